### Riverfolk, cs.

## Komponenty

piece-riverfolk_warrior = bojovník Říčního lidu
    .accusative = bojovníka Říčního lidu
piece-trade_post_fox = liščí obchodní stanoviště
    .accusative = liščí obchodní stanoviště
piece-trade_post_rabbit = zaječí obchodní stanoviště
    .accusative = zaječí obchodní stanoviště
piece-trade_post_mouse = myší obchodní stanoviště
    .accusative = myší obchodní stanoviště

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-riverfolk-warrior = { $count ->
         [one] { $count } bojovník Říčního lidu
         [few] { $count } bojovníci Říčního lidu
         [many] { $count } bojovníka Říčního lidu
        *[other] { $count } bojovníků Říčního lidu
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Říčního lidu
         [few] { $count } bojovníky Říčního lidu
         [many] { $count } bojovníka Říčního lidu
        *[other] { $count } bojovníků Říčního lidu
    }
count-trade-post-fox = { $count ->
         [one] { $count } liščí obchodní stanoviště
         [few] { $count } liščí obchodní stanoviště
         [many] { $count } liščího obchodního stanoviště
        *[other] { $count } liščích obchodních stanovišť
    }
    .accusative = { $count ->
         [one] { $count } liščí obchodní stanoviště
         [few] { $count } liščí obchodní stanoviště
         [many] { $count } liščího obchodního stanoviště
        *[other] { $count } liščích obchodních stanovišť
    }
count-trade-post-rabbit = { $count ->
         [one] { $count } zaječí obchodní stanoviště
         [few] { $count } zaječí obchodní stanoviště
         [many] { $count } zaječího obchodního stanoviště
        *[other] { $count } zaječích obchodních stanovišť
    }
    .accusative = { $count ->
         [one] { $count } zaječí obchodní stanoviště
         [few] { $count } zaječí obchodní stanoviště
         [many] { $count } zaječího obchodního stanoviště
        *[other] { $count } zaječích obchodních stanovišť
    }
count-trade-post-mouse = { $count ->
         [one] { $count } myší obchodní stanoviště
         [few] { $count } myší obchodní stanoviště
         [many] { $count } myšího obchodního stanoviště
        *[other] { $count } myších obchodních stanovišť
    }
    .accusative = { $count ->
         [one] { $count } myší obchodní stanoviště
         [few] { $count } myší obchodní stanoviště
         [many] { $count } myšího obchodního stanoviště
        *[other] { $count } myších obchodních stanovišť
    }
count-fund = { $count ->
         [one] { $count } zdroj
         [few] { $count } zdroje
         [many] { $count } zdroje
        *[other] { $count } zdrojů
    }
    .accusative = { $count ->
         [one] { $count } zdroj
         [few] { $count } zdroje
         [many] { $count } zdroje
        *[other] { $count } zdrojů
    }

## Říční lid

service-hand_card = karta z ruky
    .text = Vezmi si libovolnou kartu z odkryté ruky Říčního lidu.
service-riverboats = říční čluny
    .text = Do konce tvého tahu jsou pro tebe řeky cestami.
service-mercenaries = žoldáci
    .text = Za Bílého dne a Večera se bojovníci Říčního lidu počítají jako tvoji pro ovládání a v bitvách, kromě bitev proti Říčnímu lidu.

## Co je třeba rozhodnout

prompt-riverfolk-start = Na kterou mýtinu u řeky umístíš bojovníka? Zbývá: { COUNT($count, "warrior") }.
prompt-first-price = Jaká bude cena: { NAME($service, "service") }?
prompt-buy-services = Koupíš něco od Říčního lidu? Platíš bojovníky ze své zásoby.
prompt-riverfolk-action = Co uděláš? Máš: { COUNT($count, "fund") }.
prompt-commit-which = Čího bojovníka vyhradíš?
prompt-craft-fund = Čího bojovníka vyhradíš na výrobu? Zbývá vyhradit { COUNT($count, "fund", form: "accusative") }.
prompt-spend-which = Čího bojovníka použiješ?
prompt-disruption-which = Přerušení obchodu: čí bojovník opustí tvé zdroje? Zbývá odevzdat { COUNT($count, "fund", form: "accusative") }.
prompt-establish-where = Kde založíš obchodní stanoviště? Použiješ dva zdroje toho, kdo tam vládne.
prompt-establish-suit = Obchodní stanoviště kterého symbolu?
prompt-export-or-not = { NAME($card, "card") }: vezmeš si odměnu, nebo kartu vyvezeš?
prompt-set-prices = Změníš ceny?

## Co lze zvolit

option-done-buy-services = Nic dalšího nekoupit
option-done-set-prices = Ceny nechat
option-end-riverfolk-action = Ukončit Bílý den
option-buy = Koupit kartu { NAME($at, "card") } (cena { $cards })
option-hire-riverboats = Říční čluny (cena { $boats })
option-hire-mercenaries = Žoldáci (cena { $mercenaries })
option-fund = { NAME($at, "side") }
option-draw = Dobrat kartu
option-establish = Založit obchodní stanoviště
option-reward-of-craft = Vzít si odměnu
option-export = Vývoz
option-disruption = Přerušení obchodu { NAME($at, "place", form: "in") }
option-price-hand_card = Karta z ruky: { $n }
option-price-riverboats = Říční čluny: { $n }
option-price-mercenaries = Žoldáci: { $n }

