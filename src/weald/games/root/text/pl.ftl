### Root po polsku: słowa gry, miejsca, karty, pytania, dziennik.
###
### Każda rzecz ma jedną nazwę. Nazwa może mieć formy: .short do etykiet, .in .from .to dla miejsc, przypadki. Strony są
### w liczbie pojedynczej, a dziennik w czasie teraźniejszym, żeby zdania pasowały do wszystkich.


## Gra i jej strony

game-root = Root
side-marquise = Markiza
    .genitive = Markizy
    .dative = Markizie
    .accusative = Markizę
    .instrumental = Markizą
side-eyrie = Orle Gniazdo
    .genitive = Orlego Gniazda
    .dative = Orlemu Gniazdu
    .accusative = Orle Gniazdo
    .instrumental = Orlim Gniazdem
side-alliance = Sojusz
    .genitive = Sojuszu
    .dative = Sojuszowi
    .accusative = Sojusz
    .instrumental = Sojuszem
side-vagabond = Włóczęga
    .genitive = Włóczęgi
    .dative = Włóczędze
    .accusative = Włóczęgę
    .instrumental = Włóczęgą
side-second_vagabond = drugi Włóczęga
    .genitive = drugiego Włóczęgi
    .dative = drugiemu Włóczędze
    .accusative = drugiego Włóczęgę
    .instrumental = drugim Włóczęgą
side-cult = Kult
    .genitive = Kultu
    .dative = Kultowi
    .accusative = Kult
    .instrumental = Kultem
side-duchy = Księstwo
    .genitive = Księstwa
    .dative = Księstwu
    .accusative = Księstwo
    .instrumental = Księstwem
side-corvids = Krucza Konspiracja
    .genitive = Kruczej Konspiracji
    .dative = Kruczej Konspiracji
    .accusative = Kruczą Konspirację
    .instrumental = Kruczą Konspiracją
side-hundreds = Władca Setek
    .genitive = Władcy Setek
    .dative = Władcy Setek
    .accusative = Władcę Setek
    .instrumental = Władcą Setek
side-riverfolk = Rzeczna Kompania
    .genitive = Rzecznej Kompanii
    .dative = Rzecznej Kompanii
    .accusative = Rzeczną Kompanię
    .instrumental = Rzeczną Kompanią
side-keepers = Zakon Strażników
    .genitive = Zakonu Strażników
    .dative = Zakonowi Strażników
    .accusative = Zakon Strażników
    .instrumental = Zakonem Strażników
side-seat1 = Gracz 1
side-seat2 = Gracz 2
side-seat3 = Gracz 3
side-seat4 = Gracz 4
side-seat5 = Gracz 5
side-seat6 = Gracz 6
role-marquise = Markiza de Kot
role-eyrie = Dynastia Orlego Gniazda
role-alliance = Leśny Sojusz
role-vagabond = Włóczęga
role-second_vagabond = Drugi Włóczęga
role-cult = Jaszczurzy Kult
role-duchy = Podziemne Księstwo
role-corvids = Krucza Konspiracja
role-hundreds = Władca Setek
role-riverfolk = Rzeczna Kompania
role-keepers = Strażnicy w Żelazie

## Miejsca

place-c1 = polana 1
    .short = 1
    .in = na polanie 1
    .from = z polany 1
    .to = na polanę 1
place-c2 = polana 2
    .short = 2
    .in = na polanie 2
    .from = z polany 2
    .to = na polanę 2
place-c3 = polana 3
    .short = 3
    .in = na polanie 3
    .from = z polany 3
    .to = na polanę 3
place-c4 = polana 4
    .short = 4
    .in = na polanie 4
    .from = z polany 4
    .to = na polanę 4
place-c5 = polana 5
    .short = 5
    .in = na polanie 5
    .from = z polany 5
    .to = na polanę 5
place-c6 = polana 6
    .short = 6
    .in = na polanie 6
    .from = z polany 6
    .to = na polanę 6
place-c7 = polana 7
    .short = 7
    .in = na polanie 7
    .from = z polany 7
    .to = na polanę 7
place-c8 = polana 8
    .short = 8
    .in = na polanie 8
    .from = z polany 8
    .to = na polanę 8
place-c9 = polana 9
    .short = 9
    .in = na polanie 9
    .from = z polany 9
    .to = na polanę 9
place-c10 = polana 10
    .short = 10
    .in = na polanie 10
    .from = z polany 10
    .to = na polanę 10
