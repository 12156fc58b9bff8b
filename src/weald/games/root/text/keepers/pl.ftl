### Keepers, pl.

## Elementy i relikwie

piece-keepers_warrior = wojownik Strażników
    .accusative = wojownika Strażników
piece-waystation_figure = stanica (figurka)
    .accusative = stanicę (figurka)
piece-waystation_tablet = stanica (tabliczka)
    .accusative = stanicę (tabliczka)
piece-waystation_jewelry = stanica (klejnot)
    .accusative = stanicę (klejnot)
piece-relic_figure = figurka
    .accusative = figurkę
piece-relic_tablet = tabliczka
    .accusative = tabliczkę
piece-relic_jewelry = klejnot
    .accusative = klejnot
type-figure = figurka
relic-figure = figurka
    .accusative = figurkę
relic-figure_1 = figurka 1
    .accusative = figurkę o wartości 1
relic-figure_2 = figurka 2
    .accusative = figurkę o wartości 2
relic-figure_3 = figurka 3
    .accusative = figurkę o wartości 3
type-tablet = tabliczka
relic-tablet = tabliczka
    .accusative = tabliczkę
relic-tablet_1 = tabliczka 1
    .accusative = tabliczkę o wartości 1
relic-tablet_2 = tabliczka 2
    .accusative = tabliczkę o wartości 2
relic-tablet_3 = tabliczka 3
    .accusative = tabliczkę o wartości 3
type-jewelry = klejnot
relic-jewelry = klejnot
    .accusative = klejnot
relic-jewelry_1 = klejnot 1
    .accusative = klejnot o wartości 1
relic-jewelry_2 = klejnot 2
    .accusative = klejnot o wartości 2
relic-jewelry_3 = klejnot 3
    .accusative = klejnot o wartości 3
camp-figure_tablet = Na górze figurka, pod spodem tabliczka
camp-figure_jewelry = Na górze figurka, pod spodem klejnot
camp-tablet_figure = Na górze tabliczka, pod spodem figurka
camp-tablet_jewelry = Na górze tabliczka, pod spodem klejnot
camp-jewelry_figure = Na górze klejnot, pod spodem figurka
camp-jewelry_tablet = Na górze klejnot, pod spodem tabliczka
post-march = Ruch
post-delve = Bitwa, potem poszukiwania
post-recover = Ruch lub odzyskanie

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-keepers-warrior = { $count ->
         [one] { $count } wojownik Strażników
         [few] { $count } wojownicy Strażników
         [many] { $count } wojowników Strażników
        *[other] { $count } wojownika Strażników
    }
    .accusative = { $count ->
         [one] { $count } wojownika Strażników
         [few] { $count } wojowników Strażników
         [many] { $count } wojowników Strażników
        *[other] { $count } wojownika Strażników
    }
count-waystation-figure = { $count ->
         [one] { $count } stanica (figurka)
         [few] { $count } stanice (figurka)
         [many] { $count } stanic (figurka)
        *[other] { $count } stanicy (figurka)
    }
    .accusative = { $count ->
         [one] { $count } stanicę (figurka)
         [few] { $count } stanice (figurka)
         [many] { $count } stanic (figurka)
        *[other] { $count } stanicy (figurka)
    }
count-waystation-tablet = { $count ->
         [one] { $count } stanica (tabliczka)
         [few] { $count } stanice (tabliczka)
         [many] { $count } stanic (tabliczka)
        *[other] { $count } stanicy (tabliczka)
    }
    .accusative = { $count ->
         [one] { $count } stanicę (tabliczka)
         [few] { $count } stanice (tabliczka)
         [many] { $count } stanic (tabliczka)
        *[other] { $count } stanicy (tabliczka)
    }
count-waystation-jewelry = { $count ->
         [one] { $count } stanica (klejnot)
         [few] { $count } stanice (klejnot)
         [many] { $count } stanic (klejnot)
        *[other] { $count } stanicy (klejnot)
    }
    .accusative = { $count ->
         [one] { $count } stanicę (klejnot)
         [few] { $count } stanice (klejnot)
         [many] { $count } stanic (klejnot)
        *[other] { $count } stanicy (klejnot)
    }
count-relic-figure = { $count ->
         [one] { $count } figurka
         [few] { $count } figurki
         [many] { $count } figurek
        *[other] { $count } figurki
    }
    .accusative = { $count ->
         [one] { $count } figurkę
         [few] { $count } figurki
         [many] { $count } figurek
        *[other] { $count } figurki
    }
