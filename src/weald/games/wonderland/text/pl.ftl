### Wojna w Krainie Czarów po polsku: słowa gry, miejsca, żetony, karty.
###
### Jedna rzecz ma jedną nazwę. Dziennik jest w czasie teraźniejszym: taki sam dla Alicji i dla Kapelusznika. Żetony
### i karty stoją po dwukropku w mianowniku.


## Gra i jej strony

game-wonderland = Wojna w Krainie Czarów
side-alice = Alicja
    .genitive = Alicji
    .dative = Alicji
    .accusative = Alicję
    .locative = Alicji
    .instrumental = Alicją
side-mad_hatter = Kapelusznik
    .genitive = Kapelusznika
    .dative = Kapelusznikowi
    .accusative = Kapelusznika
    .locative = Kapeluszniku
    .instrumental = Kapelusznikiem
side-queen_of_hearts = Królowa Kier
    .genitive = Królowej Kier
    .dative = Królowej Kier
    .accusative = Królową Kier
    .locative = Królowej Kier
    .instrumental = Królową Kier
side-cheshire_cat = Kot z Cheshire
    .genitive = Kota z Cheshire
    .dative = Kotu z Cheshire
    .accusative = Kota z Cheshire
    .locative = Kocie z Cheshire
    .instrumental = Kotem z Cheshire
side-jabberwock = Dżabbersmok
    .genitive = Dżabbersmoka
    .dative = Dżabbersmokowi
    .accusative = Dżabbersmoka
    .locative = Dżabbersmoku
    .instrumental = Dżabbersmokiem
side-resistance = lokalny ruch oporu


## Miejsca

place-queens_castle = Zamek Królowej Kier
    .in = na Zamku Królowej Kier
    .from = z Zamku Królowej Kier
    .to = na Zamek Królowej Kier
place-tulgey_wood = Gąszczowy Las
    .in = w Gąszczowym Lesie
    .from = z Gąszczowego Lasu
    .to = do Gąszczowego Lasu
place-garden = Ogród Żywych Kwiatów
    .in = w Ogrodzie Żywych Kwiatów
    .from = z Ogrodu Żywych Kwiatów
    .to = do Ogrodu Żywych Kwiatów
place-pool_of_tears = Kałuża Łez
    .in = w Kałuży Łez
    .from = z Kałuży Łez
    .to = do Kałuży Łez
place-witzend = Witzend
    .in = w Witzendzie
    .from = z Witzendu
    .to = do Witzendu
place-supply = zasoby
    .in = w zasobach
    .from = z zasobów
    .to = do zasobów
place-table = stół herbaciany
    .in = przy stole
    .from = od stołu
    .to = do stołu
place-head = szczyt stołu
    .in = przy szczycie stołu
    .from = od szczytu stołu
    .to = do szczytu stołu
place-chair_01 = krzesło 1
    .in = na krześle 1
    .from = z krzesła 1
    .to = na krzesło 1
place-chair_02 = krzesło 2
    .in = na krześle 2
    .from = z krzesła 2
    .to = na krzesło 2
place-chair_03 = krzesło 3
    .in = na krześle 3
    .from = z krzesła 3
    .to = na krzesło 3
place-chair_04 = krzesło 4
    .in = na krześle 4
    .from = z krzesła 4
    .to = na krzesło 4
place-chair_05 = krzesło 5
    .in = na krześle 5
    .from = z krzesła 5
    .to = na krzesło 5
place-chair_06 = krzesło 6
    .in = na krześle 6
    .from = z krzesła 6
    .to = na krzesło 6
place-chair_07 = krzesło 7
    .in = na krześle 7
    .from = z krzesła 7
    .to = na krzesło 7
place-chair_08 = krzesło 8
    .in = na krześle 8
    .from = z krzesła 8
    .to = na krzesło 8
place-chair_09 = krzesło 9
    .in = na krześle 9
    .from = z krzesła 9
    .to = na krzesło 9
place-chair_10 = krzesło 10
    .in = na krześle 10
    .from = z krzesła 10
    .to = na krzesło 10
place-chair_11 = krzesło 11
    .in = na krześle 11
    .from = z krzesła 11
    .to = na krzesło 11
place-chair_12 = krzesło 12
    .in = na krześle 12
    .from = z krzesła 12
    .to = na krzesło 12
place-chair_13 = krzesło 13
    .in = na krześle 13
    .from = z krzesła 13
    .to = na krzesło 13


## Ile

