### Hirelings, en.

## The hirelings

side-forest_patrol = Forest Patrol
    .the = the Forest Patrol
side-feline_physicians = Feline Physicians
    .the = the Feline Physicians
side-last_dynasty = Last Dynasty
    .the = the Last Dynasty
side-bluebird_nobles = Bluebird Nobles
    .the = the Bluebird Nobles
side-spring_uprising = Spring Uprising
    .the = the Spring Uprising
side-rabbit_scouts = Rabbit Scouts
    .the = the Rabbit Scouts
side-exile = Exile
    .the = the Exile
side-brigand = Brigand
    .the = the Brigand
side-riverfolk_flotilla = Riverfolk Flotilla
    .the = the Riverfolk Flotilla
side-otter_divers = Otter Divers
    .the = the Otter Divers
side-warm_sun_prophets = Warm Sun Prophets
    .the = the Warm Sun Prophets
side-lizard_envoys = Lizard Envoys
    .the = the Lizard Envoys
side-highway_bandits = Highway Bandits
    .the = the Highway Bandits
side-bandit_gangs = Bandit Gangs
    .the = the Bandit Gangs
side-sunward_expedition = Sunward Expedition
    .the = the Sunward Expedition
side-mole_artisans = Mole Artisans
    .the = the Mole Artisans
side-corvid_spies = Corvid Spies
    .the = the Corvid Spies
side-raven_sentries = Raven Sentries
    .the = the Raven Sentries
side-furious_protector = Furious Protector
    .the = the Furious Protector
side-stoic_protector = Stoic Protector
    .the = the Stoic Protector
side-flame_bearers = Flame Bearers
    .the = the Flame Bearers
side-rat_smugglers = Rat Smugglers
    .the = the Rat Smugglers
side-vault_keepers = Vault Keepers
    .the = the Vault Keepers
side-badger_bodyguards = Badger Bodyguards
    .the = the Badger Bodyguards
side-popular_band = Popular Band
    .the = the Popular Band
side-street_band = Street Band
    .the = the Street Band

## What their cards say

hireling-forest_patrol = Whenever patrol warriors are removed together, one of them goes on this card. Daylight: move with them and then battle, or place all from this card in one clearing with the Patrol.
hireling-feline_physicians = Whenever warriors of your faction are removed from a clearing, you may spend a card matching it to place them all in one clearing with a piece of your faction.
hireling-last_dynasty = Daylight: if they are not on the map, place all in one clearing at the map's edge and battle there. If they rule their clearing, move all of them and battle there. Otherwise battle where they are, twice.
hireling-bluebird_nobles = You rule clearings where you are tied for the most. Start of Birdsong: score a point per three clearings you rule.
hireling-spring_uprising = Whoever attacks them first discards a card matching the clearing. Start of Birdsong: roll the uprising die. Remove one of them and all enemy pieces from a clearing of that suit, or place one there.
hireling-rabbit_scouts = As the defender, before the roll, you may spend a card matching the clearing: you deal the higher roll.
hireling-exile = In your turn, beside its forest: put a crafted item here, draw a card and score a point (any player). Daylight of its controller: exhaust one item here to move it, two to battle next to its forest; then turn all up. It deals at most as many rolled hits as there are items here; hits exhaust them.
hireling-brigand = Daylight: take an item from a ruin where you have a piece. Daylight: exhaust a crafted item to take a random card from a player in a clearing where you are too.
hireling-riverfolk_flotilla = Nobody can attack or remove it. Start of Birdsong: each player with a piece beside it may draw a card. Then it moves along the river, whoever rules, and may battle there, with at most three rolled hits.
hireling-otter_divers = You need not rule to move from or to a clearing on a river.
hireling-warm_sun_prophets = Daylight: force a player with a piece beside a Prophet to battle there, or to move everything from there and then, if you like, to battle; you choose whom. Or place a Prophet where there is none.
hireling-lizard_envoys = Start of Birdsong: take one of the top five discards, of the suit most of them have, but no ambush.
hireling-highway_bandits = An enemy who moves over a path with a bandit removes one of the moving pieces (a Vagabond damages an item). When you do, you may place a warrior where you arrive. Daylight: place a bandit on a path next to a piece of yours.
hireling-bandit_gangs = They cannot be attacked where you have a piece. Daylight: place a warrior of yours at each bandit, or a bandit where you have a piece.
hireling-sunward_expedition = Daylight: place a foothold and up to three warriors where there is no foothold (with none left take one up first). Then move and battle with them, or place a warrior at each foothold.
hireling-mole_artisans = When you craft an item, you may keep its card beside you; at the end of your Evening it returns to your hand.
hireling-corvid_spies = Daylight: place two warriors beside enemies. Then battle in each clearing with Spies, or in one of them take a random card from each enemy there.
hireling-raven_sentries = In battle you deal an extra hit where you have a building or token.
hireling-furious_protector = Nobody can attack or remove it, and its enemies place nothing beside it. Start of Birdsong: move it, whoever rules; one warrior of every player there is removed, yours too.
hireling-stoic_protector = Nobody can attack or remove it. Beside it enemies can neither attack nor remove your pieces, and hits on you are lost. Start of Birdsong: move it, whoever rules.
hireling-flame_bearers = Start of Birdsong: in each clearing with Bearers remove an enemy piece per Bearer, warriors first. Then place a Bearer beside or next to another; if you cannot, two anywhere.
hireling-rat_smugglers = In your Daylight, any number of times: discard a card showing an item to move or to battle.
hireling-vault_keepers = Daylight: you may place a vault beside or next to another (if none can be, one warrior and one vault anywhere). Then battle in each clearing with a vault, or place a warrior at each vault.
hireling-badger_bodyguards = In each battle you ignore the first hit you take, from an ambush too.
hireling-popular_band = Enemies who move to the Band cannot leave it in the same turn. Daylight: from each clearing next to one with the Band you may make a warrior of any player go there. Then you may place one of the Band anywhere.
hireling-street_band = Enemies who move to the Band cannot leave it in the same turn. Daylight: place one of the Band anywhere.