count-relic-tablet = { $count ->
         [one] { $count } tabliczka
         [few] { $count } tabliczki
         [many] { $count } tabliczek
        *[other] { $count } tabliczki
    }
    .accusative = { $count ->
         [one] { $count } tabliczkę
         [few] { $count } tabliczki
         [many] { $count } tabliczek
        *[other] { $count } tabliczki
    }
count-relic-jewelry = { $count ->
         [one] { $count } klejnot
         [few] { $count } klejnoty
         [many] { $count } klejnotów
        *[other] { $count } klejnotu
    }
    .accusative = { $count ->
         [one] { $count } klejnot
         [few] { $count } klejnoty
         [many] { $count } klejnotów
        *[other] { $count } klejnotu
    }
count-relic = { $count ->
         [one] { $count } relikwia
         [few] { $count } relikwie
         [many] { $count } relikwii
        *[other] { $count } relikwii
    }
    .accusative = { $count ->
         [one] { $count } relikwię
         [few] { $count } relikwie
         [many] { $count } relikwii
        *[other] { $count } relikwii
    }

## O co pyta gra

prompt-keepers-start = W którym narożniku zaczyna Zakon Strażników?
prompt-keepers-beside = Na której sąsiedniej polanie na brzegu zaczyna czterech dalszych wojowników?
prompt-relic-forest = Została relikwia. Do którego lasu trafia?
prompt-encamp = Gdzie zastępujesz wojownika stanicą?
prompt-camp-what = Którą stanicę kładziesz { NAME($place, "place", form: "in") } i którą stroną do góry?
prompt-keepers-return = Nie masz niczego na mapie. Gdzie wracają wojownik i stanica?
prompt-decamp = Gdzie zastępujesz stanicę wojownikiem?
prompt-decamp-what = Którą stanicę zwijasz { NAME($place, "place", form: "in") }?
prompt-muster = Werbunek: przy której stanicy?
prompt-muster-card = Którą kartę wydajesz za dwóch wojowników { NAME($place, "place", form: "in") }?
prompt-retinue = Świta, { NAME($post, "post") }: która karta działa?
prompt-fight-or-delve = Bitwa, potem poszukiwania: gdzie?
prompt-delve = Czy szukasz { NAME($place, "place", form: "in") } i w którym lesie?
prompt-delve-relic = Którą relikwię przynosisz { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-or-recover = Ruch czy odzyskanie relikwii?
prompt-recover-what = Którą relikwię odzyskujesz { NAME($place, "place", form: "in") }?
prompt-carry = Którą relikwię niosą wojownicy { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }? Najwyżej { COUNT($count, "relic", form: "accusative") }.
prompt-trophy-where = Do którego lasu kładziesz { NAME($relic, "relic", form: "accusative") }?
prompt-gather = Zbieranie świty: dodajesz karty z ręki czy przenosisz jedną kartę? Miejsce: { COUNT($count, "card") }.
prompt-gather-into = Do której kolumny dodajesz kartę { NAME($card, "card") }?
prompt-shift-from = Z której kolumny przenosisz kartę?
prompt-shift-card = Która karta opuszcza kolumnę { NAME($post, "post") }?
prompt-shift-to = Do której kolumny przechodzi?

## Co można wybrać

option-encamp = Rozbij obóz { NAME($at, "place", form: "in") }
option-decamp = Zwiń obóz { NAME($at, "place", form: "in") }
option-muster = Werbuj { NAME($at, "place", form: "in") }
option-relic = { NAME($at, "relic") }
option-camp = { NAME($at, "camp") }
option-type = { NAME($at, "type") }
option-send = { NAME($at, "card") }
option-send-retainer = Wierny sługa
option-recover = Odzyskaj { NAME($at, "place", form: "in") }
option-retain = Dodaj kartę { NAME($at, "card") }
option-post = { NAME($at, "post") }
option-shift = Przenieś jedną kartę
option-trophy = Relikwia jako trofeum
option-done-encamp = Nie rozbijaj więcej obozów
option-done-decamp = Nie zwijaj więcej obozów
option-done-muster = Nie werbuj więcej
option-done-delve = Nie szukaj
option-done-recover-what = Nie odzyskuj więcej
option-done-carry = Nie nieś więcej
option-done-gather = Zostaw, jak jest
option-end-retinue = Następna kolumna

## Co się stało

event-relic-laid = Relikwia leży zakryta { NAME($place, "place", form: "in") }: { NAME($relic, "relic") }.
event-relic-carried = { NAME($seat, "side") } niesie { NAME($relic, "relic", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-delved = { NAME($seat, "side") } szuka i przynosi { NAME($relic, "relic", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-recovered = { NAME($seat, "side") } odzyskuje { NAME($relic, "relic", form: "accusative") } { NAME($place, "place", form: "in") }.
event-trophy = { NAME($seat, "side") } odkłada { NAME($relic, "relic", form: "accusative") } { NAME($place, "place", form: "to") }.
event-encamped = { NAME($seat, "side") } rozbija obóz { NAME($place, "place", form: "in") } ({ NAME($type, "type") }).
event-decamped = { NAME($seat, "side") } zwija obóz { NAME($place, "place", form: "in") } ({ NAME($type, "type") }).
event-sent = { NAME($seat, "side") } używa karty świty { NAME($card, "card") }: { NAME($post, "post") }.
event-sent-retainer = { NAME($seat, "side") } używa wiernego sługi: { NAME($post, "post") }.
event-retinue-lost = { NAME($seat, "side") } włada zbyt małą liczbą polan i traci kartę świty { NAME($card, "card") }.
event-retainer-lost = { NAME($seat, "side") } włada zbyt małą liczbą polan i na stałe traci wiernego sługę.
event-retained = { NAME($seat, "side") } dodaje do świty kartę { NAME($card, "card") }: { NAME($post, "post") }.
event-reassigned = { NAME($seat, "side") } przenosi w świcie kartę { NAME($card, "card") }: { NAME($from, "post") } → { NAME($to, "post") }.
event-reassigned-retainer = { NAME($seat, "side") } przenosi wiernego sługę: { NAME($from, "post") } → { NAME($to, "post") }.
event-devout = Pobożni rycerze pomijają pierwsze trafienie.

## Dlaczego nie

why-camped-already = Na tej polanie zrobiono to już w tej turze.
why-no-waystation-left = Wszystkie stanice są na mapie.
why-no-waystation = Nie ma tam twojej stanicy.
why-not-at-edge = Ta polana nie leży na brzegu mapy.
why-no-suited-move = Z polany pasującej do tej karty nie ma żadnego ruchu.
why-nothing-there = Nie ma tam z kim walczyć ani czego szukać.
why-no-fight-no-delve = Na żadnej polanie pasującej do tej karty nie ma bitwy ani poszukiwań.
why-no-move-no-recovery = Na żadnej polanie pasującej do tej karty nie ma ruchu ani odzyskania.
why-nothing-to-recover = Potrzebna jest relikwia przy stanicy, która pokazuje jej rodzaj.
why-retinue-full = W świcie jest dziesięć kart.
why-gathered-already = Karty zostały dodane: wtedy żadnej się nie przenosi.
why-retinue-empty = W świcie nie ma żadnej karty.

## Ekran

ui-rt-note-keepers = odzyskano: { COUNT($relics, "relic") }
ui-rt-retainer = Wierny sługa
ui-rt-recovered = Odzyskane relikwie
ui-rt-waystations = Stanice
ui-rt-relics-in = Relikwie: { $relics }
ui-rt-devout = jedno trafienie się nie liczy
ui-rt-does-move-move-or-recover = z pasującej polany
ui-rt-does-send-retainer = pasuje do każdej polany
pile-march = Świta: Ruch
pile-delve = Świta: Bitwa, potem poszukiwania
pile-recover = Świta: Ruch lub odzyskanie
share-forests = w lasach
share-relics = na mapie
share-recovered = odzyskane
share-retainers = wierni słudzy
share-waystations = stanice
share-post = kolumna
share-done = już działały

## Do czego prowadzą wybory

note-relics-for-camp = relikwii tego rodzaju na miejscu: { $count }
note-musters = { COUNT($warriors, "warrior") } za kartę
note-battle-first = najpierw musisz walczyć
note-delve-only = bez bitwy: od razu poszukiwania
note-card-stays-up-to = karta zostaje, jeśli relikwia jest warta najwyżej { $value }
note-card-stays = karta zostaje
note-card-goes = karta opuszcza świtę
note-recovers-up-to = najwyżej +{ COUNT($points, "point") }
note-recovers-and-stays = +{ COUNT($points, "point") }, karta zostaje
note-recovers-and-goes = +{ COUNT($points, "point") }, karta opuszcza świtę
