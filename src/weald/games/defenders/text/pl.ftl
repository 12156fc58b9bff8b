### Obrońcy Dziczy po polsku: słowa gry, miejsca, karty.
###
### Jedna rzecz ma jedną nazwę. Dziennik jest w czasie teraźniejszym: brzmi tak samo dla Zakonu i dla Rady.


## Gra i strony

game-defenders = Obrońcy Dziczy

side-order = Zakon
    .genitive = Zakonu
    .dative = Zakonowi
    .accusative = Zakon
    .locative = Zakonie
    .instrumental = Zakonem
side-council = Rada
    .genitive = Rady
    .dative = Radzie
    .accusative = Radę
    .locative = Radzie
    .instrumental = Radą
side-coven = Kowen
    .genitive = Kowenu
    .dative = Kowenowi
    .accusative = Kowen
    .locative = Kowenie
    .instrumental = Kowenem
side-sect = Sekta
    .genitive = Sekty
    .dative = Sekcie
    .accusative = Sektę
    .locative = Sekcie
    .instrumental = Sektą

side-order-council = Zakon i Rada
    .genitive = Zakonu i Rady
    .dative = Zakonowi i Radzie
    .accusative = Zakon i Radę
    .locative = Zakonie i Radzie
    .instrumental = Zakonem i Radą
side-order-coven = Zakon i Kowen
    .genitive = Zakonu i Kowenu
    .dative = Zakonowi i Kowenowi
    .accusative = Zakon i Kowen
    .locative = Zakonie i Kowenie
    .instrumental = Zakonem i Kowenem
side-order-sect = Zakon i Sekta
    .genitive = Zakonu i Sekty
    .dative = Zakonowi i Sekcie
    .accusative = Zakon i Sektę
    .locative = Zakonie i Sekcie
    .instrumental = Zakonem i Sektą
side-council-coven = Rada i Kowen
    .genitive = Rady i Kowenu
    .dative = Radzie i Kowenowi
    .accusative = Radę i Kowen
    .locative = Radzie i Kowenie
    .instrumental = Radą i Kowenem
side-council-sect = Rada i Sekta
    .genitive = Rady i Sekty
    .dative = Radzie i Sekcie
    .accusative = Radę i Sektę
    .locative = Radzie i Sekcie
    .instrumental = Radą i Sektą
side-coven-sect = Kowen i Sekta
    .genitive = Kowenu i Sekty
    .dative = Kowenowi i Sekcie
    .accusative = Kowen i Sektę
    .locative = Kowenie i Sekcie
    .instrumental = Kowenem i Sektą


## Tereny, przedmioty, kierunki, fazy

terrain-forest = las
terrain-plains = równiny
terrain-marsh = bagna
terrain-mountain = góry
item-map = mapa
    .accusative = mapę
item-bread = chleb
    .accusative = chleb
item-potion = mikstura
    .accusative = miksturę
item-rocket = rakieta
    .accusative = rakietę
direction-right = w prawo
direction-left = w lewo
phase-setup = Przygotowanie
phase-choosing = Faza dowodzenia: wybór
phase-revealing = Faza dowodzenia: odsłonięcie
phase-acting = Faza akcji


## Miejsca: rzędy od a do g z północy na południe, numerowane od zachodu

place-core = rdzeń
    .short = rdzeń
    .in = na rdzeniu
    .from = z rdzenia
    .to = na rdzeń
place-a1 = a1
    .short = a1
    .in = na a1
    .from = z a1
    .to = na a1
place-a2 = a2
    .short = a2
    .in = na a2
    .from = z a2
    .to = na a2
place-a3 = a3
    .short = a3
    .in = na a3
    .from = z a3
    .to = na a3
place-a4 = a4
    .short = a4
    .in = na a4
    .from = z a4
    .to = na a4
place-b1 = b1
    .short = b1
    .in = na b1
    .from = z b1
    .to = na b1
place-b2 = b2
    .short = b2
    .in = na b2
    .from = z b2
    .to = na b2
place-b3 = b3
    .short = b3
    .in = na b3
    .from = z b3
    .to = na b3
place-b4 = b4
    .short = b4
    .in = na b4
    .from = z b4
    .to = na b4
place-b5 = b5
    .short = b5
    .in = na b5
    .from = z b5
    .to = na b5
place-c1 = c1
    .short = c1
    .in = na c1
    .from = z c1
    .to = na c1
place-c2 = c2
    .short = c2
    .in = na c2
    .from = z c2
    .to = na c2
place-c3 = c3
    .short = c3
    .in = na c3
    .from = z c3
    .to = na c3
place-c4 = c4
    .short = c4
    .in = na c4
    .from = z c4
    .to = na c4
place-c5 = c5
    .short = c5
    .in = na c5
    .from = z c5
    .to = na c5
place-c6 = c6
    .short = c6
    .in = na c6
    .from = z c6
    .to = na c6
place-d1 = d1
    .short = d1
    .in = na d1
    .from = z d1
    .to = na d1
place-d2 = d2
    .short = d2
    .in = na d2
    .from = z d2
    .to = na d2
place-d3 = d3
    .short = d3
    .in = na d3
    .from = z d3
    .to = na d3
place-d5 = d5
    .short = d5
    .in = na d5
    .from = z d5
    .to = na d5
place-d6 = d6
    .short = d6
    .in = na d6
    .from = z d6
    .to = na d6
place-d7 = d7
    .short = d7
    .in = na d7
    .from = z d7
    .to = na d7
place-e1 = e1
    .short = e1
    .in = na e1
    .from = z e1
    .to = na e1
place-e2 = e2
    .short = e2
    .in = na e2
    .from = z e2
    .to = na e2
place-e3 = e3
    .short = e3
    .in = na e3
    .from = z e3
    .to = na e3
place-e4 = e4
    .short = e4
    .in = na e4
    .from = z e4
    .to = na e4
place-e5 = e5
    .short = e5
    .in = na e5
    .from = z e5
    .to = na e5
place-e6 = e6
    .short = e6
    .in = na e6
    .from = z e6
    .to = na e6
place-f1 = f1
    .short = f1
    .in = na f1
    .from = z f1
    .to = na f1
place-f2 = f2
    .short = f2
    .in = na f2
    .from = z f2
    .to = na f2
place-f3 = f3
    .short = f3
    .in = na f3
    .from = z f3
    .to = na f3
place-f4 = f4
    .short = f4
    .in = na f4
    .from = z f4
    .to = na f4
place-f5 = f5
    .short = f5
    .in = na f5
    .from = z f5
    .to = na f5
place-g1 = g1
    .short = g1
    .in = na g1
    .from = z g1
    .to = na g1
