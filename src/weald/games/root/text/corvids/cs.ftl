### Corvids, cs.

## Komponenty

piece-corvids_warrior = bojovník Krkavců
    .accusative = bojovníka Krkavců
piece-plot = skrytý plán
    .accusative = skrytý plán
piece-bomb = bomba
    .accusative = bombu
piece-snare = past
    .accusative = past
piece-extortion = vydírání
    .accusative = vydírání
piece-raid = nájezd
    .accusative = nájezd

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-corvids-warrior = { $count ->
         [one] { $count } bojovník Krkavců
         [few] { $count } bojovníci Krkavců
         [many] { $count } bojovníka Krkavců
        *[other] { $count } bojovníků Krkavců
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Krkavců
         [few] { $count } bojovníky Krkavců
         [many] { $count } bojovníka Krkavců
        *[other] { $count } bojovníků Krkavců
    }
count-plot = { $count ->
         [one] { $count } skrytý plán
         [few] { $count } skryté plány
         [many] { $count } skrytého plánu
        *[other] { $count } skrytých plánů
    }
    .accusative = { $count ->
         [one] { $count } skrytý plán
         [few] { $count } skryté plány
         [many] { $count } skrytého plánu
        *[other] { $count } skrytých plánů
    }
count-bomb = { $count ->
         [one] { $count } bomba
         [few] { $count } bomby
         [many] { $count } bomby
        *[other] { $count } bomb
    }
    .accusative = { $count ->
         [one] { $count } bombu
         [few] { $count } bomby
         [many] { $count } bomby
        *[other] { $count } bomb
    }
count-snare = { $count ->
         [one] { $count } past
         [few] { $count } pasti
         [many] { $count } pasti
        *[other] { $count } pastí
    }
    .accusative = { $count ->
         [one] { $count } past
         [few] { $count } pasti
         [many] { $count } pasti
        *[other] { $count } pastí
    }
count-extortion = { $count ->
         [one] { $count } vydírání
         [few] { $count } vydírání
         [many] { $count } vydírání
        *[other] { $count } vydírání
    }
    .accusative = { $count ->
         [one] { $count } vydírání
         [few] { $count } vydírání
         [many] { $count } vydírání
        *[other] { $count } vydírání
    }
count-raid = { $count ->
         [one] { $count } nájezd
         [few] { $count } nájezdy
         [many] { $count } nájezdu
        *[other] { $count } nájezdů
    }
    .accusative = { $count ->
         [one] { $count } nájezd
         [few] { $count } nájezdy
         [many] { $count } nájezdu
        *[other] { $count } nájezdů
    }

## Plány

card-plot_bomb = Bomba
card-plot_snare = Past
card-plot_extortion = Vydírání
card-plot_raid = Nájezd
plot-bomb = bomba
    .accusative = bombu
    .text = Po otočení odstraní všechny komponenty soupeřů, pak sama sebe.
plot-snare = past
    .accusative = past
    .text = Lícem nahoru: soupeři tam nic neumísťují a nic odtud nepřesouvají.
plot-extortion = vydírání
    .accusative = vydírání
    .text = Po otočení náhodná karta od každého na mýtině. Lícem nahoru: o kartu víc každý Večer.
plot-raid = nájezd
    .accusative = nájezd
    .text = Po odstranění z mapy: bojovník na každou sousední mýtinu.

## Co je třeba rozhodnout

prompt-scatter = Na které mýtině bude stát tvůj první bojovník ({ NAME($suit, "suit") })?
prompt-flip = Který plán otočíš?
prompt-corvids-recruit = Použiješ kartu a naverbuješ na všech mýtinách jejího symbolu?
prompt-recruit-suit = Na mýtinách kterého symbolu naverbuješ?
prompt-corvids-action = Co uděláš? Zbývá: { COUNT($count, "action") }.
prompt-plot-where = Kam položíš plán? Stojí to tam { COUNT($count, "warrior", form: "accusative") }.
prompt-plot-which = Který plán položíš { NAME($place, "place", form: "to") }? Budeš to vědět jen ty.
prompt-trick-which = Který plán vyměníš?
prompt-trick-with = Se kterým plánem vyměníš plán { NAME($from, "place", form: "from") }?
prompt-exert = Ještě jedna akce? Pak si nedobereš karty.
prompt-expose-guess = Co podle tebe je plán { NAME($place, "place", form: "in") }?
prompt-expose-card = Hádáš { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }. Kterou kartu ukážeš? Když se zmýlíš, Krkavci si ji nechají.

## Co lze zvolit

