### Keepers, cs.

## Komponenty a relikvie

piece-keepers_warrior = bojovník Ochránců
    .accusative = bojovníka Ochránců
piece-waystation_figure = útočiště (soška)
    .accusative = útočiště (soška)
piece-waystation_tablet = útočiště (destička)
    .accusative = útočiště (destička)
piece-waystation_jewelry = útočiště (šperk)
    .accusative = útočiště (šperk)
piece-relic_figure = soška
    .accusative = sošku
piece-relic_tablet = destička
    .accusative = destičku
piece-relic_jewelry = šperk
    .accusative = šperk
type-figure = soška
relic-figure = soška
    .accusative = sošku
relic-figure_1 = soška 1
    .accusative = sošku hodnoty 1
relic-figure_2 = soška 2
    .accusative = sošku hodnoty 2
relic-figure_3 = soška 3
    .accusative = sošku hodnoty 3
type-tablet = destička
relic-tablet = destička
    .accusative = destičku
relic-tablet_1 = destička 1
    .accusative = destičku hodnoty 1
relic-tablet_2 = destička 2
    .accusative = destičku hodnoty 2
relic-tablet_3 = destička 3
    .accusative = destičku hodnoty 3
type-jewelry = šperk
relic-jewelry = šperk
    .accusative = šperk
relic-jewelry_1 = šperk 1
    .accusative = šperk hodnoty 1
relic-jewelry_2 = šperk 2
    .accusative = šperk hodnoty 2
relic-jewelry_3 = šperk 3
    .accusative = šperk hodnoty 3
camp-figure_tablet = Nahoře soška, vespod destička
camp-figure_jewelry = Nahoře soška, vespod šperk
camp-tablet_figure = Nahoře destička, vespod soška
camp-tablet_jewelry = Nahoře destička, vespod šperk
camp-jewelry_figure = Nahoře šperk, vespod soška
camp-jewelry_tablet = Nahoře šperk, vespod destička
post-march = Pohyb
post-delve = Bitva, pak pátrání
post-recover = Pohyb nebo obnovení

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-keepers-warrior = { $count ->
         [one] { $count } bojovník Ochránců
         [few] { $count } bojovníci Ochránců
         [many] { $count } bojovníka Ochránců
        *[other] { $count } bojovníků Ochránců
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Ochránců
         [few] { $count } bojovníky Ochránců
         [many] { $count } bojovníka Ochránců
        *[other] { $count } bojovníků Ochránců
    }
count-waystation-figure = { $count ->
         [one] { $count } útočiště (soška)
         [few] { $count } útočiště (soška)
         [many] { $count } útočiště (soška)
        *[other] { $count } útočišť (soška)
    }
    .accusative = { $count ->
         [one] { $count } útočiště (soška)
         [few] { $count } útočiště (soška)
         [many] { $count } útočiště (soška)
        *[other] { $count } útočišť (soška)
    }
count-waystation-tablet = { $count ->
         [one] { $count } útočiště (destička)
         [few] { $count } útočiště (destička)
         [many] { $count } útočiště (destička)
        *[other] { $count } útočišť (destička)
    }
    .accusative = { $count ->
         [one] { $count } útočiště (destička)
         [few] { $count } útočiště (destička)
         [many] { $count } útočiště (destička)
        *[other] { $count } útočišť (destička)
    }
count-waystation-jewelry = { $count ->
         [one] { $count } útočiště (šperk)
         [few] { $count } útočiště (šperk)
         [many] { $count } útočiště (šperk)
        *[other] { $count } útočišť (šperk)
    }
    .accusative = { $count ->
         [one] { $count } útočiště (šperk)
         [few] { $count } útočiště (šperk)
         [many] { $count } útočiště (šperk)
        *[other] { $count } útočišť (šperk)
    }
count-relic-figure = { $count ->
         [one] { $count } soška
         [few] { $count } sošky
         [many] { $count } sošky
        *[other] { $count } sošek
    }
    .accusative = { $count ->
         [one] { $count } sošku
         [few] { $count } sošky
         [many] { $count } sošky
        *[other] { $count } sošek
    }