## Pieces

piece-forest_patrol_warrior = Forest Patrol warrior
    .a = a Forest Patrol warrior
    .accusative = a Forest Patrol warrior
count-forest-patrol-warrior = { $count ->
         [one] { $count } Forest Patrol warrior
        *[other] { $count } Forest Patrol warriors
    }
piece-last_dynasty_warrior = Last Dynasty warrior
    .a = a Last Dynasty warrior
    .accusative = a Last Dynasty warrior
count-last-dynasty-warrior = { $count ->
         [one] { $count } Last Dynasty warrior
        *[other] { $count } Last Dynasty warriors
    }
piece-spring_uprising_warrior = Spring Uprising warrior
    .a = a Spring Uprising warrior
    .accusative = a Spring Uprising warrior
count-spring-uprising-warrior = { $count ->
         [one] { $count } Spring Uprising warrior
        *[other] { $count } Spring Uprising warriors
    }
piece-warm_sun_prophets_warrior = Warm Sun Prophets warrior
    .a = a Warm Sun Prophets warrior
    .accusative = a Warm Sun Prophets warrior
count-warm-sun-prophets-warrior = { $count ->
         [one] { $count } Warm Sun Prophets warrior
        *[other] { $count } Warm Sun Prophets warriors
    }
piece-bandit_gangs_warrior = Bandit Gangs warrior
    .a = a Bandit Gangs warrior
    .accusative = a Bandit Gangs warrior
count-bandit-gangs-warrior = { $count ->
         [one] { $count } Bandit Gangs warrior
        *[other] { $count } Bandit Gangs warriors
    }
piece-sunward_expedition_warrior = Sunward Expedition warrior
    .a = a Sunward Expedition warrior
    .accusative = a Sunward Expedition warrior
count-sunward-expedition-warrior = { $count ->
         [one] { $count } Sunward Expedition warrior
        *[other] { $count } Sunward Expedition warriors
    }
piece-corvid_spies_warrior = Corvid Spies warrior
    .a = a Corvid Spies warrior
    .accusative = a Corvid Spies warrior
count-corvid-spies-warrior = { $count ->
         [one] { $count } Corvid Spies warrior
        *[other] { $count } Corvid Spies warriors
    }
piece-flame_bearers_warrior = Flame Bearers warrior
    .a = a Flame Bearers warrior
    .accusative = a Flame Bearers warrior
