### Ironwood po polsku: słowa gry, miejsca, karty.
###
### Nazwy pochodzą z polskiej instrukcji (stąd wielkie litery); gdzie brak słowa, tłumaczenie jest nasze.
### Formy: .short do etykiet, .in (gdzie) .from (skąd) .to (dokąd) dla miejsc, przypadki genitive dative
### accusative locative instrumental. Słowa count-... mają wszystkie formy liczby: one (1), few (2-4),
### many (0, 5), other (1,5).


## Gra i strony

game-ironwood = Ironwood

side-ironclad = Pancerny Klan
    .genitive = Pancernego Klanu
    .dative = Pancernemu Klanowi
    .accusative = Pancerny Klan
    .locative = Pancernym Klanie
    .instrumental = Pancernym Klanem
side-woodwalkers = Plemię Puszczy
    .genitive = Plemienia Puszczy
    .dative = Plemieniu Puszczy
    .accusative = Plemię Puszczy
    .locative = Plemieniu Puszczy
    .instrumental = Plemieniem Puszczy

role-ironclad = Dowódca
role-woodwalkers = Wódz
bot-ironclad = Żelazobot
bot-woodwalkers = Lasobot


## Góry

place-ferrum = Ferrum
    .short = Fe
    .in = na Ferrum
    .from = z Ferrum
    .to = na Ferrum
place-auria = Auria
    .short = Au
    .in = na Aurii
    .from = z Aurii
    .to = na Aurię
place-lithimar = Lithimar
    .short = Li
    .in = na Lithimarze
    .from = z Lithimaru
    .to = na Lithimar
place-palladimor = Palladimor
    .short = Pd
    .in = na Palladimorze
    .from = z Palladimoru
    .to = na Palladimor
place-zincur = Zincur
    .short = Zn
    .in = na Zincurze
    .from = z Zincuru
    .to = na Zincur
place-argentimar = Argentimar
    .short = Ag
    .in = na Argentimarze
    .from = z Argentimaru
    .to = na Argentimar
place-chromia = Chromia
    .short = Cr
    .in = na Chromii
    .from = z Chromii
    .to = na Chromię
place-cobaltis = Cobaltis
    .short = Co
    .in = na Cobaltisie
    .from = z Cobaltisu
    .to = na Cobaltis
place-cuprumis = Cuprumis
    .short = Cu
    .in = na Cuprumisie
    .from = z Cuprumisu
    .to = na Cuprumis
place-gallimor = Gallimor
    .short = Ga
    .in = na Gallimorze
    .from = z Gallimoru
    .to = na Gallimor
place-plumbarum = Plumbarum
    .short = Pb
    .in = na Plumbarum
    .from = z Plumbarum
    .to = na Plumbarum


## Lasy

place-f01 = Las 1
    .short = L1
    .in = w Lesie 1
    .from = z Lasu 1
    .to = do Lasu 1
place-f02 = Las 2
    .short = L2
    .in = w Lesie 2
    .from = z Lasu 2
    .to = do Lasu 2
place-f03 = Las 3
    .short = L3
    .in = w Lesie 3
    .from = z Lasu 3
    .to = do Lasu 3
place-f04 = Las 4
    .short = L4
    .in = w Lesie 4
    .from = z Lasu 4
    .to = do Lasu 4
place-f05 = Las 5
    .short = L5
    .in = w Lesie 5
    .from = z Lasu 5
    .to = do Lasu 5
place-f06 = Las 6
    .short = L6
    .in = w Lesie 6
    .from = z Lasu 6
    .to = do Lasu 6
place-f07 = Las 7
    .short = L7
    .in = w Lesie 7
    .from = z Lasu 7
    .to = do Lasu 7
place-f08 = Las 8
    .short = L8
    .in = w Lesie 8
    .from = z Lasu 8
    .to = do Lasu 8
place-f09 = Las 9
    .short = L9
    .in = w Lesie 9
    .from = z Lasu 9
    .to = do Lasu 9
place-f10 = Las 10
    .short = L10
    .in = w Lesie 10
    .from = z Lasu 10
    .to = do Lasu 10
place-f11 = Las 11
    .short = L11
    .in = w Lesie 11
    .from = z Lasu 11
    .to = do Lasu 11
place-f12 = Las 12
    .short = L12
    .in = w Lesie 12
    .from = z Lasu 12
    .to = do Lasu 12
place-f13 = Las 13
    .short = L13
    .in = w Lesie 13
    .from = z Lasu 13
    .to = do Lasu 13
