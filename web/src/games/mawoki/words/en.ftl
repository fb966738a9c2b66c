# What the drawing of Mawoki says. Names, rules, events and options stand in src/tablee/games/mawoki/words.

mawoki-others = The others, in the order they play
mawoki-player = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
mawoki-plays = playing
mawoki-next = next
mawoki-laid = laid { $card }
mawoki-drew-so-many = { $count ->
    [one] one card more
   *[other] { $count } cards more
}
mawoki-lost-so-many = { $count ->
    [one] one card fewer
   *[other] { $count } cards fewer
}
mawoki-stock = Stock: { $count }
mawoki-pile = On top of the pile: { $card }. { $count ->
    [one] One card lies there
   *[other] { $count } cards lie there
}.
mawoki-begin = The cards are dealt. The first card acts on nobody.
mawoki-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $fitting ->
    [0] none can be laid now
    [one] one can be laid
   *[other] { $fitting } can be laid
}
mawoki-hand-title = Your hand
mawoki-hand-keys = Cards. Arrow keys go from card to card.
mawoki-fits = can be laid
mawoki-fits-not = does not fit
mawoki-new = new
mawoki-is-aimed = being aimed
mawoki-sort = Sort the hand
mawoki-sort-colour = by colour
mawoki-sort-drawing = by drawing
mawoki-draw = Nothing fits: draw a card
mawoki-draw-again = Nothing goes on the smoke: draw a card
mawoki-pass = Nothing to lay, nothing to draw: go on
mawoki-aim = Your arrow makes somebody draw a card. Who is it?
mawoki-aim-steal = Your arrow takes you a card from somebody. Whose hand?
mawoki-aim-at = { $name } ({ $count ->
    [one] one card
   *[other] { $count } cards
}): aim the arrow here
mawoki-aim-cancel = Another card
mawoki-variant-steal = Arrows take a card
mawoki-variant-effect-first = Last card acts first
mawoki-tally = Cards left, fewest first
mawoki-cards-left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
mawoki-phrase-draw = Draw a card
mawoki-phrase-lay = Lay { $card }
mawoki-phrase-aim = Lay { $card } and aim at { $name }
mawoki-keys-arrows = From card to card; left and right between those an arrow can be aimed at
mawoki-keys-enter = Lays the card, draws, or aims the arrow
mawoki-keys-tab = To the players, to drawing, to the hand and how it is sorted
mawoki-keys-escape = Takes an arrow back before it is aimed