place-c11 = polana 11
    .short = 11
    .in = na polanie 11
    .from = z polany 11
    .to = na polanę 11
place-c12 = polana 12
    .short = 12
    .in = na polanie 12
    .from = z polany 12
    .to = na polanę 12
place-burrow = Nora
    .short = N
    .in = w Norze
    .from = z Nory
    .to = do Nory
place-f1 = las 1
    .short = L1
    .in = w lesie 1
    .from = z lasu 1
    .to = do lasu 1
place-f2 = las 2
    .short = L2
    .in = w lesie 2
    .from = z lasu 2
    .to = do lasu 2
place-f3 = las 3
    .short = L3
    .in = w lesie 3
    .from = z lasu 3
    .to = do lasu 3
place-f4 = las 4
    .short = L4
    .in = w lesie 4
    .from = z lasu 4
    .to = do lasu 4
place-f5 = las 5
    .short = L5
    .in = w lesie 5
    .from = z lasu 5
    .to = do lasu 5
place-f6 = las 6
    .short = L6
    .in = w lesie 6
    .from = z lasu 6
    .to = do lasu 6
place-f7 = las 7
    .short = L7
    .in = w lesie 7
    .from = z lasu 7
    .to = do lasu 7
place-f8 = las 8
    .short = L8
    .in = w lesie 8
    .from = z lasu 8
    .to = do lasu 8
place-f9 = las 9
    .short = L9
    .in = w lesie 9
    .from = z lasu 9
    .to = do lasu 9
place-f10 = las 10
    .short = L10
    .in = w lesie 10
    .from = z lasu 10
    .to = do lasu 10
map-autumn = Jesień
map-winter = Zima
map-lake = Jezioro
map-mountain = Góry

## Kolory

suit-fox = lis
    .genitive = lisa
suit-rabbit = królik
    .genitive = królika
suit-mouse = mysz
    .genitive = myszy
suit-bird = ptak
    .genitive = ptaka

## Przedmioty

item-boot = but
    .accusative = but
item-bag = torba
    .accusative = torbę
item-crossbow = kusza
    .accusative = kuszę
item-hammer = młot
    .accusative = młot
item-sword = miecz
    .accusative = miecz
item-tea = herbata
    .accusative = herbatę
item-coin = moneta
    .accusative = monetę
item-torch = pochodnia
    .accusative = pochodnię
item-ruin_boot = but z ruin
    .accusative = but z ruin
item-ruin_bag = torba z ruin
    .accusative = torbę z ruin
item-ruin_hammer = młot z ruin
    .accusative = młot z ruin
