### Corvids, en.

## Pieces

piece-corvids_warrior = Corvid warrior
    .a = a Corvid warrior
piece-plot = face-down plot
    .a = a face-down plot
piece-bomb = bomb
    .a = a bomb
piece-snare = snare
    .a = a snare
piece-extortion = extortion
    .a = an extortion
piece-raid = raid
    .a = a raid

## How many: the plain form names, the accusative is what is moved, drawn, lost

count-corvids-warrior = { $count ->
         [one] { $count } Corvid warrior
        *[other] { $count } Corvid warriors
    }
count-plot = { $count ->
         [one] { $count } face-down plot
        *[other] { $count } face-down plots
    }
count-bomb = { $count ->
         [one] { $count } bomb
        *[other] { $count } bombs
    }
count-snare = { $count ->
         [one] { $count } snare
        *[other] { $count } snares
    }
count-extortion = { $count ->
         [one] { $count } extortion
        *[other] { $count } extortions
    }
count-raid = { $count ->
         [one] { $count } raid
        *[other] { $count } raids
    }

## Plots

card-plot_bomb = Bomb
card-plot_snare = Snare
card-plot_extortion = Extortion
card-plot_raid = Raid
plot-bomb = bomb
    .a = a bomb
    .text = Turned up: removes all enemy pieces there, then itself.
plot-snare = snare
    .a = a snare
    .text = Face up: enemies place nothing there and move nothing out.
plot-extortion = extortion
    .a = an extortion
    .text = Turned up: a random card from everybody there. Face up: one card more every Evening.
plot-raid = raid
    .a = a raid
    .text = Removed from the map: a warrior in every adjacent clearing.

## What is asked: the prompt of a decision

prompt-scatter = In which clearing does your first warrior stand ({ NAME($suit, "suit") })?
prompt-flip = Which plot do you turn up?
prompt-corvids-recruit = Do you spend a card to recruit in all clearings of its suit?
prompt-recruit-suit = In the clearings of which suit do you recruit?
prompt-corvids-action = What do you do? Left: { COUNT($count, "action") }.
prompt-plot-where = Where do you lay a plot? It takes { COUNT($count, "warrior") } there.
prompt-plot-which = Which plot do you lay { NAME($place, "place", form: "in") }? Only you will know.
prompt-trick-which = Which plot do you swap?
prompt-trick-with = With which plot do you swap the one { NAME($from, "place", form: "from") }?
prompt-exert = One more action? Then you do not draw cards.
prompt-expose-guess = What do you think the plot { NAME($place, "place", form: "in") } is?
prompt-expose-card = You guess { NAME($plot, "plot", form: "a") } { NAME($place, "place", form: "in") }. Which card do you show? If you are wrong, the Corvids keep it.

## What can be chosen: labels of options. option-<word>-<prompt> wins over option-<word>

option-done-flip = Turn up no more
option-done-corvids-recruit = Do not recruit
option-done-exert = No more actions, draw
option-end-corvids-action = End Daylight
option-flip = Turn up the plot { NAME($at, "place", form: "in") }
option-spend-corvids-recruit = Recruit with { NAME($at, "card") }
option-plot = Plot
option-hide = { NAME($at, "plot") }
option-trick = Trick
option-raid = Raid { NAME($at, "place", form: "in") }
option-expose = Expose the plot { NAME($at, "place", form: "in") }
option-guess = { NAME($at, "plot", form: "a") }
option-show = Show { NAME($at, "card") }

## What happened: the log. -known is the face with the hidden cards in it

event-flipped = { NAME($seat, "side", form: "the") } turned up { NAME($plot, "plot", form: "a") } { NAME($place, "place", form: "in") }.
event-bombed = The bomb { NAME($place, "place", form: "in") } went off.
event-raided = The lost plot { NAME($place, "place", form: "in") } was a raid: warriors come to the clearings around it.
event-plotted = { NAME($seat, "side", form: "the") } laid a plot { NAME($place, "place", form: "in") } for { COUNT($count, "warrior", form: "accusative") }.
event-plotted-known = { NAME($seat, "side", form: "the") } laid a plot { NAME($place, "place", form: "in") } for { COUNT($count, "warrior", form: "accusative") }: { NAME($card, "card") }.
event-tricked = { NAME($seat, "side", form: "the") } swapped the plots of { NAME($from, "place") } and { NAME($to, "place") }.
event-exposed = { NAME($seat, "side", form: "the") } exposed { NAME($plot, "plot", form: "a") } { NAME($place, "place", form: "in") }.
event-exposed-known = { NAME($seat, "side", form: "the") } showed { NAME($card, "card") } and exposed { NAME($plot, "plot", form: "a") } { NAME($place, "place", form: "in") }.
event-guessed-wrong = { NAME($seat, "side", form: "the") } guessed { NAME($plot, "plot", form: "a") } { NAME($place, "place", form: "in") }, was wrong, and gave the shown card to the Corvids.
event-guessed-wrong-known = { NAME($seat, "side", form: "the") } guessed { NAME($plot, "plot", form: "a") } { NAME($place, "place", form: "in") }, was wrong, and gave the Corvids { NAME($card, "card") }.
event-exerted = { NAME($seat, "side", form: "the") } takes one more action and will not draw.
hit-embedded_agents = embedded agents

## Why not: reasons

why-face-up-already = That plot lies face up already.
why-has-plot = There is already a plot there.
why-no-card-to-show = You have no card matching that clearing to show.
why-no-crow-there = It takes a Corvid warrior in that clearing.
why-no-plot = There is no plot there.
why-no-plot-left = None of these plots is left in the supply.
why-no-plotting = There is no clearing without a plot and with enough of your warriors.
why-no-trick = It takes two plots that both lie face up or both face down.
why-other-facing = One of the two lies face up, the other face down.
why-snared = A snare: enemies place nothing there and move nothing out.
why-too-few-crows = Warriors needed there: { $needed }, you have { $have }.

## Why a choice cannot simply be taken back: what someone has learned since

undo-flipped-plot = A plot has been turned up since.
undo-guessed-plot = A plot has been guessed at since.

## The screen

pile-plots = Plots in the supply
pile-plot-c1 = plot in clearing 1
pile-plot-c2 = plot in clearing 2
pile-plot-c3 = plot in clearing 3
pile-plot-c4 = plot in clearing 4
pile-plot-c5 = plot in clearing 5
pile-plot-c6 = plot in clearing 6
pile-plot-c7 = plot in clearing 7
pile-plot-c8 = plot in clearing 8
pile-plot-c9 = plot in clearing 9
pile-plot-c10 = plot in clearing 10
pile-plot-c11 = plot in clearing 11
pile-plot-c12 = plot in clearing 12
ui-rt-note-corvids = plots on the map: { $down } face down, { $up } face up
ui-rt-plots-up = Next flip scores
ui-rt-plots-down = Face down
ui-rt-plots-left = Supply
ui-rt-plots-help = What the plots do
ui-rt-plots-denied = Guessed wrong
ui-rt-guessed-wrong = already guessed wrong
ui-rt-not-this = not: { $plots }
ui-rt-next-plot = The next plot takes { COUNT($count, "warrior", form: "accusative") }
ui-rt-has-exerted = exerted: no drawing this Evening
ui-rt-does-plot = warriors give way to a hidden plot
ui-rt-does-trick = swap two plots
ui-rt-does-move-corvids-action = along a path, whoever rules
share-placed = plots laid this turn
share-exerted = exerted
share-denied = guessed wrong

## What a choice leads to

note-flips-for = +{ COUNT($points, "point") }
