### Hirelings, pl.

## Najemnicy

side-forest_patrol = Leśny Patrol
    .genitive = Leśnego Patrolu
    .dative = Leśnemu Patrolowi
    .accusative = Leśny Patrol
    .instrumental = Leśnym Patrolem
side-feline_physicians = Koci Medycy
    .genitive = Kocich Medyków
    .dative = Kocim Medykom
    .accusative = Kocich Medyków
    .instrumental = Kocimi Medykami
side-last_dynasty = Ostatnia Dynastia
    .genitive = Ostatniej Dynastii
    .dative = Ostatniej Dynastii
    .accusative = Ostatnią Dynastię
    .instrumental = Ostatnią Dynastią
side-bluebird_nobles = Błękitna Szlachta
    .genitive = Błękitnej Szlachty
    .dative = Błękitnej Szlachcie
    .accusative = Błękitną Szlachtę
    .instrumental = Błękitną Szlachtą
side-spring_uprising = Wiosenne Powstanie
    .genitive = Wiosennego Powstania
    .dative = Wiosennemu Powstaniu
    .accusative = Wiosenne Powstanie
    .instrumental = Wiosennym Powstaniem
side-rabbit_scouts = Króliczy Zwiadowcy
    .genitive = Króliczych Zwiadowców
    .dative = Króliczym Zwiadowcom
    .accusative = Króliczych Zwiadowców
    .instrumental = Króliczymi Zwiadowcami
side-exile = Wygnaniec
    .genitive = Wygnańca
    .dative = Wygnańcowi
    .accusative = Wygnańca
    .instrumental = Wygnańcem
side-brigand = Rozbójnik
    .genitive = Rozbójnika
    .dative = Rozbójnikowi
    .accusative = Rozbójnika
    .instrumental = Rozbójnikiem
side-riverfolk_flotilla = Rzeczna Flotylla
    .genitive = Rzecznej Flotylli
    .dative = Rzecznej Flotylli
    .accusative = Rzeczną Flotyllę
    .instrumental = Rzeczną Flotyllą
side-otter_divers = Wydrzy Nurkowie
    .genitive = Wydrzych Nurków
    .dative = Wydrzym Nurkom
    .accusative = Wydrzych Nurków
    .instrumental = Wydrzymi Nurkami
side-warm_sun_prophets = Prorocy Ciepłego Słońca
    .genitive = Proroków Ciepłego Słońca
    .dative = Prorokom Ciepłego Słońca
    .accusative = Proroków Ciepłego Słońca
    .instrumental = Prorokami Ciepłego Słońca
side-lizard_envoys = Jaszczurzy Posłowie
    .genitive = Jaszczurzych Posłów
    .dative = Jaszczurzym Posłom
    .accusative = Jaszczurzych Posłów
    .instrumental = Jaszczurzymi Posłami
side-highway_bandits = Rabusie z Gościńca
    .genitive = Rabusiów z Gościńca
    .dative = Rabusiom z Gościńca
    .accusative = Rabusiów z Gościńca
    .instrumental = Rabusiami z Gościńca
side-bandit_gangs = Bandy Rabusiów
    .genitive = Band Rabusiów
    .dative = Bandom Rabusiów
    .accusative = Bandy Rabusiów
    .instrumental = Bandami Rabusiów
side-sunward_expedition = Słoneczna Wyprawa
    .genitive = Słonecznej Wyprawy
    .dative = Słonecznej Wyprawie
    .accusative = Słoneczną Wyprawę
    .instrumental = Słoneczną Wyprawą
side-mole_artisans = Kreci Rzemieślnicy
    .genitive = Krecich Rzemieślników
    .dative = Krecim Rzemieślnikom
    .accusative = Krecich Rzemieślników
    .instrumental = Krecimi Rzemieślnikami
side-corvid_spies = Kruczy Szpiedzy
    .genitive = Kruczych Szpiegów
    .dative = Kruczym Szpiegom
    .accusative = Kruczych Szpiegów
    .instrumental = Kruczymi Szpiegami
side-raven_sentries = Krucze Straże
    .genitive = Kruczych Straży
    .dative = Kruczym Strażom
    .accusative = Krucze Straże
    .instrumental = Kruczymi Strażami
side-furious_protector = Wściekły Obrońca
    .genitive = Wściekłego Obrońcy
    .dative = Wściekłemu Obrońcy
    .accusative = Wściekłego Obrońcę
    .instrumental = Wściekłym Obrońcą
side-stoic_protector = Niewzruszony Obrońca
    .genitive = Niewzruszonego Obrońcy
    .dative = Niewzruszonemu Obrońcy
    .accusative = Niewzruszonego Obrońcę
    .instrumental = Niewzruszonym Obrońcą
side-flame_bearers = Niosący Ogień
    .genitive = Niosących Ogień
    .dative = Niosącym Ogień
    .accusative = Niosących Ogień
    .instrumental = Niosącymi Ogień
