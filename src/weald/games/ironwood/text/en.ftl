### Ironwood in English: the words of the game, places, cards, and every sentence of the table.
###
### One name per thing, the same here, in the rules, in the code and on screen (rulebook/terms.toml).
### A name may carry forms: .short for labels, .in .from .to for places, grammatical cases where a
### language has them (English needs none: a missing case is the plain name).


## The game and its sides

game-ironwood = Ironwood

side-ironclad = Ironclad
side-woodwalkers = Woodwalkers

role-ironclad = Commander
role-woodwalkers = Chieftain
bot-ironclad = Ironbot
bot-woodwalkers = Woodbot


## Mountains

place-ferrum = Ferrum
    .short = Fe
    .in = on Ferrum
    .from = from Ferrum
    .to = to Ferrum
place-auria = Auria
    .short = Au
    .in = on Auria
    .from = from Auria
    .to = to Auria
place-lithimar = Lithimar
    .short = Li
    .in = on Lithimar
    .from = from Lithimar
    .to = to Lithimar
place-palladimor = Palladimor
    .short = Pd
    .in = on Palladimor
    .from = from Palladimor
    .to = to Palladimor
place-zincur = Zincur
    .short = Zn
    .in = on Zincur
    .from = from Zincur
    .to = to Zincur
place-argentimar = Argentimar
    .short = Ag
    .in = on Argentimar
    .from = from Argentimar
    .to = to Argentimar
place-chromia = Chromia
    .short = Cr
    .in = on Chromia
    .from = from Chromia
    .to = to Chromia
place-cobaltis = Cobaltis
    .short = Co
    .in = on Cobaltis
    .from = from Cobaltis
    .to = to Cobaltis
place-cuprumis = Cuprumis
    .short = Cu
    .in = on Cuprumis
    .from = from Cuprumis
    .to = to Cuprumis
place-gallimor = Gallimor
    .short = Ga
    .in = on Gallimor
    .from = from Gallimor
    .to = to Gallimor
place-plumbarum = Plumbarum
    .short = Pb
    .in = on Plumbarum
    .from = from Plumbarum
    .to = to Plumbarum


## Forests

place-f01 = forest 1
    .short = F1
    .in = in forest 1
    .from = from forest 1
    .to = to forest 1
place-f02 = forest 2
    .short = F2
    .in = in forest 2
    .from = from forest 2
    .to = to forest 2
place-f03 = forest 3
    .short = F3
    .in = in forest 3
    .from = from forest 3
    .to = to forest 3
place-f04 = forest 4
    .short = F4
    .in = in forest 4
    .from = from forest 4
    .to = to forest 4
place-f05 = forest 5
    .short = F5
    .in = in forest 5
    .from = from forest 5
    .to = to forest 5
place-f06 = forest 6
    .short = F6
    .in = in forest 6
    .from = from forest 6
    .to = to forest 6
place-f07 = forest 7
    .short = F7
    .in = in forest 7
    .from = from forest 7
    .to = to forest 7
place-f08 = forest 8
    .short = F8
    .in = in forest 8
    .from = from forest 8
    .to = to forest 8
place-f09 = forest 9
    .short = F9
    .in = in forest 9
    .from = from forest 9
    .to = to forest 9
place-f10 = forest 10
    .short = F10
    .in = in forest 10
    .from = from forest 10
    .to = to forest 10
place-f11 = forest 11
    .short = F11
    .in = in forest 11
    .from = from forest 11
    .to = to forest 11
place-f12 = forest 12
    .short = F12
    .in = in forest 12
    .from = from forest 12
    .to = to forest 12
place-f13 = forest 13
    .short = F13
    .in = in forest 13
    .from = from forest 13
    .to = to forest 13
place-f14 = forest 14
    .short = F14
    .in = in forest 14
    .from = from forest 14
    .to = to forest 14
place-f15 = forest 15
    .short = F15
    .in = in forest 15
    .from = from forest 15
    .to = to forest 15
place-f16 = forest 16
    .short = F16
    .in = in forest 16
    .from = from forest 16
    .to = to forest 16


## How many: the plain form names, the accusative is what is moved, drawn, gained

count-warrior = { $count ->
         [one] { $count } warrior
        *[other] { $count } warriors
    }
count-golem = { $count ->
         [one] { $count } golem
        *[other] { $count } golems
    }
count-squad = { $count ->
         [one] { $count } squad
        *[other] { $count } squads
    }
count-unit = { $count ->
         [one] { $count } unit
        *[other] { $count } units
    }
count-combat-unit = { $count ->
         [one] { $count } combat unit
        *[other] { $count } combat units
    }
count-crystal = { $count ->
         [one] { $count } crystal
        *[other] { $count } crystals
    }
count-totem = { $count ->
         [one] { $count } totem
        *[other] { $count } totems
    }
count-foundation = { $count ->
         [one] { $count } foundation
        *[other] { $count } foundations
    }
count-forge = { $count ->
         [one] { $count } forge
        *[other] { $count } forges
    }
count-marker = { $count ->
         [one] { $count } marker
        *[other] { $count } markers
    }
