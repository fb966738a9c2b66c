# Toko Maja: what its rules say.

toko-maja-name = Toko Maja
toko-maja-about = Lay triples, take the majorities, and do not get stuck with a full hand.
toko-maja-short = Triples and majorities.

## Options
toko-maja-option-table-triples = Table triples
toko-maja-option-table-triples-help = May a drawn card that makes the three tops a triple be used to lay those three at once?
toko-maja-option-teams = Teams
toko-maja-option-teams-help = Partners sit alternately; their triples and points are pooled, their hands are not.
toko-maja-option-teams-0 = No teams
toko-maja-option-teams-2 = Two teams (4 or 6 players)
toko-maja-option-teams-3 = Three teams (6 players)
toko-maja-option-highest-token = Highest token in a tie
toko-maja-option-highest-token-help = When points are equal at the end, which majority token is the highest?
toko-maja-option-highest-token-value = By its value: 5 before 4, down to 1
toko-maja-option-highest-token-points = By its points: the most first
toko-maja-option-rounds = Rounds
toko-maja-option-rounds-help = How many rounds are played and added up?
toko-maja-option-rounds-3 = Three rounds, usually about 30 minutes
toko-maja-option-rounds-1 = One round, usually about 10 minutes

## Numbers of variants
toko-maja-option-copies-1 = Cards with the value 1
toko-maja-option-copies-2 = Cards with the value 2
toko-maja-option-copies-3 = Cards with the value 3
toko-maja-option-copies-4 = Cards with the value 4
toko-maja-option-copies-5 = Cards with the value 5
toko-maja-option-jokers = Jokers in the deck
toko-maja-option-removed = Cards taken out unseen
toko-maja-option-token-1 = Points of the majority of 1s
toko-maja-option-token-2 = Points of the majority of 2s
toko-maja-option-token-3 = Points of the majority of 3s
toko-maja-option-token-4 = Points of the majority of 4s
toko-maja-option-token-5 = Points of the majority of 5s
toko-maja-option-joker-points = Points of a joker

## Zones
toko-maja-zone-round = Round
toko-maja-zone-first = First player
toko-maja-zone-stock = Stock
toko-maja-zone-discards = Discards
toko-maja-zone-hands = Hands
toko-maja-zone-drawn = Cards drawn
toko-maja-zone-laid = Triples
toko-maja-zone-tokens = Majority tokens
toko-maja-zone-removed = Cards taken out
toko-maja-zone-scores = Points of finished rounds

## What is awaited
toko-maja-await-take = to take a discard or draw two cards
toko-maja-await-keep = to keep one of the two cards
toko-maja-await-lay = to lay a triple, or none

## Cards
toko-maja-card = { $card ->
    [J] joker
   *[other] { $card }
  }
toko-maja-a-card = { $card ->
    [J] a joker
   *[other] a { $card }
  }
toko-maja-triple = { $jokers ->
    [0] a triple of { $card }s
    [1] a triple of { $card }s with a joker
   *[3] a triple of jokers
  }

## What happens
toko-maja-took = { $name } takes { toko-maja-a-card } from pile { $pile }.
    .you = You take { toko-maja-a-card } from pile { $pile }.
    .heading = Card taken from a pile
toko-maja-drew = { $name } draws two cards: { $cards }. Left in the stock: { $stock }.
    .hidden = { $name } draws two cards. Left in the stock: { $stock }.
    .you = You draw two cards: { $cards }. Left in the stock: { $stock }.
    .heading = Two cards drawn
toko-maja-kept = { $name } keeps { toko-maja-a-card }.
    .hidden = { $name } keeps one of them.
    .you = You keep { toko-maja-a-card }.
    .heading = Card kept
toko-maja-discarded = { $name } puts { toko-maja-a-card } onto pile { $pile }.
    .you = You put { toko-maja-a-card } onto pile { $pile }.
    .heading = Card discarded
toko-maja-laid = { $name } lays { toko-maja-triple }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
    .you = You lay { toko-maja-triple }: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
    .heading = Triple laid
toko-maja-table-triple = { $name } lays { toko-maja-triple } from the table: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
    .you = You lay { toko-maja-triple } from the table: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
    .heading = Triple laid from the table
toko-maja-laid-nothing = { $name } lays nothing.
    .you = You lay nothing.
    .heading = Nothing laid
toko-maja-token-taken = { $name } takes the majority token of the { $token }s{ $points ->
    [0] {""}
   *[other] , worth { $points }
  }{ $first ->
    [true] , and begins the next round if they keep it
   *[other] {""}
  }.
    .you = You take the majority token of the { $token }s{ $points ->
         [0] {""}
        *[other] , worth { $points }
    }{ $first ->
         [true] , and begin the next round if you keep it
        *[other] {""}
    }.
    .heading = Token taken first
