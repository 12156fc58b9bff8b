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


## What can be chosen in every game

option-done = Done
option-pass = Pass
option-yes = Yes
option-no = No
option-concede = Concede


## What happened in every game

event-conceded = { NAME($seat, "side", form: "the") } conceded.
# What a seat that explains its moves says to an event.
because-quoted = “{ $words }”


## How it ended

result-concession = { NAME($who, "side", form: "the") } won by concession.


## Why a choice cannot simply be taken back

undo-nothing-to-undo = There is nothing to take back.
undo-game-over = The game is over.
undo-others-have-acted = Others have made a choice since.
undo-takebacks-off = Nothing is taken back at this table.
undo-rated = This game counts: what somebody has learned from is not taken back.
undo-before-upgrade = That was before the rules were revised.
undo-agreement = At this table the others have to agree.
undo-drew-cards = Cards have been drawn since.
undo-saw-a-card = A hidden card has been seen since.
undo-saw-a-hand = A hand has been looked at since.
undo-chance = Chance has decided something since.


## What can go wrong: the codes of the protocol (docs/api.md) and of the kernel's errors

error-moving = This table is on its way to another process. Try again in a moment.
error-stale = This decision is past.
error-not-yours = You are not asked anything now.
error-not-offered = This cannot be chosen now.
error-unknown-option = There is no such option.
error-unknown-setting = This game has no such setting, or the setting cannot have this value.
error-game-over = The game is over.
error-rated-game = This game counts, so it is played to its end without help.
error-not-over = The game is not over yet.
error-cannot-undo = This cannot be taken back.
error-cannot-continue = The rules have changed so much that this game cannot go on.
error-bad-record = This record of a game cannot be read.
    .line = Line { $line } of the record cannot be read.
error-record-differs = Replaying the record gave another game: the rules or the record have changed.
error-unknown-game = There is no such game here.
error-unknown-seat = There is no such seat in this game.
error-unknown-revision = This version of the rules is not known here.
error-impossible-chance = This result of chance cannot come up.
error-unknown-lesson = There is no such lesson in this game.
error-unknown-level = There is no computer player of this level.
error-unknown-language = This language is not known here.
error-not-seated = You do not hold this seat; spectators can only look.
error-which-seat = You hold several seats: say which one you mean.
error-seat-taken = This seat is taken.
error-no-request = Nobody asks you to agree to anything.
error-hints-not-agreed = Where people play, hints need the agreement of all. You can ask for it in the settings.
error-no-such-decision = This moment of the game cannot be shown.
error-bad-token = This link opens no seat at this table.
error-bad-webhook = This webhook address cannot be used.
error-not-found = There is nothing here.
error-not-allowed = You may not do this.
error-wrong-origin = This page may not talk to this server.
error-banned = Your address may not use this server.
error-bad-address = This is no address that can be meant here.
error-too-many = Too much at once; try again later.
error-too-fast = Too many messages; slow down a little.
error-too-large = This is too large.
error-malformed = The message cannot be understood.
error-bad-request = The request cannot be understood.
error-internal = Something went wrong on our side; nothing was changed.
error-uncertain = The database did not answer. What you see next is what is stored.
error-offline = The server does not answer.


## What everybody at the table should know

notice-rules-changed = The rules were revised and this game would have gone differently under them. It continues from its last checkpoint.
    .lost = { $lost ->
        [one] The last choice had to be taken back.
       *[other] The last { $lost } choices had to be taken back.
    }
notice-upgraded = The rules were revised; this game is proved to be unaffected.
notice-upgraded-unproved = The rules were revised. This game goes on unchanged as far as can be told: it was begun before every choice was stored with its proof.
notice-trouble = The server could not store the last choice. It tries again by itself; nothing is lost.
notice-ai-busy = The computer players of this server have much to do. The answer comes, but it may take a while.
notice-ai-failed = A computer player found no answer, so the usual choice was made for it.
notice-circles = A seat went round in circles in its turn, so the usual choice was made for it.


