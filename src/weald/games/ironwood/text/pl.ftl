### Ironwood po polsku: słowa gry, miejsca, karty i wszystkie zdania przy stole.
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
    .accusative = Aurię
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
    .accusative = Chromię
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
    .accusative = Wojownika
term-golem = Golem
    .accusative = Golema
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
term-expansive = Ekspansywna
term-aggressive = Agresywna
term-defensive = Obronna
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
    .text = Rozpatrz 1: wydaj 1 Kryształ, aby zwerbować 1 Wojownika na Górze z Kuźnią, a następnie porusz 1 Drużynę; wydaj 5 Kryształów i zbuduj Kuźnię; zaatakuj, w tej walce: +2 do Obrażeń.
    .option1 = Wydaj 1 Kryształ, aby zwerbować 1 Wojownika na Górze z Kuźnią, a następnie porusz 1 Drużynę
    .option2 = Wydaj 5 Kryształów i zbuduj Kuźnię
    .option3 = Zaatakuj, w tej walce: +2 do Obrażeń
card-IC02 = Podbój
    .text = Dobierz 1 kartę Specjalną. Rozpatrz 1 albo wydaj 2 Kryształy i rozpatrz 2: porusz 2 Drużyny; zaatakuj.
    .option1 = Porusz 2 Drużyny
    .option2 = Zaatakuj
    .more = Wydaj 2 Kryształy i rozpatrz 2
card-IC03 = Rozszerzenie
    .text = Rozpatrz 2: porusz 1 Drużynę; porusz Wiertło; umieść Fundament na zewnętrznej Górze, którą kontrolujesz.
    .option1 = Porusz 1 Drużynę
    .option2 = Porusz Wiertło
    .option3 = Umieść Fundament na zewnętrznej Górze, którą kontrolujesz
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
    .option1 = Porusz Wiertło
    .option2 = Dobierz 1 kartę Specjalną
    .option3 = Zyskaj 1 Kryształ
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
    .text = Porusz 1 Drużynę Plemienia Puszczy, całą lub jej część, do jednego sąsiadującego Lasu; Totemy zostają na miejscu. Zaatakuj.
card-IC30 = Drogi przez grzbiety
    .text = Czasowy 2. Dopóki karta jest w grze: gdy karta Podstawowa pozwala ci poruszyć Drużyny, możesz poruszyć o 1 więcej. Porusz 1 Drużynę. Zaatakuj.
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
    .option1 = Dobierz 1 Przepowiednię
    .option2 = Odkryj
card-WW02 = Szybki cios
    .text = Porusz 3 Wojowników. Zaatakuj. Wygrana: zyskaj 1 Kryształ.
card-WW03 = Splądrowanie
    .text = Rozpatrz 1 albo wydaj 2 Kryształy i rozpatrz 2: porusz 5 Wojowników; zaatakuj Ferrum, wygrana: zabierz połowę Kryształów przeciwnika, zaokrąglając w górę.
    .option1 = Porusz 5 Wojowników
    .option2 = Zaatakuj Ferrum, wygrana: zabierz połowę Kryształów przeciwnika, zaokrąglając w górę
    .more = Wydaj 2 Kryształy i rozpatrz 2
card-WW04 = Zasadzka
    .text = Porusz 4 Wojowników. Usuń 1 Wojownika Pancernego Klanu z Góry, z którą styka się jeden z nich.
card-WW05 = Osłona baldachimu
    .text = Porusz 4 Wojowników. Zagraj 1 kartę Podstawową; może ona poruszyć tych Wojowników ponownie. W tej Turze nie można przenosić Totemów.
card-WW06 = Szept korzeni
    .text = Dobierz 1 Przepowiednię. Zyskaj 1 Kryształ.
card-WW07 = Święta ścieżka
    .text = Porusz 2 Wojowników. Odkryj.
card-WW08 = Błyskotliwe duchy
    .text = Porusz 4 Wojowników. Następnie porusz tych samych 4 Wojowników ponownie.
card-WW09 = Dzieci puszczy
    .text = Zwerbuj 2 Wojowników w jednym dowolnym zewnętrznym Lesie.
    .burn = Wydaj 1 Kryształ, aby zwerbować 1 Wojownika w dowolnym zewnętrznym Lesie.
card-WW10 = Zbiory przy księżycu
    .text = Zyskaj 1 Kryształ. Porusz 3 Wojowników.
card-WW11 = Zew watahy
    .text = Zwerbuj 1 Wojownika w dowolnym zewnętrznym Lesie. Porusz 3 Wojowników.
    .burn = Porusz 2 Wojowników.
card-WW12 = Trans wieszcza
    .text = Dobierz 2 karty Specjalne. Rozpatrz 1: dobierz 1 Przepowiednię; odkryj.
    .option1 = Dobierz 1 Przepowiednię
    .option2 = Odkryj
card-WW13 = Uderzenie roju
    .text = Porusz 2 Wojowników. Zaatakuj. Wygrana: zagraj 1 kartę Podstawową.
card-WW14 = Pnącza
    .text = Oznacz do 2 Gór stykających się z twoimi Drużynami w wewnętrznych Lasach. W tej Rundzie: żadna jednostka Pancernego Klanu nie może ruchem opuścić oznaczonych Gór. Usuń 1 Wojownika Pancernego Klanu z jednej z nich.
card-WW15 = Kryształowy gaj
    .text = Dobierz 1 Przepowiednię. Zyskaj 2 Kryształy.
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
card-WW26 = W pogoni za przepowiednią
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
    .option1 = Zyskaj 2 Kryształy
    .option2 = Zabierz 2 Kryształy, jeśli któraś twoja Drużyna jest w Lesie stykającym się z Górą z Kuźnią
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

map-legend = W Wojownicy  T Totem  t Zanikający Totem  I Pancerny Klan  G Golemy  ⌂ Fundament  ⚒ Kuźnia  D Wiertło i jego Ładunek  • znacznik  ! oznaczone dla Bota


## Przepowiednie: .short to Góra, .of to „(Totem) tej Góry”

card-V01 = Przepowiednia Aurii
    .short = Auria
    .of = Aurii