place-g2 = g2
    .short = g2
    .in = na g2
    .from = z g2
    .to = na g2
place-g3 = g3
    .short = g3
    .in = na g3
    .from = z g3
    .to = na g3
place-g4 = g4
    .short = g4
    .in = na g4
    .from = z g4
    .to = na g4


## Liczby: forma podstawowa nazywa, biernik to, co się dobiera, zyskuje, otrzymuje

count-point = { $count ->
         [one] { $count } punkt akcji
         [few] { $count } punkty akcji
         [many] { $count } punktów akcji
        *[other] { $count } punktu akcji
    }
    .accusative = { $count ->
         [one] { $count } punkt akcji
         [few] { $count } punkty akcji
         [many] { $count } punktów akcji
        *[other] { $count } punktu akcji
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
count-injury = { $count ->
         [one] { $count } rana
         [few] { $count } rany
         [many] { $count } ran
        *[other] { $count } rany
    }
    .accusative = { $count ->
         [one] { $count } ranę
         [few] { $count } rany
         [many] { $count } ran
        *[other] { $count } rany
    }
count-mech = { $count ->
         [one] { $count } mech
         [few] { $count } mechy
         [many] { $count } mechów
        *[other] { $count } mecha
    }
    .accusative = { $count ->
         [one] { $count } mecha
         [few] { $count } mechy
         [many] { $count } mechów
        *[other] { $count } mecha
    }
count-support = { $count ->
         [one] { $count } punkt poparcia
         [few] { $count } punkty poparcia
         [many] { $count } punktów poparcia
        *[other] { $count } punktu poparcia
    }
    .accusative = { $count ->
         [one] { $count } punkt poparcia
         [few] { $count } punkty poparcia
         [many] { $count } punktów poparcia
        *[other] { $count } punktu poparcia
    }
count-camp = { $count ->
         [one] { $count } obóz
         [few] { $count } obozy
         [many] { $count } obozów
        *[other] { $count } obozu
    }
    .accusative = { $count ->
         [one] { $count } obóz
         [few] { $count } obozy
         [many] { $count } obozów
        *[other] { $count } obozu
    }
count-pollution = { $count ->
         [one] { $count } zanieczyszczenie
         [few] { $count } zanieczyszczenia
         [many] { $count } zanieczyszczeń
        *[other] { $count } zanieczyszczenia
    }
    .accusative = { $count ->
         [one] { $count } zanieczyszczenie
         [few] { $count } zanieczyszczenia
         [many] { $count } zanieczyszczeń
        *[other] { $count } zanieczyszczenia
    }
count-breach-token = { $count ->
         [one] { $count } żeton wyłomu
         [few] { $count } żetony wyłomu
         [many] { $count } żetonów wyłomu
        *[other] { $count } żetonu wyłomu
    }
    .accusative = { $count ->
         [one] { $count } żeton wyłomu
         [few] { $count } żetony wyłomu
         [many] { $count } żetonów wyłomu
        *[other] { $count } żetonu wyłomu
    }
count-factory = { $count ->
         [one] { $count } fabryka
         [few] { $count } fabryki
         [many] { $count } fabryk
        *[other] { $count } fabryki
    }
    .accusative = { $count ->
         [one] { $count } fabrykę
         [few] { $count } fabryki
         [many] { $count } fabryk
        *[other] { $count } fabryki
    }
count-toxic-site = { $count ->
         [one] { $count } toksyczne miejsce
         [few] { $count } toksyczne miejsca
         [many] { $count } toksycznych miejsc
        *[other] { $count } toksycznego miejsca
    }
    .accusative = { $count ->
         [one] { $count } toksyczne miejsce
         [few] { $count } toksyczne miejsca
         [many] { $count } toksycznych miejsc
        *[other] { $count } toksycznego miejsca
    }


## Słowa gry

term-commonwood = Wspólnobór
term-defender = Obrońca
term-active-defender = aktywny Obrońca
term-leader = przywódca
term-faction = frakcja
term-terrain = teren
term-home-terrain = teren macierzysty
term-hex = heks
term-edge = krawędź
term-board-border = brzeg planszy
term-trail = szlak
term-core = rdzeń maszyn
term-machines = maszyny
term-machine-card = karta maszyn
term-machine-direction = kierunek maszyn
term-engine = lokomotywa
term-front = przód
term-rear = tył
term-wall = mur
term-breach = wyłom
term-breach-token = żeton wyłomu
term-mech = mech
term-hunter = łowca
term-sniper = snajper
term-factory = fabryka
term-reforested-factory = zalesiona fabryka
term-vent = wylot zanieczyszczeń
term-pollution = zanieczyszczenie
term-toxic-site = toksyczne miejsce
term-enclosed = otoczony
term-spoke = promień
term-radar = radar
term-reset = reset
term-redeploy = ponowne rozmieszczenie
term-pursue = ścigać
term-camp = obóz
term-starting-camp = obóz startowy
term-support = poparcie
term-support-track = tor poparcia
term-injury = rana
term-injury-die = kość ran
term-close-range = rana z bliska
term-ranged = rana z dystansu
term-death-token = żeton śmierci
term-action-points = punkty akcji
term-team = drużyna
term-reveal = odsłonięcie
term-lasting = trwała
term-comrade = towarzysz
term-item = przedmiot
term-move = ruch
term-build-camp = budowa obozu
term-regroup = przegrupowanie
term-heal = leczenie
term-cleanse = oczyszczanie
term-destroy-mech = zniszczenie mecha
term-breach-wall = wyłom w murze
term-reforest = zalesienie fabryki
term-leadership-phase = faza dowodzenia
term-action-phase = faza akcji
term-first-player-token = znacznik pierwszego gracza
term-engines-card = Lokomotywy
term-mechs-card = Mechy
term-factories-card = Fabryki
term-restart-card = Restart
term-basic = podstawowa
term-challenging = wymagająca
term-advanced = zaawansowany
term-expert = ekspercki
term-extreme = ekstremalny
term-core-completed = ukończenie rdzenia
term-toxic-catastrophe = toksyczna katastrofa
term-massacre = masakra
term-victory = zwycięstwo
term-defeat = porażka
term-solo = tryb jednoosobowy
term-terrain-hex = heks terenu
term-factory-wall = mur fabryki
term-central-base = baza centralna
term-faction-circle = krąg frakcji
term-support-marker = znacznik poparcia
term-maximum-support = maksymalne poparcie
term-active-player = aktywny gracz
term-dead-end = ślepa uliczka
term-deploy = rozmieścić
term-take-item = pobranie przedmiotu
term-standard = standardowy


## Karty maszyn

machine-engines = Lokomotywy
    .text = Obie lokomotywy wykonują 2 ruchy. Zresetowane lokomotywy są ponownie rozmieszczane.
machine-mechs = Mechy
    .text = Każda lokomotywa stawia 1 łowcę. Łowcy ścigają: aktywnego gracza przez 2 heksy, pozostałych przez 1.
machine-factories = Fabryki
    .text = Jeśli jakiś heks jest otoczony, powstaje 1 fabryka. W przeciwnym razie szerzy się zanieczyszczenie.
machine-restart = Restart
    .text = Kierunek maszyn się odwraca. Dalej jak Fabryki.
machine-challenging_engines = Wymagające lokomotywy
    .text = Lokomotywa, którą radar napotka pierwszą, wykonuje 3 ruchy, potem druga 2. Zresetowane lokomotywy są ponownie rozmieszczane.
machine-challenging_mechs = Wymagające mechy
    .text = Jak Mechy. Potem każdy przywódca na heksie z mechem odnosi 1 ranę.
machine-challenging_factories = Wymagające fabryki
    .text = Jeśli jakiś heks jest otoczony, powstaje 1 fabryka. Zanieczyszczenie szerzy się w każdym przypadku.
card-engines_1 = Lokomotywy
    .text = { machine-engines.text }
card-engines_2 = Lokomotywy
    .text = { machine-engines.text }
card-mechs_1 = Mechy
    .text = { machine-mechs.text }
card-mechs_2 = Mechy
    .text = { machine-mechs.text }
card-factories_1 = Fabryki
    .text = { machine-factories.text }
card-factories_2 = Fabryki
    .text = { machine-factories.text }
card-restart = Restart
    .text = { machine-restart.text }
card-challenging_engines_1 = Wymagające lokomotywy
    .text = { machine-challenging_engines.text }
card-challenging_engines_2 = Wymagające lokomotywy
    .text = { machine-challenging_engines.text }
card-challenging_mechs_1 = Wymagające mechy
    .text = { machine-challenging_mechs.text }
card-challenging_mechs_2 = Wymagające mechy
    .text = { machine-challenging_mechs.text }
card-challenging_factories_1 = Wymagające fabryki
    .text = { machine-challenging_factories.text }
card-challenging_factories_2 = Wymagające fabryki
    .text = { machine-challenging_factories.text }


## Przywódcy

leader-order_b = Burrun
    .title = Pirofilozof
leader-order_s = Sofira
    .title = Radykalna bibliotekarka
leader-council_n = Nexto
    .title = Kwatermistrz żniw
leader-council_t = Thexulij
    .title = Weteran gwardii
leader-coven_z = Zindra
    .title = Banitka z moczarów
leader-coven_a = Amanitra
    .title = Wiedźma grzybni
leader-sect_g = Guszper
    .title = Haker
leader-sect_u = Ulvik
    .title = Inżynier wybuchów


## Zdolności

ability-order_comrade = Towarzysz Zakonu
    .text = Znacznik pierwszego gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara.
ability-order_archives = Archiwa
    .text = Przygotuj swoją mapę.
ability-order_almanac = Druk almanachu
    .text = Wszyscy gracze przygotowują swoje mapy.
ability-council_comrade = Towarzysz Rady
    .text = Znacznik pierwszego gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara.
ability-council_field_kitchen = Kuchnia polowa
    .text = Przygotuj swój chleb.
ability-council_breaking_bread = Łamanie chleba
    .text = Wszyscy gracze przygotowują swój chleb.
ability-coven_comrade = Towarzysz Kowenu
    .text = Znacznik pierwszego gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara.
ability-coven_bubbling_brew = Bulgoczący wywar
    .text = Przygotuj swoją miksturę.
ability-coven_apothecary = Apteka
    .text = Wszyscy gracze przygotowują swoje mikstury.
ability-sect_comrade = Towarzysz Sekty
    .text = Znacznik pierwszego gracza przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara.
ability-sect_arsenal = Arsenał
    .text = Przygotuj swoją rakietę.
ability-sect_fireworks = Festiwal fajerwerków
    .text = Wszyscy gracze przygotowują swoje rakiety.
ability-order_controlled_burn = Kontrolowany pożar
    .text = Oczyść wszystkie heksy obok swojego przywódcy: za każdy 1 poparcie, za każde toksyczne miejsce 1 rana.
ability-order_burning_heat = Żar
    .text = Trwała. Za każdym razem, gdy odnosisz rany, zyskujesz 1 poparcie.
ability-order_pyromancy = Piromancja
    .text = Odnosisz 1 ranę.
ability-order_manifesto = Manifest
    .text = Zyskaj 2 poparcia.
ability-order_travelling_library = Wędrowna biblioteka
    .text = Przenieś jeden ze swoich obozów na planszy na dowolny heks lasu bez obozu.
ability-order_sanctuary = Azyl
    .text = Trwała. Wszyscy gracze mogą się przegrupować do dowolnego działającego obozu, a przegrupowanie nie wymaga rzutu kością ran.
ability-council_sustenance = Wyżywienie
    .text = Trwała. Gdy dowolny gracz zbuduje obóz, zyskujesz 1 poparcie.
ability-council_bountiful_harvest = Obfite żniwa
    .text = Dobierz 2 karty.
ability-council_caravan = Karawana
    .text = Trwała. Wszyscy gracze mogą przy każdym ruchu korzystać ze szlaków dowolnego jednego terenu.
ability-council_toughness = Wytrzymałość
    .text = Trwała. Ignoruj ściankę kości ran z 1 raną.
ability-council_sharpshooter = Strzelec wyborowy
    .text = Zniszcz 1 mecha na heksie obok swojego przywódcy: 1 poparcie.
ability-council_field_hospital = Szpital polowy
    .text = Wszyscy gracze zdejmują 1 ranę.
ability-coven_agility = Zwinność
    .text = Trwała. Ignoruj ściankę kości ran z 2 ranami.
ability-coven_ambush = Zasadzka
    .text = Zniszcz 1 mecha na heksie swojego przywódcy: 1 poparcie.
ability-coven_secret_paths = Tajne ścieżki
    .text = Każdy gracz może przesunąć swojego przywódcę na sąsiedni heks, cokolwiek stoi na drodze.
ability-coven_friendly_fungi = Przyjazna grzybnia
    .text = Trwała. Heks, na którym kończy się twój ruch, zostaje oczyszczony za darmo.
ability-coven_acid_rain = Kwaśny deszcz
    .text = Na dowolnym heksie bez toksycznego miejsca zamień 1 mecha na 1 zanieczyszczenie.
ability-coven_healing_herbs = Lecznicze zioła
    .text = Wybierz gracza, który zdejmuje wszystkie swoje rany.
ability-sect_hacking = Hakowanie
    .text = Trwała. Na końcu twojej tury nie odkrywa się karty maszyn.
ability-sect_scrap_hunting = Zbieranie złomu
    .text = Trwała. Każdy zniszczony przez ciebie mech daje o 1 poparcie więcej.
ability-sect_power_down = Awaria zasilania
    .text = Trwała. Wszyscy gracze mogą przechodzić przez mury.
ability-sect_tunnels = Tunele
    .text = Umieść swojego przywódcę na dowolnym heksie gór.
ability-sect_ballistics = Balistyka
    .text = Trwała. Twoje rakiety mogą zniszczyć mecha na sąsiednim heksie.
ability-sect_demolition = Wyburzenie
    .text = Zrób swoim żetonem wyłom w dowolnym jednym murze na planszy: 1 poparcie.


## Obrońcy

card-order_kelpuz = Kelpuz
    .title = Pustelnik
    .text = { ability-order_comrade.text }
card-order_rystle = Rystle
    .title = Nowicjusz z latarnią
    .text = { ability-order_comrade.text }
card-order_popel = Popel
    .title = Historyk
    .text = { ability-order_archives.text }
card-order_sorrelin = Sorrelin
    .title = Skryba
    .text = { ability-order_archives.text }
card-order_wyzypa = Wyzypa
    .title = Kartografka
    .text = { ability-order_almanac.text }
card-order_harrow = Harrow
    .title = Drukarz
    .text = { ability-order_almanac.text }
card-order_bernadorn = Bernadorn
    .title = Meteorolog
    .text = { ability-order_controlled_burn.text }
card-order_tindrel = Tindrel
    .title = Strażnik ognisk
    .text = { ability-order_controlled_burn.text }
card-order_lumiz = Lumiz
    .title = Ognista pięść
    .text = { ability-order_burning_heat.text }
card-order_ubi = Ubi
    .title = Strażnik płomienia
    .text = { ability-order_burning_heat.text }
card-order_mora = Mora
    .title = Wieszczka
    .text = { ability-order_pyromancy.text }
card-order_pyrdalja = Pyrdalja
    .title = Płomienna tancerka
    .text = { ability-order_pyromancy.text }
card-order_mirit = Mirit
    .title = Architekt wojenny
    .text = { ability-order_manifesto.text }
card-order_mudruc = Mudruc
    .title = Profesor
    .text = { ability-order_manifesto.text }
card-order_folia = Folia
    .title = Wędrowna księgarka
    .text = { ability-order_travelling_library.text }
card-order_quillan = Quillan
    .title = Bibliotekarz
    .text = { ability-order_travelling_library.text }
card-order_flika = Flika
    .title = Pszczelarka
    .text = { ability-order_sanctuary.text }
card-order_ondry = Ondry
    .title = Karczmarz
    .text = { ability-order_sanctuary.text }
card-council_cmuchin = Čmuchin
    .title = Kurier
    .text = { ability-council_comrade.text }
card-council_henk = Henk
    .title = Woźnica
    .text = { ability-council_comrade.text }
card-council_svaca = Sváča
    .title = Kucharz obozowy
    .text = { ability-council_field_kitchen.text }
card-council_kalsa = Kalša
    .title = Piwowarka
    .text = { ability-council_field_kitchen.text }
card-council_bastedie = Bastédie
    .title = Piekarka
    .text = { ability-council_breaking_bread.text }
card-council_torpis = Torpiš
    .title = Młynarz
    .text = { ability-council_breaking_bread.text }
card-council_brambo = Brambo
    .title = Ogrodnik
    .text = { ability-council_sustenance.text }
card-council_osvina = Osvina
    .title = Hodowczyni owsa
    .text = { ability-council_sustenance.text }
card-council_medunka = Medunka
    .title = Sadowniczka
    .text = { ability-council_bountiful_harvest.text }
card-council_turina = Turina
    .title = Rolniczka
    .text = { ability-council_bountiful_harvest.text }
card-council_griz = Griz
    .title = Żniwiarz
    .text = { ability-council_caravan.text }
card-council_aexyl = Aexyl
    .title = Przewodnik karawany
    .text = { ability-council_caravan.text }
card-council_azen = Azén
    .title = Tarczownik
    .text = { ability-council_toughness.text }
card-council_rintro = Rintro
    .title = Stary sierżant
    .text = { ability-council_toughness.text }
card-council_okula = Okula
    .title = Obserwatorka
    .text = { ability-council_sharpshooter.text }
card-council_prackus = Prackuš
    .title = Procarz
    .text = { ability-council_sharpshooter.text }
card-council_vatsi = Vatši
    .title = Sanitariusz
    .text = { ability-council_field_hospital.text }
card-council_glint = Glint
    .title = Chirurg
    .text = { ability-council_field_hospital.text }
card-coven_mirel = Mirel
    .title = Wędrowny bard
    .text = { ability-coven_comrade.text }
card-coven_dusk = Dusk
    .title = Przemytnik
    .text = { ability-coven_comrade.text }
card-coven_nettla = Nettla
    .title = Warzycielka
    .text = { ability-coven_bubbling_brew.text }
card-coven_pimpern = Pimpern
    .title = Zbieracz ziół
    .text = { ability-coven_bubbling_brew.text }
card-coven_hemlo = Hemlo
    .title = Aptekarz
    .text = { ability-coven_apothecary.text }
card-coven_sagewin = Sagewin
    .title = Znachorka
    .text = { ability-coven_apothecary.text }
card-coven_las = Laš
    .title = Pirat moczarów
    .text = { ability-coven_agility.text }
card-coven_fennik = Fennik
    .title = Akrobata
    .text = { ability-coven_agility.text }
card-coven_briar = Briar
    .title = Rozbójniczka
    .text = { ability-coven_ambush.text }
card-coven_snare = Snare
    .title = Traper
    .text = { ability-coven_ambush.text }
card-coven_willowick = Willowick
    .title = Przewodnik bagienny
    .text = { ability-coven_secret_paths.text }
card-coven_rushka = Rushka
    .title = Przewoźniczka
    .text = { ability-coven_secret_paths.text }
card-coven_morelle = Morelle
    .title = Mikolożka
    .text = { ability-coven_friendly_fungi.text }
card-coven_sporek = Sporek
    .title = Hodowca grzybów
    .text = { ability-coven_friendly_fungi.text }
card-coven_vitriola = Vitriola
    .title = Burzowa wiedźma
    .text = { ability-coven_acid_rain.text }
card-coven_cauld = Cauld
    .title = Alchemik
    .text = { ability-coven_acid_rain.text }
card-coven_yarra = Yarra
    .title = Uzdrowicielka
    .text = { ability-coven_healing_herbs.text }
card-coven_balmoss = Balmoss
    .title = Balsamista
    .text = { ability-coven_healing_herbs.text }
card-sect_cogwin = Cogwin
    .title = Mechanik
    .text = { ability-sect_comrade.text }
card-sect_quartzel = Quartzel
    .title = Górnik kryształów
    .text = { ability-sect_comrade.text }
card-sect_fusel = Fusel
    .title = Rusznikarz
    .text = { ability-sect_arsenal.text }
card-sect_petard = Petard
    .title = Saper
    .text = { ability-sect_arsenal.text }
card-sect_riiz = Riiz
    .title = Pirotechnik
    .text = { ability-sect_fireworks.text }
card-sect_zizzle = Zizzle
    .title = Gospodyni festiwalu
    .text = { ability-sect_fireworks.text }
card-sect_nullo = Nullo
    .title = Łamacz kodów
    .text = { ability-sect_hacking.text }
card-sect_vexel = Vexel
    .title = Złodziej sygnałów
    .text = { ability-sect_hacking.text }
card-sect_rivetta = Rivetta
    .title = Złomiarka
    .text = { ability-sect_scrap_hunting.text }
card-sect_magpin = Magpin
    .title = Zbieracz gratów
    .text = { ability-sect_scrap_hunting.text }
card-sect_ohmik = Ohmik
    .title = Elektryk
    .text = { ability-sect_power_down.text }
card-sect_fizz = Fizz
    .title = Sabotażystka
    .text = { ability-sect_power_down.text }
card-sect_delva = Delva
    .title = Tunelarka
    .text = { ability-sect_tunnels.text }
card-sect_molkin = Molkin
    .title = Grotołaz
    .text = { ability-sect_tunnels.text }
card-sect_parabol = Parabol
    .title = Matematyk
    .text = { ability-sect_ballistics.text }
card-sect_arco = Arco
    .title = Rakietnik
    .text = { ability-sect_ballistics.text }
card-sect_crumble = Crumble
    .title = Wyburzacz
    .text = { ability-sect_demolition.text }
card-sect_dynara = Dynara
    .title = Strzałowa
    .text = { ability-sect_demolition.text }


## O co pyta gra

prompt-pick-leader = { NAME($side, "side") }: którego przywódcę wybierasz?
prompt-opening-mix = Ile z pierwszych trzech kart pochodzi z talii frakcji { NAME($first, "side") }? Reszta jest z talii frakcji { NAME($second, "side") }.
prompt-starting-camp = { NAME($side, "side") }: gdzie zaczynają twój obóz i przywódca?
prompt-lead = { NAME($side, "side") }: wybierz Obrońcę na tę rundę. Teraz bez rozmów.
prompt-lead-alone = Wybierz Obrońcę; w tej rundzie działa jego frakcja.
prompt-reveal-next = Czyja zdolność odsłonięcia jest teraz rozpatrywana?
prompt-library-from = { NAME($side, "side") }, { ability-order_travelling_library }: który obóz przenosi biblioteka?
prompt-library-to = { NAME($side, "side") }, { ability-order_travelling_library }: dokąd trafia obóz { NAME($from, "place", form: "from") }?
prompt-sharpshooter = { NAME($side, "side") }, { ability-council_sharpshooter }: gdzie niszczysz mecha?
prompt-healing-herbs = { NAME($side, "side") }, { ability-coven_healing_herbs }: kto zdejmuje wszystkie swoje rany?
prompt-secret-paths = { NAME($side, "side") }, { ability-coven_secret_paths }: przesuwasz swojego przywódcę?
prompt-acid-rain = { NAME($side, "side") }, { ability-coven_acid_rain }: gdzie mech zamienia się w zanieczyszczenie?
prompt-tunnels = { NAME($side, "side") }, { ability-sect_tunnels }: gdzie twój przywódca wychodzi na powierzchnię?
prompt-demolition = { NAME($side, "side") }, { ability-sect_demolition }: w którym murze robisz wyłom?
prompt-act = { NAME($side, "side") }: co robisz? Zostało: { COUNT($points, "point") }.
prompt-move-to = { NAME($side, "side") }: dokąd idzie twój przywódca?
prompt-regroup-to = { NAME($side, "side") }: w którym obozie się przegrupowujesz?
prompt-breach-which = { NAME($side, "side") }: w którym murze robisz wyłom?
prompt-use-map = { NAME($side, "side") }, mapa: dokąd idziesz lub gdzie się przegrupowujesz?
prompt-use-potion = { NAME($side, "side") }, mikstura: leczyć czy oczyszczać?
prompt-use-rocket = { NAME($side, "side") }, rakieta: co jest celem?


## Co można wybrać

option-leader = { NAME($at, "leader") }
option-draw = { COUNT($n, "card") }
option-lead = Poprowadzi { NAME($at, "card") }
option-top = Nieznana wierzchnia karta: { NAME($at, "side") }
option-reveal = { NAME($at, "side") }
option-for = { NAME($at, "side") }
option-stay = Zostań
option-move = Ruch
option-build = Zbuduj obóz
option-regroup = Przegrupuj się
option-heal = Lecz się
option-cleanse = Oczyść
option-destroy = Zniszcz mecha
option-breach = Zrób wyłom
option-reforest = Zaleś fabrykę
option-take = Weź przedmiot tego obozu
option-end = Zakończ turę
option-heal-one = Zdejmij jedną ranę
option-use = Użyj: { NAME($at, "item") }
option-team = Dołącz do drużyny: { NAME($at, "card") }
option-to = { NAME($at, "place", form: "to") }
option-to-starting-camp = { NAME($at, "place", form: "in") }
option-to-tunnels = { NAME($at, "place", form: "in") }
option-rally = Przegrupuj się { NAME($at, "place", form: "in") }
option-camp = Obóz { NAME($at, "place", form: "in") }
option-mech = Mech { NAME($at, "place", form: "in") }
option-wall = Mur { $at }


## Co się stało

event-picked-leader = { NAME($side, "side") } wybiera przywódcę: { NAME($leader, "leader") }.
event-started = { NAME($side, "side") } zaczyna { NAME($at, "place", form: "in") }.
event-first-player = { NAME($side, "side") } otrzymuje znacznik pierwszego gracza.
event-round-began = Zaczyna się runda { $round }.
event-led = { NAME($side, "side") }: prowadzi { NAME($card, "card") }.
event-led-blind = { NAME($side, "side") } odkrywa z talii: { NAME($card, "card") }.
event-reveals = { NAME($side, "side") } używa zdolności { NAME($ability, "ability") } ({ NAME($card, "card") }).
event-no-effect = { NAME($side, "side") }: zdolność { NAME($ability, "ability") } nie ma żadnego skutku.
event-drew = { NAME($side, "side") } dobiera { COUNT($count, "card", form: "accusative") }.
event-drew-known = { NAME($side, "side") } dobiera { COUNT($count, "card", form: "accusative") }: { NAME($cards, "card") }.
event-reshuffled = { NAME($side, "side") } tasuje stos kart odrzuconych w nową talię ({ COUNT($count, "card") }).
event-turn-began = { NAME($side, "side") } zaczyna turę: { COUNT($points, "point") }.
event-ended-turn = { $points ->
        [0] { NAME($side, "side") } kończy turę.
       *[other] { NAME($side, "side") } kończy turę; niewykorzystane: { COUNT($points, "point") }.
    }
event-joined = { NAME($side, "side") } włącza do drużyny: { NAME($card, "card") }.
event-moved = { NAME($side, "side") } idzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-shifted = { NAME($side, "side") } idzie tajną ścieżką { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-tunnelled = { NAME($side, "side") } idzie tunelem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-regrouped = { NAME($side, "side") } przegrupowuje się { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-built-camp = { NAME($side, "side") } wydaje poparcie i buduje obóz { NAME($at, "place", form: "in") }.
event-moved-camp = { NAME($side, "side") } przenosi obóz { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-left = { NAME($side, "side") } ma ostatni obóz i opuszcza grę.
event-stays = { NAME($side, "side") } ma ostatni obóz i zostaje, dopóki wszystkie fabryki nie będą zalesione.
event-healed = { $count ->
        [0] { NAME($side, "side") } leczy się, ale nie ma żadnej rany.
       *[other] { NAME($side, "side") } zdejmuje { COUNT($count, "injury", form: "accusative") }.
    }
event-cleansed = { $toxic ->
        [0] { NAME($side, "side") } usuwa zanieczyszczenie { NAME($at, "place", form: "in") }.
       *[other] { NAME($side, "side") } usuwa toksyczne miejsce { NAME($at, "place", form: "in") }.
    }
event-destroyed-mech = { NAME($side, "side") } niszczy mecha { NAME($at, "place", form: "in") }.
event-breached = { NAME($side, "side") } robi wyłom w murze { $edge }.
event-reforested = { NAME($side, "side") } zalesia fabrykę { $tile } { NAME($at, "place", form: "in") }.
event-rained = { NAME($side, "side") } zamienia mecha w zanieczyszczenie { NAME($at, "place", form: "in") }.
event-gained-support = { NAME($side, "side") } zyskuje { COUNT($count, "support", form: "accusative") } (teraz { $support }).
event-readied = { NAME($side, "side") } przygotowuje { NAME($item, "item", form: "accusative") }.
event-used-item = { NAME($side, "side") } używa przedmiotu: { NAME($item, "item") }.
event-rolled = { $injuries ->
         [0] { $face ->
                 [0] { NAME($side, "side") } rzuca kością: { $face }, bez ran.
                *[other] { NAME($side, "side") } rzuca kością: { $face }, ale to się nie liczy: bez ran.
            }
        *[other] { NAME($side, "side") } rzuca kością: { $face }, czyli { COUNT($injuries, "injury") }.
    }
event-spared = { NAME($side, "side") }: zdolność { NAME($ability, "ability") } chroni przed raną.
event-injured = { NAME($side, "side") } odnosi { COUNT($count, "injury", form: "accusative") }.
event-died = { NAME($side, "side") }: ginie { NAME($card, "card") } ({ NAME($terrain, "terrain") }).
event-nobody-died = { NAME($side, "side") } nie ma nikogo, kto mógłby zginąć.
event-recovered = { NAME($side, "side") } pozbywa się wszystkich ran.
event-hacked = { NAME($side, "side") } hakuje maszyny: karta nie jest odkrywana.
event-flipped = { NAME($side, "side") } odkrywa kartę maszyn: { NAME($card, "card") }.
event-machines-reshuffled = Karty maszyn są tasowane.
event-built-wall = Powstaje mur: { $edge }.
event-engine-moved = Lokomotywa { $engine } jedzie z { $from } na { $to }.
event-engine-reset = Lokomotywa { $engine } trafia w ślepą uliczkę i wraca na rdzeń.
event-engine-waits = Lokomotywa { $engine } nie ma wolnego promienia i czeka na rdzeniu.
event-engine-deployed = Lokomotywa { $engine } zostaje rozmieszczona na { $edge }.
event-direction-flipped = Kierunek maszyn to teraz: { NAME($direction, "direction") }.
event-built-factory = Maszyny budują fabrykę { $tile } { NAME($at, "place", form: "in") }.
event-came-along = { $toxic ->
        [0] { $pollution ->
            [0] Z rdzenia trafia { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }.
           *[other] { $mechs ->
                [0] Z rdzenia trafia { NAME($at, "place", form: "to") }: { COUNT($pollution, "pollution") }.
               *[other] Z rdzenia trafia { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }, { COUNT($pollution, "pollution") }.
            }
        }
       *[other] { $mechs ->
            [0] Z rdzenia trafia { NAME($at, "place", form: "to") }: { term-toxic-site }.
           *[other] Z rdzenia trafia { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }, { term-toxic-site }.
        }
    }
event-placed-mechs = { $count ->
        [0] W zasobach nie ma już mecha, który pojawiłby się { NAME($at, "place", form: "in") }.
       *[other] Przybywa: { COUNT($count, "mech") } { NAME($at, "place", form: "in") }.
    }
event-polluted = Zanieczyszczenie szerzy się { NAME($from, "place", form: "from") } { NAME($at, "place", form: "to") }.
event-turned-toxic = Toksyczne miejsce powstaje { NAME($at, "place", form: "in") }.
event-deployed-hunter = Lokomotywa { $engine } stawia łowcę { NAME($at, "place", form: "in") }.
event-pursued = Pościg: { COUNT($count, "mech") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-won = Padają ostatnie maszyny: rdzeń jest zniszczony.
event-core-completed = Miałaby powstać szósta fabryka: rdzeń jest ukończony.
event-toxic-catastrophe = Potrzebne byłoby siódme toksyczne miejsce: toksyczna katastrofa.
event-massacre = Zginął drugi Obrońca tego samego terenu: masakra.


## Dlaczego nie

why-not-home = To nie jest twój teren macierzysty.
why-not-border = Teren macierzysty jest na brzegu planszy: zacznij tam.
why-hand-first = Mając karty na ręce, wybierasz z ręki.
why-no-points = Nie masz już punktów akcji.
why-hemmed-in = Wszystkie drogi wyjścia są zablokowane.
why-same-hex = Twój przywódca już tam jest.
why-the-core = Nikt nie wchodzi na rdzeń.
why-engine-blocks = Na drodze stoi lokomotywa.
why-wall-blocks = Na drodze jest mur bez wyłomu.
why-out-of-reach = Jednym ruchem tam nie dotrzesz.
why-support-too-low = Potrzebujesz pełnego poparcia: { $need }. Masz { $have }.
why-all-camps-built = Wszystkie twoje obozy już stoją.
why-not-home-terrain = Obozy buduje się tylko na terenie macierzystym lub na zalesionej fabryce.
why-camp-there = Obóz już tam stoi.
why-no-regroup-camp = Nie ma działającego obozu, w którym można się przegrupować.
why-no-working-camp = Twój przywódca nie jest w działającym obozie.
why-nothing-to-cleanse = Nie ma tam zanieczyszczenia.
why-no-mech = Nie ma tam mecha.
why-no-breach-token = Nie masz już żetonu wyłomu.
why-no-wall = Nie ma tam muru, w którym można by zrobić wyłom.
why-already-breached = W tym murze już jest wyłom.
why-core-side = W bokach rdzenia nie można zrobić wyłomu.
why-not-a-factory = Twój przywódca nie jest na fabryce.
why-mechs-there = Najpierw zniszcz tam mechy.
why-polluted = Najpierw oczyść fabrykę.
why-item-not-in-play = Tego przedmiotu nie ma w tej grze.
why-item-used = Ten przedmiot został już użyty; przygotuj go w obozie.
why-item-active = Masz już ten przedmiot przygotowany.
why-no-target = Nie ma tu na co tego użyć.
why-no-injury = Nie masz żadnej rany.
why-points-left = Najpierw wydaj swoje punkty akcji.
why-other-terrain = Ma inny teren niż twój aktywny Obrońca.
why-other-faction = Należy do drugiej frakcji.
why-toxic-there = Jest tam toksyczne miejsce.
why-no-toxic-left = Potrzebne byłoby siódme toksyczne miejsce.
why-not-that-terrain = To nie jest heks tego terenu.
why-ready-made = Własne słowa mogłyby zdradzić za dużo o kartach na ręce: użyj gotowych zdań.
why-silence = Podczas wyboru Obrońców nikt nie rozmawia.
why-untrue = Twoja ręka mówi co innego.
why-has-left = Nie ma cię już w grze: twoja ręka się nie liczy.
why-not-seated = Sygnały dają tylko gracze przy stole.


## Dlaczego nie można cofnąć

undo-rolled-die = W międzyczasie rzucono kością ran.
undo-defender-died = W międzyczasie zginął Obrońca.
undo-reveal = Obrońcy zostali już odsłonięci.
undo-machine-card = W międzyczasie odkryto kartę maszyn.


## Jak się skończyło

result-core-destroyed = Obrońcy wygrali: rdzeń jest zniszczony.
    .title = Obrońcy zwyciężyli
result-core-completed = Maszyny wygrały: rdzeń jest ukończony.
    .title = Maszyny zwyciężyły
result-toxic-catastrophe = Maszyny wygrały: toksyczna katastrofa.
    .title = Maszyny zwyciężyły
result-massacre = Maszyny wygrały: zginął drugi Obrońca tego samego terenu, masakra.
    .title = Maszyny zwyciężyły
result-concession = Maszyny wygrały: Obrońcy się poddali.
    .title = Maszyny zwyciężyły


## Sygnały: co wolno powiedzieć o własnej ręce, i ogólne zamiary

signal-have-forest = Mam Obrońców z lasu.
signal-no-forest = Nie mam żadnego Obrońcy z lasu.
signal-have-plains = Mam Obrońców z równin.
signal-no-plains = Nie mam żadnego Obrońcy z równin.
signal-have-marsh = Mam Obrońców z bagien.
signal-no-marsh = Nie mam żadnego Obrońcy z bagien.
signal-have-mountain = Mam Obrońców z gór.
signal-no-mountain = Nie mam żadnego Obrońcy z gór.
signal-can-help-next-round = W następnej rundzie mogę coś z tym zrobić.
signal-cannot-help-next-round = W następnej rundzie z tym nie pomogę.
signal-will-build-camp = Chcę zbudować obóz.
signal-will-cleanse = Chcę oczyszczać.
signal-will-fight-mechs = Chcę walczyć z mechami.
signal-will-reforest = Chcę zalesić fabrykę.
signal-will-breach = Chcę zrobić wyłom.
signal-need-help = Potrzebuję pomocy.
signal-go-first = Wolę zacząć.
signal-go-last = Wolę działać na końcu.
signal-agree = Zgadzam się.
signal-disagree = Widzę to inaczej.


## Ustawienia

setting-difficulty = Poziom trudności
    .help = Ile wymagających kart maszyn zastąpi podstawowe.
setting-difficulty-standard = standardowy
setting-difficulty-advanced = zaawansowany
setting-difficulty-expert = ekspercki
setting-difficulty-extreme = ekstremalny
setting-harder = O jedną wymagającą kartę więcej
    .help = Wyższa liczba dla wybranego poziomu: 2, 4 lub 6. Poziom standardowy nie ma wymagających kart.
setting-mirrored = Druga lokomotywa w lustrze
    .help = Druga lokomotywa zaczyna jako lustrzane odbicie pierwszej i skręca w lewo. Bez tego obie skręcają w prawo.


## Na ekranie

count-wall = { $count ->
         [one] { $count } mur
         [few] { $count } mury
         [many] { $count } murów
        *[other] { $count } muru
    }
ui-df-danger = Zagrożenie
ui-df-factories = Zbudowane fabryki
ui-df-sixth = Szósta oznacza porażkę.
ui-df-to-reforest = Do zalesienia: { $count }.
ui-df-toxic = Toksyczne miejsca
ui-df-seventh = Siódme oznacza porażkę.
ui-df-fallen = Polegli Obrońcy
ui-df-second = Drugi z tego samego terenu oznacza porażkę.
ui-df-next = Następna karta maszyn
ui-df-cards-left = zostało { $left } z { $total }
ui-df-hacked = Zhakowane: na koniec tej tury żadna karta.
ui-df-ends = Gra byłaby przegrana.
ui-df-would = Gdyby teraz przyszła, dziennik pokazałby:
ui-df-nothing = nic się nie dzieje
ui-df-turns = kierunek { NAME($direction, "direction") }
ui-df-builds = fabryka { $number } { NAME($at, "place", form: "in") }
ui-df-hunters = { $count ->
         [one] { $count } nowy łowca
         [few] { $count } nowych łowców
         [many] { $count } nowych łowców
        *[other] { $count } nowego łowcy
    }
ui-df-pursue = { $count ->
         [one] { $count } ściga
         [few] { $count } ścigają
         [many] { $count } ściga
        *[other] { $count } ściga
    }
ui-df-injures = rani { NAME($who, "side", form: "accusative") }
ui-df-machines-turn = Kierunek maszyn: { NAME($direction, "direction") }
ui-df-supplies = W zasobach: { COUNT($walls, "wall") }, { COUNT($mechs, "mech") }
ui-df-to-win = { $factories ->
        [0] Do zwycięstwa: zbudować { COUNT($camps, "camp", form: "accusative") }
       *[other] Do zwycięstwa: zalesić { COUNT($factories, "factory", form: "accusative") }, zbudować { COUNT($camps, "camp", form: "accusative") }
    }
ui-df-mechs-left = mechy w zasobach
ui-df-camps-to-go = obozy do zbudowania
ui-df-injuries-label = rany
ui-df-cards-in-hand = karty na ręce
ui-df-leadership = Dowodzenie
ui-df-reveal = Odsłonięcie
ui-df-actions = Akcje
ui-df-acting = Akcje: { NAME($side, "side") }
ui-df-note-open = talia { $deck }, odrzucone { $discard }
ui-df-support = poparcie { $now } z { $most }
ui-df-injuries = rany { $now } z { $most }
ui-df-camp-on-track = Po zbudowaniu tego obozu dobierasz do { $hand } kart na ręce.
ui-df-items = Przedmioty
ui-df-item-ready = { NAME($item, "item") }: do użycia
ui-df-item-used = { NAME($item, "item") }: użyto
ui-df-ready = do użycia
ui-df-used = użyto
ui-df-threat-close = Na heksie jest mech: po każdej akcji rzucasz kością ran.
ui-df-threat-ranged = Pod ostrzałem snajpera: po każdej akcji rzucasz kością ran.
ui-df-left = Wszystkie obozy stoją, poza grą.
ui-df-machine-discard = Zagrane karty maszyn
ui-df-discard = { NAME($side, "side") }: stos odrzuconych
ui-df-story = Tura maszyn
ui-df-factory = fabryka { $number }
ui-df-grove = zalesiona fabryka { $number }
ui-df-leader-of = przywódca { NAME($side, "side", form: "genitive") }
ui-df-camp-of = obóz { NAME($side, "side", form: "genitive") }
ui-df-site = Tu powstałaby następna fabryka.
ui-df-wall-between = Mur: { NAME($hexes, "place") }
ui-df-ours = Odtworzone przez nas, drukowana karta może się różnić: { $parts }
ui-df-part-all = rekonstrukcja
ui-df-part-title = tytuł
ui-df-part-terrain = teren
ui-df-part-points = punkty
ui-df-part-ability = zdolność
ui-df-item-note-map = ruch lub przegrupowanie za darmo
ui-df-item-note-bread = +1 punkt akcji
ui-df-item-note-potion = zdejmij ranę lub oczyść
ui-df-item-note-rocket = zniszcz mecha lub zrób wyłom
ui-df-camps-built = zbudowane obozy
ui-df-reforested = zalesione fabryki
ui-df-cleansed = oczyszczone heksy
ui-df-destroyed = zniszczone mechy
ui-df-dice = rzuty na rany
ui-df-dice-harm = w tym z raną

## Do czego prowadzi wybór

note-defender = { COUNT($points, "point") }, { NAME($terrain, "terrain") }: { NAME($ability, "ability") }
note-own-abilities = { TEXT($leader, "leader", form: "title") }: { NAME($abilities, "ability") }
note-ways = { $count ->
         [one] { $count } heks w zasięgu
         [few] { $count } heksy w zasięgu
         [many] { $count } heksów w zasięgu
        *[other] { $count } heksu w zasięgu
    }
note-hand-up-to = potem ręka do { $hand }
note-earns-support = +1 poparcie, potem { $support }
note-support-full = bez poparcia: tor jest pełny
note-toxic-price = +1 poparcie, 1 rana
note-heals = leczy: { COUNT($injuries, "injury") }
note-no-injury = bez efektu: nie ma ran
note-whose-ability = { NAME($ability, "ability") }
note-item-there = przygotowuje: { NAME($item, "item") }
note-joins-for = +{ COUNT($points, "point") }
note-no-machine-card = bez karty maszyn
note-machines-next = { $points ->
     [0] potem ruszają maszyny
    *[other] niewykorzystane: { COUNT($points, "point") }, potem ruszają maszyny
}

## Co mówi ten, kto wyjaśnia swoje ruchy

because-built-camp = Obóz numer { $n }, { NAME($at, "place", form: "in") }: do zwycięstwa muszą stać wszystkie nasze obozy, a każdy znowu uzupełnia mi rękę.
because-cleansed = Trzy zanieczyszczenia to toksyczne miejsce, a siedem takich kończy grę. { NAME($at, "place", form: "in") } jest go teraz mniej, a ja mam więcej poparcia.
because-cleansed-toxic = Siedem toksycznych miejsc kończy grę. Bez tego { NAME($at, "place", form: "in") } zostaje { $n }.
because-destroyed-mech = Mech rani każdego, kto działa obok niego. { NAME($at, "place", form: "in") } jest teraz bezpieczniej, a ja mam więcej poparcia.
because-breached = Mury zatrzymują nas, a nie maszyny. Wyłom zostaje otwarty dla wszystkich i daje poparcie.
because-reforested = Zanim wygramy, każda zbudowana przez maszyny fabryka musi być zalesiona. Zostało: { $n }.
because-reforested-last = Każda zbudowana przez maszyny fabryka jest zalesiona: teraz brakuje tylko obozów.
because-healed = Mniej o { COUNT($count, "injury", form: "accusative") }: więcej niż trzy zabijają mi kartę, a druga śmierć w tym samym terenie oznacza przegraną.
because-joined = Karta tego samego terenu daje mi 1 punkt akcji więcej, gdy najbardziej go potrzebuję.
because-hacked = W tej turze żadnej karty maszyn: wszyscy możemy odetchnąć.
because-regrouped = Jedna akcja sprowadza mnie { NAME($to, "place", form: "to") }, choćby to było daleko.
because-used-item = { $item ->
        [map] Mapa nie kosztuje punktu akcji i prowadzi mnie tam, gdzie potrzeba pomocy.
        [bread] Chleb nie kosztuje punktu akcji i daje mi jeden więcej.
        [potion] Mikstura nie kosztuje punktu akcji, a rany lub zanieczyszczenia już nie ma.
       *[rocket] Rakieta nie kosztuje punktu akcji, a mech lub mur już nie przeszkadza.
    }
