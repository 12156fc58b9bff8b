### Root in English: the words of the game, places, cards, prompts, the log.
###
### One name per thing, the same here, in the rules, in the code and on screen. A name may carry forms: .short for
### labels, .in .from .to for places, grammatical cases where a language has them.


## The game and its sides

game-root = Root
side-marquise = Marquise
    .the = the Marquise
side-eyrie = Eyrie
    .the = the Eyrie
side-alliance = Alliance
    .the = the Alliance
side-vagabond = Vagabond
    .the = the Vagabond
side-second_vagabond = second Vagabond
    .the = the second Vagabond
side-cult = Cult
    .the = the Cult
side-duchy = Duchy
    .the = the Duchy
side-corvids = Corvid Conspiracy
    .the = the Corvid Conspiracy
side-hundreds = Hundreds
    .the = the Hundreds
side-riverfolk = Riverfolk
    .the = the Riverfolk
side-keepers = Keepers
    .the = the Keepers
side-seat1 = Seat 1
side-seat2 = Seat 2
side-seat3 = Seat 3
side-seat4 = Seat 4
side-seat5 = Seat 5
side-seat6 = Seat 6
role-marquise = Marquise de Cat
role-eyrie = Eyrie Dynasties
role-alliance = Woodland Alliance
role-vagabond = Vagabond
role-second_vagabond = Second Vagabond
role-cult = Lizard Cult
role-duchy = Underground Duchy
role-corvids = Corvid Conspiracy
role-hundreds = Lord of the Hundreds
role-riverfolk = Riverfolk Company
role-keepers = Keepers in Iron

## Places

place-c1 = clearing 1
    .short = 1
    .in = in clearing 1
    .from = from clearing 1
    .to = to clearing 1
place-c2 = clearing 2
    .short = 2
    .in = in clearing 2
    .from = from clearing 2
    .to = to clearing 2
place-c3 = clearing 3
    .short = 3
    .in = in clearing 3
    .from = from clearing 3
    .to = to clearing 3
place-c4 = clearing 4
    .short = 4
    .in = in clearing 4
    .from = from clearing 4
    .to = to clearing 4
place-c5 = clearing 5
    .short = 5
    .in = in clearing 5
    .from = from clearing 5
    .to = to clearing 5
place-c6 = clearing 6
    .short = 6
    .in = in clearing 6
    .from = from clearing 6
    .to = to clearing 6
place-c7 = clearing 7
    .short = 7
    .in = in clearing 7
    .from = from clearing 7
    .to = to clearing 7
place-c8 = clearing 8
    .short = 8
    .in = in clearing 8
    .from = from clearing 8
    .to = to clearing 8
place-c9 = clearing 9
    .short = 9
    .in = in clearing 9
    .from = from clearing 9
    .to = to clearing 9
place-c10 = clearing 10
    .short = 10
    .in = in clearing 10
    .from = from clearing 10
    .to = to clearing 10
place-c11 = clearing 11
    .short = 11
    .in = in clearing 11
    .from = from clearing 11
    .to = to clearing 11
place-c12 = clearing 12
    .short = 12
    .in = in clearing 12
    .from = from clearing 12
    .to = to clearing 12
place-burrow = the Burrow
    .short = B
    .in = in the Burrow
    .from = from the Burrow
    .to = to the Burrow
place-f1 = forest 1
    .short = F1
    .in = in forest 1
    .from = from forest 1
    .to = to forest 1
place-f2 = forest 2
    .short = F2
    .in = in forest 2
    .from = from forest 2
    .to = to forest 2
place-f3 = forest 3
    .short = F3
    .in = in forest 3
    .from = from forest 3
    .to = to forest 3
place-f4 = forest 4
    .short = F4
    .in = in forest 4
    .from = from forest 4
    .to = to forest 4
place-f5 = forest 5
    .short = F5
    .in = in forest 5
    .from = from forest 5
    .to = to forest 5
place-f6 = forest 6
    .short = F6
    .in = in forest 6
    .from = from forest 6
    .to = to forest 6
