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
role-marquise = Markiza de Kot
role-eyrie = Dynastia Orlego Gniazda
role-alliance = Leśny Sojusz
role-vagabond = Włóczęga
role-second_vagabond = Drugi Włóczęga


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


## Kolory

suit-fox = lis
    .genitive = lisa
suit-rabbit = królik
    .genitive = królika
suit-mouse = mysz
    .genitive = myszy
suit-bird = ptak
    .genitive = ptaka


## Elementy

piece-marquise_warrior = wojownik Markizy
    .accusative = wojownika Markizy
piece-eyrie_warrior = wojownik Orlego Gniazda
    .accusative = wojownika Orlego Gniazda
piece-alliance_warrior = wojownik Sojuszu
    .accusative = wojownika Sojuszu
piece-sawmill = tartak
    .accusative = tartak
piece-workshop = warsztat
    .accusative = warsztat
piece-recruiter = punkt werbunkowy
    .accusative = punkt werbunkowy
piece-roost = grzęda
    .accusative = grzędę
piece-base = baza
    .accusative = bazę
piece-wood = drewno
    .accusative = drewno
piece-keep = twierdza
    .accusative = twierdzę
piece-sympathy = poparcie
    .accusative = poparcie


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
condition-track = na torze
condition-ready = gotowy
condition-exhausted = wyczerpany
condition-damaged = uszkodzony
condition-damaged_exhausted = uszkodzony i wyczerpany


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
count-marquise-warrior = { $count ->
         [one] { $count } wojownik Markizy
         [few] { $count } wojownicy Markizy
         [many] { $count } wojowników Markizy
        *[other] { $count } wojownika Markizy
    }
    .accusative = { $count ->
         [one] { $count } wojownika Markizy
         [few] { $count } wojowników Markizy
         [many] { $count } wojowników Markizy
        *[other] { $count } wojownika Markizy
    }
count-eyrie-warrior = { $count ->
         [one] { $count } wojownik Orlego Gniazda
         [few] { $count } wojownicy Orlego Gniazda
         [many] { $count } wojowników Orlego Gniazda
        *[other] { $count } wojownika Orlego Gniazda
    }
    .accusative = { $count ->
         [one] { $count } wojownika Orlego Gniazda
         [few] { $count } wojowników Orlego Gniazda
         [many] { $count } wojowników Orlego Gniazda
        *[other] { $count } wojownika Orlego Gniazda
    }
count-alliance-warrior = { $count ->
         [one] { $count } wojownik Sojuszu
         [few] { $count } wojownicy Sojuszu
         [many] { $count } wojowników Sojuszu
        *[other] { $count } wojownika Sojuszu
    }
    .accusative = { $count ->
         [one] { $count } wojownika Sojuszu
         [few] { $count } wojowników Sojuszu
         [many] { $count } wojowników Sojuszu
        *[other] { $count } wojownika Sojuszu
    }
count-sawmill = { $count ->
         [one] { $count } tartak
         [few] { $count } tartaki
         [many] { $count } tartaków
        *[other] { $count } tartaku
    }
    .accusative = { $count ->
         [one] { $count } tartak
         [few] { $count } tartaki
         [many] { $count } tartaków
        *[other] { $count } tartaku
    }
count-workshop = { $count ->
         [one] { $count } warsztat
         [few] { $count } warsztaty
         [many] { $count } warsztatów
        *[other] { $count } warsztatu
    }
    .accusative = { $count ->
         [one] { $count } warsztat
         [few] { $count } warsztaty
         [many] { $count } warsztatów
        *[other] { $count } warsztatu
    }
count-recruiter = { $count ->
         [one] { $count } punkt werbunkowy
         [few] { $count } punkty werbunkowe
         [many] { $count } punktów werbunkowych
        *[other] { $count } punktu werbunkowego
    }
    .accusative = { $count ->
         [one] { $count } punkt werbunkowy
         [few] { $count } punkty werbunkowe
         [many] { $count } punktów werbunkowych
        *[other] { $count } punktu werbunkowego
    }
count-roost = { $count ->
         [one] { $count } grzęda
         [few] { $count } grzędy
         [many] { $count } grzęd
        *[other] { $count } grzędy
    }
    .accusative = { $count ->
         [one] { $count } grzędę
         [few] { $count } grzędy
         [many] { $count } grzęd
        *[other] { $count } grzędy
    }
count-base = { $count ->
         [one] { $count } baza
         [few] { $count } bazy
         [many] { $count } baz
        *[other] { $count } bazy
    }
    .accusative = { $count ->
         [one] { $count } bazę
         [few] { $count } bazy
         [many] { $count } baz
        *[other] { $count } bazy
    }
count-wood = { $count ->
         [one] { $count } drewno
         [few] { $count } drewna
         [many] { $count } drewien
        *[other] { $count } drewna
    }
    .accusative = { $count ->
         [one] { $count } drewno
         [few] { $count } drewna
         [many] { $count } drewien
        *[other] { $count } drewna
    }
count-keep = { $count ->
         [one] { $count } twierdza
         [few] { $count } twierdze
         [many] { $count } twierdz
        *[other] { $count } twierdzy
    }
    .accusative = { $count ->
         [one] { $count } twierdzę
         [few] { $count } twierdze
         [many] { $count } twierdz
        *[other] { $count } twierdzy
    }
