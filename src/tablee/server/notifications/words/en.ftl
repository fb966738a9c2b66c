# What is told to people who are not there: over push, in chats and by mail.
notice-turn = Your turn at { $game }
notice-begun = { $game } has begun
notice-over = { $game } is over
notice-rematch = Another game of { $game }?
notice-deadline = { $game }: your time is nearly up
notice-with = With { $names }
notice-waits = The table is waiting for you.
notice-ended = See how it ended.
notice-digest = { $count ->
    [one] News from one table
   *[other] News from { $count } tables
}
notice-more = { $count ->
    [one] and one more table
   *[other] and { $count } more tables
}
notice-since = begun on { DATETIME($date, dateStyle: "long", timeStyle: "short") }
notice-hello = From now on you will hear here when it is your turn.
notice-open = Open the table
notice-mute = Nothing more from this table

## Mail
mail-why = You get this because you asked for it at { $origin }.
mail-stop = One tap ends these emails: { $link }
mail-confirm-subject = Is this your address?
mail-confirm-text = Somebody, most likely you, wants to hear at this address when it is their turn at { $server } ({ $origin }). If that is right, open this link within two days:
mail-confirm-not = If it was not you, do nothing: without the link no more emails will come.
