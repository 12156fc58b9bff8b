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
side-cult = Kult
    .genitive = Kultu
    .dative = Kultu
    .accusative = Kult
    .instrumental = Kultem
side-duchy = Hrabství
    .genitive = Hrabství
    .dative = Hrabství
    .accusative = Hrabství
    .instrumental = Hrabstvím
side-corvids = Krkavčí spiknutí
    .genitive = Krkavčího spiknutí
    .dative = Krkavčímu spiknutí
    .accusative = Krkavčí spiknutí
    .instrumental = Krkavčím spiknutím
side-hundreds = Vůdce zástupů
    .genitive = Vůdce zástupů
    .dative = Vůdci zástupů
    .accusative = Vůdce zástupů
    .instrumental = Vůdcem zástupů
side-riverfolk = Říční lid
    .genitive = Říčního lidu
    .dative = Říčnímu lidu
    .accusative = Říční lid
    .instrumental = Říčním lidem
side-keepers = Řád Ochránců
    .genitive = Řádu Ochránců
    .dative = Řádu Ochránců
    .accusative = Řád Ochránců
    .instrumental = Řádem Ochránců
side-seat1 = Hráč 1
side-seat2 = Hráč 2
side-seat3 = Hráč 3
side-seat4 = Hráč 4
side-seat5 = Hráč 5
side-seat6 = Hráč 6
role-marquise = Markýza z Kocourova
role-eyrie = Rody Orlího hnízda
role-alliance = Lesní aliance
role-vagabond = Tulák
role-second_vagabond = Druhý Tulák
role-cult = Ještěří kult
role-duchy = Podzemní hrabství
role-corvids = Krkavčí spiknutí
role-hundreds = Vůdce zástupů
role-riverfolk = Společnost Říčního lidu
role-keepers = Ochránci ve zbroji

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
map-lake = Jezero
map-mountain = Hory

## Symboly

suit-fox = liška
    .genitive = lišky
suit-rabbit = zajíc
    .genitive = zajíce
suit-mouse = myš
    .genitive = myši
