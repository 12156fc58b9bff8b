### Tournaments and the deal of the day.

error-no-tournament = Nobody plays against anybody there, so there are no tournaments of this game.
error-ladder-seats = A ladder is for games of two.
error-event-begun = This tournament has begun already.
error-event-full = No more than { $most } can take part.
error-event-busy = One of you has a game that is not over yet.
error-entered = You take part already.
error-not-entered = You do not take part.
error-no-challenge = Nobody can be challenged there.
error-too-few = There have to be at least { $least } of you.
error-try-first = This is a try of today's deal. Make your own first.
error-no-name = A name is missing.

ui-ev-title = Tournaments and the deal of the day
ui-ev-tournaments = Tournaments
ui-ev-none = Nobody holds a tournament at the moment.
ui-ev-hold = Hold a tournament
ui-ev-kind = Kind
ui-ev-kind-round-robin = Everybody against everybody
ui-ev-kind-swiss = Swiss
ui-ev-kind-ladder = Ladder
ui-ev-kind-round-robin-note = Each meets each, once or twice. With more than two at a table everybody plays the same number of rounds, with as many different people as possible.
ui-ev-kind-swiss-note = A fixed number of rounds; whoever has as many points plays together, and nobody meets the same twice while that can be avoided.
ui-ev-kind-ladder-note = Challenge somebody a few places above you; who wins takes the place. It has no rounds, and one can come at any time.
ui-ev-state-open = open
ui-ev-state-running = round { $round } of { $rounds }
ui-ev-state-running-ladder = running
ui-ev-state-over = over
ui-ev-entrants = { $count ->
    [one] { $count } takes part
   *[other] { $count } take part
}
ui-ev-name = Name of the tournament
ui-ev-game = Game
ui-ev-meetings = Each meets each
ui-ev-meetings-1 = Once
ui-ev-meetings-2 = Twice
ui-ev-rounds = Rounds
ui-ev-reach = Places up one may challenge
ui-ev-sides = At each table
ui-ev-clock = Clock of each player
ui-ev-clock-live = 45 minutes
ui-ev-clock-long = 2 hours
ui-ev-clock-days = A day per turn
ui-ev-clock-value = Clock: { $initial }, { $increment } more for each choice
ui-ev-hours = A round takes at most
ui-ev-hours-ladder = A challenge takes at most
ui-ev-rated = Games count for the standings
ui-ev-rated-note = Where all at a table have accounts.
ui-ev-make = Make it
ui-ev-host-key = Your host's link
ui-ev-host-key-note = Whoever has this link can start, end and remove. Keep it.
ui-ev-my-key = Your own link
ui-ev-my-key-note = It opens your games on any device. Keep it, and give it to nobody.
ui-ev-invite = Link for others
ui-ev-join = Take part
ui-ev-leave = Leave
ui-ev-leave-sure = Leave? A game that runs is lost.
ui-ev-start = Begin
ui-ev-start-wait = { $missing ->
    [one] One more has to come.
   *[other] { $missing } more have to come.
}
ui-ev-end = End the tournament
ui-ev-end-sure = End it? Games that run will not count.
ui-ev-remove = Remove { $name }
ui-ev-sure = Yes
ui-ev-no = No
ui-ev-my-game = Your game
ui-ev-my-game-note = Against { $names }, until { $when }.
ui-ev-my-bye = You rest in this round.
ui-ev-my-wait = Your game is over; the round goes on until { $when }.
ui-ev-play = Play
ui-ev-you-are-in = You take part as { $name }.
ui-ev-round = Round { $n }
ui-ev-challenges = Challenges
ui-ev-byes = Rests: { $names }
ui-ev-standings = Standings
ui-ev-people = Who takes part
ui-ev-place = Place
ui-ev-who = Name
ui-ev-points = Points
ui-ev-buchholz = Buchholz
ui-ev-berger = Berger
ui-ev-games = Games
ui-ev-how = How places are counted
ui-ev-how-points = A win is a point; several winners get half a point each. A round that one rests counts as a win, except where everybody meets everybody and so everybody rests as often.
ui-ev-how-ties = Equal points: Buchholz is what all whom one has played with have together; Sonneborn-Berger is what those have whom one has beaten (half of it where the win was shared). Everybody against everybody looks at Berger first, Swiss at Buchholz.
ui-ev-how-late = Whoever runs out of time has lost. When a round is over, so has whoever an unfinished game waits for. Who leaves loses the games that run, and there are no further ones.
ui-ev-challenge = Challenge { $name }
ui-ev-gone = left
ui-ev-somebody = Somebody
ui-ev-running = is played
ui-ev-watch = Watch
ui-ev-replay = Replay
ui-ev-unplayed = not played
ui-ev-details = What is played
ui-ev-rated-short = rated
ui-ev-not-begun = It begins when the host says so.
ui-ev-is-over = It is over.
ui-ev-hosting = You are the host
ui-ev-until = until { $when }

ui-daily-title = Deal of the day
ui-daily-note = The same deal for everybody, against programs that play the same game in the same position. Everybody has one try.
ui-daily-you-play = You play { $side }.
ui-daily-with = The others, played by programs: { $sides }.
ui-daily-alone = You play it alone against the rules.
ui-daily-begin = Try it
ui-daily-go-on = Go on with your try
ui-daily-your-game = Your game
ui-daily-done = Your try is over.
ui-daily-late = Your try ended after the day did, so it has no place.
ui-daily-results = Results
ui-daily-results-closed = What others made of it is shown when your own try is over, and to everybody tomorrow.
ui-daily-nobody = Nobody has ended a try.
ui-daily-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
ui-daily-won = Won
ui-daily-lost = Lost
ui-daily-result = Result
ui-daily-rounds = Rounds
ui-daily-yesterday = Yesterday
ui-daily-today = Today
ui-daily-before = The day before
ui-daily-after = The next day
ui-daily-yours = you
ui-daily-over = This day is over.