## The terminal client

cli-stopped = Stopped.
cli-saved = The record is in { $file }.
cli-hand-over = { $who }: your decision. Press Enter when you are alone.
cli-no-such-choice = “{ $text }” is not a choice of this game. Type a number, a choice as written, or h for help.
cli-no-such-card = “{ $text }” is not a card of this game. The word under a card names it.
cli-nothing-blocked = Nothing is blocked here.
cli-not-asked = { $what }: not part of this question.
cli-digest = Since your last turn
cli-no-such-rule = There is no rule { $rule }.
cli-digest-none = Nothing has happened since your last turn.
cli-help =
    number or notation: choose   ?: what is not possible and why   u: take back   l: whole log   m: draw the table   d: what happened since your last turn
    r 10.6.5: a rule   c: cards in hand   c CARD: a card   e FILE: write the record   concede: give up   q: quit (the game is kept)
cli-resume = The game is kept. Go on with: { $command }
cli-none-kept = No game is kept yet.
cli-kept-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
cli-kept-over = over
cli-go-on = Go on: { $game }, { $count ->
        [one] 1 choice
       *[other] { $count } choices
    } ({ $name })
cli-new-game = New game: { $game }
cli-line-up = Seats
cli-your-side = You play
cli-the-others = The others are played by
cli-human = people at this keyboard
cli-start = Start
cli-type-here = number, notation, r 10.6.5, c card, e file, concede
cli-key-why = why not?
cli-key-undo = undo
cli-key-digest = news
cli-key-log = log
cli-key-cards = cards
cli-key-rule = rule
cli-key-type = type
cli-key-export = export
cli-key-light = light
cli-key-help = help
cli-key-quit = quit
cli-replay-help = Enter: next   b: back   number: go there   m: draw again   l: log   q: quit
cli-replay-at = Decision { $number } of { $count }
cli-help-screen =
    Up, Down, Enter: choose from the list     a click on the map, a card or a side: choose it, or learn why not
    A digit, : or / : type a number or a choice as written; also “r 10.6.5” (a rule), “c CARD” (a card), “e FILE” (export), “concede”
    ?: what is not possible and why     u: take back     d: what happened since your last turn     l: whole log
    c: cards in hand     r: the rule of the question     e: write the record     t: by night or by day     Tab: to the next part
    q: quit (the game is kept)


## The browser table (web/). Everything below is read by the browser only.

ui-close = Close
ui-show = Show
ui-hide = Hide
ui-loading = One moment…
ui-of = { $n } of { $total }
ui-empty = empty
ui-rule = rule { $rule }
ui-rules = Rules
ui-settings = Settings
ui-language = Language
ui-to-lobby = To all tables

ui-round = Round { $round }
ui-phases = Phases of the round
ui-board = Board
ui-fit = Fit
ui-sections = Sections
ui-play = Play
ui-hand = Hand
ui-seats = Seats
ui-log = Log
ui-cards = Cards
ui-clock = Time left
ui-connecting = Connecting…
ui-reconnecting = Connection lost, trying again…
ui-connected-again = Connected again.

ui-you = you
ui-you-to-act = you, to act
ui-to-act = to act
ui-won = won
ui-open-seat = open seat
ui-bot-level = bot, { $level }
ui-bot-plays-for = a bot for { $name }

