### Exiles and Partisans deck, en. Ambush, dominance and item cards are in the base deck.

## Cards

card-saboteurs = Saboteurs
    .text = At the start of Birdsong: discard this card to discard a persistent effect of an enemy.
card-soup_kitchens = Soup Kitchens
    .text = Each of your tokens counts as 2 towards rule of its clearing.
card-boat_builders = Boat Builders
    .text = Rivers are paths for you.
card-corvid_planners = Corvid Planners
    .text = You need not rule either end of your moves.
card-eyrie_emigre = Eyrie Émigré
    .text = At the end of Birdsong you must take a move, then start a battle where it ends. If you do not do both, discard this card.
card-fox_partisans = Fox Partisans
    .text = In a battle in a fox clearing: you may deal 1 extra hit; then discard all cards in hand but foxes, birds too.
card-propaganda_bureau = Propaganda Bureau
    .text = In Daylight, once per turn: spend a card to remove an enemy warrior from a clearing of its suit and to place one of yours there.
card-false_orders = False Orders
    .text = In Birdsong: discard this card to move half of an enemy's warriors in a clearing, rounded up, to an adjacent one. Rule does not matter.
card-informants = Informants
    .text = In Evening you may take an ambush card from the discard pile in place of drawing.
card-rabbit_partisans = Rabbit Partisans
    .text = In a battle in a rabbit clearing: you may deal 1 extra hit; then discard all cards in hand but rabbits, birds too.
card-tunnels = Tunnels
    .text = All clearings with crafting pieces of yours are adjacent for you.
card-charm_offensive = Charm Offensive
    .text = At the start of Evening: you may draw 1 card; a player of your choice scores 1 point.
card-swap_meet = Swap Meet
    .text = In Birdsong, once per turn: take a random card from another player, who gets a card of your choice.
card-coffin_makers = Coffin Makers
    .text = Warriors that would go to a supply go onto this card. At the start of your Birdsong score 1 point per 5 of them, then all go to their supplies.
card-mouse_partisans = Mouse Partisans
    .text = In a battle in a mouse clearing: you may deal 1 extra hit; then discard all cards in hand but mice, birds too.
card-league_of_adventurous_mice = League of Adventurous Mice
    .text = In Daylight, once per turn: exhaust a crafted item, for good, to take a move or start a battle.
card-murine_broker = Murine Broker
    .text = Whenever another player crafts an item, draw 1 card.
card-master_engravers = Master Engravers
    .text = Whenever you craft an item, score 1 point more.

## What is to be decided

prompt-sabotage-whom = Whose persistent effect do you sabotage?
prompt-sabotage-what = Which persistent effect of { NAME($side, "side", form: "the") } goes?
prompt-bureau-card = Which card do you spend on propaganda?
prompt-bureau-where = Where does an enemy warrior go, for { NAME($card, "card") }?
prompt-bureau-whom = Whose warrior goes { NAME($place, "place", form: "in") }?
prompt-orders-whom = Who gets false orders?
prompt-orders-from = Where do warriors of { NAME($side, "side", form: "the") } get false orders?
prompt-orders-to = Where do you send { COUNT($count, "warrior", form: "accusative") } of { NAME($side, "side", form: "the") } { NAME($from, "place", form: "from") }?
prompt-informants = Draw { COUNT($count, "card", form: "accusative") }, or take an ambush from the discard pile?
prompt-charm-whom = Who scores a point for your card?
prompt-swap-with = With whom do you swap a card?
prompt-swap-give = Which card do you give { NAME($side, "side", form: "the") } in return?
prompt-league-item = Which crafted item do you exhaust, for good?
prompt-league-how = What is { NAME($item, "item") } exhausted for?
option-done-informants = Draw
option-turned = { NAME($at, "item") } (exhausted)

## What happens

event-sabotaged = { NAME($seat, "side", form: "the") } sabotaged { NAME($card, "card") } of { NAME($side, "side", form: "the") }.
event-misled = { NAME($seat, "side", form: "the") } gave false orders to { NAME($side, "side", form: "the") } { NAME($place, "place", form: "in") }.
event-informed = { NAME($seat, "side", form: "the") } took { NAME($card, "card") } from the discard pile and draws no cards.
event-gave-card = { NAME($seat, "side", form: "the") } gave { NAME($side, "side", form: "the") } a card.
event-gave-card-known = { NAME($seat, "side", form: "the") } gave { NAME($side, "side", form: "the") } a card: { NAME($card, "card") }.
event-buried = { $count ->
         [one] Coffin Makers buried { NAME($piece, "piece", form: "a") }.
        *[other] Coffin Makers buried { COUNT($count, $piece, form: "accusative") }.
    }
event-unburied = From Coffin Makers to their supplies: { COUNT($count, "warrior") }.
event-exhausted-crafted = { NAME($seat, "side", form: "the") } exhausted a crafted item: { NAME($item, "item") }.
hit-partisans = Partisans

## Why not?

why-must-use = You must use a card in play first.
why-nothing-to-sabotage = There is no persistent effect to discard.
why-nobody-to-sway = There is no enemy warrior that could go.
why-nobody-to-mislead = There are no enemy warriors that could be sent away.
why-nowhere-to-send = There is no adjacent clearing to send them to.
why-no-coffins = No warriors lie on the card.
why-no-face-up-item = You have no face-up item in a crafted items box.

## The screen

ui-rt-coffins = On Coffin Makers
ui-rt-face-down = { NAME($item, "item") } (exhausted)