suit-bird = pták
    .genitive = ptáka

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
count-clearing = { $count ->
         [one] { $count } mýtina
         [few] { $count } mýtiny
         [many] { $count } mýtiny
        *[other] { $count } mýtin
    }
    .accusative = { $count ->
         [one] { $count } mýtinu
         [few] { $count } mýtiny
         [many] { $count } mýtiny
        *[other] { $count } mýtin
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

## Úkoly

card-ruin_boot = Bota
card-ruin_bag = Vak
card-ruin_hammer = Kladivo
card-ruin_sword = Meč

## Co je třeba rozhodnout

prompt-use-effect = Použiješ vyloženou kartu?
prompt-anything-else = Ještě něco, než budeš pokračovat?
prompt-bank-with = Kdo si s tebou dobere kartu?
prompt-rob-whom = Komu vezmeš náhodnou kartu?
prompt-tax-where = Odkud odstraníš bojovníka?
prompt-look-at-whom = Čí karty si prohlédneš?
prompt-craft = Vyráběj karty, nebo pokračuj.
prompt-activate-which = Který výrobní prostředek aktivuješ? Zbývá: { $count }.
prompt-spend-for-dominance = Kterou kartu použiješ za kartu { NAME($card, "card") }?
prompt-discard = Odhoď { COUNT($count, "card", form: "accusative") }.
prompt-place-where = Kam umístíš { NAME($piece, "piece", form: "accusative") }? Zbývá: { $count }.
prompt-move-from = Odkud se přesuneš?
prompt-move-to = Kam se přesuneš { NAME($from, "place", form: "from") }?
prompt-move-champion = { NAME($piece, "piece") }: jde s ostatními { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-how-many = Kolik bojovníků přesuneš { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-battle-where = Kde začneš bitvu?
prompt-battle-whom = Na koho zaútočíš { NAME($place, "place", form: "in") }?
prompt-ambush = { NAME($enemy, "side") } na tebe útočí { NAME($place, "place", form: "in") }. Zahraješ přepadení?
prompt-foil = { NAME($enemy, "side") }: přepadení { NAME($place, "place", form: "in") }. Zmaříš ho?
prompt-who-first = Obě strany mají efekty. Kdo je použije první?
prompt-battle-effect = Dostaneš hozené zásahy: { $rolled }, dodatečné: { $extra }. Použiješ efekt?
prompt-lose-piece = { NAME($side, "side") }: co bude ztraceno { NAME($place, "place", form: "in") }? Zbývá: { COUNT($count, "hit") }.
prompt-which-trigger = Co se vyhodnotí dřív?
prompt-recruit-where = Kde naverbuješ?
prompt-rest-of-daylight = Ještě něco za Bílého dne?

## Co lze zvolit

option-done = Pokračovat
option-end = Konec
option-done-ambush = Bez přepadení
option-done-foil = Nemařit
option-done-move-from = Už se nepřesouvat
option-done-move-champion = Ne, zůstane
option-done-use-effect = Nepoužít nic
option-done-anything-else = Teď nic
option-done-battle-effect = Nepoužít nic
option-done-craft = Dál nevyrábět
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
option-reveal = Odhalit kartu { NAME($at, "card") }
option-give = Dát kartu { NAME($at, "card") }
option-take = Vzít kartu { NAME($at, "card") }
option-craft = Vyrobit kartu { NAME($at, "card") }
option-use = Použít kartu { NAME($at, "card") }
option-ambush = Zahrát kartu { NAME($at, "card") }
option-activate = Aktivovat kartu { NAME($at, "card") }
option-claim = Vzít kartu { NAME($at, "card") } ležící vedle mapy
option-battle = Bitva
option-recruit = Verbování
option-build = Stavba
option-move = Pohyb
option-first-attacker = Útočník
option-first-defender = Obránce
option-item = { NAME($at, "item") }

## Co se stalo

event-first-player = { NAME($seat, "side") } začíná.
event-turn = { NAME($side, "side") } začíná tah.
event-drew = { NAME($seat, "side") } si dobírá { COUNT($count, "card", form: "accusative") }.
event-drew-known = { NAME($seat, "side") } si dobírá { COUNT($count, "card", form: "accusative") }: { NAME($cards, "card") }.
event-reshuffled = Z odhazovacího balíčku je nový dobírací: { COUNT($count, "card") }.
event-spent = { NAME($seat, "side") } používá kartu { NAME($card, "card") }.
event-discarded = { NAME($seat, "side") } odhazuje kartu { NAME($card, "card") }.
event-dominance-available = { NAME($card, "card") } leží vedle mapy.
event-scored = { NAME($seat, "side") } získává { COUNT($points, "point", form: "accusative") } (celkem { $total }).
event-lost-points = { NAME($seat, "side") } ztrácí { COUNT($points, "point", form: "accusative") } (celkem { $total }).
event-won = { NAME($seat, "side") } vítězí.
event-activated-dominance = { NAME($seat, "side") } aktivuje kartu { NAME($card, "card") } a už nezískává body.
event-took-dominance = { NAME($seat, "side") } používá kartu { NAME($paid, "card") } a bere si kartu { NAME($card, "card") }.
event-crafted = { NAME($seat, "side") } vyrábí kartu { NAME($card, "card") }.
event-took-item = { NAME($seat, "side") } bere { NAME($item, "item", form: "accusative") }.
event-used-card = { NAME($seat, "side") } používá vyloženou kartu { NAME($card, "card") }.
event-took-card = { NAME($seat, "side") } bere náhodnou kartu od { NAME($side, "side", form: "genitive") }.
event-took-card-known = { NAME($seat, "side") } bere náhodnou kartu od { NAME($side, "side", form: "genitive") }: { NAME($card, "card") }.
event-showed-hand = { NAME($seat, "side") } ukazuje karty v ruce { NAME($side, "side", form: "dative") }.
event-showed-hand-known = { NAME($seat, "side") } ukazuje { NAME($side, "side", form: "dative") } karty v ruce: { NAME($cards, "card") }.
event-moved = { NAME($seat, "side") } přesouvá { COUNT($count, "warrior", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-champion = { NAME($seat, "side") } přesouvá { NAME($piece, "piece", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-removed = { $count ->
         [one] { NAME($seat, "side") } odstraňuje { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "from") }.
         [few] { NAME($seat, "side") } odstraňuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
         [many] { NAME($seat, "side") } odstraňuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
        *[other] { NAME($seat, "side") } odstraňuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
    }
event-battled = { NAME($seat, "side") } útočí { NAME($place, "place", form: "in") } na { NAME($side, "side", form: "accusative") }.
event-ambushed = { NAME($seat, "side") } hraje kartu { NAME($card, "card") }.
event-foiled = { NAME($seat, "side") } maří přepadení: { NAME($card, "card") }.
event-battle-over = Žádný útočník nezbyl.
event-rolled = Padlo { $one } a { $two }: útočník uděluje { $attacker }, obránce { $defender }.
event-extra-hit = { NAME($seat, "side") } uděluje navíc { COUNT($count, "hit", form: "accusative") }: { NAME($why, "hit") }.
event-armorers = { NAME($seat, "side") } ignoruje hozené zásahy.
event-battle-ended = Bitva { NAME($place, "place", form: "in") } skončila.
event-ruin-removed = Ruina { NAME($place, "place", form: "in") } je prázdná a mizí.
event-explored = { NAME($seat, "side") } prozkoumává ruinu { NAME($place, "place", form: "in") }.
event-phase = { NAME($phase, "phase") }.
hit-defenseless = obránce je bezbranný
hit-sappers = Sapéři
hit-brutal_tactics = Drsná taktika
event-hits = Zásahů celkem: útočník { $attacker }, obránce { $defender }.
event-placed = { $count ->
         [0] { NAME($seat, "side") } neumísťuje { NAME($place, "place", form: "to") } nic: zásoba je prázdná.
         [one] { NAME($seat, "side") } umísťuje { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "to") }.
         [few] { NAME($seat, "side") } umísťuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "to") }.
         [many] { NAME($seat, "side") } umísťuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "to") }.
        *[other] { NAME($seat, "side") } umísťuje { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "to") }.
    }
