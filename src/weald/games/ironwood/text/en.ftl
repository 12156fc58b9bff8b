### Ironwood in English: the words of the game, places, cards.
###
### One name per thing, the same here, in the rules, in the code and on screen (rulebook.md, Conventions).
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
    .text = Resolve 1: spend 1 crystal to recruit 1 warrior on a mountain with a forge, then move 1 squad; spend 5 crystals and Build; Attack, this combat: +1 dominance.
card-IC02 = Conquest
    .text = Draw 1 special card. Resolve 1, or spend 2 crystals and resolve 2: move 2 squads; Attack.
card-IC03 = Expansion
    .text = Resolve 2: move 1 squad; move the drill; place a foundation on an outer mountain you control.
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
    .text = Move 1 Woodwalker squad, all or part, to one adjacent forest; totems stay behind. Then move 1 of your squads.
card-IC30 = Ridge Roads
    .text = Lasting 2. While in play: when a basic card lets you move squads, you may move 1 more. Move 1 squad.
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
card-WW02 = Quick Strike
    .text = Move 3 warriors. Attack. Win: gain 1 crystal.
card-WW03 = Plunder
    .text = Resolve 1, or spend 2 crystals and resolve 2: move 5 warriors; Attack Ferrum, Win: steal half of the enemy crystals, rounded up.
card-WW04 = Ambush
    .text = Move 4 warriors. Remove 1 Ironclad warrior from a mountain touching one of them in an inner forest.
card-WW05 = Canopy Cover
    .text = Move 4 warriors. Play 1 basic card; it may move these warriors again. Totems cannot be moved this turn.
card-WW06 = Whispering Roots
    .text = Draw 1 vision. Gain 1 crystal.
card-WW07 = Sacred Path
    .text = Move 2 warriors. Discover.
card-WW08 = Rushing Spirits
    .text = Move 4 warriors. Then move the same 4 warriors again.
card-WW09 = Children of the Forest
    .text = Recruit 2 warriors in any outer forests.
    .burn = Spend 1 crystal to recruit 1 warrior in any outer forest.
card-WW10 = Moonlit Forage
    .text = Gain 1 crystal. Move 3 warriors.
card-WW11 = Call of the Pack
    .text = Recruit 1 warrior in any outer forest. Move 3 warriors.
    .burn = Move 2 warriors.
card-WW12 = Seer's Trance
    .text = Draw 2 special cards. Resolve 1: draw 1 vision; Discover.
card-WW13 = Swarming Strike
    .text = Move 2 warriors. Attack. Win: play 1 basic card.
card-WW14 = Tanglevines
    .text = Mark up to 2 mountains touching your squads in inner forests. This round: no Ironclad unit may move out of the marked mountains. Remove 1 Ironclad warrior from one of them.
card-WW15 = Crystal Grove
    .text = Draw 1 special card. Gain 1 crystal.
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

map-legend = W warriors  T totem  t fading totem  I Ironclad  G golems  ⌂ foundation  ⚒ forge  D drill and its cargo
