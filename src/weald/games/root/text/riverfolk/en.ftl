### Riverfolk, en.

## Pieces

piece-riverfolk_warrior = Riverfolk warrior
    .a = a Riverfolk warrior
piece-trade_post_fox = fox trade post
    .a = a fox trade post
piece-trade_post_rabbit = rabbit trade post
    .a = a rabbit trade post
piece-trade_post_mouse = mouse trade post
    .a = a mouse trade post

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-riverfolk-warrior = { $count ->
         [one] { $count } Riverfolk warrior
        *[other] { $count } Riverfolk warriors
    }
count-trade-post-fox = { $count ->
         [one] { $count } fox trade post
        *[other] { $count } fox trade posts
    }
count-trade-post-rabbit = { $count ->
         [one] { $count } rabbit trade post
        *[other] { $count } rabbit trade posts
    }
count-trade-post-mouse = { $count ->
         [one] { $count } mouse trade post
        *[other] { $count } mouse trade posts
    }
count-fund = { $count ->
         [one] { $count } fund
        *[other] { $count } funds
    }

## The Riverfolk

service-hand_card = hand card
    .a = a hand card
    .text = Take any one card of the Riverfolk's open hand.
service-riverboats = riverboats
    .a = riverboats
    .text = Until the end of your turn rivers are paths for you.
service-mercenaries = mercenaries
    .a = mercenaries
    .text = In Daylight and Evening Riverfolk warriors count as yours for rule and in battle, except against the Riverfolk.

## What is asked: the prompt of a decision

prompt-riverfolk-start = In which river clearing do you place a warrior? Left: { COUNT($count, "warrior") }.
prompt-first-price = What is the price: { NAME($service, "service") }?
prompt-buy-services = Do you buy from the Riverfolk? You pay with warriors of your supply.
prompt-riverfolk-action = What do you do? You have { COUNT($count, "fund") }.
prompt-commit-which = Whose warrior do you commit?
prompt-craft-fund = Whose warrior do you commit to the craft? { COUNT($count, "fund") } still to commit.
prompt-spend-which = Whose warrior do you spend?
prompt-disruption-which = Trade disruption: whose warrior leaves your funds? { COUNT($count, "fund") } still to give up.
prompt-establish-where = Where do you establish a trade post? You spend two funds of whoever rules there.
prompt-establish-suit = A trade post of which suit?
prompt-export-or-not = Do you take what { NAME($card, "card") } gives, or export it?
prompt-set-prices = Do you change your prices?

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done-buy-services = Buy nothing more
option-done-set-prices = Leave the prices
option-end-riverfolk-action = End Daylight
option-buy = Buy { NAME($at, "card") } (price { $cards })
option-hire-riverboats = Riverboats (price { $boats })
option-hire-mercenaries = Mercenaries (price { $mercenaries })
option-fund = { NAME($at, "side") }
option-draw = Draw a card
option-establish = Establish a trade post
option-reward-of-craft = Take the reward
option-export = Export
option-disruption = Trade disruption { NAME($at, "place", form: "in") }
option-price-hand_card = Hand card: { $n }
option-price-riverboats = Riverboats: { $n }
option-price-mercenaries = Mercenaries: { $n }

## What happened: the log

event-bought-card = { NAME($seat, "side", form: "the") } bought { NAME($card, "card") } from the Riverfolk for { COUNT($price, "warrior") }.
event-hired = { NAME($seat, "side", form: "the") } bought a service of the Riverfolk for { COUNT($price, "warrior") }: { NAME($service, "service") }.
event-paid-with-items = { NAME($seat, "side", form: "the") } pays with items; the Riverfolk put { COUNT($count, "warrior") } of their own in the Payments box.
event-set-price = { NAME($seat, "side", form: "the") } set a price of { $price }: { NAME($service, "service") }.
event-protected = Protectionism: nobody has paid, so the Riverfolk put { COUNT($count, "warrior") } of their own in the Payments box.
event-gathered = { NAME($seat, "side", form: "the") } gathered { COUNT($count, "fund") }.
event-committed = { NAME($seat, "side", form: "the") } committed a fund of { NAME($owner, "side", form: "the") }.
event-spent-fund = { NAME($seat, "side", form: "the") } spent a fund of { NAME($owner, "side", form: "the") }: it goes back to the supply.
event-lost-fund = { NAME($seat, "side", form: "the") } lost a fund of { NAME($owner, "side", form: "the") }: it goes back to the supply.
event-disrupted = Trade disruption { NAME($place, "place", form: "in") }: { NAME($seat, "side", form: "the") } must give up { COUNT($count, "fund") }.
event-established = { NAME($seat, "side", form: "the") } established { NAME($piece, "piece", form: "a") } { NAME($place, "place", form: "in") }.
event-exported = { NAME($seat, "side", form: "the") } exported { NAME($card, "card") } for a warrior in the Payments box.

## Why not: reasons

why-too-expensive = The price is { $price }, you can pay { $have }.
why-enough-services = You may buy { $most } this turn: one, and one for each clearing with a trade post and a piece of yours.
why-nothing-on-display = The Riverfolk have no cards.
why-hired-already = You have that already this turn.
why-not-for-a-pawn = A Vagabond cannot hire mercenaries.
why-not-against-their-own = Mercenaries do not fight the Riverfolk, and you have no warriors there.
why-no-funds = You have no funds.
why-too-few-funds = Funds needed: { $needed }, you have { $have }.
why-funds-of-ruler = It takes { COUNT($needed, "fund") } of { NAME($owner, "side", form: "the") } (the ruler there), you have { $have }.
why-not-on-river = That clearing is on no river.
why-no-river-place = There is no river clearing where you may place.
why-has-post = There is already a trade post.
why-unruled = Nobody rules that clearing.
why-no-post-left = No trade post of that suit is left.
why-no-establishing = In no ruled clearing without a trade post do you have two funds of its ruler.
why-price-already = That is the price now.

## The screen

ui-rt-note-riverfolk = prices: card { $cards }, boats { $boats }, mercenaries { $mercenaries }
ui-rt-funds = Funds
ui-rt-payments = Payments
ui-rt-commitments = Commitments
ui-rt-on-crafting = On craft spaces
ui-rt-buy-from = For sale by the Riverfolk
ui-rt-shop = Market
ui-rt-shop-bought = Bought this turn: { $count }
ui-rt-price = Price
ui-rt-wares = Hand, open to all
ui-rt-no-wares = no cards on display
ui-rt-shop-buy = Buy
ui-rt-serves = for { $side } this turn
ui-rt-post-track = Trade posts
ui-rt-empty-box = none
ui-rt-does-draw = commit a fund, draw a card
ui-rt-does-establish = two funds of the ruler: points, and a place to craft
ui-rt-does-move-riverfolk-action = commit a fund; along rivers without rule
ui-rt-does-battle-riverfolk-action = commit a fund
ui-rt-does-recruit-riverfolk-action = spend a fund: a warrior in a river clearing
share-funds = funds
share-payments = payments
share-commitments = commitments
share-crafting = committed to crafting
share-prices = prices
share-bought = services bought this turn
share-riverboats = riverboats
share-mercenaries = mercenaries

## What a choice leads to

note-post-scores = +{ COUNT($points, "point") }