ui-your-decision = Your decision
ui-sealed = secret
ui-forced = There is nothing to choose here. You are asked all the same, so that nobody can tell.
ui-undo = Undo
ui-ask-undo = Ask to undo
ui-undo-back = Back to my choice
undo-whom = Asked to agree: { $who }.
undo-since = You go back to your last choice, and what happened since is taken back with it. If you choose the same again, the others answer the same.
undo-ask = Ask
undo-go = Go back
ui-skip = To the question
ui-keys = Keys
ui-key-choice = The choices, in their order
ui-key-end = End the turn, or go on
ui-key-undo = Undo
ui-key-around = read what everything on the table is (Tab goes through it)
ui-key-around-on = { $count } things can be read: Tab goes on, Esc ends
ui-key-wheel = Ctrl + wheel
ui-key-zoom = Look closer at the board, or from further away (on a touch screen: two fingers); drag to move it
ui-key-cancel = Cancel what has been begun
ui-aid = Player aid
ui-aid-now = What I can do now
ui-aid-wait = Somebody else is asked just now.
ui-aid-wins = How I win
ui-aid-turn = My turn, in order
ui-aid-actions = What I can do in my turn
ui-aid-battle = Fights and danger
ui-aid-traits = Good to know
ui-aid-others = The others
ui-aid-icons = Icons
ui-aid-about = The rules say about it:
ui-aid-print = Print this card
ui-key-history = One decision back
ui-why-not = Why not…?
ui-nothing-blocked = Nothing else comes into question here.
ui-what-now = What would you do?
ui-hint-promise = Wins about { $percent } of 100 games.
ui-hint-behind = That is { $percent } of 100 less.
ui-hint-alike = Nearly as good.
ui-hint-sure = The search is sure: it hardly looked at anything else.
ui-hint-likely = The search came back to it most often.
ui-hint-close = It is close: several choices are nearly as good.
ui-hint-note = Thought out from what you know; hidden cards are guessed anew in every try.
ui-hint-thinking = Thinking…
ui-hints = Hints for learners
ui-hints-note = If everybody agrees, each of you may ask what a program would do.
ui-hints-ask = Ask the others for hints
ui-hints-waiting = The others have been asked.
ui-hints-withdraw = Withdraw the question
ui-hints-on = Everybody has agreed: each of you may ask what a program would do.
ui-hints-end = No more hints for anybody
ui-hints-request = { $who } would like hints: each of you may then ask what a program would do.
ui-hints-join = At this table everybody may ask what a program would do. Whoever sits down agrees to it.
ui-rated = Rated
ui-rated-make = Let it count for the standings
ui-rated-make-note = If everybody who sits down has an account. There are no hints, nothing is taken back that somebody has learned from, and giving up is losing.
ui-account = Account
ui-standing = Standings
ui-my-games-account = from all your devices
ui-rated-join = This game counts for the standings. Without an account you can play, but then it does not count for anybody.
ui-not-asked = { NAME($at, "place") }: not part of this question.
ui-can-do-here = { $place }: what do you do there?
ui-which = Which one?
ui-confirm = Confirm: { $choice }
ui-end-turn = End the turn
ui-notation = Type a choice
ui-notation-hint = Type: to auria, play WW05…
ui-notation-unknown = That is none of the choices, or it fits several.

ui-answer-sealed = Your answer is sealed.
ui-also-deciding = Deciding at the same time: { $who }
ui-waiting-for = Waiting for { $who }
ui-game-over = The game is over
ui-rounds-played = { $rounds ->
         [one] { $rounds } round
        *[other] { $rounds } rounds
    }
ui-winners = { $count ->
         [one] Won by { $who }
        *[other] Won together by { $who }
    }
ui-no-winner = Nobody wins
ui-reveal = All cards are open now.
ui-download = Download the record
ui-again = Play again

ui-card-in-play = Being resolved: { NAME($card, "card") }
ui-choose-card = Choose { NAME($card, "card") }
ui-look-at-card = Look at { NAME($card, "card") }
ui-hand-empty = No cards in hand.
ui-no-cards-yet = No open cards yet.

ui-log-filter = Whose moves
ui-log-all = All
ui-log-more = Earlier
ui-look-back = Look at the board at decision { $number }
ui-timeline = Timeline of the game
ui-decision-of = Decision { $number } of { $total }
ui-turning-point = turning point
ui-now = Now
ui-back-to-now = Back to now
ui-looking-back = Looking back at decision { $number }
ui-what-if = What if? Play on from here
ui-what-if-as = as
ui-what-if-note = A new table goes on from this position; this game stays as it is. Programs take the other seats.
ui-step = Step
ui-step-back = Step back