place-f14 = Las 14
    .short = L14
    .in = w Lesie 14
    .from = z Lasu 14
    .to = do Lasu 14
place-f15 = Las 15
    .short = L15
    .in = w Lesie 15
    .from = z Lasu 15
    .to = do Lasu 15
place-f16 = Las 16
    .short = L16
    .in = w Lesie 16
    .from = z Lasu 16
    .to = do Lasu 16


## Ile: forma podstawowa nazywa, accusative to, co się porusza, dobiera, zyskuje

count-warrior = { $count ->
         [one] { $count } Wojownik
         [few] { $count } Wojowników
         [many] { $count } Wojowników
        *[other] { $count } Wojownika
    }
    .accusative = { $count ->
         [one] { $count } Wojownika
         [few] { $count } Wojowników
         [many] { $count } Wojowników
        *[other] { $count } Wojownika
    }
    .genitive = { $count ->
         [one] { $count } Wojownika
         [few] { $count } Wojowników
         [many] { $count } Wojowników
        *[other] { $count } Wojownika
    }
count-golem = { $count ->
         [one] { $count } Golem
         [few] { $count } Golemy
         [many] { $count } Golemów
        *[other] { $count } Golema
    }
    .accusative = { $count ->
         [one] { $count } Golema
         [few] { $count } Golemy
         [many] { $count } Golemów
        *[other] { $count } Golema
    }
    .genitive = { $count ->
         [one] { $count } Golema
         [few] { $count } Golemów
         [many] { $count } Golemów
        *[other] { $count } Golema
    }
count-squad = { $count ->
         [one] { $count } Drużyna
         [few] { $count } Drużyny
         [many] { $count } Drużyn
        *[other] { $count } Drużyny
    }
    .accusative = { $count ->
         [one] { $count } Drużynę
         [few] { $count } Drużyny
         [many] { $count } Drużyn
        *[other] { $count } Drużyny
    }
    .genitive = { $count ->
         [one] { $count } Drużyny
         [few] { $count } Drużyn
         [many] { $count } Drużyn
        *[other] { $count } Drużyny
    }
count-unit = { $count ->
         [one] { $count } jednostka
         [few] { $count } jednostki
         [many] { $count } jednostek
        *[other] { $count } jednostki
    }
    .accusative = { $count ->
         [one] { $count } jednostkę
         [few] { $count } jednostki
         [many] { $count } jednostek
        *[other] { $count } jednostki
    }
    .genitive = { $count ->
         [one] { $count } jednostki
         [few] { $count } jednostek
         [many] { $count } jednostek
        *[other] { $count } jednostki
    }
count-combat-unit = { $count ->
         [one] { $count } jednostka bojowa
         [few] { $count } jednostki bojowe
         [many] { $count } jednostek bojowych
        *[other] { $count } jednostki bojowej
    }
    .accusative = { $count ->
         [one] { $count } jednostkę bojową
         [few] { $count } jednostki bojowe
         [many] { $count } jednostek bojowych
        *[other] { $count } jednostki bojowej
    }
    .genitive = { $count ->
         [one] { $count } jednostki bojowej
         [few] { $count } jednostek bojowych
         [many] { $count } jednostek bojowych
        *[other] { $count } jednostki bojowej
    }
count-crystal = { $count ->
         [one] { $count } Kryształ
         [few] { $count } Kryształy
         [many] { $count } Kryształów
        *[other] { $count } Kryształu
    }
    .accusative = { $count ->
         [one] { $count } Kryształ
         [few] { $count } Kryształy
         [many] { $count } Kryształów
        *[other] { $count } Kryształu
    }
    .genitive = { $count ->
         [one] { $count } Kryształu
         [few] { $count } Kryształów
         [many] { $count } Kryształów
        *[other] { $count } Kryształu
    }
count-totem = { $count ->
         [one] { $count } Totem
         [few] { $count } Totemy
         [many] { $count } Totemów
        *[other] { $count } Totemu
    }
    .accusative = { $count ->
         [one] { $count } Totem
         [few] { $count } Totemy
         [many] { $count } Totemów
        *[other] { $count } Totemu
    }
    .genitive = { $count ->
         [one] { $count } Totemu
         [few] { $count } Totemów
         [many] { $count } Totemów
        *[other] { $count } Totemu
    }
count-foundation = { $count ->
         [one] { $count } Fundament
         [few] { $count } Fundamenty
         [many] { $count } Fundamentów
        *[other] { $count } Fundamentu
    }
    .accusative = { $count ->
         [one] { $count } Fundament
         [few] { $count } Fundamenty
         [many] { $count } Fundamentów
        *[other] { $count } Fundamentu
    }
    .genitive = { $count ->
         [one] { $count } Fundamentu
         [few] { $count } Fundamentów
         [many] { $count } Fundamentów
        *[other] { $count } Fundamentu
    }