event-built = { NAME($seat, "side") } staví { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }.

## Proč ne

why-already-in-play = Karta toho jména už je ve hře.
why-empty-hand = V ruce nejsou žádné karty.
why-has-dominance = Už máš aktivovanou kartu dominance.
why-no-actions = Nezbývají žádné akce.
why-no-battle = Není kde začít bitvu.
why-no-bird-to-spend = Je potřeba ptačí karta.
why-no-card-to-spend = Nemáš kartu s tímto symbolem.
why-no-crafting-pieces = Chybí výrobní prostředky na její cenu.
why-no-fighters = Není tam bojovník ani figura, která by bojovala.
why-no-matching-card = Nemáš kartu odpovídající této mýtině.
why-no-move = Žádný pohyb není možný.
why-no-own-warrior = Nemáš na mapě bojovníka.
why-no-slot = Není tam volná pozice.
why-no-such-item = Předmět už není v zásobě.
why-no-warrior-left = V zásobě nezbývá bojovník.
why-no-warriors = Nemáš tam bojovníky.
why-nobody-to-fight = Není tam soupeř.
why-not-adjacent = Nesousedí.
why-not-an-enemy = Tento hráč není soupeř.
why-not-craftable = Tuto kartu nelze vyrobit.
why-not-opposite = Začátek musí být naproti rohu jiného hráče.
why-not-ruled = Tuto mýtinu neovládáš.
why-not-there = Tento hráč tam nic nemá.
why-not-your-place = Na toto místo smí jen jeho vlastní strana.
why-nowhere-to-go = Odtud není kam jít.
why-rules-neither = Neovládáš ani výchozí, ani cílovou mýtinu.
why-scorched = Na spálenou mýtinu nelze nic umístit ani přesunout.
why-start-taken = Začíná tam jiný hráč.
why-too-few-points = Je potřeba { COUNT($needed, "point") }.
why-track-empty = Žádná už nezbývá.
why-used-already = V tomto tahu už je použitá.
why-wrong-ambush = Přepadení neodpovídá mýtině.
why-wrong-suit = Mýtina má jiný symbol.

## Proč volbu nelze jen tak vrátit

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

result-points = { NAME($who, "side") } dosahuje 30 bodů a vítězí.
    .title = Les má vládce: { NAME($who, "side") }
result-dominance = { NAME($who, "side") } vítězí dominancí.
    .title = { NAME($who, "side") }: dominance nad lesem

## Nastavení

setting-map = Mapa
    .help = Podzim má natištěné symboly; na ostatních mapách se míchají. Zima: řeka dělí lesy. Jezero: pluje po něm vor. Hory: uzavřené cesty a průsmyk.
setting-map-autumn = Podzim
setting-map-winter = Zima
setting-map-lake = Jezero
setting-map-mountain = Hory
setting-shuffled_suits = Zamíchané symboly
    .help = Dvanáct žetonů symbolů se zamíchá a zakryje natištěné symboly mýtin.