side-rat_smugglers = Szczurzy Przemytnicy
    .genitive = Szczurzych Przemytników
    .dative = Szczurzym Przemytnikom
    .accusative = Szczurzych Przemytników
    .instrumental = Szczurzymi Przemytnikami
side-vault_keepers = Strażnicy Krypt
    .genitive = Strażników Krypt
    .dative = Strażnikom Krypt
    .accusative = Strażników Krypt
    .instrumental = Strażnikami Krypt
side-badger_bodyguards = Borsuczy Gwardziści
    .genitive = Borsuczych Gwardzistów
    .dative = Borsuczym Gwardzistom
    .accusative = Borsuczych Gwardzistów
    .instrumental = Borsuczymi Gwardzistami
side-popular_band = Sławna Kapela
    .genitive = Sławnej Kapeli
    .dative = Sławnej Kapeli
    .accusative = Sławną Kapelę
    .instrumental = Sławną Kapelą
side-street_band = Uliczna Kapela
    .genitive = Ulicznej Kapeli
    .dative = Ulicznej Kapeli
    .accusative = Uliczną Kapelę
    .instrumental = Uliczną Kapelą

## Co mówią ich karty

hireling-forest_patrol = Gdy usuwa się naraz wojowników Patrolu, jeden z nich trafia na tę kartę. Dzień: ruch nimi, a potem bitwa, albo umieszczenie wszystkich z tej karty na jednej polanie z Patrolem.
hireling-feline_physicians = Gdy z polany usuwa się wojowników twojej frakcji, możesz wydać kartę jej koloru i umieścić ich wszystkich na jednej polanie z elementem twojej frakcji.
hireling-last_dynasty = Dzień: jeśli nie ma ich na mapie, umieść wszystkich na jednej polanie na brzegu mapy i stocz tam bitwę. Jeśli władają swoją polaną, porusz wszystkich i stocz tam bitwę. W innym razie stocz dwie bitwy tam, gdzie są.
hireling-bluebird_nobles = Władasz też polanami, na których remisujesz o największą sumę. Początek Świtu: punkt za każde trzy polany, którymi władasz.
hireling-spring_uprising = Kto chce ich zaatakować, najpierw odrzuca kartę koloru polany. Początek Świtu: rzuć kością powstania. Z polany tego koloru usuń jednego z nich i wszystkie elementy wrogów albo umieść tam jednego.
hireling-rabbit_scouts = Jako obrońca możesz przed rzutem wydać kartę koloru polany: zadajesz wyższy wynik.
hireling-exile = W swojej turze, obok jego lasu: połóż tu wytworzony przedmiot, dobierz kartę i zdobądź punkt (każdy gracz). Dzień pracodawcy: wyczerp tu przedmiot, by go poruszyć, dwa, by stoczyć bitwę obok jego lasu; potem odśwież wszystkie. Z rzutu zadaje najwyżej tyle trafień, ile jest tu przedmiotów; trafienia je wyczerpują.
hireling-brigand = Dzień: weź przedmiot z ruin tam, gdzie masz element. Dzień: wyczerp wytworzony przedmiot, by zabrać losową kartę graczowi, z którym dzielisz polanę.
hireling-riverfolk_flotilla = Nikt nie może jej zaatakować ani usunąć. Początek Świtu: każdy gracz z elementem obok niej może dobrać kartę. Potem płynie rzeką bez względu na to, kto włada, i może tam stoczyć bitwę, z rzutu najwyżej trzy trafienia.
hireling-otter_divers = Przy ruchu z polany nad rzeką lub na nią nie musisz władać ani polaną początkową, ani docelową.
hireling-warm_sun_prophets = Dzień: zmuś gracza z elementem obok Proroka, by stoczył tam bitwę albo poruszył stamtąd wszystko i potem, jeśli chcesz, walczył; z kim, wybierasz ty. Albo umieść Proroka tam, gdzie go nie ma.
hireling-lizard_envoys = Początek Świtu: weź jedną z pięciu górnych odrzuconych kart, koloru, który jest wśród nich najczęstszy, lecz nie zasadzkę.
hireling-highway_bandits = Wróg, który przechodzi ścieżką z rabusiem, usuwa jeden z poruszanych elementów (Włóczęga uszkadza przedmiot). Gdy idziesz tamtędy ty, możesz umieścić wojownika u celu. Dzień: umieść rabusia na ścieżce obok swojego elementu.
hireling-bandit_gangs = Nie można ich zaatakować tam, gdzie masz element. Dzień: umieść wojownika przy każdym rabusiu albo rabusia tam, gdzie masz element.
hireling-sunward_expedition = Dzień: umieść obozowisko i do trzech wojowników tam, gdzie nie ma obozowiska (gdy brak ich w zasobach, najpierw zdejmij jedno). Potem wykonaj nimi ruch i stocz bitwę albo umieść wojownika przy każdym obozowisku.
hireling-mole_artisans = Gdy wytwarzasz przedmiot, możesz zachować jego kartę obok; na koniec twojego Wieczoru wraca na rękę.
hireling-corvid_spies = Dzień: umieść dwóch wojowników obok wrogów. Potem stocz bitwę na każdej polanie ze Szpiegami albo na jednej z nich zabierz losową kartę każdemu wrogowi.
hireling-raven_sentries = W bitwie zadajesz dodatkowe trafienie tam, gdzie masz budynek lub żeton.
hireling-furious_protector = Nikt nie może go zaatakować ani usunąć, a jego wrogowie niczego obok nie umieszczają. Początek Świtu: porusz go bez względu na to, kto włada; każdy gracz traci tam wojownika, ty też.
hireling-stoic_protector = Nikt nie może go zaatakować ani usunąć. Obok niego wrogowie nie mogą atakować ani usuwać twoich elementów, a trafienia przeciw tobie przepadają. Początek Świtu: porusz go bez względu na to, kto włada.
hireling-flame_bearers = Początek Świtu: na każdej polanie z Niosącymi usuń za każdego element wroga, najpierw wojowników. Potem umieść Niosącego przy innym lub obok; jeśli się nie da, dwóch gdziekolwiek.
hireling-rat_smugglers = W swój Dzień, dowolną liczbę razy: odrzuć kartę z przedmiotem, by wykonać ruch lub stoczyć bitwę.
hireling-vault_keepers = Dzień: możesz umieścić kryptę przy innej lub obok (jeśli się nie da, wojownika i kryptę gdziekolwiek). Potem stocz bitwę na każdej polanie z kryptą albo umieść wojownika przy każdej krypcie.
hireling-badger_bodyguards = W każdej bitwie ignorujesz pierwsze trafienie, także z zasadzki.
hireling-popular_band = Wrogowie, którzy przyjdą do Kapeli, nie mogą jej w tej samej turze opuścić. Dzień: z każdej polany obok jednej z Kapelą możesz skłonić wojownika dowolnego gracza, by tam poszedł. Potem możesz umieścić gdziekolwiek jednego z Kapeli.
hireling-street_band = Wrogowie, którzy przyjdą do Kapeli, nie mogą jej w tej samej turze opuścić. Dzień: umieść gdziekolwiek jednego z Kapeli.

