### Hundreds, en.

## Pieces

piece-hundreds_warrior = Hundreds warrior
    .a = a Hundreds warrior
piece-warlord = warlord
    .a = the warlord
piece-stronghold = stronghold
    .a = a stronghold
piece-mob = mob
    .a = a mob

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-hundreds-warrior = { $count ->
         [one] { $count } Hundreds warrior
        *[other] { $count } Hundreds warriors
    }
count-warlord = { $count ->
         [one] { $count } warlord
        *[other] { $count } warlords
    }
count-stronghold = { $count ->
         [one] { $count } stronghold
        *[other] { $count } strongholds
    }
count-mob = { $count ->
         [one] { $count } mob
        *[other] { $count } mobs
    }

## Moods and the tracks of the hoard

mood-lavish = Lavish
    .text = At the end of Birdsong you may give up items of the hoard, for two warriors each at the warlord.
mood-relentless = Relentless
    .text = After an advance with a move and a battle, once more the one or the other.
mood-rowdy = Rowdy
    .text = Draw a card more in Evening, two if three enemy pieces are at the warlord.
mood-grandiose = Grandiose
    .text = Advance before you command.
mood-jubilant = Jubilant
    .text = After inciting at the warlord roll the mob die up to four times, for a mob each.
mood-wrathful = Wrathful
    .text = One extra hit as attacker at the warlord.
mood-stubborn = Stubborn
    .text = In a battle at the warlord ignore the first hit.
mood-bitter = Bitter
    .text = In a battle at the warlord mobs there and next to it may become warriors.
hoard-command = command
hoard-prowess = prowess

## What is asked: the prompt of a decision

prompt-hundreds-start = In which corner do the Hundreds start?
prompt-mood = Which mood comes after { NAME($mood, "mood") }?
prompt-lavish = Lavish: which item do you give up for two warriors?
prompt-anoint-where = The warlord has fallen. Where is the new one anointed?
prompt-command = Command the Hundreds: what do you do? Left: { COUNT($count, "action") }.
prompt-stronghold-where = Where do you build a stronghold?
prompt-stronghold-card = Which card do you spend for a stronghold { NAME($place, "place", form: "in") }?
prompt-advance = The warlord advances: what does he do? Left: { COUNT($count, "advance") }.
prompt-advance-to = Where does the warlord go { NAME($from, "place", form: "from") }?
prompt-advance-with = How many warriors go with the warlord { NAME($to, "place", form: "to") }?
prompt-advance-battle = Do you battle { NAME($place, "place", form: "in") } after the warlord's move?
prompt-relentless = Relentless: one more move of the warlord, or one more battle { NAME($place, "place", form: "in") }?
prompt-incite = Where do you incite a mob?
prompt-incite-card = Which card do you spend for a mob { NAME($place, "place", form: "in") }?
prompt-jubilant = Jubilant: roll the mob die? Rolls left: { $count }.
prompt-mob-where = The mob die shows { NAME($suit, "suit") }. Where does the mob spread?
prompt-raze-item = Which item do you take from the ruin { NAME($place, "place", form: "in") }?
prompt-contempt = You crafted { NAME($item, "item", form: "a") }: into the hoard for no points, or out of the game for its points?
prompt-hoard-full = The hoard has no room for { NAME($item, "item", form: "a") }. Which item leaves the game for a point?
prompt-loot = Do you loot { NAME($side, "side", form: "the") } { NAME($place, "place", form: "in") }? You deal no rolled hits.
prompt-loot-what = Which item do you take from { NAME($side, "side", form: "the") }?
prompt-bitter = Bitter: which mob becomes a warrior { NAME($place, "place", form: "in") }?

count-advance = { $count ->
         [one] { $count } advance
        *[other] { $count } advances
    }

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-mood = { NAME($at, "mood") }
option-keep = Into the hoard
option-scrap = Out of the game, for its points
option-loot = Loot
option-roll = Roll the mob die
option-incite = Incite { NAME($at, "place", form: "in") }
option-done-incite = Incite no more
option-done-jubilant = Roll no more
option-done-lavish = Keep the rest
option-done-loot = Fight without looting
option-done-bitter = Leave the mobs
option-done-advance-battle = No battle
option-done-relentless = Neither
option-end-command = End of the command
option-end-advance = Advance no more

