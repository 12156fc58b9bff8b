### Root česky: slova hry, místa, karty, výzvy, záznam.
###
### Každá věc má jedno jméno. Jméno může mít tvary: .short pro popisky, .in .from .to pro místa, pády. Strany jsou
### v jednotném čísle a záznam v přítomném čase, aby věty seděly všem.


## Hra a její strany

game-root = Root
side-marquise = Markýza
    .genitive = Markýzy
    .dative = Markýze
    .accusative = Markýzu
    .instrumental = Markýzou
side-eyrie = Orlí hnízdo
    .genitive = Orlího hnízda
    .dative = Orlímu hnízdu
    .accusative = Orlí hnízdo
    .instrumental = Orlím hnízdem
side-alliance = Aliance
    .genitive = Aliance
    .dative = Alianci
    .accusative = Alianci
    .instrumental = Aliancí
side-vagabond = Tulák
    .genitive = Tuláka
    .dative = Tulákovi
    .accusative = Tuláka
    .instrumental = Tulákem
side-second_vagabond = druhý Tulák
    .genitive = druhého Tuláka
    .dative = druhému Tulákovi
    .accusative = druhého Tuláka
    .instrumental = druhým Tulákem
role-marquise = Markýza z Kocourova
role-eyrie = Rody Orlího hnízda
role-alliance = Lesní aliance
role-vagabond = Tulák
role-second_vagabond = Druhý Tulák


## Místa

place-c1 = mýtina 1
    .short = 1
    .in = na mýtině 1
    .from = z mýtiny 1
    .to = na mýtinu 1
place-c2 = mýtina 2
    .short = 2
    .in = na mýtině 2
    .from = z mýtiny 2
    .to = na mýtinu 2
place-c3 = mýtina 3
    .short = 3
    .in = na mýtině 3
    .from = z mýtiny 3
    .to = na mýtinu 3
place-c4 = mýtina 4
    .short = 4
    .in = na mýtině 4
    .from = z mýtiny 4
    .to = na mýtinu 4
place-c5 = mýtina 5
    .short = 5
    .in = na mýtině 5
    .from = z mýtiny 5
    .to = na mýtinu 5
place-c6 = mýtina 6
    .short = 6
    .in = na mýtině 6
    .from = z mýtiny 6
    .to = na mýtinu 6
place-c7 = mýtina 7
    .short = 7
    .in = na mýtině 7
    .from = z mýtiny 7
    .to = na mýtinu 7
place-c8 = mýtina 8
    .short = 8
    .in = na mýtině 8
    .from = z mýtiny 8
    .to = na mýtinu 8
place-c9 = mýtina 9
    .short = 9
    .in = na mýtině 9
    .from = z mýtiny 9
    .to = na mýtinu 9
place-c10 = mýtina 10
    .short = 10
    .in = na mýtině 10
    .from = z mýtiny 10
    .to = na mýtinu 10
place-c11 = mýtina 11
    .short = 11
    .in = na mýtině 11
    .from = z mýtiny 11
    .to = na mýtinu 11
place-c12 = mýtina 12
    .short = 12
    .in = na mýtině 12
    .from = z mýtiny 12
    .to = na mýtinu 12
place-burrow = Nora
    .short = N
    .in = v Noře
    .from = z Nory
    .to = do Nory
place-f1 = les 1
    .short = L1
    .in = v lese 1
    .from = z lesa 1
    .to = do lesa 1
place-f2 = les 2
    .short = L2
    .in = v lese 2
    .from = z lesa 2
    .to = do lesa 2
place-f3 = les 3
    .short = L3
    .in = v lese 3
    .from = z lesa 3
    .to = do lesa 3
place-f4 = les 4
    .short = L4
    .in = v lese 4
    .from = z lesa 4
    .to = do lesa 4
place-f5 = les 5
    .short = L5
    .in = v lese 5
    .from = z lesa 5
    .to = do lesa 5
place-f6 = les 6
    .short = L6
    .in = v lese 6
    .from = z lesa 6
    .to = do lesa 6
place-f7 = les 7
    .short = L7
    .in = v lese 7
    .from = z lesa 7
    .to = do lesa 7
place-f8 = les 8
    .short = L8
    .in = v lese 8
    .from = z lesa 8
    .to = do lesa 8
place-f9 = les 9
    .short = L9
    .in = v lese 9
    .from = z lesa 9
    .to = do lesa 9
place-f10 = les 10
    .short = L10
    .in = v lese 10
    .from = z lesa 10
    .to = do lesa 10
map-autumn = Podzim
map-winter = Zima


## Symboly

suit-fox = liška
    .genitive = lišky
suit-rabbit = zajíc
    .genitive = zajíce
suit-mouse = myš
    .genitive = myši
suit-bird = pták
    .genitive = ptáka


## Komponenty

piece-marquise_warrior = bojovník Markýzy
    .accusative = bojovníka Markýzy
piece-eyrie_warrior = bojovník Orlího hnízda
    .accusative = bojovníka Orlího hnízda
piece-alliance_warrior = bojovník Aliance
    .accusative = bojovníka Aliance
piece-sawmill = pila
    .accusative = pilu
piece-workshop = dílna
    .accusative = dílnu
piece-recruiter = sídlo verbíře
    .accusative = sídlo verbíře
piece-roost = hřad
    .accusative = hřad
piece-base = základna
    .accusative = základnu
piece-wood = dřevo
    .accusative = dřevo
piece-keep = pevnost
    .accusative = pevnost
piece-sympathy = sympatie
    .accusative = sympatii


## Předměty

item-boot = bota
    .accusative = botu
item-bag = vak
    .accusative = vak
item-crossbow = kuše
    .accusative = kuši
item-hammer = kladivo
    .accusative = kladivo
item-sword = meč
    .accusative = meč
item-tea = konvička
    .accusative = konvičku
item-coin = mince
    .accusative = minci
item-torch = pochodeň
    .accusative = pochodeň
item-ruin_boot = bota z ruiny
    .accusative = botu z ruiny
item-ruin_bag = vak z ruiny
    .accusative = vak z ruiny
item-ruin_hammer = kladivo z ruiny
    .accusative = kladivo z ruiny
item-ruin_sword = meč z ruiny
    .accusative = meč z ruiny
condition-track = na stupnici
condition-ready = nepoužitý
condition-exhausted = použitý
condition-damaged = poškozený
condition-damaged_exhausted = poškozený a použitý


## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-warrior = { $count ->
         [one] { $count } bojovník
         [few] { $count } bojovníci
         [many] { $count } bojovníka
        *[other] { $count } bojovníků
    }
    .accusative = { $count ->
         [one] { $count } bojovníka
         [few] { $count } bojovníky
         [many] { $count } bojovníka
        *[other] { $count } bojovníků
    }
count-marquise-warrior = { $count ->
         [one] { $count } bojovník Markýzy
         [few] { $count } bojovníci Markýzy
         [many] { $count } bojovníka Markýzy
        *[other] { $count } bojovníků Markýzy
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Markýzy
         [few] { $count } bojovníky Markýzy
         [many] { $count } bojovníka Markýzy
        *[other] { $count } bojovníků Markýzy
    }