count-forge = { $count ->
         [one] { $count } Kuźnia
         [few] { $count } Kuźnie
         [many] { $count } Kuźni
        *[other] { $count } Kuźni
    }
    .accusative = { $count ->
         [one] { $count } Kuźnię
         [few] { $count } Kuźnie
         [many] { $count } Kuźni
        *[other] { $count } Kuźni
    }
    .genitive = { $count ->
         [one] { $count } Kuźni
         [few] { $count } Kuźni
         [many] { $count } Kuźni
        *[other] { $count } Kuźni
    }
count-marker = { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }
    .accusative = { $count ->
         [one] { $count } znacznik
         [few] { $count } znaczniki
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }
    .genitive = { $count ->
         [one] { $count } znacznika
         [few] { $count } znaczników
         [many] { $count } znaczników
        *[other] { $count } znacznika
    }
count-card = { $count ->
         [one] { $count } karta
         [few] { $count } karty
         [many] { $count } kart
        *[other] { $count } karty
    }
    .accusative = { $count ->
         [one] { $count } kartę
         [few] { $count } karty
         [many] { $count } kart
        *[other] { $count } karty
    }
    .genitive = { $count ->
         [one] { $count } karty
         [few] { $count } kart
         [many] { $count } kart
        *[other] { $count } karty
    }
count-basic-card = { $count ->
         [one] { $count } karta Podstawowa
         [few] { $count } karty Podstawowe
         [many] { $count } kart Podstawowych
        *[other] { $count } karty Podstawowej
    }
    .accusative = { $count ->
         [one] { $count } kartę Podstawową
         [few] { $count } karty Podstawowe
         [many] { $count } kart Podstawowych
        *[other] { $count } karty Podstawowej
    }
    .genitive = { $count ->
         [one] { $count } karty Podstawowej
         [few] { $count } kart Podstawowych
         [many] { $count } kart Podstawowych
        *[other] { $count } karty Podstawowej
    }
count-special-card = { $count ->
         [one] { $count } karta Specjalna
         [few] { $count } karty Specjalne
         [many] { $count } kart Specjalnych
        *[other] { $count } karty Specjalnej
    }
    .accusative = { $count ->
         [one] { $count } kartę Specjalną
         [few] { $count } karty Specjalne
         [many] { $count } kart Specjalnych
        *[other] { $count } karty Specjalnej
    }
    .genitive = { $count ->
         [one] { $count } karty Specjalnej
         [few] { $count } kart Specjalnych
         [many] { $count } kart Specjalnych
        *[other] { $count } karty Specjalnej
    }
count-action-card = { $count ->
         [one] { $count } karta Akcji
         [few] { $count } karty Akcji
         [many] { $count } kart Akcji
        *[other] { $count } karty Akcji
    }
    .accusative = { $count ->
         [one] { $count } kartę Akcji
         [few] { $count } karty Akcji
         [many] { $count } kart Akcji
        *[other] { $count } karty Akcji
    }
    .genitive = { $count ->
         [one] { $count } karty Akcji
         [few] { $count } kart Akcji
         [many] { $count } kart Akcji
        *[other] { $count } karty Akcji
    }
count-vision = { $count ->
         [one] { $count } Przepowiednia
         [few] { $count } Przepowiednie
         [many] { $count } Przepowiedni
        *[other] { $count } Przepowiedni
    }
    .accusative = { $count ->
         [one] { $count } Przepowiednię
         [few] { $count } Przepowiednie
         [many] { $count } Przepowiedni
        *[other] { $count } Przepowiedni
    }
    .genitive = { $count ->
         [one] { $count } Przepowiedni
         [few] { $count } Przepowiedni
         [many] { $count } Przepowiedni
        *[other] { $count } Przepowiedni
    }
count-mountain = { $count ->
         [one] { $count } Góra
         [few] { $count } Góry
         [many] { $count } Gór
        *[other] { $count } Góry
    }
    .accusative = { $count ->
         [one] { $count } Górę
         [few] { $count } Góry
         [many] { $count } Gór
        *[other] { $count } Góry
    }
    .genitive = { $count ->
         [one] { $count } Góry
         [few] { $count } Gór
         [many] { $count } Gór
        *[other] { $count } Góry
    }