card-V02 = Przepowiednia Lithimaru
    .short = Lithimar
    .of = Lithimaru
card-V03 = Przepowiednia Palladimoru
    .short = Palladimor
    .of = Palladimoru
card-V04 = Przepowiednia Zincuru
    .short = Zincur
    .of = Zincuru
card-V05 = Przepowiednia Argentimaru
    .short = Argentimar
    .of = Argentimaru
card-V06 = Przepowiednia Chromii
    .short = Chromia
    .of = Chromii
card-V07 = Przepowiednia Cobaltisu
    .short = Cobaltis
    .of = Cobaltisu
card-V08 = Przepowiednia Cuprumisu
    .short = Cuprumis
    .of = Cuprumisu
card-V09 = Przepowiednia Gallimoru
    .short = Gallimor
    .of = Gallimoru
card-V10 = Przepowiednia Plumbarum
    .short = Plumbarum
    .of = Plumbarum


## O co gra pyta

prompt-handicap = Gdzie zaczyna dodatkowy Wojownik? Pozostało: { COUNT($left, "warrior") }.
prompt-first-draw = Pierwsza Runda: dobierasz jak zwykle czy dobierasz { COUNT($draw, "special-card", form: "accusative") } i zatrzymujesz { $keep }?
prompt-put-back = Która karta wraca do talii dobierania? ({ $n } z { $of })
prompt-which-marker = Z której Czasowej karty usuniesz teraz znacznik?
prompt-which-first = Dwa efekty naraz: który będzie pierwszy?
prompt-bot-stuck = Rozwój nie doprowadzi już Żelazobota do trzeciej Kuźni: zbyt wiele zewnętrznych Gór jest oznaczonych. Zakończyć grę bez rozstrzygnięcia?
prompt-turn = Tura { $turn }: zagraj kartę albo pasuj.
prompt-extra-card = Możesz zagrać jeszcze jedną kartę Podstawową.
prompt-end-turn = Tura dobiegła końca. Zakończyć ją?
prompt-move-warrior = Którego Wojownika poruszysz? Pozostało ruchów: { $left }.
prompt-move-warrior-to = Dokąd pójdzie Wojownik { NAME($from, "place", form: "from") }?
prompt-take-totem = Czy Wojownik przeniesie Totem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-squad = Którą Drużynę poruszysz? Pozostało Drużyn: { $left }.
prompt-move-squad-to = Dokąd pójdzie Drużyna { NAME($from, "place", form: "from") }?
prompt-how-many-golems = Ile Golemów pójdzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-how-many-warriors = Ilu Wojowników pójdzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-enemy = Którą Drużynę przeciwnika poruszysz?
prompt-move-enemy-to = Dokąd pójdzie Drużyna przeciwnika { NAME($from, "place", form: "from") }?
prompt-move-drill = Dokąd pojedzie Wiertło { NAME($from, "place", form: "from") }?{ $left ->
         [1] { "" }
        *[other] { " " }Pozostało ruchów: { $left }.
    }
prompt-attack-with = Którą Drużyną zaatakujesz?
prompt-attack-what = Co zaatakujesz Drużyną { NAME($from, "place", form: "from") }?
prompt-deploy = Walka ({ NAME($forest, "place") } – { NAME($mountain, "place") }): którą kartę umieścisz?
prompt-spread-damage = Jak rozdzielisz { COUNT($damage, "damage", form: "accusative") } { NAME($at, "place", form: "in") }?
prompt-retreat = Dokąd wycofa się pokonana Drużyna { NAME($from, "place", form: "from") }?
prompt-found-where = Gdzie umieścisz Fundament?
prompt-build-where = Gdzie zbudujesz Kuźnię?
prompt-discover = Który Totem odkryjesz?
prompt-discover-with = { NAME($mountain, "place") }: która Drużyna otrzyma Totem?
prompt-flip-totem = Który Zanikający Totem odwrócisz na Pełną stronę?
prompt-spend = { NAME($card, "card") }: wydasz { COUNT($crystals, "crystal", form: "accusative") }?
prompt-burn = { NAME($card, "card") }: którą kartę Specjalną spalisz?
prompt-burn-vision = { NAME($card, "card") }: którą Przepowiednię spalisz?
prompt-sacrifice = { NAME($card, "card") }: skąd usuniesz { COUNT($count, "warrior", form: "accusative") }?
prompt-recruit-where = { NAME($card, "card") }: gdzie werbujesz? Pozostało: { COUNT($left, $unit) }.
prompt-remove-where = { NAME($card, "card") }: skąd usuniesz { NAME($unit, "term", form: "accusative") }?
prompt-swap-where = { NAME($card, "card") }: gdzie zamienisz Wojownika na Golema?
prompt-mark-where = { NAME($card, "card") }: co oznaczysz? Pozostało: { COUNT($left, "marker") }.
prompt-resolve = { NAME($card, "card") }: co rozpatrzysz? Pozostało opcji: { $left }.
prompt-enemy-burns = { NAME($card, "card") }: którą kartę Specjalną straci przeciwnik?
prompt-hand-limit = Na ręce możesz mieć { COUNT($limit, "action-card", form: "accusative") }: odrzuć jeszcze { COUNT($over, "special-card", form: "accusative") }.
prompt-recruit = Zwerbujesz Wojownika za { COUNT($cost, "crystal", form: "accusative") }? Masz ich { $crystals }.


## Co można wybrać: etykiety. option-<słowo>-<pytanie> ma pierwszeństwo przed option-<słowo>