## Elementy

piece-forest_patrol_warrior = wojownik Leśnego Patrolu
    .accusative = wojownika Leśnego Patrolu
count-forest-patrol-warrior = { $count ->
         [one] { $count } wojownik Leśnego Patrolu
         [few] { $count } wojownicy Leśnego Patrolu
         [many] { $count } wojowników Leśnego Patrolu
        *[other] { $count } wojownika Leśnego Patrolu
    }
    .accusative = { $count ->
         [one] { $count } wojownika Leśnego Patrolu
         [few] { $count } wojowników Leśnego Patrolu
         [many] { $count } wojowników Leśnego Patrolu
        *[other] { $count } wojownika Leśnego Patrolu
    }
piece-last_dynasty_warrior = wojownik Ostatniej Dynastii
    .accusative = wojownika Ostatniej Dynastii
count-last-dynasty-warrior = { $count ->
         [one] { $count } wojownik Ostatniej Dynastii
         [few] { $count } wojownicy Ostatniej Dynastii
         [many] { $count } wojowników Ostatniej Dynastii
        *[other] { $count } wojownika Ostatniej Dynastii
    }
    .accusative = { $count ->
         [one] { $count } wojownika Ostatniej Dynastii
         [few] { $count } wojowników Ostatniej Dynastii
         [many] { $count } wojowników Ostatniej Dynastii
        *[other] { $count } wojownika Ostatniej Dynastii
    }
piece-spring_uprising_warrior = wojownik Wiosennego Powstania
    .accusative = wojownika Wiosennego Powstania
count-spring-uprising-warrior = { $count ->
         [one] { $count } wojownik Wiosennego Powstania
         [few] { $count } wojownicy Wiosennego Powstania
         [many] { $count } wojowników Wiosennego Powstania
        *[other] { $count } wojownika Wiosennego Powstania
    }
    .accusative = { $count ->
         [one] { $count } wojownika Wiosennego Powstania
         [few] { $count } wojowników Wiosennego Powstania
         [many] { $count } wojowników Wiosennego Powstania
        *[other] { $count } wojownika Wiosennego Powstania
    }
piece-warm_sun_prophets_warrior = wojownik Proroków Ciepłego Słońca
    .accusative = wojownika Proroków Ciepłego Słońca