ui-rules-search = Search the rules
ui-rules-none = Nothing found.
ui-rules-found = { $count ->
     [one] { $count } rule
    *[other] { $count } rules
}
ui-rules-example = Example
ui-rules-chapters = Chapters
ui-rules-game = Game
ui-rules-ruling = How we read it: { $id } (for referees, in English)
ui-rules-annex = Referee's annex
ui-rules-annex-link = Referee's annex
ui-rules-annex-note = Scenarios, interactions, and what we decided where the rulebooks are silent.
ui-rules-players = The rules for players

ui-theme = Light
ui-theme-auto = As the system
ui-theme-light = Day
ui-theme-dark = Night
ui-set-learner = Learner mode
ui-set-learner-note = Always show what is not possible, and why.
ui-set-confirm = Confirm every choice
ui-set-confirm-note = The first click picks, the second one plays.
ui-set-end-turn = End my turns myself
ui-set-end-turn-note = A turn ends only when you say so.
ui-set-notation = Type choices
ui-set-notation-note = A field for the notation under every question; press /.
ui-set-sound = Sounds
ui-set-sound-note = Quiet sounds for cards, dice, battles, your turn and the end
ui-set-motion = Keep still
ui-set-motion-note = No moving pieces and outlines.
ui-set-notify = Tell me when it is my turn
ui-set-notify-note = A notice of the browser while this page is in the background.

ui-tagline = a field atlas of four games
ui-plate = Plate { $number }
ui-chosen = Chosen
ui-soon = still being engraved
ui-players = { $same ->
         [1] { $from } players
        *[other] { $from }–{ $to } players
    }
ui-minutes = { $from }–{ $to } min
ui-tables-open = { $count ->
         [0] no open table
         [one] { $count } open table
        *[other] { $count } open tables
    }
ui-game-ironwood-tag = Iron against root in the mountain passes
ui-game-ironwood-kind = duel
ui-game-root-tag = Creatures of the autumn wood contest its clearings
ui-game-root-kind = rivals
ui-game-wonderland-tag = Tea first, then battle for five regions
ui-game-wonderland-kind = rivals
ui-game-defenders-tag = Together against the machines of the core
ui-game-defenders-kind = co-operative
ui-game-ironwood = Ironwood
ui-game-root = Root
ui-game-wonderland = Wonderland's War
ui-game-defenders = Defenders of the Wild

ui-set-first-time = First time?
ui-set-first-lesson = Learn it step by step: { NAME($side, "side") }, about { $minutes } minutes
ui-set-first-more = More sides, in short
ui-set-first-table = A table for beginners
ui-set-first-note = The simple set-up, bots that play gently and say why they move, and what cannot be done always says why.
ui-set-a-table = Set a table
ui-your-name = Your name
ui-name-hint = How others see you
ui-table-name = Name of the table
ui-how-many = Players
ui-side-of-seat = Side of seat { $seat }
ui-seat-me = Me
ui-seat-open = Open
ui-seat-ai = Bot
ui-solo-bot = solo bot, plays by the rulebook
ui-seat-of = Who plays { $side }
ui-anyone-with-link = anyone with the link
ui-level = Level
ui-level-random = Random moves
ui-level-easy = Easy
ui-level-teacher = Easy, explains its moves
ui-level-medium = Medium
ui-level-hard = Hard
ui-level-steady = Steady, the same for everybody
ui-level-default = Nobody: the usual choice
ui-show-table = Who finds it
ui-listed = Listed for all
ui-private = Only by link
ui-takebacks = Undo
ui-takebacks-free = Free
ui-takebacks-agree = If others agree
ui-takebacks-never = Never
ui-pace = Pace
ui-pace-none = No clock
ui-pace-live = Live
ui-pace-days = A day per turn
ui-options = Options of the game
ui-reach-low = These factions reach { $reach } together; { $wanted } or more are recommended for so many players (5.2). It can be played all the same.
ui-create = Create the table
ui-open-tables = Open tables
ui-open-tables-note = with a free seat { $waiting }
ui-no-open-tables = No table is waiting. Set one.
ui-events = Tournaments and the deal of the day
ui-my-games = My games
ui-my-waiting = Waiting for you
ui-my-running = Running
ui-my-over = Finished
ui-my-games-note = kept in this browser
ui-my-won = { $game }: won
ui-my-lost = { $game }: lost
ui-my-nobody = { $game }: nobody won
ui-my-replay = Replay
ui-your-turn-round = { $round ->
         [0] Your turn
        *[other] Your turn, round { $round }
    }
