### Ironwood česky: slova hry, místa, karty a všechny věty u stolu.
###
### Názvy jsou z českých pravidel; kde tam slovo není, je překlad náš. Tvary: .short pro popisky,
### .in (kde) .from (odkud) .to (kam) pro místa, pády genitive dative accusative locative instrumental.
### Počitatelná slova count-... mají všechny tvary čísla: one (1), few (2-4), many (1,5), other (0, 5).


## Hra a strany

game-ironwood = Železný hvozd

side-ironclad = Železné bratrstvo
    .genitive = Železného bratrstva
    .dative = Železnému bratrstvu
    .accusative = Železné bratrstvo
    .locative = Železném bratrstvu
    .instrumental = Železným bratrstvem
side-woodwalkers = Strážci hvozdu
    .genitive = Strážců hvozdu
    .dative = Strážcům hvozdu
    .accusative = Strážce hvozdu
    .locative = Strážcích hvozdu
    .instrumental = Strážci hvozdu

role-ironclad = velitel
role-woodwalkers = náčelník
bot-ironclad = Železobot
bot-woodwalkers = Dřevobot


## Oblasti hor

place-ferrum = Ferrum
    .short = Fe
    .in = na Ferru
    .from = z Ferra
    .to = na Ferrum
place-auria = Auria
    .short = Au
    .in = na Aurii
    .from = z Aurie
    .to = na Aurii
    .accusative = Aurii
place-lithimar = Lithimar
    .short = Li
    .in = na Lithimaru
    .from = z Lithimaru
    .to = na Lithimar
place-palladimor = Palladimor
    .short = Pd
    .in = na Palladimoru
    .from = z Palladimoru
    .to = na Palladimor
place-zincur = Zincur
    .short = Zn
    .in = na Zincuru
    .from = ze Zincuru
    .to = na Zincur
place-argentimar = Argentimar
    .short = Ag
    .in = na Argentimaru
    .from = z Argentimaru
    .to = na Argentimar
place-chromia = Chromia
    .short = Cr
    .in = na Chromii
    .from = z Chromie
    .to = na Chromii
    .accusative = Chromii
place-cobaltis = Cobaltis
    .short = Co
    .in = na Cobaltisu
    .from = z Cobaltisu
    .to = na Cobaltis
place-cuprumis = Cuprumis
    .short = Cu
    .in = na Cuprumisu
    .from = z Cuprumisu
    .to = na Cuprumis
place-gallimor = Gallimor
    .short = Ga
    .in = na Gallimoru
    .from = z Gallimoru
    .to = na Gallimor
place-plumbarum = Plumbarum
    .short = Pb
    .in = na Plumbaru
    .from = z Plumbara
    .to = na Plumbarum


## Oblasti lesa

place-f01 = les 1
    .short = L1
    .in = v lese 1
    .from = z lesa 1
    .to = do lesa 1
place-f02 = les 2
    .short = L2
    .in = v lese 2
    .from = z lesa 2
    .to = do lesa 2
place-f03 = les 3
    .short = L3
    .in = v lese 3
    .from = z lesa 3
    .to = do lesa 3
place-f04 = les 4
    .short = L4
    .in = v lese 4
    .from = z lesa 4
    .to = do lesa 4
place-f05 = les 5
    .short = L5
    .in = v lese 5
    .from = z lesa 5
    .to = do lesa 5
place-f06 = les 6
    .short = L6
    .in = v lese 6
    .from = z lesa 6
    .to = do lesa 6
place-f07 = les 7
    .short = L7
    .in = v lese 7
    .from = z lesa 7
    .to = do lesa 7
place-f08 = les 8
    .short = L8
    .in = v lese 8
    .from = z lesa 8
    .to = do lesa 8
place-f09 = les 9
    .short = L9
    .in = v lese 9
    .from = z lesa 9
    .to = do lesa 9
place-f10 = les 10
    .short = L10
    .in = v lese 10
    .from = z lesa 10
    .to = do lesa 10
place-f11 = les 11
    .short = L11
    .in = v lese 11
    .from = z lesa 11
    .to = do lesa 11
place-f12 = les 12
    .short = L12
    .in = v lese 12
    .from = z lesa 12
    .to = do lesa 12
place-f13 = les 13
    .short = L13
    .in = v lese 13
    .from = z lesa 13
    .to = do lesa 13
place-f14 = les 14
    .short = L14
    .in = v lese 14
    .from = z lesa 14
    .to = do lesa 14
place-f15 = les 15
    .short = L15
    .in = v lese 15
    .from = z lesa 15
    .to = do lesa 15
place-f16 = les 16
    .short = L16
    .in = v lese 16
    .from = z lesa 16
    .to = do lesa 16


## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, získává

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
    .genitive = { $count ->
         [one] { $count } bojovníka
         [few] { $count } bojovníků
         [many] { $count } bojovníka
        *[other] { $count } bojovníků
    }
count-golem = { $count ->
         [one] { $count } golem
         [few] { $count } golemové
         [many] { $count } golema
        *[other] { $count } golemů
    }
    .accusative = { $count ->
         [one] { $count } golema
         [few] { $count } golemy
         [many] { $count } golema
        *[other] { $count } golemů
    }
    .genitive = { $count ->
         [one] { $count } golema
         [few] { $count } golemů
         [many] { $count } golema
        *[other] { $count } golemů
    }
count-squad = { $count ->
         [one] { $count } oddíl
         [few] { $count } oddíly
         [many] { $count } oddílu
        *[other] { $count } oddílů
    }
    .accusative = { $count ->
         [one] { $count } oddíl
         [few] { $count } oddíly
         [many] { $count } oddílu
        *[other] { $count } oddílů
    }
    .genitive = { $count ->
         [one] { $count } oddílu
         [few] { $count } oddílů
         [many] { $count } oddílu
        *[other] { $count } oddílů
    }
count-unit = { $count ->
         [one] { $count } jednotka
         [few] { $count } jednotky
         [many] { $count } jednotky
        *[other] { $count } jednotek
    }
    .accusative = { $count ->
         [one] { $count } jednotku
         [few] { $count } jednotky
         [many] { $count } jednotky
        *[other] { $count } jednotek
    }
    .genitive = { $count ->
         [one] { $count } jednotky
         [few] { $count } jednotek
         [many] { $count } jednotky
        *[other] { $count } jednotek
    }
count-combat-unit = { $count ->
         [one] { $count } bojová jednotka
         [few] { $count } bojové jednotky
         [many] { $count } bojové jednotky
        *[other] { $count } bojových jednotek
    }
    .accusative = { $count ->
         [one] { $count } bojovou jednotku
         [few] { $count } bojové jednotky
         [many] { $count } bojové jednotky
        *[other] { $count } bojových jednotek
    }
    .genitive = { $count ->
         [one] { $count } bojové jednotky
         [few] { $count } bojových jednotek
         [many] { $count } bojové jednotky
        *[other] { $count } bojových jednotek
    }
count-crystal = { $count ->
         [one] { $count } krystal
         [few] { $count } krystaly
         [many] { $count } krystalu
        *[other] { $count } krystalů
    }
    .accusative = { $count ->
         [one] { $count } krystal
         [few] { $count } krystaly
         [many] { $count } krystalu
        *[other] { $count } krystalů
    }
    .genitive = { $count ->
         [one] { $count } krystalu
         [few] { $count } krystalů
         [many] { $count } krystalu
        *[other] { $count } krystalů
    }
count-totem = { $count ->
         [one] { $count } totem
         [few] { $count } totemy
         [many] { $count } totemu
        *[other] { $count } totemů
    }
    .accusative = { $count ->
         [one] { $count } totem
         [few] { $count } totemy
         [many] { $count } totemu
        *[other] { $count } totemů
    }
    .genitive = { $count ->
         [one] { $count } totemu
         [few] { $count } totemů
         [many] { $count } totemu
        *[other] { $count } totemů
    }
count-foundation = { $count ->
         [one] { $count } základy
         [few] { $count } základy
         [many] { $count } základu
        *[other] { $count } základů
    }
    .accusative = { $count ->
         [one] { $count } základy
         [few] { $count } základy
         [many] { $count } základu
        *[other] { $count } základů
    }
    .genitive = { $count ->
         [one] { $count } základů
         [few] { $count } základů
         [many] { $count } základu
        *[other] { $count } základů
    }
count-forge = { $count ->
         [one] { $count } kovárna
         [few] { $count } kovárny
         [many] { $count } kovárny
        *[other] { $count } kováren
    }
    .accusative = { $count ->
         [one] { $count } kovárnu
         [few] { $count } kovárny
         [many] { $count } kovárny
        *[other] { $count } kováren
    }
    .genitive = { $count ->
         [one] { $count } kovárny
         [few] { $count } kováren
         [many] { $count } kovárny
        *[other] { $count } kováren
    }
