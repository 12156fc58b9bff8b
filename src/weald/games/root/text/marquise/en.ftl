### Marquise, en.

## Pieces

piece-marquise_warrior = Marquise warrior
    .a = a Marquise warrior
piece-sawmill = sawmill
    .a = a sawmill
piece-workshop = workshop
    .a = a workshop
piece-recruiter = recruiter
    .a = a recruiter
piece-wood = wood
piece-keep = keep
    .a = the keep

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-marquise-warrior = { $count ->
         [one] { $count } Marquise warrior
        *[other] { $count } Marquise warriors
    }
count-sawmill = { $count ->
         [one] { $count } sawmill
        *[other] { $count } sawmills
    }
count-workshop = { $count ->
         [one] { $count } workshop
        *[other] { $count } workshops
    }
count-recruiter = { $count ->
         [one] { $count } recruiter
        *[other] { $count } recruiters
    }
count-wood = { $count ->
         [one] { $count } wood
        *[other] { $count } wood
    }
count-keep = { $count ->
         [one] { $count } keep
        *[other] { $count } keeps
    }

## What is asked: the prompt of a decision

prompt-keep-where = In which corner does the keep stand?
prompt-first-building = Where do you place the first { NAME($piece, "piece") }?
prompt-field-hospitals = { COUNT($count, "warrior") } fell { NAME($place, "place", form: "in") }. Spend a matching card for the way back to the keep?
prompt-marquise-action = What do you do? Left: { COUNT($count, "action") }.
prompt-build-where = Where do you build?
prompt-build-what = What do you build { NAME($place, "place", form: "in") }?
prompt-pay-wood = From where do you take wood? Left: { $count }.
prompt-overwork-where = At which sawmill do you overwork?
prompt-overwork-card = Which card do you spend for wood { NAME($place, "place", form: "in") }?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done-field-hospitals = Let them go
option-end-marquise-action = End Daylight
option-extra = Spend { NAME($at, "card") } for one more action
option-march = March
option-overwork = Overwork
option-hospitals = Field hospitals { NAME($at, "place", form: "in") }

## What happened: the log. -known is the face with the hidden cards in it

event-keep-lost = The keep is out of the game.
event-garrison = { NAME($seat, "side", form: "the") } placed a warrior in every clearing except { NAME($place, "place") }.
event-healed = Field hospitals brought { COUNT($count, "warrior") } { NAME($place, "place", form: "to") }.
event-paid-wood = { NAME($seat, "side", form: "the") } paid with wood { NAME($place, "place", form: "from") }.

## Why not: reasons

why-keep-forbids = Only the Marquise places pieces at her keep.
why-no-build = There is nothing you could build and pay for.
why-no-overwork = It takes a sawmill, a matching card and wood in the supply.
why-no-recruiter = There is no recruiter on the map.
why-no-sawmill = There is no sawmill.
why-no-wood-left = No wood is left in the supply.
why-recruited-already = You have already recruited this turn.
why-too-little-wood = Wood needed: { $needed }, within reach: { $have }.

## The screen

ui-rt-note-marquise = in the supply: { COUNT($warriors, "warrior") }, { COUNT($wood, "wood") }
ui-rt-wood-cost = wood to pay
ui-rt-track-sawmill = Sawmills
ui-rt-track-workshop = Workshops
ui-rt-track-recruiter = Recruiters
ui-rt-does-march = up to two moves
ui-rt-does-overwork = spend a card, place wood


## The terminal: labels of what lies on the faction's board

share-recruited = has recruited

## What a choice leads to

note-wood-for-points = { COUNT($wood, "wood") }, +{ COUNT($points, "point") }
note-wood-in-reach = wood within reach: { $wood }
note-at-recruiters = { COUNT($count, "warrior") }