count-sympathy = { $count ->
         [one] { $count } żeton poparcia
         [few] { $count } żetony poparcia
         [many] { $count } żetonów poparcia
        *[other] { $count } żetonu poparcia
    }
    .accusative = { $count ->
         [one] { $count } żeton poparcia
         [few] { $count } żetony poparcia
         [many] { $count } żetonów poparcia
        *[other] { $count } żetonu poparcia
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
count-supporter = { $count ->
         [one] { $count } zwolennik
         [few] { $count } zwolennicy
         [many] { $count } zwolenników
        *[other] { $count } zwolennika
    }
    .accusative = { $count ->
         [one] { $count } zwolennika
         [few] { $count } zwolenników
         [many] { $count } zwolenników
        *[other] { $count } zwolennika
    }
count-officer = { $count ->
         [one] { $count } oficer
         [few] { $count } oficerowie
         [many] { $count } oficerów
        *[other] { $count } oficera
    }
    .accusative = { $count ->
         [one] { $count } oficera
         [few] { $count } oficerów
         [many] { $count } oficerów
        *[other] { $count } oficera
    }
count-operation = { $count ->
         [one] { $count } operacja
         [few] { $count } operacje
         [many] { $count } operacji
        *[other] { $count } operacji
    }
    .accusative = { $count ->
         [one] { $count } operację
         [few] { $count } operacje
         [many] { $count } operacji
        *[other] { $count } operacji
    }


## Orle Gniazdo

leader-builder = Budowniczy
    .text = Za wytworzone przedmioty zdobywa pełne punkty.
leader-charismatic = Charyzmatyk
    .text = Każdy werbunek musi wystawić dwóch wojowników.
leader-commander = Dowódca
    .text = Jako atakujący zadaje jedno trafienie więcej.
leader-despot = Despota
    .text = O punkt więcej za bitwę, w której usunie budynek lub żeton wroga.
column-recruit = Werbunek
column-move = Ruch
column-battle = Bitwa
column-build = Budowa


## Włóczęga

character-thief = Złodziej
    .text = Kradzież (pochodnia): weź losową kartę graczowi na swojej polanie.
character-tinker = Druciarz
    .text = Dniówka (pochodnia): weź ze stosu kart odrzuconych kartę w kolorze swojej polany albo ptaka.
character-ranger = Strażnik
    .text = Kryjówka (pochodnia): napraw trzy przedmioty, potem Dzień się kończy.
character-vagrant = Obieżyświat
    .text = Podżeganie (pochodnia): wywołaj tu bitwę dwóch innych (lub dołącz) i wybierz, co każda strona straci.
character-arbiter = Rozjemca
    .text = Obrońca: broniący się może cię tu wezwać; zdobywasz 1 punkt, a twoje nieuszkodzone miecze podnoszą jego limit trafień z rzutu.
character-scoundrel = Łotr
    .text = Spalona ziemia (pochodnia): usuń stąd wszystkie elementy wrogów; pochodnia zostaje i niczego już tu nie wystawisz ani nie przeniesiesz.
character-adventurer = Poszukiwacz przygód
    .text = Improwizacja: raz na turę inny przedmiot może zastąpić jeden przedmiot zadania; zostaje uszkodzony.
character-ronin = Ronin
    .text = Szybki cios: po rzucie możesz wyczerpać miecz i zadać jedno trafienie więcej, raz na bitwę.
character-harrier = Błotniak
    .text = Szybowanie (pochodnia): przenieś samą figurę na dowolną polanę.
relation-hostile = wrogi
relation-indifferent = obojętny
relation-amiable = życzliwy
relation-friendly = przyjazny
relation-allied = sojuszniczy


## Zadania

quest-fundraising_fox = Zbiórka (lis)
    .text = herbata, moneta
card-fundraising_fox = Zbiórka (lis)
    .text = herbata, moneta
quest-errand_fox = Sprawunek (lis)
    .text = herbata, but
card-errand_fox = Sprawunek (lis)
    .text = herbata, but
quest-logistics_help_fox = Pomoc w transporcie (lis)
    .text = but, torba
card-logistics_help_fox = Pomoc w transporcie (lis)
    .text = but, torba
quest-repair_a_shed_fox = Naprawa szopy (lis)
    .text = pochodnia, młot
card-repair_a_shed_fox = Naprawa szopy (lis)
    .text = pochodnia, młot
quest-give_a_speech_fox = Przemówienie (lis)
    .text = pochodnia, herbata
card-give_a_speech_fox = Przemówienie (lis)
    .text = pochodnia, herbata
quest-guard_duty_rabbit = Warta (królik)
    .text = pochodnia, miecz
card-guard_duty_rabbit = Warta (królik)
    .text = pochodnia, miecz
quest-errand_rabbit = Sprawunek (królik)
    .text = herbata, but
card-errand_rabbit = Sprawunek (królik)
    .text = herbata, but
quest-give_a_speech_rabbit = Przemówienie (królik)
    .text = pochodnia, herbata
card-give_a_speech_rabbit = Przemówienie (królik)
    .text = pochodnia, herbata
quest-fend_off_a_bear_rabbit = Odpędzenie niedźwiedzia (królik)
    .text = pochodnia, kusza
card-fend_off_a_bear_rabbit = Odpędzenie niedźwiedzia (królik)
    .text = pochodnia, kusza
quest-expel_bandits_rabbit = Przepędzenie bandytów (królik)
    .text = miecz, miecz
card-expel_bandits_rabbit = Przepędzenie bandytów (królik)
    .text = miecz, miecz
quest-expel_bandits_mouse = Przepędzenie bandytów (mysz)
    .text = miecz, miecz
card-expel_bandits_mouse = Przepędzenie bandytów (mysz)
    .text = miecz, miecz
quest-guard_duty_mouse = Warta (mysz)
    .text = pochodnia, miecz
card-guard_duty_mouse = Warta (mysz)
    .text = pochodnia, miecz
quest-fend_off_a_bear_mouse = Odpędzenie niedźwiedzia (mysz)
    .text = pochodnia, kusza
card-fend_off_a_bear_mouse = Odpędzenie niedźwiedzia (mysz)
    .text = pochodnia, kusza
quest-escort_mouse = Eskorta (mysz)
    .text = but, but
card-escort_mouse = Eskorta (mysz)
    .text = but, but
quest-logistics_help_mouse = Pomoc w transporcie (mysz)
    .text = but, torba
card-logistics_help_mouse = Pomoc w transporcie (mysz)
    .text = but, torba
card-ruin_boot = But
card-ruin_bag = Torba
card-ruin_hammer = Młot
card-ruin_sword = Miecz


## Karty

card-ambush_bird = Zasadzka (ptak)
    .text = Jako broniący się: zadaj od razu 2 trafienia. Jako atakujący: udaremnij zasadzkę. Musi pasować do polany.
card-ambush_fox = Zasadzka (lis)
    .text = Jako broniący się: zadaj od razu 2 trafienia. Jako atakujący: udaremnij zasadzkę. Musi pasować do polany.
card-ambush_rabbit = Zasadzka (królik)
    .text = Jako broniący się: zadaj od razu 2 trafienia. Jako atakujący: udaremnij zasadzkę. Musi pasować do polany.
card-ambush_mouse = Zasadzka (mysz)
    .text = Jako broniący się: zadaj od razu 2 trafienia. Jako atakujący: udaremnij zasadzkę. Musi pasować do polany.
card-dominance_bird = Dominacja (ptak)
    .text = W Dzień, mając 10 punktów: przestań punktować; wygrywasz, gdy na początku swojego Świtu władasz 2 przeciwległymi narożnikami.
card-dominance_fox = Dominacja (lis)
    .text = W Dzień, mając 10 punktów: przestań punktować; wygrywasz, gdy na początku swojego Świtu władasz 3 lisimi polanami.
card-dominance_rabbit = Dominacja (królik)
    .text = W Dzień, mając 10 punktów: przestań punktować; wygrywasz, gdy na początku swojego Świtu władasz 3 króliczymi polanami.
card-dominance_mouse = Dominacja (mysz)
    .text = W Dzień, mając 10 punktów: przestań punktować; wygrywasz, gdy na początku swojego Świtu władasz 3 mysimi polanami.
card-birdy_bindle = Ptasie zawiniątko
    .text = Weź z zasobów torbę i zdobądź 1 punkt.
card-woodland_runners = Leśni biegacze
    .text = Weź z zasobów but i zdobądź 1 punkt.
card-arms_trader = Handlarz bronią
    .text = Weź z zasobów miecz i zdobądź 2 punkty.
card-crossbow_bird = Kusza (ptak)
    .text = Weź z zasobów kuszę i zdobądź 1 punkt.
card-gently_used_knapsack = Prawie nowy plecak
    .text = Weź z zasobów torbę i zdobądź 1 punkt.
card-root_tea_fox = Herbata z korzeni (lis)
    .text = Weź z zasobów herbatę i zdobądź 2 punkty.
card-travel_gear_fox = Ekwipunek podróżny (lis)
    .text = Weź z zasobów but i zdobądź 1 punkt.
card-protection_racket = Haracz
    .text = Weź z zasobów monetę i zdobądź 3 punkty.
card-foxfolk_steel = Lisia stal
    .text = Weź z zasobów miecz i zdobądź 2 punkty.
card-anvil = Kowadło
    .text = Weź z zasobów młot i zdobądź 2 punkty.
card-smugglers_trail = Szlak przemytników
    .text = Weź z zasobów torbę i zdobądź 1 punkt.
card-root_tea_rabbit = Herbata z korzeni (królik)
    .text = Weź z zasobów herbatę i zdobądź 2 punkty.
card-a_visit_to_friends = Wizyta u przyjaciół
    .text = Weź z zasobów but i zdobądź 1 punkt.
card-bake_sale = Kiermasz ciast
    .text = Weź z zasobów monetę i zdobądź 3 punkty.
card-mouse_in_a_sack = Mysz w worku
    .text = Weź z zasobów torbę i zdobądź 1 punkt.
card-root_tea_mouse = Herbata z korzeni (mysz)
    .text = Weź z zasobów herbatę i zdobądź 2 punkty.
card-travel_gear_mouse = Ekwipunek podróżny (mysz)
    .text = Weź z zasobów but i zdobądź 1 punkt.
card-investments = Inwestycje
    .text = Weź z zasobów monetę i zdobądź 3 punkty.
card-sword = Miecz
    .text = Weź z zasobów miecz i zdobądź 2 punkty.
card-crossbow_mouse = Kusza (mysz)
    .text = Weź z zasobów kuszę i zdobądź 1 punkt.
card-armorers = Płatnerze
    .text = W bitwie po rzucie: odrzuć tę kartę, aby zignorować wszystkie trafienia z rzutu zadane tobie.
card-sappers = Saperzy
    .text = W bitwie jako broniący się: odrzuć tę kartę, aby zadać 1 trafienie więcej.
card-brutal_tactics = Brutalna taktyka
    .text = W bitwie jako atakujący: możesz zadać 1 trafienie więcej; wtedy broniący się zdobywa 1 punkt.
card-royal_claim = Królewskie roszczenie
    .text = O Świcie: odrzuć tę kartę, aby zdobyć 1 punkt za każdą polanę, którą władasz.
card-stand_and_deliver = Pieniądze albo życie!
    .text = O Świcie, raz na turę: weź innemu graczowi losową kartę; zdobywa on 1 punkt.
card-tax_collector = Poborca podatkowy
    .text = W Dzień, raz na turę: usuń jednego swojego wojownika i dobierz 1 kartę.
card-favor_of_the_foxes = Przychylność lisów
    .text = Usuń wszystkie elementy wrogów ze wszystkich lisich polan; zdobądź 1 punkt za każdy budynek i żeton.
card-command_warren = Nora dowodzenia
    .text = Na początku Dnia: możesz rozpocząć bitwę.
card-better_burrow_bank = Bank Lepsza Nora
    .text = Na początku Świtu: możesz dobrać 1 kartę razem z wybranym graczem, który też dobiera 1.
card-cobbler = Szewc
    .text = Na początku Wieczoru: możesz wykonać ruch.
card-favor_of_the_rabbits = Przychylność królików
    .text = Usuń wszystkie elementy wrogów ze wszystkich króliczych polan; zdobądź 1 punkt za każdy budynek i żeton.
card-scouting_party = Oddział zwiadowców
    .text = Gdy atakujesz, zasadzki na ciebie nie działają.
card-codebreakers = Łamacze szyfrów
    .text = W Dzień, raz na turę: obejrzyj karty na ręce innego gracza.
card-favor_of_the_mice = Przychylność myszy
    .text = Usuń wszystkie elementy wrogów ze wszystkich mysich polan; zdobądź 1 punkt za każdy budynek i żeton.


## O co pyta gra

prompt-keep-where = W którym narożniku stanie twierdza?
prompt-first-building = Gdzie stanie pierwszy budynek: { NAME($piece, "piece") }?
prompt-eyrie-start = W którym narożniku zaczyna Orle Gniazdo?
prompt-leader = Którego przywódcę wybierasz?
prompt-character = Którą postać wybierasz?
prompt-pawn-where = W którym lesie zaczyna figura?
prompt-use-effect = Czy używasz wyłożonej karty?
prompt-bank-with = Kto dobiera z tobą kartę?
prompt-rob-whom = Komu bierzesz losową kartę?
prompt-tax-where = Skąd usuwasz wojownika?
prompt-look-at-whom = Czyje karty oglądasz?
prompt-craft = Wytwarzaj karty albo przejdź dalej.
prompt-activate-which = Który element wytwórczy aktywujesz? Pozostało: { $count }.
prompt-spend-for-dominance = Którą kartę wydajesz za kartę { NAME($card, "card") }?
prompt-coalition = Z kim zawiązujesz koalicję?
prompt-discard = Odrzuć { COUNT($count, "card", form: "accusative") }.
prompt-move-from = Skąd się ruszasz?
prompt-move-to = Dokąd się ruszasz { NAME($from, "place", form: "from") }?
prompt-move-how-many = Ilu wojowników przenosisz { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-battle-where = Gdzie rozpoczynasz bitwę?
prompt-battle-whom = Kogo atakujesz { NAME($place, "place", form: "in") }?
prompt-battle-ally = Czy wojownicy sojusznika walczą z tobą { NAME($place, "place", form: "in") }?
prompt-ambush = { NAME($enemy, "side") } atakuje cię { NAME($place, "place", form: "in") }. Czy urządzasz zasadzkę?
prompt-foil = { NAME($enemy, "side") } urządza zasadzkę { NAME($place, "place", form: "in") }. Czy ją udaremniasz?
prompt-enlist = Czy wzywasz Rozjemcę ({ NAME($arbiter, "side") })?
prompt-who-first = Obie strony mają efekty. Kto użyje ich pierwszy?
prompt-battle-effect = Otrzymujesz trafienia z rzutu: { $rolled }, dodatkowe: { $extra }. Czy używasz efektu?
prompt-lose-piece = { NAME($side, "side") }: co zostaje utracone { NAME($place, "place", form: "in") }? Pozostało: { COUNT($count, "hit") }.
prompt-damage-item = Który przedmiot zostaje uszkodzony? Pozostało: { $count }.
prompt-which-trigger = Co rozpatrzyć najpierw?
prompt-field-hospitals = Polegli { NAME($place, "place", form: "in") }: { COUNT($count, "warrior") }. Czy wydajesz pasującą kartę, by wrócili do twierdzy?
prompt-outrage = Oburzenie { NAME($place, "place", form: "in") }: którą kartę oddajesz Sojuszowi?
prompt-place-where = Gdzie wystawiasz { NAME($piece, "piece", form: "accusative") }? Pozostało: { $count }.
prompt-marquise-action = Co robisz? Pozostało: { COUNT($count, "action") }.
prompt-build-where = Gdzie budujesz?
prompt-build-what = Co budujesz { NAME($place, "place", form: "in") }?
prompt-pay-wood = Skąd bierzesz drewno? Pozostało: { $count }.
prompt-overwork-where = Przy którym tartaku są nadgodziny?
prompt-overwork-card = Którą kartę wydajesz za drewno { NAME($place, "place", form: "in") }?
prompt-add-to-decree = Którą kartę dodajesz do Dekretu?
prompt-decree-column = Do której kolumny trafia { NAME($card, "card") }?
prompt-new-roost = Gdzie stanie nowa grzęda?
prompt-decree-next = Dekret, { NAME($column, "column") }: która karta jest następna?
prompt-recruit-where = Gdzie werbujesz?
prompt-roost-where = Gdzie budujesz grzędę?
prompt-rest-of-daylight = Dekret wykonany. Coś jeszcze w Dzień?
prompt-revolt = Czy wzniecasz bunt?
prompt-spread = Gdzie szerzysz poparcie?
prompt-spend-supporter = Którego zwolennika wydajesz { NAME($place, "place", form: "in") }? Pozostało: { $count }.
prompt-trim-supporters = Bez bazy zostaje tylko pięciu zwolenników. Odrzuć: { $count }.
prompt-alliance-action = Co robisz?
prompt-mobilize = Która karta dołącza do zwolenników?
prompt-train = Którą kartę wydajesz za oficera?
prompt-operation = Operacje wojskowe: pozostało { COUNT($count, "operation") }.
prompt-organize-where = Skąd wojownik idzie agitować?
prompt-refresh = Który przedmiot odświeżasz? Pozostało: { $count }.
prompt-slip = Jesteś { NAME($place, "place", form: "in") }. Czy się wymykasz?
prompt-walk-to = Dokąd idziesz { NAME($place, "place", form: "from") }?
prompt-bring-ally = Czy zabierasz wojowników sojusznika { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-bring-how-many = Ilu wojowników { NAME($side, "side", form: "genitive") } zabierasz?
prompt-drop-item = Niesiesz za dużo. Który przedmiot tracisz? Pozostało: { $count }.
prompt-vagabond-action = Co robisz?
prompt-take-from-ruin = Który przedmiot bierzesz z ruin?
prompt-aid-whom = Komu pomagasz?
prompt-exhaust-which = Który przedmiot wyczerpujesz?
prompt-give-which = Którą kartę dajesz { NAME($side, "side", form: "dative") }?
prompt-take-item = Który przedmiot bierzesz od { NAME($side, "side", form: "genitive") }?
prompt-improvise = Zadanie wymaga: { NAME($item, "item") }. Czego używasz?
prompt-quest-reward = Jaką nagrodę bierzesz?
prompt-strike-whom = Do kogo strzelasz?
prompt-strike-what = { NAME($side, "side") }: co usuwasz?
prompt-repair-which = Który przedmiot naprawiasz?
prompt-day-labor = Którą kartę bierzesz ze stosu kart odrzuconych?
prompt-instigate-attacker = Kto atakuje?
prompt-instigate-defender = Kogo atakuje { NAME($side, "side") }?
prompt-glide = Na którą polanę szybujesz?


## Co można wybrać

option-done = Dalej
option-end = Koniec
option-done-ambush = Bez zasadzki
option-done-foil = Nie udaremniać
option-done-field-hospitals = Pozwolić im odejść
option-done-slip = Zostać
option-done-move-from = Bez dalszych ruchów
option-done-use-effect = Nie używać
option-done-battle-effect = Nie używać
option-done-battle-ally = Walczyć samotnie
option-done-enlist = Walczyć bez niego
option-done-bring-ally = Iść samotnie
option-done-take-item = Nic nie brać
option-done-refresh = Nie odświeżać więcej
option-done-add-to-decree = Nie dodawać więcej
option-done-revolt = Bez kolejnych buntów
option-done-spread = Nie szerzyć dalej
option-done-craft = Nie wytwarzać więcej
option-end-marquise-action = Zakończ Dzień
option-end-alliance-action = Zakończ Dzień
option-end-vagabond-action = Zakończ Dzień
option-end-operation = Bez dalszych operacji
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
option-give = Daj kartę { NAME($at, "card") }
option-give-mobilize = Zmobilizuj kartę { NAME($at, "card") }
option-take = Weź kartę { NAME($at, "card") }
option-craft = Wytwórz kartę { NAME($at, "card") }
option-use = Użyj karty { NAME($at, "card") }
option-ambush = Zagraj kartę { NAME($at, "card") }
option-activate = Aktywuj kartę { NAME($at, "card") }
option-claim = Weź kartę { NAME($at, "card") } spoza mapy
option-add = Dodaj kartę { NAME($at, "card") }
option-extra = Wydaj kartę { NAME($at, "card") } za dodatkową akcję
option-march = Marsz
option-battle = Bitwa
option-recruit = Werbunek
option-build = Budowa
option-overwork = Nadgodziny
option-move = Ruch
option-organize = Agitacja
option-mobilize = Mobilizacja
option-train = Szkolenie
option-revolt = Bunt { NAME($at, "place", form: "in") }
option-spread = { NAME($at, "place", form: "in") }
option-column = { NAME($at, "column") }
option-leader = { NAME($at, "leader") }
option-resolve = Karta: { NAME($at, "suit") }
option-ally = Razem z { NAME($at, "side", form: "instrumental") }
option-enlist = Wezwij Rozjemcę
option-first-attacker = Atakujący
option-first-defender = Broniący się
option-swift-strike = Szybki cios
option-hospitals = Szpitale polowe { NAME($at, "place", form: "in") }
option-outrage = Oburzenie { NAME($at, "place", form: "in") }
option-base-lost = Utracona baza { NAME($at, "place", form: "in") }
option-damage-of = Uszkodzenia: { NAME($at, "side") }
option-character = { NAME($at, "character") }
option-explore = Eksploracja
option-aid = Pomoc
option-strike = Strzał
option-repair = Naprawa
option-special = Akcja specjalna
option-quest = Zadanie: { NAME($at, "quest") }
option-item = { NAME($at, "item") }
option-reward-points = { COUNT($points, "point") }
option-reward-cards = Dobierz dwie karty


## Przedmioty według stanu

option-damage = { NAME($at, "state") }
option-refresh = { NAME($at, "state") }
option-drop = { NAME($at, "state") }
option-repair-repair-which = { NAME($at, "state") }
state-boot-track = but (tor)
state-boot-ready = but
state-boot-exhausted = but (po użyciu)
state-boot-damaged = but (po uszkodzeniu)
state-boot-damaged_exhausted = but (po uszkodzeniu i użyciu)
state-bag-track = torba (tor)
state-bag-ready = torba
state-bag-exhausted = torba (po użyciu)
state-bag-damaged = torba (po uszkodzeniu)
state-bag-damaged_exhausted = torba (po uszkodzeniu i użyciu)
state-crossbow-track = kusza (tor)
state-crossbow-ready = kusza
state-crossbow-exhausted = kusza (po użyciu)
state-crossbow-damaged = kusza (po uszkodzeniu)
state-crossbow-damaged_exhausted = kusza (po uszkodzeniu i użyciu)
state-hammer-track = młot (tor)
state-hammer-ready = młot
state-hammer-exhausted = młot (po użyciu)
state-hammer-damaged = młot (po uszkodzeniu)
state-hammer-damaged_exhausted = młot (po uszkodzeniu i użyciu)
state-sword-track = miecz (tor)
state-sword-ready = miecz
state-sword-exhausted = miecz (po użyciu)
state-sword-damaged = miecz (po uszkodzeniu)
state-sword-damaged_exhausted = miecz (po uszkodzeniu i użyciu)
state-tea-track = herbata (tor)
state-tea-ready = herbata
state-tea-exhausted = herbata (po użyciu)
state-tea-damaged = herbata (po uszkodzeniu)
state-tea-damaged_exhausted = herbata (po uszkodzeniu i użyciu)
state-coin-track = moneta (tor)
state-coin-ready = moneta
state-coin-exhausted = moneta (po użyciu)
state-coin-damaged = moneta (po uszkodzeniu)
state-coin-damaged_exhausted = moneta (po uszkodzeniu i użyciu)
state-torch-track = pochodnia (tor)
state-torch-ready = pochodnia
state-torch-exhausted = pochodnia (po użyciu)
state-torch-damaged = pochodnia (po uszkodzeniu)
state-torch-damaged_exhausted = pochodnia (po uszkodzeniu i użyciu)
state-ruin_bag-track = torba z ruin (tor)
state-ruin_bag-ready = torba z ruin
state-ruin_bag-exhausted = torba z ruin (po użyciu)
state-ruin_bag-damaged = torba z ruin (po uszkodzeniu)
state-ruin_bag-damaged_exhausted = torba z ruin (po uszkodzeniu i użyciu)
state-ruin_boot-track = but z ruin (tor)
state-ruin_boot-ready = but z ruin
state-ruin_boot-exhausted = but z ruin (po użyciu)
state-ruin_boot-damaged = but z ruin (po uszkodzeniu)
state-ruin_boot-damaged_exhausted = but z ruin (po uszkodzeniu i użyciu)
state-ruin_hammer-track = młot z ruin (tor)
state-ruin_hammer-ready = młot z ruin
state-ruin_hammer-exhausted = młot z ruin (po użyciu)
state-ruin_hammer-damaged = młot z ruin (po uszkodzeniu)
state-ruin_hammer-damaged_exhausted = młot z ruin (po uszkodzeniu i użyciu)
state-ruin_sword-track = miecz z ruin (tor)
state-ruin_sword-ready = miecz z ruin
state-ruin_sword-exhausted = miecz z ruin (po użyciu)
state-ruin_sword-damaged = miecz z ruin (po uszkodzeniu)
state-ruin_sword-damaged_exhausted = miecz z ruin (po uszkodzeniu i użyciu)


## Co się stało

event-first-player = { NAME($seat, "side") } zaczyna.
event-turn = { NAME($side, "side") }: nowa tura.
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
event-formed-coalition = { NAME($seat, "side") } zawiązuje koalicję z { NAME($side, "side", form: "instrumental") }.
event-crafted = { NAME($seat, "side") } wytwarza kartę { NAME($card, "card") }.
event-took-item = { NAME($seat, "side") } bierze przedmiot: { NAME($item, "item") }.
event-used-card = { NAME($seat, "side") } używa wyłożonej karty { NAME($card, "card") }.
event-took-card = { NAME($seat, "side") } bierze losową kartę od { NAME($side, "side", form: "genitive") }.
event-took-card-known = { NAME($seat, "side") } bierze losową kartę od { NAME($side, "side", form: "genitive") }: { NAME($card, "card") }.
event-showed-hand = { NAME($seat, "side") } pokazuje karty na ręce { NAME($side, "side", form: "dative") }.
event-showed-hand-known = { NAME($seat, "side") } pokazuje { NAME($side, "side", form: "dative") } karty na ręce: { NAME($cards, "card") }.
event-moved = { NAME($seat, "side") } przenosi { COUNT($count, "warrior", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-removed = { NAME($seat, "side") } usuwa { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
event-keep-lost = Twierdza wypada z gry.
event-battled = { NAME($seat, "side") } atakuje { NAME($side, "side", form: "accusative") } { NAME($place, "place", form: "in") }.
event-with-ally = Wojownicy { NAME($side, "side", form: "genitive") } walczą razem z nim.
event-ambushed = { NAME($seat, "side") } urządza zasadzkę: { NAME($card, "card") }.
event-foiled = { NAME($seat, "side") } udaremnia zasadzkę: { NAME($card, "card") }.
event-battle-over = Nie ma już atakujących.
event-enlisted = { NAME($seat, "side") } wzywa Rozjemcę.
event-rolled = Wypadło { $one } i { $two }: atakujący zadaje { $attacker }, broniący się { $defender }.
event-extra-hit = { NAME($seat, "side") } zadaje dodatkowo { COUNT($count, "hit", form: "accusative") }: { NAME($why, "hit") }.
event-armorers = { NAME($seat, "side") } ignoruje trafienia z rzutu.
event-battle-ended = Bitwa { NAME($place, "place", form: "in") } dobiegła końca.
event-phase = { NAME($phase, "phase") }.
event-garrison = { NAME($seat, "side") } stawia po jednym wojowniku na każdej polanie oprócz przeciwległego rogu ({ NAME($place, "place") }).
event-purged = Dekret przepada: { NAME($cards, "card") }.
event-no-officer = Nie ma już wojownika, który mógłby zostać oficerem.
event-outrage-unpaid = Oburzenie { NAME($place, "place", form: "in") }: { NAME($seat, "side") } nie ma pasującej karty i pokazuje rękę.
hit-defenseless = obrońca jest bezbronny
hit-sappers = Saperzy
hit-brutal_tactics = Brutalna taktyka
hit-commander = na czele stoi Dowódca
hit-swift_strike = Szybki cios
event-hits = Atakujący zadaje { COUNT($attacker, "hit", form: "accusative") }, broniący się { COUNT($defender, "hit", form: "accusative") }.
event-placed = { NAME($seat, "side") } wystawia { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "in") }.
event-healed = Szpitale polowe: { COUNT($count, "warrior") } { NAME($place, "place", form: "to") }.
event-paid-wood = { NAME($seat, "side") } płaci drewnem { NAME($place, "place", form: "from") }.
event-built = { NAME($seat, "side") } buduje { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }.
event-new-leader = Nowy przywódca Orlego Gniazda: { NAME($leader, "leader") }.
event-added-to-decree = { NAME($seat, "side") } dodaje do Dekretu kartę { NAME($card, "card") }: { NAME($column, "column") }.
event-founded-roost = { NAME($seat, "side") } zakłada nową grzędę { NAME($place, "place", form: "in") }; przybywa { COUNT($count, "warrior") }.
event-cannot-obey = { NAME($seat, "side") } nie może wykonać Dekretu: { NAME($column, "column") }, { NAME($suit, "suit") }.
event-turmoil = { NAME($seat, "side") } popada w zamęt (kart ptaków: { $count }).
event-deposed = Przywódca obalony: { NAME($leader, "leader") }.
event-supporters = { NAME($seat, "side") } ma na początku { COUNT($count, "supporter", form: "accusative") }.
event-supporter-discarded = { NAME($seat, "side") } odrzuca zwolennika: { NAME($card, "card") }.
event-spent-supporter = { NAME($seat, "side") } wydaje zwolennika: { NAME($card, "card") }.
event-drew-supporter = { NAME($seat, "side") } dobiera zwolennika.
event-drew-supporter-known = { NAME($seat, "side") } dobiera zwolennika: { NAME($card, "card") }.
event-mobilized = { NAME($seat, "side") } mobilizuje kartę.
event-mobilized-known = { NAME($seat, "side") } mobilizuje kartę { NAME($card, "card") }.
event-outraged = Oburzenie { NAME($place, "place", form: "in") }: { NAME($seat, "side") } oddaje Sojuszowi zwolennika.
event-outraged-known = Oburzenie { NAME($place, "place", form: "in") }: { NAME($seat, "side") } oddaje kartę { NAME($card, "card") }.
event-base-lost = { NAME($seat, "side") } traci bazę ({ NAME($suit, "suit") }) i { COUNT($officers, "officer", form: "accusative") }.
event-revolted = Bunt { NAME($place, "place", form: "in") }!
event-officer = { NAME($seat, "side") } ma teraz { COUNT($count, "officer", form: "accusative") }.
event-sympathy = { NAME($seat, "side") } ma poparcie { NAME($place, "place", form: "in") }.
event-organized = { NAME($seat, "side") } agituje { NAME($place, "place", form: "in") }.
event-chose-character = { NAME($seat, "side") }: { NAME($character, "character") }, { NAME($place, "place", form: "in") }.
event-special = { NAME($seat, "side") }: akcja specjalna ({ NAME($character, "character") }).
event-relation = { NAME($seat, "side") } i { NAME($side, "side") }: stosunek { NAME($relation, "relation") }.
event-quest-revealed = Nowe zadanie: { NAME($quest, "quest") }.
event-quest-done = { NAME($seat, "side") } wykonuje zadanie: { NAME($quest, "quest") }.
event-walked = { NAME($seat, "side") } idzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-exhausted = { NAME($seat, "side") } wyczerpuje przedmiot: { NAME($item, "item") }.
event-refreshed = { NAME($seat, "side") } odświeża przedmiot: { NAME($item, "item") }.
event-damaged = { NAME($seat, "side") } uszkadza przedmiot: { NAME($item, "item") }.
event-repaired = { NAME($seat, "side") } naprawia przedmiot: { NAME($item, "item") }.
event-dropped = { NAME($seat, "side") } traci przedmiot: { NAME($item, "item") }.
event-explored = { NAME($seat, "side") } bada ruiny { NAME($place, "place", form: "in") }.
event-took-nothing = { NAME($seat, "side") } nie ma czego zabrać.
event-ruin-removed = Ruiny { NAME($place, "place", form: "in") } są puste i znikają.
event-aided = { NAME($seat, "side") } pomaga { NAME($side, "side", form: "dative") }.
event-aided-known = { NAME($seat, "side") } pomaga { NAME($side, "side", form: "dative") } kartą { NAME($card, "card") }.
event-took-crafted-item = { NAME($seat, "side") } bierze od { NAME($side, "side", form: "genitive") }: { NAME($item, "item") }.
event-improvised = { NAME($seat, "side") } improwizuje: { NAME($item, "item") } zamiast przedmiotu { NAME($needed, "item") }.
event-took-discard = { NAME($seat, "side") } bierze ze stosu kart odrzuconych kartę { NAME($card, "card") }.
event-scorched-earth = { NAME($seat, "side") } pali ziemię { NAME($place, "place", form: "in") }.


## Dlaczego nie

why-already-in-play = Karta o tej nazwie jest już w grze.
why-already-sympathetic = Poparcie już tam jest.
why-base-on-map = Baza w tym kolorze jest już na mapie.
why-character-taken = Tę postać ma drugi Włóczęga.
why-empty-hand = Na ręce nie ma kart.
why-has-dominance = Masz już aktywowaną kartę dominacji.
why-has-roost = Grzęda już tam jest.
why-in-coalition = Ten gracz jest już w koalicji.
why-in-forest = W lesie nie można tego zrobić.
why-keep-forbids = Przy twierdzy wystawia tylko Markiza.
why-leader-down = Ten przywódca jest zakryty.
why-no-actions = Nie masz już akcji.
why-no-base = Nie ma bazy, w której można werbować.
why-no-battle = Nie ma gdzie rozpocząć bitwy.
why-no-bird-to-spend = Potrzebna jest karta ptaka.
why-no-build = Nie ma czego zbudować i opłacić.
why-no-card-to-give = Nie masz pasującej karty do oddania.
why-no-card-to-spend = Nie masz karty w tym kolorze.
why-no-coalition = Włóczęga może tylko zawiązać koalicję, w grze co najmniej czterech osób i z kimś odpowiednim.
why-no-crafting-pieces = Brakuje elementów wytwórczych na jej koszt.
why-no-fighters = Nie ma tam wojownika ani figury do walki.
why-no-item = Nie ma gotowego i nieuszkodzonego przedmiotu: { NAME($item, "item") }.
why-no-matching-card = Nie masz karty pasującej do tej polany.
why-no-move = Żaden ruch nie jest możliwy.
why-no-organizing = Nie ma wojownika, który mógłby agitować.
why-no-overwork = Potrzebny jest tartak, pasująca karta i drewno w zasobach.
why-no-own-warrior = Nie masz wojownika na mapie.
why-no-ready-item = Nie ma przedmiotu do wyczerpania.
why-no-recruiter = Na mapie nie ma punktu werbunkowego.
why-no-roost = Nie ma tam pasującej grzędy.
why-no-ruin = Nie ma tam ruin.
why-no-sawmill = Nie ma tam tartaku.
why-no-slot = Nie ma tam wolnego miejsca.
why-no-special-action = Ta postać nie ma akcji z pochodnią.
why-no-such-item = Tego przedmiotu nie ma już w zasobach.
why-no-sympathy-left = Nie ma już żetonów poparcia.
why-no-training = Potrzebna jest karta w kolorze bazy na mapie.
why-no-warrior-left = W zasobach nie ma już wojownika.
why-no-warriors = Nie masz tam wojowników.
why-no-wood-left = W zasobach nie ma już drewna.
why-nobody-to-aid = Żaden inny gracz nic tu nie ma.
why-nobody-to-fight = Nie ma tam wroga.
why-nobody-to-instigate = Nie ma tu dwóch wrogów, z których jeden mógłby zaatakować.
why-nobody-to-rob = Żaden gracz tutaj nie ma karty do zabrania.
why-not-adjacent = Nie sąsiaduje.
why-not-an-enemy = Ten gracz nie jest wrogiem.
why-not-craftable = Tej karty nie można wytworzyć.
why-not-fewest-points = Inny gracz ma mniej punktów.
why-not-next-to-sympathy = Nie sąsiaduje z polaną z poparciem.
why-not-opposite = Start musi być naprzeciw narożnika innego gracza.
why-not-ruled = Nie władasz tą polaną.
why-not-sympathetic = Nie ma tam poparcia.
why-not-there = Ten gracz nic tam nie ma.
why-nothing-damaged = Żaden przedmiot nie jest uszkodzony.
why-nothing-in-discard = Na stosie kart odrzuconych nie ma karty w tym kolorze.
why-nothing-to-strike = Nie ma tu niczego wroga do usunięcia.
why-nowhere-to-go = Nie ma stąd dokąd iść.
why-one-bird-only = Na turę można dodać tylko jedną kartę ptaka.
why-quest-items = Brakuje przedmiotów do tego zadania.
why-quest-suit = Zadanie ma inny kolor niż polana.
why-recruited-already = W tej turze już był werbunek.
why-rules-neither = Nie władasz ani polaną wyjścia, ani celu.
why-same-ruin-item = Masz już taki sam przedmiot z ruin.
why-scorched = Na spaloną polanę nie można niczego wystawić ani przenieść.
why-start-taken = Zaczyna tam inny gracz.
why-too-few-boots = Są tam wrodzy wojownicy: potrzebny jest jeszcze jeden but.
why-too-few-points = Potrzeba: { COUNT($needed, "point") }.
why-too-few-supporters = Potrzeba zwolenników: { $needed }, masz { $have }.
why-too-little-wood = Potrzeba drewna: { $needed }, w zasięgu: { $have }.
why-track-empty = Żaden już nie został.
why-used-already = W tej turze jest już użyta.
why-wrong-ambush = Zasadzka nie pasuje do polany.
why-wrong-suit = Polana ma inny kolor.


## Dlaczego wyboru nie można po prostu cofnąć

undo-got-card = Karta zmieniła od tego czasu właściciela.
undo-got-supporter = Od tego czasu przybył zwolennik.
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

result-points = { NAME($who, "side") } wygrywa, mając 30 punktów.
result-dominance = { NAME($who, "side") } wygrywa przez dominację.


## Ustawienia

setting-map = Mapa
    .help = Jesień ma nadrukowane kolory; na Zimie kolory są losowe, a rzeka dzieli lasy.
setting-map-autumn = Jesień
setting-map-winter = Zima
setting-shuffled_suits = Losowe kolory
    .help = Dwanaście znaczników kolorów zostaje potasowanych i zakrywa nadrukowane kolory polan.


## Ekran

ui-rt-points = punkty
ui-rt-cards-in-hand = karty na ręce
ui-rt-coalition = w koalicji
ui-rt-note-warriors = w zasobach { COUNT($count, "warrior") }
ui-rt-note-marquise = w zasobach { COUNT($warriors, "warrior") }, { COUNT($wood, "wood") }
ui-rt-note-eyrie = { NAME($leader, "leader") } · Dekret { $decree }
ui-rt-note-alliance = { COUNT($supporters, "supporter") } · { COUNT($officers, "officer") }
ui-rt-note-vagabond = { NAME($character, "character") } { NAME($place, "place", form: "in") }
ui-rt-supporters = Zwolennicy
ui-rt-take-from = Ze stosu kart odrzuconych
ui-rt-claim-from = Obok mapy
ui-rt-open-quests = Zadania
ui-rt-done-quests = wykonane zadania
ui-rt-beside = Obok mapy
ui-rt-in-play = wyłożone karty
ui-rt-discard = Stos kart odrzuconych
ui-rt-decree = Dekret
ui-rt-vizier = wierny wezyr: ptak
ui-rt-ruin = ruiny
ui-rt-slots-open = { $count ->
         [one] { $count } wolne miejsce
         [few] { $count } wolne miejsca
         [many] { $count } wolnych miejsc
        *[other] { $count } wolnego miejsca
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
ui-rt-card-quest = zadanie
ui-rt-quest-text = Na polanie tego koloru ({ NAME($suit, "suit") }): wyczerp te przedmioty; dobierz dwie karty albo zdobądź punkt za każde swoje zadanie tego koloru.
ui-rt-wood-cost = koszt w drewnie
ui-rt-track-sawmill = Tartaki
ui-rt-track-workshop = Warsztaty
ui-rt-track-recruiter = Werbownicy
ui-rt-track-roost = Grzędy
ui-rt-bases = Bazy
ui-rt-base-on-map = na mapie
ui-rt-base-here = jeszcze tutaj
ui-rt-officers = Oficerowie
ui-rt-satchel = Sakwa
ui-rt-item-tracks = Tory przedmiotów
ui-rt-damaged = Uszkodzone
ui-rt-relations = Relacje
ui-rt-quests = Zadania (wykonane: { $done })
ui-rt-crafted = Wytworzone przedmioty
ui-rt-crafting = Wytwarzanie
ui-rt-crafting-how = Każdy znak kosztu karty opłacasz jednym swoim elementem tego koloru, każdym raz na turę.
ui-rt-crafting-pieces = Elementy wytwórcze: wolne, potem użyte
ui-rt-battle-in = Bitwa { NAME($place, "place", form: "in") }
ui-rt-side = Strona
ui-rt-attacker = atakujący
ui-rt-defender = broniący się
ui-rt-fighters = { $count ->
         [one] { $count } walczący
         [few] { $count } walczących
         [many] { $count } walczących
        *[other] { $count } walczącego
    }
ui-rt-step-ambush = Zasadzka
    .help = Broniący się może zagrać zasadzkę pasującą do polany: dwa trafienia od razu. Atakujący może ją udaremnić inną.
ui-rt-step-roll = Rzut
    .help = Atakujący bierze wyższą kość, broniący się niższą (przeciw Sojuszowi odwrotnie). Nikt nie wyrzuca więcej trafień, niż ma tam wojowników.
ui-rt-step-effects = Efekty
    .help = Dodatkowe trafienia: za przywódców i karty oraz jedno, gdy broniący się nie ma tam wojowników.
ui-rt-step-hits = Trafienia
    .help = Obie strony zadają trafienia jednocześnie. Najpierw giną wojownicy; wybiera ich właściciel.
ui-rt-no-ambush = bez zasadzki
ui-rt-not-foiled = nie udaremniono
ui-rt-nothing = nic
ui-rt-deciding = decyduje ...
ui-rt-ambush-hits = od razu 2 trafienia
ui-rt-cut-short = Nie ma już atakujących.
ui-rt-rolled = z rzutu
ui-rt-armored = trafienia z rzutu pominięte
ui-rt-dealt = zadane ({ $rolled } + { $extra })
ui-rt-does-march = do dwóch ruchów
ui-rt-does-battle = atak na jednej polanie
ui-rt-does-recruit = wojownik przy każdym werbowniku
ui-rt-does-recruit-operation = wojownik przy bazie
ui-rt-does-build = zapłać drewnem, zdobądź punkty
ui-rt-does-overwork = wydaj kartę, połóż drewno
ui-rt-does-mobilize = karta dołącza do zwolenników
ui-rt-does-train = wydaj kartę, zyskaj oficera
ui-rt-does-organize = z wojownika poparcie
ui-rt-does-move = ścieżką
ui-rt-does-explore = pochodnia: przedmiot z ruin
ui-rt-does-aid = daj kartę, weź przedmiot
ui-rt-does-strike = kusza: usuń element
ui-rt-does-repair = młot: napraw przedmiot