count-forest = { $count ->
         [one] { $count } Las
         [few] { $count } Lasy
         [many] { $count } Lasów
        *[other] { $count } Lasu
    }
    .accusative = { $count ->
         [one] { $count } Las
         [few] { $count } Lasy
         [many] { $count } Lasów
        *[other] { $count } Lasu
    }
    .genitive = { $count ->
         [one] { $count } Lasu
         [few] { $count } Lasów
         [many] { $count } Lasów
        *[other] { $count } Lasu
    }
count-damage = { $count ->
         [one] { $count } Obrażenie
         [few] { $count } Obrażenia
         [many] { $count } Obrażeń
        *[other] { $count } Obrażenia
    }
    .accusative = { $count ->
         [one] { $count } Obrażenie
         [few] { $count } Obrażenia
         [many] { $count } Obrażeń
        *[other] { $count } Obrażenia
    }
    .genitive = { $count ->
         [one] { $count } Obrażenia
         [few] { $count } Obrażeń
         [many] { $count } Obrażeń
        *[other] { $count } Obrażenia
    }
count-round = { $count ->
         [one] { $count } Runda
         [few] { $count } Rundy
         [many] { $count } Rund
        *[other] { $count } Rundy
    }
    .accusative = { $count ->
         [one] { $count } Rundę
         [few] { $count } Rundy
         [many] { $count } Rund
        *[other] { $count } Rundy
    }
    .genitive = { $count ->
         [one] { $count } Rundy
         [few] { $count } Rund
         [many] { $count } Rund
        *[other] { $count } Rundy
    }
count-turn = { $count ->
         [one] { $count } Tura
         [few] { $count } Tury
         [many] { $count } Tur
        *[other] { $count } Tury
    }
    .accusative = { $count ->
         [one] { $count } Turę
         [few] { $count } Tury
         [many] { $count } Tur
        *[other] { $count } Tury
    }
    .genitive = { $count ->
         [one] { $count } Tury
         [few] { $count } Tur
         [many] { $count } Tur
        *[other] { $count } Tury
    }


## Plansza

term-main-board = plansza Główna
term-player-board = plansza Gracza
term-location = Lokacja
term-mountain = Góra
term-inner-mountain = wewnętrzna Góra
term-outer-mountain = zewnętrzna Góra
term-forest = Las
term-inner-forest = wewnętrzny Las
term-outer-forest = zewnętrzny Las
term-ridge = grzbiet górski
term-trail = ścieżka
term-adjacent = sąsiadujący
term-touching = stykający się
term-control = kontrolować
term-uncontrolled = niekontrolowana
term-marking-spot = pole oznaczania
term-cargo = Ładunek
term-drill-track = Tor Wiertła
term-unload = rozładować Wiertło
term-supply = wspólna pula


## Elementy

term-warrior = Wojownik
term-golem = Golem
term-drill = Wiertło
term-squad = Drużyna
term-combat-unit = jednostka bojowa
term-totem = Totem
term-full = Pełny
term-fading = Zanikający
term-foundation = Fundament
term-forge = Kuźnia
term-crystal = Kryształ
term-marker = znacznik
term-magic-die = Magiczna kość


## Rodzaje kart

term-action-card = karta Akcji
term-basic-card = karta Podstawowa
term-special-card = karta Specjalna
term-lasting-special-card = Czasowa karta Specjalna
term-exhausted = wyczerpana
term-vision-card = karta Przepowiedni
term-draw-deck = talia dobierania
term-discard-pile = stos kart odrzuconych
term-hand = ręka
term-solo-icons = ikony do Trybu Solo
term-vision-deck = talia Przepowiedni
term-vision = Przepowiednia


## Runda

term-round = Runda
term-turn-order = kolejność Tury
term-preparation-phase = Faza Przygotowania
term-action-phase = Faza Akcji
term-end-phase = Faza Końca Rundy
term-gain-crystals = Zyskaj Kryształy
term-draw-cards = Dobierz karty
term-remove-markers = Usuń znaczniki
term-return-and-discard-cards = Odzyskaj/odrzuć karty
term-totems-fade = Zanikanie Totemów
term-recruit-warriors = Werbunek Wojowników
term-secure-a-totem = Zabezpieczyć Totem
term-action-slot = miejsce na kartę
term-turn = Tura
term-available-crystals = dostępne Kryształy


## Bitwa i Walka

term-battle = Bitwa
term-combat = Walka
term-attacker = atakujący
term-defender = obrońca
term-deploy-a-card = umieścić kartę
term-damage = Obrażenia
term-defense = Obrona
term-dominance = Dominacja
term-retreat = Odwrót
term-attack-on-ferrum = Atakowanie Ferrum
term-drill-destroyed = Zniszczenie Wiertła