count-supporter = { $count ->
         [one] { $count } stronnik
         [few] { $count } stronników
         [many] { $count } stronników
        *[other] { $count } stronnika
    }
    .accusative = { $count ->
         [one] { $count } stronnika
         [few] { $count } stronników
         [many] { $count } stronników
        *[other] { $count } stronnika
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
count-shard = { $count ->
         [one] { $count } odłamek
         [few] { $count } odłamki
         [many] { $count } odłamków
        *[other] { $count } odłamka
    }
    .accusative = { $count ->
         [one] { $count } odłamek
         [few] { $count } odłamki
         [many] { $count } odłamków
        *[other] { $count } odłamka
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
count-chip = { $count ->
         [one] { $count } żeton
         [few] { $count } żetony
         [many] { $count } żetonów
        *[other] { $count } żetonu
    }
    .accusative = { $count ->
         [one] { $count } żeton
         [few] { $count } żetony
         [many] { $count } żetonów
        *[other] { $count } żetonu
    }
count-action = { $count ->
         [one] { $count } akcja wykuwania
         [few] { $count } akcje wykuwania
         [many] { $count } akcji wykuwania
        *[other] { $count } akcji wykuwania
    }
    .accusative = { $count ->
         [one] { $count } akcję wykuwania
         [few] { $count } akcje wykuwania
         [many] { $count } akcji wykuwania
        *[other] { $count } akcji wykuwania
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
count-quest = { $count ->
         [one] { $count } zadanie
         [few] { $count } zadania
         [many] { $count } zadań
        *[other] { $count } zadania
    }
    .accusative = { $count ->
         [one] { $count } zadanie
         [few] { $count } zadania
         [many] { $count } zadań
        *[other] { $count } zadania
    }


## Jednostki

unit-supporter = stronnik
    .accusative = stronnika
unit-leader = przywódca
    .accusative = przywódcę
unit-white_rabbit = Biały Królik
    .accusative = Białego Królika
unit-knave_of_hearts = Walet Kier
    .accusative = Waleta Kier
unit-march_hare = Marcowy Zając
    .accusative = Marcowego Zająca
unit-duchess = Księżna
    .accusative = Księżnę
unit-walrus = Mors
    .accusative = Morsa
unit-gryphon = Gryf
    .accusative = Gryfa
unit-caterpillar = Gąsienica
    .accusative = Gąsienicę
unit-humpty_dumpty = Humpty Dumpty
    .accusative = Humpty’ego Dumpty’ego
unit-unicorn = Jednorożec
    .accusative = Jednorożca
unit-tweedles_1 = Tweedledum
    .accusative = Tweedleduma
unit-tweedles_2 = Tweedledee
    .accusative = Tweedledee
unit-dodo = Dodo
    .accusative = Dodo
unit-dormouse = Suseł
    .accusative = Susła


## Sprzymierzeńcy i żetony

ally-card_guard = karciani strażnicy
ally-flamingo = flamingi
ally-rose = róże
ally-red_rook = czerwone wieże
ally-critter = stworzenia
ally-forge = kuźnia
chip-madness = szaleństwo
chip-double_madness = podwójne szaleństwo
chip-poison = trucizna
chip-faction_1 = żeton frakcji 1
chip-faction_2 = żeton frakcji 2
chip-artifact = artefakt
chip-forge = żeton kuźni
chip-card_guard_weak = słaby karciany strażnik
chip-card_guard_strong = silny karciany strażnik
chip-flamingo_weak = słaby flaming
chip-flamingo_strong = silny flaming
chip-rose_weak = słaba róża
chip-rose_strong = silna róża
chip-red_rook_weak = słaba czerwona wieża
chip-red_rook_strong = silna czerwona wieża
chip-critter_weak = słabe stworzenie
chip-critter_strong = silne stworzenie
chip-rabbits_watch = Zegarek Królika
chip-knaves_crown = Korona Waleta
chip-hares_teacup = Filiżanka Zająca
chip-duchess_amulet = Amulet Księżnej
chip-walrus_oysters = Ostrygi Morsa
chip-gryphons_feather = Pióro Gryfa
chip-caterpillars_pipe = Fajka Gąsienicy
chip-humptys_glove = Rękawica Humpty’ego
chip-unicorns_horn = Róg Jednorożca
chip-tweedles_rattle = Grzechotka Bliźniaków
chip-dodos_thimble = Naparstek Dodo
chip-dormouse_treacle = Syrop Susła
artifact-sword_of_hope = Miecz nadziei
artifact-scalding_teapot = Wrzący czajnik
artifact-battle_axe = Topór bojowy
artifact-cats_claw = Koci pazur
artifact-talon = Rozszarpujący szpon


## Co potrafią sprzymierzeńcy, według zestawu

effect-a-card-guard = Po zagraniu użyj jednego z dwóch: włóż jeden swój wyczerpany żeton do woreczka albo podwój ten żeton.
effect-a-flamingo = Następny aktywny żeton, który zagrasz w tej bitwie, jest jeden raz podwojony.
effect-a-rose = Koniec bitwy: 1 punkt. Gdy wykujesz ten żeton w bitwie: 2 punkty.
effect-a-red-rook = Twoje inne żetony na nią nie działają. Wykuć ją może tylko akcja symbolu kuźni albo karta herbatki.
effect-a-critter = Gdy wyczerpuje się przy porządkach, wymień je na stworzenie o drugiej sile z zasobów.
effect-b-card-guard = Po zagraniu możesz zrobić jedno z dwóch: przesunąć z jednego sąsiedniego regionu do bitwy najwyżej tylu swoich stronników, ile wynosi siła żetonu, albo podwoić ten żeton.
effect-b-flamingo = Dopóki masz aktywnego flaminga, każdy następny żeton sprzymierzeńca zagrany w tej bitwie ma +1.
effect-b-rose = Przy porządkach aktywne róże trafiają do woreczka zamiast do wyczerpanych.
effect-b-red-rook = Po zagraniu ma siłę 1, jeśli masz już inną aktywną czerwoną wieżę.
effect-b-critter = Koniec bitwy: jeśli samodzielnie masz najwięcej aktywnych stworzeń, umieść jednego stronnika w dowolnym regionie.
effect-c-card-guard = Przy następnym dobieraniu w tej bitwie dobierz dodatkowo tyle żetonów, ile wyniosła siła tego żetonu; jeden zagraj, resztę zwróć.
effect-c-flamingo = Po dodaniu siły możesz przesunąć swój znacznik na najbliższy symbol kuźni, w przód lub w tył.
effect-c-rose = Mając na końcu bitwy co najmniej 2 aktywne róże, możesz spełnić jeszcze jeden czyn z ręki bez względu na region i warunek.
effect-c-red-rook = Gdy spełnisz czyn, mając aktywną czerwoną wieżę, usuń na stałe jeden swój aktywny żeton.
effect-c-critter = Po zagraniu. Słabe: +2 za każde inne twoje aktywne stworzenie. Silne: −2 za każde.
effect-d-card-guard = Po zagraniu możesz potroić ten żeton, jeśli nie masz zamku w regionie bitwy.
effect-d-flamingo = Po zagraniu wybierz przeciwnika, który jest przed tobą; dostaje 1 odłamek.
effect-d-rose = Gdy wykujesz różę, umieść jednego stronnika w dowolnym regionie.
effect-d-red-rook = Jeśli samodzielnie wygrasz bitwę, dostajesz 1 odłamek za każdą aktywną czerwoną wieżę i 1 więcej za każdą silną.
effect-d-critter = Po zagraniu. Masz więcej odłamków niż nadrukowana siła żetonu: odrzuć jeden. Mniej: zyskaj jeden.
effect-forge = Na końcu bitwy każdy aktywny żeton kuźni daje jedną akcję wykuwania.


## Zdolności

ability-contrariwise = Na odwrót
    .text = Alicja zawsze porusza się wokół stołu przeciwnie do ruchu wskazówek zegara.
ability-everywhere_at_once = Wszędzie naraz
    .text = Gdy zagrasz miecz, możesz sprowadzić Alicję do tej bitwy z innego regionu lub z zasobów. Siły początkowej nie liczy się ponownie.
ability-impossible_things = Rzeczy niemożliwe
    .text = Gdy zagrasz miecz, odwróć swoją tarczę na całą stronę.
ability-love_of_learning = Miłość do nauki
    .text = Przy porządkach po bitwie bez przeholowania możesz włożyć jeden żeton sprzymierzeńca do woreczka zamiast go wyczerpywać.
ability-help_the_locals = Pomagać miejscowym
    .text = Gdy umieścisz Alicję, odkrywaj karty mieszkańców, aż pojawi się figurka. Umieść ją w dowolnym regionie; walczy dla ciebie do końca tej wojny.
ability-my_party = Moje przyjęcie
    .text = Raz na herbatkę zamiast ruchu: uzupełnij wszystkie puste krzesła, potem weź dowolną kartę.
ability-hot_tea = Gorąca herbata
    .text = Gdy zagrasz czajnik, zyskujesz obok żetonu 1 siłę za każdego innego aktywnego gracza w bitwie.
ability-move_one_place = Miejsce dalej
    .text = Gdy zagrasz czajnik, możesz przesunąć jednego swojego stronnika z sąsiedniego regionu do tej bitwy.
ability-warmonger = Podżegacz wojenny
    .text = Po rozpatrzeniu całego szaleństwa z jednego dobierania: 1 siła za każdego straconego w nim stronnika, dopóki ktoś jest przed tobą.
ability-clean_cup = Czysta filiżanka
    .text = Gdy dotrzesz do szczytu stołu, dostajesz o 1 odłamek mniej, niż wypadło.
ability-red_soldiers = Czerwoni żołnierze
    .text = Jednostki z jednej karty możesz rozdzielić między kilka regionów.
ability-paint_it_red = Przemalować na czerwono
    .text = Gdy zagrasz topór, możesz stracić jedną swoją jednostkę w dowolnym regionie; topór ma +2. Nie ostatnią jednostkę w bitwie.
ability-queens_wrath = Gniew Królowej
    .text = Gdy zagrasz topór, zanim ktokolwiek doda siłę, zabierz 1 punkt graczowi prowadzącemu w bitwie.
ability-off_with_their_heads = Ściąć im głowy!
    .text = Gdy umieścisz Królową, każdy inny gracz ze stronnikami w tym regionie traci 1 stronnika.
ability-twice_as_fast = Dwa razy szybciej
    .text = Jeśli w ruchu przy stole miniesz innego przywódcę, możesz umieścić 1 dodatkowego stronnika w dowolnym regionie.
ability-all_mad_here = Wszyscy szaleni
    .text = Gdy podczas herbatki wyrzucisz 2 lub 3, możesz dać 1 z tych odłamków innemu graczowi.
ability-wicked_grin = Złośliwy uśmiech
    .text = Gdy zagrasz pazur, zyskujesz obok żetonu 1 siłę za każdego przeciwnika w bitwie, który ma co najmniej tyle odłamków co ty.
ability-scratch = Zadrapanie
    .text = Gdy zagrasz pazur, możesz dać 1 swój odłamek jednemu przeciwnikowi w bitwie.
ability-vanishing_act = Znikający numer
    .text = Koniec bitwy: jeśli zwycięstwo nie jest tylko twoje, możesz przesunąć do 2 swoich jednostek oprócz Kota do jednego innego regionu.
ability-last_to_appear = Ostatni się zjawia
    .text = Po umieszczeniu ostatniego przywódcy możesz przenieść Kota do innego regionu.
ability-jaws_that_bite = Groźna paszcza
    .text = Na początku herbatki możesz położyć truciznę na 2 kartach; na końcu swojej tury na 1, jeśli żadna tam nie leży. Kto weźmie taką kartę, wkłada truciznę do woreczka.
ability-claws_that_catch = Ostry pazur
    .text = Gdy zagrasz szpon, możesz dać 1 truciznę każdemu przeciwnikowi, którego w tym samym dobieraniu dotknęło szaleństwo.
ability-manxome_foe = Straszliwy wróg
    .text = Gdy zagrasz szpon, ma on +1 za każdego przeciwnika, który jest przed tobą.
ability-slithy_toves = Śliskie tewy
    .text = Za każdym razem, gdy Groźna paszcza kładzie truciznę, możesz położyć 1 więcej na innej karcie.
ability-eyes_of_flame = Płonące oczy
    .text = Zyskujesz 1 punkt za każdym razem, gdy inny gracz traci jednostkę przez truciznę.
ability-two-hot_tea = Gdy zagrasz czajnik, zyskujesz obok żetonu 2 siły, jeśli drugi gracz jest w tej bitwie przed tobą.
ability-two-jaws_that_bite = Na początku herbatki możesz położyć truciznę na 3 kartach; na końcu swojej tury na 1, jeśli żadna tam nie leży. Kto weźmie taką kartę, wkłada truciznę do woreczka.
ability-two-all_mad_here = Gdy podczas herbatki wyrzucisz 3, możesz oddać 1 z tych odłamków drugiemu graczowi.
ability-two-my_party = Dwa razy podczas herbatki zamiast ruchu: uzupełnij wszystkie puste krzesła, a potem weź dowolną kartę.
ability-two-wicked_grin = Gdy zagrasz pazur, zyskujesz obok żetonu 2 siły, jeśli drugi gracz ma co najmniej tyle odłamków co ty.
ability-two-manxome_foe = Gdy zagrasz szpon, ma on +2, jeśli drugi gracz jest w tej bitwie przed tobą.


## Mieszkańcy Krainy Czarów

card-white_rabbit = Biały Królik
    .text = Jeśli zagrany żeton ma taką samą nadrukowaną siłę jak twój ostatni aktywny żeton, zyskujesz obok niego 2 siły.
card-knave_of_hearts = Walet Kier
    .text = Jeśli nadrukowana siła twojego żetonu jest wyższa niż wszystkich żetonów odkrytych przez przeciwników w tym dobieraniu, zyskujesz obok niego 1 siłę.
card-march_hare = Marcowy Zając
    .text = Na początku bitwy każdy przeciwnik traci 2 siły.
card-duchess = Księżna
    .text = Zyskujesz 1 punkt za każdą jednostkę straconą w tej bitwie, chyba że w tym samym dobieraniu tracisz Księżnę.
card-walrus = Mors
    .text = Samodzielna wygrana: 3 punkty, a zamek może stanąć w dowolnym regionie, w którym go nie masz.
card-gryphon = Gryf
    .text = Koniec bitwy: możesz przesunąć do 2 swoich stronników do jednego sąsiedniego regionu.
card-caterpillar = Gąsienica
    .text = Raz na bitwę możesz zwrócić do woreczka żeton, który nie jest szaleństwem ani trucizną, i dobrać inny.
card-humpty_dumpty = Humpty Dumpty
    .text = Musi być pierwszą jednostką, którą tracisz w jego bitwie.
card-unicorn = Jednorożec
    .text = Samodzielna wygrana: możesz odrzucić do 2 odłamków.
card-tweedles = Tweedledum i Tweedledee
    .text = Dwie figurki. Siła początkowa: 1 za każdą osobno, 3 za obie razem.
card-dodo = Dodo
    .text = Koniec bitwy: jeśli zajmiesz drugie miejsce lub zremisujesz, zyskujesz 2 punkty.
card-dormouse = Suseł
    .text = Pierwsze szaleństwo, które cię dotknie w tej bitwie, kosztuje o 1 jednostkę mniej.
card-rabbits_watch = Zegarek Królika
    .text = Jeśli jakiś przeciwnik jest przed tobą, ten żeton ma +2.
card-knaves_crown = Korona Waleta
    .text = Wybierz przeciwnika: jego następny żeton w późniejszym dobieraniu tej bitwy jest o 2 słabszy.
card-hares_teacup = Filiżanka Zająca
    .text = Możesz włożyć jeden żeton ze swojego toru szaleństwa do woreczka; wtedy ten żeton ma +3.
card-duchess_amulet = Amulet Księżnej
    .text = Wybierz przeciwnika: jeden żeton z jego toru szaleństwa wraca do jego woreczka.
card-walrus_oysters = Ostrygi Morsa
    .text = Koniec bitwy: 1 punkt albo 3 za samodzielną wygraną.
card-gryphons_feather = Pióro Gryfa
    .text = Możesz przesunąć jednego swojego stronnika z dowolnego innego regionu do tej bitwy.
card-caterpillars_pipe = Fajka Gąsienicy
    .text = Jeśli kogoś w tym dobieraniu dotknęło szaleństwo, zyskujesz obok żetonu 2 siły; w przeciwnym razie odrzuć 1 odłamek.
card-humptys_glove = Rękawica Humpty’ego
    .text = Po zagraniu odwróć swoją tarczę na całą stronę.
card-unicorns_horn = Róg Jednorożca
    .text = Ten żeton ma +1 za każdy twój zamek na planszy.
card-tweedles_rattle = Grzechotka Bliźniaków
    .text = Ten żeton ma +3, jeśli twoja druga grzechotka jest już aktywna.
card-dodos_thimble = Naparstek Dodo
    .text = Koniec bitwy: możesz dobrać 1 zadanie; wtedy odrzuć 1 zadanie z ręki.
card-dormouse_treacle = Syrop Susła
    .text = Możesz zwrócić do 2 swoich wyczerpanych żetonów do woreczka.


## Zadania

card-q01 = Głowy na tacy
    .deed = Zamek Królowej Kier: liczba twoich aktywnych żetonów: 3 lub 7
    .goal = karciani strażnicy i czerwone wieże razem: 6 lub więcej
    .text = Czyn – Zamek Królowej Kier: liczba twoich aktywnych żetonów: 3 lub 7. Cel – karciani strażnicy i czerwone wieże razem: 6 lub więcej.
card-q02 = Najpierw wyrok
    .deed = Zamek Królowej Kier: twoja końcowa siła: 4, 8, 12 lub 13
    .goal = siła przywódcy: 5 lub więcej
    .text = Czyn – Zamek Królowej Kier: twoja końcowa siła: 4, 8, 12 lub 13. Cel – siła przywódcy: 5 lub więcej.
card-q03 = Mecz krokieta
    .deed = Zamek Królowej Kier: aktywne flamingi: 2 lub więcej
    .goal = karciani strażnicy i flamingi razem: 6 lub więcej
    .text = Czyn – Zamek Królowej Kier: aktywne flamingi: 2 lub więcej. Cel – karciani strażnicy i flamingi razem: 6 lub więcej.
card-q04 = Skradzione ciastka
    .deed = Zamek Królowej Kier: zajmij drugie miejsce, samodzielnie lub w remisie
    .goal = twoje karty mieszkańców: 3 lub więcej
    .text = Czyn – Zamek Królowej Kier: zajmij drugie miejsce, samodzielnie lub w remisie. Cel – twoje karty mieszkańców: 3 lub więcej.
card-q05 = Tron do malowania
    .deed = Zamek Królowej Kier: nadrukowana siła twojego ostatniego aktywnego żetonu: 3
    .goal = zamki na planszy: 4 lub więcej (przy dwóch graczach: stojące, o jeden mniej)
    .text = Czyn – Zamek Królowej Kier: nadrukowana siła twojego ostatniego aktywnego żetonu: 3. Cel – zamki na planszy: 4 lub więcej (przy dwóch graczach: stojące, o jeden mniej).
card-q06 = Ława przysięgłych
    .deed = Zamek Królowej Kier: żetony na twoim torze szaleństwa: 2
    .goal = żetony na twoich torach kuźni: 6 lub więcej
    .text = Czyn – Zamek Królowej Kier: żetony na twoim torze szaleństwa: 2. Cel – żetony na twoich torach kuźni: 6 lub więcej.
card-q07 = Wołanie małży
    .deed = Gąszczowy Las: liczba twoich aktywnych żetonów: 2 lub 6
    .goal = różni sprzymierzeńcy na twoich torach kuźni: 3 lub więcej
    .text = Czyn – Gąszczowy Las: liczba twoich aktywnych żetonów: 2 lub 6. Cel – różni sprzymierzeńcy na twoich torach kuźni: 3 lub więcej.
card-q08 = Ciach i trach
    .deed = Gąszczowy Las: nadrukowana siła twojego ostatniego aktywnego żetonu: 1
    .goal = stworzenia i czerwone wieże razem: 6 lub więcej
    .text = Czyn – Gąszczowy Las: nadrukowana siła twojego ostatniego aktywnego żetonu: 1. Cel – stworzenia i czerwone wieże razem: 6 lub więcej.
card-q09 = Dzień radości
    .deed = Gąszczowy Las: twoja końcowa siła: 3, 6, 10 lub 15
    .goal = flamingi i stworzenia razem: 6 lub więcej
    .text = Czyn – Gąszczowy Las: twoja końcowa siła: 3, 6, 10 lub 15. Cel – flamingi i stworzenia razem: 6 lub więcej.
card-q10 = Promienna kompania
    .deed = Gąszczowy Las: różne rodzaje wśród twoich aktywnych żetonów: 4 lub więcej
    .goal = odblokowane zdolności frakcji: 3 lub więcej
    .text = Czyn – Gąszczowy Las: różne rodzaje wśród twoich aktywnych żetonów: 4 lub więcej. Cel – odblokowane zdolności frakcji: 3 lub więcej.
card-q11 = Zadumanie
    .deed = Gąszczowy Las: zajmij drugie miejsce, samodzielnie lub w remisie
    .goal = artefakty w woreczku, aktywne, wyczerpane lub wykute: 3 lub więcej
    .text = Czyn – Gąszczowy Las: zajmij drugie miejsce, samodzielnie lub w remisie. Cel – artefakty w woreczku, aktywne, wyczerpane lub wykute: 3 lub więcej.
card-q12 = Raz dwa na wskroś
    .deed = Gąszczowy Las: wygraj samodzielnie, mając tam nadal przywódcę
    .goal = siła przywódcy: 6 lub więcej
    .text = Czyn – Gąszczowy Las: wygraj samodzielnie, mając tam nadal przywódcę. Cel – siła przywódcy: 6 lub więcej.
card-q13 = Malowanie róż
    .deed = Ogród Żywych Kwiatów: twoja końcowa siła: 3, 4, 9 lub 10
    .goal = róże i karciani strażnicy razem: 7 lub więcej
    .text = Czyn – Ogród Żywych Kwiatów: twoja końcowa siła: 3, 4, 9 lub 10. Cel – róże i karciani strażnicy razem: 7 lub więcej.
card-q14 = Lilia przemawia
    .deed = Ogród Żywych Kwiatów: aktywne róże: 2 lub więcej
    .goal = flamingi i róże razem: 6 lub więcej
    .text = Czyn – Ogród Żywych Kwiatów: aktywne róże: 2 lub więcej. Cel – flamingi i róże razem: 6 lub więcej.
card-q15 = Zwiędłe płatki
    .deed = Ogród Żywych Kwiatów: żetony na twoim torze szaleństwa: 1 lub 3
    .goal = żetony szaleństwa w woreczku i na torze: 7 lub więcej
    .text = Czyn – Ogród Żywych Kwiatów: żetony na twoim torze szaleństwa: 1 lub 3. Cel – żetony szaleństwa w woreczku i na torze: 7 lub więcej.
card-q16 = Plotki stokrotek
    .deed = Ogród Żywych Kwiatów: nadrukowana siła twojego ostatniego aktywnego żetonu: 2
    .goal = róże i stworzenia razem: 6 lub więcej
    .text = Czyn – Ogród Żywych Kwiatów: nadrukowana siła twojego ostatniego aktywnego żetonu: 2. Cel – róże i stworzenia razem: 6 lub więcej.
card-q17 = Biegiem w miejscu
    .deed = Ogród Żywych Kwiatów: jednostki, które ci tam zostały: 1
    .goal = twoje jednostki na planszy: 8 lub więcej
    .text = Czyn – Ogród Żywych Kwiatów: jednostki, które ci tam zostały: 1. Cel – twoje jednostki na planszy: 8 lub więcej.
card-q18 = Motyl z masłem
    .deed = Ogród Żywych Kwiatów: liczba twoich aktywnych żetonów: 1 lub 5
    .goal = żetony kuźni, także wykute: 4 lub więcej
    .text = Czyn – Ogród Żywych Kwiatów: liczba twoich aktywnych żetonów: 1 lub 5. Cel – żetony kuźni, także wykute: 4 lub więcej.
card-q19 = Nagrody dla wszystkich
    .deed = Kałuża Łez: zajmij drugie miejsce lub zremisuj o dowolne miejsce
    .goal = karty herbatki z kością: 3 lub więcej
    .text = Czyn – Kałuża Łez: zajmij drugie miejsce lub zremisuj o dowolne miejsce. Cel – karty herbatki z kością: 3 lub więcej.
card-q20 = Długi smutny ogonek
    .deed = Kałuża Łez: twoja końcowa siła: 4, 6, 9 lub 13
    .goal = karciani strażnicy i stworzenia razem: 6 lub więcej
    .text = Czyn – Kałuża Łez: twoja końcowa siła: 4, 6, 9 lub 13. Cel – karciani strażnicy i stworzenia razem: 6 lub więcej.
card-q21 = Słona woda
    .deed = Kałuża Łez: jednostki tam stracone: 2 lub więcej, bez przeholowania
    .goal = twoje odłamki: 2 lub mniej
    .text = Czyn – Kałuża Łez: jednostki tam stracone: 2 lub więcej, bez przeholowania. Cel – twoje odłamki: 2 lub mniej.
card-q22 = Mała buteleczka
    .deed = Kałuża Łez: liczba twoich aktywnych żetonów: 2 lub 4
    .goal = flamingi i czerwone wieże razem: 6 lub więcej
    .text = Czyn – Kałuża Łez: liczba twoich aktywnych żetonów: 2 lub 4. Cel – flamingi i czerwone wieże razem: 6 lub więcej.
card-q23 = Na dziewięć stóp
    .deed = Kałuża Łez: twoja końcowa siła: 16 lub więcej
    .goal = wartość twoich zamków: 5 lub więcej
    .text = Czyn – Kałuża Łez: twoja końcowa siła: 16 lub więcej. Cel – wartość twoich zamków: 5 lub więcej.
card-q24 = Dopłynąć do brzegu
    .deed = Kałuża Łez: twój znacznik kończy na symbolu kuźni
    .goal = pełne tory kuźni: 2 lub więcej
    .text = Czyn – Kałuża Łez: twój znacznik kończy na symbolu kuźni. Cel – pełne tory kuźni: 2 lub więcej.
card-q25 = Zamek pod inną nazwą
    .deed = Witzend: nadrukowana siła twojego ostatniego aktywnego żetonu: 1
    .goal = róże i czerwone wieże razem: 7 lub więcej
    .text = Czyn – Witzend: nadrukowana siła twojego ostatniego aktywnego żetonu: 1. Cel – róże i czerwone wieże razem: 7 lub więcej.
card-q26 = Sześć niemożliwości
    .deed = Witzend: liczba twoich aktywnych żetonów: 3 lub 6
    .goal = każdy z pięciu sprzymierzeńców: 2 lub więcej
    .text = Czyn – Witzend: liczba twoich aktywnych żetonów: 3 lub 6. Cel – każdy z pięciu sprzymierzeńców: 2 lub więcej.
card-q27 = Kruk i biurko
    .deed = Witzend: twoja końcowa siła: 6, 8, 12 lub 15
    .goal = twoja jednostka w każdym regionie
    .text = Czyn – Witzend: twoja końcowa siła: 6, 8, 12 lub 15. Cel – twoja jednostka w każdym regionie.
card-q28 = Dżem jutro
    .deed = Witzend: zatrzymaj się najwcześniej, choćby razem z innymi
    .goal = żetony przedmiotów: 4 lub więcej
    .text = Czyn – Witzend: zatrzymaj się najwcześniej, choćby razem z innymi. Cel – żetony przedmiotów: 4 lub więcej.
card-q29 = Przez szczeliny
    .deed = Witzend: twoje odłamki: 3 lub więcej
    .goal = twoje karty mieszkańców: 4 lub więcej
    .text = Czyn – Witzend: twoje odłamki: 3 lub więcej. Cel – twoje karty mieszkańców: 4 lub więcej.
card-q30 = Rozum się kończy
    .deed = Witzend: wygraj samodzielnie, mając najwyżej 2 jednostki
    .goal = żetony na twoich torach kuźni: 8 lub więcej
    .text = Czyn – Witzend: wygraj samodzielnie, mając najwyżej 2 jednostki. Cel – żetony na twoich torach kuźni: 8 lub więcej.


## Karty herbatki i karty zakładów

card-t1_01 = karta herbatki I-1
    .text = 3 jednostki; słaby karciany strażnik.
card-t1_02 = karta herbatki I-2
    .text = 3 jednostki; słaby flaming.
card-t1_03 = karta herbatki I-3
    .text = 3 jednostki; słaba róża.
card-t1_04 = karta herbatki I-4
    .text = 3 jednostki; słaba czerwona wieża.
card-t1_05 = karta herbatki I-5
    .text = 3 jednostki; słabe stworzenie.
card-t1_06 = karta herbatki I-6
    .text = 2 jednostki; silny karciany strażnik.
card-t1_07 = karta herbatki I-7
    .text = 2 jednostki; silny flaming.
card-t1_08 = karta herbatki I-8
    .text = 2 jednostki; silna róża.
card-t1_09 = karta herbatki I-9
    .text = 2 jednostki; silna czerwona wieża.
card-t1_10 = karta herbatki I-10
    .text = 2 jednostki; silne stworzenie.
card-t1_11 = karta herbatki I-11
    .text = 3 jednostki; rzuć kością odłamków; silny karciany strażnik; słaby flaming.
card-t1_12 = karta herbatki I-12
    .text = 2 jednostki; albo słaba róża i słabe stworzenie, albo dobierz 1 zadanie.
card-t1_13 = karta herbatki I-13
    .text = 2 jednostki; słaba czerwona wieża; żeton kuźni.
card-t1_14 = karta herbatki I-14
    .text = 2 jednostki; wykuj żeton ze swojego woreczka; tarcza.
card-t1_15 = karta herbatki I-15
    .text = 4 jednostki; rzuć kością odłamków; żeton kuźni.
card-t1_16 = karta herbatki I-16
    .text = 3 jednostki; tarcza; za rzut kością odłamków: silna czerwona wieża.
card-t1_17 = karta herbatki I-17
    .text = 1 jednostka; mieszkaniec Krainy Czarów.
card-t1_18 = karta herbatki I-18
    .text = Mieszkaniec Krainy Czarów; dobierz 1 zadanie.
card-t1_19 = karta herbatki I-19
    .text = 3 jednostki; rzuć kością odłamków; mieszkaniec Krainy Czarów.
card-t1_20 = karta herbatki I-20
    .text = 1 jednostka; odblokuj zdolność; dobierz 1 zadanie.
card-t1_21 = karta herbatki I-21
    .text = Odblokuj zdolność; żeton kuźni.
card-t1_22 = karta herbatki I-22
    .text = 3 jednostki; rzuć kością odłamków; odblokuj zdolność.
card-t1_23 = karta herbatki I-23
    .text = 2 jednostki; siła przywódcy +1; dowolny słaby sprzymierzeniec.
card-t1_24 = karta herbatki I-24
    .text = 3 jednostki; siła przywódcy +1; dobierz 1 zadanie.
card-t1_25 = karta herbatki I-25
    .text = 2 jednostki; dobierz 2 zadania, 1 odrzuć.
card-t1_26 = karta herbatki I-26
    .text = 2 jednostki; dobierz 1 zadanie; odrzuć 1 odłamek.
card-t1_27 = karta herbatki I-27
    .text = 2 jednostki; albo odrzuć szaleństwo, albo dowolny silny sprzymierzeniec.
card-t1_28 = karta herbatki I-28
    .text = 2 jednostki; albo siła przywódcy +1 i tarcza, albo odrzuć 3 odłamki.
card-t1_29 = karta herbatki I-29
    .text = 1 jednostka; słaby flaming; za rzut kością odłamków: zamek.
card-t1_30 = karta herbatki I-30
    .text = 2 jednostki; 2 jednostki.
card-t2_01 = karta herbatki II-1
    .text = 3 jednostki; silny karciany strażnik.
card-t2_02 = karta herbatki II-2
    .text = 3 jednostki; silny flaming.
card-t2_03 = karta herbatki II-3
    .text = 3 jednostki; silna róża.
card-t2_04 = karta herbatki II-4
    .text = 3 jednostki; silna czerwona wieża.
card-t2_05 = karta herbatki II-5
    .text = 3 jednostki; silne stworzenie.
card-t2_06 = karta herbatki II-6
    .text = 2 jednostki; albo słaby karciany strażnik i słaba róża, albo dobierz 2 zadania, 1 odrzuć.
card-t2_07 = karta herbatki II-7
    .text = 4 jednostki; rzuć kością odłamków; silny flaming; słabe stworzenie.
card-t2_08 = karta herbatki II-8
    .text = 2 jednostki; silna czerwona wieża; słaby flaming.
card-t2_09 = karta herbatki II-9
    .text = 3 jednostki; słabe stworzenie; za rzut kością odłamków: mieszkaniec Krainy Czarów.
card-t2_10 = karta herbatki II-10
    .text = 2 jednostki; silna róża; słaba czerwona wieża.
card-t2_11 = karta herbatki II-11
    .text = 2 jednostki; silny flaming; słaba róża.
card-t2_12 = karta herbatki II-12
    .text = 2 jednostki; żeton kuźni; odrzuć szaleństwo.
card-t2_13 = karta herbatki II-13
    .text = 2 jednostki; wykuj żeton ze swojego woreczka; żeton kuźni.
card-t2_14 = karta herbatki II-14
    .text = 2 jednostki; mieszkaniec Krainy Czarów.
card-t2_15 = karta herbatki II-15
    .text = 2 jednostki; albo mieszkaniec Krainy Czarów, albo dobierz 2 zadania, 1 odrzuć.
card-t2_16 = karta herbatki II-16
    .text = 3 jednostki; rzuć kością odłamków; mieszkaniec Krainy Czarów; dobierz 1 zadanie.
card-t2_17 = karta herbatki II-17
    .text = Mieszkaniec Krainy Czarów; silne stworzenie.
card-t2_18 = karta herbatki II-18
    .text = 2 jednostki; odblokuj zdolność.
card-t2_19 = karta herbatki II-19
    .text = 2 jednostki; odblokuj zdolność.
card-t2_20 = karta herbatki II-20
    .text = 4 jednostki; rzuć kością odłamków; odblokuj zdolność.
card-t2_21 = karta herbatki II-21
    .text = 3 jednostki; siła przywódcy +1; dobierz 1 zadanie.
card-t2_22 = karta herbatki II-22
    .text = 2 jednostki; siła przywódcy +1; siła przywódcy +1.
card-t2_23 = karta herbatki II-23
    .text = 3 jednostki; dobierz 2 zadania, 1 odrzuć.
card-t2_24 = karta herbatki II-24
    .text = 2 jednostki; dobierz 1 zadanie; słaba czerwona wieża.
card-t2_25 = karta herbatki II-25
    .text = 3 jednostki; albo odrzuć szaleństwo, albo odrzuć 3 odłamki.
card-t2_26 = karta herbatki II-26
    .text = 1 jednostka; albo zamek, albo mieszkaniec Krainy Czarów.
card-t2_27 = karta herbatki II-27
    .text = 3 jednostki; rzuć kością odłamków; zamek.
card-t2_28 = karta herbatki II-28
    .text = 2 jednostki; słaba róża; za rzut kością odłamków: zamek.
card-t2_29 = karta herbatki II-29
    .text = 3 jednostki; słaby karciany strażnik; za rzut kością odłamków: odblokuj zdolność.
card-t2_30 = karta herbatki II-30
    .text = 3 jednostki; 2 jednostki.
card-t3_01 = karta herbatki III-1
    .text = 3 jednostki; silny karciany strażnik; słaby flaming.
card-t3_02 = karta herbatki III-2
    .text = 3 jednostki; silna róża; słabe stworzenie.
card-t3_03 = karta herbatki III-3
    .text = 3 jednostki; silna czerwona wieża; słaby karciany strażnik.
card-t3_04 = karta herbatki III-4
    .text = 3 jednostki; silny flaming; słaba czerwona wieża.
card-t3_05 = karta herbatki III-5
    .text = 3 jednostki; silne stworzenie; słaba róża.
card-t3_06 = karta herbatki III-6
    .text = 2 jednostki; silny karciany strażnik; silna róża.
card-t3_07 = karta herbatki III-7
    .text = 2 jednostki; silny flaming; silna czerwona wieża.
card-t3_08 = karta herbatki III-8
    .text = 4 jednostki; rzuć kością odłamków; silne stworzenie; silny karciany strażnik.
card-t3_09 = karta herbatki III-9
    .text = 4 jednostki; dowolny silny sprzymierzeniec.
card-t3_10 = karta herbatki III-10
    .text = 3 jednostki; silna róża; za rzut kością odłamków: odblokuj zdolność.
card-t3_11 = karta herbatki III-11
    .text = 3 jednostki; albo silna czerwona wieża, albo dobierz 2 zadania, 1 odrzuć.
card-t3_12 = karta herbatki III-12
    .text = 3 jednostki; wykuj żeton ze swojego woreczka; dowolny słaby sprzymierzeniec.
card-t3_13 = karta herbatki III-13
    .text = 3 jednostki; żeton kuźni; żeton kuźni.
card-t3_14 = karta herbatki III-14
    .text = 3 jednostki; mieszkaniec Krainy Czarów.
card-t3_15 = karta herbatki III-15
    .text = 3 jednostki; albo mieszkaniec Krainy Czarów, albo siła przywódcy +1 i tarcza.
card-t3_16 = karta herbatki III-16
    .text = 4 jednostki; rzuć kością odłamków; mieszkaniec Krainy Czarów; tarcza.
card-t3_17 = karta herbatki III-17
    .text = Mieszkaniec Krainy Czarów; silny karciany strażnik; tarcza.
card-t3_18 = karta herbatki III-18
    .text = 3 jednostki; odblokuj zdolność.
card-t3_19 = karta herbatki III-19
    .text = 3 jednostki; odblokuj zdolność.
card-t3_20 = karta herbatki III-20
    .text = 5 jednostek; rzuć kością odłamków; odblokuj zdolność.
card-t3_21 = karta herbatki III-21
    .text = 4 jednostki; siła przywódcy +1; dobierz 2 zadania, 1 odrzuć.
card-t3_22 = karta herbatki III-22
    .text = 3 jednostki; siła przywódcy +1; siła przywódcy +1.
card-t3_23 = karta herbatki III-23
    .text = 3 jednostki; dobierz 2 zadania, 1 odrzuć; odrzuć 1 odłamek.
card-t3_24 = karta herbatki III-24
    .text = 3 jednostki; dobierz 1 zadanie; słabe stworzenie.
card-t3_25 = karta herbatki III-25
    .text = 4 jednostki; albo odrzuć szaleństwo, albo odrzuć 3 odłamki.
card-t3_26 = karta herbatki III-26
    .text = 4 jednostki; rzuć kością odłamków; zamek.
card-t3_27 = karta herbatki III-27
    .text = 2 jednostki; albo zamek, albo odblokuj zdolność.
card-t3_28 = karta herbatki III-28
    .text = 2 jednostki; odrzuć szaleństwo; za rzut kością odłamków: zamek.
card-t3_29 = karta herbatki III-29
    .text = 4 jednostki; tarcza; za rzut kością odłamków: mieszkaniec Krainy Czarów.
card-t3_30 = karta herbatki III-30
    .text = 3 jednostki; 3 jednostki.
card-bet_alice_alice = zakład na Alicję
card-bet_alice_mad_hatter = zakład na Kapelusznika
card-bet_alice_queen_of_hearts = zakład na Królową Kier
card-bet_alice_cheshire_cat = zakład na Kota z Cheshire
card-bet_alice_jabberwock = zakład na Dżabbersmoka
card-bet_mad_hatter_alice = zakład na Alicję
card-bet_mad_hatter_mad_hatter = zakład na Kapelusznika
card-bet_mad_hatter_queen_of_hearts = zakład na Królową Kier
card-bet_mad_hatter_cheshire_cat = zakład na Kota z Cheshire
card-bet_mad_hatter_jabberwock = zakład na Dżabbersmoka
card-bet_queen_of_hearts_alice = zakład na Alicję
card-bet_queen_of_hearts_mad_hatter = zakład na Kapelusznika
card-bet_queen_of_hearts_queen_of_hearts = zakład na Królową Kier
card-bet_queen_of_hearts_cheshire_cat = zakład na Kota z Cheshire
card-bet_queen_of_hearts_jabberwock = zakład na Dżabbersmoka
card-bet_cheshire_cat_alice = zakład na Alicję
card-bet_cheshire_cat_mad_hatter = zakład na Kapelusznika
card-bet_cheshire_cat_queen_of_hearts = zakład na Królową Kier
card-bet_cheshire_cat_cheshire_cat = zakład na Kota z Cheshire
card-bet_cheshire_cat_jabberwock = zakład na Dżabbersmoka
card-bet_jabberwock_alice = zakład na Alicję
card-bet_jabberwock_mad_hatter = zakład na Kapelusznika
card-bet_jabberwock_queen_of_hearts = zakład na Królową Kier
card-bet_jabberwock_cheshire_cat = zakład na Kota z Cheshire
card-bet_jabberwock_jabberwock = zakład na Dżabbersmoka


## Nagrody

reward-units = jednostki
reward-ally = żeton sprzymierzeńca
reward-any_ally = dowolny sprzymierzeniec
reward-shield = tarcza
reward-wonderlandian = mieszkaniec Krainy Czarów
reward-unlock_ability = odblokowanie zdolności
reward-discard_shards = odrzucenie odłamków
reward-castle = zamek
reward-leader_strength = siła przywódcy
reward-discard_madness = odrzucenie szaleństwa
reward-quest = zadanie
reward-supporter = stronnik
reward-castle_value = wartość zamków
reward-vp = punkty
reward-die = kość odłamków
reward-split = wybór połowy
reward-corrupted = skażona część
reward-extra_supporter = Dwa razy szybciej
reward-forge = wykucie żetonu z woreczka


## O co pyta gra

prompt-keep-quest = Które zadanie zatrzymujesz?
prompt-tea-move = Którą kartę bierzesz? A może idziesz dalej, do szczytu stołu?
prompt-tea-move-on = Od szczytu stołu: którą kartę bierzesz?
prompt-party-card = Moje przyjęcie: którą kartę bierzesz?
prompt-choose-effect = Który efekt karty rozpatrujesz teraz?
prompt-place-units = Gdzie umieszczasz { COUNT($count, "unit", form: "accusative") }?
prompt-place-which = Którą jednostkę umieszczasz { NAME($region, "place", form: "in") }? Pozostało: { $count }.
prompt-relocate = Twoje zasoby są puste. Przesuwasz jednostkę { NAME($to, "place", form: "to") }? Najwyżej { $count }.
prompt-relocate-which = Która jednostka idzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-place-supporter = Gdzie umieszczasz stronnika?
prompt-place-figure = Gdzie umieszczasz { NAME($figure, "unit", form: "accusative") }?
prompt-choose-ally = { $strength ->
         [strong] Którego silnego sprzymierzeńca bierzesz?
        *[weak] Którego słabego sprzymierzeńca bierzesz?
    }
prompt-give-shard = Wszyscy szaleni: czy oddajesz komuś jeden z tych odłamków?
prompt-hire = Którego mieszkańca Krainy Czarów najmujesz?
prompt-unlock = Którą zdolność odblokowujesz?
prompt-castle-where = Gdzie budujesz?
prompt-shard-instead = Siła przywódcy jest najwyższa. Czy zamiast tego odrzucasz odłamek?
prompt-discard-quest = Które zadanie odrzucasz?
prompt-split-card = Którą połowę karty bierzesz?
prompt-corrupted-card = Czy rzucasz kością odłamków za skażoną część karty?
prompt-send-leader = Dokąd idzie twój przywódca?
prompt-poison-card = Którą kartę zatruwasz? Pozostało: { $count }.
prompt-twice-as-fast = Dwa razy szybciej: gdzie umieszczasz dodatkowego stronnika?
prompt-last-to-appear = Ostatni się zjawia: czy Kot przenosi się do innego regionu?
prompt-bet = Bitwa { NAME($region, "place", form: "in") }: kto wygra? Trafny zakład daje słabego sprzymierzeńca, chybiony odłamek.
prompt-draw-or-halt = Dobieranie { $draw }: dobierasz żeton czy się zatrzymujesz?
prompt-pick-chip = Który z dobranych żetonów zagrywasz?
prompt-caterpillar = Gąsienica: czy dobierasz inny żeton zamiast tego: { NAME($chip, "chip") }?
prompt-block = Czy zatrzymujesz tarczą: { NAME($chip, "chip") }?
prompt-lose-unit = Którą jednostkę tracisz { NAME($region, "place", form: "in") }?
prompt-a-card-guard = Karciany strażnik: podwoić go czy zwrócić wyczerpany żeton do woreczka?
prompt-b-card-guard = Karciany strażnik: podwoić go czy sprowadzić stronników?
prompt-how-many-supporters = Ilu stronników idzie { NAME($from, "place", form: "from") }?
prompt-c-flamingo = Flaming: czy przesuwasz znacznik z { $strength } na symbol kuźni?
prompt-d-card-guard = Karciany strażnik: czy go potrajasz?
prompt-d-flamingo = Flaming: który przeciwnik przed tobą dostaje odłamek?
prompt-choose-end-effect = Który efekt będzie pierwszy?
prompt-which-first = Która zdolność będzie pierwsza?
prompt-everywhere-at-once = Wszędzie naraz: czy Alicja dołącza do tej bitwy?
prompt-move-one-place = Miejsce dalej: skąd przychodzi stronnik?
prompt-paint-it-red = Przemalować na czerwono: gdzie tracisz jednostkę za +2?
prompt-queens-wrath = Gniew Królowej: komu zabierasz punkt?
prompt-scratch = Zadrapanie: komu dajesz odłamek?
prompt-vanishing-act = Znikający numer: dokąd idą twoje jednostki?
prompt-vanish = Która jednostka idzie { NAME($to, "place", form: "to") }? Pozostało: { $count }.
prompt-claws-that-catch = Ostry pazur: kto dostaje truciznę?
prompt-hares-teacup = Filiżanka Zająca: które szaleństwo wraca do woreczka?
prompt-gryphons-feather = Pióro Gryfa: skąd przychodzi stronnik?
prompt-dormouse-treacle = Syrop Susła: który wyczerpany żeton wraca? Pozostało: { $count }.
prompt-knaves-crown = Korona Waleta: czyj następny żeton będzie słabszy?
prompt-duchess-amulet = Amulet Księżnej: czyje szaleństwo wraca do woreczka?
prompt-which-madness = Które szaleństwo { NAME($player, "side", form: "genitive") } wraca do woreczka?
prompt-gryphon = Gryf: dokąd idą stronnicy?
prompt-dodos-thimble = Naparstek Dodo: czy dobierasz zadanie i jedno odrzucasz?
prompt-unicorn = Jednorożec: ile odłamków odrzucasz?
prompt-points-or-castle = { NAME($region, "place") }: { COUNT($points, "point") } czy zamek?
prompt-deed = Czy pokazujesz zadanie ze spełnionym czynem? 3 punkty, razem z celem 9.
prompt-free-deed = Dwie róże: czy spełniasz jeszcze jeden czyn?
prompt-rooks-price = Czerwona wieża: który aktywny żeton usuwasz na stałe?
prompt-forge = Który żeton wykuwasz? Masz { COUNT($actions, "action", form: "accusative") }.
prompt-forge-from-bag = Który żeton ze swojego woreczka wykuwasz?
prompt-forge-track = Na którym torze wykuwasz żeton: { NAME($chip, "chip") }?
prompt-love-of-learning = Miłość do nauki: który sprzymierzeniec wraca do woreczka?


## Co można wybrać

option-to = { NAME($at, "place", form: "to") }
option-to-castle-where = { NAME($at, "place", form: "in") }
option-to-place-units = { NAME($at, "place", form: "in") }
option-to-place-supporter = { NAME($at, "place", form: "in") }
option-to-place-figure = { NAME($at, "place", form: "in") }
option-to-twice-as-fast = { NAME($at, "place", form: "in") }
option-from = { NAME($at, "place", form: "from") }
option-take = { NAME($at, "place") }
option-poison = Zatruj kartę { NAME($at, "place", form: "in") }
option-head = Idź dalej do szczytu stołu
option-party = Moje przyjęcie: uzupełnij stół i weź dowolną kartę
option-chip = { NAME($at, "chip") }
option-chip-a-card-guard = Zwróć do woreczka: { NAME($at, "chip") }
option-supporter = Stronnik
option-leader = Przywódca
option-leader-everywhere-at-once = Alicja dołącza do bitwy
option-figure = { NAME($at, "unit") }
option-hire = { NAME($at, "card") }
option-unlock = { NAME($at, "ability") }
option-resolve-critters = Stworzenia: umieść stronnika
option-resolve-gryphon = { NAME($at, "card") }
option-resolve-dodos_thimble = { NAME($at, "card") }
option-resolve-vanishing_act = { NAME($at, "ability") }
option-resolve = { NAME($at, "card") }
option-use = { NAME($at, "ability") }
option-quest = { NAME($at, "card") }
option-track = Tor { $n }
option-space = Na { $n }
option-move = { $n }
option-player = { NAME($at, "side") }
option-bet = Postaw na { NAME($at, "side", form: "accusative") }
option-no-bet = Bez zakładu
option-do = { NAME($at, "reward") }
option-upper = Górna połowa
option-lower = Dolna połowa
option-accept = Tak
option-accept-corrupted-card = Rzuć i weź ją
option-decline = Nie
option-draw = Dobierz żeton
option-halt = Zatrzymaj się
option-block = Zatrzymaj tarczą
option-suffer = Przyjmij to
option-double = Podwój żeton
option-triple = Potrój żeton
option-points = Punkty
option-castle = Zamek
option-redraw = Dobierz inny żeton
option-none = Nie
option-none-forge = Nie wykuwaj więcej
option-none-forge-from-bag = Nie wykuwaj nic
option-none-deed = Nie pokazuj zadania
option-none-free-deed = Bez dalszego czynu
option-none-relocate = Nie przesuwaj więcej
option-none-place-units = Nikogo nie umieszczaj
option-none-place-supporter = Nikogo nie umieszczaj
option-none-twice-as-fast = Nikogo nie umieszczaj
option-none-poison-card = Zachowaj truciznę
option-none-claws-that-catch = Nikt więcej
option-none-give-shard = Zachowaj wszystkie
option-none-scratch = Nikomu
option-none-last-to-appear = Kot zostaje
option-none-caterpillar = Zagraj ten żeton
option-none-vanish = Żadnej więcej
option-none-choose-ally = Nie bierz nic
option-none-dormouse-treacle = Nie zwracaj więcej


## Dlaczego coś zyskano lub stracono

because = { $why ->
         [first-place] pierwsze miejsce
         [tied-first] remis o pierwsze miejsce
         [second-place] drugie miejsce
         [uncontested] nikogo innego tam nie ma
         [star] gwiazda na torze kuźni
         [start] odłamki na start
         [die] kość odłamków
         [reward] nagroda
         [wrong-bet] przegrany zakład
         [most-shards] najwięcej odłamków
         [leader-at-top] siła przywódcy jest najwyższa
         [card-guard] karciany strażnik
         [flamingo] flaming
         [rose] aktywne róże
         [rose-forged] wykuta róża
         [red-rook] czerwona wieża
         [critter] stworzenie
         [hot-tea] { ability-hot_tea }
         [wicked-grin] { ability-wicked_grin }
         [eyes-of-flame] { ability-eyes_of_flame }
         [paint-it-red] { ability-paint_it_red }
         [manxome-foe] { ability-manxome_foe }
         [walrus] { card-walrus }
         [duchess] { card-duchess }
         [dodo] { card-dodo }
         [unicorn] { card-unicorn }
         [white-rabbit] { card-white_rabbit }
         [knave-of-hearts] { card-knave_of_hearts }
         [oysters] { card-walrus_oysters }
         [pipe] { card-caterpillars_pipe }
         [watch] { card-rabbits_watch }
         [teacup] { card-hares_teacup }
         [horn] { card-unicorns_horn }
         [rattle] { card-tweedles_rattle }
         [crown] { card-knaves_crown }
        *[other] –
    }


## Co się stało

event-region-unused = W tej grze nie używa się: { NAME($region, "place") }.
event-allies-chosen = Sprzymierzeńcy: karciani strażnicy { $card_guard }, flamingi { $flamingo }, róże { $rose }, czerwone wieże { $red_rook }, stworzenia { $critter }.
event-bags-open = Otwarte woreczki: także podczas wojny każdy może zaglądać do swojego woreczka.
event-bags-closed = Zamknięte woreczki: podczas wojny nikt nie zagląda do woreczka.
event-tile-laid = { NAME($region, "place") }: punkty w rundach I, II i III: { $first }, { $second }, { $third }.
event-first-battle-set = Kość pokazuje { $face }: pierwsza bitwa będzie { NAME($region, "place", form: "in") }.
event-kept-quest = { NAME($seat, "side") } zatrzymuje zadanie.
event-kept-quest-known = { NAME($seat, "side") } zatrzymuje zadanie „{ NAME($card, "card") }”.
event-tea-begins = Runda { $round }: zaczyna się herbatka. Pierwszy gracz: { NAME($seat, "side") }.
event-cards-laid = { $count ->
         [one] Na stół trafia { $count } karta herbatki.
         [few] Na stół trafiają { $count } karty herbatki.
         [many] Na stół trafia { $count } kart herbatki.
        *[other] Na stół trafia { $count } kart herbatki.
    }
event-reached-head = { NAME($seat, "side") } dociera do szczytu stołu.
event-my-party = { NAME($seat, "side") } urządza Moje przyjęcie.
event-moved-to-chair = { NAME($seat, "side") } idzie { NAME($chair, "place", form: "to") }.
event-took-card = { NAME($seat, "side") } bierze kartę { NAME($chair, "place", form: "in") }: { NAME($card, "card", form: "text") }
event-no-card-to-take = { NAME($seat, "side") } nie może sięgnąć po żadną kartę.
event-chose-half = { NAME($seat, "side") } bierze { $half ->
         [upper] górną połowę
        *[lower] dolną połowę
    } karty.
event-corrupted = { NAME($seat, "side") } przyjmuje skażoną część.
event-leader-placed = { NAME($seat, "side") } idzie { NAME($region, "place", form: "to") }.
event-appeared = Ostatni się zjawia: { NAME($seat, "side") } przenosi się { NAME($region, "place", form: "to") }.
event-placed-supporters = { NAME($seat, "side") } umieszcza { COUNT($count, "supporter", form: "accusative") } { NAME($region, "place", form: "in") }.
event-placed-figure = { NAME($seat, "side") } umieszcza { NAME($figure, "unit", form: "accusative") } { NAME($region, "place", form: "in") }.
event-nothing-to-place = { NAME($seat, "side") } nie ma kogo umieścić ({ COUNT($count, "unit") }).
event-moved-unit = { NAME($seat, "side") } przesuwa { NAME($unit, "unit", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-supporters = { NAME($seat, "side") } przesuwa { COUNT($count, "supporter", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-scored = { NAME($seat, "side") } zyskuje { COUNT($points, "point", form: "accusative") } ({ because }).
event-gained-shards = { NAME($seat, "side") } dostaje { COUNT($count, "shard", form: "accusative") } ({ because }).
event-dropped-shards = { NAME($seat, "side") } odrzuca { COUNT($count, "shard", form: "accusative") } ({ because }).
event-gave-shard = { NAME($seat, "side") } daje odłamek { NAME($player, "side", form: "dative") }.
event-gained-chip = { NAME($seat, "side") } zyskuje do woreczka: { NAME($chip, "chip") }.
event-chip-missing = Takiego żetonu już nie ma ({ NAME($seat, "side") }): { NAME($chip, "chip") }.
event-rolled = { NAME($seat, "side") } rzuca kością odłamków: { $face }.
event-hired = { NAME($seat, "side") } najmuje: { NAME($card, "card") }.
event-turned-up = Odkryta karta: { NAME($card, "card") }.
event-display-empty = { NAME($seat, "side") } nie ma kogo nająć.
event-without-effect = { NAME($seat, "side") } nic nie zyskuje z tej nagrody: { NAME($reward, "reward") }.
event-unlocked = { NAME($seat, "side") } odblokowuje zdolność { NAME($ability, "ability") }.
event-castle-built = { NAME($seat, "side") } buduje zamek { NAME($region, "place", form: "in") }.
event-castle-stood = { NAME($seat, "side") } kończy zamek { NAME($region, "place", form: "in") }: już stoi.
event-castle-laid = { NAME($seat, "side") } zaczyna zamek { NAME($region, "place", form: "in") }: na razie leży.
event-castle-value = { NAME($seat, "side") }: każdy zamek jest teraz wart { $value }.
event-leader-strength = { NAME($seat, "side") }: siła przywódcy rośnie do { $strength }.
event-supporter-freed = { NAME($seat, "side") } zyskuje stronnika z toru kuźni.
event-shield-mended = Tarcza { NAME($seat, "side", form: "genitive") } jest znowu cała.
event-discarded-madness = { NAME($seat, "side") } odrzuca żeton szaleństwa.
event-no-madness-in-bag = { NAME($seat, "side") } nie ma w woreczku zwykłego szaleństwa.
event-drew-quest = { NAME($seat, "side") } dobiera zadanie.
event-drew-quest-known = { NAME($seat, "side") } dobiera zadanie „{ NAME($card, "card") }”.
event-discarded-quest = { NAME($seat, "side") } odrzuca zadanie.
event-discarded-quest-known = { NAME($seat, "side") } odrzuca zadanie „{ NAME($card, "card") }”.
event-quests-reshuffled = Odrzucone zadania zostają potasowane.
event-card-poisoned = { NAME($seat, "side") } zatruwa kartę { NAME($chair, "place", form: "in") }.
event-poisoned = Karta była zatruta: { NAME($seat, "side") } dostaje żeton trucizny.
event-poison-back = Trucizna wraca do { NAME($seat, "side", form: "genitive") }.
event-off-with-their-heads = Ściąć im głowy! { NAME($player, "side") } traci stronnika { NAME($region, "place", form: "in") }.
event-helper = { NAME($seat, "side", form: "dative") } pomaga: { NAME($card, "card") }.
event-helper-gone = Pomocnik { NAME($seat, "side", form: "genitive") } opuszcza grę: { NAME($card, "card") }.
event-no-helper = { NAME($seat, "side") } nie znajduje pomocnika.
event-tea-ends = Herbatka się kończy.
event-gained-madness = { NAME($seat, "side") } dostaje żeton szaleństwa.
event-madness-short = Szaleństwa nie starcza dla wszystkich: nikt go nie dostaje.
event-war-begins = Wojna zaczyna się { NAME($region, "place", form: "in") }.
event-resistance-set = Lokalny ruch oporu ma w tej wojnie siłę { $strength }.
event-nobody-there = Nikt nie walczy { NAME($region, "place", form: "in") }.
event-uncontested = { NAME($seat, "side") } stoi { NAME($region, "place", form: "in") } bez przeciwnika.
event-battle-began = Zaczyna się bitwa { NAME($region, "place", form: "in") }.
event-resistance-stands = Lokalny ruch oporu: siła { $strength }.
event-start-strength = { NAME($seat, "side") }: siła początkowa { $strength }.
event-march-hare = Marcowy Zając: { NAME($seat, "side") } spada do { $strength }.
event-laid-bet = { NAME($seat, "side") } składa zakład.
event-laid-bet-known = { NAME($seat, "side") } kładzie zakrytą kartę: { NAME($card, "card") }.
event-halted = { NAME($seat, "side") } zatrzymuje się na { $strength }.
event-had-to-halt = { NAME($seat, "side") } musi się zatrzymać na { $strength }.
event-drew = { NAME($seat, "side") } dobiera: { NAME($chip, "chip") }.
event-drew-several = { NAME($seat, "side") } dobiera kilka: { NAME($chips, "chip") }.
event-bag-refilled = Woreczek { NAME($seat, "side", form: "genitive") } był pusty; { $count ->
        [one] wraca do niego
        [few] wracają do niego
        [many] wraca do niego
       *[other] wraca do niego
    } { COUNT($count, "chip") }.
event-picked-chip = { NAME($seat, "side") } zagrywa: { NAME($chip, "chip") }.
event-redrew = { NAME($seat, "side") } zwraca żeton ({ NAME($from, "chip") }) i dobiera: { NAME($to, "chip") }.
event-blocked = { NAME($seat, "side") } zatrzymuje tarczą: { NAME($chip, "chip") }.
event-suffered = { NAME($seat, "side", form: "accusative") } dotyka: { NAME($chip, "chip") }.
event-lost-unit = { NAME($seat, "side") } traci { NAME($unit, "unit", form: "accusative") } { NAME($region, "place", form: "in") }.
event-warmonger = Podżegacz wojenny: { NAME($seat, "side") } podnosi się do { $strength }.
event-bust = { NAME($seat, "side") }: przeholowanie!
event-refreshed = { NAME($seat, "side") } odnawia woreczek; { $count ->
        [one] wraca do niego
        [few] wracają do niego
        [many] wraca do niego
       *[other] wraca do niego
    } { COUNT($count, "chip") }.
event-chip-changed = { NAME($seat, "side") }: { because }, { $how ->
         [add] żeton +{ $n }
         [less] żeton −{ $n }
         [times] żeton ×{ $n }
        *[becomes] siła żetonu { $n }
    }.
event-returned-chip = { NAME($seat, "side") } zwraca żeton do woreczka: { NAME($chip, "chip") }.
event-beside = { NAME($seat, "side") } zyskuje obok żetonu siłę { $count } ({ because }).
event-most-critters = { NAME($seat, "side") } ma najwięcej stworzeń ({ $count }).
event-moved-marker = { NAME($seat, "side") } przesuwa znacznik na { $strength }.
event-took-points = { NAME($seat, "side") } zabiera { NAME($player, "side", form: "dative") } { COUNT($points, "point", form: "accusative") }.
event-gave-poison = { NAME($seat, "side") } daje truciznę { NAME($player, "side", form: "dative") }.
event-crowned = { NAME($seat, "side") } koronuje { NAME($player, "side", form: "accusative") }: następny żeton będzie słabszy.
event-madness-to-bag = Z toru szaleństwa { NAME($seat, "side", form: "genitive") } wraca do woreczka: { NAME($chip, "chip") }.
event-advanced = { NAME($seat, "side") } posuwa się o { $by }{ $beside ->
         [0] { "" }
        *[other] { " " }+ { $beside } obok żetonu
    } na { $strength } ({ NAME($chip, "chip") }).
event-placed = { NAME($seat, "side") }: { $place }. miejsce{ $tied ->
         [0] { "" }
        *[other] { " " }(remis)
    }, siła { $strength }.
event-resistance-placed = Lokalny ruch oporu: { $place }. miejsce{ $tied ->
         [0] { "" }
        *[other] { " " }(remis)
    }, siła { $strength }.
event-below-resistance = { NAME($seat, "side") }: bez miejsca, siła { $strength } jest poniżej ruchu oporu.
event-nobody-wins = Wszyscy przeholowali: nikt nie wygrywa { NAME($region, "place", form: "in") }.
event-resistance-holds = Wygrywa lokalny ruch oporu { NAME($region, "place", form: "in") }.
event-deed-done = { NAME($seat, "side") } spełnia czyn zadania „{ NAME($card, "card") }”.
event-chip-removed = { NAME($seat, "side") } usuwa na stałe żeton: { NAME($chip, "chip") }.
event-forged = { NAME($seat, "side") } wykuwa na torze { $track }, pole { $space }: { NAME($chip, "chip") }.
event-between = { NAME($seat, "side") } zyskuje nagrodę między torami: { NAME($reward, "reward") }.
event-track-filled = { NAME($seat, "side") } zapełnia tor { $track } i zyskuje artefakt.
event-bet-shown = { NAME($seat, "side") } odkrywa: { NAME($card, "card") }.
event-bet-won = { NAME($seat, "side") } obstawia trafnie.
event-critter-swapped = { NAME($seat, "side") } wymienia żeton: { NAME($from, "chip") } → { NAME($to, "chip") }.
event-battle-ended = Bitwa { NAME($region, "place", form: "in") } dobiegła końca.
event-war-ends = Wojna rundy { $round } się kończy.
event-first-battle-moves = Figurka pierwszej bitwy przesuwa się o { $face }: następna wojna zacznie się { NAME($region, "place", form: "in") }.
event-went-home = Wyczerpane żetony i szaleństwo wracają do woreczków, przywódcy do stołu herbacianego.
event-quest-counted = { NAME($seat, "side") }, „{ NAME($card, "card") }”: { COUNT($points, "point") }.
event-final-score = { NAME($seat, "side") }: punkty { $vp }, zamki { $castles }, zadania { $quests }, odłamki { $shards }; razem { $total }.
event-conceded = { NAME($seat, "side") } poddaje się.


## Dlaczego nie

why-already-unlocked = Ta zdolność jest już odblokowana.
why-bag-empty = Twój woreczek jest pusty i nie ma czego do niego zwrócić.
why-behind-you = Krzesło jest za tobą; musisz iść przez szczyt stołu.
why-castle-here = Masz zamek w tym regionie.
why-castle-stands = Twój zamek już tam stoi.
why-castle-there = Masz tam już zamek.
why-chair-not-used = To krzesło nie jest używane przy tej liczbie graczy.
why-chip-gone = Takiego żetonu już nie ma.
why-deed-elsewhere = Jego czyn należy do innego regionu.
why-deed-not-met = Jego czyn nie jest spełniony.
why-humpty-first = Najpierw trzeba stracić Humpty’ego Dumpty’ego.
why-last-unit-here = To twoja ostatnia jednostka w tej bitwie.
why-leader-last = Przywódcę traci się na końcu.
why-leader-there = Siedzi tam przywódca.
why-no-card-there = Nie leży tam żadna karta.
why-no-cards-left = Nie ma już kart w zasięgu.
why-no-castle-left = Nie masz już zamku.
why-no-units-there = Nie masz tam nikogo, kto mógłby przyjść.
why-not-fighting = Ta frakcja tu nie walczy.
why-party-used = Moje przyjęcie już się odbyło podczas tej herbatki.
why-poison-there = Na tej karcie leży już trucizna.
why-region-unused = Ten region nie jest używany w tej grze.
why-rook-needs-symbol = Żeton kuźni nie może wykuć tej czerwonej wieży, tylko symbol kuźni.
why-same-region = Już tam jest.
why-supply-first = Masz jeszcze stronników w zasobach.
why-track-full = Ten tor jest pełny.


## Dlaczego wyboru nie można po prostu cofnąć

undo-rolled-die = Od tego czasu rzucono kością.
undo-cards-dealt = Na stole leżą już nowe karty.
undo-card-turned-up = Od tego czasu odkryto kartę.
undo-drew-chips = Od tego czasu dobrano żetony.
undo-drew-quest = Od tego czasu dobrano zadanie.
undo-quest-shown = Od tego czasu pokazano zadanie.
undo-bets-shown = Od tego czasu odkryto zakłady.
undo-new-round = Od tego czasu zaczęła się nowa runda.


## Terminal: legenda

map-legend = ♛ przywódca  ⌂ zamek  ⌄ leżący zamek  ⚑ pierwsza bitwa  ◆ symbol kuźni, wykute  ☠ trucizna, szaleństwo  2 4 6 punkty według rund


## Fazy

phase-setup = Przygotowanie
phase-tea = Herbatka
phase-war = Wojna


## Jak się skończyło

result-points = Wygrywa { NAME($who, "side") }: najwięcej punktów.
    .title = Kraina Czarów należy do { NAME($who, "side", form: "genitive") }
result-tie-break = Punktów jest tyle samo, decydują odłamki i jednostki: wygrywa { NAME($who, "side") }.
    .title = Kraina Czarów należy do { NAME($who, "side", form: "genitive") }
result-shared = Remis we wszystkim, zwycięstwem dzielą się: { NAME($who, "side") }.


## Ustawienia

setting-allies = Zestaw sprzymierzeńców
    .help = Które karty sprzymierzeńców są w użyciu. Na pierwszą grę polecamy zestaw A; mieszany losuje zestaw dla każdego sprzymierzeńca.
setting-allies-A = A
setting-allies-B = B
setting-allies-C = C
setting-allies-D = D
setting-allies-random = losowy zestaw
setting-allies-mixed = mieszany
setting-card_guard = karciani strażnicy
    .help = Zestaw tego sprzymierzeńca, jeśli różni się od pozostałych.
setting-card_guard-set = jak pozostałe
setting-card_guard-A = A
setting-card_guard-B = B
setting-card_guard-C = C
setting-card_guard-D = D
setting-flamingo = flamingi
    .help = Zestaw tego sprzymierzeńca, jeśli różni się od pozostałych.
setting-flamingo-set = jak pozostałe
setting-flamingo-A = A
setting-flamingo-B = B
setting-flamingo-C = C
setting-flamingo-D = D
setting-rose = róże
    .help = Zestaw tego sprzymierzeńca, jeśli różni się od pozostałych.
setting-rose-set = jak pozostałe
setting-rose-A = A
setting-rose-B = B
setting-rose-C = C
setting-rose-D = D
setting-red_rook = czerwone wieże
    .help = Zestaw tego sprzymierzeńca, jeśli różni się od pozostałych.
setting-red_rook-set = jak pozostałe
setting-red_rook-A = A
setting-red_rook-B = B
setting-red_rook-C = C
setting-red_rook-D = D
setting-critter = stworzenia
    .help = Zestaw tego sprzymierzeńca, jeśli różni się od pozostałych.
setting-critter-set = jak pozostałe
setting-critter-A = A
setting-critter-B = B
setting-critter-C = C
setting-critter-D = D
setting-open_bag = Otwarte woreczki
    .help = Także podczas wojny możesz zaglądać do swojego woreczka i widzisz szanse. Według zasad: wyłączone.
setting-first_player = Pierwszy gracz
    .help = Kto ma pierwszą turę pierwszej herbatki.
setting-first_player-random = losowo
setting-first_player-first = pierwsze miejsce


## Na ekranie

ui-wl-or = lub
ui-wl-supporters = { COUNT($count, "supporter") }
ui-wl-castle-standing = zamek
ui-wl-castle-lying = zamek leżący
ui-wl-unused = nieużywany w tej grze
ui-wl-points-here = { COUNT($count, "point") }
ui-wl-head-note = Rzut o odłamki, potem uzupełnienie pustych krzeseł
ui-wl-roll-refill = rzut, nowe karty
ui-wl-strength = Siła { $n }
ui-wl-first-battle = Tu jest pierwsza bitwa
ui-wl-players = { $count }+ graczy
ui-wl-deed = Czyn:
ui-wl-goal = Cel:
ui-wl-leader-strength = siła przywódcy
ui-wl-supply = jednostki w zasobach
ui-wl-castles-worth = zamki i wartość jednego
ui-wl-shield-whole = cała
ui-wl-shield-broken = pęknięta
ui-wl-cards-taken = zabrane karty herbatki
ui-wl-madness-track = tor szaleństwa
ui-wl-track = Tor { $n }: { $count } z { $total }.
ui-wl-points = punkty
ui-wl-shards = odłamki
ui-wl-quests = zadania
ui-wl-in-bag = żetony w woreczku
ui-wl-offered = do wyboru
ui-wl-display = Mieszkańcy do najęcia
ui-wl-tea-cards = karty herbatki
ui-wl-wonderlandians = mieszkańcy Krainy Czarów
ui-wl-deeds = spełnione czyny
ui-wl-bag-of = Twój woreczek: { COUNT($count, "chip") }
ui-wl-bag-empty = Woreczek jest pusty: najpierw wracają do niego wyczerpane żetony i szaleństwo.
ui-wl-odds = Szanse
ui-wl-odds-ahead = Prowadzenie
ui-wl-odds-level = Remis z pierwszym
ui-wl-odds-behind = Wciąż z tyłu
ui-wl-odds-mad = Szaleństwo: strata jednostek
ui-wl-odds-last = Szaleństwo, które zabierze ostatnią jednostkę
ui-wl-odds-note = Według zawartości twojego woreczka i nadrukowanej siły; efekty i twoja tarcza nie są liczone.
ui-wl-bag-closed = Podczas wojny woreczki są zamknięte: dobierasz, nie znając szans.
ui-wl-track-strength = Siła
ui-wl-bust = Przeholowanie
ui-wl-place = Miejsce { $place }, { COUNT($points, "point") }
ui-wl-resistance-place = { $place }. miejsce{ $tied ->
         [1] { " " }(remis)
        *[other] { "" }
    }
ui-wl-halted = Zatrzymanie
ui-wl-sealed = Zapieczętowane
ui-wl-your-choice = Twój wybór
ui-wl-deciding = Decyduje
ui-wl-units-here = jednostki tutaj
ui-wl-start-strength = siła początkowa
ui-wl-start = Początek
ui-wl-picks = wybiera
ui-wl-blocked = zatrzymane
ui-wl-lost = −{ COUNT($count, "unit") }
ui-wl-draw = Dobieranie { $n }
ui-wl-bets = Zakłady
ui-wl-outcome = Wynik
ui-wl-rewards = Za pierwsze miejsce { COUNT($first, "point") }, za drugie { $second }
ui-wl-bet-sealed = { NAME($side, "side") } obstawia
ui-wl-turning = Wszyscy naraz…
ui-wl-chips = żetony do wyboru
ui-wl-scenes = Co jest pośrodku
ui-wl-scene-map = Kraina i stół herbaciany
ui-wl-tea-ends = Herbatka dobiega końca
ui-wl-scene-battle = Bitwa
ui-wl-scene-score = Wynik
ui-wl-score = Końcowa punktacja
ui-wl-part-vp = punkty z gry
ui-wl-part-castles = zamki
ui-wl-part-quests = zadania
ui-wl-part-shards = odłamki
ui-wl-castles-counted = { $count } × { $value }
ui-wl-shards-counted = { COUNT($count, "shard") }
ui-wl-lookup = Woreczek
ui-wl-exhausted = Wyczerpane
ui-wl-quests-now = Twoje zadania teraz
ui-wl-deed-done = { $done ->
         [1] czyn spełniony,
        *[other] czyn czeka,
    }
ui-wl-goal-met = { $met ->
         [1] cel spełniony
        *[other] cel niespełniony
    }
ui-wl-allies = Sprzymierzeńcy tej gry
ui-wl-left = Zostało słabych: { $weak }, silnych: { $strong }.
ui-wl-ours = oznacza naszą rekonstrukcję: drukowana karta, płytka lub tor mogą się różnić. Podobnie części torów kuźni.
ui-wl-poisoned = zatruta
ui-wl-in-the-bag = W woreczku { COUNT($count, "chip") }

## Do czego prowadzi wybór

note-track-gives = { NAME($reward, "reward") }{ $n ->
         [0] { "" }
        *[other] { " " }{ $n }
    }{ $last ->
         [1] , i artefakt
        *[other] { "" }
    }
note-track-gives-chip = { NAME($chip, "chip") }{ $last ->
         [1] , i artefakt
        *[other] { "" }
    }
note-shards-are-bad = odłamki: każdy kosztuje na końcu punkt
note-so-many = { $count }
note-gains-points = +{ COUNT($points, "point") }
note-castle-worth = { COUNT($points, "point") } na końcu, w bitwach tutaj siła { $strength }
note-deed-and-goal = { COUNT($points, "point") }: cel też jest spełniony
note-deed-alone = { COUNT($points, "point") }, po spełnieniu celu { $both }
note-begins-at = zaczyna z siłą { $strength }
note-stakes-nothing = nic do zyskania ani stracenia
note-in-the-bag = W woreczku { COUNT($count, "chip") }
note-halt-on-symbol = Zostać na { $strength }, na symbolu kuźni
note-halt-at = Zostać na { $strength }

## Co mówi ten, kto wyjaśnia swoje ruchy

because-took-card = Moja karta numer { $n } na tej herbatce. Małe kroki zostawiają mi ich więcej, zanim dojdę do szczytu stołu.
because-placed-supporters = Inni posłali { NAME($region, "place", form: "to") } tyle samo albo więcej. Mam tam { COUNT($n, "supporter", form: "accusative") }, więc wciąż się liczę.
because-placed-supporters-alone = Na tej herbatce nikt inny nie posłał jeszcze stronników { NAME($region, "place", form: "to") }. Mam tam { COUNT($n, "supporter", form: "accusative") } i przewagę.
because-placed-supporters-most = Mam { NAME($region, "place", form: "in") } już { COUNT($n, "supporter", form: "accusative") }: nikt nie posłał tam na tej herbatce więcej, a w bitwie to moje życia.
because-leader-placed = Siła mojego przywódcy liczy się tylko w jednej bitwie, więc idę tam, gdzie najbardziej chcę wygrać: { NAME($region, "place", form: "to") }.
because-leader-placed-joins = Siła mojego przywódcy liczy się tylko w jednej bitwie. { NAME($region, "place", form: "in") } mam już { COUNT($n, "supporter", form: "accusative") }, więc tam się przyda.
because-hired = Mieszkaniec Krainy Czarów dodaje siły od samego początku bitwy.
because-unlocked = { NAME($ability, "ability") }: odtąd działa do końca gry, więc im wcześniej, tym lepiej.
because-corrupted = Dołączona nagroda jest dla mnie warta rzutu kością odłamków, choć odłamki w końcu zabierają punkty.
because-card-poisoned = Kto weźmie kartę { NAME($chair, "place", form: "in") }, dostanie w bitwie truciznę. Może zostawią ją mnie.
because-laid-bet = Tu nie walczę, więc zakład przy pomyłce kosztuje mnie tylko odłamek.
because-halted = Mam { $strength }, ktoś ma { $n }. Ale kolejne szaleństwo mogłoby kosztować mnie wszystko, więc musi wystarczyć.
because-halted-ahead = { $strength } przeciw { $n }: prowadzę, a kolejne szaleństwo mogłoby kosztować mnie wszystko.
because-blocked = Tarcza działa raz na bitwę, a tu ratuje jednostkę.
because-forged = Żeton na stałe opuszcza mój woreczek i posuwa mnie na { $track }. torze kuźni: chudszy woreczek to lepszy woreczek.
