### Duchy, cs.

## Komponenty

piece-duchy_warrior = bojovník Hrabství
    .accusative = bojovníka Hrabství
piece-citadel = citadela
    .accusative = citadelu
piece-market = tržiště
    .accusative = tržiště
piece-tunnel = tunel
    .accusative = tunel

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-duchy-warrior = { $count ->
         [one] { $count } bojovník Hrabství
         [few] { $count } bojovníci Hrabství
         [many] { $count } bojovníka Hrabství
        *[other] { $count } bojovníků Hrabství
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Hrabství
         [few] { $count } bojovníky Hrabství
         [many] { $count } bojovníka Hrabství
        *[other] { $count } bojovníků Hrabství
    }
count-citadel = { $count ->
         [one] { $count } citadela
         [few] { $count } citadely
         [many] { $count } citadely
        *[other] { $count } citadel
    }
    .accusative = { $count ->
         [one] { $count } citadelu
         [few] { $count } citadely
         [many] { $count } citadely
        *[other] { $count } citadel
    }
count-market = { $count ->
         [one] { $count } tržiště
         [few] { $count } tržiště
         [many] { $count } tržiště
        *[other] { $count } tržišť
    }
    .accusative = { $count ->
         [one] { $count } tržiště
         [few] { $count } tržiště
         [many] { $count } tržiště
        *[other] { $count } tržišť
    }
count-tunnel = { $count ->
         [one] { $count } tunel
         [few] { $count } tunely
         [many] { $count } tunelu
        *[other] { $count } tunelů
    }
    .accusative = { $count ->
         [one] { $count } tunel
         [few] { $count } tunely
         [many] { $count } tunelu
        *[other] { $count } tunelů
    }
count-minister = { $count ->
         [one] { $count } vyslanec
         [few] { $count } vyslanci
         [many] { $count } vyslance
        *[other] { $count } vyslanců
    }
    .accusative = { $count ->
         [one] { $count } vyslance
         [few] { $count } vyslance
         [many] { $count } vyslance
        *[other] { $count } vyslanců
    }

## Vyslanci

rank-squire = panoš
rank-noble = šlechtic
rank-lord = lord
minister-foremole = Předák
    .accusative = Předáka
    .text = Odhal libovolnou kartu a stavěj na mýtině, kterou ovládáš.
minister-captain = Kapitán
    .accusative = Kapitána
    .text = Jedna bitva.
minister-marshal = Maršál
    .accusative = Maršála
    .text = Jeden pohyb.
minister-brigadier = Brigadýr
    .accusative = Brigadýra
    .text = Až dva pohyby, nebo až dvě bitvy.
minister-banker = Bankéř
    .accusative = Bankéře
    .text = Použij karty se stejným symbolem, za každou bod.
minister-mayor = Starosta
    .accusative = Starostu
    .text = Proveď akci ovlivněného panoše nebo šlechtice, i použitou.
minister-duchess_of_mud = Hraběnka Blátová
    .accusative = Hraběnku Blátovou
    .text = 2 body, jsou-li na mapě všechny tři tunely.
minister-baron_of_dirt = Baron Prášivka
    .accusative = Barona Prášivku
    .text = Bod za každé tržiště na mapě.
minister-earl_of_stone = Vévoda Zkamene
    .accusative = Vévodu Zkamene
    .text = Bod za každou citadelu na mapě.

## Co je třeba rozhodnout

prompt-duchy-start = Ve kterém rohu začne Hrabství?
prompt-assembly = Shromáždění: co uděláš? Zbývá: { COUNT($count, "action") }.
prompt-duchy-build-where = Kde postavíš?
prompt-duchy-build-what = Co postavíš { NAME($place, "place", form: "in") }?
prompt-duchy-build-card = Kterou kartu odhalíš za { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }?
prompt-dig-where = Kde vyhloubíš tunel?
prompt-dig-remove = Všechny tunely jsou na mapě. Kterého se vzdáš kvůli tunelu { NAME($place, "place", form: "in") }?
prompt-dig-card = Kterou kartu použiješ za tunel { NAME($place, "place", form: "in") }?
prompt-dig-how-many = Kolik bojovníků vyjde z Nory { NAME($place, "place", form: "to") }?
prompt-parliament = Parlament: který vyslanec bude jednat?
prompt-brigadier = Brigadýr: až dva pohyby, nebo až dvě bitvy?
prompt-brigadier-again = Brigadýr: druhá bitva?
prompt-bank = Bankéř: kterou kartu použiješ? Všechny se stejným symbolem; zatím { COUNT($count, "card") }.
prompt-mayor = Čí akci Starosta provede?
prompt-sway = Kterého vyslance ovlivníš?
prompt-sway-reveal = Kterou kartu odhalíš za { NAME($minister, "minister", form: "accusative") }? Zbývá: { $count }.
prompt-lose-minister = Cena za neúspěch: o kterého vyslance přijdeš?