count-eyrie-warrior = { $count ->
         [one] { $count } bojovník Orlího hnízda
         [few] { $count } bojovníci Orlího hnízda
         [many] { $count } bojovníka Orlího hnízda
        *[other] { $count } bojovníků Orlího hnízda
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Orlího hnízda
         [few] { $count } bojovníky Orlího hnízda
         [many] { $count } bojovníka Orlího hnízda
        *[other] { $count } bojovníků Orlího hnízda
    }
count-alliance-warrior = { $count ->
         [one] { $count } bojovník Aliance
         [few] { $count } bojovníci Aliance
         [many] { $count } bojovníka Aliance
        *[other] { $count } bojovníků Aliance
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Aliance
         [few] { $count } bojovníky Aliance
         [many] { $count } bojovníka Aliance
        *[other] { $count } bojovníků Aliance
    }
count-sawmill = { $count ->
         [one] { $count } pila
         [few] { $count } pily
         [many] { $count } pily
        *[other] { $count } pil
    }
    .accusative = { $count ->
         [one] { $count } pilu
         [few] { $count } pily
         [many] { $count } pily
        *[other] { $count } pil
    }
count-workshop = { $count ->
         [one] { $count } dílna
         [few] { $count } dílny
         [many] { $count } dílny
        *[other] { $count } dílen
    }
    .accusative = { $count ->
         [one] { $count } dílnu
         [few] { $count } dílny
         [many] { $count } dílny
        *[other] { $count } dílen
    }
count-recruiter = { $count ->
         [one] { $count } sídlo verbíře
         [few] { $count } sídla verbíře
         [many] { $count } sídla verbíře
        *[other] { $count } sídel verbíře
    }
    .accusative = { $count ->
         [one] { $count } sídlo verbíře
         [few] { $count } sídla verbíře
         [many] { $count } sídla verbíře
        *[other] { $count } sídel verbíře
    }
count-roost = { $count ->
         [one] { $count } hřad
         [few] { $count } hřady
         [many] { $count } hřadu
        *[other] { $count } hřadů
    }
    .accusative = { $count ->
         [one] { $count } hřad
         [few] { $count } hřady
         [many] { $count } hřadu
        *[other] { $count } hřadů
    }
count-base = { $count ->
         [one] { $count } základna
         [few] { $count } základny
         [many] { $count } základny
        *[other] { $count } základen
    }
    .accusative = { $count ->
         [one] { $count } základnu
         [few] { $count } základny
         [many] { $count } základny
        *[other] { $count } základen
    }
count-wood = { $count ->
         [one] { $count } dřevo
         [few] { $count } dřeva
         [many] { $count } dřeva
        *[other] { $count } dřev
    }
    .accusative = { $count ->
         [one] { $count } dřevo
         [few] { $count } dřeva
         [many] { $count } dřeva
        *[other] { $count } dřev
    }
count-keep = { $count ->
         [one] { $count } pevnost
         [few] { $count } pevnosti
         [many] { $count } pevnosti
        *[other] { $count } pevností
    }
    .accusative = { $count ->
         [one] { $count } pevnost
         [few] { $count } pevnosti
         [many] { $count } pevnosti
        *[other] { $count } pevností
    }
count-sympathy = { $count ->
         [one] { $count } žeton sympatie
         [few] { $count } žetony sympatie
         [many] { $count } žetonu sympatie
        *[other] { $count } žetonů sympatie
    }
    .accusative = { $count ->
         [one] { $count } žeton sympatie
         [few] { $count } žetony sympatie
         [many] { $count } žetonu sympatie
        *[other] { $count } žetonů sympatie
    }
count-card = { $count ->
         [one] { $count } karta
         [few] { $count } karty
         [many] { $count } karty
        *[other] { $count } karet
    }
    .accusative = { $count ->
         [one] { $count } kartu
         [few] { $count } karty
         [many] { $count } karty
        *[other] { $count } karet
    }
count-point = { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }
    .accusative = { $count ->
         [one] { $count } bod
         [few] { $count } body
         [many] { $count } bodu
        *[other] { $count } bodů
    }
count-hit = { $count ->
         [one] { $count } zásah
         [few] { $count } zásahy
         [many] { $count } zásahu
        *[other] { $count } zásahů
    }
    .accusative = { $count ->
         [one] { $count } zásah
         [few] { $count } zásahy
         [many] { $count } zásahu
        *[other] { $count } zásahů
    }
count-item = { $count ->
         [one] { $count } předmět
         [few] { $count } předměty
         [many] { $count } předmětu
        *[other] { $count } předmětů
    }
    .accusative = { $count ->
         [one] { $count } předmět
         [few] { $count } předměty
         [many] { $count } předmětu
        *[other] { $count } předmětů
    }
count-action = { $count ->
         [one] { $count } akce
         [few] { $count } akce
         [many] { $count } akce
        *[other] { $count } akcí
    }
    .accusative = { $count ->
         [one] { $count } akci
         [few] { $count } akce
         [many] { $count } akce
        *[other] { $count } akcí
    }
count-supporter = { $count ->
         [one] { $count } stoupenec
         [few] { $count } stoupenci
         [many] { $count } stoupence
        *[other] { $count } stoupenců
    }
    .accusative = { $count ->
         [one] { $count } stoupence
         [few] { $count } stoupence
         [many] { $count } stoupence
        *[other] { $count } stoupenců
    }
count-officer = { $count ->
         [one] { $count } důstojník
         [few] { $count } důstojníci
         [many] { $count } důstojníka
        *[other] { $count } důstojníků
    }
    .accusative = { $count ->
         [one] { $count } důstojníka
         [few] { $count } důstojníky
         [many] { $count } důstojníka
        *[other] { $count } důstojníků
    }
count-operation = { $count ->
         [one] { $count } operace
         [few] { $count } operace
         [many] { $count } operace
        *[other] { $count } operací
    }
    .accusative = { $count ->
         [one] { $count } operaci
         [few] { $count } operace
         [many] { $count } operace
        *[other] { $count } operací
    }


## Orlí hnízdo

leader-builder = Stavitel
    .text = Za vyrobené předměty boduje naplno.
leader-charismatic = Charismatický
    .text = Každé verbování musí umístit dva bojovníky.
leader-commander = Velitel
    .text = Jako útočník dává jeden zásah navíc.
leader-despot = Tyran
    .text = O bod víc za bitvu, ve které odstraní soupeřovu stavbu nebo žeton.
column-recruit = Verbování
column-move = Pohyb
column-battle = Bitva
column-build = Stavba


## Tulák

character-thief = Zloděj
    .text = Krádež (pochodeň): vezmi náhodnou kartu hráči na své mýtině.
character-tinker = Kutil
    .text = Nádeničení (pochodeň): vezmi z odhazovacího balíčku kartu se symbolem své mýtiny, nebo ptačí.
character-ranger = Zálesák
    .text = Skrýš (pochodeň): oprav tři předměty, pak Bílý den končí.
character-vagrant = Pobuda
    .text = Podněcování (pochodeň): vyvolej zde bitvu dvou jiných (nebo se přidej) a vyber, co která strana ztratí.
character-arbiter = Rozhodce
    .text = Ochrana: obránce si tě zde může přizvat; získáš 1 bod a tvé nepoškozené meče zvýší jeho limit hozených zásahů.