setting-setup = Příprava
    .help = Pokročilá: frakce se vybírají z karet přípravy a začínají v domovinách; symboly se míchají; z pěti karet se nechávají tři.
setting-setup-standard = Základní
setting-setup-advanced = Pokročilá
setting-landmarks = Dominanty
    .help = Nejvýš dvě ze šesti dominant, náhodně: Vor, Věž, Ztracené město, Proslulá kovárna, Černý trh, Prastarý strom.
setting-hirelings = Pomocníci
    .help = Kolik pomocníků je k najmutí: skupiny, které slouží tomu, kdo na stupnici bodů dojde k jejich žetonům. Podle Zákona jsou ve hře právě tři, nebo žádný. Za jejich frakce nelze hrát.
setting-deck = Balíček
    .help = Balíček vyhnanců a partyzánů má k výrobě jiné efekty; přepadení, dominance a předměty jsou stejné.
setting-deck-base = Základní balíček
setting-deck-exiles_partisans = Balíček vyhnanců a partyzánů


## Terminál

map-legend = ▌ vládce  □ volná pozice  ▒ ruina  ✕ spáleniště  ♣ les
term-supply = zásoba


## Obrazovka

ui-rt-points = body
ui-rt-cards-in-hand = karty v ruce
ui-rt-coalition = v koalici
ui-rt-note-warriors = v zásobě { COUNT($count, "warrior") }
ui-rt-take-from = Z odhazovacího balíčku
ui-rt-claim-from = Vedle mapy
pile-common-dominance = Vedle mapy
pile-common-played = Vyložené karty
pile-play = vyložené karty
pile-revealed = odhalené karty
pile-common-discard = Odhazovací balíček
ui-rt-ruin = ruina
ui-rt-slots-open = { $count ->
         [one] { $count } volná pozice
         [few] { $count } volné pozice
         [many] { $count } volné pozice
        *[other] { $count } volných pozic
    }
ui-rt-ruled-by = ovládá { NAME($side, "side") }
ui-rt-ruled-by-nobody = neovládá nikdo
ui-rt-score-track = Stupnice bodů
ui-rt-has-points = { NAME($side, "side") }: { COUNT($count, "point") }
ui-rt-item-supply = Předměty v zásobě
ui-rt-any-suit = libovolný symbol
ui-rt-cost = výroba stojí:
ui-rt-card-ambush = přepadení
ui-rt-card-dominance = dominance
ui-rt-card-item = předmět
ui-rt-card-immediate = ihned
ui-rt-card-persistent = zůstává
ui-rt-crafted = Vyrobené předměty
ui-rt-crafting = Výroba
ui-rt-crafting-how = Každý symbol ceny karty zaplatíš jedním svým výrobním prostředkem s tímto symbolem, každým jednou za tah.
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
    .help = Dodatečné zásahy: za vůdce a karty, a jeden, když tam obránce nemá bojovníky.
ui-rt-step-hits = Zásahy
    .help = Obě strany udělují zásahy současně. Nejdřív padají bojovníci; vybírá jejich vlastník.
ui-rt-no-ambush = žádné přepadení
ui-rt-not-foiled = nezmařeno
ui-rt-nothing = nic
ui-rt-deciding = rozhoduje se…
ui-rt-ambush-hits = ihned 2 zásahy
ui-rt-cut-short = Žádný útočník nezbyl.
ui-rt-rolled = hozeno
ui-rt-capped = nejvýš { $count }: víc jich nebojuje
ui-rt-armored = hozené zásahy neplatí
ui-rt-dealt = uděleno ({ $rolled } + { $extra })
ui-rt-does-battle = útok na jedné mýtině
ui-rt-does-recruit = bojovník u každého sídla verbíře
ui-rt-does-build = zaplať dřevem, získej body
ui-rt-does-move = po cestě

## K čemu volba vede

why-too-few-pieces = Cena vyžaduje výrobní prostředky s tímto symbolem ({ NAME($suit, "suit") }): { $need }, aktivovat jich můžeš { $have }.
why-too-few-pieces-any = Cena vyžaduje výrobní prostředky s libovolným symbolem: { $need }, zbývá jich { $have }.
note-crafts-item = { NAME($item, "item") }, +{ COUNT($points, "point") }
note-fights = { $mine } proti { $theirs }
note-fights-defenseless = { $mine } proti nikomu: dodatečný zásah

