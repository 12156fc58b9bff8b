### Defenders of the Wild in English: the words of the game, places, cards.
###
### One name per thing, the same here, in the rules, in the code and on screen (rulebook/terms.toml).


## The game and its sides

game-defenders = Defenders of the Wild

side-order = the Order
side-council = the Council
side-coven = the Coven
side-sect = the Sect

side-order-council = the Order and the Council
side-order-coven = the Order and the Coven
side-order-sect = the Order and the Sect
side-council-coven = the Council and the Coven
side-council-sect = the Council and the Sect
side-coven-sect = the Coven and the Sect


## Terrains, items, directions, phases

terrain-forest = forest
terrain-plains = plains
terrain-marsh = marsh
terrain-mountain = mountain
item-map = map
item-bread = bread
item-potion = potion
item-rocket = rocket
direction-right = right
direction-left = left
phase-setup = Setup
phase-choosing = Leadership: choosing
phase-revealing = Leadership: reveal
phase-acting = Actions


## Places: rows a to g from north to south, numbered from the west

place-core = the core
    .short = core
    .in = on the core
    .from = from the core
    .to = to the core
place-a1 = a1
    .short = a1
    .in = on a1
    .from = from a1
    .to = to a1
place-a2 = a2
    .short = a2
    .in = on a2
    .from = from a2
    .to = to a2
place-a3 = a3
    .short = a3
    .in = on a3
    .from = from a3
    .to = to a3
place-a4 = a4
    .short = a4
    .in = on a4
    .from = from a4
    .to = to a4
place-b1 = b1
    .short = b1
    .in = on b1
    .from = from b1
    .to = to b1
place-b2 = b2
    .short = b2
    .in = on b2
    .from = from b2
    .to = to b2
place-b3 = b3
    .short = b3
    .in = on b3
    .from = from b3
    .to = to b3
place-b4 = b4
    .short = b4
    .in = on b4
    .from = from b4
    .to = to b4
place-b5 = b5
    .short = b5
    .in = on b5
    .from = from b5
    .to = to b5
place-c1 = c1
    .short = c1
    .in = on c1
    .from = from c1
    .to = to c1
place-c2 = c2
    .short = c2
    .in = on c2
    .from = from c2
    .to = to c2
place-c3 = c3
    .short = c3
    .in = on c3
    .from = from c3
    .to = to c3
place-c4 = c4
    .short = c4
    .in = on c4
    .from = from c4
    .to = to c4
place-c5 = c5
    .short = c5
    .in = on c5
    .from = from c5
    .to = to c5
place-c6 = c6
    .short = c6
    .in = on c6
    .from = from c6
    .to = to c6
place-d1 = d1
    .short = d1
    .in = on d1
    .from = from d1
    .to = to d1
place-d2 = d2
    .short = d2
    .in = on d2
    .from = from d2
    .to = to d2
place-d3 = d3
    .short = d3
    .in = on d3
    .from = from d3
    .to = to d3
place-d5 = d5
    .short = d5
    .in = on d5
    .from = from d5
    .to = to d5
place-d6 = d6
    .short = d6
    .in = on d6
    .from = from d6
    .to = to d6
place-d7 = d7
    .short = d7
    .in = on d7
    .from = from d7
    .to = to d7
place-e1 = e1
    .short = e1
    .in = on e1
    .from = from e1
    .to = to e1
place-e2 = e2
    .short = e2
    .in = on e2
    .from = from e2
    .to = to e2
place-e3 = e3
    .short = e3
    .in = on e3
    .from = from e3
    .to = to e3
place-e4 = e4
    .short = e4
    .in = on e4
    .from = from e4
    .to = to e4
place-e5 = e5
    .short = e5
    .in = on e5
    .from = from e5
    .to = to e5
place-e6 = e6
    .short = e6
    .in = on e6
    .from = from e6
    .to = to e6
place-f1 = f1
    .short = f1
    .in = on f1
    .from = from f1
    .to = to f1
place-f2 = f2
    .short = f2
    .in = on f2
    .from = from f2
    .to = to f2
place-f3 = f3
    .short = f3
    .in = on f3
    .from = from f3
    .to = to f3
place-f4 = f4
    .short = f4
    .in = on f4
    .from = from f4
    .to = to f4
place-f5 = f5
    .short = f5
    .in = on f5
    .from = from f5
    .to = to f5
place-g1 = g1
    .short = g1
    .in = on g1
    .from = from g1
    .to = to g1
place-g2 = g2
    .short = g2
    .in = on g2
    .from = from g2
    .to = to g2
place-g3 = g3
    .short = g3
    .in = on g3
    .from = from g3
    .to = to g3
place-g4 = g4
    .short = g4
    .in = on g4
    .from = from g4
    .to = to g4


## How many: the plain form names, the accusative is what is drawn, gained, suffered

count-point = { $count ->
         [one] { $count } action point
        *[other] { $count } action points
    }