count-warm-sun-prophets-warrior = { $count ->
         [one] { $count } wojownik Proroków Ciepłego Słońca
         [few] { $count } wojownicy Proroków Ciepłego Słońca
         [many] { $count } wojowników Proroków Ciepłego Słońca
        *[other] { $count } wojownika Proroków Ciepłego Słońca
    }
    .accusative = { $count ->
         [one] { $count } wojownika Proroków Ciepłego Słońca
         [few] { $count } wojowników Proroków Ciepłego Słońca
         [many] { $count } wojowników Proroków Ciepłego Słońca
        *[other] { $count } wojownika Proroków Ciepłego Słońca
    }
piece-bandit_gangs_warrior = wojownik Band Rabusiów
    .accusative = wojownika Band Rabusiów
count-bandit-gangs-warrior = { $count ->
         [one] { $count } wojownik Band Rabusiów
         [few] { $count } wojownicy Band Rabusiów
         [many] { $count } wojowników Band Rabusiów
        *[other] { $count } wojownika Band Rabusiów
    }
    .accusative = { $count ->
         [one] { $count } wojownika Band Rabusiów
         [few] { $count } wojowników Band Rabusiów
         [many] { $count } wojowników Band Rabusiów
        *[other] { $count } wojownika Band Rabusiów
    }
piece-sunward_expedition_warrior = wojownik Słonecznej Wyprawy
    .accusative = wojownika Słonecznej Wyprawy
count-sunward-expedition-warrior = { $count ->
         [one] { $count } wojownik Słonecznej Wyprawy
         [few] { $count } wojownicy Słonecznej Wyprawy
         [many] { $count } wojowników Słonecznej Wyprawy
        *[other] { $count } wojownika Słonecznej Wyprawy
    }
    .accusative = { $count ->
         [one] { $count } wojownika Słonecznej Wyprawy
         [few] { $count } wojowników Słonecznej Wyprawy
         [many] { $count } wojowników Słonecznej Wyprawy
        *[other] { $count } wojownika Słonecznej Wyprawy
    }
piece-corvid_spies_warrior = wojownik Kruczych Szpiegów
    .accusative = wojownika Kruczych Szpiegów
count-corvid-spies-warrior = { $count ->
         [one] { $count } wojownik Kruczych Szpiegów
         [few] { $count } wojownicy Kruczych Szpiegów
         [many] { $count } wojowników Kruczych Szpiegów
        *[other] { $count } wojownika Kruczych Szpiegów
    }
    .accusative = { $count ->
         [one] { $count } wojownika Kruczych Szpiegów
         [few] { $count } wojowników Kruczych Szpiegów
         [many] { $count } wojowników Kruczych Szpiegów
        *[other] { $count } wojownika Kruczych Szpiegów
    }
piece-flame_bearers_warrior = wojownik Niosących Ogień
    .accusative = wojownika Niosących Ogień
count-flame-bearers-warrior = { $count ->
         [one] { $count } wojownik Niosących Ogień
         [few] { $count } wojownicy Niosących Ogień
         [many] { $count } wojowników Niosących Ogień
        *[other] { $count } wojownika Niosących Ogień
    }
    .accusative = { $count ->
         [one] { $count } wojownika Niosących Ogień
         [few] { $count } wojowników Niosących Ogień
         [many] { $count } wojowników Niosących Ogień
        *[other] { $count } wojownika Niosących Ogień
    }
piece-vault_keepers_warrior = wojownik Strażników Krypt
    .accusative = wojownika Strażników Krypt
count-vault-keepers-warrior = { $count ->
         [one] { $count } wojownik Strażników Krypt
         [few] { $count } wojownicy Strażników Krypt
         [many] { $count } wojowników Strażników Krypt
        *[other] { $count } wojownika Strażników Krypt
    }
    .accusative = { $count ->
         [one] { $count } wojownika Strażników Krypt
         [few] { $count } wojowników Strażników Krypt
         [many] { $count } wojowników Strażników Krypt
        *[other] { $count } wojownika Strażników Krypt
    }
piece-popular_band_warrior = wojownik Sławnej Kapeli
    .accusative = wojownika Sławnej Kapeli
count-popular-band-warrior = { $count ->
         [one] { $count } wojownik Sławnej Kapeli
         [few] { $count } wojownicy Sławnej Kapeli
         [many] { $count } wojowników Sławnej Kapeli
        *[other] { $count } wojownika Sławnej Kapeli
    }
    .accusative = { $count ->
         [one] { $count } wojownika Sławnej Kapeli
         [few] { $count } wojowników Sławnej Kapeli
         [many] { $count } wojowników Sławnej Kapeli
        *[other] { $count } wojownika Sławnej Kapeli
    }
piece-street_band_warrior = wojownik Ulicznej Kapeli
    .accusative = wojownika Ulicznej Kapeli
