# Mawoki: what its rules say.

mawoki-name = Mawoki
mawoki-about = Match a half, let its sign act, and be the first to run out of cards.
mawoki-short = The first without cards wins.

## Options
mawoki-option-arrow = Arrow
mawoki-option-arrow-help = What does an arrow do to the opponent you choose?
mawoki-option-arrow-target-draws = The opponent draws
mawoki-option-arrow-target-may-draw = The opponent draws, if you like
mawoki-option-arrow-steal = You take at random from the opponent’s hand
mawoki-option-last-card = Last card
mawoki-option-last-card-help = When your last card is laid, do you win at once or does its sign act first?
mawoki-option-last-card-wins = You win at once
mawoki-option-last-card-effect-first = Its sign acts first
mawoki-option-smoke = Smoke
mawoki-option-smoke-help = Must you play again after smoke, if you can?
mawoki-option-smoke-must = You must play again if you can
mawoki-option-smoke-may = You may play again or stop
mawoki-option-drawings = Deck
mawoki-option-drawings-help = By the rulebook there are 49 cards, 28 without the tipi, and then smaller hands.
mawoki-option-drawings-4 = With the tipi
mawoki-option-drawings-3 = Without the tipi
mawoki-option-starter = Who begins
mawoki-option-starter-help = The leaflets let the youngest begin. If you like, choose that seat here.
mawoki-option-starter-chance = A random player
mawoki-option-starter-0 = Seat 1
mawoki-option-starter-1 = Seat 2
mawoki-option-starter-2 = Seat 3
mawoki-option-starter-3 = Seat 4
mawoki-option-starter-4 = Seat 5
mawoki-option-starter-5 = Seat 6

## Numbers of variants
mawoki-option-hand = Cards in each hand
mawoki-option-stuck-draws = Cards drawn if you cannot play
mawoki-option-arrow-cards = Cards that an arrow moves
mawoki-option-snake-draws = Cards that a snake makes you draw
mawoki-option-joker-draws = Cards that a joker makes the others draw
mawoki-option-jokers = Jokers in the deck
mawoki-option-colours = Colours in the deck
mawoki-option-drawings-out = Drawings taken out of the deck

## Zones
mawoki-zone-hands = Hands
mawoki-zone-stock = Stock
mawoki-zone-pile = Pile
mawoki-zone-idle = Turns without a play or a draw

## What is awaited
mawoki-await-play = to lay a card, or draw
mawoki-await-again = to play again after the smoke

## Cards
mawoki-half = { $half ->
    [bT] blue tomahawk
    [bP] blue tipi
    [bC] blue canoe
    [bH] blue horse
    [rT] red tomahawk
    [rP] red tipi
    [rC] red canoe
    [rH] red horse
   *[other] ?
  }
mawoki-other-half = { $other_half ->
    [rT] red tomahawk
    [rP] red tipi
    [rC] red canoe
    [rH] red horse
    [yT] yellow tomahawk
    [yP] yellow tipi
    [yC] yellow canoe
    [yH] yellow horse
   *[other] ?
  }
mawoki-card = { $sign ->
    [smoke] { mawoki-half } and { mawoki-other-half } (smoke)
    [arrow] { mawoki-half } and { mawoki-other-half } (arrow)
    [snake] { mawoki-half } and { mawoki-other-half } (snake)
    [none] { mawoki-half } and { mawoki-other-half }
    [joker] the joker
   *[hidden] a card
  }

## What happens
mawoki-played = { $name } lays { mawoki-card }.
    .you = You lay { mawoki-card }.
    .heading = Card laid
mawoki-aimed = { $name } lays { mawoki-card } and aims at { $target_name }.
    .you = You lay { mawoki-card } and aim at { $target_name }.
    .you-target = { $name } lays { mawoki-card } and aims at you.
    .heading = Arrow aimed
mawoki-again = Smoke: { $name } has another go.
    .you = Smoke: you have another go.
    .heading = Another turn after smoke
mawoki-passed = { $sign ->
    [smoke] { $name } stops after the smoke.
   *[arrow] { $name } aims at nobody.
  }
    .you = { $sign ->
         [smoke] You stop after the smoke.
        *[arrow] You aim at nobody.
    }
    .heading = Smoke or arrow not used
mawoki-cards-each = { $each ->
    [one] a card
   *[other] { $each } cards
  }
mawoki-drew-each = { $names } { $together ->
    [one] draws
   *[other] draw
  } { mawoki-cards-each }
mawoki-drew = { $why ->
    [snake] The snake: { $name } draws { mawoki-card }.
    [arrow] The arrow: { $name } draws { mawoki-card }.
    [joker] The joker: { $name } draws { mawoki-card }.
    [smoke] No card fits on the smoke: { $name } draws { mawoki-card }.
   *[stuck] { $name } cannot play and draws { mawoki-card }.
  }
    .you = { $why ->
         [snake] The snake: you draw { mawoki-card }.
         [arrow] The arrow: you draw { mawoki-card }.
         [joker] The joker: you draw { mawoki-card }.
         [smoke] No card fits on the smoke: you draw { mawoki-card }.
        *[stuck] You cannot play and draw { mawoki-card }.
    }
    .many = { $why ->
         [snake] The snake: { mawoki-drew-each }.
         [arrow] The arrow: { mawoki-drew-each }.
         [joker] The joker: { mawoki-drew-each }.
         [smoke] No card fits on the smoke: { mawoki-drew-each }.
        *[other] { mawoki-drew-each }.
    }
    .everybody = { $why ->
         [joker] The joker: all the others draw { mawoki-cards-each }.
        *[other] All the others draw { mawoki-cards-each }.
    }
    .heading = Card drawn