count-flame-bearers-warrior = { $count ->
         [one] { $count } Flame Bearers warrior
        *[other] { $count } Flame Bearers warriors
    }
piece-vault_keepers_warrior = Vault Keepers warrior
    .a = a Vault Keepers warrior
    .accusative = a Vault Keepers warrior
count-vault-keepers-warrior = { $count ->
         [one] { $count } Vault Keepers warrior
        *[other] { $count } Vault Keepers warriors
    }
piece-popular_band_warrior = Popular Band warrior
    .a = a Popular Band warrior
    .accusative = a Popular Band warrior
count-popular-band-warrior = { $count ->
         [one] { $count } Popular Band warrior
        *[other] { $count } Popular Band warriors
    }
piece-street_band_warrior = Street Band warrior
    .a = a Street Band warrior
    .accusative = a Street Band warrior
count-street-band-warrior = { $count ->
         [one] { $count } Street Band warrior
        *[other] { $count } Street Band warriors
    }
piece-foothold = foothold
    .a = a foothold
    .accusative = a foothold
piece-vault = vault
    .a = a vault
    .accusative = a vault
count-foothold = { $count ->
         [one] { $count } foothold
        *[other] { $count } footholds
    }
count-vault = { $count ->
         [one] { $count } vault
        *[other] { $count } vaults
    }
count-control = { $count ->
         [one] { $count } control marker
        *[other] { $count } control markers
    }

## Paths

way-c1-c5 = the path between clearings 1 and 5
way-c1-c8 = the path between clearings 1 and 8
way-c1-c9 = the path between clearings 1 and 9
way-c1-c10 = the path between clearings 1 and 10
way-c1-c11 = the path between clearings 1 and 11
way-c2-c5 = the path between clearings 2 and 5
way-c2-c6 = the path between clearings 2 and 6
way-c2-c7 = the path between clearings 2 and 7
way-c2-c8 = the path between clearings 2 and 8
way-c2-c10 = the path between clearings 2 and 10
way-c2-c11 = the path between clearings 2 and 11
way-c2-c12 = the path between clearings 2 and 12
way-c3-c6 = the path between clearings 3 and 6
way-c3-c7 = the path between clearings 3 and 7
way-c3-c8 = the path between clearings 3 and 8
way-c3-c9 = the path between clearings 3 and 9
way-c3-c11 = the path between clearings 3 and 11
way-c3-c12 = the path between clearings 3 and 12
way-c4-c5 = the path between clearings 4 and 5
way-c4-c6 = the path between clearings 4 and 6
way-c4-c8 = the path between clearings 4 and 8
way-c4-c9 = the path between clearings 4 and 9
way-c4-c10 = the path between clearings 4 and 10
way-c4-c11 = the path between clearings 4 and 11
way-c4-c12 = the path between clearings 4 and 12
way-c5-c6 = the path between clearings 5 and 6
way-c5-c9 = the path between clearings 5 and 9
way-c5-c10 = the path between clearings 5 and 10
way-c5-c11 = the path between clearings 5 and 11
way-c6-c7 = the path between clearings 6 and 7
way-c6-c11 = the path between clearings 6 and 11
way-c7-c8 = the path between clearings 7 and 8
way-c7-c10 = the path between clearings 7 and 10
way-c7-c11 = the path between clearings 7 and 11
way-c7-c12 = the path between clearings 7 and 12
way-c8-c9 = the path between clearings 8 and 9
way-c8-c10 = the path between clearings 8 and 10
way-c8-c12 = the path between clearings 8 and 12
way-c9-c10 = the path between clearings 9 and 10
way-c9-c11 = the path between clearings 9 and 11
way-c9-c12 = the path between clearings 9 and 12
way-c10-c11 = the path between clearings 10 and 11
way-c10-c12 = the path between clearings 10 and 12
way-c11-c12 = the path between clearings 11 and 12

## What is asked

