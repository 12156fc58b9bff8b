### Válka v Říši divů česky: slova hry, místa, žetony, karty.
###
### Jedna věc má jedno jméno, stejné jako v českých pravidlech. Záznam je v přítomném čase: je stejný pro Alenku i pro
### Kloboučníka. Žetony a karty stojí po dvojtečce v prvním pádě.


## Hra a její strany

game-wonderland = Válka v Říši divů
side-alice = Alenka
    .genitive = Alenky
    .dative = Alence
    .accusative = Alenku
    .locative = Alence
    .instrumental = Alenkou
side-mad_hatter = Kloboučník
    .genitive = Kloboučníka
    .dative = Kloboučníkovi
    .accusative = Kloboučníka
    .locative = Kloboučníkovi
    .instrumental = Kloboučníkem
side-queen_of_hearts = Srdcová královna
    .genitive = Srdcové královny
    .dative = Srdcové královně
    .accusative = Srdcovou královnu
    .locative = Srdcové královně
    .instrumental = Srdcovou královnou
side-cheshire_cat = Kočka Šklíba
    .genitive = Kočky Šklíby
    .dative = Kočce Šklíbě
    .accusative = Kočku Šklíbu
    .locative = Kočce Šklíbě
    .instrumental = Kočkou Šklíbou
side-jabberwock = Tlachapoud
    .genitive = Tlachapouda
    .dative = Tlachapoudovi
    .accusative = Tlachapouda
    .locative = Tlachapoudovi
    .instrumental = Tlachapoudem
side-resistance = místní hnutí odporu


## Místa

place-queens_castle = Hrad Srdcové královny
    .in = na Hradě Srdcové královny
    .from = z Hradu Srdcové královny
    .to = na Hrad Srdcové královny
place-tulgey_wood = Huňatý les
    .in = v Huňatém lese
    .from = z Huňatého lesa
    .to = do Huňatého lesa
place-garden = Louka živých květin
    .in = na Louce živých květin
    .from = z Louky živých květin
    .to = na Louku živých květin
place-pool_of_tears = Kaluž slz
    .in = v Kaluži slz
    .from = z Kaluže slz
    .to = do Kaluže slz
place-witzend = Witzend
    .in = ve Witzendu
    .from = z Witzendu
    .to = do Witzendu
place-supply = zásoba
    .in = v zásobě
    .from = ze zásoby
    .to = do zásoby
place-table = čajový stůl
    .in = u čajového stolu
    .from = od čajového stolu
    .to = k čajovému stolu
place-head = čelo stolu
    .in = u čela stolu
    .from = od čela stolu
    .to = k čelu stolu
place-chair_01 = židle 1
    .in = na židli 1
    .from = ze židle 1
    .to = na židli 1
place-chair_02 = židle 2
    .in = na židli 2
    .from = ze židle 2
    .to = na židli 2
place-chair_03 = židle 3
    .in = na židli 3
    .from = ze židle 3
    .to = na židli 3
place-chair_04 = židle 4
    .in = na židli 4
    .from = ze židle 4
    .to = na židli 4
place-chair_05 = židle 5
    .in = na židli 5
    .from = ze židle 5
    .to = na židli 5
place-chair_06 = židle 6
    .in = na židli 6
    .from = ze židle 6
    .to = na židli 6
place-chair_07 = židle 7
    .in = na židli 7
    .from = ze židle 7
    .to = na židli 7
place-chair_08 = židle 8
    .in = na židli 8
    .from = ze židle 8
    .to = na židli 8
place-chair_09 = židle 9
    .in = na židli 9
    .from = ze židle 9
    .to = na židli 9
place-chair_10 = židle 10
    .in = na židli 10
    .from = ze židle 10
    .to = na židli 10
place-chair_11 = židle 11
    .in = na židli 11
    .from = ze židle 11
    .to = na židli 11
place-chair_12 = židle 12
    .in = na židli 12
    .from = ze židle 12
    .to = na židli 12
place-chair_13 = židle 13
    .in = na židli 13
    .from = ze židle 13
    .to = na židli 13


## Kolik

