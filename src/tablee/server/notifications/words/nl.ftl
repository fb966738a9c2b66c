# Wat wie er niet is te horen krijgt: als notificatie, in chats en per mail.
notice-turn = Jij bent aan de beurt bij { $game }
notice-begun = { $game } is begonnen
notice-over = { $game } is afgelopen
notice-rematch = Nog een keer { $game }?
notice-deadline = { $game }: je tijd is bijna om
notice-with = Met { $names }
notice-waits = De tafel wacht op je.
notice-ended = Kom kijken hoe het afliep.
notice-digest = { $count ->
    [one] Nieuws van één tafel
   *[other] Nieuws van { $count } tafels
}
notice-more = { $count ->
    [one] en nog één tafel
   *[other] en nog { $count } tafels
}
notice-since = begonnen op { DATETIME($date, dateStyle: "long", timeStyle: "short") }
notice-hello = Vanaf nu hoor je hier wanneer jij aan de beurt bent.
notice-open = Open de tafel
notice-mute = Niets meer van deze tafel

## Mail
mail-why = Je krijgt dit omdat je erom vroeg op { $origin }.
mail-stop = Eén tik en je krijgt deze mails niet meer: { $link }
mail-confirm-subject = Is dit jouw adres?
mail-confirm-text = Iemand, waarschijnlijk jij, heeft gevraagd om op dit adres een mail te krijgen bij elke beurt op { $server } ({ $origin }). Klopt dat, open dan binnen twee dagen deze link:
mail-confirm-not = Was jij het niet, doe dan niets: zonder de link komen er geen mails meer.