## Co říká ten, kdo své tahy vysvětluje

because-battled = Za každou stavbu nebo žeton, které { NAME($place, "place", form: "in") } odstraním, mám bod, a kdo tam padne, ten mi úder nevrátí.
because-battled-leader = { NAME($side, "side") } má { COUNT($n, "point", form: "accusative") }, nejvíc z mých soupeřů. Někdo to musí zbrzdit, proto útočím { NAME($place, "place", form: "in") }.
because-battled-back = Útok { NAME($side, "side", form: "genitive") } nezůstane bez odpovědi: dnes odpovídám { NAME($place, "place", form: "in") }.
because-ambushed = Přepadení udělí dva zásahy ještě před hodem kostkami: to může bitvu ukončit dřív, než začne.
because-moved = Mýtiny, které ovládám, mi dovolí stavět a jít dál. Proto posílám { COUNT($count, "warrior", form: "accusative") } { NAME($to, "place", form: "to") }.
because-moved-guard = { NAME($to, "place", form: "in") } se na mě útočilo. Posílám tam { COUNT($count, "warrior", form: "accusative") }, ať si to příště každý rozmyslí.
because-moved-home = Moje stavby { NAME($to, "place", form: "in") } jsou body pro toho, kdo je odstraní. Proto k nim jde stráž: { COUNT($count, "warrior") }.
because-built = { $piece ->
        [sawmill] { $n }. pila, { NAME($place, "place", form: "in") }: dává body a každý Rozbřesk přinese dřevo.
        [workshop] { $n }. dílna: dává body a { NAME($place, "place", form: "in") } mi od teď vyrábí.
        [recruiter] { $n }. sídlo verbíře: dává body a za stejnou akci mám o bojovníka víc.
        [roost] { $n }. hřad, { NAME($place, "place", form: "in") }: hřady mi dávají body každý Večer, a čím víc jich je, tím víc.
        [citadel] { $n }. citadela: každý Rozbřesk přijde do Nory víc bojovníků.
        [market] { $n }. tržiště: každý Večer si doberu o kartu víc a karty ovlivňují vyslance.
        [stronghold] { $n }. tvrz: každý Rozbřesk k ní { NAME($place, "place", form: "in") } přijde bojovník.
       *[other] { $n }. zahrada tohoto symbolu: čím víc jich je, tím víc bodů dá jeho karta, a { NAME($place, "place", form: "in") } vládnu, dokud stojí.
    }
because-crafted = Od teď mi tahle karta pomáhá v každém tahu, takže čím dřív, tím líp.
because-crafted-item = Předmět dává body hned a na ostatní zbude o jeden míň.
because-crafted-once = Účinkuje hned a jen jednou: teď se tím dá hodně získat.
because-activated-dominance = Od teď se mi body nepočítají: vyhraju ovládáním mýtin, tak si je hlídejte.
because-added-to-decree = { $column ->
        [recruit] Každá karta ve výnosu je povinnost na každý tah. Verbovat jde, dokud mám hřad, takže je to nejjistější.
        [move] Každá karta ve výnosu je povinnost na každý tah. Pohyb jde vždycky, dokud ovládám aspoň jednu mýtinu.
        [battle] Od teď musím bojovat každý tah, ale soupeřů je kolem dost.
       *[build] Každý tah hřad znamená každý Večer víc bodů, dokud pro něj najdu místo.
    }
because-new-leader = { $leader ->
        [builder] Stavitel přikazuje verbování a pohyb a za předměty mám plné body.
        [charismatic] Charismatický přikazuje verbování a bitvu a přivádí po dvou bojovnících.
        [commander] Velitel přikazuje pohyb a bitvu a při útoku udělím o zásah víc.
       *[despot] Tyran přikazuje pohyb a stavbu a za to, co zbořím, dává víc bodů.
    }