## Słowa kluczowe

keyword-attack = Zaatakuj
keyword-build = Zbuduj
keyword-burn = Spal
keyword-discover = Odkryj
keyword-draw = Dobierz
keyword-gain = Zyskaj
keyword-mark = Oznacz
keyword-move = Porusz
keyword-lasting = Czasowy
keyword-recruit = Zwerbuj
keyword-remove = Usuń
keyword-resolve = Rozpatrz
keyword-spend = Wydaj
keyword-steal = Zabierz
keyword-win = Wygrana
keyword-this-combat = W tej walce
keyword-each-combat = W każdej walce
keyword-this-round = W tej Rundzie
keyword-when-exhausted = Po wyczerpaniu
keyword-while-in-play = Dopóki karta jest w grze
keyword-when-burned = Po spaleniu


## Tryb Solo

term-bot-hand = ręka Bota
term-bot-aid = Skrót zasad Bota
term-turn-card = karta Przebiegu Tury
term-turn-flow = Przebieg Tury
term-action-table = plansza Akcji
term-approach = postawa
term-approach-change-conditions = warunki zmiany postawy
term-expansive = Ekspansywne
term-aggressive = Agresywne
term-defensive = Obronne
term-alert-face = Alarm
term-exhausted-face = Wyczerpany
term-disruptive = Przełamanie
term-exalted = Uniesienie
term-spirits-of-the-forest = Duchy Lasu
term-aggressive-spirits = Agresywne (Duchy Lasu)
term-protective-spirits = Ochronne (Duchy Lasu)
bot-move-pursuit = Pościg
bot-move-protect = Ochrona
bot-move-expand = Rozwój
bot-move-plunder = Plądrowanie
bot-move-secure = Zabezpieczanie
bot-move-harass = Ingerencja
term-focus-squad = Drużyna w centrum uwagi
term-expend = zużyć kartę
term-marked-mountain = oznaczona Góra
term-possible-mountain = możliwa Góra
term-locate = Lokalizacja Totemu
term-target-of-the-move = cel ruchu
term-source-of-the-move = źródło ruchu
term-raising-the-difficulty = zwiększanie poziomu trudności
term-level = poziom
term-beginner-mode = tryb dla początkujących


## Karty Pancernego Klanu

card-IC01 = Posiłki
    .text = Rozpatrz 1: wydaj 1 Kryształ, aby zwerbować 1 Wojownika na Górze z Kuźnią, a następnie porusz 1 Drużynę; wydaj 5 Kryształów i zbuduj Kuźnię; zaatakuj, w tej walce: +1 do Dominacji.
card-IC02 = Podbój
    .text = Dobierz 1 kartę Specjalną. Rozpatrz 1 albo wydaj 2 Kryształy i rozpatrz 2: porusz 2 Drużyny; zaatakuj.
card-IC03 = Rozszerzenie
    .text = Rozpatrz 2: porusz 1 Drużynę; porusz Wiertło; umieść Fundament na zewnętrznej Górze, którą kontrolujesz.
card-IC04 = Karawana z rudą
    .text = Porusz 2 Drużyny. Zyskaj 1 Kryształ.
card-IC05 = Eskorta
    .text = Porusz 2 Drużyny. Porusz Wiertło.
card-IC06 = Plany bitewne
    .text = Dobierz 1 kartę Specjalną. Zaatakuj. W tej walce: +1 do Obrażeń.
card-IC07 = Pobór
    .text = Zwerbuj 2 Wojowników na Górach z Kuźnią.
card-IC08 = Ekipa pomiarowa
    .text = Porusz Wiertło. Jeśli wjechało na Górę bez Kuźni, dobierz 1 kartę Specjalną.
card-IC09 = Drążenie
    .text = Porusz Wiertło, a następnie porusz je jeszcze raz.
card-IC10 = Umocnienia
    .text = Umieść Fundament na zewnętrznej Górze, którą kontrolujesz. W tej Rundzie: +1 do Obrony w każdej walce twojej Drużyny na Górze z Fundamentem lub Kuźnią.
card-IC11 = Przebudzenie Golema
    .text = Wydaj 1 Kryształ, aby zwerbować 1 Golema na Górze z Kuźnią. Porusz 1 Drużynę.
card-IC12 = Poszukiwacze złóż
    .text = Rozpatrz 2: porusz Wiertło; dobierz 1 kartę Specjalną; zyskaj 1 Kryształ.