## What happened: the log. -known is the face with the hidden cards in it

event-razed = The mob of { NAME($seat, "side", form: "the") } razed { NAME($place, "place") }.
event-mob-rolled = { NAME($seat, "side", form: "the") } rolled { NAME($suit, "suit") } on the mob die.
event-no-mob = No clearing of { NAME($suit, "suit") } next to a mob could take another one.
event-anointed = { NAME($seat, "side", form: "the") } anointed a new warlord { NAME($place, "place", form: "in") }.
event-new-mood = The warlord's mood is now { NAME($mood, "mood") }.
event-mood-stays = No other mood is free: the warlord stays { NAME($mood, "mood") }.
event-squandered = { NAME($seat, "side", form: "the") } gave up { NAME($item, "item", form: "a") } of the hoard.
event-incited = { NAME($seat, "side", form: "the") } incited a mob { NAME($place, "place", form: "in") }.
event-oppressed = { NAME($seat, "side", form: "the") } oppressed { COUNT($count, "clearing") }.
event-kept-item = { NAME($seat, "side", form: "the") } put { NAME($item, "item", form: "a") } into the hoard.
event-scrapped = { NAME($seat, "side", form: "the") } gave { NAME($item, "item", form: "a") } out of the game for its points.
event-hoard-overflow = The hoard of { NAME($seat, "side", form: "the") } overflowed: { NAME($item, "item", form: "a") } is out of the game.
event-looting = { NAME($seat, "side", form: "the") } came to loot { NAME($side, "side", form: "the") }: no rolled hits.
event-looted = { NAME($seat, "side", form: "the") } looted { NAME($item, "item", form: "a") } of { NAME($side, "side", form: "the") }.
event-calmed-mob = The mob { NAME($place, "place", form: "in") } joined the warlord's battle.
event-shrugged = The stubborn warlord shrugged off the first hit.
hit-wrathful = the warlord is wrathful

## Why not: reasons

why-same-mood = That is the mood you have: it must change.
why-item-in-hoard = There is { NAME($item, "item", form: "a") } in your hoard, which this mood shows.
why-no-stronghold = It takes a clearing you rule with an open slot, and a matching card.
why-no-mob-left = All mobs are on the map.
why-has-mob = There is already a mob there.

## The screen

ui-rt-note-hundreds = { NAME($mood, "mood") } · { $command }/{ $prowess }
ui-rt-mood = Mood
ui-rt-mobs = Mobs
ui-rt-of-mood = { NAME($item, "item") } in the hoard: { NAME($mood, "mood") } cannot be chosen
ui-rt-track-stronghold = Strongholds
ui-rt-shrugged = one hit ignored
ui-rt-looting = loots: no rolled hits
ui-rt-does-build-command = spend a card, place a stronghold
ui-rt-does-move-advance = the warlord and any warriors
ui-rt-does-battle-advance = at the warlord
ui-rt-does-move-relentless = the warlord and any warriors
ui-rt-does-battle-relentless = in the same clearing
ui-rt-does-keep = no points
ui-rt-does-scrap = the points of the card
ui-rt-does-loot = no rolled hits, an item if you rule there
ui-rt-does-roll = a mob next to a mob
share-mood = mood
share-hoard = hoard
share-command = command
share-prowess = prowess
share-commanded = actions taken
share-advanced = advances made
share-looting = looting

## What choices lead to

note-lavish-for = the whole hoard: { COUNT($warriors, "warrior") }
note-lavish-for-nothing = no effect: the hoard is empty
note-rowdy-draws = now { COUNT($cards, "card") } more
note-mobs-near = mobs near the warlord: { $count }
note-warriors-at-warlord = { COUNT($warriors, "warrior") } at the warlord
note-command-then = command { $value }
note-prowess-then = prowess { $value }
note-hoard-is-full = the track is full: an item goes for { COUNT($points, "point") }
note-leaves-for = +{ COUNT($points, "point") }
note-razes = pieces it would raze: { $count }
note-razes-ruin = an item from the ruin; pieces it would raze: { $count }
note-oppresses = oppressed: { COUNT($count, "clearing") }, +{ COUNT($points, "point") }
