### Wonderland's War in English: the words of the game, places, chips, cards.
###
### One name per thing, the same here, in the rules, in the code and on screen (rulebook/terms.toml).
### Places carry .in .from .to; cards and abilities carry their .text.


## The game and its sides

game-wonderland = Wonderland's War
side-alice = Alice
    .the = Alice
side-mad_hatter = Mad Hatter
    .the = the Mad Hatter
side-queen_of_hearts = Queen of Hearts
    .the = the Queen of Hearts
side-cheshire_cat = Cheshire Cat
    .the = the Cheshire Cat
side-jabberwock = Jabberwock
    .the = the Jabberwock
side-resistance = local resistance


## Places

place-queens_castle = Queen of Hearts' Castle
    .in = in the Queen of Hearts' Castle
    .from = from the Queen of Hearts' Castle
    .to = to the Queen of Hearts' Castle
place-tulgey_wood = Tulgey Wood
    .in = in Tulgey Wood
    .from = from Tulgey Wood
    .to = to Tulgey Wood
place-garden = Garden of Live Flowers
    .in = in the Garden of Live Flowers
    .from = from the Garden of Live Flowers
    .to = to the Garden of Live Flowers
place-pool_of_tears = Pool of Tears
    .in = in the Pool of Tears
    .from = from the Pool of Tears
    .to = to the Pool of Tears
place-witzend = Witzend
    .in = in Witzend
    .from = from Witzend
    .to = to Witzend
place-supply = supply
    .in = in the supply
    .from = from the supply
    .to = to the supply
place-table = tea table
    .in = at the tea table
    .from = from the tea table
    .to = to the tea table
place-head = head of the table
    .in = at the head of the table
    .from = from the head of the table
    .to = to the head of the table
place-chair_01 = chair 1
    .in = on chair 1
    .from = from chair 1
    .to = to chair 1
place-chair_02 = chair 2
    .in = on chair 2
    .from = from chair 2
    .to = to chair 2
place-chair_03 = chair 3
    .in = on chair 3
    .from = from chair 3
    .to = to chair 3
place-chair_04 = chair 4
    .in = on chair 4
    .from = from chair 4
    .to = to chair 4
place-chair_05 = chair 5
    .in = on chair 5
    .from = from chair 5
    .to = to chair 5
place-chair_06 = chair 6
    .in = on chair 6
    .from = from chair 6
    .to = to chair 6
place-chair_07 = chair 7
    .in = on chair 7
    .from = from chair 7
    .to = to chair 7
place-chair_08 = chair 8
    .in = on chair 8
    .from = from chair 8
    .to = to chair 8
place-chair_09 = chair 9
    .in = on chair 9
    .from = from chair 9
    .to = to chair 9
place-chair_10 = chair 10
    .in = on chair 10
    .from = from chair 10
    .to = to chair 10
place-chair_11 = chair 11
    .in = on chair 11
    .from = from chair 11
    .to = to chair 11
place-chair_12 = chair 12
    .in = on chair 12
    .from = from chair 12
    .to = to chair 12
place-chair_13 = chair 13
    .in = on chair 13
    .from = from chair 13
    .to = to chair 13


## How many

count-supporter = { $count ->
         [one] { $count } supporter
        *[other] { $count } supporters
    }
count-unit = { $count ->
         [one] { $count } unit
        *[other] { $count } units
    }
count-shard = { $count ->
         [one] { $count } shard
        *[other] { $count } shards
    }