card-IC13 = Race sygnałowe
    .text = Porusz 1 Drużynę. Zaatakuj. W tej walce: przeciwnik umieszcza kartę jako pierwszy i odkrytą.
card-IC14 = Zaciąg wojenny
    .text = Czasowy 1. Zyskaj 1 Kryształ. Po wyczerpaniu: zwerbuj 2 Wojowników na Górach z Kuźnią.
card-IC15 = Bogata żyła
    .text = Porusz Wiertło. Jeśli wjechało na Górę bez Kuźni, dodaj do Ładunku 1 Kryształ więcej; jeśli zostało rozładowane, zyskaj 1 Kryształ.
card-IC16 = Oddział szturmowy
    .text = Zwerbuj 1 Wojownika na Górze, którą kontrolujesz. Zaatakuj tą Drużyną. W tej walce: +1 do Obrażeń.
card-IC17 = Informatorzy
    .text = Obejrzyj rękę przeciwnika, także Przepowiednie. Zwerbuj 1 Wojownika na Górze, którą kontrolujesz. Porusz 2 Drużyny.
card-IC18 = Ruchome koszary
    .text = Porusz Wiertło. Zwerbuj 1 Wojownika na jego Górze. Wydaj 1 Kryształ, aby zwerbować tam jeszcze 1.
card-IC19 = Żelazny kolos
    .text = Zamień 1 swojego Wojownika na 1 Golema. Porusz 2 Drużyny.
card-IC20 = Mistrzowski plan
    .text = Czasowy 1. Umieść Fundament na zewnętrznej Górze, którą kontrolujesz. Po wyczerpaniu: wydaj 3 Kryształy i zbuduj Kuźnię.
card-IC21 = Mur tarcz
    .text = Czasowy 2. W każdej walce, w której się bronisz: +1 do Obrony i +1 do Dominacji.
card-IC22 = Księga handlowa
    .text = Dobierz 2 karty Specjalne. Zyskaj 1 Kryształ.
card-IC23 = Machina bojowa
    .text = Czasowy 2. Oznacz 1 Górę, którą kontrolujesz. Dopóki karta jest w grze: gdy oznaczona Góra zostaje zaatakowana, przed umieszczeniem kart usuń 1 Wojownika z atakującej Drużyny.
card-IC24 = Konwój przez grzbiet
    .text = Porusz Wiertło. Porusz 1 Drużynę na Górę z Wiertłem. Jeśli kontrolujesz tę Górę, zyskaj 1 Kryształ.
card-IC25 = Kontrofensywa
    .text = Porusz 1 Drużynę. Zaatakuj. Wygrana: zwerbuj 1 Wojownika na Górze, z której wyszedł atak.
card-IC26 = Wieże strażnicze
    .text = Czasowy 2. W każdej walce, w której się bronisz: +1 do Obrażeń. Zaatakuj.
card-IC27 = Przesłuchanie
    .text = Dobierz 1 kartę Specjalną. Obejrzyj rękę przeciwnika i wybierz z niej 1 kartę Specjalną; zostaje odrzucona bez efektu spalenia.
card-IC28 = Kontrakt hutniczy
    .text = Dobierz 2 karty Specjalne. Spal 1 kartę Specjalną, aby zyskać 2 Kryształy.
card-IC29 = Zwodnicza przynęta
    .text = Porusz 1 Drużynę Plemienia Puszczy, całą lub jej część, do jednego sąsiadującego Lasu; Totemy zostają na miejscu. Następnie porusz 1 swoją Drużynę.
card-IC30 = Drogi przez grzbiety
    .text = Czasowy 2. Dopóki karta jest w grze: gdy karta Podstawowa pozwala ci poruszyć Drużyny, możesz poruszyć o 1 więcej. Porusz 1 Drużynę.
card-IC31 = Ostrzał artyleryjski
    .text = Usuń 1 Wojownika Plemienia Puszczy z wewnętrznego Lasu stykającego się z Górą z Kuźnią, którą kontrolujesz. Zaatakuj.
card-IC32 = Szarża Golemów
    .text = Porusz 1 Drużynę z Golemem. Zaatakuj nią. W tej walce: +1 do Obrażeń. Wygrana: zamień 1 Wojownika tej Drużyny na 1 Golema.
card-IC33 = Zajęcie terenu
    .text = Umieść Fundament na zewnętrznej Górze, którą kontrolujesz. Jeśli to zrobisz, a przeciwnik ma Przepowiednię tej Góry, musi ją spalić; jeśli jej nie ma, zwerbuj tam 1 Wojownika.
