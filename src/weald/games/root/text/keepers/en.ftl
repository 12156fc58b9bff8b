### Keepers, en.

## Pieces and relics

piece-keepers_warrior = Keepers warrior
    .a = a Keepers warrior
piece-waystation_figure = waystation (figure)
    .a = a waystation (figure)
piece-waystation_tablet = waystation (tablet)
    .a = a waystation (tablet)
piece-waystation_jewelry = waystation (jewel)
    .a = a waystation (jewel)
piece-relic_figure = figure
    .a = a figure
piece-relic_tablet = tablet
    .a = a tablet
piece-relic_jewelry = jewel
    .a = a jewel
type-figure = figure
relic-figure = figure
    .a = a figure
relic-figure_1 = figure 1
    .a = a figure of value 1
relic-figure_2 = figure 2
    .a = a figure of value 2
relic-figure_3 = figure 3
    .a = a figure of value 3
type-tablet = tablet
relic-tablet = tablet
    .a = a tablet
relic-tablet_1 = tablet 1
    .a = a tablet of value 1
relic-tablet_2 = tablet 2
    .a = a tablet of value 2
relic-tablet_3 = tablet 3
    .a = a tablet of value 3
type-jewelry = jewel
relic-jewelry = jewel
    .a = a jewel
relic-jewelry_1 = jewel 1
    .a = a jewel of value 1
relic-jewelry_2 = jewel 2
    .a = a jewel of value 2
relic-jewelry_3 = jewel 3
    .a = a jewel of value 3
camp-figure_tablet = Figure up, tablet below
camp-figure_jewelry = Figure up, jewel below
camp-tablet_figure = Tablet up, figure below
camp-tablet_jewelry = Tablet up, jewel below
camp-jewelry_figure = Jewel up, figure below
camp-jewelry_tablet = Jewel up, tablet below
post-march = Move
post-delve = Battle, then delve
post-recover = Move or recover

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-keepers-warrior = { $count ->
         [one] { $count } Keepers warrior
        *[other] { $count } Keepers warriors
    }
count-waystation-figure = { $count ->
         [one] { $count } waystation (figure)
        *[other] { $count } waystations (figure)
    }
count-waystation-tablet = { $count ->
         [one] { $count } waystation (tablet)
        *[other] { $count } waystations (tablet)
    }
count-waystation-jewelry = { $count ->
         [one] { $count } waystation (jewel)
        *[other] { $count } waystations (jewel)
    }
count-relic-figure = { $count ->
         [one] { $count } figure
        *[other] { $count } figures
    }
count-relic-tablet = { $count ->
         [one] { $count } tablet
        *[other] { $count } tablets
    }
count-relic-jewelry = { $count ->
         [one] { $count } jewel
        *[other] { $count } jewels
    }
count-relic = { $count ->
         [one] { $count } relic
        *[other] { $count } relics
    }

## What is asked: the prompt of a decision