count-marker = { $count ->
         [one] { $count } označovací kostička
         [few] { $count } označovací kostičky
         [many] { $count } označovací kostičky
        *[other] { $count } označovacích kostiček
    }
    .accusative = { $count ->
         [one] { $count } označovací kostičku
         [few] { $count } označovací kostičky
         [many] { $count } označovací kostičky
        *[other] { $count } označovacích kostiček
    }
    .genitive = { $count ->
         [one] { $count } označovací kostičky
         [few] { $count } označovacích kostiček
         [many] { $count } označovací kostičky
        *[other] { $count } označovacích kostiček
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
    .genitive = { $count ->
         [one] { $count } karty
         [few] { $count } karet
         [many] { $count } karty
        *[other] { $count } karet
    }
count-basic-card = { $count ->
         [one] { $count } základní karta
         [few] { $count } základní karty
         [many] { $count } základní karty
        *[other] { $count } základních karet
    }
    .accusative = { $count ->
         [one] { $count } základní kartu
         [few] { $count } základní karty
         [many] { $count } základní karty
        *[other] { $count } základních karet
    }
    .genitive = { $count ->
         [one] { $count } základní karty
         [few] { $count } základních karet
         [many] { $count } základní karty
        *[other] { $count } základních karet
    }
count-special-card = { $count ->
         [one] { $count } speciální karta
         [few] { $count } speciální karty
         [many] { $count } speciální karty
        *[other] { $count } speciálních karet
    }
    .accusative = { $count ->
         [one] { $count } speciální kartu
         [few] { $count } speciální karty
         [many] { $count } speciální karty
        *[other] { $count } speciálních karet
    }
    .genitive = { $count ->
         [one] { $count } speciální karty
         [few] { $count } speciálních karet
         [many] { $count } speciální karty
        *[other] { $count } speciálních karet
    }
count-action-card = { $count ->
         [one] { $count } akční karta
         [few] { $count } akční karty
         [many] { $count } akční karty
        *[other] { $count } akčních karet
    }
    .accusative = { $count ->
         [one] { $count } akční kartu
         [few] { $count } akční karty
         [many] { $count } akční karty
        *[other] { $count } akčních karet
    }
    .genitive = { $count ->
         [one] { $count } akční karty
         [few] { $count } akčních karet
         [many] { $count } akční karty
        *[other] { $count } akčních karet
    }
count-vision = { $count ->
         [one] { $count } vize
         [few] { $count } vize
         [many] { $count } vize
        *[other] { $count } vizí
    }
    .accusative = { $count ->
         [one] { $count } vizi
         [few] { $count } vize
         [many] { $count } vize
        *[other] { $count } vizí
    }
    .genitive = { $count ->
         [one] { $count } vize
         [few] { $count } vizí
         [many] { $count } vize
        *[other] { $count } vizí
    }
count-mountain = { $count ->
         [one] { $count } oblast hor
         [few] { $count } oblasti hor
         [many] { $count } oblasti hor
        *[other] { $count } oblastí hor
    }
    .accusative = { $count ->
         [one] { $count } oblast hor
         [few] { $count } oblasti hor
         [many] { $count } oblasti hor
        *[other] { $count } oblastí hor
    }
    .genitive = { $count ->
         [one] { $count } oblasti hor
         [few] { $count } oblastí hor
         [many] { $count } oblasti hor
        *[other] { $count } oblastí hor
    }
count-forest = { $count ->
         [one] { $count } oblast lesa
         [few] { $count } oblasti lesa
         [many] { $count } oblasti lesa
        *[other] { $count } oblastí lesa
    }
    .accusative = { $count ->
         [one] { $count } oblast lesa
         [few] { $count } oblasti lesa
         [many] { $count } oblasti lesa
        *[other] { $count } oblastí lesa
    }
    .genitive = { $count ->
         [one] { $count } oblasti lesa
         [few] { $count } oblastí lesa
         [many] { $count } oblasti lesa
        *[other] { $count } oblastí lesa
    }
count-damage = { $count ->
         [one] { $count } poškození
         [few] { $count } poškození
         [many] { $count } poškození
        *[other] { $count } poškození
    }
    .accusative = { $count ->
         [one] { $count } poškození
         [few] { $count } poškození
         [many] { $count } poškození
        *[other] { $count } poškození
    }
    .genitive = { $count ->
         [one] { $count } poškození
         [few] { $count } poškození
         [many] { $count } poškození
        *[other] { $count } poškození
    }
count-round = { $count ->
         [one] { $count } kolo
         [few] { $count } kola
         [many] { $count } kola
        *[other] { $count } kol
    }
    .accusative = { $count ->
         [one] { $count } kolo
         [few] { $count } kola
         [many] { $count } kola
        *[other] { $count } kol
    }
    .genitive = { $count ->
         [one] { $count } kola
         [few] { $count } kol
         [many] { $count } kola
        *[other] { $count } kol
    }
count-turn = { $count ->
         [one] { $count } tah
         [few] { $count } tahy
         [many] { $count } tahu
        *[other] { $count } tahů
    }
    .accusative = { $count ->
         [one] { $count } tah
         [few] { $count } tahy
         [many] { $count } tahu
        *[other] { $count } tahů
    }
    .genitive = { $count ->
         [one] { $count } tahu
         [few] { $count } tahů
         [many] { $count } tahu
        *[other] { $count } tahů
    }


## Herní deska

term-main-board = herní deska
term-player-board = deska hráče
term-location = lokalita
term-mountain = oblast hor
term-inner-mountain = vnitřní oblast hor
term-outer-mountain = okrajová oblast hor
term-forest = oblast lesa
term-inner-forest = vnitřní oblast lesa
term-outer-forest = okrajová oblast lesa
term-ridge = hřeben
term-trail = stezka
term-adjacent = sousedící
term-touching = dotýkající se
term-control = ovládat
term-uncontrolled = neovládaná
term-marking-spot = pozice pro označení
term-cargo = Náklad
term-drill-track = stupnice vrtáku
term-unload = vyložit vrták
term-supply = společná zásoba


## Herní díly

term-warrior = bojovník
    .accusative = bojovníka
term-golem = golem
    .accusative = golema
term-drill = vrták
term-squad = oddíl
term-combat-unit = bojová jednotka
term-totem = totem
term-full = nabitý
term-fading = slábnoucí
term-foundation = základy
term-forge = kovárna
term-crystal = krystal
term-marker = označovací kostička
term-magic-die = kouzelná kostka


## Druhy karet

term-action-card = akční karta
term-basic-card = základní karta
term-special-card = speciální karta
term-lasting-special-card = přetrvávající speciální karta
term-exhausted = vyčerpaná
term-vision-card = karta vize
term-draw-deck = dobírací balíček
term-discard-pile = odhazovací hromádka
term-hand = ruka
term-solo-icons = ikony pro sólovou hru
term-vision-deck = balíček vizí
term-vision = vize


## Kolo

term-round = kolo
term-turn-order = pořadí tahu
term-preparation-phase = fáze přípravy
term-action-phase = fáze akcí
term-end-phase = fáze konce kola
term-gain-crystals = získání krystalů
term-draw-cards = dobrání karet
term-remove-markers = odebrání označovacích kostiček
term-return-and-discard-cards = vrácení/odhození karet
term-totems-fade = slábnutí totemů
term-recruit-warriors = verbování bojovníků
term-secure-a-totem = ukořistit totem
term-action-slot = pozice pro kartu
term-turn = tah
term-available-crystals = dostupné krystaly


## Bitva a boj

term-battle = bitva
term-combat = boj
term-attacker = útočník
term-defender = obránce
term-deploy-a-card = nasadit kartu
term-damage = poškození
term-defense = obrana
term-dominance = převaha
term-retreat = ústup
term-attack-on-ferrum = útok na Ferrum
term-drill-destroyed = zničení vrtáku


## Klíčová slova

keyword-attack = Zaútoč
keyword-build = Postav
keyword-burn = Spal
keyword-discover = Objevuj
keyword-draw = Dober si
keyword-gain = Získej
keyword-mark = Označ
keyword-move = Přesuň
keyword-lasting = Přetrvávající
keyword-recruit = Naverbuj
keyword-remove = Odeber
keyword-resolve = Vyhodnoť
keyword-spend = Utrať
keyword-steal = Ukradni
keyword-win = Vítězství
keyword-this-combat = Tento boj
keyword-each-combat = Každý boj
keyword-this-round = Toto kolo
keyword-when-exhausted = Po vyčerpání
keyword-while-in-play = Dokud je karta ve hře
keyword-when-burned = Při spálení


## Sólová hra

term-bot-hand = botova ruka
term-bot-aid = nápověda k ovládání bota
term-turn-card = karta Průběh tahu
term-turn-flow = průběh tahu
term-action-table = tabulka akcí
term-approach = přístup
term-approach-change-conditions = podmínky změny přístupu
term-expansive = Rozpínavý
term-aggressive = Agresivní
term-defensive = Defenzivní
term-alert-face = Ostražitý
term-exhausted-face = Vyčerpaný
term-disruptive = Narušující
term-exalted = Zaujatý
term-spirits-of-the-forest = Duchové lesa
term-aggressive-spirits = Agresivní (Duchové lesa)
term-protective-spirits = Ochranářský (Duchové lesa)
bot-move-pursuit = Pronásledování
bot-move-protect = Ochrana
bot-move-expand = Rozpínání
bot-move-plunder = Drancování
bot-move-secure = Ukořisťování
bot-move-harass = Obtěžování
term-focus-squad = zaměřený oddíl
term-expend = vyložit kartu
term-marked-mountain = označená oblast hor
term-possible-mountain = potenciální oblast hor
term-locate = Hledání totemu
term-target-of-the-move = cíl přesunu
term-source-of-the-move = zdroj přesunu
term-raising-the-difficulty = zvyšování obtížnosti
term-level = úroveň
term-beginner-mode = režim pro začátečníky


## Karty Železného bratrstva

card-IC01 = Posílení
    .text = Vyhodnoť 1: utrať 1 krystal, naverbuj 1 bojovníka v oblasti hor s kovárnou a pak přesuň 1 oddíl; utrať 5 krystalů a postav kovárnu; zaútoč, tento boj: +2 poškození.
    .option1 = Utrať 1 krystal, naverbuj 1 bojovníka v oblasti hor s kovárnou a pak přesuň 1 oddíl
    .option2 = Utrať 5 krystalů a postav kovárnu
    .option3 = Zaútoč, tento boj: +2 poškození
card-IC02 = Dobývání
    .text = Dober si 1 speciální kartu. Vyhodnoť 1, nebo utrať 2 krystaly a vyhodnoť 2: přesuň 2 oddíly; zaútoč.
    .option1 = Přesuň 2 oddíly
    .option2 = Zaútoč
    .more = Utrať 2 krystaly a vyhodnoť 2
card-IC03 = Rozšíření
    .text = Vyhodnoť 2: přesuň 1 oddíl; přesuň vrták; polož základy v okrajové oblasti hor, kterou ovládáš.
    .option1 = Přesuň 1 oddíl
    .option2 = Přesuň vrták
    .option3 = Polož základy v okrajové oblasti hor, kterou ovládáš
card-IC04 = Karavana s rudou
    .text = Přesuň 2 oddíly. Získej 1 krystal.
card-IC05 = Doprovod
    .text = Přesuň 2 oddíly. Přesuň vrták.
card-IC06 = Bitevní plány
    .text = Dober si 1 speciální kartu. Zaútoč. Tento boj: +1 poškození.
card-IC07 = Odvody
    .text = Naverbuj 2 bojovníky v oblastech hor s kovárnou.
card-IC08 = Průzkumná četa
    .text = Přesuň vrták. Pokud vjel do oblasti hor bez kovárny, dober si 1 speciální kartu.
card-IC09 = Vrtání tunelů
    .text = Přesuň vrták a pak ho přesuň ještě jednou.
card-IC10 = Opevnění
    .text = Polož základy v okrajové oblasti hor, kterou ovládáš. Toto kolo: +1 obrana v každém boji tvého oddílu v oblasti hor se základy nebo kovárnou.
card-IC11 = Probuzení golema
    .text = Utrať 1 krystal a naverbuj 1 golema v oblasti hor s kovárnou. Přesuň 1 oddíl.
card-IC12 = Hledači rudy
    .text = Vyhodnoť 2: přesuň vrták; dober si 1 speciální kartu; získej 1 krystal.
    .option1 = Přesuň vrták
    .option2 = Dober si 1 speciální kartu
    .option3 = Získej 1 krystal
card-IC13 = Signální světlice
    .text = Přesuň 1 oddíl. Zaútoč. Tento boj: soupeř nasazuje kartu první a lícem nahoru.
card-IC14 = Zemská hotovost
    .text = Přetrvávající 1. Získej 1 krystal. Po vyčerpání: naverbuj 2 bojovníky v oblastech hor s kovárnou.
card-IC15 = Bohatá žíla
    .text = Přesuň vrták. Pokud vjel do oblasti hor bez kovárny, přidej do Nákladu 1 krystal navíc; pokud byl vyložen, získej 1 krystal.
card-IC16 = Úderná četa
    .text = Naverbuj 1 bojovníka v oblasti hor, kterou ovládáš. Zaútoč tímto oddílem. Tento boj: +1 poškození.
card-IC17 = Informátoři
    .text = Prohlédni si soupeřovu ruku, i s vizemi. Naverbuj 1 bojovníka v oblasti hor, kterou ovládáš. Přesuň 2 oddíly.
card-IC18 = Pojízdná kasárna
    .text = Přesuň vrták. Naverbuj 1 bojovníka v jeho oblasti hor. Utrať 1 krystal a naverbuj tam ještě 1.
card-IC19 = Železný obr
    .text = Vyměň 1 svého bojovníka za 1 golema. Přesuň 2 oddíly.
card-IC20 = Mistrovský plán
    .text = Přetrvávající 1. Polož základy v okrajové oblasti hor, kterou ovládáš. Po vyčerpání: utrať 3 krystaly a postav kovárnu.
card-IC21 = Hradba štítů
    .text = Přetrvávající 2. Každý boj, ve kterém se bráníš: +1 obrana a +1 převaha.
card-IC22 = Účetní kniha
    .text = Dober si 2 speciální karty. Získej 1 krystal.
card-IC23 = Válečný stroj
    .text = Přetrvávající 2. Označ 1 oblast hor, kterou ovládáš. Dokud je karta ve hře: když na označenou oblast hor někdo zaútočí, odeber před nasazením karet 1 bojovníka útočícího oddílu.
card-IC24 = Konvoj přes hřeben
    .text = Přesuň vrták. Přesuň 1 oddíl do oblasti hor s vrtákem. Pokud ji ovládáš, získej 1 krystal.
card-IC25 = Protiofenziva
    .text = Přesuň 1 oddíl. Zaútoč. Vítězství: naverbuj 1 bojovníka v oblasti hor, ze které útok vyšel.
card-IC26 = Strážní věže
    .text = Přetrvávající 2. Každý boj, ve kterém se bráníš: +1 poškození. Zaútoč.
card-IC27 = Výslech
    .text = Dober si 1 speciální kartu. Prohlédni si soupeřovu ruku a vyber z ní 1 speciální kartu; soupeř ji odhodí a nic za její spálení nezíská.
card-IC28 = Smlouva s hutí
    .text = Dober si 2 speciální karty. Spal 1 speciální kartu a získej 2 krystaly.
card-IC29 = Trik s návnadou
    .text = Přesuň 1 oddíl Strážců hvozdu, celý nebo jeho část, do jedné sousedící oblasti lesa; totemy zůstávají na místě. Zaútoč.
card-IC30 = Hřebenové cesty
    .text = Přetrvávající 2. Dokud je karta ve hře: když základní karta umožňuje přesunout oddíly, smíš přesunout o 1 víc. Přesuň 1 oddíl. Zaútoč.
card-IC31 = Dělostřelba
    .text = Odeber 1 bojovníka Strážců hvozdu z vnitřní oblasti lesa dotýkající se oblasti hor s kovárnou, kterou ovládáš. Zaútoč.
card-IC32 = Nájezd golemů
    .text = Přesuň 1 oddíl s golemem. Zaútoč jím. Tento boj: +1 poškození. Vítězství: vyměň 1 bojovníka tohoto oddílu za 1 golema.
card-IC33 = Zabrané území
    .text = Polož základy v okrajové oblasti hor, kterou ovládáš. Pokud se to povede a soupeř drží vizi této oblasti hor, musí ji spálit; pokud ji nedrží, naverbuj tam 1 bojovníka.
card-IC34 = Hluboké šachty
    .text = Přetrvávající 2. Dokud je karta ve hře: kdykoli vrták vjede do oblasti hor bez kovárny, přidej do Nákladu 1 krystal navíc. Přesuň vrták.
card-IC35 = Cechovní dividenda
    .text = Přetrvávající 3. Kdykoli z této karty odejde označovací kostička: získej 1 krystal. Po vyčerpání: dober si 1 speciální kartu.
card-IC36 = Kouřová clona
    .text = Soupeř zamíchá 1 náhodnou vizi z ruky do balíčku vizí, a pokud tak učinil, dobere si 1 vizi. Přesuň 2 oddíly.
card-IC37 = Slévárna golemů
    .text = Vyměň 1 svého bojovníka v oblasti hor s kovárnou za 1 golema. Pak odeber 2 své bojovníky z jedné oblasti hor a naverbuj tam dalšího golema.
card-IC38 = Totální válka
    .text = Zaútoč. Pak zaútoč jiným oddílem.


## Karty Strážců hvozdu

card-WW01 = Vize
    .text = Dober si 1 speciální kartu. Vyhodnoť 1: dober si 1 vizi; objevuj.
    .option1 = Dober si 1 vizi
    .option2 = Objevuj
card-WW02 = Rychlý úder
    .text = Přesuň 3 bojovníky. Zaútoč. Vítězství: získej 1 krystal.
card-WW03 = Plenění
    .text = Vyhodnoť 1, nebo utrať 2 krystaly a vyhodnoť 2: přesuň 5 bojovníků; zaútoč na Ferrum, vítězství: ukradni polovinu soupeřových krystalů, zaokrouhleno nahoru.
    .option1 = Přesuň 5 bojovníků
    .option2 = Zaútoč na Ferrum, vítězství: ukradni polovinu soupeřových krystalů, zaokrouhleno nahoru
    .more = Utrať 2 krystaly a vyhodnoť 2
card-WW04 = Přepadení
    .text = Přesuň 4 bojovníky. Odeber 1 bojovníka Železného bratrstva z oblasti hor, které se některý z nich dotýká.
card-WW05 = Úkryt v korunách
    .text = Přesuň 4 bojovníky. Zahraj 1 základní kartu; smí tyto bojovníky přesunout znovu. Totemy se v tomto tahu nesmějí přesouvat.
card-WW06 = Šepot kořenů
    .text = Dober si 1 vizi. Získej 1 krystal.
card-WW07 = Posvátná stezka
    .text = Přesuň 2 bojovníky. Objevuj.
card-WW08 = Uhánějící duchové
    .text = Přesuň 4 bojovníky. Pak přesuň tytéž 4 bojovníky znovu.
card-WW09 = Děti lesa
    .text = Naverbuj 2 bojovníky v jedné libovolné okrajové oblasti lesa.
    .burn = Utrať 1 krystal a naverbuj 1 bojovníka v libovolné okrajové oblasti lesa.
card-WW10 = Sběr při měsíčku
    .text = Získej 1 krystal. Přesuň 3 bojovníky.
card-WW11 = Volání smečky
    .text = Naverbuj 1 bojovníka v libovolné okrajové oblasti lesa. Přesuň 3 bojovníky.
    .burn = Přesuň 2 bojovníky.
card-WW12 = Věštcův trans
    .text = Dober si 2 speciální karty. Vyhodnoť 1: dober si 1 vizi; objevuj.
    .option1 = Dober si 1 vizi
    .option2 = Objevuj
card-WW13 = Útok roje
    .text = Přesuň 2 bojovníky. Zaútoč. Vítězství: zahraj 1 základní kartu.
card-WW14 = Úponky
    .text = Označ až 2 oblasti hor, kterých se dotýkají tvé oddíly ve vnitřních oblastech lesa. Toto kolo: žádná jednotka Železného bratrstva nesmí označené oblasti hor opustit přesunem. Odeber z jedné z nich 1 bojovníka Železného bratrstva.
card-WW15 = Krystalový háj
    .text = Dober si 1 vizi. Získej 2 krystaly.
    .burn = Získej 1 krystal.
card-WW16 = Instinkt lovce
    .text = Spal 1 speciální kartu a přesuň 4 bojovníky. Zaútoč. Tento boj: +1 obrana. Vítězství: ukradni 1 krystal.
card-WW17 = Tiší zvědové
    .text = Naverbuj 1 bojovníka v libovolné okrajové oblasti lesa. Prohlédni si soupeřovu ruku. Přesuň 2 bojovníky.
card-WW18 = Zpěv předků
    .text = Přetrvávající 2. Dober si 1 speciální kartu. Dokud je karta ve hře: v každé fázi přípravy si dober o 1 speciální kartu víc.
card-WW19 = Čtení z větru
    .text = Přetrvávající 2. Každý boj: soupeř nasazuje kartu první a lícem nahoru, teprve pak vybíráš ty. Zaútoč.
card-WW20 = Krvavý měsíc
    .text = Přetrvávající 1. Každý boj: +1 poškození. Přesuň 2 bojovníky.
card-WW21 = Udeřit a zmizet
    .text = Zaútoč. Vítězství: dober si 1 speciální kartu a přesuň 2 bojovníky.
card-WW22 = Kletba rzi
    .text = Odeber 1 označovací kostičku z každé soupeřovy přetrvávající karty; karta, která se tím vyčerpá, svůj efekt po vyčerpání nevyhodnotí. Zahraj 1 základní kartu.
card-WW23 = Proměnlivé stezky
    .text = Přetrvávající 3. Dokud je karta ve hře: když základní karta umožňuje přesunout bojovníky, smíš jich přesunout o 2 víc. Přesuň 2 bojovníky.
card-WW24 = Larimorská mlha
    .text = Přetrvávající 1. Přesuň 4 bojovníky. Označ 1 vnitřní oblast lesa. Dokud je karta ve hře: nikdo nesmí útočit na označenou oblast lesa ani z ní.
card-WW25 = Strážci obřadu
    .text = Objevuj. Pokud byl objeven totem, naverbuj 1 bojovníka v jeho oblasti lesa.
card-WW26 = Pouť za vizí
    .text = Dober si 1 vizi. Zahraj 1 základní kartu.
card-WW27 = Dvojí znamení
    .text = Dober si 2 vize, pak musíš 1 vizi spálit. Objevuj.
card-WW28 = Svolávací vytí
    .text = Spal 1 speciální kartu a přesuň 3 bojovníky. Zaútoč. Vítězství: naverbuj 1 bojovníka v oblasti lesa, ze které útok vyšel.
card-WW29 = Cesta snem
    .text = Spal 1 vizi, dober si 1 vizi a získej 2 krystaly. Zahraj 1 základní kartu.
card-WW30 = Oblak výtrusů
    .text = Odeber 1 bojovníka Železného bratrstva z oblasti hor, které se dotýká tvůj oddíl ve vnitřní oblasti lesa. Spal 1 speciální kartu a udělej to znovu v jiné oblasti hor.
card-WW31 = Kůra místo kůže
    .text = Přetrvávající 1. Každý boj: +1 obrana. Zaútoč.
card-WW32 = Velké putování
    .text = Přesuň 8 bojovníků. Dober si 1 speciální kartu.
    .burn = Dober si 1 speciální kartu.
card-WW33 = Zloději krystalů
    .text = Vyhodnoť 1: získej 2 krystaly; pokud je některý tvůj oddíl v oblasti lesa dotýkající se oblasti hor s kovárnou, ukradni 2 krystaly. Pak si dober 1 speciální kartu.
    .option1 = Získej 2 krystaly
    .option2 = Ukradni 2 krystaly, pokud je některý tvůj oddíl v oblasti lesa dotýkající se oblasti hor s kovárnou
card-WW34 = Trnitá oběť
    .text = Spal 1 speciální kartu a dober si 3 speciální karty. Toto kolo: +1 obrana v každém tvém boji.
card-WW35 = Neúnavný lov
    .text = Dober si 1 speciální kartu. Zaútoč. Tento boj: +1 převaha.
    .burn = Utrať 1 krystal a dober si 2 speciální karty.
card-WW36 = Soví oči
    .text = Prohlédni si soupeřovu ruku a vyber z ní 1 speciální kartu; soupeř ji spálí. Dober si 1 vizi.
card-WW37 = Obrana háje
    .text = Naverbuj 1 bojovníka ve vnitřní oblasti lesa, kterou ovládáš. Zaútoč tímto oddílem.
card-WW38 = Záštita totemu
    .text = Otoč 1 slábnoucí totem na nabitou stranu. Toto kolo: +1 obrana a +1 převaha v každém boji tvého oddílu, který drží totem.


## The map in the terminal

map-legend = W bojovníci  T totem  t slábnoucí totem  I Železné bratrstvo  G golemové  ⌂ základy  ⚒ kovárna  D vrták a jeho Náklad  • kostička  ! označeno pro bota


## Vize: .short je oblast hor, .of je „(totem) oblasti hor“

card-V01 = Vize Aurie
    .short = Auria
    .of = Aurie
card-V02 = Vize Lithimaru
    .short = Lithimar
    .of = Lithimaru
card-V03 = Vize Palladimoru
    .short = Palladimor
    .of = Palladimoru
card-V04 = Vize Zincuru
    .short = Zincur
    .of = Zincuru
card-V05 = Vize Argentimaru
    .short = Argentimar
    .of = Argentimaru
card-V06 = Vize Chromie
    .short = Chromia
    .of = Chromie
card-V07 = Vize Cobaltisu
    .short = Cobaltis
    .of = Cobaltisu
card-V08 = Vize Cuprumisu
    .short = Cuprumis
    .of = Cuprumisu
card-V09 = Vize Gallimoru
    .short = Gallimor
    .of = Gallimoru
card-V10 = Vize Plumbara
    .short = Plumbarum
    .of = Plumbara


## Na co se hra ptá

prompt-handicap = Kde začne bojovník navíc? Zbývá: { COUNT($left, "warrior") }.
prompt-first-draw = První kolo: dobereš si jako obvykle, nebo si dobereš { COUNT($draw, "special-card", form: "accusative") } a necháš si { $keep }?
prompt-put-back = Která karta se vrátí do dobíracího balíčku? ({ $n }. ze { $of })
prompt-which-marker = Ze které přetrvávající karty teď odebereš označovací kostičku?
prompt-which-first = Dva efekty najednou: který bude první?
prompt-bot-stuck = Rozpínáním se už Železobot ke třetí kovárně nedostane: příliš mnoho okrajových oblastí hor je označených. Ukončit hru nerozhodně?
prompt-turn = { $turn }. tah: zahraj kartu, nebo si místo toho jednu dober.
prompt-extra-card = Můžeš zahrát ještě jednu základní kartu.
prompt-end-turn = Tah je hotový. Ukončit ho?
prompt-move-warrior = Kterého bojovníka přesuneš? Zbývá přesunů: { $left }.
prompt-move-warrior-to = Kam půjde bojovník { NAME($from, "place", form: "from") }?
prompt-take-totem = Vezme bojovník s sebou totem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-squad = Který oddíl přesuneš? Zbývá oddílů: { $left }.
prompt-move-squad-to = Kam půjde oddíl { NAME($from, "place", form: "from") }?
prompt-how-many-golems = Kolik golemů půjde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-how-many-warriors = Kolik bojovníků půjde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-enemy = Který soupeřův oddíl přesuneš?
prompt-move-enemy-to = Kam půjde soupeřův oddíl { NAME($from, "place", form: "from") }?
prompt-move-drill = Kam pojede vrták { NAME($from, "place", form: "from") }?{ $left ->
         [1] { "" }
        *[other] { " " }Zbývá přesunů: { $left }.
    }
prompt-attack-with = Kterým oddílem zaútočíš?
prompt-attack-what = Na co zaútočíš oddílem { NAME($from, "place", form: "from") }?
prompt-deploy = Boj ({ NAME($forest, "place") } – { NAME($mountain, "place") }): kterou kartu nasadíš?
prompt-spread-damage = Jak rozdělíš { COUNT($damage, "damage", form: "accusative") } { NAME($at, "place", form: "in") }?
prompt-retreat = Kam ustoupí poražený oddíl { NAME($from, "place", form: "from") }?
prompt-found-where = Kde položíš základy?
prompt-build-where = Kde postavíš kovárnu?
prompt-discover = Který totem objevíš?
prompt-discover-with = { NAME($mountain, "place") }: který oddíl získá totem?
prompt-flip-totem = Který slábnoucí totem otočíš na nabitou stranu?
prompt-spend = { NAME($card, "card") }: utratíš { COUNT($crystals, "crystal", form: "accusative") }?
prompt-burn = { NAME($card, "card") }: kterou speciální kartu spálíš?
prompt-burn-vision = { NAME($card, "card") }: kterou vizi spálíš?
prompt-sacrifice = { NAME($card, "card") }: odkud odebereš { COUNT($count, "warrior", form: "accusative") }?
prompt-recruit-where = { NAME($card, "card") }: kde verbuješ? Zbývá: { COUNT($left, $unit) }.
prompt-remove-where = { NAME($card, "card") }: odkud odebereš { NAME($unit, "term", form: "accusative") }?
prompt-swap-where = { NAME($card, "card") }: kde vyměníš bojovníka za golema?
prompt-mark-where = { NAME($card, "card") }: co označíš? Zbývá: { COUNT($left, "marker") }.
prompt-resolve = { NAME($card, "card") }: co vyhodnotíš? Zbývá možností: { $left }.
prompt-enemy-burns = { NAME($card, "card") }: o kterou speciální kartu soupeř přijde?
prompt-hand-limit = V ruce smíš mít { COUNT($limit, "action-card", form: "accusative") }: odhoď ještě { COUNT($over, "special-card", form: "accusative") }.
prompt-recruit = Naverbuješ bojovníka za { COUNT($cost, "crystal", form: "accusative") }? Máš jich { $crystals }.


## Co se dá zvolit: popisky možností. option-<slovo>-<otázka> má přednost před option-<slovo>

option-done = Hotovo
option-done-handicap = Žádný další bojovník
option-done-extra-card = Nehrát další kartu
option-done-move-warrior = Konec přesunů
option-done-move-squad = Konec přesunů
option-done-move-enemy = Nechat je na místě
option-done-attack-with = Neútočit
option-done-found-where = Nepokládat základy
option-done-discover = Neobjevovat
option-done-flip-totem = Neotáčet totem
option-done-recruit-where = Neverbovat
option-done-remove-where = Nikoho neodebrat
option-done-swap-where = Nevyměňovat
option-done-mark-where = Neoznačovat
option-done-resolve = Nic dalšího nevyhodnotit
option-done-enemy-burns = Nevybrat žádnou kartu
option-done-recruit = Neverbovat
option-pass = Nehrát a dobrat si kartu
option-end = Ukončit tah
option-end-game = Ukončit hru: nikdo nevítězí
option-go-on = Hrát dál
option-yes = Ano
option-yes-spend = Utratit { COUNT($crystals, "crystal", form: "accusative") }
option-no = Ne
option-no-deploy = Nenasadit kartu
option-no-spend = Neplatit
option-no-burn = Nic nespálit
option-no-burn-vision = Nespálit žádnou vizi
option-no-sacrifice = Nikoho neodebrat
option-stay = Zůstat
option-stay-move-drill = Vrták zůstane
option-stay-retreat = Bez ústupu
option-from = { NAME($at, "place", form: "from") }
option-to = { NAME($at, "place", form: "to") }
option-to-attack-what = Zaútočit na { NAME($at, "place", form: "accusative") }
option-at = { NAME($at, "place", form: "in") }
option-at-remove-where = { NAME($at, "place", form: "from") }
option-at-sacrifice = { NAME($at, "place", form: "from") }
option-at-mark-where = { NAME($at, "place", form: "accusative") }
option-play = Zahrát: { NAME($at, "card") }
option-deploy = Nasadit: { NAME($at, "card") }
option-burn = Spálit: { NAME($at, "card") }
option-discard = Odhodit: { NAME($at, "card") }
option-return = Vrátit: { NAME($at, "card") }
option-card = { NAME($at, "card") }
option-discover = Totem { NAME($at, "card", form: "of") }
option-warriors = { COUNT($n, "warrior") }
option-golems = { COUNT($n, "golem") }
option-golems-spread-damage = { $n ->
         [0] Odebrat jen bojovníky
        *[other] Odebrat { COUNT($n, "golem", form: "accusative") }, zbylé poškození dát bojovníkům
    }
option-draw = Dobrat si { COUNT($n, "special-card", form: "accusative") }
option-resolve = { NAME($card, "card", form: "more") }
option-option = { $n ->
         [1] { TEXT($card, "card", form: "option1") }
         [2] { TEXT($card, "card", form: "option2") }
        *[3] { TEXT($card, "card", form: "option3") }
    }
option-take-full = Vzít nabitý totem
option-take-fading = Vzít slábnoucí totem
option-leave = Nechat totem na místě


## Co se stalo: záznam. -known je podoba se skrytými kartami

event-set-up = Herní deska je připravená.
event-first-vision = { NAME($seat, "side") } začínají s jednou vizí v ruce.
event-first-vision-known = { NAME($seat, "side") } začínají s vizí { NAME($card, "card", form: "of") }.
event-round = Začíná { $round }. kolo.
event-end-phase = Začíná fáze konce kola.
event-gained = { NAME($seat, "side") } { $seat ->
         [woodwalkers] získali
        *[ironclad] získalo
    } { COUNT($count, "crystal", form: "accusative") }.
event-spent = { NAME($seat, "side") } { $seat ->
         [woodwalkers] utratili
        *[ironclad] utratilo
    } { COUNT($count, "crystal", form: "accusative") }.
event-stole = { $count ->
         [0] { NAME($seat, "side") }: není co ukrást.
        *[other] { NAME($seat, "side") } { $seat ->
             [woodwalkers] ukradli
            *[ironclad] ukradlo
        } { COUNT($count, "crystal", form: "accusative") }.
    }
event-loaded = { NAME($seat, "side") } přidalo do Nákladu { COUNT($count, "crystal", form: "accusative") }.
event-drew = { NAME($seat, "side") } si { $seat ->
         [woodwalkers] dobrali
        *[ironclad] dobralo
    } { COUNT($count, "special-card", form: "accusative") }.
event-drew-known = { NAME($seat, "side") } si { $seat ->
         [woodwalkers] dobrali
        *[ironclad] dobralo
    } { COUNT($count, "special-card", form: "accusative") }: { NAME($cards, "card") }.
event-drew-visions = { NAME($seat, "side") } si dobrali { COUNT($count, "vision", form: "accusative") }.
event-drew-visions-known = { NAME($seat, "side") } si dobrali { COUNT($count, "vision", form: "accusative") }: { NAME($cards, "card", form: "short") }.
event-reshuffled = { NAME($seat, "side") } { $seat ->
         [woodwalkers] zamíchali
        *[ironclad] zamíchalo
    } odhazovací hromádku do nového dobíracího balíčku ({ COUNT($count, "card") }).
event-shuffled-back = { NAME($seat, "side") } { $seat ->
         [woodwalkers] zamíchali
        *[ironclad] zamíchalo
    } { COUNT($count, "card", form: "accusative") } zpět do dobíracího balíčku.
event-ordered-back = { NAME($seat, "side") } { $seat ->
         [woodwalkers] vrátili
        *[ironclad] vrátilo
    } { COUNT($count, "card", form: "accusative") } podle pořadí do dobíracího balíčku.
event-took-back = { NAME($seat, "side") } si { $seat ->
         [woodwalkers] vzali
        *[ironclad] vzalo
    } zpět { COUNT($count, "basic-card", form: "accusative") }.
event-supply-short = Zásoba je prázdná: { NAME($seat, "side") } { $seat ->
         [woodwalkers] přišli
        *[ironclad] přišlo
    } o { COUNT($count, "crystal", form: "accusative") }.
event-recruited = { NAME($seat, "side") } { $seat ->
         [woodwalkers] naverbovali
        *[ironclad] naverbovalo
    } { NAME($unit, "term", form: "accusative") } { NAME($at, "place", form: "in") }.
event-removed = { NAME($seat, "side") } { $seat ->
         [woodwalkers] přišli
        *[ironclad] přišlo
    } o { NAME($unit, "term", form: "accusative") } { NAME($at, "place", form: "in") }.
event-swapped = { NAME($seat, "side") } vyměnilo { NAME($at, "place", form: "in") } bojovníka za golema.
event-played = { NAME($seat, "side") } { $seat ->
         [woodwalkers] zahráli
        *[ironclad] zahrálo
    } kartu { NAME($card, "card") }.
event-passed = { NAME($seat, "side") } žádnou kartu { $seat ->
         [woodwalkers] nezahráli
        *[ironclad] nezahrálo
    }.
event-resolves = { NAME($seat, "side") } { $seat ->
         [woodwalkers] vyhodnotili
        *[ironclad] vyhodnotilo
    } kartu { NAME($card, "card") }: „{ $option ->
         [1] { TEXT($card, "card", form: "option1") }
         [2] { TEXT($card, "card", form: "option2") }
        *[3] { TEXT($card, "card", form: "option3") }
    }“.
event-lasts = Karta { NAME($card, "card") } zůstává ve hře: { COUNT($count, "marker") }.
event-marker-off = { $left ->
         [0] Z karty { NAME($card, "card") } odešla poslední označovací kostička.
        *[other] Z karty { NAME($card, "card") } odešla označovací kostička (zbývá: { $left }).
    }
event-exhausted = Karta { NAME($card, "card") } je vyčerpaná a jde na odhazovací hromádku.
event-marked = { NAME($seat, "side") } { $seat ->
         [woodwalkers] označili
        *[ironclad] označilo
    } { NAME($at, "place", form: "accusative") } (karta { NAME($card, "card") }).
event-unmarked = Označovací kostičky karty { NAME($card, "card") } zmizely z herní desky.
event-moved = { NAME($seat, "side") } přesunuli { COUNT($count, $unit, form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-marched = { NAME($seat, "side") } přesunulo { $golems ->
         [0] { COUNT($warriors, "warrior", form: "accusative") }
        *[other] { $warriors ->
             [0] { COUNT($golems, "golem", form: "accusative") }
            *[other] { COUNT($warriors, "warrior", form: "accusative") } a { COUNT($golems, "golem", form: "accusative") }
        }
    } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-lured = { NAME($seat, "side") } odlákalo { COUNT($count, $unit, form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-nobody = { NAME($seat, "side") } nikoho { $seat ->
         [woodwalkers] nepřesunuli
        *[ironclad] nepřesunulo
    }.
event-carried = { NAME($seat, "side") } přenesli { $face ->
         [1] nabitý
        *[2] slábnoucí
    } totem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-secured = { NAME($seat, "side") } ukořistili totem { NAME($to, "place", form: "in") } (celkem: { $secured }).
event-drilled = Vrták přejel { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-drill-stays = Vrták zůstal { NAME($at, "place", form: "in") }.
event-advanced = Kostička na stupnici vrtáku postoupila na pozici { $track }.
event-unloaded = { $count ->
         [0] Vrták neměl co vyložit.
        *[other] { NAME($seat, "side") } vyložilo vrták: { COUNT($count, "crystal") }.
    }
event-looked-at-vision = { NAME($seat, "side") } se podívalo na vrchní kartu balíčku vizí.
event-looked-at-vision-known = { NAME($seat, "side") } se podívalo na vrchní kartu balíčku vizí: { NAME($card, "card", form: "short") }.
event-looked-at-hand = { NAME($seat, "side") } si { $seat ->
         [woodwalkers] prohlédli
        *[ironclad] prohlédlo
    } soupeřovu ruku ({ COUNT($count, "card") }).
event-looked-at-hand-known = { NAME($seat, "side") } si { $seat ->
         [woodwalkers] prohlédli
        *[ironclad] prohlédlo
    } soupeřovu ruku ({ COUNT($count, "card") }): { NAME($cards, "card") }.
event-discovered = { NAME($seat, "side") } objevili totem { NAME($card, "card", form: "of") } { NAME($at, "place", form: "in") }.
event-discovered-nothing = { NAME($seat, "side") } žádný totem neobjevili.
event-rekindled = { NAME($seat, "side") } otočili slábnoucí totem { NAME($at, "place", form: "in") } na nabitou stranu.
event-vanished = { $count ->
         [one] { NAME($at, "place", form: "from") } zmizel totem.
         [few] { NAME($at, "place", form: "from") } zmizely { COUNT($count, "totem") }.
         [many] { NAME($at, "place", form: "from") } zmizelo { COUNT($count, "totem") }.
        *[other] { NAME($at, "place", form: "from") } zmizelo { COUNT($count, "totem") }.
    }
event-faded = { $count ->
         [one] { NAME($at, "place", form: "in") } slábne totem.
         [few] { NAME($at, "place", form: "in") } slábnou { COUNT($count, "totem") }.
         [many] { NAME($at, "place", form: "in") } slábne { COUNT($count, "totem") }.
        *[other] { NAME($at, "place", form: "in") } slábne { COUNT($count, "totem") }.
    }
event-attacked = { NAME($seat, "side") } { $seat ->
         [woodwalkers] zaútočili
        *[ironclad] zaútočilo
    } { NAME($from, "place", form: "from") } na { NAME($to, "place", form: "accusative") }: { $units } proti { $enemies }.
event-no-attack = { NAME($seat, "side") } { $seat ->
         [woodwalkers] nezaútočili
        *[ironclad] nezaútočilo
    }.
event-attack-failed = Z útočícího oddílu nikdo nezbyl, k bitvě nedojde.
event-won-without-combat = { NAME($seat, "side") } zvítězili { NAME($at, "place", form: "in") } bez boje.
event-deployed = { $deployed ->
         [0] { NAME($seat, "side") } { $seat ->
             [woodwalkers] nenasadili
            *[ironclad] nenasadilo
        } žádnou kartu.
        *[other] { NAME($seat, "side") } { $seat ->
             [woodwalkers] nasadili
            *[ironclad] nasadilo
        } kartu lícem dolů.
    }
event-deployed-known = { NAME($seat, "side") } { $seat ->
         [woodwalkers] nasadili
        *[ironclad] nasadilo
    } lícem dolů kartu { NAME($card, "card") }.
event-deployed-face-up = { NAME($seat, "side") } { $seat ->
         [woodwalkers] nasadili
        *[ironclad] nasadilo
    } lícem nahoru kartu { NAME($card, "card") }.
event-revealed = { NAME($seat, "side") } { $seat ->
         [woodwalkers] odhalili
        *[ironclad] odhalilo
    } kartu { NAME($card, "card") }.
event-damage = { NAME($seat, "side") } { $seat ->
         [woodwalkers] způsobili
        *[ironclad] způsobilo
    } { COUNT($total, "damage", form: "accusative") } (karta { $card }{ $bonus ->
         [0] { "" }
        *[other] , bonus { $bonus }
    }{ $golems ->
         [0] { "" }
        *[other] , golemové { $golems }
    }{ $forge ->
         [0] { "" }
        *[other] , kovárna { $forge }
    }{ $defense ->
         [0] { "" }
        *[other] , obrana soupeře −{ $defense }
    }).
event-lost = Ztráty ({ NAME($seat, "side") }): { $golems ->
         [0] { $warriors ->
             [0] žádné
            *[other] { COUNT($warriors, "warrior") }
        }
        *[other] { $warriors ->
             [0] { COUNT($golems, "golem") }
            *[other] { COUNT($warriors, "warrior") } a { COUNT($golems, "golem") }
        }
    }; { $golems_left ->
         [0] { $warriors_left ->
             [0] nikdo nezbývá
            *[other] zbývá: { COUNT($warriors_left, "warrior") }
        }
        *[other] { $warriors_left ->
             [0] zbývá: { COUNT($golems_left, "golem") }
            *[other] zbývá: { COUNT($warriors_left, "warrior") }, { COUNT($golems_left, "golem") }
        }
    }.
event-dominance = { NAME($seat, "side") }: převaha { $total } (jednotky { $units }{ $card ->
         [0] { "" }
        *[other] , karta { $card }
    }{ $bonus ->
         [0] { "" }
        *[other] , bonus { $bonus }
    }).
event-won = { NAME($seat, "side") } { $seat ->
         [woodwalkers] porazili
        *[ironclad] porazilo
    } oddíl { NAME($at, "place", form: "in") }.
event-nobody-won = V bitvě nezvítězil nikdo.
event-battle-ended = Bitva { NAME($at, "place", form: "in") } skončila.
event-retreated = { NAME($seat, "side") } { $seat ->
         [woodwalkers] ustoupili
        *[ironclad] ustoupilo
    } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-drill-destroyed = Vrták { NAME($at, "place", form: "in") } byl zničen a vrací se na Ferrum.
event-took-cargo = { NAME($seat, "side") } si vzali { COUNT($count, "crystal", form: "accusative") } z Nákladu.
event-lost-cargo = { NAME($seat, "side") } přišlo o { COUNT($count, "crystal", form: "accusative") } z Nákladu.
event-founded = { NAME($seat, "side") } položilo základy { NAME($at, "place", form: "in") }.
event-founded-nothing = { NAME($seat, "side") } základy nepoložilo.
event-built = { NAME($seat, "side") } postavilo kovárnu { NAME($at, "place", form: "in") } (celkem: { $built }).
event-burned = { NAME($seat, "side") } { $seat ->
         [woodwalkers] spálili
        *[ironclad] spálilo
    } kartu { NAME($card, "card") }.
event-burned-vision = { NAME($seat, "side") } spálili vizi.
event-burned-vision-known = { NAME($seat, "side") } spálili vizi { NAME($card, "card", form: "of") }.
event-vision-forced = { NAME($seat, "side") } museli spálit vizi { NAME($card, "card", form: "of") }.
event-vision-shuffled-back = { NAME($seat, "side") } zamíchali náhodnou vizi zpět do balíčku vizí.
event-discarded = { NAME($seat, "side") } { $seat ->
         [woodwalkers] odhodili
        *[ironclad] odhodilo
    } kartu { NAME($card, "card") }.
event-conceded = { NAME($seat, "side") } se { $seat ->
         [woodwalkers] vzdali
        *[ironclad] vzdalo
    }.


## Proč ne: důvody

why-no-own-unit-there = Žádný oddíl tam není.
why-outer-forest-cannot-fight = V okrajových oblastech lesa se nebojuje.
why-attack-forbidden-here = Označovací kostička zakazuje útočit na tuto oblast lesa i z ní.
why-not-touching = Nedotýká se útočícího oddílu.
why-no-enemy-there = Soupeř tam nemá nic, na co by šlo zaútočit.
why-only-ferrum = Tento efekt útočí jen na Ferrum.
why-only-recruited-squad = Zaútočit smí jen oddíl s právě naverbovaným bojovníkem.
why-needs-golem = Oddíl k tomu potřebuje golema.
why-needs-different-squad = Musí to být jiný oddíl.
why-nothing-to-attack = Tento oddíl se nedotýká ničeho, na co by mohl zaútočit.
why-card-already-used = Tato karta už byla v tomto kole použita.
why-already-moved = Všechny jednotky se tam už v tomto tahu přesunuly.
why-not-moved-by-this-card = Znovu se smějí přesunout jen bojovníci, které přesunula tato karta.
why-squad-already-used = Tímto efektem se odtud oddíl už přesunul.
why-may-not-move-out = Označovací kostička v tomto kole zakazuje přesun odtud.
why-not-adjacent-to-drill = Tento efekt přesouvá oddíl jen do sousedící oblasti hor s vrtákem.
why-drill-already-moved = Vrták se už v tomto tahu přesunul.
why-not-adjacent = Nesousedí to spolu.
why-totems-may-not-move = Totemy se v tomto tahu nesmějí přesouvat.
why-no-such-unit-there = Taková jednotka tam není.
why-already-marked = Tato lokalita už je označená.
why-nothing-to-build = Neovládáš žádnou oblast hor se základy.
why-already-resolved = Tuto možnost už máš vyhodnocenou.
why-basics-cannot-be-burned = Základní karty se nedají spálit.
why-too-few-units-there = Je tam příliš málo bojovníků.
why-too-few-crystals = Stojí to { COUNT($need, "crystal", form: "accusative") }, máš jich { $have }.
why-only-outer-forests = Strážci hvozdu verbují jen v okrajových oblastech lesa.
why-only-at-forges = Železné bratrstvo verbuje jen v oblastech hor s kovárnou.
why-no-warrior-left = V zásobě už není žádný bojovník.
why-basics-are-kept = Základní karty se neodhazují.
why-already-strengthened = Bojovník navíc už tam je.
why-no-totem-left = V zásobě už není žádný totem.
why-mountain-guarded = Oblast hor { NAME($mountain, "place") } je hlídaná: { COUNT($units, "combat-unit") }.
why-no-squad-touching = Oblasti hor { NAME($mountain, "place") } se nedotýká žádný tvůj oddíl.
why-only-outer-mountains = Základy se pokládají jen v okrajových oblastech hor.
why-not-controlled = Tuto oblast hor neovládáš.
why-has-foundation = Základy nebo kovárna už tam jsou.
why-no-forge-token = Nezbývají ti žádné základy.
why-no-foundation = Nejsou tam základy.
why-needs-basic-card = Musí to být základní karta.


## Proč volbu nejde jen tak vzít zpět: co se od té doby někdo dozvěděl

undo-saw-a-vision = Mezitím někdo viděl vizi.


## Fáze kola

phase-preparation = Fáze přípravy
phase-action = Fáze akcí
phase-end = Fáze konce kola


## Jak hra skončila

result-totems = Vítězí { NAME($who, "side") }: třetí totem je ukořistěný.
    .title = Třetí totem je v bezpečí
result-bot-stuck = Hra skončila nerozhodně: rozpínáním by se už Železobot ke třetí kovárně nedostal.
result-forges = Vítězí { NAME($who, "side") }: třetí kovárna stojí.
    .title = Třetí kovárna stojí


## Nastavení

setting-ordered = Balíčky pro začátečníky
    .help = Tvůj dobírací balíček se nemíchá, je seřazený a nejnižší číslo je nahoře. Balíček bota se míchá. Hodí se pro první hru.
setting-end_turn = Tah končí, až to řekne jeho hráč
    .help = Po posledním efektu tahu se hráč může rozhlédnout nebo vzít něco zpět a teprve pak tah ukončí.
setting-handicap_woodwalkers = Výhoda pro nováčka: bojovníci navíc pro Strážce hvozdu
    .help = Nový hráč začíná s tolika bojovníky navíc, po jednom v různých okrajových oblastech lesa. Smí jich být i méně.
setting-handicap_ironclad = Výhoda pro nováčka: bojovníci navíc pro Železné bratrstvo
    .help = Nový hráč začíná s tolika bojovníky navíc, po jednom v různých vnitřních oblastech hor. Smí jich být i méně.
setting-solo = Sólo proti
    .help = Železobot hraje proti tobě za Železné bratrstvo, Dřevobot za Strážce hvozdu.
setting-solo-none = Nikomu: hra pro dva
setting-solo-ironbot = Železobotovi
setting-solo-woodbot = Dřevobotovi
setting-companion = Hru mám na stole
    .help = Jen sólová hra. Zadáváš, které karty byly vytaženy a co padlo na kostce; program hraje za bota a vede záznam.
setting-level = Obtížnost
    .help = Jen sólová hra. Možnosti, které zapneš, se do součtu počítají; zbytek se do něj doplní.
setting-red_icons = Červené ikony platí
    .help = Sólo, 2 úrovně. Bot vyhodnocuje i červené ikony svých karet.
setting-four_cards = Čtyři karty na začátku
    .help = Sólo, 2 úrovně. Bot začíná se 4 speciálními kartami místo 2.
setting-golem_start = Golem na Ferru
    .help = Železobot, 3 úrovně. Začíná s golemem.
setting-two_foundations = Dvoje základy
    .help = Železobot, 3 úrovně. Začíná se základy ve 2 náhodných okrajových oblastech hor.
setting-spirits_start = Duchové od začátku
    .help = Dřevobot, 3 úrovně. Začíná se 2 kostičkami u Duchů lesa.
setting-fewer_foundations = Méně základů
    .help = Dřevobot, 3 úrovně. 2 tvoje žetony kováren se vracejí do krabice.
setting-extra_warriors = Bojovníci bota navíc
    .help = Sólo, 1 až 5 úrovní. 1 až 3: bojovník navíc v tolika náhodných oblastech. 4 a 5: proti Železobotovi ve všech vnitřních oblastech hor, při 5 i na Ferru; proti Dřevobotovi ve 4, při 5 ve všech okrajových oblastech lesa.


## Sám proti botovi

icon-card = karta
icon-crystals = krystaly
icon-drill = vrták
icon-squad = oddíl
icon-golem = golem
icon-battle = bitva
icon-compass = kompas
icon-hit = zásah
icon-forge = kovárna
icon-shield = štít
icon-eye = oko
icon-alert = výstraha
icon-cubes = kostičky
icon-search = hledání
icon-arrows = šipky
die-highest-even = nejvyšší sudé číslo
die-lowest-even = nejnižší sudé číslo
die-highest-odd = nejvyšší liché číslo
die-lowest-odd = nejnižší liché číslo

prompt-bot-demands-burn = Bot si to žádá: kterou speciální kartu spálíš?
prompt-bot-demands-choice = Bot si to žádá: spálíš speciální kartu, nebo přijdeš o krystal?
prompt-enter-die = Co padlo na kouzelné kostce?
prompt-enter-card = Odkryj vrchní kartu botovy ruky. Která to je?
prompt-enter-draw = Dober si speciální kartu. Která to je? Zbývá dobrat: { $left }.
prompt-enter-vision = Dober si vizi. Která to je? Zbývá dobrat: { $left }.
prompt-enter-first-vision = Která vnitřní vize ti zůstala?
prompt-enter-top-vision = Která vize leží na vrchu balíčku vizí?
prompt-enter-lost-vision = Vyber náhodně jednu ze svých vizí a zamíchej ji zpět. Která to je?
prompt-enter-returned-vision = Vyber náhodně odhozenou vizi do balíčku vizí. Která to je?
prompt-enter-place = Vylosuj místo. Které to je? Zbývá vylosovat: { $left }.
option-die = { NAME($at, "die") }
option-pay = Dát krystal

event-bot-aggressive = { NAME($seat, "bot") } je agresivní: oddíl o síle { $squad } je u totemu { NAME($forest, "place", form: "in") }.
event-bot-defensive = { NAME($seat, "bot") } je defenzivní: má { COUNT($crystals, "crystal", form: "accusative") } a ovládá základy { NAME($mountain, "place", form: "in") }.
event-bot-expansive = { NAME($seat, "bot") } je rozpínavý: nikdo nedrží totem a stavět nemůže.
event-bot-step = { NAME($seat, "bot") } { $step ->
         [located] našel totem
         [plunder] jde drancovat, protože máš 5 nebo více krystalů
         [secure] odnáší totem, který drží jeho oddíl
         [build] staví kovárnu
         [aggressive] jde po totemu
         [found] pokládá základy
         [exhausted] je vyčerpaný: vyhodnotí kartu a bude ostražitý
        *[act] vyhodnotí kartu
    }.
event-bot-expends = { NAME($seat, "bot") } vyložil kartu { NAME($card, "card") }{ $resolved ->
         [0] { " " }bez vyhodnocení
        *[other] { "" }
    }.
event-bot-no-card = { NAME($seat, "bot") } nemá co vyložit; na pozici přijde kostička.
event-bot-icon = Ikona: { NAME($icon, "icon") }.
event-bot-ignores-icon = Červená ikona „{ NAME($icon, "icon") }“ se nevyhodnocuje.
event-bot-compensated = Ikona „{ NAME($icon, "icon") }“ nic nezměnila.
event-bot-empty-hand = Botova ruka je prázdná: { NAME($seat, "bot") } si dobere kartu a jeho tah končí.
event-bot-drew = { NAME($seat, "bot") } si do botovy ruky přidal lícem dolů { COUNT($count, "special-card", form: "accusative") }.
event-bot-drew-top = { NAME($seat, "bot") } si na vrch botovy ruky přidal lícem dolů { COUNT($count, "special-card", form: "accusative") }.
event-bot-shuffles-hand = Botova ruka je zamíchaná: { COUNT($count, "card") }.
event-bot-rolls = Shoda: { NAME($options, "place") }. Na kostce padlo { NAME($die, "die") }, tedy { NAME($at, "place") }.
event-bot-turn-card = Karta Průběh tahu je teď na straně { $face ->
         [exhausted] Vyčerpaný
        *[alert] Ostražitý
    }.
event-bot-focus = { NAME($seat, "bot") } se zaměřil na oddíl o síle { $squad } { NAME($forest, "place", form: "in") }.
event-bot-no-target = { NAME($seat, "bot") } nemá na co zaútočit.
event-bot-too-weak = { NAME($seat, "bot") } { NAME($from, "place", form: "from") } na { NAME($to, "place", form: "accusative") } neútočí: { $units } proti { $enemies }.
event-bot-skips-attack = { NAME($seat, "bot") } nemá kartu do boje; místo útoku si jednu dobere.
event-bot-deploys = { NAME($seat, "bot") } nasadil kartu { NAME($card, "card") }.
event-bot-deploys-nothing = { NAME($seat, "bot") } nemá co nasadit.
event-bot-forces-retreat = { NAME($seat, "bot") } vynutil ústup { NAME($to, "place", form: "to") }; jednotek tam je { $units }.
event-bot-forces-no-retreat = { NAME($seat, "bot") } ústup nevynutil: všude kolem jsou totemy.
event-bot-need-not-pursue = Pronásledování není třeba: { $units } { NAME($mountain, "place", form: "in") } je víc než { $enemies } { NAME($forest, "place", form: "in") }.
event-bot-pursues = Pronásledování { NAME($at, "place", form: "to") }: { $units } proti { $enemies } { NAME($forest, "place", form: "in") }.
event-bot-no-source = { NAME($at, "place", form: "to") } se nemá kdo přesunout.
event-bot-protects = Ochrana, { NAME($at, "place") }: { COUNT($units, "unit") }, v největším dotýkajícím se oddílu { $enemies }.
event-bot-protects-ferrum = Ochrana, Ferrum: { COUNT($units, "unit") }, méně než { $enough }.
event-bot-nothing-to-protect = Ochrana: nic není v ohrožení.
event-bot-expands = Rozpínání { NAME($at, "place", form: "to") }; v lesích kolem: { COUNT($enemies, "warrior") }.
event-bot-nowhere-to-expand = Rozpínání: žádný cíl není dosažitelný.
event-bot-drill-stays = Vrták zůstává { NAME($at, "place", form: "in") }.
event-bot-stuck = { NAME($seat, "bot") } se už rozpínáním ke třetí kovárně nedostane; hraje se dál.
event-bot-builds = { NAME($seat, "bot") } si pro kovárnu vybral { NAME($at, "place", form: "accusative") }: nejmenší oddíl, { $units }.
event-bot-founds = { NAME($seat, "bot") } si pro základy vybral { NAME($at, "place", form: "accusative") }: největší oddíl, { $units }.
event-bot-guards-ferrum = Ferrum potřebuje stráž: { COUNT($warriors, "warrior") }, méně než 3.
event-bot-recruits-at = { NAME($seat, "bot") } verbuje { NAME($at, "place", form: "in") }, kde má { COUNT($units, "unit", form: "accusative") }.
event-bot-hides-vision = Jedna z vizí v ruce se zamíchala zpět do balíčku vizí.
event-bot-hides-vision-known = Vize { NAME($card, "card", form: "of") } se zamíchala zpět do balíčku vizí.
event-bot-marks = { NAME($seat, "bot") } označil { NAME($at, "place", form: "accusative") }.
event-bot-unmarks = { NAME($seat, "bot") } odebral svou kostičku { NAME($at, "place", form: "from") }.
event-bot-spirits = Duchové lesa dostali { COUNT($count, "marker", form: "accusative") }; teď { $spirits }.
event-bot-spirit-gone = Duchům lesa ubyla kostička; zbývá { $spirits }.
event-bot-boxes-tokens = { $count ->
         [one] Do krabice se vrací { $count } žeton kovárny.
         [few] Do krabice se vracejí { $count } žetony kováren.
         [many] Do krabice se vrací { $count } žetonu kovárny.
        *[other] Do krabice se vrací { $count } žetonů kováren.
    }
event-bot-locates = { $left ->
         [0] { NAME($seat, "bot") } odkryl poslední vizi: { NAME($mountain, "place") }. Totem přibude v lese, který se té oblasti dotýká.
        *[other] { NAME($seat, "bot") } odhodil vizi { NAME($card, "card", form: "of") }: { NAME($mountain, "place", form: "in") } totem není. Zbývá vizí: { $left }.
    }
event-bot-locates-nothing = { NAME($seat, "bot") } nemá co hledat.
event-bot-aid = Nápověda bota se otočila na stranu { $side ->
         [exalted] Zaujatý
        *[disruptive] Narušující
    }.
event-bot-plunders = Drancování { NAME($to, "place", form: "to") }; v sousedství: { COUNT($warriors, "warrior") }.
event-bot-secures = Ukořisťování { NAME($to, "place", form: "to") }; v sousedství: { COUNT($warriors, "warrior") }.
event-bot-harasses = Obtěžování { NAME($to, "place", form: "to") }; v sousedství: { COUNT($warriors, "warrior") }.
event-bot-carries = Ukořisťování: totem jde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }; jednotek Železného bratrstva, které se toho lesa dotýkají: { $enemies }.
event-bot-carries-out = Ukořisťování: totem jde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-bot-moves-nobody = { NAME($seat, "bot") } nemá koho přesunout.
event-bot-returns-vision = Vize { NAME($card, "card", form: "of") } se vrátila do balíčku vizí; teď { $deck }.

## K čemu volba vede

note-attack-impossible = bez účinku: žádný oddíl teď nemůže zaútočit
note-discovery-impossible = bez účinku: žádný totem teď nelze objevit
note-forces = { COUNT($mine, "unit") } proti { $theirs }
note-forge-of = { $n }. kovárna ze { $goal }

## Obrazovka

ui-iw-vision = Objevuj, když máš oddíl ve vnitřní oblasti lesa, která se téhle oblasti hor dotýká, a nestojí v ní žádná jednotka Železného bratrstva.
ui-iw-preparation = Příprava
ui-iw-action = Akce
ui-iw-action-turn = Akce · tah { $turn } z { $turns }
ui-iw-end = Konec
ui-iw-crystals = krystaly
ui-iw-cards-in-hand = karty v ruce
ui-iw-visions = vize
ui-iw-visions-shown = Objevené vize
ui-iw-forges-to-win = Kovárny k vítězství
ui-iw-totems-to-win = Totemy k vítězství
ui-iw-turns = Tahy
ui-iw-note-open = v zásobě { COUNT($reserve, "warrior") } · balíček { $deck }
ui-iw-note-ironclad = kovárny { $forges } z { $total }
ui-iw-note-woodwalkers = totemy { $totems } z { $total }
ui-iw-played = zahráno v tomto kole
ui-iw-in-play = přetrvávající
ui-iw-discard = odhazovací hromádka
ui-iw-battle-for = Bitva: { NAME($place, "place") }
ui-iw-battle-line = útok { NAME($from, "place", form: "from") }
ui-iw-side = Strana
ui-iw-step-deploy = Nasazení
ui-iw-step-damage = Poškození
ui-iw-step-losses = Ztráty
ui-iw-step-dominance = Převaha
ui-iw-step-after = Po boji
ui-iw-card = karta
ui-iw-bonus = efekty
ui-iw-enemy-defense = soupeřova obrana
ui-iw-units-left = zbylé jednotky
ui-iw-dealt = způsobeno
ui-iw-total = celkem
ui-iw-lost = ztráty { $lost }
ui-iw-stand = { $left ->
         [0] nikdo nezbyl
         [one] zbývá { $left }
         [few] zbývají { $left }
         [many] zbývá { $left }
        *[other] zbývá { $left }
    }
ui-iw-face-down = lícem dolů
ui-iw-no-card = bez karty
ui-iw-deciding = rozhoduje se…
ui-iw-not-yet = ještě nerozhodnuto
ui-iw-wins = { $tie ->
         [1] Při shodě vítězí útočník: { NAME($side, "side") }
        *[other] Vítězí { NAME($side, "side") }
    }
ui-iw-nobody-wins = Nevítězí nikdo
ui-iw-attack-failed = Nezbyl žádný útočník
ui-iw-bot-bonus = V boji

## Co říká ten, kdo své tahy vysvětluje

because-built = Tři kovárny v okrajových oblastech hor pro mě znamenají vítězství: tohle je { $built }. z nich.
because-founded = Kovárna potřebuje nejdřív základy a ty nic nestojí. { NAME($at, "place", form: "in") } teď může vzniknout.
because-secured = Tři totemy v okrajových oblastech lesa pro mě znamenají vítězství: tohle je { $secured }. z nich.
because-discovered = Oblast hor z téhle vize nikdo nehlídá. Teď musí totem { NAME($at, "place", form: "in") } do okrajové oblasti lesa, dřív než zmizí.
because-carried = Totem se počítá jen v okrajové oblasti lesa, a když leží, slábne. Proto jde s námi { NAME($to, "place", form: "to") }.
because-attacked = Je to riziko, { $units } proti { $enemies }. Vyhraná bitva ale vyprázdní oblast { NAME($to, "place") } a rozhodují i karty.
because-attacked-stronger = Mám víc jednotek, { $units } proti { $enemies }, takže útočím hned. Cíl: { NAME($to, "place") }.
because-attacked-totem = Totem leží { NAME($to, "place", form: "in") }. Když ho nebude mít kdo nést, zeslábne: za to mi { $units } proti { $enemies } stojí.
because-drilled = Vrták těží krystaly tam, kde kovárna nestojí, a vozí je k ní: dál { NAME($to, "place", form: "to") }.
because-marched = Kde mám jednotky, tam držím území, a { NAME($to, "place", form: "in") } ho budu potřebovat.
because-marched-outer = Kovárna může stát jen v okrajové oblasti hor a { NAME($to, "place", form: "in") } ještě nejsou ani základy.
because-marched-foundation = Základy { NAME($to, "place", form: "in") } nejsou k ničemu bez jednotek, které na nich postaví a udrží kovárnu.
because-marched-forge = Kovárna { NAME($to, "place", form: "in") } je třetina mého vítězství, proto dostane stráž.
because-moved = Kde mám jednotky, tam držím území, a { NAME($to, "place", form: "in") } ho budu potřebovat.
because-moved-totem = Totem { NAME($to, "place", form: "in") } nesmí zůstat sám: někdo ho musí odnést.
because-recruited = Bitvy stojí jednotky, takže přivádím nové dřív, než je budu potřebovat: { NAME($at, "place", form: "in") }.
because-rekindled = Nabitou stranou nahoru vydrží totem { NAME($at, "place", form: "in") } o kolo déle. To je čas ho odnést.
because-stole = Ukradeno: { COUNT($count, "crystal") }. To se počítá dvakrát: mám to já a soupeř ne.