card-IC34 = Głębokie szyby
    .text = Czasowy 2. Dopóki karta jest w grze: za każdym razem, gdy Wiertło wjeżdża na Górę bez Kuźni, dodaj do Ładunku 1 Kryształ więcej. Porusz Wiertło.
card-IC35 = Dywidenda gildii
    .text = Czasowy 3. Za każdym razem, gdy z tej karty schodzi znacznik: zyskaj 1 Kryształ. Po wyczerpaniu: dobierz 1 kartę Specjalną.
card-IC36 = Zasłona dymna
    .text = Przeciwnik wtasowuje 1 losową Przepowiednię z ręki do talii Przepowiedni i, jeśli to zrobił, dobiera 1 Przepowiednię. Porusz 2 Drużyny.
card-IC37 = Odlewnia Golemów
    .text = Zamień 1 swojego Wojownika na Górze z Kuźnią na 1 Golema. Następnie usuń 2 swoich Wojowników z jednej Góry, aby zwerbować tam kolejnego Golema.
card-IC38 = Wojna totalna
    .text = Zaatakuj. Następnie zaatakuj inną Drużyną.


## Karty Plemienia Puszczy

card-WW01 = Przepowiednie
    .text = Dobierz 1 kartę Specjalną. Rozpatrz 1: dobierz 1 Przepowiednię; odkryj.
card-WW02 = Szybki cios
    .text = Porusz 3 Wojowników. Zaatakuj. Wygrana: zyskaj 1 Kryształ.
card-WW03 = Splądrowanie
    .text = Rozpatrz 1 albo wydaj 2 Kryształy i rozpatrz 2: porusz 5 Wojowników; zaatakuj Ferrum, wygrana: zabierz połowę Kryształów przeciwnika, zaokrąglając w górę.
card-WW04 = Zasadzka
    .text = Porusz 4 Wojowników. Usuń 1 Wojownika Pancernego Klanu z Góry stykającej się z wewnętrznym Lasem, w którym jest jeden z nich.
card-WW05 = Osłona baldachimu
    .text = Porusz 4 Wojowników. Zagraj 1 kartę Podstawową; może ona poruszyć tych Wojowników ponownie. W tej Turze nie można przenosić Totemów.
card-WW06 = Szept korzeni
    .text = Dobierz 1 Przepowiednię. Zyskaj 1 Kryształ.
card-WW07 = Święta ścieżka
    .text = Porusz 2 Wojowników. Odkryj.
card-WW08 = Błyskotliwe duchy
    .text = Porusz 4 Wojowników. Następnie porusz tych samych 4 Wojowników ponownie.
card-WW09 = Dzieci puszczy
    .text = Zwerbuj 2 Wojowników w dowolnych zewnętrznych Lasach.
    .burn = Wydaj 1 Kryształ, aby zwerbować 1 Wojownika w dowolnym zewnętrznym Lesie.
card-WW10 = Zbiory przy księżycu
    .text = Zyskaj 1 Kryształ. Porusz 3 Wojowników.
card-WW11 = Zew watahy
    .text = Zwerbuj 1 Wojownika w dowolnym zewnętrznym Lesie. Porusz 3 Wojowników.
    .burn = Porusz 2 Wojowników.
card-WW12 = Trans wieszcza
    .text = Dobierz 2 karty Specjalne. Rozpatrz 1: dobierz 1 Przepowiednię; odkryj.
card-WW13 = Uderzenie roju
    .text = Porusz 2 Wojowników. Zaatakuj. Wygrana: zagraj 1 kartę Podstawową.
card-WW14 = Pnącza
    .text = Oznacz do 2 Gór stykających się z twoimi Drużynami w wewnętrznych Lasach. W tej Rundzie: żadna jednostka Pancernego Klanu nie może ruchem opuścić oznaczonych Gór. Usuń 1 Wojownika Pancernego Klanu z jednej z nich.
card-WW15 = Kryształowy gaj
    .text = Dobierz 1 kartę Specjalną. Zyskaj 1 Kryształ.
    .burn = Zyskaj 1 Kryształ.
card-WW16 = Instynkt łowcy
    .text = Spal 1 kartę Specjalną, aby poruszyć 4 Wojowników. Zaatakuj. W tej walce: +1 do Obrony. Wygrana: zabierz 1 Kryształ.
card-WW17 = Cisi zwiadowcy
    .text = Zwerbuj 1 Wojownika w dowolnym zewnętrznym Lesie. Obejrzyj rękę przeciwnika. Porusz 2 Wojowników.