ui-join = Join
ui-watch = Watch
ui-continue = Play
ui-seats-taken = { $taken } of { $total } seats taken
ui-replay-file = Replay a record
ui-replay = Replay
ui-replay-play = Play
ui-replay-speed = Speed
ui-replay-hand-chooser = whoever chooses
ui-choose-seat = Choose a seat
ui-take-seat = Sit down as
ui-no-free-seat = Every seat is taken. You can watch.
ui-free-seats = { $count ->
         [one] One seat is free
        *[other] { $count } seats are free
    }
ui-sit-too = Sit there too:
ui-invite-note = Whoever opens this link can take a free seat.
ui-seat-link = Your seat
ui-seat-link-note = Keep it for yourself: whoever has this link plays for you.
ui-watch-link = For spectators
ui-watch-link-note = Whoever opens this link sees what everybody may see.
ui-copy = Copy
ui-copied = Copied
ui-share-on = Share
ui-share-code = Code for a phone
ui-concede = Give up
ui-concede-sure = Give up the game?
ui-leave-seat = Leave the seat to somebody else
ui-kick = Ask to leave: { $who }
ui-curtain = { $who }, it is your turn
ui-curtain-note = The others look away.
ui-curtain-ready = I am alone
ui-curtain-never = We play with open cards
ui-undo-request = { $who } would like to take back a choice.
ui-agree = Agree
ui-refuse = Refuse
ui-not-found = There is no such table.
ui-error = That did not work: { $message }

ui-about = About Weald
ui-about-intro = Weald is unofficial. It holds no publisher's text or art: the rules are restated in our own words, the pictures are our own. To play, own the games.
ui-about-facts = Where the facts come from
ui-about-facts-note = Rulebooks do not show every card and every map. Each entry of our data says how we know it. What is ours fits every rule, but the printed piece may differ.
ui-known-seed = stated by a rulebook
    .short = stated
ui-known-seed_partial = partly stated, partly ours
    .short = partly
ui-known-public = public data of third parties
    .short = public
ui-known-reconstructed = reconstructed by us
    .short = reconstructed
ui-known-override = corrected by this host
    .short = corrected
ui-about-ours = ours:
ui-about-all-stated = Everything in this file is stated by the rulebooks.
ui-about-game-ironwood = The rules, the numbers and the setup are in the rulebooks. The combat values, the visions and the bots' tables are public data. The map between the mountains, and the names and effects of most cards, are ours.
ui-about-game-root = The rules are in the rulebook; the maps, the deck and the quests are public data. Ours is only how the faces of the dice are spread.
ui-about-game-wonderland = The rules, the board and the allies are in the rulebook. The tea cards, most quests, half of the Wonderlandians, the region tiles and parts of the leaders' boards are ours.
ui-about-game-defenders = The rules, the abilities and most of the factions are in the rulebook. The board, its tiles, the factories and much of the cards are ours.
ui-about-correct = Correct it with your box
ui-about-correct-how = You own the game and your card says something else? Write a file with what differs, entry by entry, check it, and start the server with it. It passes the same checks as our own data, and the record of a game carries the fingerprint of its data.
ui-about-corrected = This server plays with corrected data.
ui-about-uncorrected = This server plays with our data as they are.
ui-about-fingerprint = Fingerprint: { $fingerprint }
ui-about-rules = The rulebook in our own words
ui-about-credits = Credits
ui-about-icons = Icons:
ui-about-type = Type:
ui-about-licence = MIT licence

