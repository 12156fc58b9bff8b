### Root in English: the words of the game, places, cards, prompts, the log.
###
### One name per thing, the same here, in the rules, in the code and on screen. A name may carry forms: .short for
### labels, .in .from .to for places, grammatical cases where a language has them.


## The game and its sides

game-root = Root
side-marquise = Marquise
side-eyrie = Eyrie
side-alliance = Alliance
side-vagabond = Vagabond
side-second_vagabond = second Vagabond
role-marquise = Marquise de Cat
role-eyrie = Eyrie Dynasties
role-alliance = Woodland Alliance
role-vagabond = Vagabond
role-second_vagabond = Second Vagabond


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


## Suits

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird


## Pieces

piece-marquise_warrior = Marquise warrior
piece-eyrie_warrior = Eyrie warrior
piece-alliance_warrior = Alliance warrior
piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-roost = roost
piece-base = base
piece-wood = wood
piece-keep = keep
piece-sympathy = sympathy


## Items

item-boot = boot
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coin = coin
item-torch = torch
item-ruin_boot = boot from a ruin
item-ruin_bag = bag from a ruin
item-ruin_hammer = hammer from a ruin
item-ruin_sword = sword from a ruin
condition-track = on the track
condition-ready = face up
condition-exhausted = exhausted
condition-damaged = damaged
condition-damaged_exhausted = damaged and exhausted


## How many: the plain form names, the accusative is what is moved, drawn, lost

count-warrior = { $count ->
         [one] { $count } warrior
        *[other] { $count } warriors
    }
count-marquise-warrior = { $count ->
         [one] { $count } Marquise warrior
        *[other] { $count } Marquise warriors
    }
count-eyrie-warrior = { $count ->
         [one] { $count } Eyrie warrior
        *[other] { $count } Eyrie warriors
    }
