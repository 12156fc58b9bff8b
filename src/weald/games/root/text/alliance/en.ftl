### Alliance, en.

## Pieces

piece-alliance_warrior = Alliance warrior
    .a = an Alliance warrior
piece-base = base
    .a = a base
piece-sympathy = sympathy
    .a = a sympathy token

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-alliance-warrior = { $count ->
         [one] { $count } Alliance warrior
        *[other] { $count } Alliance warriors
    }
count-base = { $count ->
         [one] { $count } base
        *[other] { $count } bases
    }
count-sympathy = { $count ->
         [one] { $count } sympathy token
        *[other] { $count } sympathy tokens
    }
count-supporter = { $count ->
         [one] { $count } supporter
        *[other] { $count } supporters
    }
count-officer = { $count ->
         [one] { $count } officer
        *[other] { $count } officers
    }
count-operation = { $count ->
         [one] { $count } operation
        *[other] { $count } operations
    }

## What is asked: the prompt of a decision

prompt-outrage = Outrage { NAME($place, "place", form: "in") }: which card do you give to the Alliance?
prompt-revolt = Do you revolt?
prompt-spread = Where do you spread sympathy?
prompt-spend-supporter = Which supporter do you spend { NAME($place, "place", form: "in") }? Left: { $count }.
prompt-trim-supporters = Without a base only five supporters stay. Discard: { $count }.
prompt-alliance-action = What do you do?
prompt-mobilize = Which card joins the supporters?
prompt-train = Which card do you spend for an officer?
prompt-operation = Military operations: { COUNT($count, "operation") } left.
prompt-organize-where = From where does a warrior organize?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done-revolt = No more revolts
option-done-spread = No more sympathy
option-end-alliance-action = End Daylight
option-end-operation = No more operations
option-give-mobilize = Mobilize { NAME($at, "card") }
option-organize = Organize
option-mobilize = Mobilize
option-train = Train
option-revolt = Revolt { NAME($at, "place", form: "in") }
option-spread = { NAME($at, "place", form: "in") }
option-outrage = Outrage { NAME($at, "place", form: "in") }
option-base-lost = The lost base { NAME($at, "place", form: "in") }

## What happened: the log. -known is the face with the hidden cards in it

event-no-officer = No warrior is left to become an officer.
event-outrage-unpaid = Outrage { NAME($place, "place", form: "in") }: { NAME($seat, "side", form: "the") } had no matching card.
event-supporters = { NAME($seat, "side", form: "the") } starts with { COUNT($count, "supporter", form: "accusative") }.
event-supporter-discarded = { NAME($seat, "side", form: "the") } discarded a supporter: { NAME($card, "card") }.
event-spent-supporter = { NAME($seat, "side", form: "the") } spent a supporter: { NAME($card, "card") }.
event-drew-supporter = { NAME($seat, "side", form: "the") } drew a supporter.
event-drew-supporter-known = { NAME($seat, "side", form: "the") } drew a supporter: { NAME($card, "card") }.
event-mobilized = { NAME($seat, "side", form: "the") } mobilized a card.
event-mobilized-known = { NAME($seat, "side", form: "the") } mobilized { NAME($card, "card") }.
event-outraged = Outrage { NAME($place, "place", form: "in") }: { NAME($seat, "side", form: "the") } gave the Alliance a supporter.
event-outraged-known = Outrage { NAME($place, "place", form: "in") }: { NAME($seat, "side", form: "the") } gave { NAME($card, "card") }.
event-base-lost = { NAME($seat, "side", form: "the") } lost a base ({ NAME($suit, "suit") }) and { COUNT($officers, "officer", form: "accusative") }.
event-revolted = A revolt { NAME($place, "place", form: "in") }!
event-officer = { NAME($seat, "side", form: "the") } now has { COUNT($count, "officer", form: "accusative") }.
event-sympathy = { NAME($seat, "side", form: "the") } gained sympathy { NAME($place, "place", form: "in") }.
event-organized = { NAME($seat, "side", form: "the") } organized { NAME($place, "place", form: "in") }.

## Why not: reasons

why-already-sympathetic = There is already sympathy there.
why-base-on-map = The base of that suit is already on the map.
why-no-base = There is no base where you could recruit.
why-no-organizing = There is no warrior who could organize.
why-no-sympathy-left = No sympathy token is left.
why-no-training = It takes a card of the suit of a base on the map.
why-not-next-to-sympathy = It is not adjacent to a sympathetic clearing.
why-not-sympathetic = There is no sympathy there.
why-too-few-supporters = Supporters needed: { $needed }, you have { $have }.

## Why a choice cannot simply be taken back: what someone has learned since

undo-got-supporter = A supporter has been gained since.

## The screen

ui-rt-note-alliance = { COUNT($supporters, "supporter") } · { COUNT($officers, "officer") }
pile-supporters = Supporters
ui-rt-bases = Bases
ui-rt-base-on-map = on the map
ui-rt-base-here = still here
ui-rt-officers = Officers
ui-rt-does-recruit-operation = a warrior at a base
ui-rt-does-mobilize = a card joins the supporters
ui-rt-does-train = spend a card, gain an officer
ui-rt-does-organize = a warrior becomes sympathy

## What a choice leads to

note-sympathy-for = { COUNT($supporters, "supporter") }, +{ COUNT($points, "point") }
note-revolt-for = { COUNT($supporters, "supporter") }; a base, an officer, { COUNT($warriors, "warrior") }
note-outrage-card = Outrage: { $suit ->
     [bird] a matching card
    *[other] a card of the suit { NAME($suit, "suit") }
} for the Alliance
note-outrage-empty-handed = Outrage: you show your hand, the Alliance draws a card