count-street-band-warrior = { $count ->
         [one] { $count } wojownik Ulicznej Kapeli
         [few] { $count } wojownicy Ulicznej Kapeli
         [many] { $count } wojowników Ulicznej Kapeli
        *[other] { $count } wojownika Ulicznej Kapeli
    }
    .accusative = { $count ->
         [one] { $count } wojownika Ulicznej Kapeli
         [few] { $count } wojowników Ulicznej Kapeli
         [many] { $count } wojowników Ulicznej Kapeli
        *[other] { $count } wojownika Ulicznej Kapeli
    }
piece-foothold = obozowisko
    .accusative = obozowisko
piece-vault = krypta
    .accusative = kryptę
count-foothold = { $count ->
         [one] { $count } obozowisko
         [few] { $count } obozowiska
         [many] { $count } obozowisk
        *[other] { $count } obozowiska
    }
    .accusative = { $count ->
         [one] { $count } obozowisko
         [few] { $count } obozowiska
         [many] { $count } obozowisk
        *[other] { $count } obozowiska
    }
count-vault = { $count ->
         [one] { $count } krypta
         [few] { $count } krypty
         [many] { $count } krypt
        *[other] { $count } krypty
    }
    .accusative = { $count ->
         [one] { $count } kryptę
         [few] { $count } krypty
         [many] { $count } krypt
        *[other] { $count } krypty
    }
count-control = { $count ->
         [one] { $count } znacznik kontraktu
         [few] { $count } znaczniki kontraktu
         [many] { $count } znaczników kontraktu
        *[other] { $count } znacznika kontraktu
    }
    .accusative = { $count ->
         [one] { $count } znacznik kontraktu
         [few] { $count } znaczniki kontraktu
         [many] { $count } znaczników kontraktu
        *[other] { $count } znacznika kontraktu
    }

## Ścieżki

way-c1-c5 = ścieżka między polanami 1 i 5
way-c1-c8 = ścieżka między polanami 1 i 8
way-c1-c9 = ścieżka między polanami 1 i 9
way-c1-c10 = ścieżka między polanami 1 i 10
way-c1-c11 = ścieżka między polanami 1 i 11
way-c2-c5 = ścieżka między polanami 2 i 5
way-c2-c6 = ścieżka między polanami 2 i 6
way-c2-c7 = ścieżka między polanami 2 i 7
way-c2-c8 = ścieżka między polanami 2 i 8
way-c2-c10 = ścieżka między polanami 2 i 10
way-c2-c11 = ścieżka między polanami 2 i 11
way-c2-c12 = ścieżka między polanami 2 i 12
way-c3-c6 = ścieżka między polanami 3 i 6
way-c3-c7 = ścieżka między polanami 3 i 7
way-c3-c8 = ścieżka między polanami 3 i 8
way-c3-c9 = ścieżka między polanami 3 i 9
way-c3-c11 = ścieżka między polanami 3 i 11
way-c3-c12 = ścieżka między polanami 3 i 12
way-c4-c5 = ścieżka między polanami 4 i 5
way-c4-c6 = ścieżka między polanami 4 i 6
way-c4-c8 = ścieżka między polanami 4 i 8
way-c4-c9 = ścieżka między polanami 4 i 9
way-c4-c10 = ścieżka między polanami 4 i 10
way-c4-c11 = ścieżka między polanami 4 i 11
way-c4-c12 = ścieżka między polanami 4 i 12
way-c5-c6 = ścieżka między polanami 5 i 6
way-c5-c9 = ścieżka między polanami 5 i 9
way-c5-c10 = ścieżka między polanami 5 i 10
way-c5-c11 = ścieżka między polanami 5 i 11
way-c6-c7 = ścieżka między polanami 6 i 7
way-c6-c11 = ścieżka między polanami 6 i 11
way-c7-c8 = ścieżka między polanami 7 i 8
way-c7-c10 = ścieżka między polanami 7 i 10
way-c7-c11 = ścieżka między polanami 7 i 11
way-c7-c12 = ścieżka między polanami 7 i 12
way-c8-c9 = ścieżka między polanami 8 i 9
way-c8-c10 = ścieżka między polanami 8 i 10
way-c8-c12 = ścieżka między polanami 8 i 12
way-c9-c10 = ścieżka między polanami 9 i 10
way-c9-c11 = ścieżka między polanami 9 i 11
way-c9-c12 = ścieżka między polanami 9 i 12
way-c10-c11 = ścieżka między polanami 10 i 11
way-c10-c12 = ścieżka między polanami 10 i 12
way-c11-c12 = ścieżka między polanami 11 i 12

## O co pyta gra