character-scoundrel = Ničema
    .text = Spálená země (pochodeň): odstraň odtud všechny soupeřovy komponenty; pochodeň zůstane a nic sem už nelze umístit ani přesunout.
character-adventurer = Dobrodruh
    .text = Improvizace: jednou za tah může jiný předmět nahradit jeden předmět úkolu; poškodí se.
character-ronin = Rónin
    .text = Rychlý úder: po hodu můžeš použít meč a dát jeden zásah navíc, jednou za bitvu.
character-harrier = Nájezdník
    .text = Plachtění (pochodeň): přesuň samotnou figuru na libovolnou mýtinu.
relation-hostile = nepřátelský
relation-indifferent = lhostejný
relation-amiable = vlídný
relation-friendly = přátelský
relation-allied = spojenecký


## Úkoly

quest-fundraising_fox = Sbírka (liška)
    .text = konvička, mince
card-fundraising_fox = Sbírka (liška)
    .text = konvička, mince
quest-errand_fox = Pochůzka (liška)
    .text = konvička, bota
card-errand_fox = Pochůzka (liška)
    .text = konvička, bota
quest-logistics_help_fox = Pomoc s nákladem (liška)
    .text = bota, vak
card-logistics_help_fox = Pomoc s nákladem (liška)
    .text = bota, vak
quest-repair_a_shed_fox = Oprava kůlny (liška)
    .text = pochodeň, kladivo
card-repair_a_shed_fox = Oprava kůlny (liška)
    .text = pochodeň, kladivo
quest-give_a_speech_fox = Pronesení řeči (liška)
    .text = pochodeň, konvička
card-give_a_speech_fox = Pronesení řeči (liška)
    .text = pochodeň, konvička
quest-guard_duty_rabbit = Strážní služba (zajíc)
    .text = pochodeň, meč
card-guard_duty_rabbit = Strážní služba (zajíc)
    .text = pochodeň, meč
quest-errand_rabbit = Pochůzka (zajíc)
    .text = konvička, bota
card-errand_rabbit = Pochůzka (zajíc)
    .text = konvička, bota
quest-give_a_speech_rabbit = Pronesení řeči (zajíc)
    .text = pochodeň, konvička
card-give_a_speech_rabbit = Pronesení řeči (zajíc)
    .text = pochodeň, konvička
quest-fend_off_a_bear_rabbit = Zahnání medvěda (zajíc)
    .text = pochodeň, kuše
card-fend_off_a_bear_rabbit = Zahnání medvěda (zajíc)
    .text = pochodeň, kuše
quest-expel_bandits_rabbit = Vyhnání banditů (zajíc)
    .text = meč, meč
card-expel_bandits_rabbit = Vyhnání banditů (zajíc)
    .text = meč, meč
quest-expel_bandits_mouse = Vyhnání banditů (myš)
    .text = meč, meč
card-expel_bandits_mouse = Vyhnání banditů (myš)
    .text = meč, meč
quest-guard_duty_mouse = Strážní služba (myš)
    .text = pochodeň, meč
card-guard_duty_mouse = Strážní služba (myš)
    .text = pochodeň, meč
quest-fend_off_a_bear_mouse = Zahnání medvěda (myš)
    .text = pochodeň, kuše
card-fend_off_a_bear_mouse = Zahnání medvěda (myš)
    .text = pochodeň, kuše
quest-escort_mouse = Doprovod (myš)
    .text = bota, bota
card-escort_mouse = Doprovod (myš)
    .text = bota, bota
quest-logistics_help_mouse = Pomoc s nákladem (myš)
    .text = bota, vak
card-logistics_help_mouse = Pomoc s nákladem (myš)
    .text = bota, vak
card-ruin_boot = Bota
card-ruin_bag = Vak
card-ruin_hammer = Kladivo
card-ruin_sword = Meč


## Karty

card-ambush_bird = Přepadení (pták)
    .text = Jako obránce: dej ihned 2 zásahy. Jako útočník: zmař přepadení. Musí odpovídat mýtině.
card-ambush_fox = Přepadení (liška)
    .text = Jako obránce: dej ihned 2 zásahy. Jako útočník: zmař přepadení. Musí odpovídat mýtině.
card-ambush_rabbit = Přepadení (zajíc)
    .text = Jako obránce: dej ihned 2 zásahy. Jako útočník: zmař přepadení. Musí odpovídat mýtině.
card-ambush_mouse = Přepadení (myš)
    .text = Jako obránce: dej ihned 2 zásahy. Jako útočník: zmař přepadení. Musí odpovídat mýtině.
card-dominance_bird = Dominance (pták)
    .text = Za Bílého dne s 10 body: přestaň bodovat; zvítězíš, když na začátku svého Rozbřesku ovládáš 2 protilehlé rohy.
card-dominance_fox = Dominance (liška)
    .text = Za Bílého dne s 10 body: přestaň bodovat; zvítězíš, když na začátku svého Rozbřesku ovládáš 3 liščí mýtiny.
card-dominance_rabbit = Dominance (zajíc)
    .text = Za Bílého dne s 10 body: přestaň bodovat; zvítězíš, když na začátku svého Rozbřesku ovládáš 3 zaječí mýtiny.
card-dominance_mouse = Dominance (myš)
    .text = Za Bílého dne s 10 body: přestaň bodovat; zvítězíš, když na začátku svého Rozbřesku ovládáš 3 myší mýtiny.
card-birdy_bindle = Ptačí raneček
    .text = Vezmi ze zásoby vak a získej 1 bod.
card-woodland_runners = Lesní běžci
    .text = Vezmi ze zásoby botu a získej 1 bod.
card-arms_trader = Obchodník se zbraněmi
    .text = Vezmi ze zásoby meč a získej 2 body.
card-crossbow_bird = Kuše (pták)
    .text = Vezmi ze zásoby kuši a získej 1 bod.
card-gently_used_knapsack = Málo nošený batoh
    .text = Vezmi ze zásoby vak a získej 1 bod.
card-root_tea_fox = Kořenový čaj (liška)
    .text = Vezmi ze zásoby konvičku a získej 2 body.
card-travel_gear_fox = Cestovní výbava (liška)
    .text = Vezmi ze zásoby botu a získej 1 bod.
card-protection_racket = Výpalné
    .text = Vezmi ze zásoby minci a získej 3 body.
card-foxfolk_steel = Liščí ocel
    .text = Vezmi ze zásoby meč a získej 2 body.
card-anvil = Kovadlina
    .text = Vezmi ze zásoby kladivo a získej 2 body.
card-smugglers_trail = Pašerácká stezka
    .text = Vezmi ze zásoby vak a získej 1 bod.
card-root_tea_rabbit = Kořenový čaj (zajíc)
    .text = Vezmi ze zásoby konvičku a získej 2 body.
card-a_visit_to_friends = Návštěva u přátel
    .text = Vezmi ze zásoby botu a získej 1 bod.
card-bake_sale = Prodej koláčů
    .text = Vezmi ze zásoby minci a získej 3 body.
card-mouse_in_a_sack = Myš v pytli
    .text = Vezmi ze zásoby vak a získej 1 bod.
card-root_tea_mouse = Kořenový čaj (myš)
    .text = Vezmi ze zásoby konvičku a získej 2 body.
