### The advanced setup: the draft of factions, their homelands, three of five cards.

## The draft

prompt-draft = Which faction do you play?
option-draft = { NAME($at, "side", form: "the") }
event-draft-dealt = Setup cards: { NAME($sides, "side") }.
event-setup-locked = Locked until somebody has taken a militant faction: { NAME($side, "side", form: "the") }.
event-setup-character = Whoever plays the Vagabond is the { NAME($character, "character") }.
event-drafted = { NAME($seat, "side", form: "the") }: this faction was chosen.
why-setup-card-locked = It is locked until somebody has taken a militant faction.
why-setup-card-taken = Somebody plays that faction.
why-other-character-dealt = Another character was dealt with the Vagabond.
ui-rt-draft = The draft
ui-rt-militant = militant
ui-rt-insurgent = insurgent
ui-rt-locked = locked
ui-rt-draft-taken = taken by { $who }
ui-rt-draft-next = Each chooses and sets up before the next one chooses.

## Setup cards

setup-marquise = Three homelands, each adjacent to another of them: 2 warriors in each, 1 in every other clearing; the keep in one; a sawmill, a workshop and a recruiter, one in each.
setup-eyrie = A homeland at the edge of the map, two or more clearings away from those of enemies: 6 warriors and a roost.
setup-alliance = No homeland: 3 supporters.
setup-vagabond = No homeland: the pawn in any forest, with the character that was dealt.
setup-cult = A homeland not adjacent to those of enemies: 4 warriors and a garden; 3 warriors around it; 2 acolytes; any outcast.
setup-riverfolk = No homeland: 4 warriors in river clearings, 3 in Payments, prices.
setup-duchy = A homeland not adjacent to those of enemies: 2 warriors and a tunnel; 5 warriors around it.
setup-corvids = Any homeland: a warrior and a plot face down; then a warrior in a clearing of each suit.
setup-hundreds = A homeland at the edge of the map, two or more clearings away from those of enemies: the warlord, 4 warriors and a stronghold.
setup-keepers = Two adjacent homelands at the edge of the map, two or more clearings away from those of enemies: 4 warriors in each; relics in the forests.

## Homelands

prompt-homeland = Which clearing is a homeland of { NAME($side, "side", form: "the") }?
prompt-home-keep = In which homeland does the keep stand?
event-settled = { NAME($seat, "side", form: "the") } has a homeland { NAME($place, "place", form: "in") }.
event-garrison-all = { NAME($seat, "side", form: "the") } placed a warrior in every other clearing.
event-first-acolytes = { NAME($seat, "side", form: "the") } begins with { $count } acolytes.
prompt-city-garden = Which garden do you place in the Lost City?
why-homeland-taken = An enemy has its homeland there.
why-homeland-too-close = It is too close to an enemy's homeland, and there are some farther away.
why-homeland-already = That is one of your homelands already.
why-homelands-apart = Each homeland must be adjacent to another of them.
why-homeland-built = Each homeland gets one building.
why-keep-near-enemy = An enemy homeland is next to it, and there is one farther away.
why-no-homeland-beside = No clearing beside it could be the second homeland.

## Three of five cards

prompt-return-card = Keep three cards: which one do you return? Left: { $count }.
option-return = Return { NAME($at, "card") }
event-kept-three = { NAME($seat, "side", form: "the") } returned a card to the deck.
event-kept-three-known = { NAME($seat, "side", form: "the") } returned { NAME($card, "card") } to the deck.
