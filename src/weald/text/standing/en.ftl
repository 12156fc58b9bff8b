### Standings: who stands where, which sides win, somebody's page.

stand-title = Standings
stand-note = Rated games of people with an account, and AI levels on the same scale. The number is a guess, the bar shows how far it may be off; places go by its lower end.
stand-how = How it is counted
stand-how-note = A table counts if whoever made it said so and everybody who sits down has an account. The truth lies inside the bar nineteen times out of twenty; every game makes it shorter.
stand-season = Season
stand-season-now = { $season } (now)
stand-place = Place
stand-player = Player
stand-rating = Rating
stand-rated = { $rating } ± { $margin }
stand-games = Games
stand-won = Won
stand-somebody = Somebody
stand-you = you
stand-ai = AI: { $level }
stand-rules = { $players ->
    [one] The rules against { $players } player
   *[other] The rules against { $players } players
  }
stand-none = Nobody has a rating in this season yet.
stand-named = Show my name here
stand-named-note = In the standings and in open data. Without it others see “Somebody”.
stand-signed-out = With an account your games can count.
stand-sides = Which sides win
stand-sides-note = { $count ->
    [0] No game has been finished yet.
    [one] { $count } finished game. The bar holds the truth nineteen times out of twenty; the line is what chance alone would give.
   *[other] { $count } finished games. The bars hold the truth nineteen times out of twenty; the line is what chance alone would give.
  }
stand-players = Players
stand-players-any = Any
stand-among = Whose games
stand-among-all = Everybody's
stand-among-people = People's only
stand-seasons-all = All seasons
stand-side = Side
stand-share = { $percent } % ({ $won } of { $games })
stand-between = between { $low } and { $high } %
stand-open = Open data
stand-open-note = Every finished game, to work with. Nobody is named who has not asked for it.
stand-open-csv = All games as CSV
stand-open-json = All games as JSON
stand-person = A player
stand-person-speaks = Speaks { $languages }
stand-person-this-season = This season
stand-person-unrated = No rating this season.
stand-person-private = This person's ratings are not shown.
stand-moved = Your rating: { $before } → { $after } (± { $margin })
stand-moved-other = { $who }: { $before } → { $after } (± { $margin })
stand-moved-waiting = This game counts; the ratings are being worked out.
stand-moved-title = For the standings
