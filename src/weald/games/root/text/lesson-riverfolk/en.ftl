## A guided first game: the Riverfolk

lesson-riverfolk-goal = You know the wood: first to 30 points. The Riverfolk sell: cards, boats, soldiers. Others pay with their own warriors, and those become your funds. With funds you act, and with funds you found trade posts, which score.
    .title = Business first
lesson-riverfolk-start = Four warriors start anywhere along the river, which is a path for you. All four { NAME("c11", "place", form: "to") }, in the middle: then you rule there at once.
    .title = On the river
    .else = Scattered they rule nowhere. Together { NAME("c11", "place", form: "in") } they found a trade post in the first turn.
lesson-riverfolk-prices = A card from your hand, boats, or mercenaries: each has a price of 1 to 4 warriors. Too dear, and nobody buys; too cheap, and you give it away. Two of each is a friendly beginning.
    .title = What does it cost?
    .else = Greed empties the shop. With 2 they will come.
lesson-riverfolk-funds = Three funds: that makes up to three things today. Moving, fighting, drawing or crafting only ties a fund up, it comes back next turn. Recruiting and founding spend it for good.
    .title = Funds are your actions
lesson-riverfolk-establish = Choose a clearing and spend two funds of whoever rules it. You rule { NAME("c11", "place") }, so two of your own. That makes 2 points, and a warrior comes along.
    .title = The first trade post
    .else = A post scores and makes your dividends possible. Nothing is better in the first turn.
lesson-riverfolk-move = One fund for a move: three warriors go { NAME("c3", "place", form: "to") }, to the cats. Customers buy more where they meet you, and you will want posts elsewhere, too.
    .title = Show yourself
lesson-riverfolk-keep-prices = Each Evening you may change them before the others buy. Your hand lies open, so look at it with their eyes: what would they pay for? We leave it at 2.
    .title = New prices?
lesson-riverfolk-customers = Cats and birds paid six warriors, and you have 7 funds. Funds left unspent bring dividends: 1 point for every two at your next Birdsong. But a post is worth more: founding needs funds of those who rule there, and now you have them.
    .title = They bought!
    .else = Saving brings dividends. But with funds of both of them in your box posts score much more.
lesson-riverfolk-where = Two bird warriors found one { NAME("c1", "place", form: "in") }, where the Eyrie rules; four cats found two more, { NAME("c10", "place", form: "in") } and { NAME("c8", "place", form: "in") }. Each first post of a suit scores 2. Six points for other people's soldiers: that is trade.
    .title = With whose money?
lesson-riverfolk-own-way = Watch who needs what, and set prices by it. Guard your posts: when one falls it is gone for good, and half of your funds with it. Who owes nobody anything fights nobody: stay useful to all.
    .title = From here on the shop is yours
lesson-riverfolk-over = That was your first game with the Riverfolk. Every move of it can be looked at again on the timeline.
    .title = The books are closed
