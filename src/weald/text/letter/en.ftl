### What people are told who are away: in mails, push messages and webhooks.

tell-somebody = Somebody
tell-turn = Your turn: { $where }.
tell-clock = { $hours ->
    [one] { $hours } hour left on your clock: { $where }.
   *[other] { $hours } hours left on your clock: { $where }.
  }
tell-over = The game is over: { $where }.
tell-over-won = The game is over, you have won: { $where }.
tell-over-lost = The game is over, others have won: { $where }.
tell-rematch = { $who } offers a rematch: { $where }.
tell-invite = { $who } invites you to a table: { $where }.
tell-round = { $round ->
    [0] Your game is ready: { $where }.
   *[other] Your game of round { $round } is ready: { $where }.
}
tell-test = This is a test: this is how you will be told.

mail-hello = Hello { $name },
mail-many = { $count ->
    [one] { $count } thing happened at your tables
   *[other] { $count } things happened at your tables
  }
mail-why = You get this because you asked for mails about your games.
mail-why-seat = You get this because somebody asked for mails about this game at this address.
mail-stop = No more mails about my games:
mail-stop-seat = No more mails about this game:
mail-settings = What you are told, how and when:
mail-verify-subject = Is this your e-mail address?
mail-verify = Somebody, probably you, has given this address to the account “{ $name }”. Open this link to confirm it; it works once, for a day:
mail-seat = Somebody, probably you, would like to be told at this address when something happens in a game: { $where }. Open this link to confirm it; it works once, for a day:
mail-not-you = If that was not you, do nothing: without the link nothing happens.
mail-reset-subject = A new password for your account
mail-reset = Somebody, probably you, has lost the password of the account “{ $name }”. Open this link to set a new one; it works once, for an hour:
mail-alarm-subject = Something about your account was changed
mail-alarm-email = The e-mail address of your account “{ $name }” was changed or removed.
mail-alarm-password = The password of your account “{ $name }” was changed.
mail-alarm-passkey = A passkey was added to your account “{ $name }”.
mail-alarm-recovery = Somebody got into your account “{ $name }” with a recovery code and set a new password.
mail-alarm-undo = If that was not you, open this link within a week: it brings this address back, signs everybody out and asks you for a new password:
mail-alarm-reset = If that was not you, set a new password at once; this page helps:
mail-signed = Weald at { $base }
