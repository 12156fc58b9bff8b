### Ironwood česky: slova hry, místa, karty.
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
term-golem = golem
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
    .text = Vyhodnoť 1: utrať 1 krystal, naverbuj 1 bojovníka v oblasti hor s kovárnou a pak přesuň 1 oddíl; utrať 5 krystalů a postav kovárnu; zaútoč, tento boj: +1 převaha.
card-IC02 = Dobývání
    .text = Dober si 1 speciální kartu. Vyhodnoť 1, nebo utrať 2 krystaly a vyhodnoť 2: přesuň 2 oddíly; zaútoč.
card-IC03 = Rozšíření
    .text = Vyhodnoť 2: přesuň 1 oddíl; přesuň vrták; polož základy v okrajové oblasti hor, kterou ovládáš.
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
    .text = Přesuň 1 oddíl Strážců hvozdu, celý nebo jeho část, do jedné sousedící oblasti lesa; totemy zůstávají na místě. Pak přesuň 1 svůj oddíl.
card-IC30 = Hřebenové cesty
    .text = Přetrvávající 2. Dokud je karta ve hře: když základní karta umožňuje přesunout oddíly, smíš přesunout o 1 víc. Přesuň 1 oddíl.
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
card-WW02 = Rychlý úder
    .text = Přesuň 3 bojovníky. Zaútoč. Vítězství: získej 1 krystal.
card-WW03 = Plenění
    .text = Vyhodnoť 1, nebo utrať 2 krystaly a vyhodnoť 2: přesuň 5 bojovníků; zaútoč na Ferrum, vítězství: ukradni polovinu soupeřových krystalů, zaokrouhleno nahoru.
card-WW04 = Přepadení
    .text = Přesuň 4 bojovníky. Odeber 1 bojovníka Železného bratrstva z oblasti hor, které se některý z nich dotýká z vnitřní oblasti lesa.
card-WW05 = Úkryt v korunách
    .text = Přesuň 4 bojovníky. Zahraj 1 základní kartu; smí tyto bojovníky přesunout znovu. Totemy se tento tah nesmějí přesouvat.
card-WW06 = Šepot kořenů
    .text = Dober si 1 vizi. Získej 1 krystal.
card-WW07 = Posvátná stezka
    .text = Přesuň 2 bojovníky. Objevuj.
card-WW08 = Uhánějící duchové
    .text = Přesuň 4 bojovníky. Pak přesuň tytéž 4 bojovníky znovu.
card-WW09 = Děti lesa
    .text = Naverbuj 2 bojovníky v libovolných okrajových oblastech lesa.
    .burn = Utrať 1 krystal a naverbuj 1 bojovníka v libovolné okrajové oblasti lesa.
card-WW10 = Sběr při měsíčku
    .text = Získej 1 krystal. Přesuň 3 bojovníky.
card-WW11 = Volání smečky
    .text = Naverbuj 1 bojovníka v libovolné okrajové oblasti lesa. Přesuň 3 bojovníky.
    .burn = Přesuň 2 bojovníky.
card-WW12 = Věštcův trans
    .text = Dober si 2 speciální karty. Vyhodnoť 1: dober si 1 vizi; objevuj.
card-WW13 = Útok roje
    .text = Přesuň 2 bojovníky. Zaútoč. Vítězství: zahraj 1 základní kartu.
card-WW14 = Úponky
    .text = Označ až 2 oblasti hor, kterých se dotýkají tvé oddíly ve vnitřních oblastech lesa. Toto kolo: žádná jednotka Železného bratrstva nesmí označené oblasti hor opustit přesunem. Odeber z jedné z nich 1 bojovníka Železného bratrstva.
card-WW15 = Krystalový háj
    .text = Dober si 1 speciální kartu. Získej 1 krystal.
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

map-legend = W bojovníci  T totem  t slábnoucí totem  I Železné bratrstvo  G golemové  ⌂ základy  ⚒ kovárna  D vrták a jeho náklad
