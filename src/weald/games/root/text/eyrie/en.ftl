### Eyrie, en.

## Pieces

piece-eyrie_warrior = Eyrie warrior
    .a = an Eyrie warrior
piece-roost = roost
    .a = a roost

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-eyrie-warrior = { $count ->
         [one] { $count } Eyrie warrior
        *[other] { $count } Eyrie warriors
    }
count-roost = { $count ->
         [one] { $count } roost
        *[other] { $count } roosts
    }

## Eyrie

leader-builder = Builder
    .text = Crafted items score their full points.
leader-charismatic = Charismatic
    .text = Each Recruit must place two warriors.
leader-commander = Commander
    .text = One extra hit as attacker.
leader-despot = Despot
    .text = One more point per battle in which it removes an enemy building or token.
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build

## What is asked: the prompt of a decision

prompt-eyrie-start = In which corner does the Eyrie start?
prompt-leader = Which leader do you choose?
prompt-add-to-decree = Which card do you add to the Decree?
prompt-decree-column = To which column does { NAME($card, "card") } go?
prompt-new-roost = Where does the new roost stand?
prompt-decree-next = Decree, { NAME($column, "column") }: which card is next?
prompt-roost-where = Where do you build a roost?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done-add-to-decree = Add no more
option-add = Add { NAME($at, "card") }
option-column = { NAME($at, "column") }
option-leader = { NAME($at, "leader") }
option-resolve = { NAME($at, "suit") } card

## What happened: the log. -known is the face with the hidden cards in it

event-purged = The Decree is purged: { NAME($cards, "card") }.
hit-commander = the Commander leads
event-new-leader = The new leader of the Eyrie: { NAME($leader, "leader") }.
event-added-to-decree = { NAME($seat, "side", form: "the") } added { NAME($card, "card") } to the Decree, column { NAME($column, "column") }.
event-founded-roost = { NAME($seat, "side", form: "the") } founded a new roost { NAME($place, "place", form: "in") } with { COUNT($count, "warrior", form: "accusative") }.
event-cannot-obey = { NAME($seat, "side", form: "the") } cannot obey the Decree: column { NAME($column, "column") }, suit { NAME($suit, "suit") }.
event-turmoil = { NAME($seat, "side", form: "the") } falls into turmoil (bird cards: { $count }).
event-deposed = The leader is deposed: { NAME($leader, "leader") }.

## Why not: reasons

why-has-roost = There is already a roost there.
why-leader-down = That leader is face down.
why-no-roost = There is no matching roost.
why-one-bird-only = Only one bird card may be added per turn.

## The screen

ui-rt-note-eyrie = { NAME($leader, "leader") } · Decree { $decree }
ui-rt-decree = Decree
ui-rt-obeys = The Decree, { NAME($column, "column") }: { NAME($suit, "suit") }
    .column = The Decree, { NAME($column, "column") }
pile-recruit = Decree: Recruit
pile-move = Decree: Move
pile-battle = Decree: Battle
pile-build = Decree: Build
ui-rt-vizier = loyal vizier: a bird
ui-rt-track-roost = Roosts


## The terminal: labels of what lies on the faction's board

share-viziers = viziers
share-face_up = leaders to come
share-left = to resolve
share-column = column

## What a choice leads to

note-viziers = viziers: { NAME($columns, "column") }
note-roosts-score = then the roosts score { COUNT($points, "point") } each turn