prompt-keepers-start = In which corner do the Keepers start?
prompt-keepers-beside = In which clearing at the edge beside it do four more warriors start?
prompt-relic-forest = A relic is left over. Into which forest does it go?
prompt-encamp = Where does a warrior make way for a waystation?
prompt-camp-what = Which waystation do you place { NAME($place, "place", form: "in") }, and which side is up?
prompt-keepers-return = You have nothing on the map. Where do a warrior and a waystation come back?
prompt-decamp = Where does a waystation make way for a warrior?
prompt-decamp-what = Which waystation do you take back { NAME($place, "place", form: "from") }?
prompt-muster = Recruit: at which waystation?
prompt-muster-card = Which card do you spend for two warriors { NAME($place, "place", form: "in") }?
prompt-retinue = Retinue, { NAME($post, "post") }: which card acts?
prompt-fight-or-delve = Battle, then delve: where?
prompt-delve = Do you delve { NAME($place, "place", form: "in") }, and from which forest?
prompt-delve-relic = Which relic do you bring { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-or-recover = Move, or recover relics?
prompt-recover-what = Which relic do you recover { NAME($place, "place", form: "in") }?
prompt-carry = Which relic do the warriors carry { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }? At most { COUNT($count, "relic") }.
prompt-trophy-where = Into which forest do you put { NAME($relic, "relic", form: "a") }?
prompt-gather = Gather your retinue: add hand cards, or move one card? Room for { COUNT($count, "card") }.
prompt-gather-into = Which column does { NAME($card, "card") } join?
prompt-shift-from = Out of which column do you move a card?
prompt-shift-card = Which card leaves the column { NAME($post, "post") }?
prompt-shift-to = Which column does it join?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-encamp = Encamp { NAME($at, "place", form: "in") }
option-decamp = Decamp { NAME($at, "place", form: "in") }
option-muster = Recruit { NAME($at, "place", form: "in") }
option-relic = { NAME($at, "relic") }
option-camp = { NAME($at, "camp") }
option-type = { NAME($at, "type") }
option-send = { NAME($at, "card") }
option-send-retainer = Faithful retainer
option-recover = Recover { NAME($at, "place", form: "in") }
option-retain = Add { NAME($at, "card") }
option-post = { NAME($at, "post") }
option-shift = Move one card
option-trophy = A relic as a trophy
option-done-encamp = Encamp no more
option-done-decamp = Decamp no more
option-done-muster = Recruit no more
option-done-delve = Do not delve
option-done-recover-what = Recover no more
option-done-carry = Carry no more
option-done-gather = Leave it so
option-end-retinue = Next column

## What happened: the log. -known is the face with the hidden cards in it

event-relic-laid = { NAME($relic, "relic", form: "a") } lies face down { NAME($place, "place", form: "in") }.
event-relic-carried = { NAME($seat, "side", form: "the") } carried { NAME($relic, "relic", form: "a") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-delved = { NAME($seat, "side", form: "the") } delved { NAME($relic, "relic", form: "a") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-recovered = { NAME($seat, "side", form: "the") } recovered { NAME($relic, "relic", form: "a") } { NAME($place, "place", form: "in") }.
event-trophy = { NAME($seat, "side", form: "the") } put { NAME($relic, "relic", form: "a") } back { NAME($place, "place", form: "to") }.
event-encamped = { NAME($seat, "side", form: "the") } encamped { NAME($place, "place", form: "in") } ({ NAME($type, "type") }).
event-decamped = { NAME($seat, "side", form: "the") } decamped { NAME($place, "place", form: "in") } ({ NAME($type, "type") }).
event-sent = { NAME($seat, "side", form: "the") } used { NAME($card, "card") } of the retinue: { NAME($post, "post") }.
event-sent-retainer = { NAME($seat, "side", form: "the") } used a faithful retainer: { NAME($post, "post") }.
event-retinue-lost = { NAME($seat, "side", form: "the") } ruled too few clearings and lost { NAME($card, "card") } of the retinue.
event-retainer-lost = { NAME($seat, "side", form: "the") } ruled too few clearings and lost a faithful retainer for good.
event-retained = { NAME($seat, "side", form: "the") } added { NAME($card, "card") } to the retinue: { NAME($post, "post") }.
event-reassigned = { NAME($seat, "side", form: "the") } moved { NAME($card, "card") } in the retinue: { NAME($from, "post") } → { NAME($to, "post") }.
event-reassigned-retainer = { NAME($seat, "side", form: "the") } moved a faithful retainer: { NAME($from, "post") } → { NAME($to, "post") }.
event-devout = The devout knights ignored the first hit.

## Why not: reasons

why-camped-already = You have already done so in that clearing this turn.
why-no-waystation-left = All waystations are on the map.
why-no-waystation = There is no waystation of yours there.
why-not-at-edge = That clearing is not at the edge of the map.
why-no-suited-move = There is no move out of a clearing matching that card.
why-nothing-there = There is nobody to fight and nothing to delve for.
why-no-fight-no-delve = In no clearing matching that card is there a battle to start or a relic to delve for.
why-no-move-no-recovery = In no clearing matching that card is there a move to make or a relic to recover.
why-nothing-to-recover = It takes a relic beside a waystation that shows its type.
why-retinue-full = The retinue has ten cards.
why-gathered-already = You have added cards: then none is moved.
why-retinue-empty = There is no card in the retinue.

## The screen

ui-rt-note-keepers = { COUNT($relics, "relic") } recovered
ui-rt-retainer = Faithful retainer
ui-rt-recovered = Recovered relics
ui-rt-waystations = Waystations
ui-rt-relics-in = Relics: { $relics }
ui-rt-devout = one hit ignored
ui-rt-does-move-move-or-recover = from a matching clearing
ui-rt-does-send-retainer = matches every clearing
pile-march = Retinue: Move
pile-delve = Retinue: Battle, then delve
pile-recover = Retinue: Move or recover
share-forests = in forests
share-relics = on the map
share-recovered = recovered
share-retainers = retainers
share-waystations = waystations
share-post = column
share-done = have acted

## What choices lead to

note-relics-for-camp = relics of this kind there: { $count }
note-musters = { COUNT($warriors, "warrior") } for a card
note-battle-first = you must battle first
note-delve-only = no battle: delve at once
note-card-stays-up-to = your card stays if the relic is worth at most { $value }
note-card-stays = your card stays
note-card-goes = your card leaves the retinue
note-recovers-up-to = up to +{ COUNT($points, "point") }
note-recovers-and-stays = +{ COUNT($points, "point") }, your card stays
note-recovers-and-goes = +{ COUNT($points, "point") }, your card leaves the retinue
