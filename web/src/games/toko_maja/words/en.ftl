# What the drawing of Toko Maja says. Names, rules, events and options stand in src/tablee/games/toko_maja/words.

toko-maja-time = about 30 minutes
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
   *[other] { $count }
}
toko-maja-take-it = Take it.
toko-maja-draw-it = Draw two.
toko-maja-put-here = Discard here.
toko-maja-put-triple = Discard here: it makes a triple.
toko-maja-tokens-free = Majority tokens that nobody has
toko-maja-tokens-of = { $name }’s majority tokens
toko-maja-token = Token of the { $token }s
toko-maja-take-or-draw = Take a top card, or draw two from the stock.
toko-maja-choose = Tap the card you want to keep. Or drag the other onto a pile.
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
toko-maja-table-made = The three tops will be a triple: { $tops }.
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
toko-maja-before = In front of { $name }
toko-maja-before-me = You
toko-maja-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
toko-maja-laid-of = { $name }’s triples
toko-maja-laid-none = no triple yet
toko-maja-recent = Since your last turn
toko-maja-recent-took = takes { $card ->
    [J] a joker
   *[other] a { $card }
}
toko-maja-recent-put = discards { $card ->
    [J] a joker
   *[other] a { $card }
}
toko-maja-round = { $of ->
    [1] One round
   *[other] Round { $round } of { $of }
}
toko-maja-unfold = See all
toko-maja-show-rounds = Points of round
toko-maja-show-round = Points of round { $round }
toko-maja-round-title = Round { $round } is over
toko-maja-round-go-on = Got it, continue
toko-maja-sum-now = Score so far
toko-maja-sum-tokens-short = Tokens
toko-maja-sum-hand-short = Hand
toko-maja-sum-triples = Triples
toko-maja-sum-tokens = Majority tokens
toko-maja-sum-hand = Cards in hand
toko-maja-sum-hands = Cards in their hands
toko-maja-sum-round = This round
toko-maja-sum-total = Total
toko-maja-sum-earlier = Before
toko-maja-sum-less-hand = Minus the hand (−{ $hand })
toko-maja-score-now = Points that everybody sees, without the cards in hand
toko-maja-column-player = Player
toko-maja-column-team = Team
toko-maja-column-round = Round
toko-maja-column-total = Total
toko-maja-with-cards = With the cards
toko-maja-tally-round = Round { $round }
toko-maja-tally-tie = When points are equal, the higher majority token of the last round goes first: { $by ->
    [points] the one worth more points
   *[value] 5 before 4, and so on
  }.
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

## The lesson
toko-maja-lesson-creatures-title = Meet the creatures
toko-maja-lesson-creatures-text = Clownfish 1, turtle 2, octopus 3, crab 4, whale 5: small ones are common, big ones rare. The starfish is the joker. You are Ana.
toko-maja-lesson-take-title = Take a card
toko-maja-lesson-take-text = You want triples: three identical cards. Take the top of one of the three piles: the one that goes with your turtles.
toko-maja-lesson-take-hint = That card makes no triple. Try again: which one goes with your two turtles?
toko-maja-lesson-take-praise = Three turtles: a triple!
toko-maja-lesson-lay-title = Lay a triple
toko-maja-lesson-lay-text = After taking a card you may lay one triple. The first of a value wins its token too. Lay your turtles.
toko-maja-lesson-lay-hint = You kept them. Try again: lay the three turtles.
toko-maja-lesson-lay-praise = 2 points, and the token of the turtles on top of it: 6. It travels to you.
toko-maja-lesson-draw-title = Or draw two
toko-maja-lesson-draw-text = Nothing on the piles helps you? Then draw two cards from the stock instead. Tap it.
toko-maja-lesson-draw-hint = That was a top card. Try again with the stock.
toko-maja-lesson-draw-praise = Two cards. Nobody else sees them.
toko-maja-lesson-keep-title = Keep one, discard one
toko-maja-lesson-keep-text = Keep one card; the other goes onto a pile, where the next player may take it. You hold a crab already: keep the crab.
toko-maja-lesson-keep-hint = That is legal, but you wanted the crab: two crabs are nearly a triple. Try again.
toko-maja-lesson-keep-praise = Well kept. Mind what you discard: everybody sees it.
toko-maja-lesson-empty-title = Empty piles first
toko-maja-lesson-empty-text = If a pile is empty, your discard must go there. Keep the octopus; see where the clownfish has to go.
toko-maja-lesson-empty-hint = That keeps the clownfish. Try again: with the octopus you have three.
toko-maja-lesson-empty-praise = There was only one place. And three octopuses in hand!
toko-maja-lesson-joker-title = The joker
toko-maja-lesson-joker-text = A joker replaces one card: two alike and a joker are a triple. So are three jokers, worth 10. Lay your crabs with the joker.
toko-maja-lesson-joker-hint = You kept them. Try again.
toko-maja-lesson-joker-praise = A triple of 4s: 4 points and the token of the crabs. A joker that was laid never comes back.
toko-maja-lesson-majority-title = Majorities move
toko-maja-lesson-majority-text = The other player holds the clownfish token with a triple that has a joker. As many triples with fewer jokers is stronger. Take the token.
toko-maja-lesson-majority-hint = With a joker of your own it is no stronger. Try again without it.
toko-maja-lesson-majority-praise = One triple each, but yours is without a joker: 9 points change hands.
toko-maja-lesson-overtake-title = More triples
toko-maja-lesson-overtake-text = One triple of 2s each, and the other player holds the token. You may lay one triple. Which one wins you a token?
toko-maja-lesson-overtake-hint = That makes one triple of 3s each: a tie, and the holder keeps the token. Try again.
toko-maja-lesson-overtake-praise = Two triples of 2s against one: the token, worth 6, is yours.
toko-maja-lesson-hand-title = Your hand costs points
toko-maja-lesson-hand-text = When the stock is empty we count: triples plus tokens, minus your hand. A joker there costs 10! Which card do you keep?
toko-maja-lesson-hand-hint = That joker costs 10. Try again: the whale costs only 5.
toko-maja-lesson-hand-praise = Only 5 lost. Sometimes the best card is the one you do not take: a small top card costs less.
toko-maja-lesson-table-title = An option: table triples
toko-maja-lesson-table-text = A drawn card may complete a triple of the three tops. Clownfish onto pile 1, lay the triple, then the whale onto another pile.
toko-maja-lesson-table-hint = No triple from the table yet. Try again: the clownfish goes onto pile 1, and then you lay the three.
toko-maja-lesson-table-praise = Three clownfish straight from the table. That is all of Toko Maja!

## The end
toko-maja-best-turn = { $value ->
    [one] { $value } point made in one turn
   *[other] { $value } points made in one turn
  }
toko-maja-best-round = { $value ->
    [one] { $value } point in one round
   *[other] { $value } points in one round
  }
toko-maja-coach-now = Take the top of a discard pile, or draw two cards: you will keep one.
toko-maja-coach-mine = Your hand. Three equal cards are a triple, which you may lay. What you still hold at the end costs points.
toko-maja-coach-win = Whoever has the most triples of a value holds its token. Triples and tokens are your points: the highest total wins.
toko-maja-know-1 = Take the top of a discard pile, or draw two cards and keep one.
toko-maja-know-2 = Three equal cards are a triple: lay them. The most triples of a value hold its token.
toko-maja-know-3 = Triples and tokens are your points; the cards you still hold cost some.