card-travel_gear_mouse = Cestovní výbava (myš)
    .text = Vezmi ze zásoby botu a získej 1 bod.
card-investments = Investice
    .text = Vezmi ze zásoby minci a získej 3 body.
card-sword = Meč
    .text = Vezmi ze zásoby meč a získej 2 body.
card-crossbow_mouse = Kuše (myš)
    .text = Vezmi ze zásoby kuši a získej 1 bod.
card-armorers = Zbrojíři
    .text = V bitvě po hodu: odhoď tuto kartu a ignoruj všechny hozené zásahy proti sobě.
card-sappers = Sapéři
    .text = V bitvě jako obránce: odhoď tuto kartu a dej 1 zásah navíc.
card-brutal_tactics = Drsná taktika
    .text = V bitvě jako útočník: můžeš dát 1 zásah navíc; obránce pak získá 1 bod.
card-royal_claim = Královský nárok
    .text = Za Rozbřesku: odhoď tuto kartu a získej 1 bod za každou mýtinu, kterou ovládáš.
card-stand_and_deliver = Peníze, nebo život!
    .text = Za Rozbřesku, jednou za tah: vezmi jinému hráči náhodnou kartu; získá 1 bod.
card-tax_collector = Výběrčí daní
    .text = Za Bílého dne, jednou za tah: odstraň jednoho svého bojovníka a dober si 1 kartu.
card-favor_of_the_foxes = Liščí přízeň
    .text = Odstraň všechny soupeřovy komponenty ze všech liščích mýtin; získej 1 bod za každou stavbu a žeton.
card-command_warren = Velitelská nora
    .text = Na začátku Bílého dne: můžeš začít bitvu.
card-better_burrow_bank = Spořitelna Nora
    .text = Na začátku Rozbřesku: můžeš si dobrat 1 kartu spolu s hráčem podle své volby, který si také dobere 1.
card-cobbler = Švec
    .text = Na začátku Večera: můžeš provést pohyb.
card-favor_of_the_rabbits = Zaječí přízeň
    .text = Odstraň všechny soupeřovy komponenty ze všech zaječích mýtin; získej 1 bod za každou stavbu a žeton.
card-scouting_party = Průzkumníci
    .text = Když útočíš, přepadení na tebe neplatí.
card-codebreakers = Luštitelé šifer
    .text = Za Bílého dne, jednou za tah: prohlédni si karty v ruce jiného hráče.
card-favor_of_the_mice = Myší přízeň
    .text = Odstraň všechny soupeřovy komponenty ze všech myších mýtin; získej 1 bod za každou stavbu a žeton.


## Co je třeba rozhodnout