prompt-hirelings-birdsong = Początek Świtu: twoi najemnicy.
prompt-hire = Którego najemnika bierzesz?
prompt-give-hireling = { NAME($side, "side") }: nie ma już znaczników kontraktu. Komu oddajesz kartę?
prompt-hireling-battle = { NAME($side, "side") } { NAME($place, "place", form: "in") }: kogo zaatakować?
prompt-hireling-battle-where = { NAME($side, "side") }: gdzie stoczyć bitwę?
prompt-hireling-move-from = { NAME($side, "side") }: skąd ruch?
prompt-hireling-place = Gdzie umieszczasz { COUNT($count, $piece, form: "accusative") }?
prompt-patrol-act = Leśny Patrol: ruch i bitwa albo powrót z karty, gdzie?
prompt-physicians = Straty { NAME($place, "place", form: "in") }: { COUNT($count, "warrior") }. Czy wydajesz kartę, by ich ocalić?
prompt-physicians-where = Gdzie umieszczasz { COUNT($count, "warrior", form: "accusative") }?
prompt-dynasty-move = Dokąd idzie Ostatnia Dynastia { NAME($from, "place", form: "from") }?
prompt-uprising-gather = Na której polanie przybędzie powstaniec: { NAME($suit, "suit") }?
prompt-uprising-rise = Kość wskazuje: { NAME($suit, "suit") }. Bunt czy kolejny powstaniec?
prompt-uprising-price = Którą kartę odrzucasz, by zaatakować Powstanie { NAME($place, "place", form: "in") }?
prompt-scouts = { NAME($enemy, "side") }: atak na ciebie { NAME($place, "place", form: "in") }. Czy wydajesz kartę, by zadać wyższy wynik?
prompt-flotilla-setup = Gdzie zaczyna Flotylla?
prompt-flotilla-draw = Flotylla handluje { NAME($place, "place", form: "in") }. Czy dobierasz kartę?
prompt-flotilla-sail = Dokąd płynie Flotylla { NAME($from, "place", form: "from") }?
prompt-protector-place = { NAME($side, "side") }: gdzie stanie?
prompt-protector-walk = { NAME($side, "side") }: dokąd pójdzie { NAME($from, "place", form: "from") }?
prompt-prophets-act = Prorocy: gdzie kogoś zmuszasz albo gdzie umieszczasz kolejnego?
prompt-prophets-whom = Kogo zmuszasz { NAME($place, "place", form: "in") }?
prompt-prophets-how = { NAME($side, "side") } { NAME($place, "place", form: "in") }: kogo musi zaatakować albo dokąd musi pójść?
prompt-prophets-then = { NAME($side, "side") } { NAME($place, "place", form: "in") }: kogo musi zaatakować?
prompt-envoys-take = Którą odrzuconą kartę bierzesz?
prompt-bandits-lurk = Na której ścieżce zaczai się rabuś?
prompt-bandits-move-on = Wszyscy rabusie są na mapie. Którego najpierw zdejmujesz?
prompt-bandits-escort = Rabusie idą z tobą. Czy umieszczasz wojownika { NAME($place, "place", form: "in") }?
prompt-gangs-act = Bandy Rabusiów: wojownik przy każdym rabusiu czy kolejny rabuś, gdzie?
prompt-gangs-each = Gdzie umieszczasz wojownika? Pozostało: { $count }.
prompt-expedition-leave = Wszystkie obozowiska są na mapie. Które zdejmujesz?
prompt-expedition-land = Gdzie umieszczasz obozowisko i { COUNT($count, "warrior", form: "accusative") }?
prompt-expedition-act = Słoneczna Wyprawa: marsz czy wzmocnienie obozowisk?
prompt-expedition-camp = Przy którym obozowisku umieszczasz wojownika? Pozostało: { $count }.
prompt-artisans-keep = Czy zachowujesz kartę { NAME($card, "card") } do końca Wieczoru?
prompt-spies-setup = Gdzie stanie pierwszy Szpieg?
prompt-spies-second = A drugi, na innej polanie tego samego koloru co { NAME($place, "place") }?
prompt-spies-act = Kruczy Szpiedzy: bitwy wszędzie czy kradzież kart na jednej polanie?
prompt-flames-burn = Niosący Ogień { NAME($place, "place", form: "in") }: który element spłonie? Pozostało: { $count }.
prompt-smuggle = Szczurzy Przemytnicy: ruch czy bitwa?
prompt-vaults-found = Gdzie umieszczasz kryptę i { COUNT($count, "warrior", form: "accusative") }?
prompt-vaults-dig = Gdzie umieszczasz kryptę?
prompt-vaults-act = Strażnicy Krypt: bitwy przy kryptach czy straż?
prompt-vaults-watch = Przy której krypcie umieszczasz wojowników? Pozostało: { $count }.
prompt-band-lure = Sławna Kapela: dokąd wabisz słuchaczy?
prompt-band-draw = Czyj wojownik pójdzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-band-encore = Czy umieszczasz jednego z Kapeli?
prompt-exile-setup = W którym lesie mieszka Wygnaniec?
prompt-exile-act = Wygnaniec, gotowych przedmiotów: { $ready }. Dokąd idzie albo gdzie walczy?
prompt-exile-fight = Kogo atakuje Wygnaniec { NAME($place, "place", form: "in") }?