prompt-hirelings-birdsong = Start of Birdsong: your hirelings.
prompt-hire = Which hireling do you take?
prompt-give-hireling = { NAME($side, "side") }: no control markers left. To whom do you give the card?
prompt-hireling-battle = { NAME($side, "side") } { NAME($place, "place", form: "in") }: whom do they attack?
prompt-hireling-battle-where = { NAME($side, "side") }: where do they battle?
prompt-hireling-move-from = { NAME($side, "side") }: from where do they move?
prompt-hireling-place = Where do you place { COUNT($count, $piece, form: "accusative") }?
prompt-patrol-act = Forest Patrol: move and battle, or return from the card, where?
prompt-physicians = { COUNT($count, "warrior") } fell { NAME($place, "place", form: "in") }. Do you spend a card to save them?
prompt-physicians-where = Where do you place { COUNT($count, "warrior", form: "accusative") }?
prompt-dynasty-move = Where does the Last Dynasty move { NAME($from, "place", form: "from") }?
prompt-uprising-gather = In which clearing does the Uprising gather: { NAME($suit, "suit") }?
prompt-uprising-rise = The die shows { NAME($suit, "suit") }. Do they revolt, or does one more join?
prompt-uprising-price = Which card do you discard to attack the Uprising { NAME($place, "place", form: "in") }?
prompt-scouts = { NAME($enemy, "side", form: "the") } attacked you { NAME($place, "place", form: "in") }. Do you spend a card to deal the higher roll?
prompt-flotilla-setup = Where does the Flotilla begin?
prompt-flotilla-draw = The Flotilla trades { NAME($place, "place", form: "in") }. Do you draw a card?
prompt-flotilla-sail = Where does the Flotilla sail { NAME($from, "place", form: "from") }?
prompt-protector-place = Where does { NAME($side, "side", form: "the") } stand?
prompt-protector-walk = Where does { NAME($side, "side", form: "the") } go { NAME($from, "place", form: "from") }?
prompt-prophets-act = Prophets: where do you force somebody, or where do you place one more?
prompt-prophets-whom = Whom do you force { NAME($place, "place", form: "in") }?
prompt-prophets-how = { NAME($side, "side", form: "the") } { NAME($place, "place", form: "in") }: whom must they attack, or where must they go?
prompt-prophets-then = { NAME($side, "side", form: "the") } { NAME($place, "place", form: "in") }: whom must they attack?
prompt-envoys-take = Which discarded card do you take?
prompt-bandits-lurk = On which path does a bandit lurk?
prompt-bandits-move-on = All bandits are out. Which one do you take off the map first?
prompt-bandits-escort = The bandits join you. Do you place a warrior { NAME($place, "place", form: "in") }?
prompt-gangs-act = Bandit Gangs: a warrior at each bandit, or one more bandit, where?
prompt-gangs-each = Where do you place a warrior? Left: { $count }.
prompt-expedition-leave = All footholds are on the map. Which one do you take up?
prompt-expedition-land = Where do you place a foothold and { COUNT($count, "warrior", form: "accusative") }?
prompt-expedition-act = Sunward Expedition: march, or strengthen the footholds?
prompt-expedition-camp = At which foothold do you place a warrior? Left: { $count }.
prompt-artisans-keep = Do you keep { NAME($card, "card") } until the end of Evening?
prompt-spies-setup = Where is the first Spy?
prompt-spies-second = And the second, in another clearing of the same suit as { NAME($place, "place") }?
prompt-spies-act = Corvid Spies: battle everywhere, or steal cards in one clearing?
prompt-flames-burn = Flame Bearers { NAME($place, "place", form: "in") }: which piece burns? Left: { $count }.
prompt-smuggle = Rat Smugglers: do you move or battle?
prompt-vaults-found = Where do you place a vault and { COUNT($count, "warrior", form: "accusative") }?
prompt-vaults-dig = Where do you place a vault?
prompt-vaults-act = Vault Keepers: battle at the vaults, or guard them?
prompt-vaults-watch = At which vault do you place warriors? Left: { $count }.
prompt-band-lure = Popular Band: where do you lure listeners?
prompt-band-draw = Whose warrior goes { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-band-encore = Do you place one of the Band?
prompt-exile-setup = In which forest does the Exile live?
prompt-exile-act = The Exile, items ready: { $ready }. Where does it move, or where does it battle?
prompt-exile-fight = Whom does the Exile attack { NAME($place, "place", form: "in") }?

## What can be chosen

option-employ = { NAME($at, "side") }: act
option-hire = { NAME($at, "side") }
option-done-hirelings-birdsong = No more now
option-done-hireling-battle = No battle
option-done-hireling-battle-where = No battle
option-done-hireling-move-from = No move
option-done-physicians = Let them go
option-done-scouts = No card
option-done-flotilla-draw = No card
option-done-prophets-then = No battle
option-done-bandits-move-on = None
option-done-bandits-escort = No warrior
option-done-expedition-act = Neither
option-done-artisans-keep = Discard it
option-done-spies-act = Neither
option-done-vaults-dig = No vault
option-done-vaults-act = Neither
option-done-band-draw = Nobody
option-done-band-encore = Nobody
option-done-exile-act = Enough: turn the items up
option-patrol-march = Move and battle
option-physicians = Feline Physicians { NAME($at, "place", form: "in") }
option-uprising-revolt = Revolt { NAME($at, "place", form: "in") }
option-scouts = Rabbit Scouts
option-bodyguards = Badger Bodyguards
option-flotilla-draw = Draw a card
option-prophets-force = Force a player { NAME($at, "place", form: "in") }
option-lurk = { NAME($at, "way") }
option-call-off = { NAME($at, "way") }
option-escort = Highway Bandits { NAME($at, "place", form: "in") }
option-gangs-recruit = A warrior at each bandit
option-expedition-march = Move and battle
option-expedition-camp = A warrior at each foothold
option-artisans-keep = Keep it
option-spies-fight = Battle everywhere
option-spies-steal = Steal { NAME($at, "place", form: "in") }
option-smuggle = Rat Smugglers: discard { NAME($at, "card") }
option-vaults-fight = Battle at the vaults
option-vaults-guard = A warrior at each vault
option-exile-trade = Give { NAME($at, "item", form: "a") } to the Exile: a card and a point
option-brigand-search = Brigand: search the ruin { NAME($at, "place", form: "in") }
option-brigand-rob = Brigand: rob { NAME($at, "side", form: "the") }

## What happened

event-hireling-drawn = For hire: { NAME($side, "side", form: "the") }.
event-took-hireling-marker = { NAME($seat, "side", form: "the") } took the hireling marker of space { $space }.
event-hireling-hired = { NAME($seat, "side", form: "the") } hired { NAME($side, "side", form: "the") }.
event-gave-hireling = { NAME($seat, "side", form: "the") } gave { NAME($side, "side", form: "the") } to { NAME($to, "side", form: "the") }.
event-control-roll = { NAME($seat, "side", form: "the") } rolled for control of { NAME($side, "side", form: "the") }: { COUNT($dots, "control") }.
event-control-roll-golden = { NAME($seat, "side", form: "the") } leads and counts only golden dots for { NAME($side, "side", form: "the") }: { COUNT($dots, "control") }.
event-control-fades = { NAME($seat, "side", form: "the") } removed a control marker from { NAME($side, "side", form: "the") }: { $left } left.
event-hireling-acted = { NAME($seat, "side", form: "the") } sent { NAME($side, "side", form: "the") }.
event-hireling-stands = { NAME($side, "side", form: "the") } stands { NAME($place, "place", form: "in") }.
event-hireling-went = { NAME($side, "side", form: "the") } went { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-hireling-moved = { NAME($seat, "side", form: "the") } moved { COUNT($count, "warrior", form: "accusative") } of { NAME($side, "side", form: "the") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-hireling-battled = { NAME($side, "side", form: "the") } attacked { NAME($enemy, "side", form: "the") } { NAME($place, "place", form: "in") }.
event-hireling-extra-hit = { NAME($side, "side", form: "the") } dealt { COUNT($count, "hit", form: "accusative") } more: { NAME($why, "hit") }.
event-hireling-removed = { NAME($side, "side", form: "the") } removed { COUNT($count, $piece, form: "accusative") } { NAME($place, "place", form: "from") }.
event-patrol-on-card = A warrior goes on the card of the Forest Patrol: { $count } there.
event-patrol-returned = { NAME($seat, "side", form: "the") } placed { COUNT($count, "warrior", form: "accusative") } from the card { NAME($place, "place", form: "in") }.
event-treated = The Feline Physicians save { COUNT($count, "warrior", form: "accusative") }; they stand { NAME($place, "place", form: "in") }.
event-uprising-rolled = The uprising die shows { NAME($suit, "suit") }.
event-uprising-revolted = The Spring Uprising revolts { NAME($place, "place", form: "in") }.
event-scouted = The Rabbit Scouts warn { NAME($seat, "side", form: "the") }, who deals the higher roll { NAME($place, "place", form: "in") }.
event-prophets-forced = { NAME($seat, "side", form: "the") } forces { NAME($side, "side", form: "the") } { NAME($place, "place", form: "in") }.
event-envoys-took = { NAME($seat, "side", form: "the") } took { NAME($card, "card") } from the discard pile.
event-lurks = A bandit lurks on the path { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-called-off = The bandit on the path { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") } is called off.
event-robbed-on-the-way = The Highway Bandits rob { NAME($side, "side", form: "the") } on the way { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-foothold-left = The foothold { NAME($place, "place", form: "in") } was taken up.
event-artisans-kept = { NAME($seat, "side", form: "the") } kept { NAME($card, "card") }.
event-artisans-returned = { NAME($seat, "side", form: "the") } took { COUNT($count, "card", form: "accusative") } back.
event-exile-traded = { NAME($seat, "side", form: "the") } gave { NAME($item, "item", form: "a") } to the Exile.
event-exile-hit = The Exile is hit; items ready: { $left }.
event-exile-rested = The Exile turned all items up.
event-brigand-found = { NAME($seat, "side", form: "the") } took { NAME($item, "item", form: "a") } from the ruin { NAME($place, "place", form: "in") }.
event-brigand-used = { NAME($seat, "side", form: "the") } exhausted { NAME($item, "item", form: "a") } for the Brigand.
hit-raven_sentries = Raven Sentries

## Why not

why-hireling-has-acted = It has acted this turn.
why-hireling-must-act = A hireling must act first.
why-hireling-taken = Somebody has hired it.
why-cannot-be-attacked = It cannot be attacked there.
why-no-place-for-hireling = There is no piece left to place, or no place for it.
why-no-own-piece = You have no piece there.
why-patrol-card-empty = No warrior lies on the card.
why-no-patrol = The Patrol can neither move nor battle nor return.
why-no-edge-clearing = They can be placed in no clearing at the edge.
why-too-few-clearings = You rule fewer than three clearings.
why-no-card-for-uprising = Attacking the Uprising costs a card matching the clearing.
why-no-river = It is not on a river.
why-protector-keeps-out = The Furious Protector lets its enemies place nothing there.
why-stoic-protector = The Stoic Protector stands by them.
why-not-on-map = It cannot go anywhere.
why-nobody-to-force = Nobody there can battle or move.
why-no-card-for-envoys = No card fits among the top five discards.
why-no-path-for-bandit = No free path touches a piece of yours.
why-no-gang = There is no bandit where you may place.
why-no-foothold = There is no foothold on the map or no warrior left.
why-no-expedition = The Expedition can neither move nor battle.
why-nobody-to-spy-on = No enemy with cards is there.
why-nothing-to-smuggle-for = You can neither move nor battle.
why-no-vault = There is no vault on the map.
why-listens-to-band = You came here this turn: you listen to the band.
why-not-near-exile = You have no piece in a clearing next to the Exile.
why-exile-too-few-items = The Exile has too few items ready.
why-no-item-to-exhaust = You have no crafted item to exhaust.
why-not-together = You share no clearing.

## The screen

pile-kept = Kept by the Mole Artisans
ui-rt-hirelings = Hirelings
ui-rt-for-hire = for hire
ui-rt-hired-by = { NAME($side, "side") }, { COUNT($count, "control") }
ui-rt-has-acted = has acted this turn
ui-rt-promoted = promoted
ui-rt-demoted = demoted
ui-rt-on-card = On the card
ui-rt-hireling-marker = hireling marker
ui-rt-will-hire = will hire at the end of the turn
ui-rt-does-employ = a hireling acts, once per turn

## What choices lead to

note-patrol-returns = { COUNT($warriors, "warrior") } from the card
note-uprising-removes = enemy pieces removed: { $count }
note-steals = { COUNT($cards, "card") } at random
note-places-warriors = { COUNT($warriors, "warrior") }
