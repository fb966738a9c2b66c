# What the drawing of MOKA says. Names, rules, events and options stand in src/tablee/games/moka/words.

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
moka-place = Place { $place }
moka-place-gap = gap
moka-place-flipped = flipped
moka-place-private = only you see it
moka-place-picked = chosen
moka-round = Round { $round } of 3
moka-stock = Stock: { $count }
moka-stacks = Challenges
moka-stack-left = { $count } left
moka-flush = Flush
moka-flush-help = Your letters and holes go under the stock, and you draw a new one. This ends your turn.
moka-sure-flush = Really flush?
moka-sure-challenge = Take it? Ends your turn
moka-choose-level = Choose your secret challenge for this round:
moka-level = points
moka-before = Before { $name }
moka-before-me = Before you
moka-letters-of = Letters of { $name }
moka-my-letters = Your letters
moka-my-specials = Your special cards
moka-my-challenges = Your challenges, which nobody else sees
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
moka-flipped-card = The card flipped
moka-flips = { $name } has flipped place { $place }.
moka-take = Take it
moka-leave = Leave it
moka-use = Use it now
moka-end = End my turn
moka-keep-one = Keep one of these two cards:
moka-keeps-one = { $name } keeps one of these two cards.
moka-keep = Keep { $card }
moka-vote-asked = { $name } says { $word } ({ $points } points). It is in no list: does it count?
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
moka-aim-theirs = Now choose the letter that you want for it.
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
moka-round-ender = { $name } laid the third word.
moka-round-go-on = Read it, play on
moka-line-words = Words
moka-line-challenges = Challenges
moka-line-earlier = Earlier rounds
moka-line-total = Together
moka-keys-arrows = From card to card of the grid
moka-keys-enter = Flips or chooses the card; in the word: says it
moka-keys-letters = In the grid or in the word: adds a letter to your word
moka-keys-backspace = Takes the last letter back
moka-keys-escape = Clears the word; puts a special back