## Co można wybrać

option-employ = { NAME($at, "side") }: akcja
option-hire = { NAME($at, "side") }
option-done-hirelings-birdsong = Teraz już nic
option-done-hireling-battle = Bez bitwy
option-done-hireling-battle-where = Bez bitwy
option-done-hireling-move-from = Bez ruchu
option-done-physicians = Niech odejdą
option-done-scouts = Bez karty
option-done-flotilla-draw = Bez karty
option-done-prophets-then = Bez bitwy
option-done-bandits-move-on = Żadnego
option-done-bandits-escort = Bez wojownika
option-done-expedition-act = Żadne z nich
option-done-artisans-keep = Odrzuć
option-done-spies-act = Żadne z nich
option-done-vaults-dig = Bez krypty
option-done-vaults-act = Żadne z nich
option-done-band-draw = Nikt
option-done-band-encore = Nikt
option-done-exile-act = Dość: odśwież przedmioty
option-patrol-march = Ruch i bitwa
option-physicians = Koci Medycy { NAME($at, "place", form: "in") }
option-uprising-revolt = Bunt { NAME($at, "place", form: "in") }
option-scouts = Króliczy Zwiadowcy
option-bodyguards = Borsuczy Gwardziści
option-flotilla-draw = Dobierz kartę
option-prophets-force = Zmuś gracza { NAME($at, "place", form: "in") }
option-lurk = { NAME($at, "way") }
option-call-off = { NAME($at, "way") }
option-escort = Rabusie { NAME($at, "place", form: "in") }
option-gangs-recruit = Wojownik przy każdym rabusiu
option-expedition-march = Ruch i bitwa
option-expedition-camp = Wojownik przy każdym obozowisku
option-artisans-keep = Zachowaj
option-spies-fight = Bitwy wszędzie
option-spies-steal = Kradnij { NAME($at, "place", form: "in") }
option-smuggle = Szczurzy Przemytnicy: odrzuć kartę { NAME($at, "card") }
option-vaults-fight = Bitwy przy kryptach
option-vaults-guard = Wojownik przy każdej krypcie
option-exile-trade = Daj Wygnańcowi { NAME($at, "item", form: "accusative") }: karta i punkt
option-brigand-search = Rozbójnik: przeszukaj ruiny { NAME($at, "place", form: "in") }
option-brigand-rob = Rozbójnik: okradnij { NAME($at, "side", form: "accusative") }

## Co się stało