mawoki-nothing-to-draw = There is nothing left to draw for { $name }.
    .you = There is nothing left for you to draw.
    .many = There is nothing left to draw for { $names }.
    .heading = Nothing left to draw
mawoki-reshuffled = All but the top card of the pile is shuffled into a new stock of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
mawoki-stole = { $name } takes { mawoki-card } from { $target_name }’s hand.
    .you = You take { mawoki-card } from { $target_name }’s hand.
    .you-target = { $name } takes { mawoki-card } from your hand.
    .heading = Card taken from a hand
mawoki-out = { $name } has no cards left and wins. Cards left: { $cards_by_name }.
    .you = You have no cards left and win. Cards left: { $cards_by_name }.
    .heading = Hand empty
mawoki-blocked = Nobody can play or draw any more: whoever holds the fewest cards wins. Cards left: { $cards_by_name }.

## What is refused
mawoki-no-move = “{ $move }” is not a card of this game. Lay one of your cards, or draw if none fits.
mawoki-not-held = You do not hold { $card }. Lay a card from your hand.
mawoki-no-match = You cannot lay { mawoki-card }: neither half is on the top card, with the same drawing and the same colour. Lay a card that shares one, or draw if you have none.
mawoki-must-play = If you can play, you must. You can lay: { $cards }.
mawoki-may-pass = You draw only if nothing fits. You can lay: { $cards }. Or you can stop.
mawoki-pass-after-smoke = You can stop only after smoke that you have just laid. Lay a card, or draw if none fits.
mawoki-must-draw = None of your cards fits on the smoke. Draw instead.
mawoki-target-missing = { $card } is an arrow. Choose the opponent it is aimed at, for example { $card }@0.
mawoki-target-unknown = There is no seat “{ $target }” at this table. Aim { $card } at an opponent; in the notation, seats are numbered from 0 to { $last }.
mawoki-target-self = An arrow is aimed at an opponent, not at yourself. Choose another seat for { $card }.
mawoki-no-target = { $card } is not an arrow. Lay it without choosing an opponent.

## Why a move is a good one
mawoki-why-draw = None of your cards fits on the pile: you have to draw.
mawoki-why-pass = You may stop after smoke, and here playing on would cost you more.
mawoki-why-only = It is the only card you can lay.
mawoki-why-out = It is your last card: you win.
mawoki-why-chain = The smoke lets you play on: you can lay { $cards ->
    [one] one card
   *[other] { $cards } cards
  } this turn.
mawoki-why-smoke = Nothing you hold fits on this smoke, so you draw. The other moves cost you more.
mawoki-why-arrow-nearest = { $target_name } has { $cards ->
    [one] only one card left
   *[other] { $cards } cards, and nobody has fewer
  }{ $draws ->
    [0] {""}
    [one] : make them draw one
   *[other] : make them draw { $draws }
  }.
mawoki-why-arrow = { $target_name } has { $cards ->
    [one] one card
   *[other] { $cards } cards
  }{ $draws ->
    [0] {""}
    [one] {" and draws one more"}
   *[other] {" and draws "}{ $draws } more
  }, and afterwards your other cards will be easier to lay.
mawoki-why-steal-many = You must take from somebody’s hand. { $target_name } has the most cards ({ $cards }), so losing some helps them least.
mawoki-why-steal = You take from the hand of { $target_name }, which has { $cards ->
    [one] one card
   *[other] { $cards } cards
  }: of all opponents, that hurts you least.
mawoki-why-joker = The joker fits on anything{ $draws ->
    [0] {""}
   *[other] {" and makes "}{ $cards ->
        [one] your opponent
       *[other] all { $cards } opponents
      } draw
  }.
mawoki-why-snake = { $cards ->
    [0] The snake costs you nothing here, and afterwards you can answer more cards.
    [one] The snake costs you one card, but afterwards you can answer more cards.
   *[other] The snake costs you { $cards } cards, but afterwards you can answer more cards.
  }
mawoki-why-hard = Hard to answer: of the cards you have not seen, only { $fitting } in { $unseen } can go on it.
mawoki-why-choice = The cards you keep have { $halves } different halves, so that one of them will nearly always fit.

## What reports of the arena count apart
mawoki-counted-sign = { $sign ->
    [smoke] smoke
    [arrow] arrow
    [snake] snake
    [joker] joker
   *[none] no sign
  }
mawoki-counted-why = { $why ->
    [smoke] unanswered smoke
    [arrow] hit by an arrow
    [snake] own snake
    [joker] another’s joker
   *[stuck] could not play
  }
mawoki-counted-half = { mawoki-half } (upper half)
mawoki-counted-other-half = { mawoki-other-half } (lower half)
