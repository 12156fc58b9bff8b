### Duchy, en.

## Pieces

piece-duchy_warrior = Duchy warrior
    .a = a Duchy warrior
piece-citadel = citadel
    .a = a citadel
piece-market = market
    .a = a market
piece-tunnel = tunnel
    .a = a tunnel

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-duchy-warrior = { $count ->
         [one] { $count } Duchy warrior
        *[other] { $count } Duchy warriors
    }
count-citadel = { $count ->
         [one] { $count } citadel
        *[other] { $count } citadels
    }
count-market = { $count ->
         [one] { $count } market
        *[other] { $count } markets
    }
count-tunnel = { $count ->
         [one] { $count } tunnel
        *[other] { $count } tunnels
    }
count-minister = { $count ->
         [one] { $count } minister
        *[other] { $count } ministers
    }

## Ministers

rank-squire = squire
rank-noble = noble
rank-lord = lord
minister-foremole = Foremole
    .the = the Foremole
    .text = Reveal any card and build in a clearing you rule.
minister-captain = Captain
    .the = the Captain
    .text = One battle.
minister-marshal = Marshal
    .the = the Marshal
    .text = One move.
minister-brigadier = Brigadier
    .the = the Brigadier
    .text = Up to two moves, or up to two battles.
minister-banker = Banker
    .the = the Banker
    .text = Spend cards of one suit for a point each.
minister-mayor = Mayor
    .the = the Mayor
    .text = Take the action of a swayed squire or noble, used or not.
minister-duchess_of_mud = Duchess of Mud
    .the = the Duchess of Mud
    .text = 2 points if all three tunnels are on the map.
minister-baron_of_dirt = Baron of Dirt
    .the = the Baron of Dirt
    .text = A point for each market on the map.
minister-earl_of_stone = Earl of Stone
    .the = the Earl of Stone
    .text = A point for each citadel on the map.

## What is asked: the prompt of a decision

prompt-duchy-start = In which corner does the Duchy start?
prompt-assembly = Assembly: what do you do? Left: { COUNT($count, "action") }.
prompt-duchy-build-where = Where do you build?
prompt-duchy-build-what = What do you build { NAME($place, "place", form: "in") }?
prompt-duchy-build-card = Which card do you reveal for { NAME($piece, "piece", form: "a") } { NAME($place, "place", form: "in") }?
prompt-dig-where = Where do you dig a tunnel?
prompt-dig-remove = All tunnels are on the map. Which one do you give up for the one { NAME($place, "place", form: "in") }?
prompt-dig-card = Which card do you spend for a tunnel { NAME($place, "place", form: "in") }?
prompt-dig-how-many = How many warriors come up from the Burrow { NAME($place, "place", form: "to") }?
prompt-parliament = Parliament: which minister acts?
prompt-brigadier = The Brigadier: up to two moves, or up to two battles?
prompt-brigadier-again = The Brigadier: a second battle?
prompt-bank = The Banker: which card do you spend? All of one suit; so far { COUNT($count, "card") }.
prompt-mayor = Whose action does the Mayor take?
prompt-sway = Which minister do you sway?
prompt-sway-reveal = Which card do you reveal for { NAME($minister, "minister", form: "the") }? Left: { $count }.
prompt-lose-minister = The price of failure: which minister do you lose?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-dig = Dig
option-minister = { NAME($at, "minister") }
option-sway = Sway { NAME($at, "minister", form: "the") }
option-lose = Lose { NAME($at, "minister", form: "the") }
option-price = The price of failure
option-end-assembly = On to Parliament
option-end-parliament = Close Parliament
option-done-sway = Sway nobody
option-done-bank = Spend no more
option-done-brigadier-again = No second battle
option-done-dig-how-many = Nobody comes up
option-move-brigadier = Up to two moves
option-battle-brigadier = Up to two battles

## What happened: the log. -known is the face with the hidden cards in it

event-dug = { NAME($seat, "side", form: "the") } dug a tunnel { NAME($place, "place", form: "in") }.
event-collapsed = { NAME($seat, "side", form: "the") } gave up the tunnel { NAME($place, "place", form: "in") }.
event-laid-open = { NAME($seat, "side", form: "the") } revealed { NAME($card, "card") }.
event-took-back = { NAME($seat, "side", form: "the") } took back what was revealed: { NAME($cards, "card") }.
event-minister-acted = { NAME($minister, "minister", form: "the") } acted for { NAME($seat, "side", form: "the") }.
event-stood-in = The Mayor stood in for { NAME($minister, "minister", form: "the") }.
event-swayed = { NAME($seat, "side", form: "the") } swayed { NAME($minister, "minister", form: "the") }.
event-price-of-failure = { NAME($seat, "side", form: "the") } lost a building and pays the price of failure.
event-minister-lost = { NAME($minister, "minister", form: "the") } turned away from { NAME($seat, "side", form: "the") }; the crown is out of the game.

## Why not: reasons

why-no-duchy-build = It takes a clearing you rule with an open slot, and a card to reveal.
why-no-dig = It takes a card matching a clearing where a tunnel can be placed.
why-has-tunnel = There is already a tunnel there.
why-acted-already = This minister has already acted this turn.
why-not-all-tunnels = Not all three tunnels are on the map.
why-no-market = There is no market on the map.
why-no-citadel = There is no citadel on the map.
why-nobody-to-stand-in-for = There is no swayed squire or noble whose action could be taken.
why-no-move-no-battle = There is no move you could make and no battle you could start.
why-swayed-already = This minister is already swayed.
why-no-crown = No crown of that rank is left.
why-too-few-to-reveal = Cards with a matching clearing of their own: { $have }, needed: { $needed }.

## The screen

ui-rt-note-duchy = Burrow { $burrow } · { COUNT($ministers, "minister") }
ui-rt-burrow-of = The Burrow: { COUNT($count, "warrior") }
ui-rt-crowns = { $count ->
         [one] { $count } crown left
        *[other] { $count } crowns left
    }
ui-rt-cards-to-reveal = { $count ->
         [one] { $count } card to reveal
        *[other] { $count } cards to reveal
    }
ui-rt-minister-acted = has acted this turn
ui-rt-swayed = swayed
ui-rt-unswayed = not swayed
ui-rt-track-citadel = Citadels
ui-rt-track-market = Markets
ui-rt-citadel-gain = warriors more in Birdsong
ui-rt-market-gain = cards more in Evening
ui-rt-does-build-assembly = reveal a card, place a building
ui-rt-does-recruit-assembly = a warrior into the Burrow
ui-rt-does-dig = spend a card, up to four come up
share-swayed = ministers
share-acted = have acted
share-crowns = crowns left

## What a choice leads to

note-sways-for = { COUNT($cards, "card") } to reveal, +{ COUNT($points, "point") }
