### Charakterystyczne miejsca: sześć kart, gdzie się je przygotowuje i co robią.

## Nazwy

landmark-ferry = Prom
    .genitive = Promu
    .accusative = Prom
    .text = Raz w swojej turze możesz wykonać ruch z jego polany wzdłuż rzeki (na jeziorze na dowolną polanę nadbrzeżną) i zabrać prom ze sobą. Potem dobierz kartę.
landmark-tower = Wieża
    .genitive = Wieży
    .accusative = Wieżę
    .text = Kto na koniec swojego Wieczoru włada jej polaną, zdobywa punkt.
landmark-lost_city = Zaginione Miasto
    .genitive = Zaginionego Miasta
    .accusative = Zaginione Miasto
    .text = Jego polana jest jednocześnie lisia, królicza i mysia. Każdy element wytwórczy na niej daje jeden symbol dowolnego koloru.
landmark-legendary_forge = Legendarna Kuźnia
    .genitive = Legendarnej Kuźni
    .accusative = Legendarną Kuźnię
    .text = Przedmioty z jej karty może wytworzyć tylko gracz, który ma element na jej polanie; bierze przedmiot z karty, dobiera kartę i zdobywa dodatkowy punkt.
landmark-black_market = Czarny Rynek
    .genitive = Czarnego Rynku
    .accusative = Czarny Rynek
    .text = Raz w swojej turze, mając element na jego polanie, możesz wymienić kartę z ręki na jedną z trzech jego kart, nie oglądając jej wcześniej.
landmark-elder_treetop = Pradawne Drzewo
    .genitive = Pradawnego Drzewa
    .accusative = Pradawne Drzewo
    .text = Dodaje swojej polanie jedno pole. Kto usunie z niego budynek wroga, zdobywa dodatkowy punkt.

## Przygotowanie

prompt-landmark-where = Gdzie stanie { NAME($landmark, "landmark") }?
event-landmark-drawn = Charakterystyczne miejsce: { NAME($landmark, "landmark") }.
event-landmark-placed = { NAME($seat, "side") } przygotowuje { NAME($landmark, "landmark", form: "accusative") } { NAME($place, "place", form: "in") }.
why-landmark-there = Jest tam inne charakterystyczne miejsce.
why-landmark-next-door = Obok jest inne charakterystyczne miejsce.
why-landmark-no-river = Ta polana nie leży nad rzeką.
why-landmark-no-ruin = Nie ma tam ruin.
why-not-one-slot = Polana musi mieć dokładnie jedno pole i żadnych ruin.
why-not-a-corner = To nie jest narożnik.

## Co robią

event-held-tower = { NAME($seat, "side") } trzyma wieżę { NAME($place, "place", form: "in") }.
prompt-city-base = Którą bazę umieszczasz w Zaginionym Mieście?
event-forged = { NAME($seat, "side") } bierze z kuźni { NAME($place, "place", form: "in") } { NAME($item, "item", form: "accusative") }.
why-at-the-forge = Przedmiot leży w kuźni, a nie masz tam żadnego elementu.
option-swap = Wymień kartę na Czarnym Rynku
option-stall = Karta { $n }
prompt-swap-what = Którą kartę wymieniasz na Czarnym Rynku?
prompt-swap-for = Którą z trzech kart bierzesz za kartę { NAME($card, "card") }?
event-swapped = { NAME($seat, "side") } wymienia kartę na Czarnym Rynku (karta { $stall }).
event-swapped-known = { NAME($seat, "side") } wymienia na Czarnym Rynku kartę { NAME($gave, "card") } na { NAME($took, "card") } (karta { $stall }).
why-swapped-already = W tej turze karta została już wymieniona.
why-no-piece-at-market = Na Czarnym Rynku nie masz żadnego elementu.
prompt-which-slot = Które pole { NAME($place, "place", form: "in") } zajmie { NAME($piece, "piece") }?
option-slot-common = Zwykłe pole
option-slot-treetop = Pole w koronie drzewa
event-in-treetop = { NAME($piece, "piece") } { NAME($place, "place", form: "in") } stoi w koronie drzewa.
pile-common-market = Czarny Rynek
ui-rt-landmarks = Charakterystyczne miejsca
ui-rt-does-swap = karta z ręki za jedną z trzech, których nie widać

## Do czego prowadzą wybory

note-forges-item = { NAME($item, "item") } z kuźni, +{ COUNT($points, "point") } i karta
note-forge-takes = na karcie: { NAME($items, "item") }
note-sails-for-a-card = potem dobierasz kartę
note-treetop-slot = kto go usunie, zdobywa punkt więcej
