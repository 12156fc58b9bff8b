### The host's desk as a page.

error-wrong-key = This is not the key of the desk.

desk-title = The host's desk
desk-key = Key
desk-key-note = It stands in the server's settings file (desk_key). This browser keeps it until the tab is closed.
desk-open = Open the desk
desk-leave = Leave the desk
desk-off = The desk of this server has no page. A line desk_key in the settings file opens it; weald admin in the terminal works in any case.
desk-refresh = Look again
desk-done = Done.
desk-sure = Sure?
desk-cancel = Leave it

desk-overview = Overview
desk-tables = Tables
desk-people = People
desk-reports = Reports
desk-house = House

desk-processes = Processes
desk-process = { $id }, version { $version }
desk-writable = writes are stored
desk-not-writable = nothing can be stored
desk-process-counts = Tables in memory: { $tables } · Sockets: { $sockets }
desk-queues = What waits
desk-queue-think = AI seats
desk-queue-replay = Replays and analyses
desk-queue-write = Writes
desk-queue = { $waiting } wait, { $running } at work
desk-connections = Connections
desk-connections-none = Nobody is connected.
desk-connection = Connections: { $connections } · Sockets of tables: { $sockets }
desk-ban-this = Ban

desk-game = Game
desk-game-all = All games
desk-state-live = in memory
desk-state-asleep = asleep
desk-state-over = over
desk-tables-none = There are no tables.
desk-table-last = last choice { $when }
desk-table-people = { $count ->
    [one] { $count } looks on or plays
   *[other] { $count } look on or play
  }
desk-table-open = Open
desk-seat-free = Free the seat of { $who }
desk-seat-free-short = Free the seat
desk-delete = Delete
desk-delete-table = Delete the table { $table }

desk-accounts = Accounts
desk-accounts-find = Name or part of it
desk-accounts-search = Search
desk-accounts-none = There are no such accounts.
desk-account = signs in as { $name } · last used { $when }
desk-account-kept = kept away until { $until }
desk-account-kept-good = kept away for good
desk-bar = Keep away
desk-unbar = Let in again
desk-reason = Reason (they are told)
desk-days = Days (empty: for good)
desk-bans = Banned addresses
desk-bans-none = No address is banned.
desk-ban-address = Address or network
desk-ban = Ban
desk-unban = Lift the ban
desk-until = until { $until }
desk-for-good = for good

desk-reports-open = Open
desk-reports-done = Dealt with
desk-reports-none = There is nothing.
desk-report-about = { $name }: { $reason }
desk-report-chat = A line of chat
desk-report-said = They wrote: “{ $said }”
desk-report-from = From { $address }
desk-report-close = Dealt with

desk-announce = Announcement
desk-announce-note = Shown in the lobby and at all tables. English is needed; it stands in for a language that is missing.
desk-announce-now = Shown now: { $text }
desk-announce-send = Announce
desk-announce-clear = Say nothing any more
desk-tidy = What is old
desk-tidy-note = Tables that are in nobody's memory, with their records. The settings file can have this done by itself.
desk-tidy-rule = By itself: finished after { $finished } days, abandoned after { $abandoned } days (0: never).
desk-tidy-finished = Finished for so many days
desk-tidy-abandoned = Without a choice for so many days
desk-tidy-now = Delete them now
desk-tidied = Deleted: { $finished } finished, { $abandoned } abandoned.
desk-season = Season of the standings
desk-season-note = A season of this name begins now. Without a name seasons are months again.
desk-season-name = Name
desk-season-begin = Begin
desk-season-begun = It is { $season } now.
