### Landmarks: the six cards, where they are set up, and what they do.

## Names

landmark-ferry = the Ferry
    .text = Once in your turn you may make a move from its clearing along the river (on the lake: to any coastal clearing) and take the ferry along. Then draw a card.
landmark-tower = the Tower
    .text = Whoever rules its clearing at the end of the own Evening scores a point.
landmark-lost_city = the Lost City
    .text = Its clearing is fox, rabbit and mouse at once. Each crafting piece there gives one symbol of any suit.
landmark-legendary_forge = the Legendary Forge
    .text = The items on its card are crafted only by a player with a piece in its clearing, who takes the item from the card, draws a card and scores a point more.
landmark-black_market = the Black Market
    .text = Once in your turn, with a piece in its clearing, you may swap a hand card for one of its three cards, without looking at it first.
landmark-elder_treetop = the Elder Treetop
    .text = It adds a building slot to its clearing. Whoever removes an enemy building from that slot scores a point more.

## Setting up

prompt-landmark-where = Where does { NAME($landmark, "landmark") } stand?
event-landmark-drawn = Landmark: { NAME($landmark, "landmark") }.
event-landmark-placed = { NAME($seat, "side", form: "the") } set up { NAME($landmark, "landmark") } { NAME($place, "place", form: "in") }.
why-landmark-there = Another landmark stands there.
why-landmark-next-door = Another landmark stands next to it.
why-landmark-no-river = That clearing is on no river.
why-landmark-no-ruin = There is no ruin.
why-not-one-slot = The clearing must have exactly one slot and no ruin.
why-not-a-corner = That is no corner.

## What they do

event-held-tower = { NAME($seat, "side", form: "the") } holds the tower { NAME($place, "place", form: "in") }.
prompt-city-base = Which base do you place in the Lost City?
event-forged = { NAME($seat, "side", form: "the") } took { NAME($item, "item", form: "a") } from the forge { NAME($place, "place", form: "in") }.
why-at-the-forge = The item lies at the forge, and you have no piece there.
option-swap = Swap a card at the Black Market
option-stall = Card { $n }
prompt-swap-what = Which card do you swap at the Black Market?
prompt-swap-for = Which of the three cards do you take for { NAME($card, "card") }?
event-swapped = { NAME($seat, "side", form: "the") } swapped a card at the Black Market (card { $stall }).
event-swapped-known = { NAME($seat, "side", form: "the") } swapped { NAME($gave, "card") } for { NAME($took, "card") } at the Black Market (card { $stall }).
why-swapped-already = You have swapped a card this turn.
why-no-piece-at-market = You have no piece at the Black Market.
prompt-which-slot = Which slot does { NAME($piece, "piece", form: "the") } { NAME($place, "place", form: "in") } take?
option-slot-common = A common slot
option-slot-treetop = The treetop's slot
event-in-treetop = { NAME($piece, "piece", form: "the") } { NAME($place, "place", form: "in") } stands in the treetop's slot.
pile-common-market = Black Market
ui-rt-landmarks = Landmarks
ui-rt-does-swap = a hand card for one of three you have not seen

## What choices lead to

note-forges-item = { NAME($item, "item") } from the forge, +{ COUNT($points, "point") } and a card
note-forge-takes = on the card: { NAME($items, "item") }
note-sails-for-a-card = then you draw a card
note-treetop-slot = whoever removes it scores a point more
