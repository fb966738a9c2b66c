# What the drawing of Mawoki says. Names, rules, events and options stand in src/tablee/games/mawoki/words.

mawoki-time = about 15 minutes
mawoki-others = The others, in the order they play
mawoki-player = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
mawoki-plays = playing
mawoki-laid = laid { $card }
mawoki-drew-so-many = { $count ->
    [one] one more card
   *[other] { $count } more cards
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
    [0] empty
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
mawoki-draw = { $stuck_draws ->
    [one] Nothing fits: draw a card
   *[other] Nothing fits: draw { $stuck_draws } cards
  }
mawoki-pass = Stop here
mawoki-draw-again = { $stuck_draws ->
    [one] Nothing fits on the smoke: draw a card
   *[other] Nothing fits on the smoke: draw { $stuck_draws } cards
  }
mawoki-aim = { $arrow_cards ->
    [0] Arrows move no card here. Whom do you aim at?
    [one] Your arrow makes somebody draw a card. Who?
   *[other] Your arrow makes somebody draw { $arrow_cards } cards. Who?
  }
mawoki-aim-may = { $arrow_cards ->
    [0] Arrows move no card here. Whom do you aim at?
    [one] Your arrow may make somebody draw a card. Who?
   *[other] Your arrow may make somebody draw { $arrow_cards } cards. Who?
  }
mawoki-aim-at-nobody = Nobody
mawoki-aim-steal = { $arrow_cards ->
    [0] Arrows move no card here. Whom do you aim at?
    [one] Your arrow lets you take a card from somebody. From whose hand?
   *[other] Your arrow lets you take { $arrow_cards } cards from somebody. From whose hand?
  }
mawoki-aim-at = { $name } ({ $count ->
    [one] one card
   *[other] { $count } cards
}): aim the arrow here
mawoki-aim-cancel = Another card
mawoki-variant-steal = Arrows take from a hand
mawoki-variant-target-may-draw = Arrow optional
mawoki-variant-may-stop = Smoke optional
mawoki-variant-without-tipi = No tipi
mawoki-variant-effect-first = Last card’s sign acts before winning
mawoki-tally = Cards left, fewest first
mawoki-score-now = Cards in hand
mawoki-points = { $points ->
    [0] no cards left
    [one] 1 card left
   *[other] { $points } cards left
}
mawoki-phrase-draw = { $stuck_draws ->
    [one] Draw a card
   *[other] Draw { $stuck_draws } cards
  }
mawoki-phrase-aim-at-nobody = Lay { $card } and aim at nobody
mawoki-phrase-pass = Stop after the smoke
mawoki-phrase-lay = Lay { $card }
mawoki-phrase-aim = Lay { $card } and aim at { $name }
mawoki-keys-arrows = From card to card; left and right between those an arrow can be aimed at
mawoki-keys-enter = Lays the card, draws, stops after smoke, or aims the arrow
mawoki-keys-tab = To the players, to drawing, to the hand and how it is sorted
mawoki-keys-escape = Takes an arrow back before it is aimed

## The lesson
mawoki-lesson-cards-title = Two halves and a diagonal
mawoki-lesson-cards-text = A card has two halves, each with a colour and a drawing. Waves: blue; hills: red; sun: yellow. Your name is Ana here.
mawoki-lesson-match-title = Find the same half
mawoki-lesson-match-text = On the pile lies a blue tipi. Lay a card that has a blue tipi too. Cards that can be laid are lifted.
mawoki-lesson-match-praise = Blue tipi on blue tipi.
mawoki-lesson-either-title = Colour and drawing
mawoki-lesson-either-text = Colour and drawing must both be the same. Which side the half is on does not matter. Lay one of the two that fit.
mawoki-lesson-either-praise = Now that card is on top, and the next player must match one of its halves.
mawoki-lesson-stuck-title = Nothing fits
mawoki-lesson-stuck-text = No red horse, no yellow tipi. When nothing fits, draw a card. Your turn is over then, even if that card would fit.
mawoki-lesson-stuck-praise = One more card. Next turn, perhaps.
mawoki-lesson-snake-title = The snake bites you
mawoki-lesson-snake-text = If you can play, you must. Only the snake fits here – and whoever lays a snake draws a card.
mawoki-lesson-snake-praise = One laid, one drawn. At least you have got rid of the snake.
mawoki-lesson-smoke-title = Smoke: play again
mawoki-lesson-smoke-text = After smoke you lay another card, on the smoke card itself. So look first at what could follow. Lay the smoke.
mawoki-lesson-smoke-praise = Your turn goes on: one of these halves must be matched now.
mawoki-lesson-again-title = Keep going
mawoki-lesson-again-text = Lay a card that shares a half with your smoke. If you had none, you would draw one, and your turn would be over.
mawoki-lesson-again-praise = Two cards in one turn. Smoke on smoke goes on even longer. (At some tables you may also stop after smoke.)
mawoki-lesson-arrow-title = The arrow
mawoki-lesson-arrow-text = Whoever you aim an arrow at draws a card. Somebody has only one left! Tap your arrow, then the player it is for.
mawoki-lesson-arrow-hint = That is allowed too. But look at how many cards each one holds: who is about to win?
mawoki-lesson-arrow-praise = Just in time. By options an arrow may take a card from a hand instead, or be aimed at nobody.
mawoki-lesson-joker-title = The joker
mawoki-lesson-joker-text = The joker fits on everything, and each of your opponents draws a card. Lay it.
mawoki-lesson-joker-praise = A card for each of them. Keep the joker as long as you can: it always fits.
mawoki-lesson-anything-title = On the joker
mawoki-lesson-anything-text = Whoever comes after a joker may lay any card. Choose the one you would most like to get rid of.
mawoki-lesson-anything-praise = Anything goes on a joker, and what you laid acts as always.
mawoki-lesson-chain-title = Think ahead
mawoki-lesson-chain-text = You hold three cards and can win in this turn. Smoke takes you from card to card. Which one comes first?
mawoki-lesson-chain-hint = Then two cards stay in your hand. Start with smoke that the other smoke can follow.
mawoki-lesson-chain-praise = Yes: then the other smoke on the yellow canoe, and the arrow on the blue tipi. Three cards at once!
mawoki-lesson-end-title = The last card
mawoki-lesson-end-text = One card left. Lay it, and the game is over. The others are ranked by what they still hold: fewest first.
mawoki-lesson-end-praise = You win! That is all of Mawoki. (At some tables the last card’s sign acts before you win.)

## The end
mawoki-end-out = { $you ->
    [yes] You laid your last card.
   *[no] { $name } laid the last card in hand.
  }
mawoki-end-blocked = Nobody could play or draw any more: the smallest hand wins.
mawoki-coach-mine = Your hand. The raised cards fit the pile: tap one to lay it.
mawoki-coach-now = A card fits if it shares a half with this one: same colour and same drawing. Nothing fits? { $stuck_draws ->
    [one] Draw a card.
   *[other] Draw { $stuck_draws } cards.
  }
mawoki-coach-win = The first with no cards left wins. Keep an eye on how many the others hold.
mawoki-know-1 = Lay a card that shares a half with the pile: same colour and same drawing.
mawoki-know-2 = Every card has a sign. It acts on the next player, or lets you play again.
mawoki-know-3 = The first player without cards wins.
mawoki-best-chain = { $value ->
    [one] { $value } card laid in one turn
   *[other] { $value } cards laid in one turn
  }
mawoki-best-drawn = { $value ->
    [one] { $value } card that another drew because of one
   *[other] { $value } cards that the others drew because of one
  }
