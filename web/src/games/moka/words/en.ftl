# What the drawing of MOKA says. Names, rules, events and options stand in src/tablee/games/moka/words.

moka-time = about 45 minutes
moka-card-hidden = face down
moka-card-hole = hole
moka-card-letter = { $letter }, { $colour ->
    [r] red
    [g] green
   *[b] blue
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
moka-grid = The grid. Arrow keys move from card to card.
moka-place = Place { FROM_ONE($place) }
moka-place-gap = gap
moka-place-flipped = flipped
moka-place-private = only you can see it
moka-place-picked = chosen
moka-round = Round { $round } of { $rounds }
moka-stock = Stock: { $count }
moka-stacks = Challenges
moka-stack-left = { $count } left
moka-flush = Flush
moka-flush-help = Your letters and holes go under the stock, and you draw a new one. This ends your turn.
moka-flush-help-all = All your cards but the words go: letters, holes and specials under the stock, challenges under their stacks. You draw a new letter. This ends your turn.
moka-sure-challenge = Take it? Ends your turn
moka-choose-level = Choose your secret challenge for this round:
moka-level = points
moka-level-example = such as { $example }
moka-level-easiest = the easiest
moka-before = In front of { $name }
moka-before-me = In front of you
moka-letters-of = { $name }’s letters
moka-my-letters = Your letters
moka-my-specials = Your special cards
moka-my-challenges = Your challenges, which nobody else sees
moka-unfold = Words: { $words } · challenges: { $challenges }
moka-words = Words of this round
moka-points-word = points
moka-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
moka-challenges-of = { $count ->
    [one] 1 secret challenge
   *[other] { $count } secret challenges
}
moka-flipped-card = The flipped card
moka-flips = { $name } has flipped place { FROM_ONE($place) }.
moka-you-flip = You have flipped place { FROM_ONE($place) }.
moka-take = Take it
moka-leave = Leave it
moka-use = Use it now
moka-end = End my turn
moka-keep-one = Keep one of these two cards:
moka-keeps-one = { $name } keeps one of these two cards.
moka-keep = Keep { $card }
moka-vote-asked = { $name } says { $word } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }). { $listed ->
    [true] It is in the list.
   *[false] It is in no list.
  }{ $allowed ->
    [names] {" Names are allowed."}
    [brands] {" Brands are allowed."}
    [foreign_words] {" Foreign words are allowed."}
    [names-brands] {" Names and brands are allowed."}
    [names-foreign_words] {" Names and foreign words are allowed."}
    [brands-foreign_words] {" Brands and foreign words are allowed."}
    [names-brands-foreign_words] {" Names, brands and foreign words are allowed."}
   *[none] {""}
  } { $objection ->
    [true] One objection is enough to refuse it. Does it count?
   *[false] Does it count?
  }
moka-votes = { $yes } for, { $no } against so far
moka-vote-yes = It counts
moka-vote-no = It does not
moka-double = Double MOKA!
moka-lays = { $name } lays { $word }.
moka-aim-impossible = It can do nothing just now.
moka-aim-opponent = Choose an opponent.
moka-aim-seat = { $name }
moka-aim-letter = Choose a letter of an opponent.
moka-aim-own = Choose one of your letters.
moka-aim-theirs = Now choose the letter you want for it.
moka-aim-places = { $left ->
    [one] Choose one more card of the grid.
   *[other] Choose { $left } cards of the grid.
}
moka-play-it = Play it
moka-not-now = Not now
moka-tray = Your word
moka-tray-type = Your word: type letters, Enter says it
moka-tray-empty = Tap your letters, or type
moka-tray-remove = { $letter }: take it out of the word
moka-tray-none = You have no { $letter } left, and no hole.
moka-tray-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
moka-tray-counts = can be laid
moka-tray-clear = Clear
moka-tray-say = MOKA!
moka-tray-vote = Let the table vote
moka-hole-becomes = Which letter does the hole become?
moka-hint = What could I lay?
moka-hint-none = No word just now: at most one card may remain.
moka-hint-more = and { $count } more
moka-round-title = Round { $round } is over
moka-round-ender = { $name } laid the word that ended the round.
moka-round-go-on = Got it, continue
moka-line-words = Words
moka-line-challenges = Challenges
moka-line-earlier = Earlier rounds
moka-line-total = Total
moka-keys-arrows = From card to card of the grid
moka-keys-enter = Flips or chooses the card; in the word: says it
moka-keys-letters = In the grid or in the word: adds a letter to your word
moka-keys-backspace = Takes the last letter back
moka-keys-escape = Clears the word; puts a special card back
moka-place-hinted = suggested
moka-round-points = Points of round { $round }
moka-round-count = Round { $round }
moka-line-challenge = Challenge: { $challenge }
moka-line-round = This round
moka-tray-double = double!
moka-tray-unlisted = not in the dictionary
moka-tray-refused = refused this turn
moka-tray-short = at least { $least } letters
moka-tray-left = { $left } cards would remain: one at most

## Moves in words
moka-do-flip = Flip place { FROM_ONE($place) }
moka-do-take = Take { $card }
moka-do-leave = Leave { $card }
moka-do-use = Play at once: { $special }
moka-do-use-at = Play at once: { $special }, { $aim }
moka-do-play = Play { $special }
moka-do-play-at = Play { $special }: { $aim }
moka-do-places = places { FROM_ONE($places) }
moka-do-steal = { $card } from { $name }
moka-do-swap = { $given } for { $card } from { $name }
moka-do-challenge = Take a challenge for { $level } points
moka-do-flush = Flush all your letters
moka-do-keep = Keep { $card }
moka-do-word = Lay { $word }
moka-do-end = End the turn
moka-do-yes = Accept { $word }
moka-do-no = Refuse { $word }

