# What the drawing of Toko Maja says. Names, rules, events and options stand in src/tablee/games/toko_maja/words.

toko-maja-face-down = face down
toko-maja-stock = Stock: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
toko-maja-left = { $count } left
toko-maja-pile = Pile { $pile }: { $card ->
    [none] empty
    [J] joker on top, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[other] { $card } on top, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}.
toko-maja-height = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
toko-maja-take-it = Take it.
toko-maja-draw-it = Draw two.
toko-maja-put-here = Discard here.
toko-maja-put-triple = Discard here: it makes a triple.
toko-maja-tokens-free = Majority tokens that nobody has
toko-maja-tokens-of = Majority tokens of { $name }
toko-maja-token = Token of the { $token }s
toko-maja-take-or-draw = Take a top card, or draw two from the stock.
toko-maja-choose = Tap the card you keep. Or drag the other onto a pile.
toko-maja-choose-pile = Now tap the pile for { $card ->
    [J] the joker
   *[other] the { $card }
}.
toko-maja-chooses = { $name } keeps one of these two and discards the other.
toko-maja-keep = Keep { $card ->
    [J] the joker
   *[other] the { $card }
}
toko-maja-cue-keep = keep
toko-maja-cue-kept = kept
toko-maja-cue-goes = goes
toko-maja-lay-one = Lay a triple?
toko-maja-lay-none = Not now
toko-maja-table-made = The three tops will be { $triple }.
toko-maja-table-lay = Lay it; { $card ->
    [J] the joker
   *[other] the { $card }
} onto pile { $pile }
toko-maja-table-keep = Just keep { $card ->
    [J] the joker
   *[other] the { $card }
}
toko-maja-back = Back
toko-maja-hand = Your hand
toko-maja-hand-empty = Your hand is empty.
toko-maja-heap = { $count } × { $card ->
    [J] joker
   *[other] { $card }
}
toko-maja-before = Before { $name }
toko-maja-before-me = You
toko-maja-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
toko-maja-laid-of = Triples of { $name }
toko-maja-round = Round { $round } of 3
toko-maja-show-round = Points of round { $round }
toko-maja-round-title = Round { $round } is over
toko-maja-round-go-on = Read it, play on
toko-maja-sum-triples = Triples
toko-maja-sum-tokens = Majority tokens
toko-maja-sum-hand = Cards in hand
toko-maja-sum-hands = Cards in their hands
toko-maja-sum-round = This round
toko-maja-sum-total = Together
toko-maja-tally-round = Round { $round }
toko-maja-tally-tie = Equal points: the higher majority token of the last round goes first.
toko-maja-say-take = Take { $card ->
    [J] the joker
   *[other] the { $card }
} from pile { $pile }
toko-maja-say-draw = Draw two cards
toko-maja-say-keep = Keep { $card ->
    [J] the joker
   *[other] the { $card }
}, put { $other ->
    [J] the joker
   *[other] the { $other }
} onto pile { $pile }
toko-maja-say-table = Put { $card ->
    [J] the joker
   *[other] the { $card }
} onto pile { $pile } and lay the three tops; { $other ->
    [J] the joker
   *[other] the { $other }
} goes onto pile { $rest }
toko-maja-say-lay = Lay { $triple }
toko-maja-say-nothing = Lay nothing
toko-maja-keys-arrows = From one choice to the next
toko-maja-keys-enter = Chooses it
toko-maja-keys-digits = Takes from this pile, or discards onto it
toko-maja-keys-draw = Draws two cards
toko-maja-keys-escape = Takes the choice back