## Co se stalo

event-bought-card = { NAME($seat, "side") } kupuje od Říčního lidu kartu { NAME($card, "card") } za { COUNT($price, "warrior", form: "accusative") }.
event-hired = { NAME($seat, "side") } kupuje od Říčního lidu službu za { COUNT($price, "warrior", form: "accusative") }: { NAME($service, "service") }.
event-paid-with-items = { NAME($seat, "side") } platí předměty; Říční lid pokládá na místo pro platby { COUNT($count, "warrior", form: "accusative") } ze své zásoby.
event-set-price = { NAME($seat, "side") } nastavuje cenu { $price }: { NAME($service, "service") }.
event-protected = Ochranářství: nikdo nezaplatil, Říční lid proto pokládá na místo pro platby { COUNT($count, "warrior", form: "accusative") } ze své zásoby.
event-gathered = { NAME($seat, "side") } sbírá { COUNT($count, "fund", form: "accusative") }.
event-committed = { NAME($seat, "side") } vyhrazuje zdroj { NAME($owner, "side", form: "genitive") }.
event-spent-fund = { NAME($seat, "side") } používá zdroj { NAME($owner, "side", form: "genitive") }: vrací se do zásoby.
event-lost-fund = { NAME($seat, "side") } přichází o zdroj { NAME($owner, "side", form: "genitive") }: vrací se do zásoby.
event-disrupted = Přerušení obchodu { NAME($place, "place", form: "in") }: { NAME($seat, "side") } odevzdává { COUNT($count, "fund", form: "accusative") }.
event-established = { NAME($seat, "side") } zakládá { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }.
event-exported = { NAME($seat, "side") } vyváží kartu { NAME($card, "card") } a pokládá bojovníka na místo pro platby.

## Proč ne

why-too-expensive = Cena je { $price }, zaplatit můžeš { $have }.
why-enough-services = V tomto tahu smíš koupit služeb: { $most }. Jednu a jednu za každou mýtinu, kde je obchodní stanoviště i tvá komponenta.
why-nothing-on-display = Říční lid nemá žádné karty.
why-hired-already = To už v tomto tahu máš.
why-not-for-a-pawn = Tulák si žoldáky najmout nemůže.
why-not-against-their-own = Žoldáci proti Říčnímu lidu nebojují a vlastní bojovníky tam nemáš.
why-no-funds = Nemáš žádné zdroje.
why-too-few-funds = Potřebných zdrojů: { $needed }, máš { $have }.
why-funds-of-ruler = Zdroje { NAME($owner, "side", form: "genitive") } (tato frakce tam vládne): potřeba { $needed }, máš { $have }.
why-not-on-river = Tato mýtina není u řeky.
why-no-river-place = Není mýtina u řeky, kam smíš umísťovat.
why-has-post = Obchodní stanoviště už tam je.
why-unruled = Tuto mýtinu nikdo neovládá.
why-no-post-left = Obchodní stanoviště tohoto symbolu už nezbývá.
why-no-establishing = Na žádné ovládané mýtině bez obchodního stanoviště nemáš dva zdroje jejího vládce.
why-price-already = To je současná cena.

## Obrazovka

ui-rt-note-riverfolk = ceny: karta { $cards }, čluny { $boats }, žoldáci { $mercenaries }
ui-rt-funds = Zdroje
ui-rt-payments = Platby
ui-rt-commitments = Vyhrazené
ui-rt-on-crafting = Na výrobních polích
ui-rt-buy-from = Na prodej u Říčního lidu
ui-rt-shop = Trh
ui-rt-shop-bought = Koupeno v tomto tahu: { $count }
ui-rt-price = Cena
ui-rt-wares = Ruka, všem na očích
ui-rt-no-wares = žádné karty v nabídce
ui-rt-shop-buy = Koupit
ui-rt-serves = v tomto tahu: { $side }
ui-rt-post-track = Obchodní stanoviště
ui-rt-empty-box = nic
ui-rt-does-draw = vyhraď zdroj a dober kartu
ui-rt-does-establish = dva zdroje vládce: body a místo k výrobě
ui-rt-does-move-riverfolk-action = vyhraď zdroj; po řekách bez ovládání
ui-rt-does-battle-riverfolk-action = vyhraď zdroj
ui-rt-does-recruit-riverfolk-action = použij zdroj: bojovník na mýtinu u řeky
share-funds = zdroje
share-payments = platby
share-commitments = vyhrazené zdroje
share-crafting = vyhrazeno na výrobu
share-prices = ceny
share-bought = služeb koupených v tomto tahu
share-riverboats = říční čluny
share-mercenaries = žoldáci

## K čemu volba vede

note-post-scores = +{ COUNT($points, "point") }