option-done = Gotowe
option-done-handicap = Nikogo więcej
option-done-extra-card = Nie graj kolejnej karty
option-done-move-warrior = Koniec ruchów
option-done-move-squad = Koniec ruchów
option-done-move-enemy = Zostaw ich na miejscu
option-done-attack-with = Nie atakuj
option-done-found-where = Nie umieszczaj Fundamentu
option-done-discover = Nie odkrywaj
option-done-flip-totem = Nie odwracaj Totemu
option-done-recruit-where = Nie werbuj
option-done-remove-where = Nikogo nie usuwaj
option-done-swap-where = Nie zamieniaj
option-done-mark-where = Nie oznaczaj
option-done-resolve = Nic więcej nie rozpatruj
option-done-enemy-burns = Nie wybieraj karty
option-done-recruit = Nie werbuj
option-pass = Pasuj i dobierz kartę
option-end = Zakończ Turę
option-end-game = Zakończ grę: nikt nie wygrywa
option-go-on = Graj dalej
option-yes = Tak
option-yes-spend = Wydaj { COUNT($crystals, "crystal", form: "accusative") }
option-no = Nie
option-no-deploy = Nie umieszczaj karty
option-no-spend = Nie płać
option-no-burn = Nic nie spalaj
option-no-burn-vision = Nie spalaj Przepowiedni
option-no-sacrifice = Nikogo nie usuwaj
option-stay = Zostań
option-stay-move-drill = Wiertło zostaje
option-stay-retreat = Bez Odwrotu
option-from = { NAME($at, "place", form: "from") }
option-to = { NAME($at, "place", form: "to") }
option-to-attack-what = Zaatakuj { NAME($at, "place", form: "accusative") }
option-at = { NAME($at, "place", form: "in") }
option-at-remove-where = { NAME($at, "place", form: "from") }
option-at-sacrifice = { NAME($at, "place", form: "from") }
option-at-mark-where = { NAME($at, "place", form: "accusative") }
option-play = Zagraj: { NAME($at, "card") }
option-deploy = Umieść: { NAME($at, "card") }
option-burn = Spal: { NAME($at, "card") }
option-discard = Odrzuć: { NAME($at, "card") }
option-return = Odłóż: { NAME($at, "card") }
option-card = { NAME($at, "card") }
option-discover = Totem { NAME($at, "card", form: "of") }
option-warriors = { COUNT($n, "warrior") }
option-golems = { COUNT($n, "golem") }
option-golems-spread-damage = { $n ->
         [0] Usuń tylko Wojowników
        *[other] Usuń { COUNT($n, "golem", form: "accusative") }, resztę Obrażeń przydziel Wojownikom
    }
option-draw = Dobierz { COUNT($n, "special-card", form: "accusative") }
option-resolve = { NAME($card, "card", form: "more") }
option-option = { $n ->
         [1] { TEXT($card, "card", form: "option1") }
         [2] { TEXT($card, "card", form: "option2") }
        *[3] { TEXT($card, "card", form: "option3") }
    }
option-take-full = Przenieś Pełny Totem
option-take-fading = Przenieś Zanikający Totem
option-leave = Zostaw Totem na miejscu


## Co się stało: dziennik. -known to wersja z zakrytymi kartami

event-set-up = Plansza jest przygotowana.
event-first-vision = { NAME($seat, "side") } zaczyna z jedną Przepowiednią na ręce.
event-first-vision-known = { NAME($seat, "side") } zaczyna z Przepowiednią { NAME($card, "card", form: "of") }.
event-round = Zaczyna się Runda { $round }.
event-end-phase = Zaczyna się Faza Końca Rundy.
event-gained = { NAME($seat, "side") } zyskuje { COUNT($count, "crystal", form: "accusative") }.
event-spent = { NAME($seat, "side") } wydaje { COUNT($count, "crystal", form: "accusative") }.
event-stole = { $count ->
         [0] { NAME($seat, "side") } nie ma czego zabrać.
        *[other] { NAME($seat, "side") } zabiera przeciwnikowi { COUNT($count, "crystal", form: "accusative") }.
    }
event-loaded = { NAME($seat, "side") } dodaje do Ładunku { COUNT($count, "crystal", form: "accusative") }.
event-drew = { NAME($seat, "side") } dobiera { COUNT($count, "special-card", form: "accusative") }.
event-drew-known = { NAME($seat, "side") } dobiera { COUNT($count, "special-card", form: "accusative") }: { NAME($cards, "card") }.
event-drew-visions = { NAME($seat, "side") } dobiera { COUNT($count, "vision", form: "accusative") }.
event-drew-visions-known = { NAME($seat, "side") } dobiera { COUNT($count, "vision", form: "accusative") }: { NAME($cards, "card", form: "short") }.
event-reshuffled = { NAME($seat, "side") } tasuje stos kart odrzuconych i tworzy nową talię dobierania ({ COUNT($count, "card") }).
event-shuffled-back = { NAME($seat, "side") } wtasowuje { COUNT($count, "card", form: "accusative") } z powrotem do talii dobierania.
event-ordered-back = { NAME($seat, "side") } odkłada po kolei { COUNT($count, "card", form: "accusative") } do talii dobierania.
event-took-back = { NAME($seat, "side") } bierze z powrotem { COUNT($count, "basic-card", form: "accusative") }.
event-supply-short = Pula jest pusta, brakuje { COUNT($count, "crystal", form: "genitive") } ({ NAME($seat, "side") }).
event-recruited = { NAME($seat, "side") } werbuje { NAME($unit, "term", form: "accusative") } { NAME($at, "place", form: "in") }.
event-removed = { NAME($seat, "side") } traci { NAME($unit, "term", form: "accusative") } { NAME($at, "place", form: "in") }.
event-swapped = { NAME($at, "place", form: "in") } { NAME($seat, "side") } zamienia Wojownika na Golema.
event-played = { NAME($seat, "side") } zagrywa kartę { NAME($card, "card") }.
event-passed = { NAME($seat, "side") } pasuje.
event-resolves = { NAME($seat, "side") } rozpatruje kartę { NAME($card, "card") }: „{ $option ->
         [1] { TEXT($card, "card", form: "option1") }
         [2] { TEXT($card, "card", form: "option2") }
        *[3] { TEXT($card, "card", form: "option3") }
    }”.
event-lasts = Karta { NAME($card, "card") } pozostaje w grze: { COUNT($count, "marker") }.
event-marker-off = { $left ->
         [0] Z karty { NAME($card, "card") } schodzi ostatni znacznik.
        *[other] Z karty { NAME($card, "card") } schodzi znacznik (pozostało: { $left }).
    }