ui-chat = Chat
ui-chat-off = Off
ui-chat-players = Players
ui-chat-everybody = Everybody
ui-talk = Table talk
ui-talk-say = Say…
ui-talk-silence = Nobody may talk now.
ui-story = { NAME($side, "bot") } plays
ui-find = Find by name or number
ui-find-none = Nothing like this can be chosen.

# An analysed game: in the replay and by `weald analyse`.
analysis-curve = Chances to win, decision by decision
analysis-turns = Turning points
analysis-no-turn = No single decision turned this game.
analysis-number = No.
analysis-who = Who
analysis-asked = Asked
analysis-played = Played
analysis-better = The search would play
analysis-cost = Given away
analysis-same = the same
ui-analyse = Analyse this game
ui-analyse-stop = Stop
ui-analyse-busy = Looked at { $done } of { $total } positions
ui-analyse-about = Judged by the search from what the deciding seat could know; { $iterations } tries for each position. Chances are estimates.
ui-analyse-chance = { $side }: { $percent } %
ui-analyse-would = The search would play: { $option }
ui-analyse-agrees = The search would play the same.
ui-analyse-cost = It reckons the choice made gave away { $percent } %.
ui-analyse-none = Nothing was decided here, or the position was not looked at.


## The story: events are told one after the other

ui-telling = Told { $n } of { $total }
ui-telling-pace = Pace of the story
ui-telling-calm = calm
ui-telling-normal = normal
ui-telling-fast = fast
ui-telling-instant = instant
ui-telling-pause = Pause
ui-telling-resume = Play on
ui-telling-next = Next
ui-telling-skip = Skip to now
ui-key-space = Space
ui-go-on = Go on
ui-digest = Since your last turn
ui-digest-now = now { $score }
ui-digest-more = { $count ->
         [one] One more
        *[other] { $count } more
    }
ui-digest-moved = Moved: { $ways }.
ui-digest-took = Took { NAME($taken, "place") }.
ui-digest-lost = Lost { NAME($gone, "place") }.
ui-digest-took-and-lost = Took { NAME($taken, "place") }; lost { NAME($gone, "place") }.


## The end of a game

ui-result = Result
ui-result-points = Where the points came from
ui-result-course = How it went
ui-result-course-note = The chance to win after every decision, as the search reckons. Diamonds are turning points.
ui-result-turn = Decision { $number }, { $percent } of 100: { $what }
ui-result-fights = Luck and fights
ui-result-hands = What they still held
ui-result-hand-empty = nothing
ui-result-moments = Your three moments
ui-result-no-moments = The search found no choice of yours that cost much.
ui-result-moment = Round { $round }: you chose “{ $played }”. “{ $better }” would have kept { $percent } of 100 more.
ui-result-rematch = Rematch
ui-result-accept = Accept the rematch
ui-result-offered = { $who } offers a rematch.
ui-result-waiting = The rematch waits for { $who }.
ui-result-sit = Sit down again
ui-result-analyse = Analyse
ui-result-share = Share the replay
ui-result-share-note = Whoever opens this link can step through the whole game; all cards are open.
ui-result-board = To the table
ui-sheet-handle = Height of the board
ui-result-show = Show
ui-result-part-pieces = pieces on the map
ui-result-part-fights = fights
ui-result-part-cards = cards and items
ui-result-part-other = other
ui-result-goals = goals reached
ui-result-battles = battles
ui-result-won = won
ui-result-rolled = hits rolled, given : taken
ui-result-removed = removed : lost
ui-result-drawn = cards drawn
ui-result-played = cards played
ui-result-chips = chips drawn
ui-result-madness = of them madness
ui-result-deeds = What each did
ui-analyse-mistakes = What cost most
ui-analyse-mistake = { $side }, round { $round }: “{ $played }” instead of “{ $better }”, { $percent } of 100.