place-f7 = forest 7
    .short = F7
    .in = in forest 7
    .from = from forest 7
    .to = to forest 7
place-f8 = forest 8
    .short = F8
    .in = in forest 8
    .from = from forest 8
    .to = to forest 8
place-f9 = forest 9
    .short = F9
    .in = in forest 9
    .from = from forest 9
    .to = to forest 9
place-f10 = forest 10
    .short = F10
    .in = in forest 10
    .from = from forest 10
    .to = to forest 10
map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain

## Suits

suit-fox = fox
    .the = the fox
suit-rabbit = rabbit
    .the = the rabbit
suit-mouse = mouse
    .the = the mouse
suit-bird = bird
    .the = the bird

## Items

item-boot = boot
    .a = a boot
item-bag = bag
    .a = a bag
item-crossbow = crossbow
    .a = a crossbow
item-hammer = hammer
    .a = a hammer
item-sword = sword
    .a = a sword
item-tea = tea
item-coin = coin
    .a = a coin
item-torch = torch
    .a = a torch
item-ruin_boot = boot from a ruin
    .a = a boot from a ruin
item-ruin_bag = bag from a ruin
    .a = a bag from a ruin
item-ruin_hammer = hammer from a ruin
    .a = a hammer from a ruin
item-ruin_sword = sword from a ruin
    .a = a sword from a ruin

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-warrior = { $count ->
         [one] { $count } warrior
        *[other] { $count } warriors
    }