event-exhausted = Karta { NAME($card, "card") } jest wyczerpana i zostaje odrzucona.
event-marked = { NAME($seat, "side") } oznacza { NAME($at, "place", form: "accusative") } (karta { NAME($card, "card") }).
event-unmarked = Znaczniki karty { NAME($card, "card") } znikają z planszy.
event-moved = { NAME($seat, "side") } porusza { COUNT($count, $unit, form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-marched = { NAME($seat, "side") } porusza { $golems ->
         [0] { COUNT($warriors, "warrior", form: "accusative") }
        *[other] { $warriors ->
             [0] { COUNT($golems, "golem", form: "accusative") }
            *[other] { COUNT($warriors, "warrior", form: "accusative") } i { COUNT($golems, "golem", form: "accusative") }
        }
    } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-lured = { NAME($seat, "side") } zwabia { COUNT($count, $unit, form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-nobody = { NAME($seat, "side") } nikogo nie porusza.
event-carried = { NAME($seat, "side") } przenosi { $face ->
         [1] Pełny
        *[2] Zanikający
    } Totem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-secured = { NAME($seat, "side") } zabezpiecza Totem { NAME($to, "place", form: "in") } (łącznie: { $secured }).
event-drilled = Wiertło jedzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-drill-stays = Wiertło zostaje { NAME($at, "place", form: "in") }.
event-advanced = Tor Wiertła: znacznik przechodzi na pole { $track }.
event-unloaded = { $count ->
         [0] Wiertło nie ma czego rozładować.
        *[other] { NAME($seat, "side") } rozładowuje Wiertło: { COUNT($count, "crystal") }.
    }
event-looked-at-vision = { NAME($seat, "side") } podgląda wierzchnią kartę talii Przepowiedni.
event-looked-at-vision-known = { NAME($seat, "side") } podgląda wierzchnią kartę talii Przepowiedni: { NAME($card, "card", form: "short") }.
event-looked-at-hand = { NAME($seat, "side") } ogląda rękę przeciwnika ({ COUNT($count, "card") }).
event-looked-at-hand-known = { NAME($seat, "side") } ogląda rękę przeciwnika ({ COUNT($count, "card") }): { NAME($cards, "card") }.
event-discovered = { NAME($seat, "side") } odkrywa Totem { NAME($card, "card", form: "of") } { NAME($at, "place", form: "in") }.
event-discovered-nothing = { NAME($seat, "side") } nie odkrywa Totemu.
event-rekindled = { NAME($seat, "side") } odwraca Zanikający Totem { NAME($at, "place", form: "in") } na Pełną stronę.
event-vanished = { $count ->
         [one] { NAME($at, "place", form: "from") } znika Totem.
         [few] { NAME($at, "place", form: "from") } znikają { COUNT($count, "totem") }.
         [many] { NAME($at, "place", form: "from") } znika { COUNT($count, "totem") }.
        *[other] { NAME($at, "place", form: "from") } znika { COUNT($count, "totem") }.
    }
event-faded = { $count ->
         [one] { NAME($at, "place", form: "in") } zanika Totem.
         [few] { NAME($at, "place", form: "in") } zanikają { COUNT($count, "totem") }.
         [many] { NAME($at, "place", form: "in") } zanika { COUNT($count, "totem") }.
        *[other] { NAME($at, "place", form: "in") } zanika { COUNT($count, "totem") }.
    }
event-attacked = { NAME($seat, "side") } atakuje { NAME($to, "place", form: "accusative") } { NAME($from, "place", form: "from") }: { $units } przeciw { $enemies }.
event-no-attack = { NAME($seat, "side") } nie atakuje.
event-attack-failed = Z atakującej Drużyny nikt nie został: Bitwy nie będzie.
event-won-without-combat = { NAME($seat, "side") } wygrywa { NAME($at, "place", form: "in") } bez Walki.
event-deployed = { $deployed ->
         [0] { NAME($seat, "side") } nie umieszcza karty.
        *[other] { NAME($seat, "side") } umieszcza zakrytą kartę.
    }
event-deployed-known = { NAME($seat, "side") } umieszcza zakrytą kartę { NAME($card, "card") }.
event-deployed-face-up = { NAME($seat, "side") } umieszcza odkrytą kartę { NAME($card, "card") }.
event-revealed = { NAME($seat, "side") } ujawnia kartę { NAME($card, "card") }.
event-damage = { NAME($seat, "side") } zadaje { COUNT($total, "damage", form: "accusative") } (karta { $card }{ $bonus ->
         [0] { "" }
        *[other] , premia { $bonus }
    }{ $golems ->
         [0] { "" }
        *[other] , Golemy { $golems }
    }{ $forge ->
         [0] { "" }
        *[other] , Kuźnia { $forge }
    }{ $defense ->
         [0] { "" }
        *[other] , Obrona przeciwnika −{ $defense }
    }).
event-lost = Straty ({ NAME($seat, "side") }): { $golems ->
         [0] { $warriors ->
             [0] brak
            *[other] { COUNT($warriors, "warrior") }
        }
        *[other] { $warriors ->
             [0] { COUNT($golems, "golem") }
            *[other] { COUNT($warriors, "warrior") } i { COUNT($golems, "golem") }
        }
    }; { $golems_left ->
         [0] { $warriors_left ->
             [0] nikt nie został
            *[other] pozostało: { COUNT($warriors_left, "warrior") }
        }
        *[other] { $warriors_left ->
             [0] pozostało: { COUNT($golems_left, "golem") }
            *[other] pozostało: { COUNT($warriors_left, "warrior") }, { COUNT($golems_left, "golem") }
        }
    }.
event-dominance = { NAME($seat, "side") }: Dominacja { $total } (jednostki { $units }{ $card ->
         [0] { "" }
        *[other] , karta { $card }
    }{ $bonus ->
         [0] { "" }
        *[other] , premia { $bonus }
    }).
event-won = { NAME($seat, "side") } pokonuje Drużynę { NAME($at, "place", form: "in") }.
event-nobody-won = Nikt nie wygrywa Bitwy.
event-battle-ended = Bitwa { NAME($at, "place", form: "in") } dobiegła końca.
event-retreated = { NAME($seat, "side") } wycofuje się { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-drill-destroyed = Wiertło { NAME($at, "place", form: "in") } zostaje zniszczone i wraca na Ferrum.
event-took-cargo = { NAME($seat, "side") } zabiera z Ładunku { COUNT($count, "crystal", form: "accusative") }.
event-lost-cargo = { NAME($seat, "side") } traci z Ładunku { COUNT($count, "crystal", form: "accusative") }.
event-founded = { NAME($seat, "side") } umieszcza Fundament { NAME($at, "place", form: "in") }.
event-founded-nothing = { NAME($seat, "side") } nie umieszcza Fundamentu.
event-built = { NAME($seat, "side") } buduje Kuźnię { NAME($at, "place", form: "in") } (łącznie: { $built }).
event-burned = { NAME($seat, "side") } spala kartę { NAME($card, "card") }.
event-burned-vision = { NAME($seat, "side") } spala Przepowiednię.
event-burned-vision-known = { NAME($seat, "side") } spala Przepowiednię { NAME($card, "card", form: "of") }.
event-vision-forced = { NAME($seat, "side") } musi spalić Przepowiednię { NAME($card, "card", form: "of") }.
event-vision-shuffled-back = { NAME($seat, "side") } wtasowuje losową Przepowiednię z powrotem do talii Przepowiedni.
event-discarded = { NAME($seat, "side") } odrzuca kartę { NAME($card, "card") }.
event-conceded = { NAME($seat, "side") } poddaje się.


## Dlaczego nie: powody

why-no-own-unit-there = Nie ma tam żadnej Drużyny.
why-outer-forest-cannot-fight = W zewnętrznych Lasach się nie walczy.
why-attack-forbidden-here = Znacznik nie pozwala atakować tego Lasu ani z niego.
why-not-touching = Nie styka się z atakującą Drużyną.
why-no-enemy-there = Przeciwnik nie ma tam nic do zaatakowania.
why-only-ferrum = Ten efekt atakuje tylko Ferrum.
why-only-recruited-squad = Zaatakować może tylko Drużyna z właśnie zwerbowanym Wojownikiem.
why-needs-golem = Drużyna potrzebuje do tego Golema.
why-needs-different-squad = To musi być inna Drużyna.
why-nothing-to-attack = Ta Drużyna nie styka się z niczym, co mogłaby zaatakować.
why-card-already-used = Ta karta została już użyta w tej Rundzie.
why-already-moved = Wszystkie jednostki poruszyły się tam już w tej Turze.
why-not-moved-by-this-card = Ponownie mogą się poruszyć tylko Wojownicy poruszeni tą kartą.
why-squad-already-used = Ten efekt poruszył już Drużynę z tego miejsca.
why-may-not-move-out = Znacznik nie pozwala w tej Rundzie stąd wyjść.
why-not-adjacent-to-drill = Ten efekt porusza Drużynę tylko na sąsiadującą Górę z Wiertłem.
why-drill-already-moved = Wiertło poruszyło się już w tej Turze.
why-not-adjacent = Te Lokacje nie sąsiadują ze sobą.
why-totems-may-not-move = W tej Turze nie można przenosić Totemów.
why-no-such-unit-there = Nie ma tam takiej jednostki.
why-already-marked = Ta Lokacja jest już oznaczona.
why-nothing-to-build = Nie kontrolujesz żadnej Góry z Fundamentem.
why-already-resolved = Ta opcja została już rozpatrzona.
why-basics-cannot-be-burned = Kart Podstawowych nie można spalić.
why-too-few-units-there = Jest tam za mało Wojowników.
why-too-few-crystals = To kosztuje { COUNT($need, "crystal", form: "accusative") }, masz ich { $have }.
why-only-outer-forests = Plemię Puszczy werbuje tylko w zewnętrznych Lasach.
why-only-at-forges = Pancerny Klan werbuje tylko na Górach z Kuźnią.
why-no-warrior-left = W puli nie ma już żadnego Wojownika.
why-basics-are-kept = Kart Podstawowych się nie odrzuca.
why-already-strengthened = Jest tam już dodatkowy Wojownik.
why-no-totem-left = W puli nie ma już żadnego Totemu.
why-mountain-guarded = Góra { NAME($mountain, "place") } jest strzeżona: { COUNT($units, "combat-unit") }.
why-no-squad-touching = Z Górą { NAME($mountain, "place") } nie styka się żadna twoja Drużyna.
why-only-outer-mountains = Fundament można umieścić tylko na zewnętrznej Górze.
why-not-controlled = Nie kontrolujesz tej Góry.
why-has-foundation = Jest tam już Fundament lub Kuźnia.
why-no-forge-token = Nie masz już żadnego Fundamentu.
why-no-foundation = Nie ma tam Fundamentu.
why-needs-basic-card = To musi być karta Podstawowa.


## Dlaczego wyboru nie można tak po prostu cofnąć: czego ktoś się od tego czasu dowiedział

undo-saw-a-vision = Od tego czasu ktoś zobaczył Przepowiednię.


## Fazy Rundy

phase-preparation = Faza Przygotowania
phase-action = Faza Akcji
phase-end = Faza Końca Rundy


## Jak gra się skończyła

result-totems = Zwycięża { NAME($who, "side") }: trzeci Totem jest zabezpieczony.
    .title = Trzeci Totem jest bezpieczny
result-bot-stuck = Gra kończy się bez rozstrzygnięcia: Rozwój nie doprowadzi już Żelazobota do trzeciej Kuźni.
result-forges = Zwycięża { NAME($who, "side") }: trzecia Kuźnia stoi.
    .title = Trzecia Kuźnia stoi


## Ustawienia

setting-ordered = Talie dla początkujących
    .help = Twoja talia dobierania nie jest tasowana, lecz ułożona po kolei, od najniższego numeru na wierzchu. Talia Bota jest tasowana. Dobre na pierwszą grę.
setting-end_turn = Tura kończy się, gdy powie to jej gracz
    .help = Po ostatnim efekcie Tury gracz może się rozejrzeć albo cofnąć wybór, a dopiero potem kończy Turę.
setting-handicap_woodwalkers = Fory: dodatkowi Wojownicy dla Plemienia Puszczy
    .help = Nowy gracz zaczyna z tyloma dodatkowymi Wojownikami, po jednym w różnych zewnętrznych Lasach. Może ich być mniej.
setting-handicap_ironclad = Fory: dodatkowi Wojownicy dla Pancernego Klanu
    .help = Nowy gracz zaczyna z tyloma dodatkowymi Wojownikami, po jednym na różnych wewnętrznych Górach. Może ich być mniej.
setting-solo = Solo przeciw
    .help = Żelazobot gra przeciw tobie Pancernym Klanem, Lasobot Plemieniem Puszczy.
setting-solo-none = Nikomu: gra dwuosobowa
setting-solo-ironbot = Żelazobotowi
setting-solo-woodbot = Lasobotowi
setting-companion = Mam grę na stole
    .help = Tylko gra solo. Podajesz, które karty dobrano i co wypadło na kości; program gra za Bota i prowadzi zapis.
setting-level = Poziom trudności
    .help = Tylko gra solo. Włączone przez ciebie opcje wliczają się do sumy; reszta zostanie do niej dopełniona.
setting-red_icons = Czerwone ikony działają
    .help = Solo, 2 poziomy. Bot rozpatruje także czerwone ikony swoich kart.
setting-four_cards = Cztery karty na początek
    .help = Solo, 2 poziomy. Bot zaczyna z 4 kartami Specjalnymi zamiast 2.
setting-golem_start = Golem na Ferrum
    .help = Żelazobot, 3 poziomy. Zaczyna z Golemem.
setting-two_foundations = Dwa Fundamenty
    .help = Żelazobot, 3 poziomy. Zaczyna z Fundamentami na 2 losowych zewnętrznych Górach.
setting-spirits_start = Duchy od początku
    .help = Lasobot, 3 poziomy. Zaczyna z 2 znacznikami przy Duchach Lasu.
setting-fewer_foundations = Mniej Fundamentów
    .help = Lasobot, 3 poziomy. 2 z twoich żetonów Kuźni wracają do pudełka.
setting-extra_warriors = Dodatkowi Wojownicy Bota
    .help = Solo, od 1 do 5 poziomów. Od 1 do 3: po jednym Wojowniku więcej w tylu losowych miejscach. 4 i 5: przeciw Żelazobotowi na wszystkich wewnętrznych Górach, przy 5 także na Ferrum; przeciw Lasobotowi w 4, przy 5 we wszystkich zewnętrznych Lasach.


## Samotnie przeciw botowi

icon-card = karta
icon-crystals = Kryształy
icon-drill = Wiertło
icon-squad = Drużyna
icon-golem = Golem
icon-battle = Bitwa
icon-compass = kompas
icon-hit = trafienie
icon-forge = Kuźnia
icon-shield = tarcza
icon-eye = oko
icon-alert = alarm
icon-cubes = znaczniki
icon-search = poszukiwanie
icon-arrows = strzałki
die-highest-even = najwyższa liczba parzysta
die-lowest-even = najniższa liczba parzysta
die-highest-odd = najwyższa liczba nieparzysta
die-lowest-odd = najniższa liczba nieparzysta

prompt-bot-demands-burn = Bot tego żąda: którą kartę Specjalną spalisz?
prompt-bot-demands-choice = Bot tego żąda: spalisz kartę Specjalną czy oddasz Kryształ?
prompt-enter-die = Co wypadło na Magicznej kości?
prompt-enter-card = Odkryj wierzchnią kartę ręki Bota. Która to?
prompt-enter-draw = Dobierz kartę Specjalną. Która to? Zostało do dobrania: { $left }.
prompt-enter-vision = Dobierz Przepowiednię. Która to? Zostało do dobrania: { $left }.
prompt-enter-first-vision = Która wewnętrzna Przepowiednia ci została?
prompt-enter-top-vision = Która Przepowiednia leży na wierzchu talii Przepowiedni?
prompt-enter-lost-vision = Wylosuj jedną ze swoich Przepowiedni i wtasuj ją z powrotem. Która to?
prompt-enter-returned-vision = Wylosuj odrzuconą Przepowiednię do talii Przepowiedni. Która to?
prompt-enter-place = Wylosuj miejsce. Które to? Zostało do wylosowania: { $left }.
option-die = { NAME($at, "die") }
option-pay = Oddaj Kryształ

event-bot-aggressive = { NAME($seat, "bot") } przyjmuje postawę agresywną: Drużyna o sile { $squad } jest z Totemem { NAME($forest, "place", form: "in") }.
event-bot-defensive = { NAME($seat, "bot") } przyjmuje postawę obronną: ma { COUNT($crystals, "crystal", form: "accusative") } i kontroluje Fundament { NAME($mountain, "place", form: "in") }.
event-bot-expansive = { NAME($seat, "bot") } przyjmuje postawę ekspansywną: nikt nie trzyma Totemu, a budować nie może.
event-bot-step = { NAME($seat, "bot") } { $step ->
         [located] lokalizuje Totem
         [plunder] idzie plądrować, bo masz 5 lub więcej Kryształów
         [secure] wynosi Totem, który trzyma jego Drużyna
         [build] buduje Kuźnię
         [aggressive] poluje na Totem
         [found] kładzie Fundament
         [exhausted] jest wyczerpany: rozpatruje kartę i przechodzi w Alarm
        *[act] rozpatruje kartę
    }.
event-bot-expends = { NAME($seat, "bot") } zużywa kartę { NAME($card, "card") }{ $resolved ->
         [0] { " " }bez rozpatrzenia
        *[other] { "" }
    }.
event-bot-no-card = { NAME($seat, "bot") } nie ma karty do zużycia; miejsce zajmuje znacznik.
event-bot-icon = Ikona: { NAME($icon, "icon") }.
event-bot-ignores-icon = Czerwona ikona „{ NAME($icon, "icon") }” jest pomijana.
event-bot-compensated = Ikona „{ NAME($icon, "icon") }” niczego nie zmieniła.
event-bot-empty-hand = Ręka Bota jest pusta: { NAME($seat, "bot") } dobiera kartę i jego Tura się kończy.
event-bot-drew = { NAME($seat, "bot") } bierze do ręki Bota { COUNT($count, "special-card", form: "accusative") } bez oglądania.
event-bot-drew-top = { NAME($seat, "bot") } kładzie na wierzchu ręki Bota { COUNT($count, "special-card", form: "accusative") } bez oglądania.
event-bot-shuffles-hand = Ręka Bota jest potasowana: { COUNT($count, "card") }.
event-bot-rolls = Remis: { NAME($options, "place") }. Na kości wypadła { NAME($die, "die") }, czyli { NAME($at, "place") }.
event-bot-turn-card = Karta Przebiegu Tury pokazuje stronę { $face ->
         [exhausted] Wyczerpany
        *[alert] Alarm
    }.
event-bot-focus = { NAME($seat, "bot") } bierze na cel Drużynę o sile { $squad } { NAME($forest, "place", form: "in") }.
event-bot-no-target = { NAME($seat, "bot") } nie ma czego zaatakować.
event-bot-too-weak = { NAME($seat, "bot") } rezygnuje z ataku na { NAME($to, "place", form: "accusative") } { NAME($from, "place", form: "from") }: { $units } przeciw { $enemies }.
event-bot-skips-attack = { NAME($seat, "bot") } nie ma karty do Walki; zamiast atakować dobiera jedną.
event-bot-deploys = { NAME($seat, "bot") } umieszcza kartę { NAME($card, "card") }.
event-bot-deploys-nothing = { NAME($seat, "bot") } nie ma karty do umieszczenia.
event-bot-forces-retreat = { NAME($seat, "bot") } wymusza Odwrót { NAME($to, "place", form: "to") }; jednostek tam: { $units }.
event-bot-forces-no-retreat = { NAME($seat, "bot") } nie wymusza Odwrotu: wszędzie wokół są Totemy.
event-bot-need-not-pursue = Bez Pościgu: { $units } { NAME($mountain, "place", form: "in") } to więcej niż { $enemies } { NAME($forest, "place", form: "in") }.
event-bot-pursues = Pościg { NAME($at, "place", form: "to") }: { $units } przeciw { $enemies } { NAME($forest, "place", form: "in") }.
event-bot-no-source = Nikt nie może ruszyć { NAME($at, "place", form: "to") }.
event-bot-protects = Ochrona, { NAME($at, "place") }: { COUNT($units, "unit") }, w największej stykającej się Drużynie { $enemies }.
event-bot-protects-ferrum = Ochrona, Ferrum: { COUNT($units, "unit") }, mniej niż { $enough }.
event-bot-nothing-to-protect = Ochrona: nic nie jest zagrożone.
event-bot-expands = Rozwój { NAME($at, "place", form: "to") }; w Lasach wokół: { COUNT($enemies, "warrior") }.
event-bot-nowhere-to-expand = Rozwój: żaden cel nie jest osiągalny.
event-bot-drill-stays = Wiertło zostaje { NAME($at, "place", form: "in") }.
event-bot-stuck = { NAME($seat, "bot") } nie dojdzie już Rozwojem do trzeciej Kuźni; gra toczy się dalej.
event-bot-builds = { NAME($seat, "bot") } wybiera na Kuźnię { NAME($at, "place", form: "accusative") }: najmniejsza Drużyna, { $units }.
event-bot-founds = { NAME($seat, "bot") } wybiera na Fundament { NAME($at, "place", form: "accusative") }: największa Drużyna, { $units }.
event-bot-guards-ferrum = Ferrum potrzebuje straży: { COUNT($warriors, "warrior") }, mniej niż 3.
event-bot-recruits-at = { NAME($seat, "bot") } werbuje { NAME($at, "place", form: "in") }, gdzie ma { COUNT($units, "unit", form: "accusative") }.
event-bot-hides-vision = Jedna z Przepowiedni z ręki została wtasowana do talii Przepowiedni.
event-bot-hides-vision-known = Przepowiednia { NAME($card, "card", form: "of") } została wtasowana do talii Przepowiedni.
event-bot-marks = { NAME($seat, "bot") } oznacza { NAME($at, "place", form: "accusative") }.
event-bot-unmarks = { NAME($seat, "bot") } zdejmuje znacznik { NAME($at, "place", form: "from") }.
event-bot-spirits = Duchy Lasu dostają { COUNT($count, "marker", form: "accusative") }; teraz { $spirits }.
event-bot-spirit-gone = Duchom Lasu ubywa znacznik; zostało { $spirits }.
event-bot-boxes-tokens = { $count ->
         [one] Do pudełka wraca { $count } żeton Kuźni.
         [few] Do pudełka wracają { $count } żetony Kuźni.
         [many] Do pudełka wraca { $count } żetonów Kuźni.
        *[other] Do pudełka wraca { $count } żetonu Kuźni.
    }
event-bot-locates = { $left ->
         [0] { NAME($seat, "bot") } odkrywa ostatnią Przepowiednię: { NAME($mountain, "place") }. Totem pojawi się w Lesie, który styka się z tą Górą.
        *[other] { NAME($seat, "bot") } odrzuca Przepowiednię { NAME($card, "card", form: "of") }: { NAME($mountain, "place", form: "in") } Totemu nie ma. Zostało Przepowiedni: { $left }.
    }
event-bot-locates-nothing = { NAME($seat, "bot") } nie ma czego szukać.
event-bot-aid = Skrót zasad Bota pokazuje stronę { $side ->
         [exalted] Uniesienie
        *[disruptive] Przełamanie
    }.
event-bot-plunders = Plądrowanie { NAME($to, "place", form: "to") }; w sąsiedztwie: { COUNT($warriors, "warrior") }.
event-bot-secures = Zabezpieczanie { NAME($to, "place", form: "to") }; w sąsiedztwie: { COUNT($warriors, "warrior") }.
event-bot-harasses = Ingerencja { NAME($to, "place", form: "to") }; w sąsiedztwie: { COUNT($warriors, "warrior") }.
event-bot-carries = Zabezpieczanie: Totem idzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }; jednostki Pancernego Klanu stykające się z tym Lasem: { $enemies }.
event-bot-carries-out = Zabezpieczanie: Totem idzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-bot-moves-nobody = { NAME($seat, "bot") } nie ma kogo ruszyć.
event-bot-returns-vision = Przepowiednia { NAME($card, "card", form: "of") } wraca do talii Przepowiedni; teraz { $deck }.

## Do czego prowadzi wybór

note-attack-impossible = bez efektu: żadna Drużyna nie może teraz zaatakować
note-discovery-impossible = bez efektu: żadnego Totemu nie można teraz odkryć
note-forces = { COUNT($mine, "unit") } przeciw { $theirs }
note-forge-of = { $n }. Kuźnia z { $goal }

## Ekran

ui-iw-vision = Odkryj, gdy masz Drużynę w wewnętrznym Lesie stykającym się z tą Górą i nie stoi na niej żadna jednostka Pancernego Klanu.
ui-iw-preparation = Przygotowanie
ui-iw-action = Akcje
ui-iw-action-turn = Akcje · Tura { $turn } z { $turns }
ui-iw-end = Koniec
ui-iw-crystals = Kryształy
ui-iw-cards-in-hand = karty na ręce
ui-iw-visions = Przepowiednie
ui-iw-visions-shown = Odkryte Przepowiednie
ui-iw-forges-to-win = Kuźnie do wygranej
ui-iw-totems-to-win = Totemy do wygranej
ui-iw-turns = Tury
ui-iw-note-open = w puli { COUNT($reserve, "warrior") } · talia { $deck }
ui-iw-note-ironclad = Kuźnie { $forges } z { $total }
ui-iw-note-woodwalkers = Totemy { $totems } z { $total }
ui-iw-played = zagrane w tej Rundzie
ui-iw-in-play = Czasowe
ui-iw-discard = stos kart odrzuconych
ui-iw-battle-for = Bitwa: { NAME($place, "place") }
ui-iw-battle-line = atak { NAME($from, "place", form: "from") }
ui-iw-side = Strona
ui-iw-step-deploy = Karty
ui-iw-step-damage = Obrażenia
ui-iw-step-losses = Straty
ui-iw-step-dominance = Dominacja
ui-iw-step-after = Po Walce
ui-iw-card = karta
ui-iw-bonus = efekty
ui-iw-enemy-defense = Obrona przeciwnika
ui-iw-units-left = pozostałe jednostki
ui-iw-dealt = zadano
ui-iw-total = razem
ui-iw-lost = straty { $lost }
ui-iw-stand = { $left ->
         [0] nikt nie stoi
         [one] stoi { $left }
         [few] stoją { $left }
         [many] stoi { $left }
        *[other] stoi { $left }
    }
ui-iw-face-down = zakryta
ui-iw-no-card = bez karty
ui-iw-deciding = decyduje…
ui-iw-not-yet = jeszcze nierozstrzygnięte
ui-iw-wins = { $tie ->
         [1] Przy remisie wygrywa atakujący: { NAME($side, "side") }
        *[other] Wygrywa { NAME($side, "side") }
    }
ui-iw-nobody-wins = Nikt nie wygrywa
ui-iw-attack-failed = Nie został żaden atakujący
ui-iw-bot-bonus = W Walce

## Co mówi ten, kto wyjaśnia swoje ruchy

because-built = Trzy Kuźnie na zewnętrznych Górach dają mi zwycięstwo: to numer { $built }.
because-founded = Kuźnia potrzebuje najpierw Fundamentu, a on nic nie kosztuje. { NAME($at, "place", form: "in") } może teraz powstać.
because-secured = Trzy Totemy w zewnętrznych Lasach dają mi zwycięstwo: to numer { $secured }.
because-discovered = Góry z tej Przepowiedni nikt nie pilnuje. Teraz Totem { NAME($at, "place", form: "in") } musi trafić do zewnętrznego Lasu, zanim zniknie.
because-carried = Totem liczy się tylko w zewnętrznym Lesie, a gdy leży, zanika. Dlatego idzie z nami { NAME($to, "place", form: "to") }.
because-attacked = To ryzyko, { $units } przeciw { $enemies }. Ale wygrana Bitwa opróżnia to miejsce ({ NAME($to, "place") }), a decydują też karty.
because-attacked-stronger = Mam więcej jednostek, { $units } przeciw { $enemies }, więc atakuję od razu. Cel: { NAME($to, "place") }.
because-attacked-totem = { NAME($to, "place", form: "in") } leży Totem. Gdy nie będzie komu go nieść, zaniknie: za to warto zagrać { $units } przeciw { $enemies }.
because-drilled = Wiertło znajduje Kryształy tam, gdzie nie ma Kuźni, i przywozi je do niej: dalej { NAME($to, "place", form: "to") }.
because-marched = Gdzie mam jednostki, tam trzymam teren, a { NAME($to, "place", form: "in") } będzie mi potrzebny.
because-marched-outer = Kuźnia może stać tylko na zewnętrznej Górze, a { NAME($to, "place", form: "in") } nie ma jeszcze nawet Fundamentu.
because-marched-foundation = Fundament { NAME($to, "place", form: "in") } nic nie da bez jednostek, które zbudują na nim Kuźnię i ją utrzymają.
because-marched-forge = Kuźnia { NAME($to, "place", form: "in") } to jedna trzecia mojego zwycięstwa, więc dostanie straż.
because-moved = Gdzie mam jednostki, tam trzymam teren, a { NAME($to, "place", form: "in") } będzie mi potrzebny.
because-moved-totem = Totem { NAME($to, "place", form: "in") } nie może leżeć sam: ktoś musi go wynieść.
because-recruited = Bitwy kosztują jednostki, więc sprowadzam nowe, zanim będą potrzebne: { NAME($at, "place", form: "in") }.
because-rekindled = Pełną stroną do góry Totem { NAME($at, "place", form: "in") } przetrwa o Rundę dłużej. To czas, żeby go wynieść.
because-stole = Zabrane: { COUNT($count, "crystal") }. To liczy się podwójnie: mam to ja, a nie przeciwnik.