count-relic-tablet = { $count ->
         [one] { $count } destička
         [few] { $count } destičky
         [many] { $count } destičky
        *[other] { $count } destiček
    }
    .accusative = { $count ->
         [one] { $count } destičku
         [few] { $count } destičky
         [many] { $count } destičky
        *[other] { $count } destiček
    }
count-relic-jewelry = { $count ->
         [one] { $count } šperk
         [few] { $count } šperky
         [many] { $count } šperku
        *[other] { $count } šperků
    }
    .accusative = { $count ->
         [one] { $count } šperk
         [few] { $count } šperky
         [many] { $count } šperku
        *[other] { $count } šperků
    }
count-relic = { $count ->
         [one] { $count } relikvie
         [few] { $count } relikvie
         [many] { $count } relikvie
        *[other] { $count } relikvií
    }
    .accusative = { $count ->
         [one] { $count } relikvii
         [few] { $count } relikvie
         [many] { $count } relikvie
        *[other] { $count } relikvií
    }

## Co je třeba rozhodnout

prompt-keepers-start = Ve kterém rohu začne Řád Ochránců?
prompt-keepers-beside = Na které sousední mýtině na okraji začnou další čtyři bojovníci?
prompt-relic-forest = Zbývá relikvie. Do kterého lesa přijde?
prompt-encamp = Kde nahradíš bojovníka útočištěm?
prompt-camp-what = Které útočiště umístíš { NAME($place, "place", form: "in") } a kterou stranou nahoru?
prompt-keepers-return = Na mapě nic nemáš. Kam se vrátí bojovník a útočiště?
prompt-decamp = Kde nahradíš útočiště bojovníkem?
prompt-decamp-what = Které útočiště sbalíš { NAME($place, "place", form: "in") }?
prompt-muster = Verbování: u kterého útočiště?
prompt-muster-card = Kterou kartu použiješ za dva bojovníky { NAME($place, "place", form: "in") }?
prompt-retinue = Družina, { NAME($post, "post") }: která karta bude jednat?
prompt-fight-or-delve = Bitva, pak pátrání: kde?
prompt-delve = Budeš pátrat { NAME($place, "place", form: "in") }, a ve kterém lese?
prompt-delve-relic = Kterou relikvii přineseš { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-or-recover = Pohyb, nebo obnovení relikvií?
prompt-recover-what = Kterou relikvii obnovíš { NAME($place, "place", form: "in") }?
prompt-carry = Kterou relikvii bojovníci ponesou { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }? Nejvýše { COUNT($count, "relic", form: "accusative") }.
prompt-trophy-where = Do kterého lesa položíš { NAME($relic, "relic", form: "accusative") }?
prompt-gather = Rozrůstání družiny: přidáš karty z ruky, nebo jednu kartu přesuneš? Místo: { COUNT($count, "card") }.
prompt-gather-into = Do kterého sloupce přidáš kartu { NAME($card, "card") }?
prompt-shift-from = Ze kterého sloupce přesuneš kartu?
prompt-shift-card = Která karta opustí sloupec { NAME($post, "post") }?
prompt-shift-to = Do kterého sloupce přejde?

## Co lze zvolit

option-encamp = Rozbít tábor { NAME($at, "place", form: "in") }
option-decamp = Sbalit tábor { NAME($at, "place", form: "in") }
option-muster = Verbovat { NAME($at, "place", form: "in") }
option-relic = { NAME($at, "relic") }
option-camp = { NAME($at, "camp") }
option-type = { NAME($at, "type") }
option-send = { NAME($at, "card") }
option-send-retainer = Věrný sluha
option-recover = Obnovit { NAME($at, "place", form: "in") }
option-retain = Přidat kartu { NAME($at, "card") }
option-post = { NAME($at, "post") }
option-shift = Přesunout jednu kartu
option-trophy = Relikvie jako trofej
option-done-encamp = Dál tábor nerozbíjet
option-done-decamp = Dál tábor nebalit
option-done-muster = Dál neverbovat
option-done-delve = Nepátrat
option-done-recover-what = Dál neobnovovat
option-done-carry = Dál nic nenést
option-done-gather = Nechat být
option-end-retinue = Další sloupec

## Co se stalo

event-relic-laid = { NAME($relic, "relic") } leží lícem dolů { NAME($place, "place", form: "in") }.
event-relic-carried = { NAME($seat, "side") } nese { NAME($relic, "relic", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-delved = { NAME($seat, "side") } pátrá a přináší { NAME($relic, "relic", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-recovered = { NAME($seat, "side") } obnovuje { NAME($relic, "relic", form: "accusative") } { NAME($place, "place", form: "in") }.
event-trophy = { NAME($seat, "side") } vrací { NAME($relic, "relic", form: "accusative") } { NAME($place, "place", form: "to") }.
event-encamped = { NAME($seat, "side") } rozbíjí tábor { NAME($place, "place", form: "in") } ({ NAME($type, "type") }).
event-decamped = { NAME($seat, "side") } balí tábor { NAME($place, "place", form: "in") } ({ NAME($type, "type") }).
event-sent = { NAME($seat, "side") } používá z družiny kartu { NAME($card, "card") }: { NAME($post, "post") }.
event-sent-retainer = { NAME($seat, "side") } používá věrného sluhu: { NAME($post, "post") }.
event-retinue-lost = { NAME($seat, "side") } ovládá příliš málo mýtin a přichází v družině o kartu { NAME($card, "card") }.
event-retainer-lost = { NAME($seat, "side") } ovládá příliš málo mýtin a natrvalo přichází o věrného sluhu.
event-retained = { NAME($seat, "side") } přidává do družiny kartu { NAME($card, "card") }: { NAME($post, "post") }.
event-reassigned = { NAME($seat, "side") } přesouvá v družině kartu { NAME($card, "card") }: { NAME($from, "post") } → { NAME($to, "post") }.
event-reassigned-retainer = { NAME($seat, "side") } přesouvá věrného sluhu: { NAME($from, "post") } → { NAME($to, "post") }.
event-devout = Zbožní rytíři nehledí na první zásah.

## Proč ne

why-camped-already = Na té mýtině už to v tomto tahu bylo.
why-no-waystation-left = Všechna útočiště jsou na mapě.
why-no-waystation = Není tam tvé útočiště.
why-not-at-edge = Ta mýtina není na okraji mapy.
why-no-suited-move = Z mýtiny odpovídající té kartě není možný žádný pohyb.
why-nothing-there = Není tam s kým bojovat ani po čem pátrat.
why-no-fight-no-delve = Na žádné mýtině odpovídající té kartě není možná bitva ani pátrání.
why-no-move-no-recovery = Na žádné mýtině odpovídající té kartě není možný pohyb ani obnovení.
why-nothing-to-recover = Je potřeba relikvie u útočiště, které ukazuje její druh.
why-retinue-full = V družině je deset karet.
why-gathered-already = Karty už přibyly: pak se žádná nepřesouvá.
why-retinue-empty = V družině není žádná karta.

## Obrazovka

ui-rt-note-keepers = obnoveno: { COUNT($relics, "relic") }
ui-rt-retainer = Věrný sluha
ui-rt-recovered = Obnovené relikvie
ui-rt-waystations = Útočiště
ui-rt-relics-in = Relikvie: { $relics }
ui-rt-devout = jeden zásah se nepočítá
ui-rt-does-move-move-or-recover = z odpovídající mýtiny
ui-rt-does-send-retainer = odpovídá každé mýtině
pile-march = Družina: Pohyb
pile-delve = Družina: Bitva, pak pátrání
pile-recover = Družina: Pohyb nebo obnovení
share-forests = v lesích
share-relics = na mapě
share-recovered = obnovené
share-retainers = věrní sluhové
share-waystations = útočiště
share-post = sloupec
share-done = už jednaly

## K čemu volby vedou

note-relics-for-camp = relikvií tohoto druhu na místě: { $count }
note-musters = { COUNT($warriors, "warrior") } za kartu
note-battle-first = nejprve musíš bojovat
note-delve-only = bez bitvy: rovnou pátrání
note-card-stays-up-to = karta zůstane, má-li relikvie hodnotu nejvýš { $value }
note-card-stays = karta zůstane
note-card-goes = karta opustí družinu
note-recovers-up-to = až +{ COUNT($points, "point") }
note-recovers-and-stays = +{ COUNT($points, "point") }, karta zůstane
note-recovers-and-goes = +{ COUNT($points, "point") }, karta opustí družinu