because-founded-roost = Bez hřadu není návratu. Začínám znovu { NAME($place, "place", form: "in") }; začátek: { COUNT($count, "warrior") }.
because-sympathy = { $n }. žeton: dává body a kdo přivede bojovníky { NAME($place, "place", form: "to") } nebo ho odstraní, dluží mi kartu.
because-revolted = Všichni ostatní jsou { NAME($place, "place", form: "in") } pryč a mám základnu: teď můžu cvičit důstojníky.
because-mobilized = Stoupenci platí sympatii a vzpoury, takže karta má tam větší cenu než v ruce.
because-officer = Mám { COUNT($count, "officer", form: "accusative") }, a tedy stejně operací každý Večer.
because-organized = Bojovník se { NAME($place, "place", form: "in") } změní v sympatii a sympatie dává body.
because-explored = V ruině { NAME($place, "place", form: "in") } je pro mě předmět a bod. Nikdo jiný se k němu nedostane.
because-aided = { NAME($side, "side") } dostane kartu a já přátelství nebo předmět. Přátelství dává body, a čím je bližší, tím víc.
because-quest-done = { $n }. úkol tohoto symbolu: každý dá o bod víc než ten předchozí.
because-repaired = Poškozený předmět ({ NAME($item, "item") }) k ničemu není. Kdo žije z předmětů, ten je opravuje.
because-conspired = { $conspiracy ->
        [crusade] Táhnout a bojovat mi dovolí jen kultisté, tak za { COUNT($count, "acolyte", form: "accusative") } vyhlašuji křížovou výpravu.
        [convert] Za { COUNT($count, "acolyte", form: "accusative") } je jejich bojovník můj: jim o jednoho míň, mně o jednoho víc.
       *[sanctify] Za { COUNT($count, "acolyte", form: "accusative") } je z jejich stavby moje zahrada: a s ní ovládání mýtiny.
    }
because-sacrificed = { COUNT($acolytes, "acolyte") }: když je jich dost, získají mi na mýtinách odpadlíka bojovníky i stavby.
because-established = { $n }. obchodní stanoviště: hned dává body a { NAME($place, "place", form: "in") } si u mě koupí víc.
because-set-price = Cena { $price }, { NAME($service, "service") }: moc drahé nikdo nekoupí, moc levné je škoda.
because-set-price-up = Cena nově { $price }, { NAME($service, "service") }: někdo to potřebuje a zaplatí víc.
because-set-price-down = Cena už jen { $price }, { NAME($service, "service") }: lépe prodat levně než vůbec.
because-committed = Vyhrazený zdroj { NAME($owner, "side", form: "genitive") } se příští tah vrátí, takže mě to skoro nic nestojí.
because-dug = Tunelem vyjdou moji bojovníci z Nory rovnou { NAME($place, "place", form: "in") } a nemusejí nikudy jít.
because-swayed = { $n }. vyslanec, { NAME($minister, "minister") }: jednou body a každý tah akce navíc.
because-plotted = Co leží { NAME($place, "place", form: "in") }, uvidíte, až to otočím. Do té doby hádejte.
because-flipped = Plán { NAME($place, "place", form: "in") } je { $n }., který otáčím: každý dá bod za každý otočený plán na mapě.
because-incited = Příští Rozbřesk dav spálí { NAME($place, "place", form: "in") } všechny soupeřovy stavby a žetony, a já ani nehnu prackou.
because-new-mood = { $mood ->
        [lavish] Hýřivý: z předmětů na hromadě budou dnes bojovníci.
        [relentless] Neúnavný: dnes chci udeřit častěji, než čekáte.
        [rowdy] Neurvalý: potřebuji karty, a čím víc soupeřů kolem, tím víc jich mám.
        [grandiose] Pompézní: nejdřív vyrazí vojevůdce a horda pak využije, co otevřel.
        [jubilant] Rozjařený: z jednoho davu jich má být mnoho.
        [wrathful] Rozzlobený: dnes útočím a každý útok vojevůdce udělí o zásah víc.
        [stubborn] Tvrdohlavý: čekám rány a první zásah se nepočítá.
       *[bitter] Zahořklý: kde bojuji, tam se mé davy změní v bojovníky.
    }
because-encamped = { NAME($place, "place", form: "in") } teď můžu verbovat, vyrábět a obnovovat relikvie tohoto druhu ({ NAME($type, "type") }). To za bojovníka stojí.
because-delved = Relikvie musí nejdřív z lesa ven. { NAME($to, "place", form: "from") } pak půjde k útočišti svého druhu.
because-recovered = { $n }. relikvie je doma, { NAME($relic, "relic") }: dává body za svou hodnotu a plný sloupec ještě navíc.
because-retained = { $post ->
        [march] O kartu k pohybu víc, v každém dalším tahu.
        [delve] O kartu k bitvě a pátrání víc, v každém dalším tahu.
       *[recover] O kartu k pohybu nebo obnovení víc, v každém dalším tahu.
    }