count-point = { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
count-chip = { $count ->
         [one] { $count } chip
        *[other] { $count } chips
    }
count-action = { $count ->
         [one] { $count } forge action
        *[other] { $count } forge actions
    }
count-card = { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
count-quest = { $count ->
         [one] { $count } quest
        *[other] { $count } quests
    }


## Units

unit-supporter = supporter
    .a = a supporter
unit-leader = leader
    .a = the leader
unit-white_rabbit = White Rabbit
    .a = the White Rabbit
unit-knave_of_hearts = Knave of Hearts
    .a = the Knave of Hearts
unit-march_hare = March Hare
    .a = the March Hare
unit-duchess = Duchess
    .a = the Duchess
unit-walrus = Walrus
    .a = the Walrus
unit-gryphon = Gryphon
    .a = the Gryphon
unit-caterpillar = Caterpillar
    .a = the Caterpillar
unit-humpty_dumpty = Humpty Dumpty
    .a = Humpty Dumpty
unit-unicorn = Unicorn
    .a = the Unicorn
unit-tweedles_1 = Tweedledum
    .a = Tweedledum
unit-tweedles_2 = Tweedledee
    .a = Tweedledee
unit-dodo = Dodo
    .a = the Dodo
unit-dormouse = Dormouse
    .a = the Dormouse


## Allies and chips

ally-card_guard = card guards
ally-flamingo = flamingos
ally-rose = roses
ally-red_rook = red rooks
ally-critter = critters
ally-forge = forge
chip-madness = madness
chip-double_madness = double madness
chip-poison = poison
chip-faction_1 = faction chip 1
chip-faction_2 = faction chip 2
chip-artifact = artifact
chip-forge = forge chip
chip-card_guard_weak = weak card guard
chip-card_guard_strong = strong card guard
chip-flamingo_weak = weak flamingo
chip-flamingo_strong = strong flamingo
chip-rose_weak = weak rose
chip-rose_strong = strong rose
chip-red_rook_weak = weak red rook
chip-red_rook_strong = strong red rook
chip-critter_weak = weak critter
chip-critter_strong = strong critter
chip-rabbits_watch = Rabbit's Watch
chip-knaves_crown = Knave's Crown
chip-hares_teacup = Hare's Teacup
chip-duchess_amulet = Duchess's Amulet
chip-walrus_oysters = Walrus's Oysters
chip-gryphons_feather = Gryphon's Feather
chip-caterpillars_pipe = Caterpillar's Pipe
chip-humptys_glove = Humpty Dumpty's Glove
chip-unicorns_horn = Unicorn's Horn
chip-tweedles_rattle = Tweedles' Rattle
chip-dodos_thimble = Dodo's Thimble
chip-dormouse_treacle = Dormouse's Treacle
artifact-sword_of_hope = Sword of Hope
artifact-scalding_teapot = Scalding Teapot
artifact-battle_axe = Battle Axe
artifact-cats_claw = Cat's Claw
artifact-talon = Rending Talon


## What the allies do, by set

effect-a-card-guard = When played, use one of the two: put one of your exhausted chips back into your bag, or double this chip.
effect-a-flamingo = The next active chip you play in this battle is doubled, once.
effect-a-rose = End of battle: 1 point. When you forge this chip in a battle: 2 points.
effect-a-red-rook = Your other chips cannot affect it. Only the action of a forge symbol or a tea card can forge it.
effect-a-critter = When exhausted at cleanup, exchange it for a critter of the other strength from the supply.
effect-b-card-guard = When played you may do one of the two: move up to as many of your supporters as this chip's strength from one adjacent region into the battle, or double this chip.
effect-b-flamingo = While you have an active flamingo, each ally chip you play later in this battle gets +1.
effect-b-rose = At cleanup active roses go into your bag instead of being exhausted.
effect-b-red-rook = When played its strength becomes 1 if you already have another active red rook.
effect-b-critter = End of battle: alone with the most active critters? Place one supporter in any region.
effect-c-card-guard = On your next draw in this battle draw as many extra chips as the strength this chip was played with; play one, return the rest.
effect-c-flamingo = After adding its strength you may move your marker to the nearest forge symbol, forwards or backwards.
effect-c-rose = With 2 or more active roses at the end of the battle you may complete one more deed from hand, whatever its region and condition.
effect-c-red-rook = When you complete a deed while a red rook of yours is active, remove one of your active chips for good.
effect-c-critter = When played. Weak: +2 for each other active critter of yours. Strong: −2 for each.
effect-d-card-guard = When played you may triple this chip if you have no castle in the battle region.
effect-d-flamingo = When played choose an opponent ahead of you; they gain 1 shard.
effect-d-rose = When you forge a rose, place one supporter in any region.
effect-d-red-rook = If you win the battle alone, gain 1 shard per active red rook and 1 more for each strong one.
effect-d-critter = When played. More shards than this chip's printed strength: discard one. Fewer: gain one.
effect-forge = At the end of the battle each active forge chip gives one forge action.


## Abilities

ability-contrariwise = Contrariwise
    .text = Alice always moves counter-clockwise around the table.
ability-everywhere_at_once = Everywhere at Once
    .text = When you play a sword you may bring Alice into this battle from any other region or from your supply. Start strength is not counted anew.
ability-impossible_things = Impossible Things
    .text = When you play a sword, turn your shield to the unbroken side.
ability-love_of_learning = Love of Learning
    .text = At cleanup of a battle you did not bust in you may put one ally chip into your bag instead of exhausting it.
ability-help_the_locals = Help the Locals
    .text = When you place Alice, reveal Wonderlandians until a figure shows. Place it in any region; it fights for you until the end of this war.
ability-my_party = My Party
    .text = Once per tea party, instead of moving: refill every empty chair, then take any card.
ability-hot_tea = Hot Tea
    .text = When you play a teapot gain 1 strength beside the chip for each other active player in the battle.
ability-move_one_place = Move One Place On
    .text = When you play a teapot you may move one of your supporters from an adjacent region into this battle.
ability-warmonger = Warmonger
    .text = Once all madness of a draw is resolved: 1 strength for each supporter you lost in it, as long as another player is ahead of you.
ability-clean_cup = Clean Cup
    .text = When you reach the head of the table you gain 1 shard fewer than rolled.
ability-red_soldiers = Red Soldiers
    .text = The units of one tea card may be spread over several regions.
ability-paint_it_red = Paint It Red
    .text = When you play an axe you may lose one of your units in any region; the axe gets +2. Not your last unit in the battle.
ability-queens_wrath = Queen's Wrath
    .text = When you play an axe, before anyone adds strength, take 1 point from the player leading the battle.
ability-off_with_their_heads = Off With Their Heads!
    .text = When you place the Queen, every other player with supporters in that region loses 1 supporter.
ability-twice_as_fast = Twice as Fast
    .text = If your tea move passes another leader you may place 1 more supporter in any region.
ability-all_mad_here = All Mad Here
    .text = When you roll 2 or 3 in the tea party you may give 1 of those shards to any other player.
ability-wicked_grin = Wicked Grin
    .text = When you play a claw gain 1 strength beside the chip for each opponent in the battle with at least as many shards as you.
ability-scratch = Scratch
    .text = When you play a claw you may give 1 of your shards to one opponent in the battle.
ability-vanishing_act = Vanishing Act
    .text = End of battle: if you did not win alone you may move up to 2 of your units other than the Cat to one other region.
ability-last_to_appear = Last to Appear
    .text = After the last leader is placed you may move the Cat to another region.
ability-jaws_that_bite = Jaws That Bite
    .text = At the start of tea you may put poison on 2 cards; at the end of your turn on 1, if none lies there. Whoever takes such a card puts the poison into the bag.
ability-claws_that_catch = Claws That Catch
    .text = When you play a talon you may give 1 poison to each opponent who suffered madness in the same draw.
ability-manxome_foe = Manxome Foe
    .text = When you play a talon it gets +1 for each opponent ahead of you.
ability-slithy_toves = Slithy Toves
    .text = Each time Jaws That Bite places poison you may place 1 more on another card.
ability-eyes_of_flame = Eyes of Flame
    .text = Gain 1 point whenever another player loses a unit to poison.
ability-two-hot_tea = When you play a teapot gain 2 strength beside the chip if the other player is ahead of you in this battle.
ability-two-jaws_that_bite = At the start of tea you may put poison on 3 cards; at the end of your turn on 1, if none lies there. Whoever takes such a card puts the poison into the bag.
ability-two-all_mad_here = When you roll 3 in the tea party you may give 1 of those shards to the other player.
ability-two-my_party = Twice per tea party, instead of moving: refill every empty chair, then take any card.
ability-two-wicked_grin = When you play a claw gain 2 strength beside the chip if the other player has at least as many shards as you.
ability-two-manxome_foe = When you play a talon it gets +2 if the other player is ahead of you in this battle.


## Wonderlandians

card-white_rabbit = White Rabbit
    .text = If the chip you play has the same printed strength as your last active chip, gain 2 strength beside it.
card-knave_of_hearts = Knave of Hearts
    .text = If your chip's printed strength is higher than that of every chip your opponents reveal in this draw, gain 1 strength beside it.
card-march_hare = March Hare
    .text = At the start of the battle every opponent loses 2 strength.
card-duchess = Duchess
    .text = Gain 1 point for each unit you lose in this battle, unless the Duchess is lost in the same draw.
card-walrus = Walrus
    .text = Win alone: 3 points, and the castle may go to any region where you have none.
card-gryphon = Gryphon
    .text = End of battle: you may move up to 2 of your supporters to one adjacent region.
card-caterpillar = Caterpillar
    .text = Once per battle you may return a chip that is not madness or poison to the bag and draw another.
card-humpty_dumpty = Humpty Dumpty
    .text = Must be the first unit you lose in his battle.
card-unicorn = Unicorn
    .text = Win alone: you may discard up to 2 shards.
card-tweedles = Tweedledum and Tweedledee
    .text = Two figures. Start strength: 1 for each alone, 3 for both together.
card-dodo = Dodo
    .text = End of battle: if you finish second or tied, gain 2 points.
card-dormouse = Dormouse
    .text = The first madness you suffer in this battle costs 1 unit fewer.
card-rabbits_watch = Rabbit's Watch
    .text = If an opponent is ahead of you, this chip gets +2.
card-knaves_crown = Knave's Crown
    .text = Choose an opponent: the next chip they play in a later draw of this battle is 2 weaker.
card-hares_teacup = Hare's Teacup
    .text = You may put one chip from your madness track back into your bag; if you do, this chip gets +3.
card-duchess_amulet = Duchess's Amulet
    .text = Choose an opponent: one chip from their madness track goes back into their bag.
card-walrus_oysters = Walrus's Oysters
    .text = End of battle: 1 point, or 3 if you won alone.
card-gryphons_feather = Gryphon's Feather
    .text = You may move one of your supporters from any other region into this battle.
card-caterpillars_pipe = Caterpillar's Pipe
    .text = If anybody suffered madness in this draw, gain 2 strength beside the chip; otherwise discard 1 shard.
card-humptys_glove = Humpty Dumpty's Glove
    .text = When played, turn your shield to the unbroken side.
card-unicorns_horn = Unicorn's Horn
    .text = This chip gets +1 for each castle you have on the board.
card-tweedles_rattle = Tweedles' Rattle
    .text = This chip gets +3 if your other rattle is already active.
card-dodos_thimble = Dodo's Thimble
    .text = End of battle: you may draw 1 quest; if you do, discard any 1 quest from hand.
card-dormouse_treacle = Dormouse's Treacle
    .text = You may return up to 2 of your exhausted chips to your bag.


## Quests

card-q01 = Heads on a Tray
    .deed = Queen of Hearts' Castle: number of your active chips: 3 or 7
    .goal = card guards and red rooks together: 6 or more
    .text = Deed – Queen of Hearts' Castle: number of your active chips: 3 or 7. Goal – card guards and red rooks together: 6 or more.
card-q02 = Sentence First
    .deed = Queen of Hearts' Castle: your final strength: 4, 8, 12 or 13
    .goal = leader strength: 5 or more
    .text = Deed – Queen of Hearts' Castle: your final strength: 4, 8, 12 or 13. Goal – leader strength: 5 or more.
card-q03 = Croquet Match
    .deed = Queen of Hearts' Castle: active flamingos: 2 or more
    .goal = card guards and flamingos together: 6 or more
    .text = Deed – Queen of Hearts' Castle: active flamingos: 2 or more. Goal – card guards and flamingos together: 6 or more.
card-q04 = The Stolen Tarts
    .deed = Queen of Hearts' Castle: finish second, alone or tied
    .goal = your Wonderlandian cards: 3 or more
    .text = Deed – Queen of Hearts' Castle: finish second, alone or tied. Goal – your Wonderlandian cards: 3 or more.
card-q05 = A Throne to Paint
    .deed = Queen of Hearts' Castle: printed strength of your last active chip: 3
    .goal = castles on the board: 4 or more (two players: standing, one fewer)
    .text = Deed – Queen of Hearts' Castle: printed strength of your last active chip: 3. Goal – castles on the board: 4 or more (two players: standing, one fewer).
card-q06 = The Jury Box
    .deed = Queen of Hearts' Castle: chips on your madness track: 2
    .goal = chips on your forge tracks: 6 or more
    .text = Deed – Queen of Hearts' Castle: chips on your madness track: 2. Goal – chips on your forge tracks: 6 or more.
card-q07 = Calling on the Clams
    .deed = Tulgey Wood: number of your active chips: 2 or 6
    .goal = different allies on your forge tracks: 3 or more
    .text = Deed – Tulgey Wood: number of your active chips: 2 or 6. Goal – different allies on your forge tracks: 3 or more.
card-q08 = Snicker-Snack
    .deed = Tulgey Wood: printed strength of your last active chip: 1
    .goal = critters and red rooks together: 6 or more
    .text = Deed – Tulgey Wood: printed strength of your last active chip: 1. Goal – critters and red rooks together: 6 or more.
card-q09 = Frabjous Day
    .deed = Tulgey Wood: your final strength: 3, 6, 10 or 15
    .goal = flamingos and critters together: 6 or more
    .text = Deed – Tulgey Wood: your final strength: 3, 6, 10 or 15. Goal – flamingos and critters together: 6 or more.
card-q10 = Beamish Company
    .deed = Tulgey Wood: different types among your active chips: 4 or more
    .goal = faction abilities unlocked: 3 or more
    .text = Deed – Tulgey Wood: different types among your active chips: 4 or more. Goal – faction abilities unlocked: 3 or more.
card-q11 = Uffish Thought
    .deed = Tulgey Wood: finish second, alone or tied
    .goal = artifacts in bag, active, exhausted or forged: 3 or more
    .text = Deed – Tulgey Wood: finish second, alone or tied. Goal – artifacts in bag, active, exhausted or forged: 3 or more.
card-q12 = One Two Through
    .deed = Tulgey Wood: win alone with your leader still there
    .goal = leader strength: 6 or more
    .text = Deed – Tulgey Wood: win alone with your leader still there. Goal – leader strength: 6 or more.
card-q13 = Painting the Roses
    .deed = Garden of Live Flowers: your final strength: 3, 4, 9 or 10
    .goal = roses and card guards together: 7 or more
    .text = Deed – Garden of Live Flowers: your final strength: 3, 4, 9 or 10. Goal – roses and card guards together: 7 or more.
card-q14 = Tiger-Lily Speaks
    .deed = Garden of Live Flowers: active roses: 2 or more
    .goal = flamingos and roses together: 6 or more
    .text = Deed – Garden of Live Flowers: active roses: 2 or more. Goal – flamingos and roses together: 6 or more.
card-q15 = Wilted Petals
    .deed = Garden of Live Flowers: chips on your madness track: 1 or 3
    .goal = madness chips in bag and on the track: 7 or more
    .text = Deed – Garden of Live Flowers: chips on your madness track: 1 or 3. Goal – madness chips in bag and on the track: 7 or more.
card-q16 = The Daisies' Gossip
    .deed = Garden of Live Flowers: printed strength of your last active chip: 2
    .goal = roses and critters together: 6 or more
    .text = Deed – Garden of Live Flowers: printed strength of your last active chip: 2. Goal – roses and critters together: 6 or more.
card-q17 = Running to Stay Put
    .deed = Garden of Live Flowers: units you have left there: 1
    .goal = your units on the board: 8 or more
    .text = Deed – Garden of Live Flowers: units you have left there: 1. Goal – your units on the board: 8 or more.
card-q18 = Bread-and-Butterfly
    .deed = Garden of Live Flowers: number of your active chips: 1 or 5
    .goal = forge chips, forged ones too: 4 or more
    .text = Deed – Garden of Live Flowers: number of your active chips: 1 or 5. Goal – forge chips, forged ones too: 4 or more.
card-q19 = Prizes for All
    .deed = Pool of Tears: finish second, or tied for any place
    .goal = tea cards with a die: 3 or more
    .text = Deed – Pool of Tears: finish second, or tied for any place. Goal – tea cards with a die: 3 or more.
card-q20 = A Long Sad Tail
    .deed = Pool of Tears: your final strength: 4, 6, 9 or 13
    .goal = card guards and critters together: 6 or more
    .text = Deed – Pool of Tears: your final strength: 4, 6, 9 or 13. Goal – card guards and critters together: 6 or more.
card-q21 = Salt Water
    .deed = Pool of Tears: units you lost there: 2 or more, without a bust
    .goal = your shards: 2 or fewer
    .text = Deed – Pool of Tears: units you lost there: 2 or more, without a bust. Goal – your shards: 2 or fewer.
card-q22 = The Small Bottle
    .deed = Pool of Tears: number of your active chips: 2 or 4
    .goal = flamingos and red rooks together: 6 or more
    .text = Deed – Pool of Tears: number of your active chips: 2 or 4. Goal – flamingos and red rooks together: 6 or more.
card-q23 = Nine Feet Tall
    .deed = Pool of Tears: your final strength: 16 or more
    .goal = value of your castles: 5 or more
    .text = Deed – Pool of Tears: your final strength: 16 or more. Goal – value of your castles: 5 or more.
card-q24 = Swim Ashore
    .deed = Pool of Tears: your marker ends on a forge symbol
    .goal = full forge tracks: 2 or more
    .text = Deed – Pool of Tears: your marker ends on a forge symbol. Goal – full forge tracks: 2 or more.
card-q25 = A Castle by Any Other Name
    .deed = Witzend: printed strength of your last active chip: 1
    .goal = roses and red rooks together: 7 or more
    .text = Deed – Witzend: printed strength of your last active chip: 1. Goal – roses and red rooks together: 7 or more.
card-q26 = Six Impossible Things
    .deed = Witzend: number of your active chips: 3 or 6
    .goal = each of the five allies: 2 or more
    .text = Deed – Witzend: number of your active chips: 3 or 6. Goal – each of the five allies: 2 or more.
card-q27 = Raven and Desk
    .deed = Witzend: your final strength: 6, 8, 12 or 15
    .goal = a unit of yours in every region
    .text = Deed – Witzend: your final strength: 6, 8, 12 or 15. Goal – a unit of yours in every region.
card-q28 = Jam Tomorrow
    .deed = Witzend: be the first to halt, or among the first
    .goal = item chips: 4 or more
    .text = Deed – Witzend: be the first to halt, or among the first. Goal – item chips: 4 or more.
card-q29 = Through the Cracks
    .deed = Witzend: your shards: 3 or more
    .goal = your Wonderlandian cards: 4 or more
    .text = Deed – Witzend: your shards: 3 or more. Goal – your Wonderlandian cards: 4 or more.
card-q30 = Wits Running Out
    .deed = Witzend: win alone with 2 units left or fewer
    .goal = chips on your forge tracks: 8 or more
    .text = Deed – Witzend: win alone with 2 units left or fewer. Goal – chips on your forge tracks: 8 or more.


## Tea cards and bet cards

card-t1_01 = tea card I-1
    .text = 3 units; weak card guard.
card-t1_02 = tea card I-2
    .text = 3 units; weak flamingo.
card-t1_03 = tea card I-3
    .text = 3 units; weak rose.
card-t1_04 = tea card I-4
    .text = 3 units; weak red rook.
card-t1_05 = tea card I-5
    .text = 3 units; weak critter.
card-t1_06 = tea card I-6
    .text = 2 units; strong card guard.
card-t1_07 = tea card I-7
    .text = 2 units; strong flamingo.
card-t1_08 = tea card I-8
    .text = 2 units; strong rose.
card-t1_09 = tea card I-9
    .text = 2 units; strong red rook.
card-t1_10 = tea card I-10
    .text = 2 units; strong critter.
card-t1_11 = tea card I-11
    .text = 3 units; roll the shard die; strong card guard; weak flamingo.
card-t1_12 = tea card I-12
    .text = 2 units; either weak rose and weak critter or draw 1 quest.
card-t1_13 = tea card I-13
    .text = 2 units; weak red rook; forge chip.
card-t1_14 = tea card I-14
    .text = 2 units; forge a chip from your bag; shield.
card-t1_15 = tea card I-15
    .text = 4 units; roll the shard die; forge chip.
card-t1_16 = tea card I-16
    .text = 3 units; shield; for a roll of the shard die: strong red rook.
card-t1_17 = tea card I-17
    .text = 1 unit; Wonderlandian.
card-t1_18 = tea card I-18
    .text = Wonderlandian; draw 1 quest.
card-t1_19 = tea card I-19
    .text = 3 units; roll the shard die; Wonderlandian.
card-t1_20 = tea card I-20
    .text = 1 unit; unlock an ability; draw 1 quest.
card-t1_21 = tea card I-21
    .text = Unlock an ability; forge chip.
card-t1_22 = tea card I-22
    .text = 3 units; roll the shard die; unlock an ability.
card-t1_23 = tea card I-23
    .text = 2 units; leader strength +1; any weak ally.
card-t1_24 = tea card I-24
    .text = 3 units; leader strength +1; draw 1 quest.
card-t1_25 = tea card I-25
    .text = 2 units; draw 2 quests, discard 1.
card-t1_26 = tea card I-26
    .text = 2 units; draw 1 quest; discard 1 shard.
card-t1_27 = tea card I-27
    .text = 2 units; either discard madness or any strong ally.
card-t1_28 = tea card I-28
    .text = 2 units; either leader strength +1 and shield or discard 3 shards.
card-t1_29 = tea card I-29
    .text = 1 unit; weak flamingo; for a roll of the shard die: castle.
card-t1_30 = tea card I-30
    .text = 2 units; 2 units.
card-t2_01 = tea card II-1
    .text = 3 units; strong card guard.
card-t2_02 = tea card II-2
    .text = 3 units; strong flamingo.
card-t2_03 = tea card II-3
    .text = 3 units; strong rose.
card-t2_04 = tea card II-4
    .text = 3 units; strong red rook.
card-t2_05 = tea card II-5
    .text = 3 units; strong critter.
card-t2_06 = tea card II-6
    .text = 2 units; either weak card guard and weak rose or draw 2 quests, discard 1.
card-t2_07 = tea card II-7
    .text = 4 units; roll the shard die; strong flamingo; weak critter.
card-t2_08 = tea card II-8
    .text = 2 units; strong red rook; weak flamingo.
card-t2_09 = tea card II-9
    .text = 3 units; weak critter; for a roll of the shard die: Wonderlandian.
card-t2_10 = tea card II-10
    .text = 2 units; strong rose; weak red rook.
card-t2_11 = tea card II-11
    .text = 2 units; strong flamingo; weak rose.
card-t2_12 = tea card II-12
    .text = 2 units; forge chip; discard madness.
card-t2_13 = tea card II-13
    .text = 2 units; forge a chip from your bag; forge chip.
card-t2_14 = tea card II-14
    .text = 2 units; Wonderlandian.
card-t2_15 = tea card II-15
    .text = 2 units; either Wonderlandian or draw 2 quests, discard 1.
card-t2_16 = tea card II-16
    .text = 3 units; roll the shard die; Wonderlandian; draw 1 quest.
card-t2_17 = tea card II-17
    .text = Wonderlandian; strong critter.
card-t2_18 = tea card II-18
    .text = 2 units; unlock an ability.
card-t2_19 = tea card II-19
    .text = 2 units; unlock an ability.
card-t2_20 = tea card II-20
    .text = 4 units; roll the shard die; unlock an ability.
card-t2_21 = tea card II-21
    .text = 3 units; leader strength +1; draw 1 quest.
card-t2_22 = tea card II-22
    .text = 2 units; leader strength +1; leader strength +1.
card-t2_23 = tea card II-23
    .text = 3 units; draw 2 quests, discard 1.
card-t2_24 = tea card II-24
    .text = 2 units; draw 1 quest; weak red rook.
card-t2_25 = tea card II-25
    .text = 3 units; either discard madness or discard 3 shards.
card-t2_26 = tea card II-26
    .text = 1 unit; either castle or Wonderlandian.
card-t2_27 = tea card II-27
    .text = 3 units; roll the shard die; castle.
card-t2_28 = tea card II-28
    .text = 2 units; weak rose; for a roll of the shard die: castle.
card-t2_29 = tea card II-29
    .text = 3 units; weak card guard; for a roll of the shard die: unlock an ability.
card-t2_30 = tea card II-30
    .text = 3 units; 2 units.
card-t3_01 = tea card III-1
    .text = 3 units; strong card guard; weak flamingo.
card-t3_02 = tea card III-2
    .text = 3 units; strong rose; weak critter.
card-t3_03 = tea card III-3
    .text = 3 units; strong red rook; weak card guard.
card-t3_04 = tea card III-4
    .text = 3 units; strong flamingo; weak red rook.
card-t3_05 = tea card III-5
    .text = 3 units; strong critter; weak rose.
card-t3_06 = tea card III-6
    .text = 2 units; strong card guard; strong rose.
card-t3_07 = tea card III-7
    .text = 2 units; strong flamingo; strong red rook.
card-t3_08 = tea card III-8
    .text = 4 units; roll the shard die; strong critter; strong card guard.
card-t3_09 = tea card III-9
    .text = 4 units; any strong ally.
card-t3_10 = tea card III-10
    .text = 3 units; strong rose; for a roll of the shard die: unlock an ability.
card-t3_11 = tea card III-11
    .text = 3 units; either strong red rook or draw 2 quests, discard 1.
card-t3_12 = tea card III-12
    .text = 3 units; forge a chip from your bag; any weak ally.
card-t3_13 = tea card III-13
    .text = 3 units; forge chip; forge chip.
card-t3_14 = tea card III-14
    .text = 3 units; Wonderlandian.
card-t3_15 = tea card III-15
    .text = 3 units; either Wonderlandian or leader strength +1 and shield.
card-t3_16 = tea card III-16
    .text = 4 units; roll the shard die; Wonderlandian; shield.
card-t3_17 = tea card III-17
    .text = Wonderlandian; strong card guard; shield.
card-t3_18 = tea card III-18
    .text = 3 units; unlock an ability.
card-t3_19 = tea card III-19
    .text = 3 units; unlock an ability.
card-t3_20 = tea card III-20
    .text = 5 units; roll the shard die; unlock an ability.
card-t3_21 = tea card III-21
    .text = 4 units; leader strength +1; draw 2 quests, discard 1.
card-t3_22 = tea card III-22
    .text = 3 units; leader strength +1; leader strength +1.
card-t3_23 = tea card III-23
    .text = 3 units; draw 2 quests, discard 1; discard 1 shard.
card-t3_24 = tea card III-24
    .text = 3 units; draw 1 quest; weak critter.
card-t3_25 = tea card III-25
    .text = 4 units; either discard madness or discard 3 shards.
card-t3_26 = tea card III-26
    .text = 4 units; roll the shard die; castle.
card-t3_27 = tea card III-27
    .text = 2 units; either castle or unlock an ability.
card-t3_28 = tea card III-28
    .text = 2 units; discard madness; for a roll of the shard die: castle.
card-t3_29 = tea card III-29
    .text = 4 units; shield; for a roll of the shard die: Wonderlandian.
card-t3_30 = tea card III-30
    .text = 3 units; 3 units.
card-bet_alice_alice = bet on Alice
card-bet_alice_mad_hatter = bet on the Mad Hatter
card-bet_alice_queen_of_hearts = bet on the Queen of Hearts
card-bet_alice_cheshire_cat = bet on the Cheshire Cat
card-bet_alice_jabberwock = bet on the Jabberwock
card-bet_mad_hatter_alice = bet on Alice
card-bet_mad_hatter_mad_hatter = bet on the Mad Hatter
card-bet_mad_hatter_queen_of_hearts = bet on the Queen of Hearts
card-bet_mad_hatter_cheshire_cat = bet on the Cheshire Cat
card-bet_mad_hatter_jabberwock = bet on the Jabberwock
card-bet_queen_of_hearts_alice = bet on Alice
card-bet_queen_of_hearts_mad_hatter = bet on the Mad Hatter
card-bet_queen_of_hearts_queen_of_hearts = bet on the Queen of Hearts
card-bet_queen_of_hearts_cheshire_cat = bet on the Cheshire Cat
card-bet_queen_of_hearts_jabberwock = bet on the Jabberwock
card-bet_cheshire_cat_alice = bet on Alice
card-bet_cheshire_cat_mad_hatter = bet on the Mad Hatter
card-bet_cheshire_cat_queen_of_hearts = bet on the Queen of Hearts
card-bet_cheshire_cat_cheshire_cat = bet on the Cheshire Cat
card-bet_cheshire_cat_jabberwock = bet on the Jabberwock
card-bet_jabberwock_alice = bet on Alice
card-bet_jabberwock_mad_hatter = bet on the Mad Hatter
card-bet_jabberwock_queen_of_hearts = bet on the Queen of Hearts
card-bet_jabberwock_cheshire_cat = bet on the Cheshire Cat
card-bet_jabberwock_jabberwock = bet on the Jabberwock


## Rewards

reward-units = units
reward-ally = ally chip
reward-any_ally = any ally
reward-shield = shield
reward-wonderlandian = Wonderlandian
reward-unlock_ability = unlock an ability
reward-discard_shards = discard shards
reward-castle = castle
reward-leader_strength = leader strength
reward-discard_madness = discard madness
reward-quest = quest
reward-supporter = supporter
reward-castle_value = castle value
reward-vp = points
reward-die = shard die
reward-split = choose a half
reward-corrupted = corrupted part
reward-extra_supporter = Twice as Fast
reward-forge = forge a chip from the bag


## What is asked

prompt-keep-quest = Which quest do you keep?
prompt-tea-move = Which card do you take? Or do you go on to the head of the table?
prompt-tea-move-on = From the head of the table: which card do you take?
prompt-party-card = My Party: which card do you take?
prompt-choose-effect = Which effect of the card comes next?
prompt-place-units = Where do you place { COUNT($count, "unit") }?
prompt-place-which = Which unit do you place { NAME($region, "place", form: "in") }? Left: { $count }.
prompt-relocate = Your supply is empty. Do you move a unit { NAME($to, "place", form: "to") }? Up to { $count }.
prompt-relocate-which = Which unit goes { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-place-supporter = Where do you place a supporter?
prompt-place-figure = Where do you place { NAME($figure, "unit", form: "a") }?
prompt-choose-ally = { $strength ->
         [strong] Which strong ally do you take?
        *[weak] Which weak ally do you take?
    }
prompt-give-shard = All Mad Here: do you give one of these shards away?
prompt-hire = Which Wonderlandian do you hire?
prompt-unlock = Which ability do you unlock?
prompt-castle-where = Where do you build?
prompt-shard-instead = Leader strength is at its top. Do you discard a shard instead?
prompt-discard-quest = Which quest do you discard?
prompt-split-card = Which half of the card do you take?
prompt-corrupted-card = Do you roll the shard die for the corrupted part of the card?
prompt-send-leader = Where does your leader go?
prompt-poison-card = Which card do you poison? Left: { $count }.
prompt-twice-as-fast = Twice as Fast: where do you place an additional supporter?
prompt-last-to-appear = Last to Appear: does the Cat move to another region?
prompt-bet = Battle { NAME($region, "place", form: "in") }: who will win? A right bet gains a weak ally, a wrong one a shard.
prompt-draw-or-halt = Draw { $draw }: do you draw a chip or halt?
prompt-pick-chip = Which of the drawn chips do you play?
prompt-caterpillar = Caterpillar: do you draw another chip instead of this one: { NAME($chip, "chip") }?
prompt-block = Do you block with your shield: { NAME($chip, "chip") }?
prompt-lose-unit = Which unit do you lose { NAME($region, "place", form: "in") }?
prompt-a-card-guard = Card guard: double it, or return an exhausted chip to the bag?
prompt-b-card-guard = Card guard: double it, or pull supporters in?
prompt-how-many-supporters = How many supporters go { NAME($from, "place", form: "from") }?
prompt-c-flamingo = Flamingo: do you move your marker from { $strength } to a forge symbol?
prompt-d-card-guard = Card guard: do you triple it?
prompt-d-flamingo = Flamingo: which opponent ahead of you gains a shard?
prompt-choose-end-effect = Which effect comes first?
prompt-which-first = Which ability comes first?
prompt-everywhere-at-once = Everywhere at Once: does Alice join this battle?
prompt-move-one-place = Move One Place On: from where does a supporter come?
prompt-paint-it-red = Paint It Red: where do you lose a unit for +2?
prompt-queens-wrath = Queen's Wrath: from whom do you take a point?
prompt-scratch = Scratch: to whom do you give a shard?
prompt-vanishing-act = Vanishing Act: where do your units go?
prompt-vanish = Which unit goes { NAME($to, "place", form: "to") }? Left: { $count }.
prompt-claws-that-catch = Claws That Catch: who gets poison?
prompt-hares-teacup = Hare's Teacup: which madness goes back into your bag?
prompt-gryphons-feather = Gryphon's Feather: from where does a supporter come?
prompt-dormouse-treacle = Dormouse's Treacle: which exhausted chip returns? Left: { $count }.
prompt-knaves-crown = Knave's Crown: whose next chip is weaker?
prompt-duchess-amulet = Duchess's Amulet: whose madness goes back into the bag?
prompt-which-madness = Which madness of { NAME($player, "side", form: "the") } goes back into the bag?
prompt-gryphon = Gryphon: where do supporters go?
prompt-dodos-thimble = Dodo's Thimble: do you draw a quest and discard one?
prompt-unicorn = Unicorn: how many shards do you discard?
prompt-points-or-castle = { NAME($region, "place") }: { COUNT($points, "point") }, or a castle?
prompt-deed = Do you show a quest whose deed is done? 3 points, 9 together with its goal.
prompt-free-deed = Two roses: do you complete one more deed?
prompt-rooks-price = Red rook: which active chip do you remove for good?
prompt-forge = Which chip do you forge? You have { COUNT($actions, "action") }.
prompt-forge-from-bag = Which chip from your bag do you forge?
prompt-forge-track = On which track do you forge this chip: { NAME($chip, "chip") }?
prompt-love-of-learning = Love of Learning: which ally returns to your bag?


## What can be chosen

option-to = { NAME($at, "place", form: "to") }
option-to-castle-where = { NAME($at, "place", form: "in") }
option-to-place-units = { NAME($at, "place", form: "in") }
option-to-place-supporter = { NAME($at, "place", form: "in") }
option-to-place-figure = { NAME($at, "place", form: "in") }
option-to-twice-as-fast = { NAME($at, "place", form: "in") }
option-from = { NAME($at, "place", form: "from") }
option-take = { NAME($at, "place") }
option-poison = Poison the card { NAME($at, "place", form: "in") }
option-head = Go on to the head of the table
option-party = My Party: refill the table and take any card
option-chip = { NAME($at, "chip") }
option-chip-a-card-guard = Return to the bag: { NAME($at, "chip") }
option-supporter = Supporter
option-leader = Leader
option-leader-everywhere-at-once = Alice joins the battle
option-figure = { NAME($at, "unit") }
option-hire = { NAME($at, "card") }
option-unlock = { NAME($at, "ability") }
option-resolve-critters = Critters: place a supporter
option-resolve-gryphon = { NAME($at, "card") }
option-resolve-dodos_thimble = { NAME($at, "card") }
option-resolve-vanishing_act = { NAME($at, "ability") }
option-resolve = { NAME($at, "card") }
option-use = { NAME($at, "ability") }
option-quest = { NAME($at, "card") }
option-track = Track { $n }
option-space = To { $n }
option-move = { $n }
option-player = { NAME($at, "side") }
option-bet = Bet on { NAME($at, "side", form: "the") }
option-no-bet = No bet
option-do = { NAME($at, "reward") }
option-upper = Upper half
option-lower = Lower half
option-accept = Yes
option-accept-corrupted-card = Roll and take it
option-decline = No
option-draw = Draw a chip
option-halt = Halt
option-block = Block with the shield
option-suffer = Take it
option-double = Double the chip
option-triple = Triple the chip
option-points = Points
option-castle = Castle
option-redraw = Draw another chip
option-none = No
option-none-forge = Forge nothing more
option-none-forge-from-bag = Forge nothing
option-none-deed = Show no quest
option-none-free-deed = No more deed
option-none-relocate = Move no more units
option-none-place-units = Place nobody
option-none-place-supporter = Place nobody
option-none-twice-as-fast = Place nobody
option-none-poison-card = Save the poison
option-none-claws-that-catch = Nobody (any more)
option-none-give-shard = Keep them all
option-none-scratch = Nobody
option-none-last-to-appear = The Cat stays
option-none-caterpillar = Play this chip
option-none-vanish = No more units
option-none-choose-ally = Take nothing
option-none-dormouse-treacle = Return no more


## Why something was gained or lost

because = { $why ->
         [first-place] first place
         [tied-first] tied for first place
         [second-place] second place
         [uncontested] nobody else there
         [star] star of the forge track
         [start] starting shards
         [die] shard die
         [reward] reward
         [wrong-bet] lost bet
         [most-shards] most shards
         [leader-at-top] leader strength is at its top
         [card-guard] card guard
         [flamingo] flamingo
         [rose] active roses
         [rose-forged] forged rose
         [red-rook] red rook
         [critter] critter
         [hot-tea] { ability-hot_tea }
         [wicked-grin] { ability-wicked_grin }
         [eyes-of-flame] { ability-eyes_of_flame }
         [paint-it-red] { ability-paint_it_red }
         [manxome-foe] { ability-manxome_foe }
         [walrus] { card-walrus }
         [duchess] { card-duchess }
         [dodo] { card-dodo }
         [unicorn] { card-unicorn }
         [white-rabbit] { card-white_rabbit }
         [knave-of-hearts] { card-knave_of_hearts }
         [oysters] { card-walrus_oysters }
         [pipe] { card-caterpillars_pipe }
         [watch] { card-rabbits_watch }
         [teacup] { card-hares_teacup }
         [horn] { card-unicorns_horn }
         [rattle] { card-tweedles_rattle }
         [crown] { card-knaves_crown }
        *[other] –
    }


## What happened

event-region-unused = { NAME($region, "place") } is not used in this game.
event-allies-chosen = Allies: card guards { $card_guard }, flamingos { $flamingo }, roses { $rose }, red rooks { $red_rook }, critters { $critter }.
event-bags-open = Open bags: in the war, too, everybody may look into their own bag.
event-bags-closed = Closed bags: in the war nobody looks into a bag.
event-tile-laid = { NAME($region, "place") }: { $first }, { $second } and { $third } points in rounds I, II and III.
event-first-battle-set = The die shows { $face }: the first battle will be { NAME($region, "place", form: "in") }.
event-kept-quest = { NAME($seat, "side", form: "the") } keeps a quest.
event-kept-quest-known = { NAME($seat, "side", form: "the") } keeps the quest “{ NAME($card, "card") }”.
event-tea-begins = Round { $round }: the tea party begins. First: { NAME($seat, "side", form: "the") }.
event-cards-laid = { $count ->
         [one] A tea card is laid on the table.
        *[other] { $count } tea cards are laid on the table.
    }
event-reached-head = { NAME($seat, "side", form: "the") } reaches the head of the table.
event-my-party = { NAME($seat, "side", form: "the") } holds My Party.
event-moved-to-chair = { NAME($seat, "side", form: "the") } moves { NAME($chair, "place", form: "to") }.
event-took-card = { NAME($seat, "side", form: "the") } takes the card { NAME($chair, "place", form: "in") }: { NAME($card, "card", form: "text") }
event-no-card-to-take = { NAME($seat, "side", form: "the") } can reach no card.
event-chose-half = { NAME($seat, "side", form: "the") } takes the { $half ->
         [upper] upper half
        *[lower] lower half
    } of the card.
event-corrupted = { NAME($seat, "side", form: "the") } accepts the corrupted part.
event-leader-placed = { NAME($seat, "side", form: "the") } goes { NAME($region, "place", form: "to") }.
event-appeared = Last to Appear: { NAME($seat, "side", form: "the") } moves { NAME($region, "place", form: "to") }.
event-placed-supporters = { NAME($seat, "side", form: "the") } places { COUNT($count, "supporter") } { NAME($region, "place", form: "in") }.
event-placed-figure = { NAME($seat, "side", form: "the") } places { NAME($figure, "unit", form: "a") } { NAME($region, "place", form: "in") }.
event-nothing-to-place = { NAME($seat, "side", form: "the") } has nobody to place ({ COUNT($count, "unit") }).
event-moved-unit = { NAME($seat, "side", form: "the") } moves { NAME($unit, "unit", form: "a") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-supporters = { NAME($seat, "side", form: "the") } moves { COUNT($count, "supporter") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-scored = { NAME($seat, "side", form: "the") } scores { COUNT($points, "point") } ({ because }).
event-gained-shards = { NAME($seat, "side", form: "the") } gains { COUNT($count, "shard") } ({ because }).
event-dropped-shards = { NAME($seat, "side", form: "the") } discards { COUNT($count, "shard") } ({ because }).
event-gave-shard = { NAME($seat, "side", form: "the") } gives a shard to { NAME($player, "side", form: "the") }.
event-gained-chip = { NAME($seat, "side", form: "the") } gains for the bag: { NAME($chip, "chip") }.
event-chip-missing = No such chip is left for { NAME($seat, "side", form: "the") }: { NAME($chip, "chip") }.
event-rolled = { NAME($seat, "side", form: "the") } rolls { $face }.
event-hired = { NAME($seat, "side", form: "the") } hires: { NAME($card, "card") }.
event-turned-up = Turned up: { NAME($card, "card") }.
event-display-empty = { NAME($seat, "side", form: "the") } finds nobody to hire.
event-without-effect = { NAME($seat, "side", form: "the") } gains nothing from this reward: { NAME($reward, "reward") }.
event-unlocked = { NAME($seat, "side", form: "the") } unlocks { NAME($ability, "ability") }.
event-castle-built = { NAME($seat, "side", form: "the") } builds a castle { NAME($region, "place", form: "in") }.
event-castle-stood = { NAME($seat, "side", form: "the") } finishes the castle { NAME($region, "place", form: "in") }: it stands.
event-castle-laid = { NAME($seat, "side", form: "the") } begins a castle { NAME($region, "place", form: "in") }: it lies on its side.
event-castle-value = { NAME($seat, "side", form: "the") }: every castle is now worth { $value }.
event-leader-strength = { NAME($seat, "side", form: "the") } raises the leader's strength to { $strength }.
event-supporter-freed = { NAME($seat, "side", form: "the") } gains a supporter from the forge track.
event-shield-mended = { NAME($seat, "side", form: "the") }: the shield is unbroken again.
event-discarded-madness = { NAME($seat, "side", form: "the") } discards a madness chip.
event-no-madness-in-bag = { NAME($seat, "side", form: "the") } has no normal madness in the bag.
event-drew-quest = { NAME($seat, "side", form: "the") } draws a quest.
event-drew-quest-known = { NAME($seat, "side", form: "the") } draws the quest “{ NAME($card, "card") }”.
event-discarded-quest = { NAME($seat, "side", form: "the") } discards a quest.
event-discarded-quest-known = { NAME($seat, "side", form: "the") } discards the quest “{ NAME($card, "card") }”.
event-quests-reshuffled = The discarded quests are shuffled.
event-card-poisoned = { NAME($seat, "side", form: "the") } poisons the card { NAME($chair, "place", form: "in") }.
event-poisoned = The card was poisoned: { NAME($seat, "side", form: "the") } gains a poison chip.
event-poison-back = Poison returns to { NAME($seat, "side", form: "the") }.
event-off-with-their-heads = Off With Their Heads: { NAME($player, "side", form: "the") } loses a supporter { NAME($region, "place", form: "in") }.
event-helper = { NAME($seat, "side", form: "the") } is helped by: { NAME($card, "card") }.
event-helper-gone = { NAME($seat, "side", form: "the") } says goodbye to the helper: { NAME($card, "card") }.
event-no-helper = { NAME($seat, "side", form: "the") } finds no helper.
event-tea-ends = The tea party ends.
event-gained-madness = { NAME($seat, "side", form: "the") } gains a madness chip.
event-madness-short = There is not enough madness for all: nobody gains any.
event-war-begins = The war begins { NAME($region, "place", form: "in") }.
event-resistance-set = The local resistance has strength { $strength } in this war.
event-nobody-there = Nobody fights { NAME($region, "place", form: "in") }.
event-uncontested = { NAME($seat, "side", form: "the") } stands alone { NAME($region, "place", form: "in") }.
event-battle-began = A battle begins { NAME($region, "place", form: "in") }.
event-resistance-stands = Local resistance: strength { $strength }.
event-start-strength = { NAME($seat, "side", form: "the") }: start strength { $strength }.
event-march-hare = March Hare: { NAME($seat, "side", form: "the") } falls to { $strength }.
event-laid-bet = { NAME($seat, "side", form: "the") } lays a bet.
event-laid-bet-known = { NAME($seat, "side", form: "the") } lays face down: { NAME($card, "card") }.
event-halted = { NAME($seat, "side", form: "the") } halts at { $strength }.
event-had-to-halt = { NAME($seat, "side", form: "the") } has to halt at { $strength }.
event-drew = { NAME($seat, "side", form: "the") } draws: { NAME($chip, "chip") }.
event-drew-several = { NAME($seat, "side", form: "the") } draws several: { NAME($chips, "chip") }.
event-bag-refilled = { NAME($seat, "side", form: "the") } has an empty bag: { COUNT($count, "chip") } { $count ->
         [one] goes
        *[other] go
    } back in.
event-picked-chip = { NAME($seat, "side", form: "the") } plays: { NAME($chip, "chip") }.
event-redrew = { NAME($seat, "side", form: "the") } returns a chip ({ NAME($from, "chip") }) and draws: { NAME($to, "chip") }.
event-blocked = { NAME($seat, "side", form: "the") } blocks with the shield: { NAME($chip, "chip") }.
event-suffered = { NAME($seat, "side", form: "the") } suffers: { NAME($chip, "chip") }.
event-lost-unit = { NAME($seat, "side", form: "the") } loses { NAME($unit, "unit", form: "a") } { NAME($region, "place", form: "in") }.
event-warmonger = Warmonger: { NAME($seat, "side", form: "the") } rises to { $strength }.
event-bust = { NAME($seat, "side", form: "the") } is bust.
event-refreshed = { NAME($seat, "side", form: "the") } refreshes the bag: { COUNT($count, "chip") } { $count ->
         [one] goes
        *[other] go
    } back in.
event-chip-changed = { NAME($seat, "side", form: "the") }: { because }, { $how ->
         [add] chip +{ $n }
         [less] chip −{ $n }
         [times] chip ×{ $n }
        *[becomes] chip strength { $n }
    }.
event-returned-chip = { NAME($seat, "side", form: "the") } returns a chip to the bag: { NAME($chip, "chip") }.
event-beside = { NAME($seat, "side", form: "the") } gains { $count } strength beside the chip ({ because }).
event-most-critters = { NAME($seat, "side", form: "the") } has the most critters ({ $count }).
event-moved-marker = { NAME($seat, "side", form: "the") } moves the marker to { $strength }.
event-took-points = { NAME($seat, "side", form: "the") } takes { COUNT($points, "point") } from { NAME($player, "side", form: "the") }.
event-gave-poison = { NAME($seat, "side", form: "the") } gives poison to { NAME($player, "side", form: "the") }.
event-crowned = { NAME($seat, "side", form: "the") } crowns { NAME($player, "side", form: "the") }: the next chip is weaker.
event-madness-to-bag = { NAME($seat, "side", form: "the") } gets a chip back from the madness track into the bag: { NAME($chip, "chip") }.
event-advanced = { NAME($seat, "side", form: "the") } advances by { $by }{ $beside ->
         [0] { "" }
        *[other] { " " }+ { $beside } beside the chip
    } to { $strength } ({ NAME($chip, "chip") }).
event-placed = { NAME($seat, "side", form: "the") } comes in at place { $place }{ $tied ->
         [0] { "" }
        *[other] { " " }(tied)
    } with strength { $strength }.
event-resistance-placed = The local resistance comes in at place { $place }{ $tied ->
         [0] { "" }
        *[other] { " " }(tied)
    } with strength { $strength }.
event-below-resistance = { NAME($seat, "side", form: "the") } takes no place: strength { $strength } is below the resistance.
event-nobody-wins = Everybody is bust: nobody wins { NAME($region, "place", form: "in") }.
event-resistance-holds = The local resistance wins { NAME($region, "place", form: "in") }.
event-deed-done = { NAME($seat, "side", form: "the") } completes the deed of “{ NAME($card, "card") }”.
event-chip-removed = { NAME($seat, "side", form: "the") } removes a chip for good: { NAME($chip, "chip") }.
event-forged = { NAME($seat, "side", form: "the") } forges on track { $track }, space { $space }: { NAME($chip, "chip") }.
event-between = { NAME($seat, "side", form: "the") } gains the reward between two tracks: { NAME($reward, "reward") }.
event-track-filled = { NAME($seat, "side", form: "the") } has filled track { $track } and gains an artifact.
event-bet-shown = { NAME($seat, "side", form: "the") } shows the bet: { NAME($card, "card") }.
event-bet-won = { NAME($seat, "side", form: "the") } bet right.
event-critter-swapped = { NAME($seat, "side", form: "the") } exchanges a chip: { NAME($from, "chip") } → { NAME($to, "chip") }.
event-battle-ended = The battle { NAME($region, "place", form: "in") } is over.
event-war-ends = The war of round { $round } ends.
event-first-battle-moves = The first-battle figure moves { $face }: the next war begins { NAME($region, "place", form: "in") }.
event-went-home = Exhausted chips and madness go back into the bags, the leaders back to the tea table.
event-quest-counted = { NAME($seat, "side", form: "the") }, “{ NAME($card, "card") }”: { COUNT($points, "point") }.
event-final-score = { NAME($seat, "side", form: "the") }: points { $vp }, castles { $castles }, quests { $quests }, shards { $shards }; in all { $total }.
event-conceded = { NAME($seat, "side", form: "the") } concedes.


## Why not

why-already-unlocked = This ability is unlocked already.
why-bag-empty = Your bag is empty and nothing can go back in.
why-behind-you = The chair lies behind you; you have to go round the head of the table.
why-castle-here = You have a castle in this region.
why-castle-stands = Your castle there stands already.
why-castle-there = You already have a castle there.
why-chair-not-used = This chair is not used with so few players.
why-chip-gone = There is no such chip left.
why-deed-elsewhere = Its deed belongs to another region.
why-deed-not-met = Its deed is not fulfilled.
why-humpty-first = Humpty Dumpty has to be lost first.
why-last-unit-here = It is your last unit in this battle.
why-leader-last = The leader is lost last.
why-leader-there = A leader sits there.
why-no-card-there = There is no card there.
why-no-cards-left = There are no cards left to reach.
why-no-castle-left = You have no castle left.
why-no-units-there = You have nobody there who could come.
why-not-fighting = This faction does not fight here.
why-party-used = My Party has been held in this tea party already.
why-poison-there = There is poison on this card already.
why-region-unused = This region is not used in this game.
why-rook-needs-symbol = A forge chip cannot forge this red rook; only a forge symbol can.
why-same-region = It is there already.
why-supply-first = There are still supporters in your supply.
why-track-full = This track is full.


## Why a choice cannot simply be taken back

undo-rolled-die = The die has been rolled since.
undo-cards-dealt = New cards have been laid on the table since.
undo-card-turned-up = A card has been turned up since.
undo-drew-chips = Chips have been drawn since.
undo-drew-quest = A quest has been drawn since.
undo-quest-shown = A quest has been shown since.
undo-bets-shown = Bets have been shown since.
undo-new-round = A new round has begun since.


## The terminal: the legend of the board

map-legend = ♛ leader  ⌂ castle  ⌄ lying castle  ⚑ first battle  ◆ forge symbol, forged  ☠ poison, madness  2 4 6 points by round


## Phases

phase-setup = Setup
phase-tea = Tea party
phase-war = War


## How it ended

result-points = { NAME($who, "side", form: "the") } won with the most points.
    .title = Wonderland belongs to { NAME($who, "side", form: "the") }
result-tie-break = { NAME($who, "side", form: "the") } won: level on points, ahead by fewer shards or more units.
    .title = Wonderland belongs to { NAME($who, "side", form: "the") }
result-shared = Level in everything, they share the victory: { NAME($who, "side", form: "the") }.


## Settings

setting-allies = Ally set
    .help = Which ally cards are in use. Set A is recommended for a first game; mixed draws a set for each ally.
setting-allies-A = A
setting-allies-B = B
setting-allies-C = C
setting-allies-D = D
setting-allies-random = random set
setting-allies-mixed = mixed
setting-card_guard = card guards
    .help = The set of this ally, if it differs from the others.
setting-card_guard-set = as the others
setting-card_guard-A = A
setting-card_guard-B = B
setting-card_guard-C = C
setting-card_guard-D = D
setting-flamingo = flamingos
    .help = The set of this ally, if it differs from the others.
setting-flamingo-set = as the others
setting-flamingo-A = A
setting-flamingo-B = B
setting-flamingo-C = C
setting-flamingo-D = D
setting-rose = roses
    .help = The set of this ally, if it differs from the others.
setting-rose-set = as the others
setting-rose-A = A
setting-rose-B = B
setting-rose-C = C
setting-rose-D = D
setting-red_rook = red rooks
    .help = The set of this ally, if it differs from the others.
setting-red_rook-set = as the others
setting-red_rook-A = A
setting-red_rook-B = B
setting-red_rook-C = C
setting-red_rook-D = D
setting-critter = critters
    .help = The set of this ally, if it differs from the others.
setting-critter-set = as the others
setting-critter-A = A
setting-critter-B = B
setting-critter-C = C
setting-critter-D = D
setting-open_bag = Open bags
    .help = In the war, too, you may look into your own bag and see the odds. By the book: off.
setting-first_player = Start player
    .help = Who takes the first turn of the first tea party.
setting-first_player-random = by lot
setting-first_player-first = the first seat


## On the screen

ui-wl-or = or
ui-wl-supporters = { COUNT($count, "supporter") }
ui-wl-castle-standing = castle
ui-wl-castle-lying = castle, lying
ui-wl-unused = not used in this game
ui-wl-points-here = { COUNT($count, "point") }
ui-wl-head-note = Roll for shards, then refill the empty chairs
ui-wl-roll-refill = roll, refill
ui-wl-strength = Strength { $n }
ui-wl-first-battle = The first battle is here
ui-wl-players = { $count }+ players
ui-wl-deed = Deed:
ui-wl-goal = Goal:
ui-wl-leader-strength = leader strength
ui-wl-supply = units in the supply
ui-wl-castles-worth = castles, and what each is worth
ui-wl-shield-whole = whole
ui-wl-shield-broken = broken
ui-wl-cards-taken = tea cards taken
ui-wl-madness-track = madness track
ui-wl-track = Track { $n }: { $count } of { $total }.
ui-wl-points = points
ui-wl-shards = shards
ui-wl-quests = quests
ui-wl-in-bag = chips in the bag
ui-wl-offered = on offer
ui-wl-display = Wonderlandians to hire
ui-wl-tea-cards = tea cards
ui-wl-wonderlandians = Wonderlandians
ui-wl-deeds = deeds done
ui-wl-bag-of = Your bag: { COUNT($count, "chip") }
ui-wl-bag-empty = The bag is empty: exhausted chips and madness go back in first.
ui-wl-odds = Odds
ui-wl-odds-ahead = You would lead
ui-wl-odds-level = You would be level
ui-wl-odds-behind = You would still be behind
ui-wl-odds-mad = Madness: you lose units
ui-wl-odds-last = Madness that takes your last unit
ui-wl-odds-note = From the contents of your bag, by printed strength; effects and your shield are not counted.
ui-wl-bag-closed = Bags are closed during the war: you draw without knowing the odds.
ui-wl-track-strength = Strength
ui-wl-bust = Bust
ui-wl-place = Place { $place }, { COUNT($points, "point") }
ui-wl-resistance-place = Place { $place }{ $tied ->
         [1] { " " }(tied)
        *[other] { "" }
    }
ui-wl-halted = Halted
ui-wl-sealed = Sealed
ui-wl-your-choice = Your choice
ui-wl-deciding = Deciding
ui-wl-units-here = units here
ui-wl-start-strength = start strength
ui-wl-start = Start
ui-wl-picks = picks
ui-wl-blocked = blocked
ui-wl-lost = −{ COUNT($count, "unit") }
ui-wl-draw = Draw { $n }
ui-wl-bets = Bets
ui-wl-outcome = Outcome
ui-wl-rewards = First place { COUNT($first, "point") }, second { $second }
ui-wl-bet-sealed = { NAME($side, "side", form: "the") } has laid a bet
ui-wl-turning = All together…
ui-wl-chips = chips to choose from
ui-wl-scenes = What the middle shows
ui-wl-scene-map = The land and the tea table
ui-wl-tea-ends = The tea party ends
ui-wl-scene-battle = The battle
ui-wl-scene-score = The score
ui-wl-score = The final score
ui-wl-part-vp = points of the game
ui-wl-part-castles = castles
ui-wl-part-quests = quests
ui-wl-part-shards = shards
ui-wl-castles-counted = { $count } × { $value }
ui-wl-shards-counted = { COUNT($count, "shard") }
ui-wl-lookup = Bag
ui-wl-exhausted = Exhausted
ui-wl-quests-now = Your quests now
ui-wl-deed-done = { $done ->
         [1] deed done,
        *[other] deed open,
    }
ui-wl-goal-met = { $met ->
         [1] goal met
        *[other] goal not met
    }
ui-wl-allies = The allies of this game
ui-wl-left = Left: { $weak } weak, { $strong } strong.
ui-wl-ours = marks what we reconstructed: the printed card, tile or track may differ. So may parts of the forge tracks.
ui-wl-poisoned = poisoned
ui-wl-in-the-bag = { COUNT($count, "chip") } in the bag

## What a choice leads to

note-track-gives = { NAME($reward, "reward") }{ $n ->
         [0] { "" }
        *[other] { " " }{ $n }
    }{ $last ->
         [1] , and the artifact
        *[other] { "" }
    }
note-track-gives-chip = { NAME($chip, "chip") }{ $last ->
         [1] , and the artifact
        *[other] { "" }
    }
note-shards-are-bad = shards: each costs a point at the end
note-so-many = { $count }
note-gains-points = +{ COUNT($points, "point") }
note-castle-worth = { COUNT($points, "point") } at the end, strength { $strength } in battles here
note-deed-and-goal = { COUNT($points, "point") }: its goal is reached, too
note-deed-alone = { COUNT($points, "point") }, { $both } once its goal is reached
note-begins-at = begins with strength { $strength }
note-stakes-nothing = nothing won, nothing lost
note-in-the-bag = { COUNT($count, "chip") } in the bag
note-halt-on-symbol = Stay at { $strength }, on a forge symbol
note-halt-at = Stay at { $strength }

## What a seat that explains its moves says

because-took-card = My card number { $n } at this tea party. Small steps leave me more of them before the head of the table.
because-placed-supporters = Others have sent as many { NAME($region, "place", form: "to") }, or more. With { COUNT($n, "supporter") } I am still in it.
because-placed-supporters-alone = Nobody else has sent supporters { NAME($region, "place", form: "to") } at this tea party. With { COUNT($n, "supporter") } I come first.
because-placed-supporters-most = { COUNT($n, "supporter") } of mine go { NAME($region, "place", form: "to") }: nobody has sent more at this tea party, and supporters are my lives in battle.
because-leader-placed = My leader's strength counts in one battle only, so I go where I want to win most: { NAME($region, "place", form: "in") }.
because-leader-placed-joins = My leader's strength counts in one battle only. { NAME($region, "place", form: "in") } { COUNT($n, "supporter") } of mine are ready for it.
because-hired = A Wonderlandian adds strength from the very start of a battle.
because-unlocked = { NAME($ability, "ability") } holds for the rest of the game now, so the sooner the better.
because-corrupted = The joined reward is worth a roll for shards to me, even if shards cost points in the end.
because-card-poisoned = Whoever takes the card { NAME($chair, "place", form: "in") } draws poison in battle. Perhaps they leave it to me.
because-laid-bet = I do not fight here, so a bet costs me nothing but a shard if I am wrong.
because-halted = I have { $strength }, somebody has { $n }. But one more madness could cost me everything, so it has to do.
because-halted-ahead = { $strength } against { $n }: I am ahead, and one more madness could cost me everything.
because-blocked = The shield works once a battle, and here it saves a unit.
because-forged = A chip leaves my bag for good and brings me a step on track { $track }: a thinner bag is a better bag.