count-card = { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
count-basic-card = { $count ->
         [one] { $count } basic card
        *[other] { $count } basic cards
    }
count-special-card = { $count ->
         [one] { $count } special card
        *[other] { $count } special cards
    }
count-action-card = { $count ->
         [one] { $count } action card
        *[other] { $count } action cards
    }
count-vision = { $count ->
         [one] { $count } vision
        *[other] { $count } visions
    }
count-mountain = { $count ->
         [one] { $count } mountain
        *[other] { $count } mountains
    }
count-forest = { $count ->
         [one] { $count } forest
        *[other] { $count } forests
    }
count-damage = { $count ->
         [one] { $count } damage
        *[other] { $count } damage
    }
count-round = { $count ->
         [one] { $count } round
        *[other] { $count } rounds
    }
count-turn = { $count ->
         [one] { $count } turn
        *[other] { $count } turns
    }


## The board

term-main-board = main board
term-player-board = player board
term-location = location
term-mountain = mountain
term-inner-mountain = inner mountain
term-outer-mountain = outer mountain
term-forest = forest
term-inner-forest = inner forest
term-outer-forest = outer forest
term-ridge = ridge
term-trail = trail
term-adjacent = adjacent
term-touching = touching
term-control = control
term-uncontrolled = uncontrolled
term-marking-spot = marking spot
term-cargo = cargo
term-drill-track = drill track
term-unload = unload
term-supply = supply


## Pieces

term-warrior = warrior
term-golem = golem
term-drill = drill
term-squad = squad
term-combat-unit = combat unit
term-totem = totem
term-full = full
term-fading = fading
term-foundation = foundation
term-forge = forge
term-crystal = crystal
term-marker = marker
term-magic-die = magic die


## Kinds of cards

term-action-card = action card
term-basic-card = basic card
term-special-card = special card
term-lasting-special-card = lasting special card
term-exhausted = exhausted
term-vision-card = vision card
term-draw-deck = draw deck
term-discard-pile = discard pile
term-hand = hand
term-solo-icons = solo icons
term-vision-deck = vision deck
term-vision = vision


## The round

term-round = round
term-turn-order = turn order
term-preparation-phase = preparation phase
term-action-phase = action phase
term-end-phase = end phase
term-gain-crystals = gain crystals
term-draw-cards = draw cards
term-remove-markers = remove markers
term-return-and-discard-cards = return and discard cards
term-totems-fade = totems fade
term-recruit-warriors = recruit warriors
term-secure-a-totem = secure a totem
term-action-slot = action slot
term-turn = turn
term-available-crystals = available crystals


## Battle and combat

term-battle = battle
term-combat = combat
term-attacker = attacker
term-defender = defender
term-deploy-a-card = deploy a card
term-damage = damage
term-defense = defense
term-dominance = dominance
term-retreat = retreat
term-attack-on-ferrum = attack on Ferrum
term-drill-destroyed = drill destroyed


## Keywords

keyword-attack = Attack
keyword-build = Build
keyword-burn = Burn
keyword-discover = Discover
keyword-draw = Draw
keyword-gain = Gain
keyword-mark = Mark
keyword-move = Move
keyword-lasting = Lasting
keyword-recruit = Recruit
keyword-remove = Remove
keyword-resolve = Resolve
keyword-spend = Spend
keyword-steal = Steal
keyword-win = Win
keyword-this-combat = This combat
keyword-each-combat = Each combat
keyword-this-round = This round
keyword-when-exhausted = When exhausted
keyword-while-in-play = While in play
keyword-when-burned = When burned


## Solo

term-bot-hand = bot hand
term-bot-aid = bot aid
term-turn-card = turn card
term-turn-flow = turn flow
term-action-table = action table
term-approach = approach
term-approach-change-conditions = approach change conditions
term-expansive = expansive
term-aggressive = aggressive
term-defensive = defensive
term-alert-face = alert
term-exhausted-face = exhausted
term-disruptive = disruptive
term-exalted = exalted
term-spirits-of-the-forest = Spirits of the Forest
term-aggressive-spirits = aggressive spirits
term-protective-spirits = protective spirits
bot-move-pursuit = Pursuit
bot-move-protect = Protect
bot-move-expand = Expand
bot-move-plunder = Plunder
bot-move-secure = Secure
bot-move-harass = Harass
term-focus-squad = focus squad
term-expend = expend
term-marked-mountain = marked mountain
term-possible-mountain = possible mountain
term-locate = Locate
term-target-of-the-move = target of the move
term-source-of-the-move = source of the move
term-raising-the-difficulty = raising the difficulty
term-level = level
term-beginner-mode = beginner mode


## Cards of the Ironclad

card-IC01 = Reinforcements
    .text = Resolve 1: spend 1 crystal to recruit 1 warrior on a mountain with a forge, then move 1 squad; spend 5 crystals and Build; Attack, this combat: +2 damage.
    .option1 = Spend 1 crystal to recruit 1 warrior on a mountain with a forge, then move 1 squad
    .option2 = Spend 5 crystals and Build
    .option3 = Attack, this combat: +2 damage
card-IC02 = Conquest
    .text = Draw 1 special card. Resolve 1, or spend 2 crystals and resolve 2: move 2 squads; Attack.
    .option1 = Move 2 squads
    .option2 = Attack
    .more = Spend 2 crystals and resolve 2
card-IC03 = Expansion
    .text = Resolve 2: move 1 squad; move the drill; place a foundation on an outer mountain you control.
    .option1 = Move 1 squad
    .option2 = Move the drill
    .option3 = Place a foundation on an outer mountain you control
card-IC04 = Ore Caravan
    .text = Move 2 squads. Gain 1 crystal.
card-IC05 = Escort Duty
    .text = Move 2 squads. Move the drill.
card-IC06 = Battle Plans
    .text = Draw 1 special card. Attack. This combat: +1 damage.
card-IC07 = Conscription
    .text = Recruit 2 warriors on mountains with a forge.
card-IC08 = Survey Crew
    .text = Move the drill. If it went to a mountain without a forge, draw 1 special card.
card-IC09 = Tunnelling
    .text = Move the drill, then move it again.
card-IC10 = Fortify
    .text = Place a foundation on an outer mountain you control. This round: +1 defense in each combat of your squad on a mountain with a foundation or forge.
card-IC11 = Awaken the Golem
    .text = Spend 1 crystal to recruit 1 golem on a mountain with a forge. Move 1 squad.
card-IC12 = Prospectors
    .text = Resolve 2: move the drill; draw 1 special card; gain 1 crystal.
    .option1 = Move the drill
    .option2 = Draw 1 special card
    .option3 = Gain 1 crystal
card-IC13 = Signal Flares
    .text = Move 1 squad. Attack. This combat: the enemy deploys first and face up.
card-IC14 = War Levy
    .text = Lasting 1. Gain 1 crystal. When exhausted: recruit 2 warriors on mountains with a forge.
card-IC15 = Rich Vein
    .text = Move the drill. If it went to a mountain without a forge, put 1 more crystal into cargo; if it unloaded, gain 1 crystal.
card-IC16 = Shock Troops
    .text = Recruit 1 warrior on a mountain you control. Attack with that squad. This combat: +1 damage.
card-IC17 = Informants
    .text = Look at the enemy hand, visions too. Recruit 1 warrior on a mountain you control. Move 2 squads.
card-IC18 = Rolling Barracks
    .text = Move the drill. Recruit 1 warrior on its mountain. Spend 1 crystal to recruit 1 more there.
card-IC19 = Iron Colossus
    .text = Swap 1 of your warriors for 1 golem. Move 2 squads.
card-IC20 = Master Blueprint
    .text = Lasting 1. Place a foundation on an outer mountain you control. When exhausted: spend 3 crystals and Build.
card-IC21 = Shield Wall
    .text = Lasting 2. Each combat in which you defend: +1 defense and +1 dominance.
card-IC22 = Trade Ledger
    .text = Draw 2 special cards. Gain 1 crystal.
card-IC23 = War Machine
    .text = Lasting 2. Mark 1 mountain you control. While in play: when the marked mountain is attacked, remove 1 warrior of the attacking squad before cards are deployed.
card-IC24 = Ridge Convoy
    .text = Move the drill. Move 1 squad to the drill's mountain. If you control that mountain, gain 1 crystal.
card-IC25 = Counter-Offensive
    .text = Move 1 squad. Attack. Win: recruit 1 warrior on the attacking mountain.
card-IC26 = Watchtowers
    .text = Lasting 2. Each combat in which you defend: +1 damage. Attack.
card-IC27 = Interrogation
    .text = Draw 1 special card. Look at the enemy hand and choose 1 special card there; it is discarded without any burn effect.
card-IC28 = Smelting Contract
    .text = Draw 2 special cards. Burn 1 special card to gain 2 crystals.
card-IC29 = Decoy Trick
    .text = Move 1 Woodwalker squad, all or part, to one adjacent forest; totems stay behind. Attack.
card-IC30 = Ridge Roads
    .text = Lasting 2. While in play: when a basic card lets you move squads, you may move 1 more. Move 1 squad. Attack.
card-IC31 = Artillery Barrage
    .text = Remove 1 Woodwalker warrior from an inner forest touching a mountain with a forge that you control. Attack.
card-IC32 = Golem Charge
    .text = Move 1 squad that has a golem. Attack with it. This combat: +1 damage. Win: swap 1 warrior of that squad for 1 golem.
card-IC33 = Stake the Claim
    .text = Place a foundation on an outer mountain you control. If you did and the enemy holds the vision of that mountain, they must burn it; if they do not hold it, recruit 1 warrior there.
card-IC34 = Deep Shafts
    .text = Lasting 2. While in play: each time the drill goes to a mountain without a forge, put 1 more crystal into cargo. Move the drill.
card-IC35 = Guild Dividend
    .text = Lasting 3. Each time a marker leaves this card: gain 1 crystal. When exhausted: draw 1 special card.
card-IC36 = Smoke Screen
    .text = The enemy shuffles 1 random vision from hand into the vision deck and, if they did, draws 1 vision. Move 2 squads.
card-IC37 = Golem Foundry
    .text = Swap 1 of your warriors on a mountain with a forge for 1 golem. Then remove 2 of your warriors from one mountain to recruit another golem there.
card-IC38 = Total War
    .text = Attack. Then Attack with a different squad.


## Cards of the Woodwalkers

card-WW01 = Visions
    .text = Draw 1 special card. Resolve 1: draw 1 vision; Discover.
    .option1 = Draw 1 vision
    .option2 = Discover
card-WW02 = Quick Strike
    .text = Move 3 warriors. Attack. Win: gain 1 crystal.
card-WW03 = Plunder
    .text = Resolve 1, or spend 2 crystals and resolve 2: move 5 warriors; Attack Ferrum, Win: steal half of the enemy crystals, rounded up.
    .option1 = Move 5 warriors
    .option2 = Attack Ferrum, win: steal half of the enemy crystals, rounded up
    .more = Spend 2 crystals and resolve 2
card-WW04 = Ambush
    .text = Move 4 warriors. Remove 1 Ironclad warrior from a mountain touching one of them.
card-WW05 = Canopy Cover
    .text = Move 4 warriors. Play 1 basic card; it may move these warriors again. Totems cannot be moved this turn.
card-WW06 = Whispering Roots
    .text = Draw 1 vision. Gain 1 crystal.
card-WW07 = Sacred Path
    .text = Move 2 warriors. Discover.
card-WW08 = Rushing Spirits
    .text = Move 4 warriors. Then move the same 4 warriors again.
card-WW09 = Children of the Forest
    .text = Recruit 2 warriors in any one outer forest.
    .burn = Spend 1 crystal to recruit 1 warrior in any outer forest.
card-WW10 = Moonlit Forage
    .text = Gain 1 crystal. Move 3 warriors.
card-WW11 = Call of the Pack
    .text = Recruit 1 warrior in any outer forest. Move 3 warriors.
    .burn = Move 2 warriors.
card-WW12 = Seer's Trance
    .text = Draw 2 special cards. Resolve 1: draw 1 vision; Discover.
    .option1 = Draw 1 vision
    .option2 = Discover
card-WW13 = Swarming Strike
    .text = Move 2 warriors. Attack. Win: play 1 basic card.
card-WW14 = Tanglevines
    .text = Mark up to 2 mountains touching your squads in inner forests. This round: no Ironclad unit may move out of the marked mountains. Remove 1 Ironclad warrior from one of them.
card-WW15 = Crystal Grove
    .text = Draw 1 vision. Gain 2 crystals.
    .burn = Gain 1 crystal.
card-WW16 = Hunter's Instinct
    .text = Burn 1 special card to move 4 warriors. Attack. This combat: +1 defense. Win: steal 1 crystal.
card-WW17 = Silent Scouts
    .text = Recruit 1 warrior in any outer forest. Look at the enemy hand. Move 2 warriors.
card-WW18 = Ancestral Chant
    .text = Lasting 2. Draw 1 special card. While in play: draw 1 more special card in each preparation phase.
card-WW19 = Read the Wind
    .text = Lasting 2. Each combat: the enemy deploys first and face up, then you choose. Attack.
card-WW20 = Blood Moon
    .text = Lasting 1. Each combat: +1 damage. Move 2 warriors.
card-WW21 = Hit and Vanish
    .text = Attack. Win: draw 1 special card and move 2 warriors.
card-WW22 = Hex of Rust
    .text = Take 1 marker off each enemy lasting card; a card exhausted this way gives no exhaust effect. Play 1 basic card.
card-WW23 = Shifting Trails
    .text = Lasting 3. While in play: when a basic card lets you move warriors, you may move 2 more. Move 2 warriors.
card-WW24 = Larimor Fog
    .text = Lasting 1. Move 4 warriors. Mark 1 inner forest. While in play: nobody may attack the marked forest or from it.
card-WW25 = Guardians of the Rite
    .text = Discover. If you did, recruit 1 warrior in the forest of that totem.
card-WW26 = Vision Quest
    .text = Draw 1 vision. Play 1 basic card.
card-WW27 = Twin Omens
    .text = Draw 2 visions, then you must burn 1 vision. Discover.
card-WW28 = Rallying Howl
    .text = Burn 1 special card to move 3 warriors. Attack. Win: recruit 1 warrior in the attacking forest.
card-WW29 = Dreamwalk
    .text = Burn 1 vision to draw 1 vision and gain 2 crystals. Play 1 basic card.
card-WW30 = Spore Cloud
    .text = Remove 1 Ironclad warrior from a mountain touching your squad in an inner forest. Burn 1 special card to do it again on another mountain.
card-WW31 = Barkskin
    .text = Lasting 1. Each combat: +1 defense. Attack.
card-WW32 = Great Migration
    .text = Move 8 warriors. Draw 1 special card.
    .burn = Draw 1 special card.
card-WW33 = Crystal Thieves
    .text = Resolve 1: gain 2 crystals; if one of your squads is in a forest touching a mountain with a forge, steal 2 crystals. Then draw 1 special card.
    .option1 = Gain 2 crystals
    .option2 = Steal 2 crystals if one of your squads is in a forest touching a mountain with a forge
card-WW34 = Thorned Offering
    .text = Burn 1 special card to draw 3 special cards. This round: +1 defense in each of your combats.
card-WW35 = Relentless Hunt
    .text = Draw 1 special card. Attack. This combat: +1 dominance.
    .burn = Spend 1 crystal to draw 2 special cards.
card-WW36 = Eyes of the Owl
    .text = Look at the enemy hand and choose 1 special card there; it is burned. Draw 1 vision.
card-WW37 = Stand of the Grove
    .text = Recruit 1 warrior in an inner forest you control. Attack with that squad.
card-WW38 = Totem's Aegis
    .text = Flip 1 fading totem to its full face. This round: +1 defense and +1 dominance in each combat of your squad that holds a totem.


## The map in the terminal

map-legend = W warriors  T totem  t fading totem  I Ironclad  G golems  ⌂ foundation  ⚒ forge  D drill and its cargo  • marker  ! marked for the bot


## Visions: .short is the mountain, .of is "(the totem) of the mountain"

card-V01 = Vision of Auria
    .short = Auria
    .of = of Auria
card-V02 = Vision of Lithimar
    .short = Lithimar
    .of = of Lithimar
card-V03 = Vision of Palladimor
    .short = Palladimor
    .of = of Palladimor
card-V04 = Vision of Zincur
    .short = Zincur
    .of = of Zincur
card-V05 = Vision of Argentimar
    .short = Argentimar
    .of = of Argentimar
card-V06 = Vision of Chromia
    .short = Chromia
    .of = of Chromia
card-V07 = Vision of Cobaltis
    .short = Cobaltis
    .of = of Cobaltis
card-V08 = Vision of Cuprumis
    .short = Cuprumis
    .of = of Cuprumis
card-V09 = Vision of Gallimor
    .short = Gallimor
    .of = of Gallimor
card-V10 = Vision of Plumbarum
    .short = Plumbarum
    .of = of Plumbarum


## What is asked: the prompt of a decision

prompt-handicap = Where does an extra warrior start? Left: { COUNT($left, "warrior") }.
prompt-first-draw = First round: draw as usual, or draw { COUNT($draw, "special-card") } and keep { $keep }?
prompt-put-back = Which card goes back into the draw deck? ({ $n } of { $of })
prompt-which-marker = Which lasting card loses its marker next?
prompt-which-first = Two effects at once: which comes first?
prompt-bot-stuck = Expand can lead Ironbot to no third forge any more: too many outer mountains are marked. End the game undecided?
prompt-turn = Turn { $turn }: play a card or pass.
prompt-extra-card = You may play one more basic card.
prompt-end-turn = Your turn is done. End it?
prompt-move-warrior = Which warrior moves? Moves left: { $left }.
prompt-move-warrior-to = Where does the warrior { NAME($from, "place", form: "from") } go?
prompt-take-totem = Does the warrior take a totem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-squad = Which squad moves? Squads left: { $left }.
prompt-move-squad-to = Where does the squad { NAME($from, "place", form: "from") } go?
prompt-how-many-golems = How many golems go { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-how-many-warriors = How many warriors go { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-move-enemy = Which enemy squad do you move?
prompt-move-enemy-to = Where does the enemy squad { NAME($from, "place", form: "from") } go?
prompt-move-drill = Where does the drill go { NAME($from, "place", form: "from") }?{ $left ->
         [1] { "" }
        *[other] { " " }Moves left: { $left }.
    }
prompt-attack-with = Which squad attacks?
prompt-attack-what = What do you attack with the squad { NAME($from, "place", form: "from") }?
prompt-deploy = Combat ({ NAME($forest, "place") } – { NAME($mountain, "place") }): which card do you deploy?
prompt-spread-damage = How do you spread { COUNT($damage, "damage") } { NAME($at, "place", form: "in") }?
prompt-retreat = Where does the beaten squad { NAME($from, "place", form: "from") } retreat to?
prompt-found-where = Where do you place a foundation?
prompt-build-where = Where do you build a forge?
prompt-discover = Which totem do you discover?
prompt-discover-with = { NAME($mountain, "place") }: which squad gets the totem?
prompt-flip-totem = Which fading totem do you turn to its full face?
prompt-spend = { NAME($card, "card") }: do you spend { COUNT($crystals, "crystal") }?
prompt-burn = { NAME($card, "card") }: which special card do you burn?
prompt-burn-vision = { NAME($card, "card") }: which vision do you burn?
prompt-sacrifice = { NAME($card, "card") }: from where do you remove { COUNT($count, "warrior") }?
prompt-recruit-where = { NAME($card, "card") }: where do you recruit? Left: { COUNT($left, $unit) }.
prompt-remove-where = { NAME($card, "card") }: from where do you remove a { NAME($unit, "term") }?
prompt-swap-where = { NAME($card, "card") }: where do you swap a warrior for a golem?
prompt-mark-where = { NAME($card, "card") }: what do you mark? Left: { COUNT($left, "marker") }.
prompt-resolve = { NAME($card, "card") }: what do you resolve? Options left: { $left }.
prompt-enemy-burns = { NAME($card, "card") }: which special card does the enemy lose?
prompt-hand-limit = You may keep { COUNT($limit, "action-card") }: discard { COUNT($over, "special-card") }.
prompt-recruit = Recruit a warrior for { COUNT($cost, "crystal") }? You have { $crystals }.


## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done = Done
option-done-handicap = No more warriors
option-done-extra-card = Play no more cards
option-done-move-warrior = Stop moving
option-done-move-squad = Stop moving
option-done-move-enemy = Leave them where they are
option-done-attack-with = No attack
option-done-found-where = No foundation
option-done-discover = Do not discover
option-done-flip-totem = Turn no totem
option-done-recruit-where = Do not recruit
option-done-remove-where = Remove nobody
option-done-swap-where = Do not swap
option-done-mark-where = Do not mark
option-done-resolve = Resolve nothing more
option-done-enemy-burns = Take no card
option-done-recruit = Do not recruit
option-pass = Pass and draw a card
option-end = End the turn
option-end-game = End the game: nobody wins
option-go-on = Play on
option-yes = Yes
option-yes-spend = Spend { COUNT($crystals, "crystal") }
option-no = No
option-no-deploy = Deploy no card
option-no-spend = Do not pay
option-no-burn = Burn nothing
option-no-burn-vision = Burn no vision
option-no-sacrifice = Remove nobody
option-stay = Stay
option-stay-move-drill = The drill stays
option-stay-retreat = No retreat
option-from = { NAME($at, "place", form: "from") }
option-to = { NAME($at, "place", form: "to") }
option-to-attack-what = Attack { NAME($at, "place") }
option-at = { NAME($at, "place", form: "in") }
option-at-remove-where = { NAME($at, "place", form: "from") }
option-at-sacrifice = { NAME($at, "place", form: "from") }
option-at-mark-where = { NAME($at, "place") }
option-play = Play { NAME($at, "card") }
option-deploy = Deploy { NAME($at, "card") }
option-burn = Burn { NAME($at, "card") }
option-discard = Discard { NAME($at, "card") }
option-return = Put { NAME($at, "card") } back
option-card = { NAME($at, "card") }
option-discover = Totem { NAME($at, "card", form: "of") }
option-warriors = { COUNT($n, "warrior") }
option-golems = { COUNT($n, "golem") }
option-golems-spread-damage = { $n ->
         [0] Remove warriors only
        *[other] Remove { COUNT($n, "golem") }, the rest from warriors
    }
option-draw = Draw { COUNT($n, "special-card") }
option-resolve = { NAME($card, "card", form: "more") }
option-option = { $n ->
         [1] { TEXT($card, "card", form: "option1") }
         [2] { TEXT($card, "card", form: "option2") }
        *[3] { TEXT($card, "card", form: "option3") }
    }
option-take-full = Take the full totem
option-take-fading = Take the fading totem
option-leave = Leave the totem here


## What happened: the log. -known is the face with the hidden cards in it

event-set-up = The board is set up.
event-first-vision = { NAME($seat, "side") } started with one vision in hand.
event-first-vision-known = { NAME($seat, "side") } started with the vision { NAME($card, "card", form: "of") }.
event-round = Round { $round } begins.
event-end-phase = The end phase begins.
event-gained = { NAME($seat, "side") } gained { COUNT($count, "crystal") }.
event-spent = { NAME($seat, "side") } spent { COUNT($count, "crystal") }.
event-stole = { $count ->
         [0] { NAME($seat, "side") } found nothing to steal.
        *[other] { NAME($seat, "side") } stole { COUNT($count, "crystal") }.
    }
event-loaded = { NAME($seat, "side") } put { COUNT($count, "crystal") } into cargo.
event-drew = { NAME($seat, "side") } drew { COUNT($count, "special-card") }.
event-drew-known = { NAME($seat, "side") } drew { COUNT($count, "special-card") }: { NAME($cards, "card") }.
event-drew-visions = { NAME($seat, "side") } drew { COUNT($count, "vision") }.
event-drew-visions-known = { NAME($seat, "side") } drew { COUNT($count, "vision") }: { NAME($cards, "card", form: "short") }.
event-reshuffled = { NAME($seat, "side") } shuffled the discard pile into a new draw deck of { COUNT($count, "card") }.
event-shuffled-back = { NAME($seat, "side") } shuffled { COUNT($count, "card") } back into the draw deck.
event-ordered-back = { NAME($seat, "side") } put { COUNT($count, "card") } back in order.
event-took-back = { NAME($seat, "side") } took { COUNT($count, "basic-card") } back.
event-supply-short = { NAME($seat, "side") } went without { COUNT($count, "crystal") }: the supply is empty.
event-recruited = { NAME($seat, "side") } recruited a { NAME($unit, "term") } { NAME($at, "place", form: "in") }.
event-removed = { NAME($seat, "side") } lost a { NAME($unit, "term") } { NAME($at, "place", form: "in") }.
event-swapped = { NAME($seat, "side") } swapped a warrior for a golem { NAME($at, "place", form: "in") }.
event-played = { NAME($seat, "side") } played { NAME($card, "card") }.
event-passed = { NAME($seat, "side") } passed.
event-resolves = { NAME($seat, "side") } resolved { NAME($card, "card") }: “{ $option ->
         [1] { TEXT($card, "card", form: "option1") }
         [2] { TEXT($card, "card", form: "option2") }
        *[3] { TEXT($card, "card", form: "option3") }
    }”.
event-lasts = { NAME($card, "card") } stays in play with { COUNT($count, "marker") }.
event-marker-off = { $left ->
         [0] The last marker came off { NAME($card, "card") }.
        *[other] A marker came off { NAME($card, "card") } (left: { $left }).
    }
event-exhausted = { NAME($card, "card") } is exhausted and discarded.
event-marked = { NAME($seat, "side") } marked { NAME($at, "place") } ({ NAME($card, "card") }).
event-unmarked = The markers of { NAME($card, "card") } left the board.
event-moved = { NAME($seat, "side") } moved { COUNT($count, $unit) } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-marched = { NAME($seat, "side") } moved { $golems ->
         [0] { COUNT($warriors, "warrior") }
        *[other] { $warriors ->
             [0] { COUNT($golems, "golem") }
            *[other] { COUNT($warriors, "warrior") } and { COUNT($golems, "golem") }
        }
    } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-lured = { NAME($seat, "side") } lured { COUNT($count, $unit) } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-moved-nobody = { NAME($seat, "side") } moved nobody.
event-carried = { NAME($seat, "side") } carried a { $face ->
         [1] full
        *[2] fading
    } totem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-secured = { NAME($seat, "side") } secured a totem { NAME($to, "place", form: "in") } (in all: { $secured }).
event-drilled = The drill moved { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-drill-stays = The drill stayed { NAME($at, "place", form: "in") }.
event-advanced = The drill track advanced to position { $track }.
event-unloaded = { $count ->
         [0] The drill had no cargo to unload.
        *[other] { NAME($seat, "side") } unloaded the drill: { COUNT($count, "crystal") }.
    }
event-looked-at-vision = { NAME($seat, "side") } looked at the top card of the vision deck.
event-looked-at-vision-known = { NAME($seat, "side") } looked at the top card of the vision deck: { NAME($card, "card", form: "short") }.
event-looked-at-hand = { NAME($seat, "side") } looked at the enemy hand ({ COUNT($count, "card") }).
event-looked-at-hand-known = { NAME($seat, "side") } looked at the enemy hand ({ COUNT($count, "card") }): { NAME($cards, "card") }.
event-discovered = { NAME($seat, "side") } discovered the totem { NAME($card, "card", form: "of") } { NAME($at, "place", form: "in") }.
event-discovered-nothing = { NAME($seat, "side") } discovered no totem.
event-rekindled = { NAME($seat, "side") } turned a fading totem { NAME($at, "place", form: "in") } to its full face.
event-vanished = { $count ->
         [one] A totem vanished { NAME($at, "place", form: "from") }.
        *[other] { COUNT($count, "totem") } vanished { NAME($at, "place", form: "from") }.
    }
event-faded = { $count ->
         [one] The totem { NAME($at, "place", form: "in") } is fading.
        *[other] { COUNT($count, "totem") } { NAME($at, "place", form: "in") } are fading.
    }
event-attacked = { NAME($seat, "side") } attacked { NAME($to, "place") } { NAME($from, "place", form: "from") }: { $units } against { $enemies }.
event-no-attack = { NAME($seat, "side") } did not attack.
event-attack-failed = Nobody is left of the attacking squad: there is no battle.
event-won-without-combat = { NAME($seat, "side") } won { NAME($at, "place", form: "in") } without combat.
event-deployed = { $deployed ->
         [0] { NAME($seat, "side") } deployed no card.
        *[other] { NAME($seat, "side") } deployed a card face down.
    }
event-deployed-known = { NAME($seat, "side") } deployed { NAME($card, "card") } face down.
event-deployed-face-up = { NAME($seat, "side") } deployed { NAME($card, "card") } face up.
event-revealed = { NAME($seat, "side") } revealed { NAME($card, "card") }.
event-damage = { NAME($seat, "side") } dealt { COUNT($total, "damage") } (card { $card }{ $bonus ->
         [0] { "" }
        *[other] , bonus { $bonus }
    }{ $golems ->
         [0] { "" }
        *[other] , golems { $golems }
    }{ $forge ->
         [0] { "" }
        *[other] , forge { $forge }
    }{ $defense ->
         [0] { "" }
        *[other] , enemy defense −{ $defense }
    }).
event-lost = { NAME($seat, "side") } lost { $golems ->
         [0] { $warriors ->
             [0] no unit
            *[other] { COUNT($warriors, "warrior") }
        }
        *[other] { $warriors ->
             [0] { COUNT($golems, "golem") }
            *[other] { COUNT($warriors, "warrior") } and { COUNT($golems, "golem") }
        }
    } ({ $golems_left ->
         [0] { $warriors_left ->
             [0] nobody is left
            *[other] left: { COUNT($warriors_left, "warrior") }
        }
        *[other] { $warriors_left ->
             [0] left: { COUNT($golems_left, "golem") }
            *[other] left: { COUNT($warriors_left, "warrior") }, { COUNT($golems_left, "golem") }
        }
    }).
event-dominance = { NAME($seat, "side") }: dominance { $total } (units { $units }{ $card ->
         [0] { "" }
        *[other] , card { $card }
    }{ $bonus ->
         [0] { "" }
        *[other] , bonus { $bonus }
    }).
event-won = { NAME($seat, "side") } beat the squad { NAME($at, "place", form: "in") }.
event-nobody-won = Nobody won the battle.
event-battle-ended = The battle { NAME($at, "place", form: "in") } ended.
event-retreated = { NAME($seat, "side") } retreated { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-drill-destroyed = The drill { NAME($at, "place", form: "in") } was destroyed and is back on Ferrum.
event-took-cargo = { NAME($seat, "side") } took { COUNT($count, "crystal") } from the cargo.
event-lost-cargo = { NAME($seat, "side") } lost { COUNT($count, "crystal") } of cargo.
event-founded = { NAME($seat, "side") } placed a foundation { NAME($at, "place", form: "in") }.
event-founded-nothing = { NAME($seat, "side") } placed no foundation.
event-built = { NAME($seat, "side") } built a forge { NAME($at, "place", form: "in") } (in all: { $built }).
event-burned = { NAME($seat, "side") } burned { NAME($card, "card") }.
event-burned-vision = { NAME($seat, "side") } burned a vision.
event-burned-vision-known = { NAME($seat, "side") } burned the vision { NAME($card, "card", form: "of") }.
event-vision-forced = { NAME($seat, "side") } had to burn the vision { NAME($card, "card", form: "of") }.
event-vision-shuffled-back = { NAME($seat, "side") } shuffled a random vision back into the vision deck.
event-discarded = { NAME($seat, "side") } discarded { NAME($card, "card") }.
event-conceded = { NAME($seat, "side") } conceded.


## Why not: reasons

why-no-own-unit-there = There is no squad there.
why-outer-forest-cannot-fight = Outer forests take no part in battles.
why-attack-forbidden-here = A marker forbids attacks on this forest and from it.
why-not-touching = It does not touch the attacking squad.
why-no-enemy-there = There is nothing of the enemy's to attack there.
why-only-ferrum = This effect attacks only Ferrum.
why-only-recruited-squad = Only the squad with the warrior just recruited may attack.
why-needs-golem = The squad needs a golem for this.
why-needs-different-squad = It has to be a different squad.
why-nothing-to-attack = This squad touches nothing it could attack.
why-card-already-used = This card has already been used this round.
why-already-moved = All units there have moved this turn.
why-not-moved-by-this-card = Only the warriors this card has moved may go again.
why-squad-already-used = A squad from there has already moved by this effect.
why-may-not-move-out = A marker forbids moving out this round.
why-not-adjacent-to-drill = This effect moves a squad only to an adjacent mountain with the drill.
why-drill-already-moved = The drill has moved this turn.
why-not-adjacent = It is not adjacent.
why-totems-may-not-move = Totems cannot be moved this turn.
why-no-such-unit-there = There is no such unit there.
why-already-marked = It is already marked.
why-nothing-to-build = You control no mountain with a foundation.
why-already-resolved = You have already resolved this option.
why-basics-cannot-be-burned = Basic cards cannot be burned.
why-too-few-units-there = There are too few warriors there.
why-too-few-crystals = It costs { COUNT($need, "crystal") }; you have { $have }.
why-only-outer-forests = Woodwalkers recruit only in outer forests.
why-only-at-forges = Ironclad recruit only on mountains with a forge.
why-no-warrior-left = No warrior is left in the supply.
why-basics-are-kept = Basic cards are never discarded.
why-already-strengthened = There is already an extra warrior there.
why-no-totem-left = No totem is left in the supply.
why-mountain-guarded = The mountain { NAME($mountain, "place") } is guarded: { COUNT($units, "combat-unit") }.
why-no-squad-touching = None of your squads touches the mountain { NAME($mountain, "place") }.
why-only-outer-mountains = A foundation goes only on an outer mountain.
why-not-controlled = You do not control this mountain.
why-has-foundation = There is already a foundation or a forge there.
why-no-forge-token = You have no foundation left.
why-no-foundation = There is no foundation there.
why-needs-basic-card = It has to be a basic card.


## Why a choice cannot simply be taken back: what someone has learned since

undo-saw-a-vision = A vision has been seen since.


## Phases of a round

phase-preparation = Preparation phase
phase-action = Action phase
phase-end = End phase


## How it ended

result-totems = { NAME($who, "side") } won: the third totem is secured.
    .title = The third totem is safe
result-bot-stuck = The game ended undecided: Expand could lead Ironbot to no third forge any more.
result-forges = { NAME($who, "side") } won: the third forge is built.
    .title = The third forge burns


## Settings

setting-ordered = Beginner decks
    .help = Your draw deck is in order, lowest number on top, instead of shuffled. A bot's deck is shuffled. Good for a first game.
setting-end_turn = Turns end when their player says so
    .help = After the last effect of a turn its player may look or take back, then ends the turn.
setting-handicap_woodwalkers = Handicap: extra warriors for the Woodwalkers
    .help = A new player starts with that many extra warriors, one each in different outer forests, or fewer.
setting-handicap_ironclad = Handicap: extra warriors for the Ironclad
    .help = A new player starts with that many extra warriors, one each on different inner mountains, or fewer.
setting-solo = Alone against
    .help = Ironbot plays the Ironclad against you, Woodbot plays the Woodwalkers.
setting-solo-none = Nobody: a game for two
setting-solo-ironbot = Ironbot
setting-solo-woodbot = Woodbot
setting-companion = The box is on my table
    .help = Solo only. You enter which cards were drawn and what the die shows; the program runs the bot and keeps the books.
setting-level = Difficulty
    .help = Solo only. Options you switch on yourself count toward this total; the rest is filled up to it.
setting-red_icons = Red icons count
    .help = Solo, 2 levels. The bot resolves the red icons of its cards too.
setting-four_cards = Four cards at the start
    .help = Solo, 2 levels. The bot starts with 4 special cards instead of 2.
setting-golem_start = A golem on Ferrum
    .help = Ironbot, 3 levels. It starts with a golem.
setting-two_foundations = Two foundations
    .help = Ironbot, 3 levels. It starts with foundations on 2 random outer mountains.
setting-spirits_start = Spirits from the start
    .help = Woodbot, 3 levels. It starts with 2 markers at the Spirits of the Forest.
setting-fewer_foundations = Fewer foundations
    .help = Woodbot, 3 levels. 2 of your forge tokens go back to the box.
setting-extra_warriors = Extra warriors of the bot
    .help = Solo, 1 to 5 levels. 1 to 3: a warrior more in that many random places. 4 and 5: against Ironbot on every inner mountain, with 5 on Ferrum too; against Woodbot in 4, with 5 in every outer forest.


## Alone against a bot

icon-card = card
icon-crystals = crystals
icon-drill = drill
icon-squad = squad
icon-golem = golem
icon-battle = battle
icon-compass = compass
icon-hit = hit
icon-forge = forge
icon-shield = shield
icon-eye = eye
icon-alert = alert
icon-cubes = cubes
icon-search = search
icon-arrows = arrows
die-highest-even = highest even number
die-lowest-even = lowest even number
die-highest-odd = highest odd number
die-lowest-odd = lowest odd number

prompt-bot-demands-burn = The bot demands it: which special card do you burn?
prompt-bot-demands-choice = The bot demands it: burn a special card, or have a crystal stolen?
prompt-enter-die = What does the magic die show?
prompt-enter-card = Turn up the top card of the bot hand. Which is it?
prompt-enter-draw = Draw a special card. Which is it? Left to draw: { $left }.
prompt-enter-vision = Draw a vision. Which is it? Left to draw: { $left }.
prompt-enter-first-vision = Which inner vision have you kept?
prompt-enter-top-vision = Which vision lies on top of the vision deck?
prompt-enter-lost-vision = Pick one of your visions at random and shuffle it back. Which is it?
prompt-enter-returned-vision = Pick a discarded vision at random for the vision deck. Which is it?
prompt-enter-place = Draw a place at random. Which is it? Left to draw: { $left }.
option-die = { NAME($at, "die") }
option-pay = Give a crystal

event-bot-aggressive = { NAME($seat, "bot") } is aggressive: a squad of { $squad } is with a totem { NAME($forest, "place", form: "in") }.
event-bot-defensive = { NAME($seat, "bot") } is defensive: it has { COUNT($crystals, "crystal") } and controls the foundation { NAME($mountain, "place", form: "in") }.
event-bot-expansive = { NAME($seat, "bot") } is expansive: no totem is held, and it cannot build.
event-bot-step = { NAME($seat, "bot") } { $step ->
         [located] has located a totem
         [plunder] goes plundering, because you have 5 crystals or more
         [secure] secures the totem its squad holds
         [build] builds a forge
         [aggressive] hunts the totem
         [found] places a foundation
         [exhausted] is exhausted: it resolves a card and turns alert
        *[act] resolves a card
    }.
event-bot-expends = { NAME($seat, "bot") } expended { NAME($card, "card") }{ $resolved ->
         [0] { " " }without resolving it
        *[other] { "" }
    }.
event-bot-no-card = { NAME($seat, "bot") } had no card to expend; a marker took the slot.
event-bot-icon = Icon: { NAME($icon, "icon") }.
event-bot-ignores-icon = The red icon “{ NAME($icon, "icon") }” was ignored.
event-bot-compensated = The icon “{ NAME($icon, "icon") }” changed nothing.
event-bot-empty-hand = The bot hand was empty: { NAME($seat, "bot") } drew a card and its turn ended.
event-bot-drew = { NAME($seat, "bot") } put { COUNT($count, "special-card") } into the bot hand, unseen.
event-bot-drew-top = { NAME($seat, "bot") } put { COUNT($count, "special-card") } on top of the bot hand, unseen.
event-bot-shuffles-hand = The bot hand was shuffled: { COUNT($count, "card") }.
event-bot-rolls = Tie between { NAME($options, "place") }. The die said { NAME($die, "die") }, so { NAME($at, "place") }.
event-bot-turn-card = The turn card now shows its { $face ->
         [exhausted] exhausted
        *[alert] alert
    } face.
event-bot-focus = { NAME($seat, "bot") } focused on the squad of { $squad } { NAME($forest, "place", form: "in") }.
event-bot-no-target = { NAME($seat, "bot") } found nothing to attack.
event-bot-too-weak = { NAME($seat, "bot") } did not attack { NAME($to, "place") } { NAME($from, "place", form: "from") }: { $units } against { $enemies }.
event-bot-skips-attack = { NAME($seat, "bot") } had no card for a combat and drew one instead of attacking.
event-bot-deploys = { NAME($seat, "bot") } deployed { NAME($card, "card") }.
event-bot-deploys-nothing = { NAME($seat, "bot") } had no card to deploy.
event-bot-forces-retreat = { NAME($seat, "bot") } forced a retreat { NAME($to, "place", form: "to") }; units there: { $units }.
event-bot-forces-no-retreat = { NAME($seat, "bot") } forced no retreat: every way led to a totem.
event-bot-need-not-pursue = No Pursuit: { $units } { NAME($mountain, "place", form: "in") } already outnumber { $enemies } { NAME($forest, "place", form: "in") }.
event-bot-pursues = Pursuit { NAME($at, "place", form: "to") }: { $units } there against { $enemies } { NAME($forest, "place", form: "in") }.
event-bot-no-source = No unit can go { NAME($at, "place", form: "to") }.
event-bot-protects = Protect { NAME($at, "place") }: { COUNT($units, "unit") } there, { $enemies } in the largest squad touching it.
event-bot-protects-ferrum = Protect Ferrum: { COUNT($units, "unit") } there, fewer than { $enough }.
event-bot-nothing-to-protect = Protect: nothing is in danger.
event-bot-expands = Expand { NAME($at, "place", form: "to") }, with { COUNT($enemies, "warrior") } in the forests touching it.
event-bot-nowhere-to-expand = Expand: no target can be reached.
event-bot-drill-stays = The drill stayed { NAME($at, "place", form: "in") }.
event-bot-stuck = Expand can lead { NAME($seat, "bot") } to no third forge any more; the game goes on.
event-bot-builds = { NAME($seat, "bot") } chose { NAME($at, "place") } for a forge: the smallest squad, { $units }.
event-bot-founds = { NAME($seat, "bot") } chose { NAME($at, "place") } for a foundation: the largest squad, { $units }.
event-bot-guards-ferrum = Ferrum needed a guard: { COUNT($warriors, "warrior") } there, fewer than 3.
event-bot-recruits-at = { NAME($seat, "bot") } chose { NAME($at, "place") } to recruit, where it had { COUNT($units, "unit") }.
event-bot-hides-vision = One of the visions in hand was shuffled back into the vision deck.
event-bot-hides-vision-known = The vision { NAME($card, "card", form: "of") } was shuffled back into the vision deck.
event-bot-marks = { NAME($seat, "bot") } marked { NAME($at, "place") }.
event-bot-unmarks = { NAME($seat, "bot") } took its marker off { NAME($at, "place") }.
event-bot-spirits = The Spirits of the Forest got { COUNT($count, "marker") }; now { $spirits }.
event-bot-spirit-gone = A marker left the Spirits of the Forest; left: { $spirits }.
event-bot-boxes-tokens = { $count ->
         [one] { $count } forge token of the Ironclad goes back to the box.
        *[other] { $count } forge tokens of the Ironclad go back to the box.
    }
event-bot-locates = { $left ->
         [0] { NAME($seat, "bot") } turned up the last vision, { NAME($card, "card", form: "of") }. The totem comes to a forest touching { NAME($mountain, "place") }.
        *[other] { NAME($seat, "bot") } discarded the vision { NAME($card, "card", form: "of") }: no totem { NAME($mountain, "place", form: "in") }. Visions left: { $left }.
    }
event-bot-locates-nothing = { NAME($seat, "bot") } had nothing to locate.
event-bot-aid = The bot aid turned to its { $side ->
         [exalted] exalted
        *[disruptive] disruptive
    } side.
event-bot-plunders = Plunder: warriors go { NAME($to, "place", form: "to") }; adjacent to it: { COUNT($warriors, "warrior") }.
event-bot-secures = Secure: warriors go { NAME($to, "place", form: "to") }; adjacent to it: { COUNT($warriors, "warrior") }.
event-bot-harasses = Harass: warriors go { NAME($to, "place", form: "to") }; adjacent to it: { COUNT($warriors, "warrior") }.
event-bot-carries = Secure: the totem went { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }; Ironclad units touching that forest: { $enemies }.
event-bot-carries-out = Secure: the totem went { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-bot-moves-nobody = No warrior of { NAME($seat, "bot") } could move.
event-bot-returns-vision = The vision { NAME($card, "card", form: "of") } went back into the vision deck; now { $deck }.

## What a choice leads to

note-attack-impossible = no effect: no squad can attack now
note-discovery-impossible = no effect: no totem can be discovered now
note-forces = { COUNT($mine, "unit") } against { $theirs }
note-forge-of = forge { $n } of { $goal }

## The screen

ui-iw-vision = Discover while a squad of yours is in an inner forest touching this mountain and no Ironclad unit stands on it.
ui-iw-preparation = Preparation
ui-iw-action = Action
ui-iw-action-turn = Action · turn { $turn } of { $turns }
ui-iw-end = End
ui-iw-crystals = crystals
ui-iw-cards-in-hand = cards in hand
ui-iw-visions = visions
ui-iw-visions-shown = Discovered visions
ui-iw-forges-to-win = Forges to win
ui-iw-totems-to-win = Totems to win
ui-iw-turns = Turns
ui-iw-note-open = { COUNT($reserve, "warrior") } in supply · deck { $deck }
ui-iw-note-ironclad = forges { $forges } of { $total }
ui-iw-note-woodwalkers = totems { $totems } of { $total }
ui-iw-played = played this round
ui-iw-in-play = lasting
ui-iw-discard = discard pile
ui-iw-battle-for = Battle for { NAME($place, "place") }
ui-iw-battle-line = attacked { NAME($from, "place", form: "from") }
ui-iw-side = Side
ui-iw-step-deploy = Deploy
ui-iw-step-damage = Damage
ui-iw-step-losses = Losses
ui-iw-step-dominance = Dominance
ui-iw-step-after = After
ui-iw-card = card
ui-iw-bonus = effects
ui-iw-enemy-defense = enemy defense
ui-iw-units-left = units left
ui-iw-dealt = dealt
ui-iw-total = total
ui-iw-lost = { $lost } lost
ui-iw-stand = { $left ->
         [0] nobody stands
         [one] { $left } stands
        *[other] { $left } stand
    }
ui-iw-face-down = face down
ui-iw-no-card = no card
ui-iw-deciding = deciding…
ui-iw-not-yet = still open
ui-iw-wins = { NAME($side, "side") } win{ $tie ->
         [1] { " " }the tie as attacker
        *[other] { "" }
    }
ui-iw-nobody-wins = Nobody wins
ui-iw-attack-failed = No attacker is left
ui-iw-bot-bonus = In combat

## What a seat that explains its moves says

because-built = Three forges on outer mountains win me the game: this is number { $built }.
because-founded = A forge needs a foundation first, and it costs nothing. { NAME($at, "place", form: "in") } one can be built now.
because-secured = Three totems in the outer forests win me the game: this is number { $secured }.
because-discovered = Nobody guards the mountain of this vision. Now the totem { NAME($at, "place", form: "in") } has to get into an outer forest before it is gone.
because-carried = A totem counts only in an outer forest, and left lying it fades. So it comes along { NAME($to, "place", form: "to") }.
because-attacked = It is a risk with { $units } against { $enemies }. But a won battle empties { NAME($to, "place") }, and cards decide as well.
because-attacked-stronger = I have more units, { $units } against { $enemies }, so I go for { NAME($to, "place") } now and not later.
because-attacked-totem = A totem lies { NAME($to, "place", form: "in") }. With nobody there to carry it, it fades: { $units } against { $enemies } is worth that.
because-drilled = The drill finds crystals where no forge stands, and brings them home to one: on { NAME($to, "place", form: "to") }.
because-marched = Where I have units I hold the ground, and I shall need it { NAME($to, "place", form: "in") }.
because-marched-outer = Only on an outer mountain can a forge stand, and { NAME($to, "place", form: "in") } there is not even a foundation yet.
because-marched-foundation = The foundation { NAME($to, "place", form: "in") } is worth nothing without units to build on it, and to hold it.
because-marched-forge = The forge { NAME($to, "place", form: "in") } is a third of my victory, so it gets a guard.
because-moved = Where I have units I hold the ground, and I shall need it { NAME($to, "place", form: "in") }.
because-moved-totem = The totem { NAME($to, "place", form: "in") } must not lie alone: somebody has to carry it out.
because-recruited = Battles cost units, so I bring new ones before I need them: { NAME($at, "place", form: "in") }.
because-rekindled = On its full face the totem { NAME($at, "place", form: "in") } lasts one round longer. That is time to carry it out.
because-stole = { COUNT($count, "crystal") } taken counts twice: I have it, and you have not.