## Co lze zvolit

option-dig = Hloubení
option-minister = { NAME($at, "minister") }
option-sway = Ovlivnit { NAME($at, "minister", form: "accusative") }
option-lose = Přijít o { NAME($at, "minister", form: "accusative") }
option-price = Cena za neúspěch
option-end-assembly = Přejít k parlamentu
option-end-parliament = Ukončit parlament
option-done-sway = Nikoho neovlivnit
option-done-bank = Víc karet nepoužít
option-done-brigadier-again = Bez druhé bitvy
option-done-dig-how-many = Nikdo nevyjde
option-move-brigadier = Až dva pohyby
option-battle-brigadier = Až dvě bitvy

## Co se stalo

event-dug = { NAME($seat, "side") } hloubí tunel { NAME($place, "place", form: "in") }.
event-collapsed = { NAME($seat, "side") } se vzdává tunelu { NAME($place, "place", form: "in") }.
event-laid-open = { NAME($seat, "side") } odhaluje kartu { NAME($card, "card") }.
event-took-back = { NAME($seat, "side") } si bere zpět odhalené karty: { NAME($cards, "card") }.
event-minister-acted = { NAME($minister, "minister") } jedná za { NAME($seat, "side", form: "accusative") }.
event-stood-in = Starosta zastupuje { NAME($minister, "minister", form: "accusative") }.
event-swayed = { NAME($seat, "side") } ovlivňuje { NAME($minister, "minister", form: "accusative") }.
event-price-of-failure = { NAME($seat, "side") } ztrácí stavbu a platí cenu za neúspěch.
event-minister-lost = { NAME($seat, "side") } přichází o { NAME($minister, "minister", form: "accusative") }; koruna je ze hry venku.

## Proč ne

why-no-duchy-build = Je potřeba mýtina, kterou ovládáš, s volnou pozicí, a karta k odhalení.
why-no-dig = Je potřeba karta odpovídající mýtině, kam lze umístit tunel.
why-has-tunnel = Tunel už tam je.
why-acted-already = Tento vyslanec už v tomto tahu jednal.
why-not-all-tunnels = Na mapě nejsou všechny tři tunely.
why-no-market = Na mapě není tržiště.
why-no-citadel = Na mapě není citadela.
why-nobody-to-stand-in-for = Není ovlivněný panoš ani šlechtic, jehož akci by šlo provést.
why-no-move-no-battle = Žádný pohyb není možný a není kde začít bitvu.
why-swayed-already = Tento vyslanec už je ovlivněný.
why-no-crown = Koruna této hodnosti už nezbývá.
why-too-few-to-reveal = Karet, které mají každá svou odpovídající mýtinu: { $have }, potřeba: { $needed }.

## Obrazovka

ui-rt-note-duchy = Nora { $burrow } · { COUNT($ministers, "minister") }
ui-rt-burrow-of = Nora: { COUNT($count, "warrior") }
ui-rt-crowns = { $count ->
         [one] zbývá { $count } koruna
         [few] zbývají { $count } koruny
         [many] zbývá { $count } koruny
        *[other] zbývá { $count } korun
    }
ui-rt-cards-to-reveal = { $count ->
         [one] odhalit { $count } kartu
         [few] odhalit { $count } karty
         [many] odhalit { $count } karty
        *[other] odhalit { $count } karet
    }
ui-rt-minister-acted = v tomto tahu už jednal
ui-rt-swayed = ovlivněný
ui-rt-unswayed = neovlivněný
ui-rt-track-citadel = Citadely
ui-rt-track-market = Tržiště
ui-rt-citadel-gain = bojovníci navíc za Rozbřesku
ui-rt-market-gain = karty navíc každý Večer
ui-rt-does-build-assembly = odhal kartu, umísti stavbu
ui-rt-does-recruit-assembly = bojovník do Nory
ui-rt-does-dig = použij kartu, vyjdou až čtyři
share-swayed = vyslanci
share-acted = už jednali
share-crowns = zbývající koruny

## K čemu volba vede

note-sways-for = odhalit { COUNT($cards, "card", form: "accusative") }, +{ COUNT($points, "point") }