## The lesson
moka-lesson-table-title = Everybody’s letters lie open
moka-lesson-table-text = In the middle sixteen cards lie face down. Your letters lie in front of you. Three words end the round. Your name is Ana.
moka-lesson-flip-title = Flip a card
moka-lesson-flip-text = It is your turn. Tap any card of the grid: it is turned over for everybody to see.
moka-lesson-flip-hint = That is a move too. But this time, flip a card of the grid.
moka-lesson-flip-praise = Now everybody has seen it. You may take it – or leave it lying there, and whoever remembers it will find it again.
moka-lesson-take-title = Take it or leave it
moka-lesson-take-text = With H, O, E and L, this T would make a word! Leave it, and your turn is over. Take it.
moka-lesson-take-hint = Left it is, then: the T lies face down again and your turn is over. Try again, and take it.
moka-lesson-take-praise = The T is yours. A card that nobody has seen fills the gap, and you may make a word at once.
moka-lesson-word-title = Make a word
moka-lesson-word-text = Tap H, O, T, E, L in order, or type them. As you build, you see what the word is worth. Then press MOKA!
moka-lesson-word-hint = That was allowed. But try once more, and make HOTEL.
moka-lesson-word-praise = MOKA! The five cards make 6 points together, and 6 times 5 letters is 30.
moka-lesson-longer-title = Long words pay
moka-lesson-longer-text = The sum of the cards is multiplied by the number of letters. One card may be left: MOTEL would do. Do better, with all six.
moka-lesson-longer-hint = Allowed, but here we are looking for MOTELS, with the S. Try again.
moka-lesson-longer-praise = 7 times 6 is 42 points: that one S was worth 12.
moka-lesson-double-title = Double MOKA
moka-lesson-double-text = A word of one colour counts double. Each colour has its sign: red a heart, green a leaf, blue a drop. Make TAXI, all green.
moka-lesson-double-hint = That is a word, but not all of it is green. Lay TAXI with the green A.
moka-lesson-double-praise = Double MOKA! 24 points become 48.
moka-lesson-hole-title = A hole is any letter
moka-lesson-hole-text = A hole becomes any letter, in the colour you need. It is worth 0 points. Make ZERO, with the hole as R.
moka-lesson-hole-hint = That works as well. But this time make ZERO, with the hole as its R.
moka-lesson-hole-praise = All red, thanks to the hole: another double MOKA.
moka-lesson-flush-title = When nothing fits
moka-lesson-flush-text = Not one vowel: these letters will never be a word. Flush: they all go, and it takes your turn.
moka-lesson-flush-hint = You may do that, but the letters stay hopeless. Try again: flush.
moka-lesson-flush-praise = Good riddance. A fresh start with one letter.
moka-lesson-special-title = Special cards
moka-lesson-special-text = Your special card, the Pickpocket, takes a letter from somebody. Choose it, then a letter that makes a word of R, O, B, O.
moka-lesson-special-hint = Yours now, but it makes no word of ROBO. Which letter would?
moka-lesson-special-praise = A T! After playing a special card you may make a word at once, and now you could lay ROBOT.
moka-lesson-challenge-title = Secret challenges
moka-lesson-challenge-text = Only you see your challenges. If your words meet them you score their points; if not, you lose nothing. Find the word that meets both.
moka-lesson-challenge-hint = A word, but it does not meet both challenges. Use all five letters, so that it reads the same both ways.
moka-lesson-challenge-praise = ROTOR begins and ends with R, and reads the same backwards: 30 and 80 points on top!
moka-lesson-end-title = The third word
moka-lesson-end-text = Your third word ends the round at once, and everybody counts words and challenges met. Make PIANO.
moka-lesson-end-hint = Try again, and make PIANO.
moka-lesson-end-praise = The round is over, and here it is counted, line by line. After three rounds, the player with the most points wins. That is MOKA!

## The end
moka-end-third = { $you ->
    [yes] Your last word ended the last round
   *[no] The last word of { $name } ended the last round
  }: most points win.
moka-coach-challenge = Choose a secret challenge. If your words meet it you score these points; if not, you lose nothing. 80 is the hardest.
moka-coach-now = Tap a card in the grid: it turns over. Then take it, or leave it and remember where it is.
moka-coach-win = Your letters: three or more make a word. { $words ->
    [1] The first word
    [2] A second word
   *[3] A third word
  } ends the round; { $rounds ->
    [1] then
   *[other] after { $rounds } rounds,
  } the most points win.
moka-know-1 = Flip a card of the grid, and take it or leave it. Remember what lies where.
moka-know-2 = Make words from your letters: at most one card may remain.
moka-know-3 = Words and your secret challenge bring points. { $words ->
    [1] The first word
    [2] The second word
   *[3] The third word
  } ends the round.
moka-best-word = { $value ->
    [one] The word { $text }, { $value } point
   *[other] The word { $text }, { $value } points
  }
moka-best-round = { $value ->
    [one] { $value } point in one round
   *[other] { $value } points in one round
  }