option-done-flip = Dál neotáčet
option-done-corvids-recruit = Neverbovat
option-done-exert = Bez další akce, dobrat
option-end-corvids-action = Ukončit Bílý den
option-flip = Otočit plán { NAME($at, "place", form: "in") }
option-spend-corvids-recruit = Verbovat za kartu { NAME($at, "card") }
option-plot = Plán
option-hide = { NAME($at, "plot") }
option-trick = Trik
option-raid = Nájezd { NAME($at, "place", form: "in") }
option-expose = Prozradit plán { NAME($at, "place", form: "in") }
option-guess = { NAME($at, "plot") }
option-show = Ukázat kartu { NAME($at, "card") }

## Co se stalo

event-flipped = { NAME($seat, "side") } otáčí { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }.
event-bombed = Bomba { NAME($place, "place", form: "in") } vybuchla.
event-raided = Ztracený plán { NAME($place, "place", form: "in") } byl nájezd: na okolní mýtiny přicházejí bojovníci.
event-plotted = { NAME($seat, "side") } pokládá plán { NAME($place, "place", form: "to") } za { COUNT($count, "warrior", form: "accusative") }.
event-plotted-known = { NAME($seat, "side") } pokládá plán { NAME($place, "place", form: "to") } za { COUNT($count, "warrior", form: "accusative") }: { NAME($card, "card") }.
event-tricked = { NAME($seat, "side") } vyměňuje plány: { NAME($from, "place") } a { NAME($to, "place") }.
event-exposed = { NAME($seat, "side") } prozrazuje { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }.
event-exposed-known = { NAME($seat, "side") } ukazuje kartu { NAME($card, "card") } a prozrazuje { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }.
event-guessed-wrong = { NAME($seat, "side") } hádá { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }, mýlí se a odevzdává ukázanou kartu Krkavcům.
event-guessed-wrong-known = { NAME($seat, "side") } hádá { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }, mýlí se a odevzdává Krkavcům kartu { NAME($card, "card") }.
event-exerted = { NAME($seat, "side") } napíná síly k další akci a karty si nedobere.
hit-embedded_agents = přidružení agenti

## Proč ne

why-face-up-already = Tento plán už leží lícem nahoru.
why-has-plot = Plán už tam je.
why-no-card-to-show = Nemáš kartu se symbolem této mýtiny.
why-no-crow-there = Na mýtině musí být bojovník Krkavců.
why-no-plot = Není tam plán.
why-no-plot-left = Žádný takový plán už v zásobě není.
why-no-plotting = Není mýtina bez plánu s dostatkem tvých bojovníků.
why-no-trick = Jsou potřeba dva plány, oba lícem nahoru, nebo oba lícem dolů.
why-other-facing = Jeden z nich leží lícem nahoru, druhý lícem dolů.
why-snared = Past: soupeři tam nic neumísťují a nic odtud nepřesouvají.
why-too-few-crows = Potřebných bojovníků: { $needed }, máš { $have }.

## Proč volbu nelze jen tak vrátit

undo-flipped-plot = Mezitím se otočil plán.
undo-guessed-plot = Mezitím někdo hádal plán.

## Obrazovka

pile-plots = Plány v zásobě
pile-plot-c1 = plán na mýtině 1
pile-plot-c2 = plán na mýtině 2
pile-plot-c3 = plán na mýtině 3
pile-plot-c4 = plán na mýtině 4
pile-plot-c5 = plán na mýtině 5
pile-plot-c6 = plán na mýtině 6
pile-plot-c7 = plán na mýtině 7
pile-plot-c8 = plán na mýtině 8
pile-plot-c9 = plán na mýtině 9
pile-plot-c10 = plán na mýtině 10
pile-plot-c11 = plán na mýtině 11
pile-plot-c12 = plán na mýtině 12
ui-rt-note-corvids = plány na mapě: { $down } lícem dolů, { $up } lícem nahoru
ui-rt-plots-up = Další otočení
ui-rt-plots-down = Lícem dolů
ui-rt-plots-left = V zásobě
ui-rt-plots-help = Co plány dělají
ui-rt-plots-denied = Neuhodnuto
ui-rt-guessed-wrong = už neuhodnuto
ui-rt-not-this = není: { $plots }
ui-rt-next-plot = Další plán stojí { COUNT($count, "warrior", form: "accusative") }
ui-rt-has-exerted = napnutí sil: tento Večer bez dobírání
ui-rt-does-plot = bojovníci ustoupí skrytému plánu
ui-rt-does-trick = vyměň dva plány
ui-rt-does-move-corvids-action = po cestě, ať vládne kdokoli
share-placed = plánů v tomto tahu
share-exerted = napnutí sil
share-denied = neuhodnuto

## K čemu volba vede

note-flips-for = +{ COUNT($points, "point") }