count-alliance-warrior = { $count ->
         [one] { $count } Alliance warrior
        *[other] { $count } Alliance warriors
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
count-roost = { $count ->
         [one] { $count } roost
        *[other] { $count } roosts
    }
count-base = { $count ->
         [one] { $count } base
        *[other] { $count } bases
    }
count-wood = { $count ->
         [one] { $count } wood
        *[other] { $count } wood
    }
count-keep = { $count ->
         [one] { $count } keep
        *[other] { $count } keeps
    }
count-sympathy = { $count ->
         [one] { $count } sympathy token
        *[other] { $count } sympathy tokens
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
count-action = { $count ->
         [one] { $count } action
        *[other] { $count } actions
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


## Vagabond

character-thief = Thief
    .text = Steal (torch): take a random card from a player in your clearing.
character-tinker = Tinker
    .text = Day Labor (torch): take a card matching your clearing, or a bird, from the discard pile.
character-ranger = Ranger
    .text = Hideout (torch): repair three items, then Daylight ends.
character-vagrant = Vagrant
    .text = Instigate (torch): start a battle between two others here (or join it) and pick what each side loses.
character-arbiter = Arbiter
    .text = Protector: a defender here may enlist you; you score 1 point and your undamaged swords raise their limit of rolled hits.
character-scoundrel = Scoundrel
    .text = Scorched Earth (torch): remove all enemy pieces here; the torch stays and nothing is placed in or moved into this clearing again.
character-adventurer = Adventurer
    .text = Improvise: once per turn another item may stand in for one item of a quest; it is damaged.
character-ronin = Ronin
    .text = Swift Strike: after the roll you may exhaust a sword for one extra hit, once per battle.
character-harrier = Harrier
    .text = Glide (torch): move the pawn alone to any clearing.
relation-hostile = Hostile
relation-indifferent = Indifferent
relation-amiable = Amiable
relation-friendly = Friendly
relation-allied = Allied


## Quests

quest-fundraising_fox = Fundraising (fox)
    .text = tea, coin
card-fundraising_fox = Fundraising (fox)
    .text = tea, coin
quest-errand_fox = Errand (fox)
    .text = tea, boot
card-errand_fox = Errand (fox)
    .text = tea, boot
quest-logistics_help_fox = Logistics Help (fox)
    .text = boot, bag
card-logistics_help_fox = Logistics Help (fox)
    .text = boot, bag
quest-repair_a_shed_fox = Repair a Shed (fox)
    .text = torch, hammer
card-repair_a_shed_fox = Repair a Shed (fox)
    .text = torch, hammer
quest-give_a_speech_fox = Give a Speech (fox)
    .text = torch, tea
card-give_a_speech_fox = Give a Speech (fox)
    .text = torch, tea
quest-guard_duty_rabbit = Guard Duty (rabbit)
    .text = torch, sword
card-guard_duty_rabbit = Guard Duty (rabbit)
    .text = torch, sword
quest-errand_rabbit = Errand (rabbit)
    .text = tea, boot
card-errand_rabbit = Errand (rabbit)
    .text = tea, boot
quest-give_a_speech_rabbit = Give a Speech (rabbit)
    .text = torch, tea
card-give_a_speech_rabbit = Give a Speech (rabbit)
    .text = torch, tea
quest-fend_off_a_bear_rabbit = Fend Off a Bear (rabbit)
    .text = torch, crossbow
card-fend_off_a_bear_rabbit = Fend Off a Bear (rabbit)
    .text = torch, crossbow
quest-expel_bandits_rabbit = Expel Bandits (rabbit)
    .text = sword, sword
card-expel_bandits_rabbit = Expel Bandits (rabbit)
    .text = sword, sword
quest-expel_bandits_mouse = Expel Bandits (mouse)
    .text = sword, sword
card-expel_bandits_mouse = Expel Bandits (mouse)
    .text = sword, sword
quest-guard_duty_mouse = Guard Duty (mouse)
    .text = torch, sword
card-guard_duty_mouse = Guard Duty (mouse)
    .text = torch, sword
quest-fend_off_a_bear_mouse = Fend Off a Bear (mouse)
    .text = torch, crossbow
card-fend_off_a_bear_mouse = Fend Off a Bear (mouse)
    .text = torch, crossbow
quest-escort_mouse = Escort (mouse)
    .text = boot, boot
card-escort_mouse = Escort (mouse)
    .text = boot, boot
quest-logistics_help_mouse = Logistics Help (mouse)
    .text = boot, bag
card-logistics_help_mouse = Logistics Help (mouse)
    .text = boot, bag
card-ruin_boot = Boot
card-ruin_bag = Bag
card-ruin_hammer = Hammer
card-ruin_sword = Sword


## Cards

card-ambush_bird = Ambush (bird)
    .text = As defender: deal 2 hits at once. As attacker: foil an ambush. It must match the clearing.
card-ambush_fox = Ambush (fox)
    .text = As defender: deal 2 hits at once. As attacker: foil an ambush. It must match the clearing.
card-ambush_rabbit = Ambush (rabbit)
    .text = As defender: deal 2 hits at once. As attacker: foil an ambush. It must match the clearing.
card-ambush_mouse = Ambush (mouse)
    .text = As defender: deal 2 hits at once. As attacker: foil an ambush. It must match the clearing.
card-dominance_bird = Dominance (bird)
    .text = In Daylight with 10 points: give up scoring; win at the start of your Birdsong if you rule 2 opposite corners.
card-dominance_fox = Dominance (fox)
    .text = In Daylight with 10 points: give up scoring; win at the start of your Birdsong if you rule 3 fox clearings.
card-dominance_rabbit = Dominance (rabbit)
    .text = In Daylight with 10 points: give up scoring; win at the start of your Birdsong if you rule 3 rabbit clearings.
card-dominance_mouse = Dominance (mouse)
    .text = In Daylight with 10 points: give up scoring; win at the start of your Birdsong if you rule 3 mouse clearings.
card-birdy_bindle = Birdy Bindle
    .text = Take a bag from the supply and score 1 point.
card-woodland_runners = Woodland Runners
    .text = Take a boot from the supply and score 1 point.
card-arms_trader = Arms Trader
    .text = Take a sword from the supply and score 2 points.
card-crossbow_bird = Crossbow (bird)
    .text = Take a crossbow from the supply and score 1 point.
card-gently_used_knapsack = Gently Used Knapsack
    .text = Take a bag from the supply and score 1 point.
card-root_tea_fox = Root Tea (fox)
    .text = Take a tea from the supply and score 2 points.
card-travel_gear_fox = Travel Gear (fox)
    .text = Take a boot from the supply and score 1 point.
card-protection_racket = Protection Racket
    .text = Take a coin from the supply and score 3 points.
card-foxfolk_steel = Foxfolk Steel
    .text = Take a sword from the supply and score 2 points.
card-anvil = Anvil
    .text = Take a hammer from the supply and score 2 points.
card-smugglers_trail = Smuggler's Trail
    .text = Take a bag from the supply and score 1 point.
card-root_tea_rabbit = Root Tea (rabbit)
    .text = Take a tea from the supply and score 2 points.
card-a_visit_to_friends = A Visit to Friends
    .text = Take a boot from the supply and score 1 point.
card-bake_sale = Bake Sale
    .text = Take a coin from the supply and score 3 points.
card-mouse_in_a_sack = Mouse-in-a-Sack
    .text = Take a bag from the supply and score 1 point.
card-root_tea_mouse = Root Tea (mouse)
    .text = Take a tea from the supply and score 2 points.
card-travel_gear_mouse = Travel Gear (mouse)
    .text = Take a boot from the supply and score 1 point.
card-investments = Investments
    .text = Take a coin from the supply and score 3 points.
card-sword = Sword
    .text = Take a sword from the supply and score 2 points.
card-crossbow_mouse = Crossbow (mouse)
    .text = Take a crossbow from the supply and score 1 point.
card-armorers = Armorers
    .text = In battle after the roll: discard this card to ignore all rolled hits dealt to you.
card-sappers = Sappers
    .text = In battle as defender: discard this card to deal 1 extra hit.
card-brutal_tactics = Brutal Tactics
    .text = In battle as attacker: you may deal 1 extra hit; if you do, the defender scores 1 point.
card-royal_claim = Royal Claim
    .text = In Birdsong: discard this card to score 1 point per clearing you rule.
card-stand_and_deliver = Stand and Deliver!
    .text = In Birdsong, once per turn: take a random card from another player, who scores 1 point.
card-tax_collector = Tax Collector
    .text = In Daylight, once per turn: remove one of your warriors to draw 1 card.
card-favor_of_the_foxes = Favor of the Foxes
    .text = Remove all enemy pieces from all fox clearings; score 1 point per building and token.
card-command_warren = Command Warren
    .text = At the start of Daylight: you may start a battle.
card-better_burrow_bank = Better Burrow Bank
    .text = At the start of Birdsong: you may draw 1 card together with a player of your choice, who draws 1 too.
card-cobbler = Cobbler
    .text = At the start of Evening: you may take a move.
card-favor_of_the_rabbits = Favor of the Rabbits
    .text = Remove all enemy pieces from all rabbit clearings; score 1 point per building and token.
card-scouting_party = Scouting Party
    .text = While you attack, ambush cards have no effect on you.
card-codebreakers = Codebreakers
    .text = In Daylight, once per turn: look at another player's hand.
card-favor_of_the_mice = Favor of the Mice
    .text = Remove all enemy pieces from all mouse clearings; score 1 point per building and token.


## What is asked: the prompt of a decision

prompt-keep-where = In which corner does the keep stand?
prompt-first-building = Where does the first building go: { NAME($piece, "piece") }?
prompt-eyrie-start = In which corner does the Eyrie start?
prompt-leader = Which leader do you choose?
prompt-character = Which character are you?
prompt-pawn-where = In which forest does the pawn start?
prompt-use-effect = Do you use a card in play?
prompt-bank-with = Who draws a card with you?
prompt-rob-whom = From whom do you take a random card?
prompt-tax-where = From where do you remove a warrior?
prompt-look-at-whom = Whose hand do you look at?
prompt-craft = Craft cards, or go on.
prompt-activate-which = Which crafting piece do you activate? Left: { $count }.
prompt-spend-for-dominance = Which card do you spend for { NAME($card, "card") }?
prompt-coalition = With whom do you form a coalition?
prompt-discard = Discard { COUNT($count, "card", form: "accusative") }.
prompt-move-from = From where do you move?
prompt-move-to = Where do you move { NAME($from, "place", form: "from") }?
prompt-move-how-many = How many warriors move { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-battle-where = Where do you start a battle?
prompt-battle-whom = Whom do you attack { NAME($place, "place", form: "in") }?
prompt-battle-ally = Do warriors of an ally fight with you { NAME($place, "place", form: "in") }?
prompt-ambush = { NAME($enemy, "side") } attacks you { NAME($place, "place", form: "in") }. Do you ambush?
prompt-foil = { NAME($enemy, "side") } ambushes you { NAME($place, "place", form: "in") }. Do you foil it?
prompt-enlist = Do you enlist the Arbiter ({ NAME($arbiter, "side") })?
prompt-who-first = Both sides have effects. Who uses them first?
prompt-battle-effect = You take { $rolled } rolled and { $extra } extra hits. Do you use an effect?
prompt-lose-piece = { NAME($side, "side") }: what is lost { NAME($place, "place", form: "in") }? Left: { COUNT($count, "hit") }.
prompt-damage-item = Which item is damaged? Left: { $count }.
prompt-which-trigger = What is resolved first?
prompt-field-hospitals = { COUNT($count, "warrior") } fell { NAME($place, "place", form: "in") }. Spend a matching card to bring them to the keep?
prompt-outrage = Outrage { NAME($place, "place", form: "in") }: which card do you give to the Alliance?
prompt-place-where = Where do you place { NAME($piece, "piece", form: "accusative") }? Left: { $count }.
prompt-marquise-action = What do you do? Left: { COUNT($count, "action") }.
prompt-build-where = Where do you build?
prompt-build-what = What do you build { NAME($place, "place", form: "in") }?
prompt-pay-wood = From where do you take wood? Left: { $count }.
prompt-overwork-where = At which sawmill do you overwork?
prompt-overwork-card = Which card do you spend for wood { NAME($place, "place", form: "in") }?
prompt-add-to-decree = Which card do you add to the Decree?
prompt-decree-column = To which column does { NAME($card, "card") } go?
prompt-new-roost = Where does the new roost stand?
prompt-decree-next = Decree, { NAME($column, "column") }: which card is next?
prompt-recruit-where = Where do you recruit?
prompt-roost-where = Where do you build a roost?
prompt-rest-of-daylight = The Decree is done. Anything else in Daylight?
prompt-revolt = Do you revolt?
prompt-spread = Where do you spread sympathy?
prompt-spend-supporter = Which supporter do you spend { NAME($place, "place", form: "in") }? Left: { $count }.
prompt-trim-supporters = Without a base only five supporters stay. Discard: { $count }.
prompt-alliance-action = What do you do?
prompt-mobilize = Which card joins the supporters?
prompt-train = Which card do you spend for an officer?
prompt-operation = Military operations: left { COUNT($count, "operation") }.
prompt-organize-where = From where does a warrior organize?
prompt-refresh = Which item do you refresh? Left: { $count }.
prompt-slip = You are { NAME($place, "place", form: "in") }. Do you slip away?
prompt-walk-to = Where do you go { NAME($place, "place", form: "from") }?
prompt-bring-ally = Do allied warriors come along { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-bring-how-many = How many warriors of the { NAME($side, "side") } come along?
prompt-drop-item = You carry too much. Which item do you lose? Left: { $count }.
prompt-vagabond-action = What do you do?
prompt-take-from-ruin = Which item do you take from the ruin?
prompt-aid-whom = Whom do you aid?
prompt-exhaust-which = Which item do you exhaust?
prompt-give-which = Which card do you give to the { NAME($side, "side") }?
prompt-take-item = Which crafted item do you take from the { NAME($side, "side") }?
prompt-improvise = The quest asks for: { NAME($item, "item") }. What do you use?
prompt-quest-reward = Which reward do you take?
prompt-strike-whom = At whom do you shoot?
prompt-strike-what = { NAME($side, "side") }: what do you remove?
prompt-repair-which = Which item do you repair?
prompt-day-labor = Which card do you take from the discard pile?
prompt-instigate-attacker = Who attacks?
prompt-instigate-defender = Whom does { NAME($side, "side") } attack?
prompt-glide = To which clearing do you glide?


## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done = Go on
option-end = End
option-done-ambush = No ambush
option-done-foil = Do not foil it
option-done-field-hospitals = Let them go
option-done-slip = Stay
option-done-move-from = No more moves
option-done-use-effect = Use nothing
option-done-battle-effect = Use nothing
option-done-battle-ally = Fight alone
option-done-enlist = Fight alone
option-done-bring-ally = Go alone
option-done-take-item = Take nothing
option-done-refresh = Refresh no more
option-done-add-to-decree = Add no more
option-done-revolt = No more revolts
option-done-spread = No more sympathy
option-done-craft = Craft no more
option-end-marquise-action = End Daylight
option-end-alliance-action = End Daylight
option-end-vagabond-action = End Daylight
option-end-operation = No more operations
option-from = { NAME($at, "place", form: "from") }
option-to = { NAME($at, "place", form: "to") }
option-in = { NAME($at, "place", form: "in") }
option-warriors = { COUNT($n, "warrior") }
option-against = Against the { NAME($at, "side") }
option-player = { NAME($at, "side") }
option-suit = { NAME($at, "suit") }
option-piece = { NAME($at, "piece") }
option-spend = Spend { NAME($at, "card") }
option-discard = Discard { NAME($at, "card") }
option-give = Give { NAME($at, "card") }
option-give-mobilize = Mobilize { NAME($at, "card") }
option-take = Take { NAME($at, "card") }
option-craft = Craft { NAME($at, "card") }
option-use = Use { NAME($at, "card") }
option-ambush = Play { NAME($at, "card") }
option-activate = Activate { NAME($at, "card") }
option-claim = Take { NAME($at, "card") } from beside the map
option-add = Add { NAME($at, "card") }
option-extra = Spend { NAME($at, "card") } for one more action
option-march = March
option-battle = Battle
option-recruit = Recruit
option-build = Build
option-overwork = Overwork
option-move = Move
option-organize = Organize
option-mobilize = Mobilize
option-train = Train
option-revolt = Revolt { NAME($at, "place", form: "in") }
option-spread = { NAME($at, "place", form: "in") }
option-column = { NAME($at, "column") }
option-leader = { NAME($at, "leader") }
option-resolve = { NAME($at, "suit") } card
option-ally = With the { NAME($at, "side") }
option-enlist = Enlist the Arbiter
option-first-attacker = The attacker
option-first-defender = The defender
option-swift-strike = Swift Strike
option-hospitals = Field hospitals { NAME($at, "place", form: "in") }
option-outrage = Outrage { NAME($at, "place", form: "in") }
option-base-lost = The lost base { NAME($at, "place", form: "in") }
option-damage-of = Damage of the { NAME($at, "side") }
option-character = { NAME($at, "character") }
option-explore = Explore
option-aid = Aid
option-strike = Strike
option-repair = Repair
option-special = Special action
option-quest = Quest: { NAME($at, "quest") }
option-item = { NAME($at, "item") }
option-reward-points = { COUNT($points, "point") }
option-reward-cards = Draw two cards


## Items in their condition: what is refreshed, damaged, repaired, dropped

option-damage = { NAME($at, "state") }
option-refresh = { NAME($at, "state") }
option-drop = { NAME($at, "state") }
option-repair-repair-which = { NAME($at, "state") }
state-boot-track = boot (track)
state-boot-ready = boot
state-boot-exhausted = boot (exhausted)
state-boot-damaged = boot (damaged)
state-boot-damaged_exhausted = boot (damaged, exhausted)
state-bag-track = bag (track)
state-bag-ready = bag
state-bag-exhausted = bag (exhausted)
state-bag-damaged = bag (damaged)
state-bag-damaged_exhausted = bag (damaged, exhausted)
state-crossbow-track = crossbow (track)
state-crossbow-ready = crossbow
state-crossbow-exhausted = crossbow (exhausted)
state-crossbow-damaged = crossbow (damaged)
state-crossbow-damaged_exhausted = crossbow (damaged, exhausted)
state-hammer-track = hammer (track)
state-hammer-ready = hammer
state-hammer-exhausted = hammer (exhausted)
state-hammer-damaged = hammer (damaged)
state-hammer-damaged_exhausted = hammer (damaged, exhausted)
state-sword-track = sword (track)
state-sword-ready = sword
state-sword-exhausted = sword (exhausted)
state-sword-damaged = sword (damaged)
state-sword-damaged_exhausted = sword (damaged, exhausted)
state-tea-track = tea (track)
state-tea-ready = tea
state-tea-exhausted = tea (exhausted)
state-tea-damaged = tea (damaged)
state-tea-damaged_exhausted = tea (damaged, exhausted)
state-coin-track = coin (track)
state-coin-ready = coin
state-coin-exhausted = coin (exhausted)
state-coin-damaged = coin (damaged)
state-coin-damaged_exhausted = coin (damaged, exhausted)
state-torch-track = torch (track)
state-torch-ready = torch
state-torch-exhausted = torch (exhausted)
state-torch-damaged = torch (damaged)
state-torch-damaged_exhausted = torch (damaged, exhausted)
state-ruin_bag-track = bag from a ruin (track)
state-ruin_bag-ready = bag from a ruin
state-ruin_bag-exhausted = bag from a ruin (exhausted)
state-ruin_bag-damaged = bag from a ruin (damaged)
state-ruin_bag-damaged_exhausted = bag from a ruin (damaged, exhausted)
state-ruin_boot-track = boot from a ruin (track)
state-ruin_boot-ready = boot from a ruin
state-ruin_boot-exhausted = boot from a ruin (exhausted)
state-ruin_boot-damaged = boot from a ruin (damaged)
state-ruin_boot-damaged_exhausted = boot from a ruin (damaged, exhausted)
state-ruin_hammer-track = hammer from a ruin (track)
state-ruin_hammer-ready = hammer from a ruin
state-ruin_hammer-exhausted = hammer from a ruin (exhausted)
state-ruin_hammer-damaged = hammer from a ruin (damaged)
state-ruin_hammer-damaged_exhausted = hammer from a ruin (damaged, exhausted)
state-ruin_sword-track = sword from a ruin (track)
state-ruin_sword-ready = sword from a ruin
state-ruin_sword-exhausted = sword from a ruin (exhausted)
state-ruin_sword-damaged = sword from a ruin (damaged)
state-ruin_sword-damaged_exhausted = sword from a ruin (damaged, exhausted)


## What happened: the log. -known is the face with the hidden cards in it

event-first-player = { NAME($seat, "side") } goes first.
event-turn = { NAME($side, "side") } begins a turn.
event-drew = { NAME($seat, "side") } drew { COUNT($count, "card", form: "accusative") }.
event-drew-known = { NAME($seat, "side") } drew { COUNT($count, "card", form: "accusative") }: { NAME($cards, "card") }.
event-reshuffled = The discard pile became a new draw pile of { COUNT($count, "card", form: "accusative") }.
event-spent = { NAME($seat, "side") } spent { NAME($card, "card") }.
event-discarded = { NAME($seat, "side") } discarded { NAME($card, "card") }.
event-dominance-available = { NAME($card, "card") } lies beside the map.
event-scored = { NAME($seat, "side") } scored { COUNT($points, "point", form: "accusative") } (now { $total }).
event-lost-points = { NAME($seat, "side") } lost { COUNT($points, "point", form: "accusative") } (now { $total }).
event-won = { NAME($seat, "side") } wins.
event-activated-dominance = { NAME($seat, "side") } activated { NAME($card, "card") } and scores no more.
event-took-dominance = { NAME($seat, "side") } spent { NAME($paid, "card") } and took { NAME($card, "card") }.
event-formed-coalition = { NAME($seat, "side") } formed a coalition with the { NAME($side, "side") }.
event-crafted = { NAME($seat, "side") } crafted { NAME($card, "card") }.
event-took-item = { NAME($seat, "side") } took an item: { NAME($item, "item") }.
event-used-card = { NAME($seat, "side") } used { NAME($card, "card") }.
event-took-card = { NAME($seat, "side") } took a random card from the { NAME($side, "side") }.
event-took-card-known = { NAME($seat, "side") } took a random card from the { NAME($side, "side") }: { NAME($card, "card") }.
event-showed-hand = { NAME($seat, "side") } showed the hand to the { NAME($side, "side") }.
event-showed-hand-known = { NAME($seat, "side") } showed the hand to the { NAME($side, "side") }: { NAME($cards, "card") }.
event-moved = { NAME($seat, "side") } moved { COUNT($count, "warrior", form: "accusative") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-removed = { NAME($seat, "side") } removed { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
event-keep-lost = The keep is out of the game.
event-battled = { NAME($seat, "side") } attacked the { NAME($side, "side") } { NAME($place, "place", form: "in") }.
event-with-ally = Warriors of the { NAME($side, "side") } fight along.
event-ambushed = { NAME($seat, "side") } played an ambush: { NAME($card, "card") }.
event-foiled = { NAME($seat, "side") } foiled the ambush: { NAME($card, "card") }.
event-battle-over = No attacker is left.
event-enlisted = { NAME($seat, "side") } enlisted the Arbiter.
event-rolled = The dice show { $one } and { $two }: the attacker deals { $attacker }, the defender { $defender }.
event-extra-hit = { NAME($seat, "side") } deals { COUNT($count, "hit", form: "accusative") } more: { NAME($why, "hit") }.
event-armorers = { NAME($seat, "side") } ignores the rolled hits.
event-battle-ended = The battle { NAME($place, "place", form: "in") } is over.
event-phase = { NAME($phase, "phase") }.
event-garrison = { NAME($seat, "side") } placed a warrior in every clearing except { NAME($place, "place") }.
event-purged = The Decree is purged: { NAME($cards, "card") }.
event-no-officer = No warrior is left to become an officer.
event-outrage-unpaid = Outrage { NAME($place, "place", form: "in") }: { NAME($seat, "side") } had no matching card and showed the hand.
hit-defenseless = the defender is defenseless
hit-sappers = Sappers
hit-brutal_tactics = Brutal Tactics
hit-commander = the Commander leads
hit-swift_strike = Swift Strike
event-hits = The attacker deals { COUNT($attacker, "hit", form: "accusative") }, the defender { COUNT($defender, "hit", form: "accusative") }.
event-placed = { NAME($seat, "side") } placed { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "in") }.
event-healed = Field hospitals: { COUNT($count, "warrior") } came { NAME($place, "place", form: "to") }.
event-paid-wood = { NAME($seat, "side") } paid with wood { NAME($place, "place", form: "from") }.
event-built = { NAME($seat, "side") } built: { NAME($piece, "piece") } { NAME($place, "place", form: "in") }.
event-new-leader = The new leader of the Eyrie: { NAME($leader, "leader") }.
event-added-to-decree = { NAME($seat, "side") } added { NAME($card, "card") } to the Decree: { NAME($column, "column") }.
event-founded-roost = { NAME($seat, "side") } founded a new roost { NAME($place, "place", form: "in") } with { COUNT($count, "warrior", form: "accusative") }.
event-cannot-obey = { NAME($seat, "side") } cannot obey the Decree: { NAME($column, "column") }, { NAME($suit, "suit") }.
event-turmoil = { NAME($seat, "side") } falls into turmoil (bird cards: { $count }).
event-deposed = The leader is deposed: { NAME($leader, "leader") }.
event-supporters = { NAME($seat, "side") } starts with { COUNT($count, "supporter", form: "accusative") }.
event-supporter-discarded = { NAME($seat, "side") } discarded a supporter: { NAME($card, "card") }.
event-spent-supporter = { NAME($seat, "side") } spent a supporter: { NAME($card, "card") }.
event-drew-supporter = { NAME($seat, "side") } drew a supporter.
event-drew-supporter-known = { NAME($seat, "side") } drew a supporter: { NAME($card, "card") }.
event-mobilized = { NAME($seat, "side") } mobilized a card.
event-mobilized-known = { NAME($seat, "side") } mobilized { NAME($card, "card") }.
event-outraged = Outrage { NAME($place, "place", form: "in") }: { NAME($seat, "side") } gave the Alliance a supporter.
event-outraged-known = Outrage { NAME($place, "place", form: "in") }: { NAME($seat, "side") } gave { NAME($card, "card") }.
event-base-lost = { NAME($seat, "side") } lost a base ({ NAME($suit, "suit") }) and { COUNT($officers, "officer", form: "accusative") }.
event-revolted = A revolt { NAME($place, "place", form: "in") }!
event-officer = { NAME($seat, "side") } now has { COUNT($count, "officer", form: "accusative") }.
event-sympathy = { NAME($seat, "side") } has sympathy { NAME($place, "place", form: "in") }.
event-organized = { NAME($seat, "side") } organized { NAME($place, "place", form: "in") }.
event-chose-character = { NAME($seat, "side") }: { NAME($character, "character") }, { NAME($place, "place", form: "in") }.
event-special = { NAME($seat, "side") }: special action of the { NAME($character, "character") }.
event-relation = { NAME($seat, "side") } and the { NAME($side, "side") }: { NAME($relation, "relation") }.
event-quest-revealed = A new quest: { NAME($quest, "quest") }.
event-quest-done = { NAME($seat, "side") } completed a quest: { NAME($quest, "quest") }.
event-walked = { NAME($seat, "side") } went { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-exhausted = { NAME($seat, "side") } exhausted an item: { NAME($item, "item") }.
event-refreshed = { NAME($seat, "side") } refreshed an item: { NAME($item, "item") }.
event-damaged = { NAME($seat, "side") } had to damage an item: { NAME($item, "item") }.
event-repaired = { NAME($seat, "side") } repaired an item: { NAME($item, "item") }.
event-dropped = { NAME($seat, "side") } lost an item: { NAME($item, "item") }.
event-explored = { NAME($seat, "side") } explored the ruin { NAME($place, "place", form: "in") }.
event-took-nothing = { NAME($seat, "side") } found nothing to take.
event-ruin-removed = The ruin { NAME($place, "place", form: "in") } is empty and gone.
event-aided = { NAME($seat, "side") } aided the { NAME($side, "side") }.
event-aided-known = { NAME($seat, "side") } aided the { NAME($side, "side") } with { NAME($card, "card") }.
event-took-crafted-item = { NAME($seat, "side") } took from the { NAME($side, "side") }: { NAME($item, "item") }.
event-improvised = { NAME($seat, "side") } used { NAME($item, "item") } as { NAME($needed, "item") }.
event-took-discard = { NAME($seat, "side") } took { NAME($card, "card") } from the discard pile.
event-scorched-earth = { NAME($seat, "side") } scorched the earth { NAME($place, "place", form: "in") }.


## Why not: reasons

why-already-in-play = A card of that name is already in play.
why-already-sympathetic = There is already sympathy there.
why-base-on-map = The base of that suit is already on the map.
why-character-taken = The other Vagabond has taken that character.
why-empty-hand = There are no cards in hand.
why-has-dominance = You already have an activated dominance card.
why-has-roost = There is already a roost there.
why-in-coalition = That player is already in a coalition.
why-in-forest = That cannot be done in a forest.
why-keep-forbids = Only the Marquise places pieces at her keep.
why-leader-down = That leader is face down.
why-no-actions = No actions are left.
why-no-base = There is no base where you could recruit.
why-no-battle = There is no battle you could start.
why-no-bird-to-spend = That takes a bird card.
why-no-build = There is nothing you could build and pay for.
why-no-card-to-give = You have no matching card to give.
why-no-card-to-spend = You have no card of that suit to spend.
why-no-coalition = A Vagabond can only form a coalition, in a game of four or more and with someone eligible.
why-no-crafting-pieces = The crafting pieces for its cost are missing.
why-no-fighters = There is no warrior or pawn to fight with.
why-no-item = No face-up, undamaged item of this kind: { NAME($item, "item") }.
why-no-matching-card = You have no card matching that clearing.
why-no-move = There is no move you could make.
why-no-organizing = There is no warrior who could organize.
why-no-overwork = It takes a sawmill, a matching card and wood in the supply.
why-no-own-warrior = You have no warrior on the map.
why-no-ready-item = No item is left to exhaust.
why-no-recruiter = There is no recruiter on the map.
why-no-roost = There is no matching roost.
why-no-ruin = There is no ruin.
why-no-sawmill = There is no sawmill.
why-no-slot = There is no open slot.
why-no-special-action = This character has no action with a torch.
why-no-such-item = The item is no longer in the supply.
why-no-sympathy-left = No sympathy token is left.
why-no-training = It takes a card of the suit of a base on the map.
why-no-warrior-left = No warrior is left in the supply.
why-no-warriors = You have no warriors there.
why-no-wood-left = No wood is left in the supply.
why-nobody-to-aid = No other player has a piece here.
why-nobody-to-fight = There is no enemy there.
why-nobody-to-instigate = There are no two enemies here, one of them able to attack.
why-nobody-to-rob = No player here has a card to take.
why-not-adjacent = It is not adjacent.
why-not-an-enemy = That player is no enemy.
why-not-craftable = This card cannot be crafted.
why-not-fewest-points = Another player has fewer points.
why-not-next-to-sympathy = It is not adjacent to a sympathetic clearing.
why-not-opposite = The start must be opposite another player's corner.
why-not-ruled = You do not rule that clearing.
why-not-sympathetic = There is no sympathy there.
why-not-there = That player has no piece there.
why-nothing-damaged = No item is damaged.
why-nothing-in-discard = The discard pile has no card of that suit.
why-nothing-to-strike = There is nothing of an enemy to remove.
why-nowhere-to-go = There is no way out of there.
why-one-bird-only = Only one bird card may be added per turn.
why-quest-items = The items for this quest are missing.
why-quest-suit = This quest has another suit than the clearing.
why-recruited-already = You have already recruited this turn.
why-rules-neither = You rule neither the origin nor the destination.
why-same-ruin-item = You already have the same item from a ruin.
why-scorched = Nothing is placed in or moved into a scorched clearing.
why-start-taken = Another player starts there.
why-too-few-boots = Hostile warriors are there: it takes one boot more.
why-too-few-points = It takes { COUNT($needed, "point", form: "accusative") }.
why-too-few-supporters = Supporters needed: { $needed }, you have { $have }.
why-too-little-wood = Wood needed: { $needed }, within reach: { $have }.
why-track-empty = None of them is left.
why-used-already = It has been used this turn.
why-wrong-ambush = The ambush does not match the clearing.
why-wrong-suit = The clearing has another suit.


## Why a choice cannot simply be taken back: what someone has learned since

undo-got-card = A card has changed hands since.
undo-got-supporter = A supporter has been gained since.
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

result-points = { NAME($who, "side") } won with 30 points.
result-dominance = { NAME($who, "side") } won by dominance.


## Settings

setting-map = Map
    .help = Autumn has printed suits; on Winter the suits are shuffled and the river parts the forests.
setting-map-autumn = Autumn
setting-map-winter = Winter
setting-shuffled_suits = Shuffled suits
    .help = The twelve suit markers are shuffled and cover the printed suits of the clearings.


## The screen

ui-rt-points = points
ui-rt-cards-in-hand = cards in hand
ui-rt-coalition = in a coalition
ui-rt-note-warriors = { COUNT($count, "warrior") } in the supply
ui-rt-note-marquise = in the supply: { COUNT($warriors, "warrior") }, { COUNT($wood, "wood") }
ui-rt-note-eyrie = { NAME($leader, "leader") } · Decree { $decree }
ui-rt-note-alliance = { COUNT($supporters, "supporter") } · { COUNT($officers, "officer") }
ui-rt-note-vagabond = { NAME($character, "character") } { NAME($place, "place", form: "in") }
ui-rt-supporters = Supporters
ui-rt-take-from = From the discard pile
ui-rt-claim-from = Beside the map
ui-rt-open-quests = Quests
ui-rt-done-quests = quests completed
ui-rt-beside = Beside the map
ui-rt-in-play = in play
ui-rt-discard = Discard pile
ui-rt-decree = Decree
ui-rt-vizier = loyal vizier: a bird
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
ui-rt-card-quest = quest
ui-rt-quest-text = In a clearing of this suit ({ NAME($suit, "suit") }): exhaust these items; draw two cards, or score one point for each quest of this suit.
ui-rt-wood-cost = wood to pay
ui-rt-track-sawmill = Sawmills
ui-rt-track-workshop = Workshops
ui-rt-track-recruiter = Recruiters
ui-rt-track-roost = Roosts
ui-rt-bases = Bases
ui-rt-base-on-map = on the map
ui-rt-base-here = still here
ui-rt-officers = Officers
ui-rt-satchel = Satchel
ui-rt-item-tracks = Item tracks
ui-rt-damaged = Damaged
ui-rt-relations = Relationships
ui-rt-quests = Quests (completed: { $done })
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
ui-rt-deciding = deciding ...
ui-rt-ambush-hits = 2 hits at once
ui-rt-cut-short = No attacker is left.
ui-rt-rolled = rolled
ui-rt-armored = rolled hits ignored
ui-rt-dealt = dealt ({ $rolled } + { $extra })
ui-rt-does-march = up to two moves
ui-rt-does-battle = attack in one clearing
ui-rt-does-recruit = a warrior at each recruiter
ui-rt-does-recruit-operation = a warrior at a base
ui-rt-does-build = pay wood, score points
ui-rt-does-overwork = spend a card, place wood
ui-rt-does-mobilize = a card joins the supporters
ui-rt-does-train = spend a card, gain an officer
ui-rt-does-organize = a warrior becomes sympathy
ui-rt-does-move = along a path
ui-rt-does-explore = torch: an item from the ruin
ui-rt-does-aid = give a card, take an item
ui-rt-does-strike = crossbow: remove a piece
ui-rt-does-repair = hammer: repair an item
