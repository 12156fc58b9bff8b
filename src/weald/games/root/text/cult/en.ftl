### Cult, en.

## Pieces

piece-cult_warrior = Cult warrior
    .a = a Cult warrior
piece-garden_fox = fox garden
    .a = a fox garden
piece-garden_rabbit = rabbit garden
    .a = a rabbit garden
piece-garden_mouse = mouse garden
    .a = a mouse garden

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-cult-warrior = { $count ->
         [one] { $count } Cult warrior
        *[other] { $count } Cult warriors
    }
count-garden-fox = { $count ->
         [one] { $count } fox garden
        *[other] { $count } fox gardens
    }
count-garden-rabbit = { $count ->
         [one] { $count } rabbit garden
        *[other] { $count } rabbit gardens
    }
count-garden-mouse = { $count ->
         [one] { $count } mouse garden
        *[other] { $count } mouse gardens
    }
count-acolyte = { $count ->
         [one] { $count } acolyte
        *[other] { $count } acolytes
    }

## The Cult

conspiracy-crusade = crusade
    .a = a crusade
conspiracy-convert = conversion
    .a = a conversion
conspiracy-sanctify = sanctification
    .a = a sanctification

## What is asked: the prompt of a decision

prompt-cult-start = In which corner does the Cult start?
prompt-first-outcast = Which suit is the first outcast?
prompt-conspire = Conspiracies in clearings of the outcast ({ NAME($suit, "suit") }): you have { COUNT($acolytes, "acolyte") }.
prompt-crusade-battle = Do you start a battle { NAME($place, "place", form: "in") }?
prompt-convert-where = Where do you convert a warrior?
prompt-convert-whom = Which warrior { NAME($place, "place", form: "in") } do you convert?
prompt-sanctify-where = Where do you sanctify a building?
prompt-sanctify-what = Which building { NAME($place, "place", form: "in") } becomes a garden?
prompt-cult-action = Which card do you reveal for a ritual?
prompt-ritual = Which ritual do you perform for { NAME($card, "card") }?
prompt-ritual-build = Where do you build a garden ({ NAME($suit, "suit") })?
prompt-ritual-recruit = Where do you recruit a warrior ({ NAME($suit, "suit") })?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done-conspire = No more conspiracies
option-done-crusade-battle = No battle
option-end-cult-action = End Daylight
option-crusade = Crusade: battle
option-crusade-march = Crusade: march
option-convert = Convert
option-sanctify = Sanctify
option-build-ritual = Build a garden
option-recruit-ritual = Recruit
option-score = Score
option-sacrifice = Sacrifice
option-fear = Fear for the garden lost { NAME($at, "place", form: "in") }

## What happened: the log. -known is the face with the hidden cards in it

event-outcast = The outcast is now { NAME($suit, "suit", form: "the") }.
event-hated = The outcast, { NAME($suit, "suit", form: "the") }, is now hated: conspiracies cost one acolyte less.
event-souls-discarded = { NAME($seat, "side", form: "the") } discarded { COUNT($count, "card") } of the Lost Souls.
event-conspired = { NAME($seat, "side", form: "the") } spent { COUNT($count, "acolyte", form: "accusative") } on { NAME($conspiracy, "conspiracy", form: "a") }.
event-converted = { NAME($piece, "piece", form: "a") } { NAME($place, "place", form: "in") } joined the Cult.
event-sanctified = { NAME($piece, "piece", form: "a") } grows { NAME($place, "place", form: "in") } now.
event-revealed = { NAME($seat, "side", form: "the") } revealed { NAME($card, "card") } for a ritual.
event-sacrificed = { NAME($seat, "side", form: "the") } sacrificed a warrior and now has { COUNT($acolytes, "acolyte", form: "accusative") }.
event-revenge = Revenge: { COUNT($count, "warrior") } became { $count ->
         [one] an acolyte
        *[other] acolytes
    } (now { $acolytes }).
event-feared = Fear of the Faithful: { NAME($seat, "side", form: "the") } lost a garden { NAME($place, "place", form: "in") } and discarded { NAME($card, "card") } at random.
event-returned = { NAME($seat, "side", form: "the") } took { $count ->
         [one] the revealed card
        *[other] { $count } revealed cards
    } back into hand.

## Why not: reasons

why-birds-not-wild = Bird cards are not wild for rituals: they are good for a sacrifice alone.
why-needs-a-bird = A sacrifice takes a bird card.
why-no-enemy-building = There is no enemy building there.
why-no-enemy-warrior = There is no enemy warrior there.
why-no-garden-left = No garden of that suit is left.
why-no-ritual = There is no ritual left for a card of this suit.
why-not-outcast = It is not a clearing of the outcast suit.
why-nothing-to-convert = There is no enemy warrior you could replace in a clearing of the outcast suit.
why-nothing-to-sanctify = There is no enemy building you could replace in a clearing of the outcast suit.
why-nowhere-to-build = You rule no clearing of that suit with an open slot.
why-nowhere-to-recruit = There is no clearing of that suit where you may place.
why-scored-already = You have already scored for that suit this turn.
why-too-few-acolytes = Acolytes needed: { $needed }, you have { $have }.

## The screen

pile-souls = Lost Souls
ui-rt-note-cult = { COUNT($acolytes, "acolyte") } · { $hated ->
         [1] hated
        *[other] outcast
    }: { NAME($outcast, "suit") }
ui-rt-acolytes = Acolytes
ui-rt-outcast = Outcast
ui-rt-hated = Hated outcast
ui-rt-souls-count = Lost Souls by suit
ui-rt-no-souls = none yet
ui-rt-track-garden_fox = Fox gardens
ui-rt-track-garden_rabbit = Rabbit gardens
ui-rt-track-garden_mouse = Mouse gardens
ui-rt-garden-draw = one card more in Evening
ui-rt-revenge = to the acolytes: { $count }
ui-rt-does-crusade = battle for { COUNT($cost, "acolyte") }
ui-rt-does-crusade-march = move, perhaps battle for { COUNT($cost, "acolyte") }
ui-rt-does-convert = a warrior for { COUNT($cost, "acolyte") }
ui-rt-does-sanctify = a building for { COUNT($cost, "acolyte") }
ui-rt-does-build-ritual = where you rule
ui-rt-does-recruit-ritual = a warrior in that suit
ui-rt-does-score = spend the card, { COUNT($points, "point") }
ui-rt-does-sacrifice = a warrior becomes an acolyte
share-outcast = outcast
share-hated = hated
share-scored = scored for
share-conspiracy = conspiracies cost

## What choices lead to

note-reveal-acolyte = an acolyte
note-reveal-scores = Score: +{ COUNT($points, "point") }
note-garden-scores = then Score gives { COUNT($points, "point") }
note-warriors-there = enemy warriors there: { $count }
note-sanctify-scores = +{ COUNT($now, "point") }; then Score gives { COUNT($points, "point") }