item-ruin_sword = miecz z ruin
    .accusative = miecz z ruin

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-warrior = { $count ->
         [one] { $count } wojownik
         [few] { $count } wojownicy
         [many] { $count } wojowników
        *[other] { $count } wojownika
    }
    .accusative = { $count ->
         [one] { $count } wojownika
         [few] { $count } wojowników
         [many] { $count } wojowników
        *[other] { $count } wojownika
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
count-point = { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
         [many] { $count } punktów
        *[other] { $count } punktu
    }
    .accusative = { $count ->
         [one] { $count } punkt
         [few] { $count } punkty
         [many] { $count } punktów
        *[other] { $count } punktu
    }
count-hit = { $count ->
         [one] { $count } trafienie
         [few] { $count } trafienia
         [many] { $count } trafień
        *[other] { $count } trafienia
    }
    .accusative = { $count ->
         [one] { $count } trafienie
         [few] { $count } trafienia
         [many] { $count } trafień
        *[other] { $count } trafienia
    }
count-item = { $count ->
         [one] { $count } przedmiot
         [few] { $count } przedmioty
         [many] { $count } przedmiotów
        *[other] { $count } przedmiotu
    }
    .accusative = { $count ->
         [one] { $count } przedmiot
         [few] { $count } przedmioty
         [many] { $count } przedmiotów
        *[other] { $count } przedmiotu
    }
count-clearing = { $count ->
         [one] { $count } polana
         [few] { $count } polany
         [many] { $count } polan
        *[other] { $count } polany
    }
    .accusative = { $count ->
         [one] { $count } polanę
         [few] { $count } polany
         [many] { $count } polan
        *[other] { $count } polany
    }
count-action = { $count ->
         [one] { $count } akcja
         [few] { $count } akcje
         [many] { $count } akcji
        *[other] { $count } akcji
    }
    .accusative = { $count ->
         [one] { $count } akcję
         [few] { $count } akcje
         [many] { $count } akcji
        *[other] { $count } akcji
    }

## Zadania

card-ruin_boot = But
card-ruin_bag = Torba
card-ruin_hammer = Młot
card-ruin_sword = Miecz

## O co pyta gra

prompt-use-effect = Czy używasz wyłożonej karty?
prompt-anything-else = Coś jeszcze, zanim przejdziesz dalej?
prompt-bank-with = Kto dobiera z tobą kartę?
prompt-rob-whom = Komu bierzesz losową kartę?
prompt-tax-where = Skąd usuwasz wojownika?
prompt-look-at-whom = Czyje karty oglądasz?
prompt-craft = Wytwarzaj karty albo przejdź dalej.
prompt-activate-which = Który element wytwórczy aktywujesz? Pozostało: { $count }.
prompt-spend-for-dominance = Którą kartę wydajesz za kartę { NAME($card, "card") }?
prompt-discard = Odrzuć { COUNT($count, "card", form: "accusative") }.
prompt-place-where = Gdzie umieszczasz { NAME($piece, "piece", form: "accusative") }? Pozostało: { $count }.
prompt-move-from = Skąd się poruszasz?
prompt-move-to = Dokąd się poruszasz { NAME($from, "place", form: "from") }?
prompt-move-champion = { NAME($piece, "piece") }: czy idzie z innymi { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-how-many = Ilu wojowników poruszasz { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-battle-where = Gdzie rozpoczynasz bitwę?
prompt-battle-whom = Kogo atakujesz { NAME($place, "place", form: "in") }?
prompt-ambush = { NAME($enemy, "side") }: atak na ciebie { NAME($place, "place", form: "in") }. Czy urządzasz zasadzkę?
prompt-foil = { NAME($enemy, "side") }: zasadzka { NAME($place, "place", form: "in") }. Czy ją udaremniasz?
prompt-who-first = Obie strony mają efekty. Kto użyje ich pierwszy?
prompt-battle-effect = Otrzymujesz trafienia z rzutu: { $rolled }, dodatkowe: { $extra }. Czy używasz efektu?
prompt-lose-piece = { NAME($side, "side") }: co zostaje utracone { NAME($place, "place", form: "in") }? Pozostało: { COUNT($count, "hit") }.
prompt-which-trigger = Co rozpatrzyć najpierw?
prompt-recruit-where = Gdzie werbujesz?
prompt-rest-of-daylight = Coś jeszcze w Dzień?

## Co można wybrać

option-done = Dalej
option-end = Koniec
option-done-ambush = Bez zasadzki
option-done-foil = Nie udaremniaj
option-done-move-from = Bez dalszych ruchów
option-done-move-champion = Nie, zostaje
option-done-use-effect = Niczego nie używaj
option-done-anything-else = Teraz nic
option-done-battle-effect = Niczego nie używaj
option-done-craft = Nie wytwarzaj więcej
option-from = { NAME($at, "place", form: "from") }
option-to = { NAME($at, "place", form: "to") }
option-in = { NAME($at, "place", form: "in") }
option-warriors = { COUNT($n, "warrior") }
option-against = Przeciw { NAME($at, "side", form: "dative") }
option-player = { NAME($at, "side") }
option-suit = { NAME($at, "suit") }
option-piece = { NAME($at, "piece") }
option-spend = Wydaj kartę { NAME($at, "card") }
option-discard = Odrzuć kartę { NAME($at, "card") }
option-reveal = Odsłoń kartę { NAME($at, "card") }
option-give = Daj kartę { NAME($at, "card") }
option-take = Weź kartę { NAME($at, "card") }
option-craft = Wytwórz kartę { NAME($at, "card") }
option-use = Użyj karty { NAME($at, "card") }
option-ambush = Zagraj kartę { NAME($at, "card") }
option-activate = Aktywuj kartę { NAME($at, "card") }
option-claim = Weź kartę { NAME($at, "card") }, która leży obok mapy
option-battle = Bitwa
option-recruit = Werbunek
option-build = Budowa
option-move = Ruch
option-first-attacker = Atakujący
option-first-defender = Obrońca
option-item = { NAME($at, "item") }

## Co się stało

event-first-player = { NAME($seat, "side") } zaczyna.
event-turn = { NAME($side, "side") } zaczyna turę.
event-drew = { NAME($seat, "side") } dobiera { COUNT($count, "card", form: "accusative") }.
event-drew-known = { NAME($seat, "side") } dobiera { COUNT($count, "card", form: "accusative") }: { NAME($cards, "card") }.
event-reshuffled = Ze stosu kart odrzuconych powstaje nowa talia: { COUNT($count, "card") }.
event-spent = { NAME($seat, "side") } wydaje kartę { NAME($card, "card") }.
event-discarded = { NAME($seat, "side") } odrzuca kartę { NAME($card, "card") }.
event-dominance-available = { NAME($card, "card") } leży obok mapy.
event-scored = { NAME($seat, "side") } zdobywa { COUNT($points, "point", form: "accusative") } (razem { $total }).
event-lost-points = { NAME($seat, "side") } traci { COUNT($points, "point", form: "accusative") } (razem { $total }).
event-won = { NAME($seat, "side") } wygrywa.
event-activated-dominance = { NAME($seat, "side") } aktywuje kartę { NAME($card, "card") } i już nie punktuje.
event-took-dominance = { NAME($seat, "side") } wydaje kartę { NAME($paid, "card") } i bierze kartę { NAME($card, "card") }.
event-crafted = { NAME($seat, "side") } wytwarza kartę { NAME($card, "card") }.
event-took-item = { NAME($seat, "side") } bierze { NAME($item, "item", form: "accusative") }.
event-used-card = { NAME($seat, "side") } używa wyłożonej karty { NAME($card, "card") }.
event-took-card = { NAME($seat, "side") } bierze losową kartę od { NAME($side, "side", form: "genitive") }.
event-took-card-known = { NAME($seat, "side") } bierze losową kartę od { NAME($side, "side", form: "genitive") }: { NAME($card, "card") }.
event-showed-hand = { NAME($seat, "side") } pokazuje karty na ręce { NAME($side, "side", form: "dative") }.
event-showed-hand-known = { NAME($seat, "side") } pokazuje { NAME($side, "side", form: "dative") } karty na ręce: { NAME($cards, "card") }.
event-moved = { NAME($seat, "side") } porusza { COUNT($count, "warrior", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-champion = { NAME($seat, "side") } porusza { NAME($piece, "piece", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-removed = { $count ->
         [one] { NAME($seat, "side") } usuwa { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "from") }.
         [few] { NAME($seat, "side") } usuwa { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
         [many] { NAME($seat, "side") } usuwa { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
        *[other] { NAME($seat, "side") } usuwa { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
    }
event-battled = { NAME($seat, "side") } atakuje { NAME($side, "side", form: "accusative") } { NAME($place, "place", form: "in") }.
event-ambushed = { NAME($seat, "side") } zagrywa kartę { NAME($card, "card") }.
event-foiled = { NAME($seat, "side") } udaremnia zasadzkę: { NAME($card, "card") }.
event-battle-over = Nie ma już atakujących.
event-rolled = Wypadło { $one } i { $two }: atakujący zadaje { $attacker }, obrońca { $defender }.
event-extra-hit = { NAME($seat, "side") } zadaje dodatkowo { COUNT($count, "hit", form: "accusative") }: { NAME($why, "hit") }.
event-armorers = { NAME($seat, "side") } ignoruje trafienia z rzutu.
event-battle-ended = Bitwa { NAME($place, "place", form: "in") } dobiegła końca.
event-ruin-removed = Ruiny { NAME($place, "place", form: "in") } są puste i znikają.
event-explored = { NAME($seat, "side") } bada ruiny { NAME($place, "place", form: "in") }.
event-phase = { NAME($phase, "phase") }.
hit-defenseless = obrońca jest bezbronny
hit-sappers = Saperzy
hit-brutal_tactics = Brutalna taktyka
event-hits = Trafień łącznie: atakujący { $attacker }, obrońca { $defender }.
event-placed = { $count ->
         [0] { NAME($seat, "side") } nic nie umieszcza { NAME($place, "place", form: "in") }: zasoby są puste.
         [one] { NAME($seat, "side") } umieszcza { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }.
         [few] { NAME($seat, "side") } umieszcza { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "in") }.
         [many] { NAME($seat, "side") } umieszcza { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "in") }.
        *[other] { NAME($seat, "side") } umieszcza { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "in") }.
    }
event-built = { NAME($seat, "side") } buduje { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }.

## Dlaczego nie

why-already-in-play = Karta o tej nazwie jest już w grze.
why-empty-hand = Na ręce nie ma kart.
why-has-dominance = Masz już aktywowaną kartę dominacji.
why-no-actions = Nie masz już akcji.
why-no-battle = Nie ma gdzie rozpocząć bitwy.
why-no-bird-to-spend = Potrzebna jest ptasia karta.
why-no-card-to-spend = Nie masz karty w tym kolorze.
why-no-crafting-pieces = Brakuje elementów wytwórczych na jej koszt.
why-no-fighters = Nie ma tam wojownika ani pionka do walki.
why-no-matching-card = Nie masz karty pasującej do tej polany.
why-no-move = Żaden ruch nie jest możliwy.
why-no-own-warrior = Nie masz wojownika na mapie.
why-no-slot = Nie ma tam wolnego pola.
why-no-such-item = Tego przedmiotu nie ma już w zasobach.
why-no-warrior-left = W zasobach nie ma już wojownika.
why-no-warriors = Nie masz tam wojowników.
why-nobody-to-fight = Nie ma tam wroga.
why-not-adjacent = Nie sąsiaduje.
why-not-an-enemy = Ten gracz nie jest wrogiem.
why-not-craftable = Tej karty nie można wytworzyć.
why-not-opposite = Miejsce startu musi być naprzeciw narożnika innego gracza.
why-not-ruled = Nie władasz tą polaną.
why-not-there = Ten gracz nic tam nie ma.
why-not-your-place = W to miejsce wchodzi tylko jego własna strona.
why-nowhere-to-go = Nie ma stąd dokąd iść.
why-rules-neither = Nie władasz ani polaną początkową, ani docelową.
why-scorched = Na spalonej polanie nie można niczego umieszczać ani na nią wchodzić.
why-start-taken = Zaczyna tam inny gracz.
why-too-few-points = Potrzeba: { COUNT($needed, "point") }.
why-track-empty = Żaden już nie został.
why-used-already = W tej turze jest już użyta.
why-wrong-ambush = Zasadzka nie pasuje do polany.
why-wrong-suit = Polana ma inny kolor.

## Dlaczego wyboru nie można po prostu cofnąć

undo-looked-at-ruin = Od tego czasu zajrzano do ruin.
undo-revealed-card = Od tego czasu odsłonięto kartę.
undo-rolled-dice = Od tego czasu rzucono kośćmi.
undo-saw-hand = Od tego czasu ktoś obejrzał karty na ręce.
undo-took-card = Od tego czasu zabrano kartę.

## Fazy tury

phase-birdsong = Świt
phase-daylight = Dzień
phase-evening = Wieczór

## Jak się skończyło

result-points = { NAME($who, "side") } osiąga 30 punktów i wygrywa.
    .title = Las ma władcę: { NAME($who, "side") }
result-dominance = { NAME($who, "side") } wygrywa przez dominację.
    .title = { NAME($who, "side") }: dominacja nad lasem

## Ustawienia

setting-map = Mapa
    .help = Jesień ma nadrukowane kolory; na innych mapach są losowe. Zima: rzeka dzieli lasy. Jezioro: pływa po nim prom. Góry: zamknięte ścieżki i przełęcz.
setting-map-autumn = Jesień
setting-map-winter = Zima
setting-map-lake = Jezioro
setting-map-mountain = Góry
setting-shuffled_suits = Losowe kolory
    .help = Dwanaście znaczników kolorów zostaje potasowanych i zakrywa nadrukowane kolory polan.
setting-setup = Przygotowanie
    .help = Zaawansowane: frakcje wybiera się z kart przygotowania i zaczynają w ojczyznach; kolory są losowe; z pięciu kart zatrzymuje się trzy.
setting-setup-standard = Zwykłe
setting-setup-advanced = Zaawansowane
setting-landmarks = Charakterystyczne miejsca
    .help = Najwyżej dwa z sześciu miejsc, losowo: Prom, Wieża, Zaginione Miasto, Legendarna Kuźnia, Czarny Rynek, Pradawne Drzewo.
setting-hirelings = Najemnicy
    .help = Ilu najemników jest do najęcia: grupy, które służą temu, kto na torze punktów dojdzie do ich znaczników. Według Prawa gra się dokładnie z trzema albo bez nich. Ich frakcjami nie można grać.
setting-deck = Talia
    .help = Talia wygnańców i partyzantów ma inne efekty do wytworzenia; zasadzki, dominacje i przedmioty są te same.
setting-deck-base = Talia podstawowa
setting-deck-exiles_partisans = Talia wygnańców i partyzantów


## Terminal

map-legend = ▌ władca  □ wolne pole  ▒ ruiny  ✕ pogorzelisko  ♣ las
term-supply = zasoby


## Ekran

ui-rt-points = punkty
ui-rt-cards-in-hand = karty na ręce
ui-rt-coalition = w koalicji
ui-rt-note-warriors = w zasobach { COUNT($count, "warrior") }
ui-rt-take-from = Ze stosu kart odrzuconych
ui-rt-claim-from = Obok mapy
pile-common-dominance = Obok mapy
pile-common-played = Wyłożone karty
pile-play = wyłożone karty
pile-revealed = odsłonięte karty
pile-common-discard = Stos kart odrzuconych
ui-rt-ruin = ruiny
ui-rt-slots-open = { $count ->
         [one] { $count } wolne pole
         [few] { $count } wolne pola
         [many] { $count } wolnych pól
        *[other] { $count } wolnego pola
    }
ui-rt-ruled-by = włada { NAME($side, "side") }
ui-rt-ruled-by-nobody = nikt nie włada
ui-rt-score-track = Tor punktów
ui-rt-has-points = { NAME($side, "side") }: { COUNT($count, "point") }
ui-rt-item-supply = Przedmioty w zasobach
ui-rt-any-suit = dowolny kolor
ui-rt-cost = koszt wytworzenia:
ui-rt-card-ambush = zasadzka
ui-rt-card-dominance = dominacja
ui-rt-card-item = przedmiot
ui-rt-card-immediate = od razu
ui-rt-card-persistent = zostaje
ui-rt-crafted = Wytworzone przedmioty
ui-rt-crafting = Wytwarzanie
ui-rt-crafting-how = Każdy znak kosztu karty opłacasz jednym swoim elementem tego koloru, każdym raz na turę.
ui-rt-crafting-pieces = Elementy wytwórcze: wolne, potem użyte
ui-rt-battle-in = Bitwa { NAME($place, "place", form: "in") }
ui-rt-side = Strona
ui-rt-attacker = atakujący
ui-rt-defender = obrońca
ui-rt-fighters = { $count ->
         [one] { $count } walczący
         [few] { $count } walczących
         [many] { $count } walczących
        *[other] { $count } walczącego
    }
ui-rt-step-ambush = Zasadzka
    .help = Obrońca może zagrać zasadzkę pasującą do polany: dwa trafienia od razu. Atakujący może ją udaremnić inną.
ui-rt-step-roll = Rzut
    .help = Atakujący bierze wyższą kość, obrońca niższą (przeciw Sojuszowi odwrotnie). Nikt nie wyrzuca więcej trafień, niż ma tam wojowników.
ui-rt-step-effects = Efekty
    .help = Dodatkowe trafienia: za przywódców i karty oraz jedno, gdy obrońca nie ma tam wojowników.
ui-rt-step-hits = Trafienia
    .help = Obie strony zadają trafienia jednocześnie. Najpierw giną wojownicy; wybiera ich właściciel.
ui-rt-no-ambush = bez zasadzki
ui-rt-not-foiled = nie udaremniono
ui-rt-nothing = nic
ui-rt-deciding = decyduje…
ui-rt-ambush-hits = od razu 2 trafienia
ui-rt-cut-short = Nie ma już atakujących.
ui-rt-rolled = z rzutu
ui-rt-capped = najwyżej { $count }: więcej nie walczy
ui-rt-armored = trafienia z rzutu pominięte
ui-rt-dealt = zadane ({ $rolled } + { $extra })
ui-rt-does-battle = atak na jednej polanie
ui-rt-does-recruit = wojownik przy każdym punkcie werbunkowym
ui-rt-does-build = zapłać drewnem, zdobądź punkty
ui-rt-does-move = ścieżką

## Do czego prowadzi wybór

why-too-few-pieces = Koszt wymaga elementów wytwórczych tego koloru ({ NAME($suit, "suit") }): { $need }, możesz aktywować { $have }.
why-too-few-pieces-any = Koszt wymaga elementów wytwórczych dowolnego koloru: { $need }, zostało { $have }.
note-crafts-item = { NAME($item, "item") }, +{ COUNT($points, "point") }
note-fights = { $mine } przeciw { $theirs }
note-fights-defenseless = { $mine } przeciw nikomu: dodatkowe trafienie

## Co mówi ten, kto wyjaśnia swoje ruchy

because-battled = Za każdy budynek lub żeton usunięty { NAME($place, "place", form: "in") } mam punkt, a kto tam padnie, ten nie odda mi ciosu.
because-battled-leader = { NAME($side, "side") } ma { COUNT($n, "point", form: "accusative") }, najwięcej z moich rywali. Ktoś musi to spowolnić, więc atakuję { NAME($place, "place", form: "in") }.
because-battled-back = Atak { NAME($side, "side", form: "genitive") } nie zostanie bez odpowiedzi: dziś odpowiadam { NAME($place, "place", form: "in") }.
because-ambushed = Zasadzka zadaje dwa trafienia jeszcze przed rzutem: może zakończyć bitwę, zanim się zacznie.
because-moved = Gdzie władam, tam mogę budować i iść dalej. Dlatego posyłam { COUNT($count, "warrior", form: "accusative") } { NAME($to, "place", form: "to") }.
because-moved-guard = { NAME($to, "place", form: "in") } mnie atakowano. Posyłam tam { COUNT($count, "warrior", form: "accusative") }, niech następny dobrze się zastanowi.
because-moved-home = Moje budynki { NAME($to, "place", form: "in") } to punkty dla tego, kto je usunie. Dlatego idzie do nich straż: { COUNT($count, "warrior") }.
because-built = { $piece ->
        [sawmill] Tartak numer { $n }, { NAME($place, "place", form: "in") }: daje punkty i co Świt przynosi drewno.
        [workshop] Warsztat numer { $n }: daje punkty i odtąd { NAME($place, "place", form: "in") } dla mnie wytwarza.
        [recruiter] Punkt werbunkowy numer { $n }: daje punkty, a za tę samą akcję mam o wojownika więcej.
        [roost] Grzęda numer { $n }, { NAME($place, "place", form: "in") }: grzędy punktują każdego Wieczoru, im ich więcej, tym lepiej.
        [citadel] Cytadela numer { $n }: co Świt do Nory przychodzi więcej wojowników.
        [market] Targ numer { $n }: co Wieczór dobieram o kartę więcej, a karty pozyskują ministrów.
        [stronghold] Twierdza Setek numer { $n }: co Świt przychodzi do niej { NAME($place, "place", form: "in") } wojownik.
       *[other] Ogród numer { $n } w tym kolorze: im ich więcej, tym więcej punktów daje jego karta, a { NAME($place, "place", form: "in") } władam, dopóki stoi.
    }
because-crafted = Odtąd ta karta pomaga mi w każdej turze, więc im wcześniej, tym lepiej.
because-crafted-item = Przedmiot od razu daje punkty, a dla innych zostaje o jeden mniej.
because-crafted-once = Działa od razu i tylko raz: teraz można na tym dużo zyskać.
because-activated-dominance = Odtąd punkty mi się nie liczą: wygram władaniem polanami, więc ich pilnujcie.
because-added-to-decree = { $column ->
        [recruit] Każda karta w Dekrecie to obowiązek na każdą turę. Werbować można, dopóki mam grzędę, więc to najpewniejsze.
        [move] Każda karta w Dekrecie to obowiązek na każdą turę. Ruch zawsze się uda, dopóki władam choć jedną polaną.
        [battle] Odtąd muszę walczyć w każdej turze, ale wrogów wokół nie brakuje.
       *[build] Co turę grzęda to co Wieczór więcej punktów, dopóki znajdę na nią miejsce.
    }
because-new-leader = { $leader ->
        [builder] Budowniczy każe werbować i wykonywać ruch, a za przedmioty mam pełne punkty.
        [charismatic] Charyzmatyk każe werbować i walczyć i sprowadza po dwóch wojowników.
        [commander] Dowódca każe wykonywać ruch i walczyć, a w ataku zadaję o trafienie więcej.
       *[despot] Despota każe wykonywać ruch i budować, a za to, co zburzę, daje więcej punktów.
    }
because-founded-roost = Bez grzędy nie ma powrotu. Zaczynam od nowa { NAME($place, "place", form: "in") }; na początek: { COUNT($count, "warrior") }.
because-sympathy = Żeton numer { $n }: daje punkty, a kto wprowadzi wojowników { NAME($place, "place", form: "to") } albo go usunie, jest mi winien kartę.
because-revolted = Wszyscy inni znikają { NAME($place, "place", form: "in") }, a ja mam bazę: teraz mogę szkolić oficerów.
because-mobilized = Zwolennicy płacą za poparcie i bunty, więc karta jest tam więcej warta niż na ręce.
because-officer = Mam { COUNT($count, "officer", form: "accusative") }, czyli tyle samo operacji każdego Wieczoru.
because-organized = Wojownik zamienia się { NAME($place, "place", form: "in") } w poparcie, a poparcie daje punkty.
because-explored = W ruinach { NAME($place, "place", form: "in") } czeka na mnie przedmiot i punkt. Nikt inny się do niego nie dostanie.
because-aided = { NAME($side, "side") } dostaje kartę, a ja przyjaźń albo przedmiot. Przyjaźń daje punkty, im bliższa, tym więcej.
because-quest-done = Zadanie numer { $n } w tym kolorze: każde daje o punkt więcej niż poprzednie.
because-repaired = Uszkodzony przedmiot ({ NAME($item, "item") }) nic nie daje. Kto żyje z przedmiotów, ten je naprawia.
because-conspired = { $conspiracy ->
        [crusade] Maszerować i walczyć pozwalają mi tylko akolici, więc za { COUNT($count, "acolyte", form: "accusative") } ogłaszam krucjatę.
        [convert] Za { COUNT($count, "acolyte", form: "accusative") } ich wojownik jest mój: u nich o jednego mniej, u mnie o jednego więcej.
       *[sanctify] Za { COUNT($count, "acolyte", form: "accusative") } ich budynek staje się moim ogrodem, a z nim władam polaną.
    }
because-sacrificed = { COUNT($acolytes, "acolyte") }: gdy jest ich dość, na polanach wyrzutka zdobędą mi wojowników, a nawet budynki.
because-established = Placówka handlowa numer { $n }: od razu daje punkty, a { NAME($place, "place", form: "in") } kupią u mnie więcej.
because-set-price = Cena { $price }, { NAME($service, "service") }: za drogie nikt nie kupi, za tanie szkoda.
because-set-price-up = Nowa cena { $price }, { NAME($service, "service") }: komuś się przyda i zapłaci więcej.
because-set-price-down = Cena już tylko { $price }, { NAME($service, "service") }: lepiej sprzedać tanio niż wcale.
because-committed = Zaangażowany środek { NAME($owner, "side", form: "genitive") } wraca w następnej turze, więc to prawie nic nie kosztuje.
because-dug = Tunelem moi wojownicy wyjdą z Nory prosto { NAME($place, "place", form: "in") } i nie muszą nigdzie iść.
because-swayed = Minister numer { $n }, { NAME($minister, "minister") }: raz punkty, a co turę jedna akcja więcej.
because-plotted = Co leży { NAME($place, "place", form: "in") }, zobaczycie, gdy odkryję. Do tej pory zgadujcie.
because-flipped = Intryga { NAME($place, "place", form: "in") } to numer { $n } wśród odkrytych przeze mnie: każda daje punkt za każdą odkrytą na mapie.
because-incited = O następnym Świcie motłoch spali { NAME($place, "place", form: "in") } wszystkie budynki i żetony wrogów, a ja nie ruszę łapą.
because-new-mood = { $mood ->
        [lavish] Rozrzutny: z przedmiotów skarbca będą dziś wojownicy.
        [relentless] Nieustępliwy: dziś chcę uderzyć częściej, niż się spodziewacie.
        [rowdy] Hałaśliwy: potrzebuję kart, a im więcej wrogów wokół, tym więcej ich mam.
        [grandiose] Pompatyczny: najpierw rusza wódz, a potem horda korzysta z tego, co otworzył.
        [jubilant] Rozradowany: z jednego motłochu ma być wiele.
        [wrathful] Gniewny: dziś atakuję, a każdy atak wodza zadaje o trafienie więcej.
        [stubborn] Uparty: spodziewam się ciosów, a pierwsze trafienie się nie liczy.
       *[bitter] Zgorzkniały: gdzie walczę, tam mój motłoch zamieni się w wojowników.
    }
because-encamped = { NAME($place, "place", form: "in") } mogę teraz werbować, wytwarzać i odzyskiwać relikwie tego rodzaju ({ NAME($type, "type") }). To warte wojownika.
because-delved = Relikwia musi najpierw wyjść z lasu. { NAME($to, "place", form: "from") } pójdzie do stanicy swojego rodzaju.
because-recovered = Relikwia numer { $n } jest w domu, { NAME($relic, "relic") }: daje punkty za swoją wartość, a pełna kolumna jeszcze raz.
because-retained = { $post ->
        [march] O jedną kartę do ruchu więcej, w każdej następnej turze.
        [delve] O jedną kartę do bitwy i poszukiwań więcej, w każdej następnej turze.
       *[recover] O jedną kartę do ruchu lub odzyskania więcej, w każdej następnej turze.
    }
