### Dominanty: šest karet, kde se připravují a co dělají.

## Jména

landmark-ferry = Vor
    .genitive = Voru
    .accusative = Vor
    .text = Jednou ve svém tahu smíš provést pohyb z jeho mýtiny po řece (na jezeře na kteroukoli pobřežní mýtinu) a vzít vor s sebou. Pak si dober kartu.
landmark-tower = Věž
    .genitive = Věže
    .accusative = Věž
    .text = Kdo na konci svého Večera ovládá její mýtinu, získá bod.
landmark-lost_city = Ztracené město
    .genitive = Ztraceného města
    .accusative = Ztracené město
    .text = Jeho mýtina je zároveň liščí, zaječí i myší. Každý výrobní prostředek na ní dává jeden libovolný symbol.
landmark-legendary_forge = Proslulá kovárna
    .genitive = Proslulé kovárny
    .accusative = Proslulou kovárnu
    .text = Předměty z její karty smí vyrobit jen hráč, který má na její mýtině svou komponentu; vezme předmět z karty, dobere si kartu a získá bod navíc.
landmark-black_market = Černý trh
    .genitive = Černého trhu
    .accusative = Černý trh
    .text = Jednou ve svém tahu smíš, máš-li na jeho mýtině komponentu, vyměnit kartu z ruky za jednu ze tří jeho karet bez předchozího nahlédnutí.
landmark-elder_treetop = Prastarý strom
    .genitive = Prastarého stromu
    .accusative = Prastarý strom
    .text = Přidává své mýtině jednu pozici. Kdo z ní odstraní soupeřovu stavbu, získá bod navíc.

## Příprava

prompt-landmark-where = Kde bude stát { NAME($landmark, "landmark") }?
event-landmark-drawn = Dominanta: { NAME($landmark, "landmark") }.
event-landmark-placed = { NAME($seat, "side") } připravuje { NAME($landmark, "landmark", form: "accusative") } { NAME($place, "place", form: "in") }.
why-landmark-there = Stojí tam jiná dominanta.
why-landmark-next-door = Vedle stojí jiná dominanta.
why-landmark-no-river = Tato mýtina není u řeky.
why-landmark-no-ruin = Není tam ruina.
why-not-one-slot = Mýtina musí mít právě jednu pozici a žádnou ruinu.
why-not-a-corner = To není roh.

## Co dělají

event-held-tower = { NAME($seat, "side") } drží věž { NAME($place, "place", form: "in") }.
prompt-city-base = Kterou základnu umístíš do Ztraceného města?
event-forged = { NAME($seat, "side") } bere z kovárny { NAME($place, "place", form: "in") } { NAME($item, "item", form: "accusative") }.
why-at-the-forge = Předmět leží v kovárně a nemáš tam žádnou komponentu.
option-swap = Vyměnit kartu na Černém trhu
option-stall = { $n }. karta
prompt-swap-what = Kterou kartu na Černém trhu vyměníš?
prompt-swap-for = Kterou ze tří karet si vezmeš za kartu { NAME($card, "card") }?
event-swapped = { NAME($seat, "side") } mění kartu na Černém trhu ({ $stall }. karta).
event-swapped-known = { NAME($seat, "side") } mění na Černém trhu kartu { NAME($gave, "card") } za { NAME($took, "card") } ({ $stall }. karta).
why-swapped-already = V tomto tahu už jedna výměna proběhla.
why-no-piece-at-market = Na Černém trhu nemáš žádnou komponentu.
prompt-which-slot = Kterou pozici { NAME($place, "place", form: "in") } zabere { NAME($piece, "piece") }?
option-slot-common = Běžná pozice
option-slot-treetop = Pozice v koruně stromu
event-in-treetop = { NAME($piece, "piece") } { NAME($place, "place", form: "in") } stojí v koruně stromu.
pile-common-market = Černý trh
ui-rt-landmarks = Dominanty
ui-rt-does-swap = karta z ruky za jednu ze tří, které neznáš

## K čemu volby vedou

note-forges-item = { NAME($item, "item") } z kovárny, +{ COUNT($points, "point") } a karta
note-forge-takes = na kartě: { NAME($items, "item") }
note-sails-for-a-card = pak si dobereš kartu
note-treetop-slot = kdo ji odstraní, získá o bod víc
