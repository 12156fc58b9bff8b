### The maps: the ferry of the lake, the closed paths and the pass of the mountain.

## Paths

path-c2-c5 = the path between clearings 2 and 5
path-c3-c7 = the path between clearings 3 and 7
path-c5-c9 = the path between clearings 5 and 9
path-c6-c11 = the path between clearings 6 and 11
path-c8-c9 = the path between clearings 8 and 9
path-c11-c12 = the path between clearings 11 and 12

## The lake

option-sail = Take the ferry { NAME($at, "place", form: "to") }
event-sailed = { NAME($seat, "side", form: "the") } took the ferry { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
why-ferry-sailed = You have taken the ferry this turn.
why-not-at-the-ferry = Your pawn is not where the ferry lies.
ui-rt-ferry = the ferry
ui-rt-does-sail = move across the lake, then draw a card

## The mountain

option-clear = Open { NAME($at, "path") }
prompt-clear-with = Which card do you spend to open the path { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
event-cleared = { NAME($seat, "side", form: "the") } opened the path { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-held-pass = { NAME($seat, "side", form: "the") } held the pass { NAME($place, "place", form: "in") }.
why-path-cleared-already = You have opened a path this turn.
why-no-piece-at-ends = You have no piece at either end of that path.
ui-rt-tower = the pass: whoever rules it at the end of the own Evening scores a point
ui-rt-closed = a closed path: nobody moves along it. In Daylight whoever has a piece at one of its ends may spend a card to open it for a point
ui-rt-does-clear = spend a card, score a point