card-WW18 = Pieśń przodków
    .text = Czasowy 2. Dobierz 1 kartę Specjalną. Dopóki karta jest w grze: w każdej Fazie Przygotowania dobierz o 1 kartę Specjalną więcej.
card-WW19 = Czytanie z wiatru
    .text = Czasowy 2. W każdej walce: przeciwnik umieszcza kartę jako pierwszy i odkrytą, dopiero potem wybierasz ty. Zaatakuj.
card-WW20 = Krwawy księżyc
    .text = Czasowy 1. W każdej walce: +1 do Obrażeń. Porusz 2 Wojowników.
card-WW21 = Uderz i zniknij
    .text = Zaatakuj. Wygrana: dobierz 1 kartę Specjalną i porusz 2 Wojowników.
card-WW22 = Klątwa rdzy
    .text = Usuń 1 znacznik z każdej Czasowej karty przeciwnika; karta wyczerpana w ten sposób nie daje efektu wyczerpania. Zagraj 1 kartę Podstawową.
card-WW23 = Zmienne ścieżki
    .text = Czasowy 3. Dopóki karta jest w grze: gdy karta Podstawowa pozwala ci poruszyć Wojowników, możesz poruszyć o 2 więcej. Porusz 2 Wojowników.
card-WW24 = Mgła Larimor
    .text = Czasowy 1. Porusz 4 Wojowników. Oznacz 1 wewnętrzny Las. Dopóki karta jest w grze: nikt nie może atakować oznaczonego Lasu ani z niego.
card-WW25 = Strażnicy obrzędu
    .text = Odkryj. Jeśli odkryjesz Totem, zwerbuj 1 Wojownika w jego Lesie.
card-WW26 = W poszukiwaniu wizji
    .text = Dobierz 1 Przepowiednię. Zagraj 1 kartę Podstawową.
card-WW27 = Dwa znaki
    .text = Dobierz 2 Przepowiednie, a następnie musisz spalić 1 Przepowiednię. Odkryj.
card-WW28 = Zwołujące wycie
    .text = Spal 1 kartę Specjalną, aby poruszyć 3 Wojowników. Zaatakuj. Wygrana: zwerbuj 1 Wojownika w Lesie, z którego wyszedł atak.
card-WW29 = Wędrówka snów
    .text = Spal 1 Przepowiednię, aby dobrać 1 Przepowiednię i zyskać 2 Kryształy. Zagraj 1 kartę Podstawową.
card-WW30 = Chmura zarodników
    .text = Usuń 1 Wojownika Pancernego Klanu z Góry stykającej się z twoją Drużyną w wewnętrznym Lesie. Spal 1 kartę Specjalną, aby zrobić to ponownie na innej Górze.
card-WW31 = Skóra z kory
    .text = Czasowy 1. W każdej walce: +1 do Obrony. Zaatakuj.
card-WW32 = Wielka wędrówka
    .text = Porusz 8 Wojowników. Dobierz 1 kartę Specjalną.
    .burn = Dobierz 1 kartę Specjalną.
card-WW33 = Złodzieje kryształów
    .text = Rozpatrz 1: zyskaj 2 Kryształy; jeśli któraś twoja Drużyna jest w Lesie stykającym się z Górą z Kuźnią, zabierz 2 Kryształy. Następnie dobierz 1 kartę Specjalną.
card-WW34 = Ciernista ofiara
    .text = Spal 1 kartę Specjalną, aby dobrać 3 karty Specjalne. W tej Rundzie: +1 do Obrony w każdej twojej walce.
card-WW35 = Nieustępliwe łowy
    .text = Dobierz 1 kartę Specjalną. Zaatakuj. W tej walce: +1 do Dominacji.
    .burn = Wydaj 1 Kryształ, aby dobrać 2 karty Specjalne.
card-WW36 = Oczy sowy
    .text = Obejrzyj rękę przeciwnika i wybierz z niej 1 kartę Specjalną; zostaje spalona. Dobierz 1 Przepowiednię.
card-WW37 = Obrona gaju
    .text = Zwerbuj 1 Wojownika w wewnętrznym Lesie, który kontrolujesz. Zaatakuj tą Drużyną.
card-WW38 = Egida Totemu
    .text = Odwróć 1 Zanikający Totem na Pełną stronę. W tej Rundzie: +1 do Obrony i +1 do Dominacji w każdej walce twojej Drużyny, która ma Totem.


## The map in the terminal

map-legend = W Wojownicy  T Totem  t zanikający Totem  I Pancerny Klan  G Golemy  ⌂ Fundament  ⚒ Kuźnia  D Wiertło i jego Ładunek