count-card = { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
count-injury = { $count ->
         [one] { $count } injury
        *[other] { $count } injuries
    }
count-mech = { $count ->
         [one] { $count } mech
        *[other] { $count } mechs
    }
count-support = { $count ->
         [one] { $count } support
        *[other] { $count } support
    }
count-camp = { $count ->
         [one] { $count } camp
        *[other] { $count } camps
    }
count-pollution = { $count ->
         [one] { $count } pollution
        *[other] { $count } pollution
    }
count-breach-token = { $count ->
         [one] { $count } breach token
        *[other] { $count } breach tokens
    }
count-factory = { $count ->
         [one] { $count } factory
        *[other] { $count } factories
    }
count-toxic-site = { $count ->
         [one] { $count } toxic site
        *[other] { $count } toxic sites
    }


## The words of the game

term-commonwood = Commonwood
term-defender = defender
term-active-defender = active defender
term-leader = leader
term-faction = faction
term-terrain = terrain
term-home-terrain = home terrain
term-hex = hex
term-edge = edge
term-board-border = board border
term-trail = trail
term-core = core
term-machines = machines
term-machine-card = machine card
term-machine-direction = machine direction
term-engine = engine
term-front = front of the engine
term-rear = rear of the engine
term-wall = wall
term-breach = breach
term-breach-token = breach token
term-mech = mech
term-hunter = hunter
term-sniper = sniper
term-factory = factory
term-reforested-factory = reforested factory
term-vent = vent
term-pollution = pollution
term-toxic-site = toxic site
term-enclosed = enclosed
term-spoke = spoke
term-radar = radar
term-reset = reset
term-redeploy = redeploy
term-pursue = pursue
term-camp = camp
term-starting-camp = starting camp
term-support = support
term-support-track = support track
term-injury = injury
term-injury-die = injury die
term-close-range = close-range injury
term-ranged = ranged injury
term-death-token = death token
term-action-points = action points
term-team = team
term-reveal = reveal
term-lasting = lasting
term-comrade = comrade
term-item = item
term-move = move
term-build-camp = build camp
term-regroup = regroup
term-heal = heal
term-cleanse = cleanse
term-destroy-mech = destroy mech
term-breach-wall = breach wall
term-reforest = reforest
term-leadership-phase = leadership phase
term-action-phase = action phase
term-first-player-token = first-player token
term-engines-card = Engines
term-mechs-card = Mechs
term-factories-card = Factories
term-restart-card = Restart
term-basic = basic
term-challenging = challenging
term-advanced = advanced
term-expert = expert
term-extreme = extreme
term-core-completed = core completed
term-toxic-catastrophe = toxic catastrophe
term-massacre = massacre
term-victory = victory
term-defeat = defeat
term-solo = solo mode
term-terrain-hex = terrain hex
term-factory-wall = factory wall
term-central-base = central base
term-faction-circle = faction circle
term-support-marker = support marker
term-maximum-support = maximum support
term-active-player = active player
term-dead-end = dead end
term-deploy = deploy
term-take-item = take item
term-standard = standard


## Machine cards

machine-engines = Engines
    .text = Both engines make 2 moves. Reset engines are deployed again.
machine-mechs = Mechs
    .text = Each engine deploys 1 hunter. Hunters pursue: the active player over 2 hexes, the others over 1.
machine-factories = Factories
    .text = If a hex is enclosed, build 1 factory. Otherwise pollution spreads.
machine-restart = Restart
    .text = The machine direction flips. Then as Factories.
machine-challenging_engines = Challenging Engines
    .text = The engine the radar meets first makes 3 moves, then the other makes 2. Reset engines are deployed again.
machine-challenging_mechs = Challenging Mechs
    .text = As Mechs. Then each leader on a hex with a mech suffers 1 injury.
machine-challenging_factories = Challenging Factories
    .text = If a hex is enclosed, build 1 factory. Pollution spreads in any case.
card-engines_1 = Engines
    .text = { machine-engines.text }
card-engines_2 = Engines
    .text = { machine-engines.text }
card-mechs_1 = Mechs
    .text = { machine-mechs.text }
card-mechs_2 = Mechs
    .text = { machine-mechs.text }
card-factories_1 = Factories
    .text = { machine-factories.text }
card-factories_2 = Factories
    .text = { machine-factories.text }
card-restart = Restart
    .text = { machine-restart.text }
card-challenging_engines_1 = Challenging Engines
    .text = { machine-challenging_engines.text }
card-challenging_engines_2 = Challenging Engines
    .text = { machine-challenging_engines.text }
card-challenging_mechs_1 = Challenging Mechs
    .text = { machine-challenging_mechs.text }
card-challenging_mechs_2 = Challenging Mechs
    .text = { machine-challenging_mechs.text }
card-challenging_factories_1 = Challenging Factories
    .text = { machine-challenging_factories.text }
card-challenging_factories_2 = Challenging Factories
    .text = { machine-challenging_factories.text }


## Leaders

leader-order_b = Burrun
    .title = Pyro-philosopher
leader-order_s = Sofira
    .title = Radical Librarian
leader-council_n = Nexto
    .title = Harvest Quartermaster
leader-council_t = Thexuloa
    .title = Guard Veteran
leader-coven_z = Zindra
    .title = Marsh Outlaw
leader-coven_a = Amanitra
    .title = Mycelium Witch
leader-sect_g = Guszper
    .title = Hacker
leader-sect_u = Ulvik
    .title = Blast Engineer


## Abilities

ability-order_comrade = Comrade of the Order
    .text = The first-player token passes one seat clockwise.
ability-order_archives = Archives
    .text = Ready your map.
ability-order_almanac = Almanac Printing
    .text = All players ready their maps.
ability-council_comrade = Comrade of the Council
    .text = The first-player token passes one seat clockwise.
ability-council_field_kitchen = Field Kitchen
    .text = Ready your bread.
ability-council_breaking_bread = Breaking Bread
    .text = All players ready their bread.
ability-coven_comrade = Comrade of the Coven
    .text = The first-player token passes one seat clockwise.
ability-coven_bubbling_brew = Bubbling Brew
    .text = Ready your potion.
ability-coven_apothecary = Apothecary
    .text = All players ready their potions.
ability-sect_comrade = Comrade of the Sect
    .text = The first-player token passes one seat clockwise.
ability-sect_arsenal = Arsenal
    .text = Ready your rocket.
ability-sect_fireworks = Fireworks Festival
    .text = All players ready their rockets.
ability-order_controlled_burn = Controlled Burn
    .text = Cleanse all hexes next to your leader: 1 support for each, 1 injury for each toxic site.
ability-order_burning_heat = Burning Heat
    .text = Lasting. Whenever you suffer injuries, gain 1 support.
ability-order_pyromancy = Pyromancy
    .text = You suffer 1 injury.
ability-order_manifesto = Manifesto
    .text = Gain 2 support.
ability-order_travelling_library = Travelling Library
    .text = Move one of your camps on the board to any forest hex without a camp.
ability-order_sanctuary = Sanctuary
    .text = Lasting. All players may regroup to any working camp, and regrouping needs no injury roll.
ability-council_sustenance = Sustenance
    .text = Lasting. Whenever any player builds a camp, gain 1 support.
ability-council_bountiful_harvest = Bountiful Harvest
    .text = Draw 2 cards.
ability-council_caravan = Caravan
    .text = Lasting. All players may use trails of any one terrain for each move.
ability-council_toughness = Toughness
    .text = Lasting. Ignore the 1-injury face of the injury die.
ability-council_sharpshooter = Sharpshooter
    .text = Destroy 1 mech on a hex next to your leader: 1 support.
ability-council_field_hospital = Field Hospital
    .text = All players remove 1 injury.
ability-coven_agility = Agility
    .text = Lasting. Ignore the 2-injury face of the injury die.
ability-coven_ambush = Ambush
    .text = Destroy 1 mech on the hex of your leader: 1 support.
ability-coven_secret_paths = Secret Paths
    .text = Every player may shift their leader to a neighbouring hex, whatever blocks the way.
ability-coven_friendly_fungi = Friendly Fungi
    .text = Lasting. A hex your move ends on is cleansed for free.
ability-coven_acid_rain = Acid Rain
    .text = On any hex without a toxic site swap 1 mech for 1 pollution.
ability-coven_healing_herbs = Healing Herbs
    .text = Choose a player, who removes all injuries.
ability-sect_hacking = Hacking
    .text = Lasting. No machine card is flipped at the end of your turn.
ability-sect_scrap_hunting = Scrap Hunting
    .text = Lasting. Each mech you destroy gives 1 more support.
ability-sect_power_down = Power Down
    .text = Lasting. All players may move through walls.
ability-sect_tunnels = Tunnels
    .text = Put your leader on any mountain hex.
ability-sect_ballistics = Ballistics
    .text = Lasting. Your rockets may destroy a mech on a neighbouring hex.
ability-sect_demolition = Demolition
    .text = Breach any one wall on the board with your token: 1 support.


## Defenders

card-order_kelpuz = Kelpuz
    .title = Hermit
    .text = { ability-order_comrade.text }
card-order_rystle = Rystle
    .title = Lantern Novice
    .text = { ability-order_comrade.text }
card-order_popel = Popel
    .title = Historian
    .text = { ability-order_archives.text }
card-order_sorrelin = Sorrelin
    .title = Scribe
    .text = { ability-order_archives.text }
card-order_wyzypa = Wyzypa
    .title = Cartographer
    .text = { ability-order_almanac.text }
card-order_harrow = Harrow
    .title = Printer
    .text = { ability-order_almanac.text }
card-order_bernadorn = Bernadorn
    .title = Meteorologist
    .text = { ability-order_controlled_burn.text }
card-order_tindrel = Tindrel
    .title = Fire Warden
    .text = { ability-order_controlled_burn.text }
card-order_lumiz = Lumiz
    .title = Fist of Fire
    .text = { ability-order_burning_heat.text }
card-order_ubi = Ubi
    .title = Flame Keeper
    .text = { ability-order_burning_heat.text }
card-order_mora = Mora
    .title = Seer
    .text = { ability-order_pyromancy.text }
card-order_pyrdalja = Pyrdalja
    .title = Flame Dancer
    .text = { ability-order_pyromancy.text }
card-order_mirit = Mirit
    .title = War Architect
    .text = { ability-order_manifesto.text }
card-order_mudruc = Mudruc
    .title = Professor
    .text = { ability-order_manifesto.text }
card-order_folia = Folia
    .title = Book Peddler
    .text = { ability-order_travelling_library.text }
card-order_quillan = Quillan
    .title = Librarian
    .text = { ability-order_travelling_library.text }
card-order_flika = Flika
    .title = Beekeeper
    .text = { ability-order_sanctuary.text }
card-order_ondry = Ondry
    .title = Innkeeper
    .text = { ability-order_sanctuary.text }
card-council_cmuchin = Čmuchin
    .title = Scout Courier
    .text = { ability-council_comrade.text }
card-council_henk = Henk
    .title = Carter
    .text = { ability-council_comrade.text }
card-council_svaca = Sváča
    .title = Camp Cook
    .text = { ability-council_field_kitchen.text }
card-council_kalsa = Kalša
    .title = Brewer
    .text = { ability-council_field_kitchen.text }
card-council_bastedie = Bastédie
    .title = Baker
    .text = { ability-council_breaking_bread.text }
card-council_torpis = Torpiš
    .title = Miller
    .text = { ability-council_breaking_bread.text }
card-council_brambo = Brambo
    .title = Gardener
    .text = { ability-council_sustenance.text }
card-council_osvina = Osvina
    .title = Oat Farmer
    .text = { ability-council_sustenance.text }
card-council_medunka = Medunka
    .title = Orchard Keeper
    .text = { ability-council_bountiful_harvest.text }
card-council_turina = Turina
    .title = Root Farmer
    .text = { ability-council_bountiful_harvest.text }
card-council_griz = Griz
    .title = Reaper
    .text = { ability-council_caravan.text }
card-council_aexyl = Aexyl
    .title = Caravan Guide
    .text = { ability-council_caravan.text }
card-council_azen = Azén
    .title = Shield Bearer
    .text = { ability-council_toughness.text }
card-council_rintro = Rintro
    .title = Old Sergeant
    .text = { ability-council_toughness.text }
card-council_okula = Okula
    .title = Lookout
    .text = { ability-council_sharpshooter.text }
card-council_prackus = Prackuš
    .title = Slinger
    .text = { ability-council_sharpshooter.text }
card-council_vatsi = Vatši
    .title = Medic
    .text = { ability-council_field_hospital.text }
card-council_glint = Glint
    .title = Surgeon
    .text = { ability-council_field_hospital.text }
card-coven_mirel = Mirel
    .title = Wandering Bard
    .text = { ability-coven_comrade.text }
card-coven_dusk = Dusk
    .title = Smuggler
    .text = { ability-coven_comrade.text }
card-coven_nettla = Nettla
    .title = Potion Brewer
    .text = { ability-coven_bubbling_brew.text }
card-coven_pimpern = Pimpern
    .title = Herb Gatherer
    .text = { ability-coven_bubbling_brew.text }
card-coven_hemlo = Hemlo
    .title = Apothecary
    .text = { ability-coven_apothecary.text }
card-coven_sagewin = Sagewin
    .title = Hedge Doctor
    .text = { ability-coven_apothecary.text }
card-coven_las = Laš
    .title = Marsh Pirate
    .text = { ability-coven_agility.text }
card-coven_fennik = Fennik
    .title = Acrobat
    .text = { ability-coven_agility.text }
card-coven_briar = Briar
    .title = Highway Robber
    .text = { ability-coven_ambush.text }
card-coven_snare = Snare
    .title = Trapper
    .text = { ability-coven_ambush.text }
card-coven_willowick = Willowick
    .title = Bog Guide
    .text = { ability-coven_secret_paths.text }
card-coven_rushka = Rushka
    .title = Ferrier
    .text = { ability-coven_secret_paths.text }
card-coven_morelle = Morelle
    .title = Mycologist
    .text = { ability-coven_friendly_fungi.text }
card-coven_sporek = Sporek
    .title = Mushroom Keeper
    .text = { ability-coven_friendly_fungi.text }
card-coven_vitriola = Vitriola
    .title = Storm Witch
    .text = { ability-coven_acid_rain.text }
card-coven_cauld = Cauld
    .title = Alchemist
    .text = { ability-coven_acid_rain.text }
card-coven_yarra = Yarra
    .title = Healer
    .text = { ability-coven_healing_herbs.text }
card-coven_balmoss = Balmoss
    .title = Balm Maker
    .text = { ability-coven_healing_herbs.text }
card-sect_cogwin = Cogwin
    .title = Mechanic
    .text = { ability-sect_comrade.text }
card-sect_quartzel = Quartzel
    .title = Crystal Miner
    .text = { ability-sect_comrade.text }
card-sect_fusel = Fusel
    .title = Gunsmith
    .text = { ability-sect_arsenal.text }
card-sect_petard = Petard
    .title = Sapper
    .text = { ability-sect_arsenal.text }
card-sect_riiz = Riiz
    .title = Pyrotechnician
    .text = { ability-sect_fireworks.text }
card-sect_zizzle = Zizzle
    .title = Night Festival Host
    .text = { ability-sect_fireworks.text }
card-sect_nullo = Nullo
    .title = Code Breaker
    .text = { ability-sect_hacking.text }
card-sect_vexel = Vexel
    .title = Signal Thief
    .text = { ability-sect_hacking.text }
card-sect_rivetta = Rivetta
    .title = Scrapper
    .text = { ability-sect_scrap_hunting.text }
card-sect_magpin = Magpin
    .title = Junk Collector
    .text = { ability-sect_scrap_hunting.text }
card-sect_ohmik = Ohmik
    .title = Electrician
    .text = { ability-sect_power_down.text }
card-sect_fizz = Fizz
    .title = Saboteur
    .text = { ability-sect_power_down.text }
card-sect_delva = Delva
    .title = Tunneller
    .text = { ability-sect_tunnels.text }
card-sect_molkin = Molkin
    .title = Cave Explorer
    .text = { ability-sect_tunnels.text }
card-sect_parabol = Parabol
    .title = Mathematician
    .text = { ability-sect_ballistics.text }
card-sect_arco = Arco
    .title = Rocketeer
    .text = { ability-sect_ballistics.text }
card-sect_crumble = Crumble
    .title = Demolitionist
    .text = { ability-sect_demolition.text }
card-sect_dynara = Dynara
    .title = Quarry Blaster
    .text = { ability-sect_demolition.text }


## What is asked

prompt-pick-leader = { NAME($side, "side") }: which leader do you play?
prompt-opening-mix = How many of the first three cards come from the deck of { NAME($first, "side") }? The rest comes from { NAME($second, "side") }.
prompt-starting-camp = { NAME($side, "side") }: where do your camp and your leader start?
prompt-lead = { NAME($side, "side") }: choose your defender for this round. No talking now.
prompt-lead-alone = Choose a defender; its faction acts this round.
prompt-reveal-next = Whose reveal ability is resolved next?
prompt-library-from = { NAME($side, "side") }, { ability-order_travelling_library }: which camp does the library move?
prompt-library-to = { NAME($side, "side") }, { ability-order_travelling_library }: where does the camp go { NAME($from, "place", form: "from") }?
prompt-sharpshooter = { NAME($side, "side") }, { ability-council_sharpshooter }: where do you destroy a mech?
prompt-healing-herbs = { NAME($side, "side") }, { ability-coven_healing_herbs }: who removes all injuries?
prompt-secret-paths = { NAME($side, "side") }, { ability-coven_secret_paths }: do you shift your leader?
prompt-acid-rain = { NAME($side, "side") }, { ability-coven_acid_rain }: where does a mech become pollution?
prompt-tunnels = { NAME($side, "side") }, { ability-sect_tunnels }: where does your leader come out?
prompt-demolition = { NAME($side, "side") }, { ability-sect_demolition }: which wall do you breach?
prompt-act = { NAME($side, "side") }: what do you do? Left: { COUNT($points, "point") }.
prompt-move-to = { NAME($side, "side") }: where does your leader go?
prompt-regroup-to = { NAME($side, "side") }: at which camp do you regroup?
prompt-breach-which = { NAME($side, "side") }: which wall do you breach?
prompt-use-map = { NAME($side, "side") }, map: where do you move or regroup?
prompt-use-potion = { NAME($side, "side") }, potion: heal or cleanse?
prompt-use-rocket = { NAME($side, "side") }, rocket: what is the target?


## What can be chosen

option-leader = { NAME($at, "leader") }
option-draw = { COUNT($n, "card") }
option-lead = Lead with { NAME($at, "card") }
option-top = The unseen top card of { NAME($at, "side") }
option-reveal = { NAME($at, "side") }
option-for = { NAME($at, "side") }
option-stay = Stay
option-move = Move
option-build = Build a camp
option-regroup = Regroup
option-heal = Heal
option-cleanse = Cleanse
option-destroy = Destroy a mech
option-breach = Breach a wall
option-reforest = Reforest the factory
option-take = Take the item of this camp
option-end = End the turn
option-heal-one = Remove one injury
option-use = Use: { NAME($at, "item") }
option-team = Add { NAME($at, "card") } to the team
option-to = { NAME($at, "place", form: "to") }
option-to-starting-camp = { NAME($at, "place", form: "in") }
option-to-tunnels = { NAME($at, "place", form: "in") }
option-rally = Regroup { NAME($at, "place", form: "in") }
option-camp = Camp { NAME($at, "place", form: "in") }
option-mech = Mech { NAME($at, "place", form: "in") }
option-wall = Wall { $at }


## What happened

event-picked-leader = { NAME($side, "side") } chose the leader { NAME($leader, "leader") }.
event-started = { NAME($side, "side") } started { NAME($at, "place", form: "in") }.
event-first-player = { NAME($side, "side") } takes the first-player token.
event-round-began = Round { $round } begins.
event-led = { NAME($side, "side") } is led by { NAME($card, "card") }.
event-led-blind = { NAME($side, "side") } turned up { NAME($card, "card") } from the deck.
event-reveals = { NAME($side, "side") } uses { NAME($ability, "ability") } ({ NAME($card, "card") }).
event-no-effect = { NAME($side, "side") }'s ability { NAME($ability, "ability") } has no effect.
event-drew = { NAME($side, "side") } drew { COUNT($count, "card") }.
event-drew-known = { NAME($side, "side") } drew { COUNT($count, "card") }: { NAME($cards, "card") }.
event-reshuffled = { NAME($side, "side") } shuffled the discard pile into a new deck of { COUNT($count, "card") }.
event-turn-began = The turn of { NAME($side, "side") } begins with { COUNT($points, "point") }.
event-ended-turn = { $points ->
        [0] { NAME($side, "side") } ended the turn.
       *[other] { NAME($side, "side") } ended the turn; unused: { COUNT($points, "point") }.
    }
event-joined = { NAME($card, "card") } joined the team of { NAME($side, "side") }.
event-moved = { NAME($side, "side") } moved { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-shifted = { NAME($side, "side") } took a secret path { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-tunnelled = { NAME($side, "side") } went through tunnels { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-regrouped = { NAME($side, "side") } regrouped { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-built-camp = { NAME($side, "side") } spent the support and built a camp { NAME($at, "place", form: "in") }.
event-moved-camp = { NAME($side, "side") } moved a camp { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-left = { NAME($side, "side") } built the last camp and left the game.
event-stays = { NAME($side, "side") } built the last camp and stays until every factory is reforested.
event-healed = { $count ->
        [0] { NAME($side, "side") } had no injury to heal.
       *[other] { NAME($side, "side") } removed { COUNT($count, "injury") }.
    }
event-cleansed = { $toxic ->
        [0] { NAME($side, "side") } cleansed pollution { NAME($at, "place", form: "in") }.
       *[other] { NAME($side, "side") } removed the toxic site { NAME($at, "place", form: "in") }.
    }
event-destroyed-mech = { NAME($side, "side") } destroyed a mech { NAME($at, "place", form: "in") }.
event-breached = { NAME($side, "side") } breached the wall { $edge }.
event-reforested = { NAME($side, "side") } reforested factory { $tile } { NAME($at, "place", form: "in") }.
event-rained = { NAME($side, "side") } dissolved a mech into pollution { NAME($at, "place", form: "in") }.
event-gained-support = { NAME($side, "side") } gained { COUNT($count, "support") } (now { $support }).
event-readied = { NAME($side, "side") } readied the { NAME($item, "item") }.
event-used-item = { NAME($side, "side") } used the { NAME($item, "item") }.
event-rolled = { $injuries ->
         [0] { $face ->
                 [0] { NAME($side, "side") } rolled { $face }: no injury.
                *[other] { NAME($side, "side") } rolled { $face }, but that does not count: no injury.
            }
        *[other] { NAME($side, "side") } rolled { $face }: { COUNT($injuries, "injury") }.
    }
event-spared = { NAME($ability, "ability") } spares { NAME($side, "side") } the injury.
event-injured = { NAME($side, "side") } suffered { COUNT($count, "injury") }.
event-died = { NAME($card, "card") } of { NAME($side, "side") } died ({ NAME($terrain, "terrain") }).
event-nobody-died = { NAME($side, "side") } has nobody left who could die.
event-recovered = All injuries of { NAME($side, "side") } are removed.
event-hacked = { NAME($side, "side") } hacked the machines: no card is flipped.
event-flipped = { NAME($side, "side") } flipped { NAME($card, "card") }.
event-machines-reshuffled = The machine cards were shuffled.
event-built-wall = A wall was built: { $edge }.
event-engine-moved = Engine { $engine } moved from { $from } to { $to }.
event-engine-reset = Engine { $engine } met a dead end and is back on the core.
event-engine-waits = Engine { $engine } finds no free spoke and waits on the core.
event-engine-deployed = Engine { $engine } was deployed on { $edge }.
event-direction-flipped = The machine direction is now: { NAME($direction, "direction") }.
event-built-factory = The machines built factory { $tile } { NAME($at, "place", form: "in") }.
event-came-along = { $toxic ->
        [0] { $pollution ->
            [0] Moved from the core { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }.
           *[other] { $mechs ->
                [0] Moved from the core { NAME($at, "place", form: "to") }: { COUNT($pollution, "pollution") }.
               *[other] Moved from the core { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }, { COUNT($pollution, "pollution") }.
            }
        }
       *[other] { $mechs ->
            [0] Moved from the core { NAME($at, "place", form: "to") }: { term-toxic-site }.
           *[other] Moved from the core { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }, { term-toxic-site }.
        }
    }
event-placed-mechs = { $count ->
        [0] No mech is left to be placed { NAME($at, "place", form: "in") }.
       *[other] New on the board: { COUNT($count, "mech") } { NAME($at, "place", form: "in") }.
    }
event-polluted = Pollution spread { NAME($from, "place", form: "from") } { NAME($at, "place", form: "to") }.
event-turned-toxic = A toxic site appeared { NAME($at, "place", form: "in") }.
event-deployed-hunter = Engine { $engine } deployed a hunter { NAME($at, "place", form: "in") }.
event-pursued = Pursuit: { COUNT($count, "mech") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-won = The last of the machines falls: the core is destroyed.
event-core-completed = A sixth factory would be built: the core is complete.
event-toxic-catastrophe = A seventh toxic site would be needed: a toxic catastrophe.
event-massacre = A second defender of the same terrain died: a massacre.


## Why not

why-not-home = It is not your home terrain.
why-not-border = There is home terrain on the border: start there.
why-hand-first = With cards in hand you choose from the hand.
why-no-points = You have no action points left.
why-hemmed-in = Every way out is blocked.
why-same-hex = Your leader is already there.
why-the-core = Nobody enters the core.
why-engine-blocks = An engine is in the way.
why-wall-blocks = An unbreached wall is in the way.
why-out-of-reach = One move does not get there.
why-support-too-low = You need full support: { $need }. You have { $have }.
why-all-camps-built = All your camps are built.
why-not-home-terrain = Camps are built only on home terrain or on a reforested factory.
why-camp-there = There is already a camp there.
why-no-regroup-camp = There is no working camp to regroup to.
why-no-working-camp = Your leader is not at a working camp.
why-nothing-to-cleanse = There is no pollution there.
why-no-mech = There is no mech there.
why-no-breach-token = You have no breach token left.
why-no-wall = There is no wall to breach.
why-already-breached = This wall is already breached.
why-core-side = The sides of the core cannot be breached.
why-not-a-factory = Your leader is not on a factory.
why-mechs-there = Destroy the mechs there first.
why-polluted = Cleanse the factory first.
why-item-not-in-play = This item is not in this game.
why-item-used = This item is used up; ready it at a camp.
why-item-active = You already have this item ready.
why-no-target = There is nothing here to use it on.
why-no-injury = You have no injury.
why-points-left = Spend your action points first.
why-other-terrain = Its terrain differs from that of your active defender.
why-other-faction = It belongs to the other faction.
why-toxic-there = There is a toxic site there.
why-no-toxic-left = It would need a seventh toxic site.
why-not-that-terrain = It is not a hex of that terrain.
why-ready-made = Words of your own could tell too much about a hand: use the ready-made sentences.
why-silence = Nobody talks while defenders are chosen.
why-untrue = Your hand says otherwise.
why-has-left = You have left the game: your hand does not count any more.
why-not-seated = Only players at the table give signals.


## Why undo stops

undo-rolled-die = The injury die has been rolled since.
undo-defender-died = A defender has died since.
undo-reveal = The defenders have been revealed since.
undo-machine-card = A machine card has been flipped since.


## How it ended

result-core-destroyed = The defenders won: the core is destroyed.
    .title = The defenders have won
result-core-completed = The machines won: the core is complete.
    .title = The machines have won
result-toxic-catastrophe = The machines won: a toxic catastrophe.
    .title = The machines have won
result-massacre = The machines won: a second defender of the same terrain died, a massacre.
    .title = The machines have won
result-concession = The machines won: the defenders gave up.
    .title = The machines have won


## Signals: what may be said about the own hand, and vague intent

signal-have-forest = I have forest defenders.
signal-no-forest = I have no forest defenders.
signal-have-plains = I have plains defenders.
signal-no-plains = I have no plains defenders.
signal-have-marsh = I have marsh defenders.
signal-no-marsh = I have no marsh defenders.
signal-have-mountain = I have mountain defenders.
signal-no-mountain = I have no mountain defenders.
signal-can-help-next-round = I can do something about that next round.
signal-cannot-help-next-round = I cannot help with that next round.
signal-will-build-camp = I want to build a camp.
signal-will-cleanse = I want to cleanse pollution.
signal-will-fight-mechs = I want to fight mechs.
signal-will-reforest = I want to reforest a factory.
signal-will-breach = I want to breach a wall.
signal-need-help = I need help.
signal-go-first = I would like to go first.
signal-go-last = I would like to go last.
signal-agree = I agree.
signal-disagree = I see it differently.


## Settings

setting-difficulty = Difficulty
    .help = How many challenging machine cards replace basic ones.
setting-difficulty-standard = standard
setting-difficulty-advanced = advanced
setting-difficulty-expert = expert
setting-difficulty-extreme = extreme
setting-harder = One more challenging card
    .help = The higher number of the chosen difficulty: 2, 4 or 6. The standard deck has none.
setting-mirrored = Second engine mirrored
    .help = The second engine starts as a mirror image of the first and turns left. Otherwise both turn right.


## On screen

count-wall = { $count ->
         [one] { $count } wall
        *[other] { $count } walls
    }
ui-df-danger = Danger
ui-df-factories = Factories built
ui-df-sixth = A sixth ends the game.
ui-df-to-reforest = To reforest: { $count }.
ui-df-toxic = Toxic sites
ui-df-seventh = A seventh ends the game.
ui-df-fallen = Fallen defenders
ui-df-second = A second of one terrain ends the game.
ui-df-next = Next machine card
ui-df-cards-left = { $left } left of { $total }
ui-df-hacked = Hacked: no card at the end of this turn.
ui-df-ends = The game would be lost.
ui-df-would = Flipped now, the log would read:
ui-df-nothing = nothing happens
ui-df-turns = direction { NAME($direction, "direction") }
ui-df-builds = factory { $number } { NAME($at, "place", form: "in") }
ui-df-hunters = { $count ->
         [one] { $count } new hunter
        *[other] { $count } new hunters
    }
ui-df-pursue = { $count ->
         [one] { $count } pursues
        *[other] { $count } pursue
    }
ui-df-injures = injures { NAME($who, "side", form: "accusative") }
ui-df-machines-turn = Machine direction: { NAME($direction, "direction") }
ui-df-supplies = In supply: { COUNT($walls, "wall") }, { COUNT($mechs, "mech") }
ui-df-to-win = { $factories ->
        [0] To win: build { COUNT($camps, "camp", form: "accusative") }
       *[other] To win: reforest { COUNT($factories, "factory", form: "accusative") }, build { COUNT($camps, "camp", form: "accusative") }
    }
ui-df-mechs-left = mechs in supply
ui-df-camps-to-go = camps to build
ui-df-injuries-label = injuries
ui-df-cards-in-hand = cards in hand
ui-df-leadership = Leadership
ui-df-reveal = Reveal
ui-df-actions = Actions
ui-df-acting = Actions: { NAME($side, "side") }
ui-df-note-open = deck { $deck }, discarded { $discard }
ui-df-support = support { $now } of { $most }
ui-df-injuries = injuries { $now } of { $most }
ui-df-camp-on-track = Once this camp is built the hand is filled to { $hand }.
ui-df-items = Items
ui-df-item-ready = { NAME($item, "item") }: ready
ui-df-item-used = { NAME($item, "item") }: used
ui-df-ready = ready
ui-df-used = used
ui-df-threat-close = A mech on this hex: every action is followed by an injury roll.
ui-df-threat-ranged = Under sniper fire: every action is followed by an injury roll.
ui-df-left = All camps built; out of the game.
ui-df-machine-discard = Machine cards played
ui-df-discard = { NAME($side, "side") }: discard pile
ui-df-story = The machines' turn
ui-df-factory = factory { $number }
ui-df-grove = reforested factory { $number }
ui-df-leader-of = leader of { NAME($side, "side", form: "genitive") }
ui-df-camp-of = camp of { NAME($side, "side", form: "genitive") }
ui-df-site = The next factory would be built here.
ui-df-wall-between = Wall: { NAME($hexes, "place") }
ui-df-ours = Reconstructed here, the printed card may differ: { $parts }
ui-df-part-all = reconstructed
ui-df-part-title = title
ui-df-part-terrain = terrain
ui-df-part-points = points
ui-df-part-ability = ability
ui-df-item-note-map = move or regroup for free
ui-df-item-note-bread = +1 action point
ui-df-item-note-potion = remove an injury or cleanse
ui-df-item-note-rocket = destroy a mech or breach a wall
ui-df-camps-built = camps built
ui-df-reforested = factories reforested
ui-df-cleansed = hexes cleansed
ui-df-destroyed = mechs destroyed
ui-df-dice = injury rolls
ui-df-dice-harm = of them harmful

## What a choice leads to

note-defender = { COUNT($points, "point") }, { NAME($terrain, "terrain") }: { NAME($ability, "ability") }
note-own-abilities = { TEXT($leader, "leader", form: "title") }: { NAME($abilities, "ability") }
note-ways = { $count ->
         [one] { $count } hex in reach
        *[other] { $count } hexes in reach
    }
note-hand-up-to = then hand up to { $hand }
note-earns-support = +1 support, then { $support }
note-support-full = no support: the track is full
note-toxic-price = +1 support, 1 injury
note-heals = { COUNT($injuries, "injury") } healed
note-no-injury = no effect: no injuries
note-whose-ability = { NAME($ability, "ability") }
note-item-there = readies: { NAME($item, "item") }
note-joins-for = +{ COUNT($points, "point") }
note-no-machine-card = no machine card
note-machines-next = { $points ->
     [0] then the machines move
    *[other] { COUNT($points, "point") } unused, then the machines move
}

## What a seat that explains its moves says

because-built-camp = Camp number { $n }, { NAME($at, "place", form: "in") }: all our camps must stand to win, and each one fills my hand again.
because-cleansed = Three pollution make a toxic site, and seven of those end the game. { NAME($at, "place", form: "in") } it is less now, and I gain support.
because-cleansed-toxic = Seven toxic sites end the game. Without the one { NAME($at, "place", form: "in") } there are { $n }.
because-destroyed-mech = A mech hurts everyone who acts beside it. { NAME($at, "place", form: "in") } it is safer now, and I gain support.
because-breached = The walls stop us, not the machines. A breach stays open for all of us, and gives support.
because-reforested = Every factory they have built must be forest again before we can win. Left: { $n }.
because-reforested-last = Every factory they have built is forest again: now only camps are missing.
because-healed = { COUNT($count, "injury") } less: more than three kill a card of mine, and a second death in one terrain would lose us the game.
because-joined = A card of the same terrain gives me 1 more action point when I need it most.
because-hacked = No machine card this turn: that is a breath of air for all of us.
because-regrouped = A single action brings me { NAME($to, "place", form: "to") }, however far it is.
because-used-item = { $item ->
        [map] The map costs no action point and takes me where I am needed.
        [bread] The bread costs no action point and gives me one more.
        [potion] The potion costs no action point, and an injury or pollution is gone.
       *[rocket] The rocket costs no action point, and a mech or a wall is no obstacle any more.
    }