toko-maja-token-moved = { $name } takes the majority token of the { $token }s from { $from_name }{ $points ->
    [0] {""}
   *[other] , worth { $points }
  }{ $first ->
    [true] , and begins the next round if they keep it
   *[other] {""}
  }.
    .you = You take the majority token of the { $token }s from { $from_name }{ $points ->
         [0] {""}
        *[other] , worth { $points }
    }{ $first ->
         [true] , and begin the next round if you keep it
        *[other] {""}
    }.
    .you-from = { $name } takes the majority token of the { $token }s from you{ $points ->
         [0] {""}
        *[other] , worth { $points }
    }{ $first ->
         [true] , and begins the next round if they keep it
        *[other] {""}
    }.
    .heading = Token taken from somebody
toko-maja-round-ended = Round { $round } is over.
toko-maja-scored-what = triples { $triples } + tokens { $tokens } − hand { $hand } = { $points }. Total: { $total }.
toko-maja-scored = { $name }: { toko-maja-scored-what }
    .you = You: { toko-maja-scored-what }
    .heading = Round scored
toko-maja-team-scored = Team of { $names }: triples { $triples } + tokens { $tokens } − hands { $hand } = { $points }. Total: { $total }.
toko-maja-round-began = Round { $round }: { $name } held the token of 5 and begins. Cards taken out: { $removed }.
    .you = Round { $round }: you held the token of 5 and begin. Cards taken out: { $removed }.
    .heading = Round begun with the token of 5
toko-maja-round-began-by-chance = Round { $round }: nobody held the token of 5, so { $name }, chosen at random, begins. Cards taken out: { $removed }.
    .you = Round { $round }: nobody held the token of 5, so you, chosen at random, begin. Cards taken out: { $removed }.
    .heading = Round begun by a random player
toko-maja-over = The game is over. Totals: { $scores_by_name }.

## What is refused
toko-maja-no-move = “{ $move }” is not a move of this game. Take a pile (t1 to t3), draw (d), keep and discard (k0>1), or lay a triple.
toko-maja-no-triple = { $cards } is not a triple. Lay three identical cards, two identical cards and a joker (the joker last), or three jokers.
toko-maja-pile-empty = Pile { $pile } is empty. Take from another pile, or draw two cards.
toko-maja-take-first = First add a card to your hand: take the top of a pile, or draw two cards. { $move } comes after that.
toko-maja-keep-first = You have drawn two cards: first keep one and discard the other. { $move } comes after that.
toko-maja-lay-now = Your card is taken: now lay a triple, or none. { $move } must wait for your next turn.
toko-maja-not-held = You do not hold the cards of { $triple }. Lay a triple that you hold, or none.
toko-maja-empty-pile-first = A discard must go to an empty pile first. Put it on pile { $empty }, not on pile { $pile }.
toko-maja-no-table-triples = This game is played without table triples. Keep one card and discard the other.
toko-maja-triple-was-there = The three tops { $tops } were a triple already, so they cannot be laid. Keep one card and discard the other.
toko-maja-makes-no-triple = With { $card } on pile { $pile } the three tops are not a triple. Keep one card and discard the other.

## Why a move is a good one
toko-maja-why-draw = None of the three tops helps you much. Draw two cards and keep the better one. Left in the stock: { $stock }.
toko-maja-why-hurry = Draw, to bring the end nearer: { $target_name } still has { $cards } in hand, more than you, and each card costs points. Left in the stock: { $stock }.
toko-maja-why-take-joker = A joker completes any pair. Take it before somebody else does.
toko-maja-why-take-triple = This { $card } gives you a triple.
toko-maja-why-take-pair = With this { $card } you need only one more card for a triple.
toko-maja-why-take-first = A useful card to begin with: the majority of { $card } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
toko-maja-why-take-cheap = The round is nearly over. If this { $card } stays in your hand, it costs no more than { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and you give nothing away.
toko-maja-why-keep-joker = A joker completes any pair: keep it.
toko-maja-why-keep-triple = Keep the { $card }: it gives you a triple.
toko-maja-why-keep-pair = Keep the { $card }: then you need only one more card for a triple.
toko-maja-why-keep-first = Keep the { $card }, the more useful of the two: its majority is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
toko-maja-why-keep-cheap = The round is nearly over. Keep the { $card }: if it stays in your hand, it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
toko-maja-why-table-triple = The three tops become { $triple }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at once, without a card from your hand.
toko-maja-why-hold = Wait: these cards will do more for you later. Left in the stock: { $stock }.
toko-maja-why-lay = { $triple } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and those cards can no longer cost you any.
toko-maja-why-lay-token = { $triple } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and the free majority token of { $token }, worth { $value }.
toko-maja-why-lay-secure = { $triple } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and makes it harder to take the majority token of { $token } from you.
toko-maja-why-lay-wrest = { $triple } takes the majority token of { $token } from { $target_name }: you gain { $value } and they lose as much.

## What reports of the arena count apart
toko-maja-counted-card = { toko-maja-card }
toko-maja-counted-token = { $token }