prompt-keep-where = Ve kterém rohu bude stát pevnost?
prompt-first-building = Kam přijde úvodní stavba: { NAME($piece, "piece") }?
prompt-eyrie-start = Ve kterém rohu začne Orlí hnízdo?
prompt-leader = Kterého vůdce zvolíš?
prompt-character = Kterou postavu si vybereš?
prompt-pawn-where = Ve kterém lese figura začne?
prompt-use-effect = Použiješ vyloženou kartu?
prompt-bank-with = Kdo si s tebou dobere kartu?
prompt-rob-whom = Komu vezmeš náhodnou kartu?
prompt-tax-where = Odkud odstraníš bojovníka?
prompt-look-at-whom = Čí karty si prohlédneš?
prompt-craft = Vyráběj karty, nebo pokračuj.
prompt-activate-which = Který výrobní prostředek aktivuješ? Zbývá: { $count }.
prompt-spend-for-dominance = Kterou kartu použiješ za kartu { NAME($card, "card") }?
prompt-coalition = S kým vytvoříš koalici?
prompt-discard = Odhoď { COUNT($count, "card", form: "accusative") }.
prompt-move-from = Odkud se přesuneš?
prompt-move-to = Kam se přesuneš { NAME($from, "place", form: "from") }?
prompt-move-how-many = Kolik bojovníků přesuneš { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-battle-where = Kde začneš bitvu?
prompt-battle-whom = Na koho zaútočíš { NAME($place, "place", form: "in") }?
prompt-battle-ally = Budou s tebou { NAME($place, "place", form: "in") } bojovat bojovníci spojence?
prompt-ambush = { NAME($enemy, "side") } na tebe útočí { NAME($place, "place", form: "in") }. Zahraješ přepadení?
prompt-foil = { NAME($enemy, "side") } tě přepadá { NAME($place, "place", form: "in") }. Zmaříš přepadení?
prompt-enlist = Přizveš Rozhodce ({ NAME($arbiter, "side") })?
prompt-who-first = Obě strany mají efekty. Kdo je použije první?
prompt-battle-effect = Dostaneš hozené zásahy: { $rolled }, dodatečné: { $extra }. Použiješ efekt?
prompt-lose-piece = { NAME($side, "side") }: co bude ztraceno { NAME($place, "place", form: "in") }? Zbývá: { COUNT($count, "hit") }.
prompt-damage-item = Který předmět se poškodí? Zbývá: { $count }.
prompt-which-trigger = Co se vyhodnotí dřív?
prompt-field-hospitals = Padlí { NAME($place, "place", form: "in") }: { COUNT($count, "warrior") }. Použiješ odpovídající kartu, aby se vrátili do pevnosti?
prompt-outrage = Pobouření { NAME($place, "place", form: "in") }: kterou kartu dáš Alianci?
prompt-place-where = Kam umístíš { NAME($piece, "piece", form: "accusative") }? Zbývá: { $count }.
prompt-marquise-action = Co uděláš? Zbývá: { COUNT($count, "action") }.
prompt-build-where = Kde postavíš?
prompt-build-what = Co postavíš { NAME($place, "place", form: "in") }?
prompt-pay-wood = Odkud vezmeš dřevo? Zbývá: { $count }.
prompt-overwork-where = U které pily budou přesčasy?
prompt-overwork-card = Kterou kartu použiješ za dřevo { NAME($place, "place", form: "in") }?
prompt-add-to-decree = Kterou kartu přidáš do výnosu?
prompt-decree-column = Do kterého sloupce přijde { NAME($card, "card") }?
prompt-new-roost = Kde bude nový hřad?
prompt-decree-next = Výnos, { NAME($column, "column") }: která karta je na řadě?
prompt-recruit-where = Kde naverbuješ?
prompt-roost-where = Kde postavíš hřad?
prompt-rest-of-daylight = Výnos je splněn. Ještě něco za Bílého dne?
prompt-revolt = Vyvoláš vzpouru?
prompt-spread = Kam rozšíříš sympatii?
prompt-spend-supporter = Kterého stoupence použiješ { NAME($place, "place", form: "in") }? Zbývá: { $count }.
prompt-trim-supporters = Bez základny zůstane jen pět stoupenců. Odhoď: { $count }.
prompt-alliance-action = Co uděláš?
prompt-mobilize = Která karta se přidá ke stoupencům?
prompt-train = Kterou kartu použiješ za důstojníka?
prompt-operation = Vojenské operace: zbývá { COUNT($count, "operation") }.
prompt-organize-where = Odkud vyšleš bojovníka agitovat?
prompt-refresh = Který předmět obnovíš? Zbývá: { $count }.
prompt-slip = Jsi { NAME($place, "place", form: "in") }. Prosmýkneš se?
prompt-walk-to = Kam půjdeš { NAME($place, "place", form: "from") }?
prompt-bring-ally = Vezmeš s sebou spojenecké bojovníky { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-bring-how-many = Kolik bojovníků { NAME($side, "side", form: "genitive") } vezmeš s sebou?
prompt-drop-item = Neseš příliš mnoho. O který předmět přijdeš? Zbývá: { $count }.
prompt-vagabond-action = Co uděláš?
prompt-take-from-ruin = Který předmět si vezmeš z ruiny?
prompt-aid-whom = Komu pomůžeš?
prompt-exhaust-which = Který předmět použiješ?
prompt-give-which = Kterou kartu dáš { NAME($side, "side", form: "dative") }?
prompt-take-item = Který předmět si vezmeš od { NAME($side, "side", form: "genitive") }?
prompt-improvise = Úkol žádá: { NAME($item, "item") }. Co použiješ?
prompt-quest-reward = Jakou odměnu si vezmeš?
prompt-strike-whom = Po kom vystřelíš?
prompt-strike-what = { NAME($side, "side") }: co odstraníš?
prompt-repair-which = Který předmět opravíš?
prompt-day-labor = Kterou kartu si vezmeš z odhazovacího balíčku?
prompt-instigate-attacker = Kdo zaútočí?
prompt-instigate-defender = Na koho { NAME($side, "side") } zaútočí?
prompt-glide = Na kterou mýtinu přeplachtíš?


## Co lze zvolit

option-done = Pokračovat
option-end = Konec
option-done-ambush = Bez přepadení
option-done-foil = Nemařit
option-done-field-hospitals = Nechat je padnout
option-done-slip = Zůstat
option-done-move-from = Už se nepřesouvat
option-done-use-effect = Nepoužít nic
option-done-battle-effect = Nepoužít nic
option-done-battle-ally = Bojovat sám
option-done-enlist = Bojovat bez něj
option-done-bring-ally = Jít sám
option-done-take-item = Nevzít nic
option-done-refresh = Dál neobnovovat
option-done-add-to-decree = Už nepřidávat
option-done-revolt = Bez další vzpoury
option-done-spread = Dál nešířit
option-done-craft = Dál nevyrábět
option-end-marquise-action = Ukončit Bílý den
option-end-alliance-action = Ukončit Bílý den
option-end-vagabond-action = Ukončit Bílý den
option-end-operation = Bez dalších operací
option-from = { NAME($at, "place", form: "from") }
option-to = { NAME($at, "place", form: "to") }
option-in = { NAME($at, "place", form: "in") }
option-warriors = { COUNT($n, "warrior") }
option-against = Na { NAME($at, "side", form: "accusative") }
option-player = { NAME($at, "side") }
option-suit = { NAME($at, "suit") }
option-piece = { NAME($at, "piece") }
option-spend = Použít kartu { NAME($at, "card") }
option-discard = Odhodit kartu { NAME($at, "card") }
option-give = Dát kartu { NAME($at, "card") }
option-give-mobilize = Mobilizovat kartu { NAME($at, "card") }
option-take = Vzít kartu { NAME($at, "card") }
option-craft = Vyrobit kartu { NAME($at, "card") }
option-use = Použít kartu { NAME($at, "card") }
option-ambush = Zahrát kartu { NAME($at, "card") }
option-activate = Aktivovat kartu { NAME($at, "card") }
option-claim = Vzít kartu { NAME($at, "card") } od mapy
option-add = Přidat kartu { NAME($at, "card") }
option-extra = Použít kartu { NAME($at, "card") } za akci navíc
option-march = Pochod
option-battle = Bitva
option-recruit = Verbování
option-build = Stavba
option-overwork = Přesčas
option-move = Pohyb
option-organize = Agitace
option-mobilize = Mobilizace
option-train = Výcvik
option-revolt = Vzpoura { NAME($at, "place", form: "in") }
option-spread = { NAME($at, "place", form: "to") }
option-column = { NAME($at, "column") }
option-leader = { NAME($at, "leader") }
option-resolve = Karta: { NAME($at, "suit") }
option-ally = S { NAME($at, "side", form: "instrumental") }
option-enlist = Přizvat Rozhodce
option-first-attacker = Útočník
option-first-defender = Obránce
option-swift-strike = Rychlý úder
option-hospitals = Polní nemocnice { NAME($at, "place", form: "in") }
option-outrage = Pobouření { NAME($at, "place", form: "in") }
option-base-lost = Ztracená základna { NAME($at, "place", form: "in") }
option-damage-of = Poškození: { NAME($at, "side") }
option-character = { NAME($at, "character") }
option-explore = Průzkum
option-aid = Pomoc
option-strike = Střela
option-repair = Oprava
option-special = Zvláštní akce
option-quest = Úkol: { NAME($at, "quest") }
option-item = { NAME($at, "item") }
option-reward-points = { COUNT($points, "point") }
option-reward-cards = Dobrat dvě karty


## Předměty podle stavu

option-damage = { NAME($at, "state") }
option-refresh = { NAME($at, "state") }
option-drop = { NAME($at, "state") }
option-repair-repair-which = { NAME($at, "state") }
state-boot-track = bota (stupnice)
state-boot-ready = bota
state-boot-exhausted = bota (po použití)
state-boot-damaged = bota (poškození)
state-boot-damaged_exhausted = bota (poškození, po použití)
state-bag-track = vak (stupnice)
state-bag-ready = vak
state-bag-exhausted = vak (po použití)
state-bag-damaged = vak (poškození)
state-bag-damaged_exhausted = vak (poškození, po použití)
state-crossbow-track = kuše (stupnice)
state-crossbow-ready = kuše
state-crossbow-exhausted = kuše (po použití)
state-crossbow-damaged = kuše (poškození)
state-crossbow-damaged_exhausted = kuše (poškození, po použití)
state-hammer-track = kladivo (stupnice)
state-hammer-ready = kladivo
state-hammer-exhausted = kladivo (po použití)
state-hammer-damaged = kladivo (poškození)
state-hammer-damaged_exhausted = kladivo (poškození, po použití)
state-sword-track = meč (stupnice)
state-sword-ready = meč
state-sword-exhausted = meč (po použití)
state-sword-damaged = meč (poškození)
state-sword-damaged_exhausted = meč (poškození, po použití)
state-tea-track = konvička (stupnice)
state-tea-ready = konvička
state-tea-exhausted = konvička (po použití)
state-tea-damaged = konvička (poškození)
state-tea-damaged_exhausted = konvička (poškození, po použití)
state-coin-track = mince (stupnice)
state-coin-ready = mince
state-coin-exhausted = mince (po použití)
state-coin-damaged = mince (poškození)
state-coin-damaged_exhausted = mince (poškození, po použití)
state-torch-track = pochodeň (stupnice)
state-torch-ready = pochodeň
state-torch-exhausted = pochodeň (po použití)
state-torch-damaged = pochodeň (poškození)
state-torch-damaged_exhausted = pochodeň (poškození, po použití)
state-ruin_bag-track = vak z ruiny (stupnice)
state-ruin_bag-ready = vak z ruiny
state-ruin_bag-exhausted = vak z ruiny (po použití)
state-ruin_bag-damaged = vak z ruiny (poškození)
state-ruin_bag-damaged_exhausted = vak z ruiny (poškození, po použití)
state-ruin_boot-track = bota z ruiny (stupnice)
state-ruin_boot-ready = bota z ruiny
state-ruin_boot-exhausted = bota z ruiny (po použití)
state-ruin_boot-damaged = bota z ruiny (poškození)
state-ruin_boot-damaged_exhausted = bota z ruiny (poškození, po použití)
state-ruin_hammer-track = kladivo z ruiny (stupnice)
state-ruin_hammer-ready = kladivo z ruiny
state-ruin_hammer-exhausted = kladivo z ruiny (po použití)
state-ruin_hammer-damaged = kladivo z ruiny (poškození)
state-ruin_hammer-damaged_exhausted = kladivo z ruiny (poškození, po použití)
state-ruin_sword-track = meč z ruiny (stupnice)
state-ruin_sword-ready = meč z ruiny
state-ruin_sword-exhausted = meč z ruiny (po použití)
state-ruin_sword-damaged = meč z ruiny (poškození)
state-ruin_sword-damaged_exhausted = meč z ruiny (poškození, po použití)


## Co se stalo

event-first-player = { NAME($seat, "side") } začíná.
event-turn = { NAME($side, "side") }: nový tah.
event-drew = { NAME($seat, "side") } si dobírá { COUNT($count, "card", form: "accusative") }.
event-drew-known = { NAME($seat, "side") } si dobírá { COUNT($count, "card", form: "accusative") }: { NAME($cards, "card") }.
event-reshuffled = Z odhazovacího balíčku je nový dobírací: { COUNT($count, "card") }.
event-spent = { NAME($seat, "side") } používá kartu { NAME($card, "card") }.
event-discarded = { NAME($seat, "side") } odhazuje kartu { NAME($card, "card") }.
event-dominance-available = { NAME($card, "card") } leží u mapy.
event-scored = { NAME($seat, "side") } získává { COUNT($points, "point", form: "accusative") } (celkem { $total }).
event-lost-points = { NAME($seat, "side") } ztrácí { COUNT($points, "point", form: "accusative") } (celkem { $total }).
event-won = { NAME($seat, "side") } vítězí.
event-activated-dominance = { NAME($seat, "side") } aktivuje kartu { NAME($card, "card") } a už nezískává body.
event-took-dominance = { NAME($seat, "side") } používá kartu { NAME($paid, "card") } a bere si kartu { NAME($card, "card") }.
event-formed-coalition = { NAME($seat, "side") } tvoří koalici s { NAME($side, "side", form: "instrumental") }.
event-crafted = { NAME($seat, "side") } vyrábí kartu { NAME($card, "card") }.
event-took-item = { NAME($seat, "side") } bere předmět: { NAME($item, "item") }.
event-used-card = { NAME($seat, "side") } používá vyloženou kartu { NAME($card, "card") }.
event-took-card = { NAME($seat, "side") } bere náhodnou kartu od { NAME($side, "side", form: "genitive") }.
event-took-card-known = { NAME($seat, "side") } bere náhodnou kartu od { NAME($side, "side", form: "genitive") }: { NAME($card, "card") }.
event-showed-hand = { NAME($seat, "side") } ukazuje karty v ruce { NAME($side, "side", form: "dative") }.
event-showed-hand-known = { NAME($seat, "side") } ukazuje { NAME($side, "side", form: "dative") } karty v ruce: { NAME($cards, "card") }.
event-moved = { NAME($seat, "side") } přesouvá { COUNT($count, "warrior", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-removed = { NAME($seat, "side") } odstraňuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
event-keep-lost = Pevnost je ze hry venku.
event-battled = { NAME($seat, "side") } útočí { NAME($place, "place", form: "in") } na { NAME($side, "side", form: "accusative") }.
event-with-ally = Bojovníci { NAME($side, "side", form: "genitive") } bojují s ním.
event-ambushed = { NAME($seat, "side") } hraje přepadení: { NAME($card, "card") }.
event-foiled = { NAME($seat, "side") } maří přepadení: { NAME($card, "card") }.
event-battle-over = Žádný útočník nezbyl.
event-enlisted = { NAME($seat, "side") } přizývá Rozhodce.
event-rolled = Padlo { $one } a { $two }: útočník dává { $attacker }, obránce { $defender }.
event-extra-hit = { NAME($seat, "side") } dává navíc { COUNT($count, "hit", form: "accusative") }: { NAME($why, "hit") }.
event-armorers = { NAME($seat, "side") } ignoruje hozené zásahy.
event-battle-ended = Bitva { NAME($place, "place", form: "in") } skončila.
event-phase = { NAME($phase, "phase") }.
event-garrison = { NAME($seat, "side") } staví po jednom bojovníkovi na všechny mýtiny kromě protějšího rohu ({ NAME($place, "place") }).
event-purged = Výnos je zrušen: { NAME($cards, "card") }.
event-no-officer = Nezbyl bojovník, který by se stal důstojníkem.
event-outrage-unpaid = Pobouření { NAME($place, "place", form: "in") }: { NAME($seat, "side") } nemá vhodnou kartu a ukazuje ruku.
hit-defenseless = obránce je bezbranný
hit-sappers = Sapéři
hit-brutal_tactics = Drsná taktika
hit-commander = vede Velitel
hit-swift_strike = Rychlý úder
event-hits = Útočník dává { COUNT($attacker, "hit", form: "accusative") }, obránce { COUNT($defender, "hit", form: "accusative") }.
event-placed = { NAME($seat, "side") } umísťuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "to") }.
event-healed = Polní nemocnice: { COUNT($count, "warrior") } { NAME($place, "place", form: "to") }.
event-paid-wood = { NAME($seat, "side") } platí dřevem { NAME($place, "place", form: "from") }.
event-built = { NAME($seat, "side") } staví { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }.
event-new-leader = Nový vůdce Orlího hnízda: { NAME($leader, "leader") }.
event-added-to-decree = { NAME($seat, "side") } přidává do výnosu kartu { NAME($card, "card") }: { NAME($column, "column") }.
event-founded-roost = { NAME($seat, "side") } zakládá nový hřad { NAME($place, "place", form: "in") }; přichází { COUNT($count, "warrior") }.
event-cannot-obey = { NAME($seat, "side") } nemůže splnit výnos: { NAME($column, "column") }, { NAME($suit, "suit") }.
event-turmoil = { NAME($seat, "side") } upadá do chaosu (ptačích karet: { $count }).
event-deposed = Vůdce je sesazen: { NAME($leader, "leader") }.
event-supporters = { NAME($seat, "side") } má na začátku { COUNT($count, "supporter", form: "accusative") }.
event-supporter-discarded = { NAME($seat, "side") } odhazuje stoupence: { NAME($card, "card") }.
event-spent-supporter = { NAME($seat, "side") } používá stoupence: { NAME($card, "card") }.
event-drew-supporter = { NAME($seat, "side") } dobírá stoupence.
event-drew-supporter-known = { NAME($seat, "side") } dobírá stoupence: { NAME($card, "card") }.
event-mobilized = { NAME($seat, "side") } mobilizuje kartu.
event-mobilized-known = { NAME($seat, "side") } mobilizuje kartu { NAME($card, "card") }.
event-outraged = Pobouření { NAME($place, "place", form: "in") }: { NAME($seat, "side") } dává Alianci kartu mezi stoupence.
event-outraged-known = Pobouření { NAME($place, "place", form: "in") }: { NAME($seat, "side") } dává kartu { NAME($card, "card") }.
event-base-lost = { NAME($seat, "side") } ztrácí základnu ({ NAME($suit, "suit") }) a { COUNT($officers, "officer", form: "accusative") }.
event-revolted = Vzpoura { NAME($place, "place", form: "in") }!
event-officer = { NAME($seat, "side") } má nyní { COUNT($count, "officer", form: "accusative") }.
event-sympathy = { NAME($seat, "side") } má sympatii { NAME($place, "place", form: "in") }.
event-organized = { NAME($seat, "side") } agituje { NAME($place, "place", form: "in") }.
event-chose-character = { NAME($seat, "side") }: { NAME($character, "character") }, { NAME($place, "place", form: "in") }.
event-special = { NAME($seat, "side") }: zvláštní akce ({ NAME($character, "character") }).
event-relation = { NAME($seat, "side") } a { NAME($side, "side") }: vztah je { NAME($relation, "relation") }.
event-quest-revealed = Nový úkol: { NAME($quest, "quest") }.
event-quest-done = { NAME($seat, "side") } plní úkol: { NAME($quest, "quest") }.
event-walked = { NAME($seat, "side") } jde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-exhausted = { NAME($seat, "side") } používá předmět: { NAME($item, "item") }.
event-refreshed = { NAME($seat, "side") } obnovuje předmět: { NAME($item, "item") }.
event-damaged = { NAME($seat, "side") } poškozuje předmět: { NAME($item, "item") }.
event-repaired = { NAME($seat, "side") } opravuje předmět: { NAME($item, "item") }.
event-dropped = { NAME($seat, "side") } přichází o předmět: { NAME($item, "item") }.
event-explored = { NAME($seat, "side") } prozkoumává ruinu { NAME($place, "place", form: "in") }.
event-took-nothing = { NAME($seat, "side") } si nemá co vzít.
event-ruin-removed = Ruina { NAME($place, "place", form: "in") } je prázdná a mizí.
event-aided = { NAME($seat, "side") } pomáhá { NAME($side, "side", form: "dative") }.
event-aided-known = { NAME($seat, "side") } pomáhá { NAME($side, "side", form: "dative") } kartou { NAME($card, "card") }.
event-took-crafted-item = { NAME($seat, "side") } bere od { NAME($side, "side", form: "genitive") }: { NAME($item, "item") }.
event-improvised = { NAME($seat, "side") } improvizuje: { NAME($item, "item") } namísto předmětu { NAME($needed, "item") }.
event-took-discard = { NAME($seat, "side") } bere z odhazovacího balíčku kartu { NAME($card, "card") }.
event-scorched-earth = { NAME($seat, "side") } spálí zemi { NAME($place, "place", form: "in") }.


## Proč ne

why-already-in-play = Karta toho jména už je ve hře.
why-already-sympathetic = Sympatie už tam je.
why-base-on-map = Základna s tímto symbolem už je na mapě.
why-character-taken = Tuto postavu má druhý Tulák.
why-empty-hand = V ruce nejsou žádné karty.
why-has-dominance = Už máš aktivovanou kartu dominance.
why-has-roost = Hřad už tam je.
why-in-coalition = Tento hráč už je v koalici.
why-in-forest = V lese to nejde.
why-keep-forbids = K pevnosti smí umísťovat jen Markýza.
why-leader-down = Tento vůdce je lícem dolů.
why-no-actions = Nezbývají žádné akce.
why-no-base = Není základna, kde by šlo verbovat.
why-no-battle = Není kde začít bitvu.
why-no-bird-to-spend = Je potřeba ptačí karta.
why-no-build = Není co a kde postavit a zaplatit.
why-no-card-to-give = Nemáš odpovídající kartu, kterou bys dal.
why-no-card-to-spend = Nemáš kartu s tímto symbolem.
why-no-coalition = Tulák může jen tvořit koalici, ve hře čtyř a více hráčů a s někým vhodným.
why-no-crafting-pieces = Chybí výrobní prostředky na její cenu.
why-no-fighters = Není tam bojovník ani figura, která by bojovala.
why-no-item = Není nepoužitý a nepoškozený předmět: { NAME($item, "item") }.
why-no-matching-card = Nemáš kartu odpovídající této mýtině.
why-no-move = Žádný pohyb není možný.
why-no-organizing = Není bojovník, který by mohl agitovat.
why-no-overwork = Je potřeba pila, odpovídající karta a dřevo v zásobě.
why-no-own-warrior = Nemáš na mapě bojovníka.
why-no-ready-item = Není předmět, který by šlo použít.
why-no-recruiter = Na mapě není sídlo verbíře.
why-no-roost = Není tam odpovídající hřad.
why-no-ruin = Není tam ruina.
why-no-sawmill = Není tam pila.
why-no-slot = Není tam volná pozice.
why-no-special-action = Tato postava nemá akci s pochodní.
why-no-such-item = Předmět už není v zásobě.
why-no-sympathy-left = Nezbývá žeton sympatie.
why-no-training = Je potřeba karta se symbolem základny na mapě.
why-no-warrior-left = V zásobě nezbývá bojovník.
why-no-warriors = Nemáš tam bojovníky.
why-no-wood-left = V zásobě nezbývá dřevo.
why-nobody-to-aid = Žádný jiný hráč zde nic nemá.
why-nobody-to-fight = Není tam soupeř.
why-nobody-to-instigate = Nejsou zde dva soupeři, z nichž by jeden mohl zaútočit.
why-nobody-to-rob = Žádný hráč zde nemá kartu, kterou by šlo vzít.
why-not-adjacent = Nesousedí.
why-not-an-enemy = Tento hráč není soupeř.
why-not-craftable = Tuto kartu nelze vyrobit.
why-not-fewest-points = Jiný hráč má méně bodů.
why-not-next-to-sympathy = Nesousedí se sympatizující mýtinou.
why-not-opposite = Začátek musí být naproti rohu jiného hráče.
why-not-ruled = Tuto mýtinu neovládáš.
why-not-sympathetic = Není tam sympatie.
why-not-there = Tento hráč tam nic nemá.
why-nothing-damaged = Žádný předmět není poškozený.
why-nothing-in-discard = V odhazovacím balíčku není karta s tímto symbolem.
why-nothing-to-strike = Není tu nic soupeřova k odstranění.
why-nowhere-to-go = Odtud není kam jít.
why-one-bird-only = Za tah lze přidat jen jednu ptačí kartu.
why-quest-items = Chybí předměty pro tento úkol.
why-quest-suit = Úkol má jiný symbol než mýtina.
why-recruited-already = V tomto tahu už se verbovalo.
why-rules-neither = Neovládáš ani výchozí, ani cílovou mýtinu.
why-same-ruin-item = Stejný předmět z ruiny už máš.
why-scorched = Na spálenou mýtinu nelze nic umístit ani přesunout.
why-start-taken = Začíná tam jiný hráč.
why-too-few-boots = Jsou tam nepřátelští bojovníci: je potřeba o botu víc.
why-too-few-points = Je potřeba { COUNT($needed, "point") }.
why-too-few-supporters = Potřebných stoupenců: { $needed }, máš { $have }.
why-too-little-wood = Potřebného dřeva: { $needed }, na dosah: { $have }.
why-track-empty = Žádná už nezbývá.
why-used-already = V tomto tahu už je použitá.
why-wrong-ambush = Přepadení neodpovídá mýtině.
why-wrong-suit = Mýtina má jiný symbol.


## Proč volbu nelze jen tak vrátit

undo-got-card = Karta mezitím změnila majitele.
undo-got-supporter = Mezitím přibyl stoupenec.
undo-looked-at-ruin = Mezitím se nahlédlo do ruiny.
undo-revealed-card = Mezitím se odhalila karta.
undo-rolled-dice = Mezitím se házelo kostkami.
undo-saw-hand = Mezitím si někdo prohlédl karty v ruce.
undo-took-card = Mezitím byla vzata karta.


## Fáze tahu

phase-birdsong = Rozbřesk
phase-daylight = Bílý den
phase-evening = Večer


## Jak to skončilo

result-points = { NAME($who, "side") } vítězí se 30 body.
result-dominance = { NAME($who, "side") } vítězí dominancí.


## Nastavení

setting-map = Mapa
    .help = Podzim má natištěné symboly; na Zimě se symboly míchají a řeka dělí lesy.
setting-map-autumn = Podzim
setting-map-winter = Zima
setting-shuffled_suits = Zamíchané symboly
    .help = Dvanáct žetonů symbolů se zamíchá a zakryje natištěné symboly mýtin.


## Obrazovka

ui-rt-points = body
ui-rt-cards-in-hand = karty v ruce
ui-rt-coalition = v koalici
ui-rt-note-warriors = v zásobě { COUNT($count, "warrior") }
ui-rt-note-marquise = v zásobě { COUNT($warriors, "warrior") }, { COUNT($wood, "wood") }
ui-rt-note-eyrie = { NAME($leader, "leader") } · Výnos { $decree }
ui-rt-note-alliance = { COUNT($supporters, "supporter") } · { COUNT($officers, "officer") }
ui-rt-note-vagabond = { NAME($character, "character") } { NAME($place, "place", form: "in") }
ui-rt-supporters = Stoupenci
ui-rt-take-from = Z odhazovacího balíčku
ui-rt-claim-from = Vedle mapy
ui-rt-open-quests = Úkoly
ui-rt-done-quests = splněné úkoly
ui-rt-beside = Vedle mapy
ui-rt-in-play = vyložené karty
ui-rt-discard = Odhazovací balíček
ui-rt-decree = Výnos
ui-rt-vizier = věrný vezír: pták
ui-rt-ruin = ruina
ui-rt-slots-open = { $count ->
         [one] { $count } volné místo
         [few] { $count } volná místa
         [many] { $count } volného místa
        *[other] { $count } volných míst
    }
ui-rt-ruled-by = ovládá { NAME($side, "side") }
ui-rt-ruled-by-nobody = neovládá nikdo
ui-rt-score-track = Počítadlo bodů
ui-rt-has-points = { NAME($side, "side") }: { COUNT($count, "point") }
ui-rt-item-supply = Předměty v zásobě
ui-rt-any-suit = libovolný symbol
ui-rt-cost = výroba stojí:
ui-rt-card-ambush = přepadení
ui-rt-card-dominance = dominance
ui-rt-card-item = předmět
ui-rt-card-immediate = ihned
ui-rt-card-persistent = zůstává
ui-rt-card-quest = úkol
ui-rt-quest-text = Na mýtině s tímto symbolem ({ NAME($suit, "suit") }): použij tyto předměty; lízni dvě karty, nebo získej bod za každý svůj úkol s tímto symbolem.
ui-rt-wood-cost = cena ve dřevě
ui-rt-track-sawmill = Pily
ui-rt-track-workshop = Dílny
ui-rt-track-recruiter = Verbíři
ui-rt-track-roost = Hřady
ui-rt-bases = Základny
ui-rt-base-on-map = na mapě
ui-rt-base-here = ještě zde
ui-rt-officers = Důstojníci
ui-rt-satchel = Brašna
ui-rt-item-tracks = Řady předmětů
ui-rt-damaged = Poškozené
ui-rt-relations = Vztahy
ui-rt-quests = Úkoly (splněno: { $done })
ui-rt-crafted = Vyrobené předměty
ui-rt-crafting = Výroba
ui-rt-crafting-how = Každý symbol ceny karty zaplatíš jedním svým prostředkem s tímto symbolem, každým jednou za tah.
ui-rt-crafting-pieces = Výrobní prostředky: volné, pak použité
ui-rt-battle-in = Bitva { NAME($place, "place", form: "in") }
ui-rt-side = Strana
ui-rt-attacker = útočník
ui-rt-defender = obránce
ui-rt-fighters = { $count ->
         [one] { $count } bojující
         [few] { $count } bojující
         [many] { $count } bojujícího
        *[other] { $count } bojujících
    }
ui-rt-step-ambush = Přepadení
    .help = Obránce může zahrát přepadení odpovídající mýtině: dva zásahy ihned. Útočník ho může jiným zmařit.
ui-rt-step-roll = Hod
    .help = Útočník má vyšší kostku, obránce nižší (proti Alianci naopak). Nikdo nehodí víc zásahů, než tam má bojovníků.
ui-rt-step-effects = Efekty
    .help = Zásahy navíc: za vůdce a karty, a jeden, když tam obránce nemá bojovníky.
ui-rt-step-hits = Zásahy
    .help = Obě strany dávají zásahy současně. Nejdřív padají bojovníci; vybírá jejich majitel.
ui-rt-no-ambush = žádné přepadení
ui-rt-not-foiled = nezmařeno
ui-rt-nothing = nic
ui-rt-deciding = rozhoduje se ...
ui-rt-ambush-hits = ihned 2 zásahy
ui-rt-cut-short = Žádný útočník nezbyl.
ui-rt-rolled = hozeno
ui-rt-armored = hozené zásahy neplatí
ui-rt-dealt = uděleno ({ $rolled } + { $extra })
ui-rt-does-march = až dva pohyby
ui-rt-does-battle = útok na jedné mýtině
ui-rt-does-recruit = bojovník u každého verbíře
ui-rt-does-recruit-operation = bojovník u základny
ui-rt-does-build = zaplať dřevem, získej body
ui-rt-does-overwork = použij kartu, umísti dřevo
ui-rt-does-mobilize = karta se přidá ke stoupencům
ui-rt-does-train = použij kartu, získej důstojníka
ui-rt-does-organize = z bojovníka sympatie
ui-rt-does-move = po cestě
ui-rt-does-explore = pochodeň: předmět z ruiny
ui-rt-does-aid = dej kartu, vezmi předmět
ui-rt-does-strike = kuše: odstraň figurku
ui-rt-does-repair = kladivo: oprav předmět
