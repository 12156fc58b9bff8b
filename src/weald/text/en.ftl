### The shell in English: what is the same for every game.


## Languages, in their own words

language-en = English
language-cs = čeština
language-pl = polski


## At the table

shell-your-decision = Your decision
shell-waiting-for = Waiting for { $who }
shell-round = Round { $round }
shell-turn = Turn { $turn } of { $turns }
shell-game-over = The game is over
shell-winner = { $who } won
shell-hand = Hand
shell-log = Log
shell-hidden = hidden
shell-rule = Rule { $rule }
shell-why-not = Why not?
shell-undo = Undo
shell-concede = Concede
shell-yes = Yes
shell-no = No
shell-done = Done
shell-pass = Pass


## How many

count-choice = { $count ->
         [one] { $count } choice
        *[other] { $count } choices
    }
count-decision = { $count ->
         [one] { $count } decision
        *[other] { $count } decisions
    }
count-game = { $count ->
         [one] { $count } game
        *[other] { $count } games
    }


## Where a fact comes from

confidence-seed = stated by a rulebook
confidence-seed_partial = partly stated by a rulebook
confidence-public = public data
confidence-reconstructed = reconstructed by us
confidence-override = changed by your file


## The terminal client

cli-stopped = Stopped.
cli-saved = The record is in { $file }.
cli-hand-over = { $who }: your decision. Press Enter when you are alone.
cli-no-such-choice = “{ $text }” is not a choice of this game. Type a number, a choice as written, or h for help.
cli-nothing-blocked = Nothing is blocked here.
cli-help =
    number or notation: choose   ?: what is not possible and why   u: take back   l: whole log
    m: draw again   r 10.6.5: a rule   c WW05: a card   concede: give up   q: quit