event-hireling-drawn = { NAME($side, "side") }: do najęcia.
event-took-hireling-marker = { NAME($seat, "side") } bierze znacznik najemnika z pola { $space }.
event-hireling-hired = { NAME($seat, "side") } najmuje: { NAME($side, "side") }.
event-gave-hireling = { NAME($seat, "side") } oddaje kartę { NAME($side, "side") }. Nowy pracodawca: { NAME($to, "side") }.
event-control-roll = { NAME($seat, "side") } rzuca na kontrakt, { NAME($side, "side") }: { COUNT($dots, "control") }.
event-control-roll-golden = { NAME($seat, "side") } prowadzi i liczy tylko złote kropki, { NAME($side, "side") }: { COUNT($dots, "control") }.
event-control-fades = { NAME($seat, "side") } zdejmuje znacznik kontraktu, { NAME($side, "side") }: zostaje { $left }.
event-hireling-acted = { NAME($seat, "side") } wysyła: { NAME($side, "side") }.
event-hireling-stands = { NAME($side, "side") } staje { NAME($place, "place", form: "in") }.
event-hireling-went = { NAME($side, "side") } idzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-hireling-moved = { NAME($seat, "side") } porusza { COUNT($count, "warrior", form: "accusative") } { NAME($side, "side", form: "genitive") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-hireling-battled = { NAME($side, "side") }: atak na { NAME($enemy, "side", form: "accusative") } { NAME($place, "place", form: "in") }.
event-hireling-extra-hit = { NAME($side, "side") }: dodatkowo { COUNT($count, "hit") }: { NAME($why, "hit") }.
event-hireling-removed = { NAME($side, "side") }: usunięto { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
event-patrol-on-card = Wojownik trafia na kartę Leśnego Patrolu, jest ich tam { $count }.
event-patrol-returned = { NAME($seat, "side") } umieszcza z karty { COUNT($count, "warrior", form: "accusative") } { NAME($place, "place", form: "in") }.
event-treated = Koci Medycy ratują { COUNT($count, "warrior", form: "accusative") }; stają { NAME($place, "place", form: "in") }.
event-uprising-rolled = Kość powstania wskazuje: { NAME($suit, "suit") }.
event-uprising-revolted = Wiosenne Powstanie buntuje się { NAME($place, "place", form: "in") }.
event-scouted = Króliczy Zwiadowcy ostrzegają, a { NAME($seat, "side") } zada wyższy wynik { NAME($place, "place", form: "in") }.
event-prophets-forced = { NAME($seat, "side") } przez Proroków zmusza { NAME($side, "side", form: "accusative") } { NAME($place, "place", form: "in") }.
event-envoys-took = { NAME($seat, "side") } bierze ze stosu kart odrzuconych kartę { NAME($card, "card") }.
event-lurks = Rabuś czai się na ścieżce { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-called-off = Rabuś ze ścieżki { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") } zostaje odwołany.
event-robbed-on-the-way = Rabusie napadają { NAME($side, "side", form: "accusative") } na ścieżce { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-foothold-left = Obozowisko { NAME($place, "place", form: "in") } zostało zdjęte.
event-artisans-kept = { NAME($seat, "side") } zachowuje kartę { NAME($card, "card") }.
event-artisans-returned = { NAME($seat, "side") } bierze z powrotem { COUNT($count, "card", form: "accusative") }.
event-exile-traded = { NAME($seat, "side") } daje Wygnańcowi { NAME($item, "item", form: "accusative") }.
event-exile-hit = Wygnaniec trafiony, gotowych przedmiotów: { $left }.
event-exile-rested = Wygnaniec odświeża wszystkie przedmioty.
event-brigand-found = { NAME($seat, "side") } bierze z ruin { NAME($place, "place", form: "in") } { NAME($item, "item", form: "accusative") }.
event-brigand-used = { NAME($seat, "side") } dla Rozbójnika wyczerpuje { NAME($item, "item", form: "accusative") }.
hit-raven_sentries = Krucze Straże

## Dlaczego nie

why-hireling-has-acted = W tej turze już działał.
why-hireling-must-act = Najpierw musi działać najemnik.
why-hireling-taken = Ktoś go już najął.
why-cannot-be-attacked = Tam nie można go zaatakować.
why-no-place-for-hireling = Nie ma czego umieścić albo nie ma gdzie.
why-no-own-piece = Nie masz tam żadnego elementu.
why-patrol-card-empty = Na karcie nie ma wojownika.
why-no-patrol = Patrol nie może się ruszyć, walczyć ani wrócić.
why-no-edge-clearing = Nie można ich umieścić na żadnej polanie na brzegu mapy.
why-too-few-clearings = Władasz mniej niż trzema polanami.
why-no-card-for-uprising = Atak na Powstanie kosztuje kartę koloru polany.
why-no-river = Nie stoi nad rzeką.
why-protector-keeps-out = Wściekły Obrońca nie pozwala tam wrogom niczego umieszczać.
why-stoic-protector = Chroni ich Niewzruszony Obrońca.
why-not-on-map = Nie ma dokąd pójść.
why-nobody-to-force = Nikt tam nie może walczyć ani się ruszyć.
why-no-card-for-envoys = Wśród pięciu górnych odrzuconych kart żadna nie pasuje.
why-no-path-for-bandit = Przy twoich elementach nie ma wolnej ścieżki.
why-no-gang = Nie ma rabusia, przy którym możesz umieszczać.
why-no-foothold = Na mapie nie ma obozowiska albo w zasobach wojownika.
why-no-expedition = Wyprawa nie może się ruszyć ani walczyć.
why-nobody-to-spy-on = Nie ma tam wroga z kartami.
why-nothing-to-smuggle-for = Nie możesz się ruszyć ani walczyć.
why-no-vault = Na mapie nie ma krypty.
why-listens-to-band = Przyszli tu w tej turze: słuchają kapeli.
why-not-near-exile = Obok Wygnańca nie masz elementu.
why-exile-too-few-items = Wygnaniec ma za mało gotowych przedmiotów.
why-no-item-to-exhaust = Nie masz wytworzonego przedmiotu do wyczerpania.
why-not-together = Nie dzielicie żadnej polany.

## Ekran

pile-kept = Zachowane u Krecich Rzemieślników
ui-rt-hirelings = Najemnicy
ui-rt-for-hire = do najęcia
ui-rt-hired-by = { NAME($side, "side") }, { COUNT($count, "control") }
ui-rt-has-acted = w tej turze już działał
ui-rt-promoted = awansowany
ui-rt-demoted = zdegradowany
ui-rt-on-card = Na karcie
ui-rt-hireling-marker = znacznik najemnika
ui-rt-will-hire = na koniec tury najmie
ui-rt-does-employ = najemnik działa, raz na turę

## Do czego prowadzą wybory

note-patrol-returns = { COUNT($warriors, "warrior") } z karty
note-uprising-removes = usuniętych wrogich elementów: { $count }
note-steals = losowo { COUNT($cards, "card") }
note-places-warriors = { COUNT($warriors, "warrior") }