count-supporter = { $count ->
         [one] { $count } přívrženec
         [few] { $count } přívrženci
         [many] { $count } přívržence
        *[other] { $count } přívrženců
    }
    .accusative = { $count ->
         [one] { $count } přívržence
         [few] { $count } přívržence
         [many] { $count } přívržence
        *[other] { $count } přívrženců
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
count-shard = { $count ->
         [one] { $count } úlomek
         [few] { $count } úlomky
         [many] { $count } úlomku
        *[other] { $count } úlomků
    }
    .accusative = { $count ->
         [one] { $count } úlomek
         [few] { $count } úlomky
         [many] { $count } úlomku
        *[other] { $count } úlomků
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
count-chip = { $count ->
         [one] { $count } žeton
         [few] { $count } žetony
         [many] { $count } žetonu
        *[other] { $count } žetonů
    }
    .accusative = { $count ->
         [one] { $count } žeton
         [few] { $count } žetony
         [many] { $count } žetonu
        *[other] { $count } žetonů
    }
count-action = { $count ->
         [one] { $count } akce vykování
         [few] { $count } akce vykování
         [many] { $count } akce vykování
        *[other] { $count } akcí vykování
    }
    .accusative = { $count ->
         [one] { $count } akci vykování
         [few] { $count } akce vykování
         [many] { $count } akce vykování
        *[other] { $count } akcí vykování
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
count-quest = { $count ->
         [one] { $count } úkol
         [few] { $count } úkoly
         [many] { $count } úkolu
        *[other] { $count } úkolů
    }
    .accusative = { $count ->
         [one] { $count } úkol
         [few] { $count } úkoly
         [many] { $count } úkolu
        *[other] { $count } úkolů
    }


## Jednotky

unit-supporter = přívrženec
    .accusative = přívržence
unit-leader = velitel
    .accusative = velitele
unit-white_rabbit = Bílý králík
    .accusative = Bílého králíka
unit-knave_of_hearts = Srdcový spodek
    .accusative = Srdcového spodka
unit-march_hare = Zajíc Březňák
    .accusative = Zajíce Březňáka
unit-duchess = Vévodkyně
    .accusative = Vévodkyni
unit-walrus = Mrož
    .accusative = Mrože
unit-gryphon = Gryf
    .accusative = Gryfa
unit-caterpillar = Houseňák
    .accusative = Houseňáka
unit-humpty_dumpty = Valihrach
    .accusative = Valihracha
unit-unicorn = Jednorožec
    .accusative = Jednorožce
unit-tweedles_1 = Tydliták
    .accusative = Tydlitáka
unit-tweedles_2 = Tydlitek
    .accusative = Tydlitka
unit-dodo = Blboun
    .accusative = Blbouna
unit-dormouse = Plch
    .accusative = Plcha


## Spojenci a žetony

ally-card_guard = karetní vojáci
ally-flamingo = plameňáci
ally-rose = růže
ally-red_rook = červené věže
ally-critter = tvorové
ally-forge = kovárna
chip-madness = šílenství
chip-double_madness = dvojité šílenství
chip-poison = otrava
chip-faction_1 = žeton frakce 1
chip-faction_2 = žeton frakce 2
chip-artifact = artefakt
chip-forge = žeton kovárny
chip-card_guard_weak = slabý karetní voják
chip-card_guard_strong = silný karetní voják
chip-flamingo_weak = slabý plameňák
chip-flamingo_strong = silný plameňák
chip-rose_weak = slabá růže
chip-rose_strong = silná růže
chip-red_rook_weak = slabá červená věž
chip-red_rook_strong = silná červená věž
chip-critter_weak = slabý tvor
chip-critter_strong = silný tvor
chip-rabbits_watch = Králíkovy hodinky
chip-knaves_crown = Spodkova koruna
chip-hares_teacup = Zajícův šálek
chip-duchess_amulet = Amulet Vévodkyně
chip-walrus_oysters = Mrožovy ústřice
chip-gryphons_feather = Gryfovo pero
chip-caterpillars_pipe = Houseňákova dýmka
chip-humptys_glove = Valihrachova rukavička
chip-unicorns_horn = Roh jednorožce
chip-tweedles_rattle = Tydlitákovo chrastítko
chip-dodos_thimble = Blbounův náprstek
chip-dormouse_treacle = Plchův sirup
artifact-sword_of_hope = Meč naděje
artifact-scalding_teapot = Vařící konvice
artifact-battle_axe = Válečná sekera
artifact-cats_claw = Kočičí dráp
artifact-talon = Drásavý spár


## Co umějí spojenci, podle sady

effect-a-card-guard = Při zahrání použij jedno z toho: vrať jeden svůj vyčerpaný žeton do sáčku, nebo zdvojnásob tento žeton.
effect-a-flamingo = Další aktivní žeton, který v této bitvě zahraješ, se jednou zdvojnásobí.
effect-a-rose = Konec bitvy: 1 bod. Když tento žeton v bitvě vykováš: 2 body.
effect-a-red-rook = Tvé ostatní žetony na ni nepůsobí. Vykovat ji může jen akce symbolu kovárny nebo karta dýchánku.
effect-a-critter = Když se při úklidu vyčerpá, vyměň ho za tvora druhé síly ze zásoby.
effect-b-card-guard = Při zahrání můžeš udělat jedno z toho: přesunout z jedné sousedící oblasti do bitvy tolik svých přívrženců, kolik je síla žetonu, nebo méně; anebo žeton zdvojnásobit.
effect-b-flamingo = Dokud máš aktivního plameňáka, každý další žeton spojence, který v této bitvě zahraješ, má +1.
effect-b-rose = Při úklidu jdou aktivní růže do sáčku místo mezi vyčerpané.
effect-b-red-rook = Při zahrání má sílu 1, pokud už máš jinou aktivní červenou věž.
effect-b-critter = Konec bitvy: máš-li nejvíc aktivních tvorů jen ty, umísti jednoho přívržence do libovolné oblasti.
effect-c-card-guard = Při svém příštím losování v této bitvě vylosuj navíc tolik žetonů, kolik byla síla tohoto; jeden zahraj, ostatní vrať.
effect-c-flamingo = Po přičtení síly můžeš přesunout svůj ukazatel na nejbližší symbol kovárny, vpřed i vzad.
effect-c-rose = Máš-li na konci bitvy aspoň 2 aktivní růže, můžeš splnit ještě jeden skutek z ruky bez ohledu na oblast a podmínku.
effect-c-red-rook = Když splníš skutek a máš přitom aktivní červenou věž, natrvalo odeber jeden svůj aktivní žeton.
effect-c-critter = Při zahrání. Slabý: +2 za každého jiného tvého aktivního tvora. Silný: −2 za každého.
effect-d-card-guard = Při zahrání můžeš žeton ztrojnásobit, nemáš-li v oblasti bitvy hrad.
effect-d-flamingo = Při zahrání vyber soupeře, který je před tebou; dostane 1 úlomek.
effect-d-rose = Když vykováš růži, umísti jednoho přívržence do libovolné oblasti.
effect-d-red-rook = Je-li vítězství v bitvě jen tvé, dostaneš 1 úlomek za každou aktivní červenou věž a 1 navíc za každou silnou.
effect-d-critter = Při zahrání. Máš víc úlomků, než je natištěná síla žetonu: jeden odhoď. Méně: jeden získej.
effect-forge = Na konci bitvy dává každý aktivní žeton kovárny jednu akci vykování.


## Schopnosti

ability-contrariwise = Naopak
    .text = Alenka se kolem stolu pohybuje vždy proti směru hodinových ručiček.
ability-everywhere_at_once = Všude naráz
    .text = Když zahraješ meč, můžeš přivést Alenku do této bitvy z jiné oblasti nebo ze zásoby. Počáteční síla se znovu nepočítá.
ability-impossible_things = Nemožné věci
    .text = Když zahraješ meč, otoč svůj štít na nerozbitou stranu.
ability-love_of_learning = Láska k učení
    .text = Při úklidu po bitvě bez přestřelení můžeš dát jeden žeton spojence do sáčku místo mezi vyčerpané.
ability-help_the_locals = Pomáhat místním
    .text = Když umístíš Alenku, otáčej karty obyvatel, dokud neotočíš figurku. Umísti ji do libovolné oblasti; bojuje za tebe do konce této války.
ability-my_party = Můj dýchánek
    .text = Jednou za dýchánek místo pohybu: doplň všechny prázdné židle a pak si vezmi libovolnou kartu.
ability-hot_tea = Vřelý čaj
    .text = Když zahraješ konvici, získáš vedle žetonu 1 sílu za každého dalšího aktivního hráče v bitvě.
ability-move_one_place = O místo dál
    .text = Když zahraješ konvici, můžeš přesunout jednoho svého přívržence ze sousedící oblasti do této bitvy.
ability-warmonger = Strůjce války
    .text = Po vyhodnocení všeho šílenství jednoho losování: za každého přívržence, kterého v něm ztratíš, 1 síla, dokud je někdo před tebou.
ability-clean_cup = Čistý šálek
    .text = Když dojdeš k čelu stolu, dostaneš o 1 úlomek méně, než padlo.
ability-red_soldiers = Červení vojáci
    .text = Jednotky z jedné karty můžeš rozdělit do více oblastí.
ability-paint_it_red = Přetřít na červeno
    .text = Když zahraješ sekeru, můžeš ztratit jednu svou jednotku v libovolné oblasti; sekera má +2. Ne poslední jednotku v bitvě.
ability-queens_wrath = Hněv královny
    .text = Když zahraješ sekeru, vezmi hráči, který v bitvě vede, 1 bod, dříve než kdo přičte sílu.
ability-off_with_their_heads = Utnout hlavy!
    .text = Když umístíš královnu, každý jiný hráč s přívrženci v té oblasti ztratí 1 přívržence.
ability-twice_as_fast = Dvojnásobně rychle
    .text = Mineš-li při pohybu u stolu jiného velitele, můžeš umístit o 1 přívržence víc do libovolné oblasti.
ability-all_mad_here = Všichni jsme šílení
    .text = Když při dýchánku hodíš 2 nebo 3, můžeš dát 1 z těch úlomků jinému hráči.
ability-wicked_grin = Zlomyslný úsměv
    .text = Když zahraješ dráp, získáš vedle žetonu 1 sílu za každého soupeře v bitvě, který má aspoň tolik úlomků jako ty.
ability-scratch = Škrábnutí
    .text = Když zahraješ dráp, můžeš dát 1 svůj úlomek jednomu soupeři v bitvě.
ability-vanishing_act = Mizející kousek
    .text = Konec bitvy: není-li vítězství jen tvé, můžeš přesunout až 2 své jednotky kromě Kočky do jedné jiné oblasti.
ability-last_to_appear = Poslední se zjeví
    .text = Po umístění posledního velitele můžeš přesunout Kočku do jiné oblasti.
ability-jaws_that_bite = Hrozivá tlama
    .text = Na začátku dýchánku můžeš dát otravu na 2 karty; na konci svého tahu na 1, pokud tam žádná neleží. Kdo si takovou kartu vezme, dá otravu do sáčku.
ability-claws_that_catch = Ostrý dráp
    .text = Když zahraješ spár, můžeš dát 1 otravu každému soupeři, kterého v témže losování postihlo šílenství.
ability-manxome_foe = Chvastovzácný sok
    .text = Když zahraješ spár, má +1 za každého soupeře, který je před tebou.
ability-slithy_toves = Lysperní jezeleni
    .text = Pokaždé, když Hrozivá tlama klade otravu, můžeš položit 1 navíc na jinou kartu.
ability-eyes_of_flame = Planoucí oči
    .text = Získáš 1 bod pokaždé, když jiný hráč ztratí jednotku kvůli otravě.
ability-two-hot_tea = Když zahraješ konvici, získáš vedle žetonu 2 síly, pokud je druhý hráč v této bitvě před tebou.
ability-two-jaws_that_bite = Na začátku dýchánku můžeš dát otravu na 3 karty; na konci svého tahu na 1, pokud tam žádná neleží. Kdo si takovou kartu vezme, dá otravu do sáčku.
ability-two-all_mad_here = Když při dýchánku hodíš 3, můžeš dát 1 z těch úlomků druhému hráči.
ability-two-my_party = Dvakrát za dýchánek místo pohybu: doplň všechny prázdné židle a pak si vezmi libovolnou kartu.
ability-two-wicked_grin = Když zahraješ dráp, získáš vedle žetonu 2 síly, pokud má druhý hráč aspoň tolik úlomků jako ty.
ability-two-manxome_foe = Když zahraješ spár, má +2, pokud je druhý hráč v této bitvě před tebou.


## Obyvatelé Říše divů

card-white_rabbit = Bílý králík
    .text = Má-li zahraný žeton stejnou natištěnou sílu jako tvůj poslední aktivní žeton, získáš vedle něj 2 síly.
card-knave_of_hearts = Srdcový spodek
    .text = Je-li natištěná síla tvého žetonu vyšší než u všech žetonů, které soupeři v tomto losování odkryli, získáš vedle něj 1 sílu.
card-march_hare = Zajíc Březňák
    .text = Na začátku bitvy ztratí každý soupeř 2 síly.
card-duchess = Vévodkyně
    .text = Získáš 1 bod za každou jednotku, kterou v této bitvě ztratíš, ledaže v témže losování přijdeš o Vévodkyni.
card-walrus = Mrož
    .text = Je-li vítězství jen tvé: 3 body a hrad smíš postavit v kterékoli oblasti, kde žádný nemáš.
card-gryphon = Gryf
    .text = Konec bitvy: můžeš přesunout až 2 své přívržence do jedné sousedící oblasti.
card-caterpillar = Houseňák
    .text = Jednou za bitvu můžeš vrátit žeton, který není šílenství ani otrava, do sáčku a vylosovat jiný.
card-humpty_dumpty = Valihrach
    .text = Musí být první jednotkou, kterou v jeho bitvě ztratíš.
card-unicorn = Jednorožec
    .text = Je-li vítězství jen tvé, můžeš odhodit až 2 úlomky.
card-tweedles = Tydliták a Tydlitek
    .text = Dvě figurky. Počáteční síla: 1 za každou zvlášť, 3 za obě spolu.
card-dodo = Blboun
    .text = Konec bitvy: skončíš-li na druhém místě nebo v remíze, získáš 2 body.
card-dormouse = Plch
    .text = První šílenství, které tě v této bitvě postihne, stojí o 1 jednotku méně.
card-rabbits_watch = Králíkovy hodinky
    .text = Je-li některý soupeř před tebou, má tento žeton +2.
card-knaves_crown = Spodkova koruna
    .text = Vyber soupeře: jeho příští žeton v dalším losování této bitvy je o 2 slabší.
card-hares_teacup = Zajícův šálek
    .text = Můžeš vrátit jeden žeton ze své stupnice šílenství do sáčku; pak má tento žeton +3.
card-duchess_amulet = Amulet Vévodkyně
    .text = Vyber soupeře: jeden žeton z jeho stupnice šílenství se vrací do jeho sáčku.
card-walrus_oysters = Mrožovy ústřice
    .text = Konec bitvy: 1 bod, nebo 3, je-li vítězství jen tvé.
card-gryphons_feather = Gryfovo pero
    .text = Můžeš přesunout jednoho svého přívržence z kterékoli jiné oblasti do této bitvy.
card-caterpillars_pipe = Houseňákova dýmka
    .text = Postihlo-li v tomto losování někoho šílenství, získáš vedle žetonu 2 síly; jinak odhoď 1 úlomek.
card-humptys_glove = Valihrachova rukavička
    .text = Při zahrání otoč svůj štít na nerozbitou stranu.
card-unicorns_horn = Roh jednorožce
    .text = Tento žeton má +1 za každý tvůj hrad na plánu.
card-tweedles_rattle = Tydlitákovo chrastítko
    .text = Tento žeton má +3, je-li tvé druhé chrastítko už aktivní.
card-dodos_thimble = Blbounův náprstek
    .text = Konec bitvy: můžeš si dobrat 1 úkol; pak 1 úkol z ruky odhoď.
card-dormouse_treacle = Plchův sirup
    .text = Můžeš vrátit až 2 své vyčerpané žetony do sáčku.


## Úkoly

card-q01 = Hlavy na podnose
    .deed = Hrad Srdcové královny: počet tvých aktivních žetonů: 3 nebo 7
    .goal = karetní vojáci a červené věže dohromady: 6 nebo více
    .text = Skutek – Hrad Srdcové královny: počet tvých aktivních žetonů: 3 nebo 7. Cíl – karetní vojáci a červené věže dohromady: 6 nebo více.
card-q02 = Nejdřív rozsudek
    .deed = Hrad Srdcové královny: tvá konečná síla: 4, 8, 12 nebo 13
    .goal = síla velitele: 5 nebo více
    .text = Skutek – Hrad Srdcové královny: tvá konečná síla: 4, 8, 12 nebo 13. Cíl – síla velitele: 5 nebo více.
card-q03 = Kroketový zápas
    .deed = Hrad Srdcové královny: aktivní plameňáci: 2 nebo více
    .goal = karetní vojáci a plameňáci dohromady: 6 nebo více
    .text = Skutek – Hrad Srdcové královny: aktivní plameňáci: 2 nebo více. Cíl – karetní vojáci a plameňáci dohromady: 6 nebo více.
card-q04 = Ukradené koláčky
    .deed = Hrad Srdcové královny: obsaď druhé místo, samostatně nebo v remíze
    .goal = tvé karty obyvatel Říše divů: 3 nebo více
    .text = Skutek – Hrad Srdcové královny: obsaď druhé místo, samostatně nebo v remíze. Cíl – tvé karty obyvatel Říše divů: 3 nebo více.
card-q05 = Trůn k natření
    .deed = Hrad Srdcové královny: natištěná síla tvého posledního aktivního žetonu: 3
    .goal = hrady na plánu: 4 nebo více (ve dvou: postavené, o jeden méně)
    .text = Skutek – Hrad Srdcové královny: natištěná síla tvého posledního aktivního žetonu: 3. Cíl – hrady na plánu: 4 nebo více (ve dvou: postavené, o jeden méně).
card-q06 = Lavice porotců
    .deed = Hrad Srdcové královny: žetony na tvé stupnici šílenství: 2
    .goal = žetony na tvých stupnicích kovárny: 6 nebo více
    .text = Skutek – Hrad Srdcové královny: žetony na tvé stupnici šílenství: 2. Cíl – žetony na tvých stupnicích kovárny: 6 nebo více.
card-q07 = Volat na škeble
    .deed = Huňatý les: počet tvých aktivních žetonů: 2 nebo 6
    .goal = různí spojenci na tvých stupnicích kovárny: 3 nebo více
    .text = Skutek – Huňatý les: počet tvých aktivních žetonů: 2 nebo 6. Cíl – různí spojenci na tvých stupnicích kovárny: 3 nebo více.
card-q08 = Sek a fik
    .deed = Huňatý les: natištěná síla tvého posledního aktivního žetonu: 1
    .goal = tvorové a červené věže dohromady: 6 nebo více
    .text = Skutek – Huňatý les: natištěná síla tvého posledního aktivního žetonu: 1. Cíl – tvorové a červené věže dohromady: 6 nebo více.
card-q09 = Slavný den
    .deed = Huňatý les: tvá konečná síla: 3, 6, 10 nebo 15
    .goal = plameňáci a tvorové dohromady: 6 nebo více
    .text = Skutek – Huňatý les: tvá konečná síla: 3, 6, 10 nebo 15. Cíl – plameňáci a tvorové dohromady: 6 nebo více.
card-q10 = Zářivá společnost
    .deed = Huňatý les: různé druhy mezi tvými aktivními žetony: 4 nebo více
    .goal = odemčené schopnosti frakce: 3 nebo více
    .text = Skutek – Huňatý les: různé druhy mezi tvými aktivními žetony: 4 nebo více. Cíl – odemčené schopnosti frakce: 3 nebo více.
card-q11 = Zahloubané dumání
    .deed = Huňatý les: obsaď druhé místo, samostatně nebo v remíze
    .goal = artefakty v sáčku, aktivní, vyčerpané nebo vykované: 3 nebo více
    .text = Skutek – Huňatý les: obsaď druhé místo, samostatně nebo v remíze. Cíl – artefakty v sáčku, aktivní, vyčerpané nebo vykované: 3 nebo více.
card-q12 = Raz dva skrz
    .deed = Huňatý les: vítězství jen tvé a velitel stále na místě
    .goal = síla velitele: 6 nebo více
    .text = Skutek – Huňatý les: vítězství jen tvé a velitel stále na místě. Cíl – síla velitele: 6 nebo více.
card-q13 = Přetřít růže
    .deed = Louka živých květin: tvá konečná síla: 3, 4, 9 nebo 10
    .goal = růže a karetní vojáci dohromady: 7 nebo více
    .text = Skutek – Louka živých květin: tvá konečná síla: 3, 4, 9 nebo 10. Cíl – růže a karetní vojáci dohromady: 7 nebo více.
card-q14 = Lilie promlouvá
    .deed = Louka živých květin: aktivní růže: 2 nebo více
    .goal = plameňáci a růže dohromady: 6 nebo více
    .text = Skutek – Louka živých květin: aktivní růže: 2 nebo více. Cíl – plameňáci a růže dohromady: 6 nebo více.
card-q15 = Zvadlé lístky
    .deed = Louka živých květin: žetony na tvé stupnici šílenství: 1 nebo 3
    .goal = žetony šílenství v sáčku a na stupnici: 7 nebo více
    .text = Skutek – Louka živých květin: žetony na tvé stupnici šílenství: 1 nebo 3. Cíl – žetony šílenství v sáčku a na stupnici: 7 nebo více.
card-q16 = Klepy sedmikrásek
    .deed = Louka živých květin: natištěná síla tvého posledního aktivního žetonu: 2
    .goal = růže a tvorové dohromady: 6 nebo více
    .text = Skutek – Louka živých květin: natištěná síla tvého posledního aktivního žetonu: 2. Cíl – růže a tvorové dohromady: 6 nebo více.
card-q17 = Běžet a zůstat
    .deed = Louka živých květin: jednotky, které ti tam zbyly: 1
    .goal = tvé jednotky na plánu: 8 nebo více
    .text = Skutek – Louka živých květin: jednotky, které ti tam zbyly: 1. Cíl – tvé jednotky na plánu: 8 nebo více.
card-q18 = Motýl s máslem
    .deed = Louka živých květin: počet tvých aktivních žetonů: 1 nebo 5
    .goal = žetony kovárny, i vykované: 4 nebo více
    .text = Skutek – Louka živých květin: počet tvých aktivních žetonů: 1 nebo 5. Cíl – žetony kovárny, i vykované: 4 nebo více.
card-q19 = Ceny pro všechny
    .deed = Kaluž slz: obsaď druhé místo, nebo remizuj o kterékoli místo
    .goal = karty dýchánku s kostkou: 3 nebo více
    .text = Skutek – Kaluž slz: obsaď druhé místo, nebo remizuj o kterékoli místo. Cíl – karty dýchánku s kostkou: 3 nebo více.
card-q20 = Dlouhý smutný ocásek
    .deed = Kaluž slz: tvá konečná síla: 4, 6, 9 nebo 13
    .goal = karetní vojáci a tvorové dohromady: 6 nebo více
    .text = Skutek – Kaluž slz: tvá konečná síla: 4, 6, 9 nebo 13. Cíl – karetní vojáci a tvorové dohromady: 6 nebo více.
card-q21 = Slaná voda
    .deed = Kaluž slz: jednotky tam ztracené: 2 nebo více, bez přestřelení
    .goal = tvé úlomky: 2 nebo méně
    .text = Skutek – Kaluž slz: jednotky tam ztracené: 2 nebo více, bez přestřelení. Cíl – tvé úlomky: 2 nebo méně.
card-q22 = Malá lahvička
    .deed = Kaluž slz: počet tvých aktivních žetonů: 2 nebo 4
    .goal = plameňáci a červené věže dohromady: 6 nebo více
    .text = Skutek – Kaluž slz: počet tvých aktivních žetonů: 2 nebo 4. Cíl – plameňáci a červené věže dohromady: 6 nebo více.
card-q23 = Devět stop vysoká
    .deed = Kaluž slz: tvá konečná síla: 16 nebo více
    .goal = hodnota tvých hradů: 5 nebo více
    .text = Skutek – Kaluž slz: tvá konečná síla: 16 nebo více. Cíl – hodnota tvých hradů: 5 nebo více.
card-q24 = Doplavat ke břehu
    .deed = Kaluž slz: tvůj ukazatel skončí na symbolu kovárny
    .goal = plné stupnice kovárny: 2 nebo více
    .text = Skutek – Kaluž slz: tvůj ukazatel skončí na symbolu kovárny. Cíl – plné stupnice kovárny: 2 nebo více.
card-q25 = Hrad s jakýmkoli jiným názvem
    .deed = Witzend: natištěná síla tvého posledního aktivního žetonu: 1
    .goal = růže a červené věže dohromady: 7 nebo více
    .text = Skutek – Witzend: natištěná síla tvého posledního aktivního žetonu: 1. Cíl – růže a červené věže dohromady: 7 nebo více.
card-q26 = Šest nemožností
    .deed = Witzend: počet tvých aktivních žetonů: 3 nebo 6
    .goal = každý z pěti spojenců: 2 nebo více
    .text = Skutek – Witzend: počet tvých aktivních žetonů: 3 nebo 6. Cíl – každý z pěti spojenců: 2 nebo více.
card-q27 = Havran a psací stůl
    .deed = Witzend: tvá konečná síla: 6, 8, 12 nebo 15
    .goal = tvá jednotka v každé oblasti
    .text = Skutek – Witzend: tvá konečná síla: 6, 8, 12 nebo 15. Cíl – tvá jednotka v každé oblasti.
card-q28 = Džem až zítra
    .deed = Witzend: skonči s losováním první nebo mezi prvními
    .goal = žetony nástrojů: 4 nebo více
    .text = Skutek – Witzend: skonči s losováním první nebo mezi prvními. Cíl – žetony nástrojů: 4 nebo více.
card-q29 = Skrz praskliny
    .deed = Witzend: tvé úlomky: 3 nebo více
    .goal = tvé karty obyvatel Říše divů: 4 nebo více
    .text = Skutek – Witzend: tvé úlomky: 3 nebo více. Cíl – tvé karty obyvatel Říše divů: 4 nebo více.
card-q30 = S rozumem v koncích
    .deed = Witzend: vítězství jen tvé, zbudou-li ti nejvýš 2 jednotky
    .goal = žetony na tvých stupnicích kovárny: 8 nebo více
    .text = Skutek – Witzend: vítězství jen tvé, zbudou-li ti nejvýš 2 jednotky. Cíl – žetony na tvých stupnicích kovárny: 8 nebo více.


## Karty dýchánku a karty sázek

card-t1_01 = karta dýchánku I-1
    .text = 3 jednotky; slabý karetní voják.
card-t1_02 = karta dýchánku I-2
    .text = 3 jednotky; slabý plameňák.
card-t1_03 = karta dýchánku I-3
    .text = 3 jednotky; slabá růže.
card-t1_04 = karta dýchánku I-4
    .text = 3 jednotky; slabá červená věž.
card-t1_05 = karta dýchánku I-5
    .text = 3 jednotky; slabý tvor.
card-t1_06 = karta dýchánku I-6
    .text = 2 jednotky; silný karetní voják.
card-t1_07 = karta dýchánku I-7
    .text = 2 jednotky; silný plameňák.
card-t1_08 = karta dýchánku I-8
    .text = 2 jednotky; silná růže.
card-t1_09 = karta dýchánku I-9
    .text = 2 jednotky; silná červená věž.
card-t1_10 = karta dýchánku I-10
    .text = 2 jednotky; silný tvor.
card-t1_11 = karta dýchánku I-11
    .text = 3 jednotky; hoď kostkou úlomků; silný karetní voják; slabý plameňák.
card-t1_12 = karta dýchánku I-12
    .text = 2 jednotky; buď slabá růže a slabý tvor, nebo dober si 1 úkol.
card-t1_13 = karta dýchánku I-13
    .text = 2 jednotky; slabá červená věž; žeton kovárny.
card-t1_14 = karta dýchánku I-14
    .text = 2 jednotky; vykovej žeton ze svého sáčku; štít.
card-t1_15 = karta dýchánku I-15
    .text = 4 jednotky; hoď kostkou úlomků; žeton kovárny.
card-t1_16 = karta dýchánku I-16
    .text = 3 jednotky; štít; za hod kostkou úlomků: silná červená věž.
card-t1_17 = karta dýchánku I-17
    .text = 1 jednotka; obyvatel Říše divů.
card-t1_18 = karta dýchánku I-18
    .text = Obyvatel Říše divů; dober si 1 úkol.
card-t1_19 = karta dýchánku I-19
    .text = 3 jednotky; hoď kostkou úlomků; obyvatel Říše divů.
card-t1_20 = karta dýchánku I-20
    .text = 1 jednotka; odemkni schopnost; dober si 1 úkol.
card-t1_21 = karta dýchánku I-21
    .text = Odemkni schopnost; žeton kovárny.
card-t1_22 = karta dýchánku I-22
    .text = 3 jednotky; hoď kostkou úlomků; odemkni schopnost.
card-t1_23 = karta dýchánku I-23
    .text = 2 jednotky; síla velitele +1; jakýkoli slabý spojenec.
card-t1_24 = karta dýchánku I-24
    .text = 3 jednotky; síla velitele +1; dober si 1 úkol.
card-t1_25 = karta dýchánku I-25
    .text = 2 jednotky; dober si 2 úkoly, 1 odhoď.
card-t1_26 = karta dýchánku I-26
    .text = 2 jednotky; dober si 1 úkol; odhoď 1 úlomek.
card-t1_27 = karta dýchánku I-27
    .text = 2 jednotky; buď odhoď šílenství, nebo jakýkoli silný spojenec.
card-t1_28 = karta dýchánku I-28
    .text = 2 jednotky; buď síla velitele +1 a štít, nebo odhoď 3 úlomky.
card-t1_29 = karta dýchánku I-29
    .text = 1 jednotka; slabý plameňák; za hod kostkou úlomků: hrad.
card-t1_30 = karta dýchánku I-30
    .text = 2 jednotky; 2 jednotky.
card-t2_01 = karta dýchánku II-1
    .text = 3 jednotky; silný karetní voják.
card-t2_02 = karta dýchánku II-2
    .text = 3 jednotky; silný plameňák.
card-t2_03 = karta dýchánku II-3
    .text = 3 jednotky; silná růže.
card-t2_04 = karta dýchánku II-4
    .text = 3 jednotky; silná červená věž.
card-t2_05 = karta dýchánku II-5
    .text = 3 jednotky; silný tvor.
card-t2_06 = karta dýchánku II-6
    .text = 2 jednotky; buď slabý karetní voják a slabá růže, nebo dober si 2 úkoly, 1 odhoď.
card-t2_07 = karta dýchánku II-7
    .text = 4 jednotky; hoď kostkou úlomků; silný plameňák; slabý tvor.
card-t2_08 = karta dýchánku II-8
    .text = 2 jednotky; silná červená věž; slabý plameňák.
card-t2_09 = karta dýchánku II-9
    .text = 3 jednotky; slabý tvor; za hod kostkou úlomků: obyvatel Říše divů.
card-t2_10 = karta dýchánku II-10
    .text = 2 jednotky; silná růže; slabá červená věž.
card-t2_11 = karta dýchánku II-11
    .text = 2 jednotky; silný plameňák; slabá růže.
card-t2_12 = karta dýchánku II-12
    .text = 2 jednotky; žeton kovárny; odhoď šílenství.
card-t2_13 = karta dýchánku II-13
    .text = 2 jednotky; vykovej žeton ze svého sáčku; žeton kovárny.
card-t2_14 = karta dýchánku II-14
    .text = 2 jednotky; obyvatel Říše divů.
card-t2_15 = karta dýchánku II-15
    .text = 2 jednotky; buď obyvatel Říše divů, nebo dober si 2 úkoly, 1 odhoď.
card-t2_16 = karta dýchánku II-16
    .text = 3 jednotky; hoď kostkou úlomků; obyvatel Říše divů; dober si 1 úkol.
card-t2_17 = karta dýchánku II-17
    .text = Obyvatel Říše divů; silný tvor.
card-t2_18 = karta dýchánku II-18
    .text = 2 jednotky; odemkni schopnost.
card-t2_19 = karta dýchánku II-19
    .text = 2 jednotky; odemkni schopnost.
card-t2_20 = karta dýchánku II-20
    .text = 4 jednotky; hoď kostkou úlomků; odemkni schopnost.
card-t2_21 = karta dýchánku II-21
    .text = 3 jednotky; síla velitele +1; dober si 1 úkol.
card-t2_22 = karta dýchánku II-22
    .text = 2 jednotky; síla velitele +1; síla velitele +1.
card-t2_23 = karta dýchánku II-23
    .text = 3 jednotky; dober si 2 úkoly, 1 odhoď.
card-t2_24 = karta dýchánku II-24
    .text = 2 jednotky; dober si 1 úkol; slabá červená věž.
card-t2_25 = karta dýchánku II-25
    .text = 3 jednotky; buď odhoď šílenství, nebo odhoď 3 úlomky.
card-t2_26 = karta dýchánku II-26
    .text = 1 jednotka; buď hrad, nebo obyvatel Říše divů.
card-t2_27 = karta dýchánku II-27
    .text = 3 jednotky; hoď kostkou úlomků; hrad.
card-t2_28 = karta dýchánku II-28
    .text = 2 jednotky; slabá růže; za hod kostkou úlomků: hrad.
card-t2_29 = karta dýchánku II-29
    .text = 3 jednotky; slabý karetní voják; za hod kostkou úlomků: odemkni schopnost.
card-t2_30 = karta dýchánku II-30
    .text = 3 jednotky; 2 jednotky.
card-t3_01 = karta dýchánku III-1
    .text = 3 jednotky; silný karetní voják; slabý plameňák.
card-t3_02 = karta dýchánku III-2
    .text = 3 jednotky; silná růže; slabý tvor.
card-t3_03 = karta dýchánku III-3
    .text = 3 jednotky; silná červená věž; slabý karetní voják.
card-t3_04 = karta dýchánku III-4
    .text = 3 jednotky; silný plameňák; slabá červená věž.
card-t3_05 = karta dýchánku III-5
    .text = 3 jednotky; silný tvor; slabá růže.
card-t3_06 = karta dýchánku III-6
    .text = 2 jednotky; silný karetní voják; silná růže.
card-t3_07 = karta dýchánku III-7
    .text = 2 jednotky; silný plameňák; silná červená věž.
card-t3_08 = karta dýchánku III-8
    .text = 4 jednotky; hoď kostkou úlomků; silný tvor; silný karetní voják.
card-t3_09 = karta dýchánku III-9
    .text = 4 jednotky; jakýkoli silný spojenec.
card-t3_10 = karta dýchánku III-10
    .text = 3 jednotky; silná růže; za hod kostkou úlomků: odemkni schopnost.
card-t3_11 = karta dýchánku III-11
    .text = 3 jednotky; buď silná červená věž, nebo dober si 2 úkoly, 1 odhoď.
card-t3_12 = karta dýchánku III-12
    .text = 3 jednotky; vykovej žeton ze svého sáčku; jakýkoli slabý spojenec.
card-t3_13 = karta dýchánku III-13
    .text = 3 jednotky; žeton kovárny; žeton kovárny.
card-t3_14 = karta dýchánku III-14
    .text = 3 jednotky; obyvatel Říše divů.
card-t3_15 = karta dýchánku III-15
    .text = 3 jednotky; buď obyvatel Říše divů, nebo síla velitele +1 a štít.
card-t3_16 = karta dýchánku III-16
    .text = 4 jednotky; hoď kostkou úlomků; obyvatel Říše divů; štít.
card-t3_17 = karta dýchánku III-17
    .text = Obyvatel Říše divů; silný karetní voják; štít.
card-t3_18 = karta dýchánku III-18
    .text = 3 jednotky; odemkni schopnost.
card-t3_19 = karta dýchánku III-19
    .text = 3 jednotky; odemkni schopnost.
card-t3_20 = karta dýchánku III-20
    .text = 5 jednotek; hoď kostkou úlomků; odemkni schopnost.
card-t3_21 = karta dýchánku III-21
    .text = 4 jednotky; síla velitele +1; dober si 2 úkoly, 1 odhoď.
card-t3_22 = karta dýchánku III-22
    .text = 3 jednotky; síla velitele +1; síla velitele +1.
card-t3_23 = karta dýchánku III-23
    .text = 3 jednotky; dober si 2 úkoly, 1 odhoď; odhoď 1 úlomek.
card-t3_24 = karta dýchánku III-24
    .text = 3 jednotky; dober si 1 úkol; slabý tvor.
card-t3_25 = karta dýchánku III-25
    .text = 4 jednotky; buď odhoď šílenství, nebo odhoď 3 úlomky.
card-t3_26 = karta dýchánku III-26
    .text = 4 jednotky; hoď kostkou úlomků; hrad.
card-t3_27 = karta dýchánku III-27
    .text = 2 jednotky; buď hrad, nebo odemkni schopnost.
card-t3_28 = karta dýchánku III-28
    .text = 2 jednotky; odhoď šílenství; za hod kostkou úlomků: hrad.
card-t3_29 = karta dýchánku III-29
    .text = 4 jednotky; štít; za hod kostkou úlomků: obyvatel Říše divů.
card-t3_30 = karta dýchánku III-30
    .text = 3 jednotky; 3 jednotky.
card-bet_alice_alice = sázka na Alenku
card-bet_alice_mad_hatter = sázka na Kloboučníka
card-bet_alice_queen_of_hearts = sázka na Srdcovou královnu
card-bet_alice_cheshire_cat = sázka na Kočku Šklíbu
card-bet_alice_jabberwock = sázka na Tlachapouda
card-bet_mad_hatter_alice = sázka na Alenku
card-bet_mad_hatter_mad_hatter = sázka na Kloboučníka
card-bet_mad_hatter_queen_of_hearts = sázka na Srdcovou královnu
card-bet_mad_hatter_cheshire_cat = sázka na Kočku Šklíbu
card-bet_mad_hatter_jabberwock = sázka na Tlachapouda
card-bet_queen_of_hearts_alice = sázka na Alenku
card-bet_queen_of_hearts_mad_hatter = sázka na Kloboučníka
card-bet_queen_of_hearts_queen_of_hearts = sázka na Srdcovou královnu
card-bet_queen_of_hearts_cheshire_cat = sázka na Kočku Šklíbu
card-bet_queen_of_hearts_jabberwock = sázka na Tlachapouda
card-bet_cheshire_cat_alice = sázka na Alenku
card-bet_cheshire_cat_mad_hatter = sázka na Kloboučníka
card-bet_cheshire_cat_queen_of_hearts = sázka na Srdcovou královnu
card-bet_cheshire_cat_cheshire_cat = sázka na Kočku Šklíbu
card-bet_cheshire_cat_jabberwock = sázka na Tlachapouda
card-bet_jabberwock_alice = sázka na Alenku
card-bet_jabberwock_mad_hatter = sázka na Kloboučníka
card-bet_jabberwock_queen_of_hearts = sázka na Srdcovou královnu
card-bet_jabberwock_cheshire_cat = sázka na Kočku Šklíbu
card-bet_jabberwock_jabberwock = sázka na Tlachapouda


## Odměny

reward-units = jednotky
reward-ally = žeton spojence
reward-any_ally = jakýkoli spojenec
reward-shield = štít
reward-wonderlandian = obyvatel Říše divů
reward-unlock_ability = odemknutí schopnosti
reward-discard_shards = odhození úlomků
reward-castle = hrad
reward-leader_strength = síla velitele
reward-discard_madness = odhození šílenství
reward-quest = úkol
reward-supporter = přívrženec
reward-castle_value = hodnota hradů
reward-vp = body
reward-die = kostka úlomků
reward-split = výběr poloviny
reward-corrupted = zkažená část
reward-extra_supporter = Dvojnásobně rychle
reward-forge = vykování žetonu ze sáčku


## Na co se hra ptá

prompt-keep-quest = Který úkol si necháš?
prompt-tea-move = Kterou kartu si vezmeš? Nebo jdeš dál, k čelu stolu?
prompt-tea-move-on = Od čela stolu: kterou kartu si vezmeš?
prompt-party-card = Můj dýchánek: kterou kartu si vezmeš?
prompt-choose-effect = Který efekt karty přijde teď?
prompt-place-units = Kam umístíš { COUNT($count, "unit", form: "accusative") }?
prompt-place-which = Kterou jednotku umístíš { NAME($region, "place", form: "in") }? Zbývá: { $count }.
prompt-relocate = Tvá zásoba je prázdná. Přesuneš jednotku { NAME($to, "place", form: "to") }? Nejvýš { $count }.
prompt-relocate-which = Která jednotka půjde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-place-supporter = Kam umístíš přívržence?
prompt-place-figure = Kam umístíš { NAME($figure, "unit", form: "accusative") }?
prompt-choose-ally = { $strength ->
         [strong] Kterého silného spojence si vezmeš?
        *[weak] Kterého slabého spojence si vezmeš?
    }
prompt-give-shard = Všichni jsme šílení: dáš jeden z těchto úlomků někomu jinému?
prompt-hire = Kterého obyvatele Říše divů najmeš?
prompt-unlock = Kterou schopnost odemkneš?
prompt-castle-where = Kde budeš stavět?
prompt-shard-instead = Síla velitele je na maximu. Odhodíš místo toho úlomek?
prompt-discard-quest = Který úkol odhodíš?
prompt-split-card = Kterou polovinu karty si vezmeš?
prompt-corrupted-card = Hodíš kostkou úlomků za zkaženou část karty?
prompt-send-leader = Kam půjde tvůj velitel?
prompt-poison-card = Kterou kartu otrávíš? Zbývá: { $count }.
prompt-twice-as-fast = Dvojnásobně rychle: kam umístíš dalšího přívržence?
prompt-last-to-appear = Poslední se zjeví: přesune se Kočka do jiné oblasti?
prompt-bet = Bitva { NAME($region, "place", form: "in") }: kdo vyhraje? Správná sázka získá slabého spojence, špatná úlomek.
prompt-draw-or-halt = { $draw }. losování: vylosuješ žeton, nebo skončíš?
prompt-pick-chip = Který z vylosovaných žetonů zahraješ?
prompt-caterpillar = Houseňák: vylosuješ místo tohoto žetonu jiný ({ NAME($chip, "chip") })?
prompt-block = Zastavíš to štítem: { NAME($chip, "chip") }?
prompt-lose-unit = O kterou jednotku přijdeš { NAME($region, "place", form: "in") }?
prompt-a-card-guard = Karetní voják: zdvojnásobit ho, nebo vrátit vyčerpaný žeton do sáčku?
prompt-b-card-guard = Karetní voják: zdvojnásobit ho, nebo přivést přívržence?
prompt-how-many-supporters = Kolik přívrženců půjde { NAME($from, "place", form: "from") }?
prompt-c-flamingo = Plameňák: přesuneš ukazatel z { $strength } na symbol kovárny?
prompt-d-card-guard = Karetní voják: ztrojnásobíš ho?
prompt-d-flamingo = Plameňák: který soupeř před tebou dostane úlomek?
prompt-choose-end-effect = Který efekt přijde první?
prompt-which-first = Která schopnost přijde první?
prompt-everywhere-at-once = Všude naráz: přijde Alenka do této bitvy?
prompt-move-one-place = O místo dál: odkud přijde přívrženec?
prompt-paint-it-red = Přetřít na červeno: kde ztratíš jednotku za +2?
prompt-queens-wrath = Hněv královny: komu vezmeš bod?
prompt-scratch = Škrábnutí: komu dáš úlomek?
prompt-vanishing-act = Mizející kousek: kam půjdou tvé jednotky?
prompt-vanish = Která jednotka půjde { NAME($to, "place", form: "to") }? Zbývá: { $count }.
prompt-claws-that-catch = Ostrý dráp: kdo dostane otravu?
prompt-hares-teacup = Zajícův šálek: které šílenství se vrátí do sáčku?
prompt-gryphons-feather = Gryfovo pero: odkud přijde přívrženec?
prompt-dormouse-treacle = Plchův sirup: který vyčerpaný žeton se vrátí? Zbývá: { $count }.
prompt-knaves-crown = Spodkova koruna: čí příští žeton bude slabší?
prompt-duchess-amulet = Amulet Vévodkyně: čí šílenství se vrátí do sáčku?
prompt-which-madness = Které šílenství { NAME($player, "side", form: "genitive") } se vrátí do sáčku?
prompt-gryphon = Gryf: kam půjdou přívrženci?
prompt-dodos-thimble = Blbounův náprstek: dobereš si úkol a jeden odhodíš?
prompt-unicorn = Jednorožec: kolik úlomků odhodíš?
prompt-points-or-castle = { NAME($region, "place") }: { COUNT($points, "point") }, nebo hrad?
prompt-deed = Ukážeš úkol se splněným skutkem? 3 body, s cílem dohromady 9.
prompt-free-deed = Dvě růže: splníš ještě jeden skutek?
prompt-rooks-price = Červená věž: který aktivní žeton natrvalo odebereš?
prompt-forge = Který žeton vykováš? Máš { COUNT($actions, "action", form: "accusative") }.
prompt-forge-from-bag = Který žeton ze svého sáčku vykováš?
prompt-forge-track = Na které stupnici žeton vykováš ({ NAME($chip, "chip") })?
prompt-love-of-learning = Láska k učení: který spojenec se vrátí do sáčku?


## Co lze zvolit

option-to = { NAME($at, "place", form: "to") }
option-to-castle-where = { NAME($at, "place", form: "in") }
option-to-place-units = { NAME($at, "place", form: "to") }
option-to-place-supporter = { NAME($at, "place", form: "to") }
option-to-place-figure = { NAME($at, "place", form: "to") }
option-to-twice-as-fast = { NAME($at, "place", form: "to") }
option-from = { NAME($at, "place", form: "from") }
option-take = { NAME($at, "place") }
option-poison = Otrávit kartu { NAME($at, "place", form: "in") }
option-head = Jít dál k čelu stolu
option-party = Můj dýchánek: doplnit stůl a vzít libovolnou kartu
option-chip = { NAME($at, "chip") }
option-chip-a-card-guard = Vrátit do sáčku: { NAME($at, "chip") }
option-supporter = Přívrženec
option-leader = Velitel
option-leader-everywhere-at-once = Alenka přijde do bitvy
option-figure = { NAME($at, "unit") }
option-hire = { NAME($at, "card") }
option-unlock = { NAME($at, "ability") }
option-resolve-critters = Tvorové: umístit přívržence
option-resolve-gryphon = { NAME($at, "card") }
option-resolve-dodos_thimble = { NAME($at, "card") }
option-resolve-vanishing_act = { NAME($at, "ability") }
option-resolve = { NAME($at, "card") }
option-use = { NAME($at, "ability") }
option-quest = { NAME($at, "card") }
option-track = Stupnice { $n }
option-space = Na { $n }
option-move = { $n }
option-player = { NAME($at, "side") }
option-bet = Vsadit na { NAME($at, "side", form: "accusative") }
option-no-bet = Nesázet
option-do = { NAME($at, "reward") }
option-upper = Horní polovina
option-lower = Dolní polovina
option-accept = Ano
option-accept-corrupted-card = Hodit a vzít si ji
option-decline = Ne
option-draw = Losovat žeton
option-halt = Skončit
option-block = Zastavit štítem
option-suffer = Nechat to projít
option-double = Zdvojnásobit žeton
option-triple = Ztrojnásobit žeton
option-points = Body
option-castle = Hrad
option-redraw = Losovat jiný žeton
option-none = Ne
option-none-forge = Dál nekovat
option-none-forge-from-bag = Nekovat nic
option-none-deed = Neukázat žádný úkol
option-none-free-deed = Už žádný skutek
option-none-relocate = Dál nepřesouvat
option-none-place-units = Nikoho neumístit
option-none-place-supporter = Nikoho neumístit
option-none-twice-as-fast = Nikoho neumístit
option-none-poison-card = Otravu si nechat
option-none-claws-that-catch = Už nikdo
option-none-give-shard = Nechat si všechny
option-none-scratch = Nikomu
option-none-last-to-appear = Kočka zůstane
option-none-caterpillar = Zahrát tento žeton
option-none-vanish = Už žádná jednotka
option-none-choose-ally = Nebrat nic
option-none-dormouse-treacle = Dál nevracet


## Proč se něco získalo nebo ztratilo

because = { $why ->
         [first-place] první místo
         [tied-first] remíza o první místo
         [second-place] druhé místo
         [uncontested] nikdo jiný tam není
         [star] hvězda na stupnici kovárny
         [start] počáteční úlomky
         [die] kostka úlomků
         [reward] odměna
         [wrong-bet] prohraná sázka
         [most-shards] nejvíc úlomků
         [leader-at-top] síla velitele je na maximu
         [card-guard] karetní voják
         [flamingo] plameňák
         [rose] aktivní růže
         [rose-forged] vykovaná růže
         [red-rook] červená věž
         [critter] tvor
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


## Co se stalo

event-region-unused = V této hře se nepoužívá: { NAME($region, "place") }.
event-allies-chosen = Spojenci: karetní vojáci { $card_guard }, plameňáci { $flamingo }, růže { $rose }, červené věže { $red_rook }, tvorové { $critter }.
event-bags-open = Otevřené sáčky: i ve válce se každý smí dívat do svého sáčku.
event-bags-closed = Zavřené sáčky: ve válce se do sáčku nikdo nedívá.
event-tile-laid = { NAME($region, "place") }: body v I., II. a III. kole: { $first }, { $second }, { $third }.
event-first-battle-set = Kostka ukazuje { $face }: první bitva bude { NAME($region, "place", form: "in") }.
event-kept-quest = { NAME($seat, "side") } si nechává úkol.
event-kept-quest-known = { NAME($seat, "side") } si nechává úkol „{ NAME($card, "card") }“.
event-tea-begins = { $round }. kolo: začíná čajový dýchánek. První: { NAME($seat, "side") }.
event-cards-laid = { $count ->
         [one] Na stůl přichází { $count } karta dýchánku.
         [few] Na stůl přicházejí { $count } karty dýchánku.
         [many] Na stůl přichází { $count } karty dýchánku.
        *[other] Na stůl přichází { $count } karet dýchánku.
    }
event-reached-head = { NAME($seat, "side") } přichází k čelu stolu.
event-my-party = { NAME($seat, "side") } pořádá Můj dýchánek.
event-moved-to-chair = { NAME($seat, "side") } jde { NAME($chair, "place", form: "to") }.
event-took-card = { NAME($seat, "side") } si bere kartu { NAME($chair, "place", form: "in") }: { NAME($card, "card", form: "text") }
event-no-card-to-take = { NAME($seat, "side") } nedosáhne na žádnou kartu.
event-chose-half = { NAME($seat, "side") } si bere { $half ->
         [upper] horní polovinu
        *[lower] dolní polovinu
    } karty.
event-corrupted = { NAME($seat, "side") } přijímá zkaženou část.
event-leader-placed = { NAME($seat, "side") } jde { NAME($region, "place", form: "to") }.
event-appeared = Poslední se zjeví: { NAME($seat, "side") } se přesouvá { NAME($region, "place", form: "to") }.
event-placed-supporters = { NAME($seat, "side") } umisťuje { COUNT($count, "supporter", form: "accusative") } { NAME($region, "place", form: "to") }.
event-placed-figure = { NAME($seat, "side") } umisťuje { NAME($figure, "unit", form: "accusative") } { NAME($region, "place", form: "to") }.
event-nothing-to-place = { NAME($seat, "side") } nemá koho umístit ({ COUNT($count, "unit") }).
event-moved-unit = { NAME($seat, "side") } přesouvá { NAME($unit, "unit", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-supporters = { NAME($seat, "side") } přesouvá { COUNT($count, "supporter", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-scored = { NAME($seat, "side") } získává { COUNT($points, "point", form: "accusative") } ({ because }).
event-gained-shards = { NAME($seat, "side") } dostává { COUNT($count, "shard", form: "accusative") } ({ because }).
event-dropped-shards = { NAME($seat, "side") } odhazuje { COUNT($count, "shard", form: "accusative") } ({ because }).
event-gave-shard = { NAME($seat, "side") } dává úlomek { NAME($player, "side", form: "dative") }.
event-gained-chip = { NAME($seat, "side") } získává do sáčku: { NAME($chip, "chip") }.
event-chip-missing = Takový žeton už není ({ NAME($seat, "side") }): { NAME($chip, "chip") }.
event-rolled = { NAME($seat, "side") } hází kostkou úlomků: { $face }.
event-hired = { NAME($seat, "side") } najímá: { NAME($card, "card") }.
event-turned-up = Otočena karta: { NAME($card, "card") }.
event-display-empty = { NAME($seat, "side") } nemá koho najmout.
event-without-effect = { NAME($seat, "side") } z této odměny nic nemá: { NAME($reward, "reward") }.
event-unlocked = { NAME($seat, "side") } odemyká schopnost { NAME($ability, "ability") }.
event-castle-built = { NAME($seat, "side") } staví hrad { NAME($region, "place", form: "in") }.
event-castle-stood = { NAME($seat, "side") } dokončuje hrad { NAME($region, "place", form: "in") }: už stojí.
event-castle-laid = { NAME($seat, "side") } zakládá hrad { NAME($region, "place", form: "in") }: zatím leží.
event-castle-value = { NAME($seat, "side") }: každý hrad má teď hodnotu { $value }.
event-leader-strength = { NAME($seat, "side") }: síla velitele stoupá na { $strength }.
event-supporter-freed = { NAME($seat, "side") } získává přívržence ze stupnice kovárny.
event-shield-mended = Štít { NAME($seat, "side", form: "genitive") } je znovu nerozbitý.
event-discarded-madness = { NAME($seat, "side") } odhazuje žeton šílenství.
event-no-madness-in-bag = { NAME($seat, "side") } nemá v sáčku žádné obyčejné šílenství.
event-drew-quest = { NAME($seat, "side") } si dobírá úkol.
event-drew-quest-known = { NAME($seat, "side") } si dobírá úkol „{ NAME($card, "card") }“.
event-discarded-quest = { NAME($seat, "side") } odhazuje úkol.
event-discarded-quest-known = { NAME($seat, "side") } odhazuje úkol „{ NAME($card, "card") }“.
event-quests-reshuffled = Odhozené úkoly se zamíchají.
event-card-poisoned = { NAME($seat, "side") } otravuje kartu { NAME($chair, "place", form: "in") }.
event-poisoned = Karta byla otrávená: { NAME($seat, "side") } dostává žeton otravy.
event-poison-back = Otrava se vrací { NAME($seat, "side", form: "dative") }.
event-off-with-their-heads = Utnout hlavy! { NAME($player, "side") } ztrácí přívržence { NAME($region, "place", form: "in") }.
event-helper = { NAME($seat, "side", form: "dative") } pomáhá: { NAME($card, "card") }.
event-helper-gone = Pomocník { NAME($seat, "side", form: "genitive") } opouští hru: { NAME($card, "card") }.
event-no-helper = { NAME($seat, "side") } nenachází pomocníka.
event-tea-ends = Čajový dýchánek končí.
event-gained-madness = { NAME($seat, "side") } dostává žeton šílenství.
event-madness-short = Šílenství není dost pro všechny: nedostane ho nikdo.
event-war-begins = Válka začíná { NAME($region, "place", form: "in") }.
event-resistance-set = Místní hnutí odporu má v této válce sílu { $strength }.
event-nobody-there = Nikdo nebojuje { NAME($region, "place", form: "in") }.
event-uncontested = { NAME($seat, "side") } stojí { NAME($region, "place", form: "in") } bez soupeře.
event-battle-began = Začíná bitva { NAME($region, "place", form: "in") }.
event-resistance-stands = Místní hnutí odporu: síla { $strength }.
event-start-strength = { NAME($seat, "side") }: počáteční síla { $strength }.
event-march-hare = Zajíc Březňák: { NAME($seat, "side") } klesá na { $strength }.
event-laid-bet = { NAME($seat, "side") } pokládá sázku.
event-laid-bet-known = { NAME($seat, "side") } pokládá lícem dolů: { NAME($card, "card") }.
event-halted = { NAME($seat, "side") } končí na { $strength }.
event-had-to-halt = { NAME($seat, "side") } musí skončit na { $strength }.
event-drew = { NAME($seat, "side") } losuje: { NAME($chip, "chip") }.
event-drew-several = { NAME($seat, "side") } losuje víc žetonů: { NAME($chips, "chip") }.
event-bag-refilled = Sáček { NAME($seat, "side", form: "genitive") } byl prázdný; { $count ->
        [one] vrací se do něj
        [few] vracejí se do něj
        [many] vrací se do něj
       *[other] vrací se do něj
    } { COUNT($count, "chip") }.
event-picked-chip = { NAME($seat, "side") } hraje: { NAME($chip, "chip") }.
event-redrew = { NAME($seat, "side") } vrací žeton ({ NAME($from, "chip") }) a losuje: { NAME($to, "chip") }.
event-blocked = { NAME($seat, "side") } zastavuje štítem: { NAME($chip, "chip") }.
event-suffered = { NAME($seat, "side", form: "accusative") } postihuje: { NAME($chip, "chip") }.
event-lost-unit = { NAME($seat, "side") } ztrácí { NAME($unit, "unit", form: "accusative") } { NAME($region, "place", form: "in") }.
event-warmonger = Strůjce války: { NAME($seat, "side") } stoupá na { $strength }.
event-bust = { NAME($seat, "side") }: přestřelení!
event-refreshed = { NAME($seat, "side") } obnovuje sáček; { $count ->
        [one] vrací se do něj
        [few] vracejí se do něj
        [many] vrací se do něj
       *[other] vrací se do něj
    } { COUNT($count, "chip") }.
event-chip-changed = { NAME($seat, "side") }: { because }, { $how ->
         [add] žeton +{ $n }
         [less] žeton −{ $n }
         [times] žeton ×{ $n }
        *[becomes] síla žetonu { $n }
    }.
event-returned-chip = { NAME($seat, "side") } vrací žeton do sáčku: { NAME($chip, "chip") }.
event-beside = { NAME($seat, "side") } získává vedle žetonu sílu { $count } ({ because }).
event-most-critters = { NAME($seat, "side") } má nejvíc tvorů ({ $count }).
event-moved-marker = { NAME($seat, "side") } přesouvá ukazatel na { $strength }.
event-took-points = { NAME($seat, "side") } bere { NAME($player, "side", form: "dative") } { COUNT($points, "point", form: "accusative") }.
event-gave-poison = { NAME($seat, "side") } dává otravu { NAME($player, "side", form: "dative") }.
event-crowned = { NAME($seat, "side") } korunuje { NAME($player, "side", form: "accusative") }: příští žeton bude slabší.
event-madness-to-bag = Ze stupnice šílenství { NAME($seat, "side", form: "genitive") } se vrací do sáčku: { NAME($chip, "chip") }.
event-advanced = { NAME($seat, "side") } postupuje o { $by }{ $beside ->
         [0] { "" }
        *[other] { " " }+ { $beside } vedle žetonu
    } na { $strength } ({ NAME($chip, "chip") }).
event-placed = { NAME($seat, "side") }: { $place }. místo{ $tied ->
         [0] { "" }
        *[other] { " " }(remíza)
    }, síla { $strength }.
event-resistance-placed = Místní hnutí odporu: { $place }. místo{ $tied ->
         [0] { "" }
        *[other] { " " }(remíza)
    }, síla { $strength }.
event-below-resistance = { NAME($seat, "side") }: bez místa, síla { $strength } je pod hnutím odporu.
event-nobody-wins = Všichni přestřelili: nikdo nevítězí { NAME($region, "place", form: "in") }.
event-resistance-holds = Vítězí místní hnutí odporu { NAME($region, "place", form: "in") }.
event-deed-done = { NAME($seat, "side") } plní skutek úkolu „{ NAME($card, "card") }“.
event-chip-removed = { NAME($seat, "side") } natrvalo odebírá žeton: { NAME($chip, "chip") }.
event-forged = { NAME($seat, "side") } kove na stupnici { $track }, pole { $space }: { NAME($chip, "chip") }.
event-between = { NAME($seat, "side") } získává odměnu mezi stupnicemi: { NAME($reward, "reward") }.
event-track-filled = { NAME($seat, "side") } zaplňuje stupnici { $track } a získává artefakt.
event-bet-shown = { NAME($seat, "side") } odkrývá: { NAME($card, "card") }.
event-bet-won = { NAME($seat, "side") } vsází správně.
event-critter-swapped = { NAME($seat, "side") } mění žeton: { NAME($from, "chip") } → { NAME($to, "chip") }.
event-battle-ended = Bitva { NAME($region, "place", form: "in") } skončila.
event-war-ends = Válka { $round }. kola končí.
event-first-battle-moves = Figurka první bitvy se posouvá o { $face }: příští válka začne { NAME($region, "place", form: "in") }.
event-went-home = Vyčerpané žetony a šílenství se vracejí do sáčků, velitelé k čajovému stolu.
event-quest-counted = { NAME($seat, "side") }, „{ NAME($card, "card") }“: { COUNT($points, "point") }.
event-final-score = { NAME($seat, "side") }: body { $vp }, hrady { $castles }, úkoly { $quests }, úlomky { $shards }; celkem { $total }.
event-conceded = { NAME($seat, "side") } se vzdává.


## Proč ne

why-already-unlocked = Tato schopnost už je odemčená.
why-bag-empty = Tvůj sáček je prázdný a není co do něj vrátit.
why-behind-you = Židle je za tebou; musíš přes čelo stolu.
why-castle-here = V této oblasti máš hrad.
why-castle-stands = Tvůj hrad tam už stojí.
why-castle-there = Už tam máš hrad.
why-chair-not-used = Tato židle se při tomto počtu hráčů nepoužívá.
why-chip-gone = Takový žeton už není.
why-deed-elsewhere = Jeho skutek patří k jiné oblasti.
why-deed-not-met = Jeho skutek není splněn.
why-humpty-first = Nejdřív musíš přijít o Valihracha.
why-last-unit-here = Je to tvá poslední jednotka v této bitvě.
why-leader-last = O velitele se přichází až nakonec.
why-leader-there = Sedí tam velitel.
why-no-card-there = Neleží tam žádná karta.
why-no-cards-left = Už není dosažitelná žádná karta.
why-no-castle-left = Už nemáš žádný hrad.
why-no-units-there = Nemáš tam nikoho, kdo by mohl přijít.
why-not-fighting = Tato frakce tu nebojuje.
why-party-used = Můj dýchánek už v tomto dýchánku proběhl.
why-poison-there = Na této kartě už otrava leží.
why-region-unused = Tato oblast se v této hře nepoužívá.
why-rook-needs-symbol = Žeton kovárny tuto červenou věž vykovat nemůže, jen symbol kovárny.
why-same-region = Už tam je.
why-supply-first = V zásobě máš ještě přívržence.
why-track-full = Tato stupnice je plná.


## Proč nelze volbu jen tak vzít zpět

undo-rolled-die = Mezitím se hodilo kostkou.
undo-cards-dealt = Na stole mezitím leží nové karty.
undo-card-turned-up = Mezitím se otočila karta.
undo-drew-chips = Mezitím se losovaly žetony.
undo-drew-quest = Mezitím si někdo dobral úkol.
undo-quest-shown = Mezitím byl ukázán úkol.
undo-bets-shown = Mezitím byly odkryty sázky.
undo-new-round = Mezitím začalo nové kolo.


## Terminál: vysvětlivky

map-legend = ♛ velitel  ⌂ hrad  ⌄ ležící hrad  ⚑ první bitva  ◆ symbol kovárny, vykováno  ☠ otrava, šílenství  2 4 6 body podle kol


## Fáze

phase-setup = Příprava
phase-tea = Čajový dýchánek
phase-war = Válka


## Jak to skončilo

result-points = Vítězí { NAME($who, "side") }: nejvíc bodů.
    .title = Říše divů patří { NAME($who, "side", form: "dative") }
result-tie-break = Body jsou stejné, rozhodují úlomky a jednotky: vítězí { NAME($who, "side") }.
    .title = Říše divů patří { NAME($who, "side", form: "dative") }
result-shared = Ve všem stejně, o vítězství se dělí: { NAME($who, "side") }.


## Nastavení

setting-allies = Sada spojenců
    .help = Které karty spojenců se používají. Pro první hru doporučujeme sadu A; míchaná losuje sadu pro každého spojence.
setting-allies-A = A
setting-allies-B = B
setting-allies-C = C
setting-allies-D = D
setting-allies-random = náhodná sada
setting-allies-mixed = míchaná
setting-card_guard = karetní vojáci
    .help = Sada tohoto spojence, pokud se liší od ostatních.
setting-card_guard-set = jako ostatní
setting-card_guard-A = A
setting-card_guard-B = B
setting-card_guard-C = C
setting-card_guard-D = D
setting-flamingo = plameňáci
    .help = Sada tohoto spojence, pokud se liší od ostatních.
setting-flamingo-set = jako ostatní
setting-flamingo-A = A
setting-flamingo-B = B
setting-flamingo-C = C
setting-flamingo-D = D
setting-rose = růže
    .help = Sada tohoto spojence, pokud se liší od ostatních.
setting-rose-set = jako ostatní
setting-rose-A = A
setting-rose-B = B
setting-rose-C = C
setting-rose-D = D
setting-red_rook = červené věže
    .help = Sada tohoto spojence, pokud se liší od ostatních.
setting-red_rook-set = jako ostatní
setting-red_rook-A = A
setting-red_rook-B = B
setting-red_rook-C = C
setting-red_rook-D = D
setting-critter = tvorové
    .help = Sada tohoto spojence, pokud se liší od ostatních.
setting-critter-set = jako ostatní
setting-critter-A = A
setting-critter-B = B
setting-critter-C = C
setting-critter-D = D
setting-open_bag = Otevřené sáčky
    .help = I ve válce se smíš dívat do svého sáčku a vidíš šance. Podle pravidel: vypnuto.
setting-first_player = Začínající hráč
    .help = Kdo má první tah prvního dýchánku.
setting-first_player-random = losem
setting-first_player-first = první místo


## Na obrazovce

ui-wl-or = nebo
ui-wl-supporters = { COUNT($count, "supporter") }
ui-wl-castle-standing = hrad
ui-wl-castle-lying = ležící hrad
ui-wl-unused = v této hře se nepoužívá
ui-wl-points-here = { COUNT($count, "point") }
ui-wl-head-note = Hod o úlomky, pak doplnění prázdných židlí
ui-wl-roll-refill = hod, doplnění
ui-wl-strength = Síla { $n }
ui-wl-first-battle = Tady je první bitva
ui-wl-players = { $count }+ hráčů
ui-wl-deed = Skutek:
ui-wl-goal = Cíl:
ui-wl-leader-strength = síla velitele
ui-wl-supply = jednotky v zásobě
ui-wl-castles-worth = hrady a hodnota jednoho
ui-wl-shield-whole = nerozbitý
ui-wl-shield-broken = rozbitý
ui-wl-cards-taken = vzaté karty dýchánku
ui-wl-madness-track = stupnice šílenství
ui-wl-track = Stupnice { $n }: { $count } z { $total }.
ui-wl-points = body
ui-wl-shards = úlomky
ui-wl-quests = úkoly
ui-wl-in-bag = žetony v sáčku
ui-wl-offered = v nabídce
ui-wl-display = Obyvatelé k najmutí
ui-wl-tea-cards = karty dýchánku
ui-wl-wonderlandians = obyvatelé Říše divů
ui-wl-deeds = splněné skutky
ui-wl-bag-of = Tvůj sáček: { COUNT($count, "chip") }
ui-wl-bag-empty = Sáček je prázdný: nejdřív se do něj vrátí vyčerpané žetony a šílenství.
ui-wl-odds = Šance
ui-wl-odds-ahead = Vedení
ui-wl-odds-level = Remíza s prvním
ui-wl-odds-behind = Pořád pozadu
ui-wl-odds-mad = Šílenství: ztráta jednotek
ui-wl-odds-last = Šílenství, které vezme poslední jednotku
ui-wl-odds-note = Podle obsahu tvého sáčku a natištěné síly; efekty a tvůj štít se nepočítají.
ui-wl-bag-closed = Během války jsou sáčky zavřené: losuješ bez znalosti šancí.
ui-wl-track-strength = Síla
ui-wl-bust = Přestřelení
ui-wl-place = { $place }. místo, { COUNT($points, "point") }
ui-wl-resistance-place = { $place }. místo{ $tied ->
         [1] { " " }(remíza)
        *[other] { "" }
    }
ui-wl-halted = Skončeno
ui-wl-sealed = Zapečetěno
ui-wl-your-choice = Tvá volba
ui-wl-deciding = Rozhoduje se
ui-wl-units-here = jednotky zde
ui-wl-start-strength = počáteční síla
ui-wl-start = Začátek
ui-wl-picks = vybírá
ui-wl-blocked = zastaveno
ui-wl-lost = −{ COUNT($count, "unit") }
ui-wl-draw = { $n }. losování
ui-wl-bets = Sázky
ui-wl-outcome = Výsledek
ui-wl-rewards = Za první místo { COUNT($first, "point") }, za druhé { $second }
ui-wl-bet-sealed = { NAME($side, "side") } sází
ui-wl-turning = Všichni najednou…
ui-wl-chips = žetony na výběr
ui-wl-scenes = Co je uprostřed
ui-wl-scene-map = Krajina a čajový stůl
ui-wl-tea-ends = Čajový dýchánek končí
ui-wl-scene-battle = Bitva
ui-wl-scene-score = Výsledek
ui-wl-score = Závěrečné sčítání
ui-wl-part-vp = body ze hry
ui-wl-part-castles = hrady
ui-wl-part-quests = úkoly
ui-wl-part-shards = úlomky
ui-wl-castles-counted = { $count } × { $value }
ui-wl-shards-counted = { COUNT($count, "shard") }
ui-wl-lookup = Sáček
ui-wl-exhausted = Vyčerpané
ui-wl-quests-now = Tvé úkoly teď
ui-wl-deed-done = { $done ->
         [1] skutek splněn,
        *[other] skutek čeká,
    }
ui-wl-goal-met = { $met ->
         [1] cíl splněn
        *[other] cíl nesplněn
    }
ui-wl-allies = Spojenci této hry
ui-wl-left = Zbývá slabých: { $weak }, silných: { $strong }.
ui-wl-ours = označuje naši rekonstrukci: tištěná karta, destička nebo stupnice se mohou lišit. Stejně tak části stupnic kovárny.
ui-wl-poisoned = otráveno
ui-wl-in-the-bag = V sáčku { COUNT($count, "chip") }

## K čemu volba vede

note-track-gives = { NAME($reward, "reward") }{ $n ->
         [0] { "" }
        *[other] { " " }{ $n }
    }{ $last ->
         [1] , a artefakt
        *[other] { "" }
    }
note-track-gives-chip = { NAME($chip, "chip") }{ $last ->
         [1] , a artefakt
        *[other] { "" }
    }
note-shards-are-bad = úlomky: každý na konci stojí bod
note-so-many = { $count }
note-gains-points = +{ COUNT($points, "point") }
note-castle-worth = { COUNT($points, "point") } na konci, v bitvách tady síla { $strength }
note-deed-and-goal = { COUNT($points, "point") }: i cíl je splněn
note-deed-alone = { COUNT($points, "point") }, po splnění cíle { $both }
note-begins-at = začíná se silou { $strength }
note-stakes-nothing = nic se nezíská ani neztratí
note-in-the-bag = V sáčku { COUNT($count, "chip") }
note-halt-on-symbol = Zůstat na { $strength }, na symbolu kovárny
note-halt-at = Zůstat na { $strength }

## Co říká ten, kdo své tahy vysvětluje

because-took-card = Moje { $n }. karta na tomhle čajovém dýchánku. Malé kroky mi jich nechají víc, než dojdu k čelu stolu.
because-placed-supporters = Jiní poslali { NAME($region, "place", form: "to") } stejně nebo víc. Mám tam { COUNT($n, "supporter", form: "accusative") }, takže jsem pořád ve hře.
because-placed-supporters-alone = Na tomhle čajovém dýchánku { NAME($region, "place", form: "to") } ještě nikdo jiný přívržence neposlal. Mám tam { COUNT($n, "supporter", form: "accusative") } a náskok.
because-placed-supporters-most = Mám { NAME($region, "place", form: "in") } už { COUNT($n, "supporter", form: "accusative") }: víc jich tam na tomhle čajovém dýchánku nikdo neposlal, a v bitvě jsou to mé životy.
because-leader-placed = Síla mého velitele platí jen v jedné bitvě, a tak jdu tam, kde chci vyhrát nejvíc: { NAME($region, "place", form: "to") }.
because-leader-placed-joins = Síla mého velitele platí jen v jedné bitvě. { NAME($region, "place", form: "in") } ji podpoří { COUNT($n, "supporter") }.
because-hired = Obyvatel Říše divů přidává sílu hned od začátku bitvy.
because-unlocked = { NAME($ability, "ability") }: od teď platí do konce hry, takže čím dřív, tím líp.
because-corrupted = Připojená odměna mi za hod kostkou úlomků stojí, i když úlomky nakonec berou body.
because-card-poisoned = Kdo si vezme kartu { NAME($chair, "place", form: "in") }, dostane v bitvě otravu. Třeba ji nechají mně.
because-laid-bet = Tady nebojuji, takže mě sázka při omylu stojí jen úlomek.
because-halted = Mám { $strength }, někdo má { $n }. Další šílenství by mě ale mohlo stát všechno, takže to musí stačit.
because-halted-ahead = { $strength } proti { $n }: vedu a další šílenství by mě mohlo stát všechno.
because-blocked = Štít zabere jednou za bitvu a tady zachrání jednotku.
because-forged = Žeton natrvalo opustí můj sáček a posune mě na { $track }. stupnici kovárny: tenčí sáček je lepší sáček.