count-card = { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
count-point = { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
count-hit = { $count ->
         [one] { $count } hit
        *[other] { $count } hits
    }
count-item = { $count ->
         [one] { $count } item
        *[other] { $count } items
    }
count-clearing = { $count ->
         [one] { $count } clearing
        *[other] { $count } clearings
    }
count-action = { $count ->
         [one] { $count } action
        *[other] { $count } actions
    }

## Quests

card-ruin_boot = Boot
card-ruin_bag = Bag
card-ruin_hammer = Hammer
card-ruin_sword = Sword

## What is asked: the prompt of a decision

prompt-use-effect = Do you use a card in play?
prompt-anything-else = Anything before you go on?
prompt-bank-with = Who draws a card with you?
prompt-rob-whom = From whom do you take a random card?
prompt-tax-where = From where do you remove a warrior?
prompt-look-at-whom = Whose hand do you look at?
prompt-craft = Craft cards, or go on.
prompt-activate-which = Which crafting piece do you activate? Left: { $count }.
prompt-spend-for-dominance = Which card do you spend for { NAME($card, "card") }?
prompt-discard = Discard { COUNT($count, "card", form: "accusative") }.
prompt-place-where = Where do you place { NAME($piece, "piece", form: "accusative") }? Left: { $count }.
prompt-move-from = From where do you move?
prompt-move-to = Where do you move { NAME($from, "place", form: "from") }?
prompt-move-champion = Does { NAME($piece, "piece", form: "a") } go along { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-how-many = How many warriors move { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-battle-where = Where do you start a battle?
prompt-battle-whom = Whom do you attack { NAME($place, "place", form: "in") }?
prompt-ambush = { NAME($enemy, "side", form: "the") } attacked you { NAME($place, "place", form: "in") }. Do you ambush?
prompt-foil = { NAME($enemy, "side", form: "the") } ambushed you { NAME($place, "place", form: "in") }. Do you foil it?
prompt-who-first = Both sides have effects. Who uses them first?
prompt-battle-effect = You take { $rolled } rolled and { $extra } extra hits. Do you use an effect?
prompt-lose-piece = { NAME($side, "side", form: "the") }: what is lost { NAME($place, "place", form: "in") }? Left: { COUNT($count, "hit") }.
prompt-which-trigger = What is resolved first?
prompt-recruit-where = Where do you recruit?
prompt-rest-of-daylight = Anything else in Daylight?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done = Go on
option-end = End
option-done-ambush = No ambush
option-done-foil = Do not foil it
option-done-move-from = No more moves
option-done-move-champion = No, stay
option-done-use-effect = Use nothing
option-done-anything-else = Nothing now
option-done-battle-effect = Use nothing
option-done-craft = Craft no more
option-from = { NAME($at, "place", form: "from") }
option-to = { NAME($at, "place", form: "to") }
option-in = { NAME($at, "place", form: "in") }
option-warriors = { COUNT($n, "warrior") }
option-against = Against { NAME($at, "side", form: "the") }
option-player = { NAME($at, "side") }
option-suit = { NAME($at, "suit") }
option-piece = { NAME($at, "piece") }
option-spend = Spend { NAME($at, "card") }
option-discard = Discard { NAME($at, "card") }
option-reveal = Reveal { NAME($at, "card") }
option-give = Give { NAME($at, "card") }
option-take = Take { NAME($at, "card") }
option-craft = Craft { NAME($at, "card") }
option-use = Use { NAME($at, "card") }
option-ambush = Play { NAME($at, "card") }
option-activate = Activate { NAME($at, "card") }
option-claim = Take { NAME($at, "card") } from beside the map
option-battle = Battle
option-recruit = Recruit
option-build = Build
option-move = Move
option-first-attacker = The attacker
option-first-defender = The defender
option-item = { NAME($at, "item") }

## What happened: the log. -known is the face with the hidden cards in it

event-first-player = { NAME($seat, "side", form: "the") } went first.
event-turn = { NAME($side, "side", form: "the") } began a turn.
event-drew = { NAME($seat, "side", form: "the") } drew { COUNT($count, "card", form: "accusative") }.
event-drew-known = { NAME($seat, "side", form: "the") } drew { COUNT($count, "card", form: "accusative") }: { NAME($cards, "card") }.
event-reshuffled = The discard pile became a new draw pile of { COUNT($count, "card", form: "accusative") }.
event-spent = { NAME($seat, "side", form: "the") } spent { NAME($card, "card") }.
event-discarded = { NAME($seat, "side", form: "the") } discarded { NAME($card, "card") }.
event-dominance-available = { NAME($card, "card") } lies beside the map.
event-scored = { NAME($seat, "side", form: "the") } scored { COUNT($points, "point", form: "accusative") } (now { $total }).
event-lost-points = { NAME($seat, "side", form: "the") } lost { COUNT($points, "point", form: "accusative") } (now { $total }).
event-won = { NAME($seat, "side", form: "the") } won.
event-activated-dominance = { NAME($seat, "side", form: "the") } activated { NAME($card, "card") } and will score no more.
event-took-dominance = { NAME($seat, "side", form: "the") } spent { NAME($paid, "card") } and took { NAME($card, "card") }.
event-crafted = { NAME($seat, "side", form: "the") } crafted { NAME($card, "card") }.
event-took-item = { NAME($seat, "side", form: "the") } took { NAME($item, "item", form: "a") }.
event-used-card = { NAME($seat, "side", form: "the") } used { NAME($card, "card") }.
event-took-card = { NAME($seat, "side", form: "the") } took a random card from { NAME($side, "side", form: "the") }.
event-took-card-known = { NAME($seat, "side", form: "the") } took a random card from { NAME($side, "side", form: "the") }: { NAME($card, "card") }.
event-showed-hand = { NAME($seat, "side", form: "the") } revealed the hand to { NAME($side, "side", form: "the") }.
event-showed-hand-known = { NAME($seat, "side", form: "the") } revealed the hand to { NAME($side, "side", form: "the") }: { NAME($cards, "card") }.
event-moved = { NAME($seat, "side", form: "the") } moved { COUNT($count, "warrior", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-champion = { NAME($seat, "side", form: "the") } moved { NAME($piece, "piece", form: "a") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-removed = { $count ->
         [one] { NAME($seat, "side", form: "the") } removed { NAME($piece, "piece", form: "a") } { NAME($place, "place", form: "from") }.
        *[other] { NAME($seat, "side", form: "the") } removed { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
    }
event-battled = { NAME($seat, "side", form: "the") } attacked { NAME($side, "side", form: "the") } { NAME($place, "place", form: "in") }.
event-ambushed = { NAME($seat, "side", form: "the") } played { NAME($card, "card") }.
event-foiled = { NAME($seat, "side", form: "the") } foiled the ambush: { NAME($card, "card") }.
event-battle-over = No attacker is left.
event-rolled = The dice show { $one } and { $two }: the attacker deals { $attacker }, the defender { $defender }.
event-extra-hit = { NAME($seat, "side", form: "the") } dealt { COUNT($count, "hit", form: "accusative") } more: { NAME($why, "hit") }.
event-armorers = { NAME($seat, "side", form: "the") } ignored the rolled hits.
event-battle-ended = The battle { NAME($place, "place", form: "in") } is over.
event-ruin-removed = The ruin { NAME($place, "place", form: "in") } is empty and gone.
event-explored = { NAME($seat, "side", form: "the") } explored the ruin { NAME($place, "place", form: "in") }.
event-phase = { NAME($phase, "phase") }.
hit-defenseless = the defender is defenseless
hit-sappers = Sappers
hit-brutal_tactics = Brutal Tactics
event-hits = Hits in all: the attacker { $attacker }, the defender { $defender }.
event-placed = { $count ->
         [0] { NAME($seat, "side", form: "the") } placed nothing { NAME($place, "place", form: "in") }: the supply is empty.
         [one] { NAME($seat, "side", form: "the") } placed { NAME($piece, "piece", form: "a") } { NAME($place, "place", form: "in") }.
        *[other] { NAME($seat, "side", form: "the") } placed { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "in") }.
    }
event-built = { NAME($seat, "side", form: "the") } built { NAME($piece, "piece", form: "a") } { NAME($place, "place", form: "in") }.

## Why not: reasons

why-already-in-play = A card of that name is already in play.
why-empty-hand = There are no cards in hand.
why-has-dominance = You already have an activated dominance card.
why-no-actions = No actions are left.
why-no-battle = There is no battle you could start.
why-no-bird-to-spend = That takes a bird card.
why-no-card-to-spend = You have no card of that suit to spend.
why-no-crafting-pieces = The crafting pieces for its cost are missing.
why-no-fighters = There is no warrior or pawn to fight with.
why-no-matching-card = You have no card matching that clearing.
why-no-move = There is no move you could make.
why-no-own-warrior = You have no warrior on the map.
why-no-slot = There is no open slot.
why-no-such-item = The item is no longer in the supply.
why-no-warrior-left = No warrior is left in the supply.
why-no-warriors = You have no warriors there.
why-nobody-to-fight = There is no enemy there.
why-not-adjacent = It is not adjacent.
why-not-an-enemy = That player is no enemy.
why-not-craftable = This card cannot be crafted.
why-not-opposite = The start must be opposite another player's corner.
why-not-ruled = You do not rule that clearing.
why-not-there = That player has no piece there.
why-not-your-place = Only its own side enters that place.
why-nowhere-to-go = There is no way out of there.
why-rules-neither = You rule neither the origin nor the destination.
why-scorched = Nothing is placed in or moved into a scorched clearing.
why-start-taken = Another player starts there.
why-too-few-points = It takes { COUNT($needed, "point", form: "accusative") }.
why-track-empty = None of them is left.
why-used-already = It has been used this turn.
why-wrong-ambush = The ambush does not match the clearing.
why-wrong-suit = The clearing has another suit.

## Why a choice cannot simply be taken back: what someone has learned since

undo-looked-at-ruin = A ruin has been looked into since.
undo-revealed-card = A card has been revealed since.
undo-rolled-dice = Dice have been rolled since.
undo-saw-hand = A hand has been looked at since.
undo-took-card = A card has been taken since.

## Phases of a turn

phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

## How it ended

result-points = { NAME($who, "side", form: "the") } won by reaching 30 points.
    .title = The wood belongs to { NAME($who, "side", form: "the") }
result-dominance = { NAME($who, "side", form: "the") } won by dominance.
    .title = { NAME($who, "side", form: "the") }: dominance over the wood

## Settings

setting-map = Map
    .help = Autumn has printed suits; on the other maps they are shuffled. Winter: the river parts the forests. Lake: a ferry crosses it. Mountain: closed paths and a pass.
setting-map-autumn = Autumn
setting-map-winter = Winter
setting-map-lake = Lake
setting-map-mountain = Mountain
setting-shuffled_suits = Shuffled suits
    .help = The twelve suit markers are shuffled and cover the printed suits of the clearings.
setting-setup = Setup
    .help = Advanced: factions are drafted from setup cards and begin in homelands; suits are shuffled; three of five cards are kept.
setting-setup-standard = Standard
setting-setup-advanced = Advanced
setting-landmarks = Landmarks
    .help = Up to two of six landmarks, drawn by chance: Ferry, Tower, Lost City, Legendary Forge, Black Market, Elder Treetop.
setting-hirelings = Hirelings
    .help = How many hirelings are for hire: bands that serve whoever passes their markers on the score track. The Law plays with exactly three or none. Their factions cannot be played.
setting-deck = Deck
    .help = Exiles and Partisans has other effects to craft; ambush, dominance and item cards are the same.
setting-deck-base = Base deck
setting-deck-exiles_partisans = Exiles and Partisans


## The terminal

map-legend = ▌ ruler  □ open slot  ▒ ruin  ✕ scorched  ♣ forest
term-supply = supply


## The screen

ui-rt-points = points
ui-rt-cards-in-hand = cards in hand
ui-rt-coalition = in a coalition
ui-rt-note-warriors = { COUNT($count, "warrior") } in the supply
ui-rt-take-from = From the discard pile
ui-rt-claim-from = Beside the map
pile-common-dominance = Beside the map
pile-common-played = In play
pile-play = in play
pile-revealed = revealed
pile-common-discard = Discard pile
ui-rt-ruin = ruin
ui-rt-slots-open = { $count ->
         [one] { $count } open slot
        *[other] { $count } open slots
    }
ui-rt-ruled-by = ruled by the { NAME($side, "side") }
ui-rt-ruled-by-nobody = ruled by nobody
ui-rt-score-track = Score track
ui-rt-has-points = { NAME($side, "side") }: { COUNT($count, "point") }
ui-rt-item-supply = Items in the supply
ui-rt-any-suit = any suit
ui-rt-cost = to craft:
ui-rt-card-ambush = ambush
ui-rt-card-dominance = dominance
ui-rt-card-item = item
ui-rt-card-immediate = at once
ui-rt-card-persistent = stays
ui-rt-crafted = Crafted items
ui-rt-crafting = Crafting
ui-rt-crafting-how = Each sign of a card's cost takes one of your pieces of that suit, once per turn.
ui-rt-crafting-pieces = Crafting pieces: free, then used
ui-rt-battle-in = Battle { NAME($place, "place", form: "in") }
ui-rt-side = Side
ui-rt-attacker = attacker
ui-rt-defender = defender
ui-rt-fighters = { $count ->
         [one] { $count } fighter
        *[other] { $count } fighters
    }
ui-rt-step-ambush = Ambush
    .help = The defender may play an ambush that matches the clearing: two hits at once. The attacker may foil it with another.
ui-rt-step-roll = Roll
    .help = The attacker takes the higher die, the defender the lower (against the Alliance the other way round). Nobody rolls more hits than they have warriors there.
ui-rt-step-effects = Effects
    .help = Extra hits: from leaders and cards, and one if the defender has no warriors there.
ui-rt-step-hits = Hits
    .help = Both sides deal their hits at the same time. Warriors fall first; the owner chooses.
ui-rt-no-ambush = no ambush
ui-rt-not-foiled = not foiled
ui-rt-nothing = none
ui-rt-deciding = deciding…
ui-rt-ambush-hits = 2 hits at once
ui-rt-cut-short = No attacker is left.
ui-rt-rolled = rolled
ui-rt-capped = at most { $count }: no more fight
ui-rt-armored = rolled hits ignored
ui-rt-dealt = dealt ({ $rolled } + { $extra })
ui-rt-does-battle = attack in one clearing
ui-rt-does-recruit = a warrior at each recruiter
ui-rt-does-build = pay wood, score points
ui-rt-does-move = along a path

## What a choice leads to

why-too-few-pieces = Its cost needs { $need } crafting pieces of the suit { NAME($suit, "suit") }, you have { $have } that can be activated.
why-too-few-pieces-any = Its cost needs { $need } crafting pieces of any suit, you have { $have } left.
note-crafts-item = { NAME($item, "item") }, +{ COUNT($points, "point") }
note-fights = { $mine } against { $theirs }
note-fights-defenseless = { $mine } against nobody: one more hit

## What a seat that explains its moves says

because-battled = Every building or token I remove { NAME($place, "place", form: "in") } is a point for me, and whoever falls there cannot strike back.
because-battled-leader = { NAME($side, "side", form: "the") } has { COUNT($n, "point") }, the most of my rivals. Somebody has to slow that down, so I strike { NAME($place, "place", form: "in") }.
because-battled-back = { NAME($side, "side", form: "the") } attacked me before this turn. Whoever strikes me gets an answer, today { NAME($place, "place", form: "in") }.
because-ambushed = An ambush deals two hits before the dice are rolled: that can end a battle before it begins.
because-moved = Where I rule I can build and move on. So I send { COUNT($count, "warrior", form: "accusative") } { NAME($to, "place", form: "to") }.
because-moved-guard = I was attacked { NAME($to, "place", form: "in") }. With { COUNT($count, "warrior", form: "accusative") } more the next one will think twice.
because-moved-home = What I have built { NAME($to, "place", form: "in") } is a point for whoever removes it. So it gets a guard: { COUNT($count, "warrior") }.
because-built = { $piece ->
        [sawmill] Sawmill number { $n }, { NAME($place, "place", form: "in") }: it scores, and it makes wood every Birdsong.
        [workshop] Workshop number { $n }: it scores, and { NAME($place, "place", form: "in") } it crafts for me from now on.
        [recruiter] Recruiter number { $n }: it scores, and each one is a warrior more for the same action.
        [roost] Roost number { $n }, { NAME($place, "place", form: "in") }: my roosts score every Evening, and the more there are, the more.
        [citadel] Citadel number { $n }: more warriors come to the Burrow every Birdsong.
        [market] Market number { $n }: I draw one card more every Evening, and cards sway ministers.
        [stronghold] Stronghold number { $n }: every Birdsong a warrior comes to it { NAME($place, "place", form: "in") }.
       *[other] Garden number { $n } of this suit: the more there are, the more a card of it scores, and { NAME($place, "place", form: "in") } I rule as long as it stands.
    }
because-crafted = From now on this card helps me in every turn, so the sooner the better.
because-crafted-item = An item scores at once, and there is one less for everybody else.
because-crafted-once = It works at once and only once: now there is much to gain by it.
because-activated-dominance = From now on points no longer count for me: I win by ruling, so watch the clearings.
because-added-to-decree = { $column ->
        [recruit] Every card in the Decree is a duty for every turn. Recruiting works as long as I have a roost, so it is the safest.
        [move] Every card in the Decree is a duty for every turn. A move I can always make, as long as I rule somewhere.
        [battle] From now on I have to fight every turn, but there are enemies enough around me.
       *[build] A roost every turn means more points every Evening, as long as I find room for it.
    }
because-new-leader = { $leader ->
        [builder] The Builder orders recruiting and moving, and lets me score items in full.
        [charismatic] The Charismatic orders recruiting and battle, and brings two warriors at a time.
        [commander] The Commander orders moving and battle, and hits once more when I attack.
       *[despot] The Despot orders moving and building, and pays more for what I tear down.
    }
because-founded-roost = Without a roost I could not come back. { NAME($place, "place", form: "in") } I begin anew, with { COUNT($count, "warrior", form: "accusative") }.
because-sympathy = Token number { $n }: it scores, and whoever brings warriors { NAME($place, "place", form: "to") } or removes it owes me a card.
because-revolted = Everybody else is swept away { NAME($place, "place", form: "in") }, and I have a base: now I can train officers.
because-mobilized = Supporters pay for sympathy and revolts, so a card there is worth more than in my hand.
because-officer = With { COUNT($count, "officer", form: "accusative") } I have as many operations every Evening.
because-organized = A warrior becomes sympathy { NAME($place, "place", form: "in") }, and sympathy scores.
because-explored = The ruin { NAME($place, "place", form: "in") } holds an item for me and a point. Nobody else can get at it.
because-aided = { NAME($side, "side", form: "the") } gets a card, and I get friendship or an item for it. Friendship scores, and the closer it is, the more.
because-quest-done = Quest number { $n } of this suit: each one is worth a point more than the one before.
because-repaired = Damaged, { NAME($item, "item", form: "a") } does nothing. Whoever lives by items repairs them.
because-conspired = { $conspiracy ->
        [crusade] Only acolytes let me march and fight, so I spend { COUNT($count, "acolyte", form: "accusative") } on a crusade.
        [convert] For { COUNT($count, "acolyte", form: "accusative") } their warrior is mine: one less for them, one more for me.
       *[sanctify] For { COUNT($count, "acolyte", form: "accusative") } their building is my garden: that changes who rules there.
    }
because-sacrificed = { COUNT($acolytes, "acolyte") }: enough of them turn warriors and even buildings in the clearings of the outcast.
because-established = Trade post number { $n }: it scores at once, and { NAME($place, "place", form: "in") } they will buy more from me.
because-set-price = { NAME($service, "service") } for { $price }: too dear and nobody buys, too cheap and I give it away.
because-set-price-up = { NAME($service, "service") } for { $price } now: somebody needs it and will pay more.
because-set-price-down = { NAME($service, "service") } for only { $price } now: better sold cheaply than not at all.
because-committed = A committed fund of { NAME($owner, "side", form: "the") } comes back next turn, so this costs me next to nothing.
because-dug = Through a tunnel my warriors come up from the Burrow { NAME($place, "place", form: "in") }, without any way to walk.
because-swayed = Minister number { $n }, { NAME($minister, "minister", form: "the") }: points once, and one more action every turn.
because-plotted = What lies { NAME($place, "place", form: "in") } you will see when I turn it up. Until then you may guess.
because-flipped = The plot { NAME($place, "place", form: "in") } is the one number { $n } I turn up: each scores for every plot lying open.
because-incited = Next Birdsong the mob burns every enemy building and token { NAME($place, "place", form: "in") }, without me lifting a paw.
because-new-mood = { $mood ->
        [lavish] Lavish: items of the hoard become warriors today.
        [relentless] Relentless: today I want to strike more often than you expect.
        [rowdy] Rowdy: I need cards, and the more enemies around me, the more I draw.
        [grandiose] Grandiose: the warlord goes first, and then the horde uses what he opened.
        [jubilant] Jubilant: one mob is to become many.
        [wrathful] Wrathful: today I attack, and every attack of the warlord hits once more.
        [stubborn] Stubborn: I expect to be hit, and the first hit will do nothing.
       *[bitter] Bitter: my mobs can become warriors where I fight.
    }
because-encamped = { NAME($place, "place", form: "in") } I can now recruit, craft and recover relics of this type ({ NAME($type, "type") }). That is worth a warrior.
because-delved = A relic must come out of the forest first. From { NAME($to, "place") } it goes on to a waystation of its type.
because-recovered = Relic number { $n } is home, { NAME($relic, "relic", form: "a") }: it scores its value, and a full column scores again.
because-retained = { $post ->
        [march] One card more to move with, in every turn to come.
        [delve] One card more to fight and to delve with, in every turn to come.
       *[recover] One card more to move or to recover with, in every turn to come.
    }
