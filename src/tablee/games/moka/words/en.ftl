# MOKA: what its rules say.

moka-name = MOKA
moka-about = Flip, remember, take: make the best words from the letters of the grid.
moka-short = Remember letters, lay words.

## Options
moka-option-hole-colour = Colour of holes
moka-option-hole-colour-help = Does a hole take the colour that a double MOKA needs?
moka-option-hole-colour-any = Whatever is wanted
moka-option-hole-colour-none = None: no double with a hole
moka-option-flush = Flush
moka-option-flush-help = When may you flush your letters?
moka-option-flush-any-turn = In any turn
moka-option-flush-impasse = Only when you can make no word
moka-option-flush-discards = What a flush takes
moka-option-flush-discards-help = What goes under the stock when you flush? Words already laid always stay.
moka-option-flush-discards-letters = Letters and holes
moka-option-flush-discards-all = All cards: specials and challenges too
moka-option-word-after-special = Word after a special card
moka-option-word-after-special-help = May you make a word in a turn in which you played a special card? Without it, the special ends your turn.
moka-option-memory-aid = Memory aid
moka-option-memory-aid-help = The screen keeps showing each player the grid cards they have already seen. Without it, nobody can look at them again during the game.
moka-option-dictionary = Language of the words
moka-option-dictionary-help = Whose words count? The letters in the deck are those of that language.
moka-option-dictionary-fr = French
moka-option-dictionary-nl = Dutch
moka-option-dictionary-en = English
moka-option-contest = Contested words
moka-option-contest-help = Who decides whether a word counts?
moka-option-contest-dictionary = The dictionary
moka-option-contest-table = The table, by a vote
moka-option-contest-any-word = The table, by a vote on every word
moka-option-contest-objection = The dictionary, or everybody agrees
moka-option-names = Names
moka-option-names-help = Names that the French or the Dutch dictionary knows count. Any other word is put to the table.
moka-option-brands = Brands
moka-option-brands-help = No list knows them: a word that is not in the dictionary is put to the table.
moka-option-foreign-words = Foreign words
moka-option-foreign-words-help = Words of the other two dictionaries count. Any other word is put to the table.
moka-option-extra-words = Extra words
moka-option-extra-words-help = Names, brands or foreign words that the table allows beforehand.

## Numbers of variants
moka-option-rounds = Rounds
moka-option-words = Words that end a round
moka-option-held-specials = Special cards you may hold
moka-option-held-challenges = Unachieved challenges you may hold
moka-option-peek-cards = Cards that binoculars show
moka-option-double = Factor of a double MOKA
moka-option-holes = Holes in the deck
moka-option-booms = “B000M” cards in the deck
moka-option-steals = “Pickpocket” cards in the deck
moka-option-swaps = “Swap” cards in the deck
moka-option-peeks = “Binoculars” cards in the deck
moka-option-agains = “Again” cards in the deck
moka-option-stops = “Stop” cards in the deck
moka-option-draws = “Draw” cards in the deck
moka-option-flushes = “Forced flush” cards in the deck
moka-option-quakes = “Earthquake” cards in the deck

## Zones
moka-zone-round = Round
moka-zone-grid = Grid
moka-zone-flipped = Flipped card
moka-zone-stock = Stock
moka-zone-stacks = Stacks of challenges
moka-zone-rows = Letters
moka-zone-specials = Special cards
moka-zone-challenges = Challenges
moka-zone-words = Words
moka-zone-skips = Turns to miss
moka-zone-scores = Points of finished rounds
moka-zone-extra = Extra turns
moka-zone-drawn = Cards drawn
moka-zone-vote = Vote
moka-zone-refused = Words refused this turn

## What is awaited
moka-await-deal = to choose a challenge
moka-await-turn = to flip a card, play one or make a word
moka-await-flipped = to take or leave the card
moka-await-after = to make a word or end the turn
moka-await-draw = to keep one of the two cards
moka-await-vote = to vote on the word

## Special cards
moka-special-BOOM = B000M
moka-special-BOOM-help = Acts the moment it is flipped: the whole grid goes under the stock, a new one is dealt, and you take a full turn.
moka-special-STEAL = Pickpocket
moka-special-STEAL-help = Take a letter or a hole from an opponent.
moka-special-SWAP = Swap
moka-special-SWAP-help = Exchange one of your cards with one of an opponent’s.
moka-special-PEEK = Binoculars
moka-special-PEEK-help = Look at cards of the grid without showing them.
moka-special-AGAIN = Again
moka-special-AGAIN-help = After this turn you take another.
moka-special-STOP = Stop
moka-special-STOP-help = An opponent misses their next turn.
moka-special-DRAW = Draw
moka-special-DRAW-help = Draw two letters or holes and keep one.
moka-special-FLUSH = Forced flush
moka-special-FLUSH-help = An opponent’s letters go under the stock; that opponent draws a new one.
moka-special-QUAKE = Earthquake
moka-special-QUAKE-help = The cards of the grid are shuffled among themselves.

## Challenges
moka-challenge-15-1 = a word of exactly 5 letters
moka-challenge-15-2 = a word beginning with a vowel
moka-challenge-15-3 = a word ending in E
moka-challenge-15-4 = a word ending in S
moka-challenge-15-5 = a word with some letter twice
moka-challenge-15-6 = a word of 4 or more letters without E
moka-challenge-15-7 = a word with 3 or more vowels
moka-challenge-15-8 = a word of 4 or more letters in which vowels and consonants alternate
moka-challenge-15-9 = a word of 4 or more letters, all from 1-point cards
moka-challenge-15-10 = two words of the same length
moka-challenge-30-1 = a word of 6 or more letters
moka-challenge-30-2 = a double MOKA
moka-challenge-30-3 = a word with a 3-point card
moka-challenge-30-4 = a word with the same letter twice in a row
moka-challenge-30-5 = a word that begins and ends with the same letter
moka-challenge-30-6 = a word with two 2-point cards
moka-challenge-30-7 = two words beginning with the same letter
moka-challenge-30-8 = two words ending with the same two letters
moka-challenge-30-9 = a word with a hole card
moka-challenge-30-10 = a word ending in R
moka-challenge-80-1 = a word of 8 or more letters
moka-challenge-80-2 = a double MOKA of 6 or more letters
moka-challenge-80-3 = a word with two 3-point cards
moka-challenge-80-4 = a palindrome of 5 or more letters
moka-challenge-80-5 = a word with A, E, I, O and U
moka-challenge-80-6 = two words of 4 or more letters that are anagrams of each other
moka-challenge-80-7 = three words beginning with the same letter
moka-challenge-80-8 = three words of 5 or more letters each
moka-challenge-80-9 = a word of 7 or more letters with only one kind of vowel
moka-challenge-80-10 = one word worth 60 points or more

## What happens
moka-card = { $kind ->
    [r] a red { $letter }
    [g] a green { $letter }
    [b] a blue { $letter }
    [hole] a hole
    [BOOM] B000M
    [STEAL] Pickpocket
    [SWAP] Swap
    [PEEK] Binoculars
    [AGAIN] Again
    [STOP] Stop
    [DRAW] Draw
    [FLUSH] Forced flush
    [QUAKE] Earthquake
   *[hidden] a card
}
moka-card-given = { $given_kind ->
    [r] a red { $given_letter }
    [g] a green { $given_letter }
    [b] a blue { $given_letter }
    [hole] a hole
   *[hidden] a card
}
moka-card-got = { $got_kind ->
    [r] a red { $got_letter }
    [g] a green { $got_letter }
    [b] a blue { $got_letter }
    [hole] a hole
   *[hidden] a card
}
moka-challenge-goal = { $goal ->
    [c15-1] {":"} { moka-challenge-15-1 }
    [c15-2] {":"} { moka-challenge-15-2 }
    [c15-3] {":"} { moka-challenge-15-3 }
    [c15-4] {":"} { moka-challenge-15-4 }
    [c15-5] {":"} { moka-challenge-15-5 }
    [c15-6] {":"} { moka-challenge-15-6 }
    [c15-7] {":"} { moka-challenge-15-7 }
    [c15-8] {":"} { moka-challenge-15-8 }
    [c15-9] {":"} { moka-challenge-15-9 }
    [c15-10] {":"} { moka-challenge-15-10 }
    [c30-1] {":"} { moka-challenge-30-1 }
    [c30-2] {":"} { moka-challenge-30-2 }
    [c30-3] {":"} { moka-challenge-30-3 }
    [c30-4] {":"} { moka-challenge-30-4 }
    [c30-5] {":"} { moka-challenge-30-5 }
    [c30-6] {":"} { moka-challenge-30-6 }
    [c30-7] {":"} { moka-challenge-30-7 }
    [c30-8] {":"} { moka-challenge-30-8 }
    [c30-9] {":"} { moka-challenge-30-9 }
    [c30-10] {":"} { moka-challenge-30-10 }
    [c80-1] {":"} { moka-challenge-80-1 }
    [c80-2] {":"} { moka-challenge-80-2 }
    [c80-3] {":"} { moka-challenge-80-3 }
    [c80-4] {":"} { moka-challenge-80-4 }
    [c80-5] {":"} { moka-challenge-80-5 }
    [c80-6] {":"} { moka-challenge-80-6 }
    [c80-7] {":"} { moka-challenge-80-7 }
    [c80-8] {":"} { moka-challenge-80-8 }
    [c80-9] {":"} { moka-challenge-80-9 }
    [c80-10] {":"} { moka-challenge-80-10 }
   *[other] {""}
  }
moka-challenge = { $name } takes a challenge for { $level } points{ moka-challenge-goal }.
    .you = You take a challenge for { $level } points{ moka-challenge-goal }.
    .heading = Challenge taken
moka-begins = Round { $round }: { $name } begins.
    .you = Round { $round }: you begin.
    .heading = Round begun
moka-drew = { $name } draws { moka-card }.
    .you = You draw { moka-card }.
    .heading = Letter drawn
moka-no-letter = No letter is left in the stock for { $name }.
    .you = No letter is left in the stock for you.
    .heading = No letter left to draw
moka-flipped = { $name } flips place { FROM_ONE($place) }: { moka-card }.
    .hidden = { $name } flips the card at place { FROM_ONE($place) }.
    .you = You flip place { FROM_ONE($place) }: { moka-card }.
    .you-hidden = You flip the card at place { FROM_ONE($place) }.
    .heading = Card flipped
moka-took = { $name } takes { moka-card } from place { FROM_ONE($place) }.
    .you = You take { moka-card } from place { FROM_ONE($place) }.
    .heading = Card taken
moka-left = { $name } leaves { moka-card } at place { FROM_ONE($place) }.
    .hidden = { $name } leaves the card at place { FROM_ONE($place) }.
    .you = You leave { moka-card } at place { FROM_ONE($place) }.
    .you-hidden = You leave the card at place { FROM_ONE($place) }.
    .heading = Card left
# Nobody sees the card that fills a place: there is nothing to tell.
moka-refilled = {""}
moka-gap = The stock is empty: place { FROM_ONE($place) } stays empty.
moka-special-said = { $special ->
    [STEAL] Pickpocket
    [SWAP] Swap
    [PEEK] Binoculars
    [AGAIN] Again
    [STOP] Stop
    [DRAW] Draw
    [FLUSH] Forced flush
   *[QUAKE] Earthquake
  }
moka-played = { $name } plays { moka-special-said }.
    .you = You play { moka-special-said }.
    .heading = Special played
moka-used = { $name } plays { moka-special-said } at once.
    .you = You play { moka-special-said } at once.
    .heading = Special played at once
moka-boom = B000M! The grid is dealt again, and { $name } takes a full turn.
    .you = B000M! The grid is dealt again, and you take a full turn.
    .heading = B000M flipped
moka-stole = { $name } takes { moka-card } from { $target_name }.
    .you = You take { moka-card } from { $target_name }.
    .you-target = { $name } takes { moka-card } from you.
    .heading = Letter taken from somebody
moka-swapped = { $name } gives { moka-card-given } to { $target_name } for { moka-card-got }.
    .you = You give { moka-card-given } to { $target_name } for { moka-card-got }.
    .you-target = { $name } gives you { moka-card-given } for { moka-card-got }.
    .heading = Letters exchanged
moka-peeked = { $name } looks secretly at places { FROM_ONE($places) }.
    .you = You look secretly at places { FROM_ONE($places) }.
    .heading = Looked with Binoculars
moka-saw = Place { FROM_ONE($place) }: { moka-card }.
    .hidden = {""}
    .heading = Card seen with Binoculars
moka-again = { $name } will take another turn after this one.
    .you = You will take another turn after this one.
    .heading = Another turn earned
moka-stopped = { $target_name } will miss the next turn.
    .you-target = You will miss your next turn.
    .heading = Opponent stopped
moka-drew-two = { $count ->
    [0] { $name } finds no letter in the stock.
    [one] { $name } draws one card.
   *[other] { $name } draws two cards, to keep one.
}
    .you = { $count ->
         [0] You find no letter in the stock.
         [one] You draw one card.
        *[other] You draw two cards, to keep one.
    }
    .heading = Two cards drawn
moka-kept = { $name } keeps { moka-card }; the other card goes under the stock.
    .you = You keep { moka-card }; the other card goes under the stock.
    .heading = One of two cards kept
moka-flushed = { $count ->
    [0] { $name } has no letters to flush.
    [one] The only card in front of { $name } goes under the stock.
   *[other] The { $count } cards in front of { $name } go under the stock.
}
    .you = { $count ->
         [0] You have no letters to flush.
         [one] The only card in front of you goes under the stock.
        *[other] The { $count } cards in front of you go under the stock.
    }
    .heading = Letters flushed
moka-discarded-what = { $count ->
    [0] no special cards
    [one] one special card
   *[other] { $count } special cards
  } and { $challenges ->
    [0] no challenges
    [one] one challenge
   *[other] { $challenges } challenges
  }.
moka-discarded = { $name } also gives up { moka-discarded-what }
    .you = You also give up { moka-discarded-what }
    .heading = All cards flushed
moka-quake = Earthquake! The cards of the grid are shuffled.
    .heading = Earthquake
moka-word-laid = { $word }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $double ->
    [true] , double MOKA
   *[other] {""}
  }.
moka-word = MOKA! { $name } lays { moka-word-laid }
    .you = MOKA! You lay { moka-word-laid }
    .heading = Word laid
moka-said-what = { $word } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }){ $listed ->
    [true] {""}
   *[false] , which is in no list
  }{ $allowed ->
    [names] {" (names are allowed)"}
    [brands] {" (brands are allowed)"}
    [foreign_words] {" (foreign words are allowed)"}
    [names-brands] {" (names and brands are allowed)"}
    [names-foreign_words] {" (names and foreign words are allowed)"}
    [brands-foreign_words] {" (brands and foreign words are allowed)"}
    [names-brands-foreign_words] {" (names, brands and foreign words are allowed)"}
   *[none] {""}
  }: { $objection ->
    [true] one objection is enough to refuse it
   *[false] the table votes
  }.
moka-said = { $name } says { moka-said-what }
    .you = You say { moka-said-what }
    .heading = Word put to the vote
moka-voted = { $name } { $yes ->
    [true] accepts
   *[other] refuses
  } { $word }.
    .you = You { $yes ->
         [true] accept
        *[other] refuse
    } { $word }.
    .heading = Vote
moka-refused-why = { $objection ->
    [true] Somebody objects, and no list has { $word }: it is refused
   *[false] { $word } is refused ({ $yes } for, { $no } against)
  }
moka-refused = { moka-refused-why }; { $name } goes on with the turn.
    .you = { moka-refused-why }; you go on with your turn.
    .heading = Word refused
moka-ended = { $name } ends the turn.
    .you = You end your turn.
    .heading = Turn ended without a word
moka-skipped = { $name } misses this turn.
    .you = You miss this turn.
    .heading = Turn missed
moka-turn-owed = { $name } takes another turn.
    .you = You take another turn.
    .heading = Another turn played
moka-round-over = { $name } has enough words: round { $round } is over.
    .you = You have enough words: round { $round } is over.
    .heading = Last word of a round laid
moka-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $words } for words, { $challenges } for challenges), { $total } in all.
    .you = You score { $points ->
         [one] { $points } point
        *[other] { $points } points
    } ({ $words } for words, { $challenges } for challenges), { $total } in all.
    .heading = Round scored
moka-over = The game is over: { $scores_by_name }.

## Refused moves
moka-move = “{ $move }” is not a move. Write, for example, “flip 3”, “take”, “word Bg Or *=I Sr” or “end”.
moka-phase-deal = It is too early for “{ $move }”. First choose a challenge: “challenge 15”, “challenge 30” or “challenge 80”.
moka-phase-turn = “{ $move }” cannot begin a turn. Flip a card, take a challenge, play a special card, make a word or flush.
moka-phase-flipped = It is too early for “{ $move }”: a card has been flipped. Take it, leave it, or use it if it is a special card.
moka-phase-after = You have had your action, so “{ $move }” must wait for your next turn. Make a word, or stop with “end”.
moka-phase-draw = It is too early for “{ $move }”. First keep one of the two cards drawn: “keep 0” or “keep 1”.
moka-phase-vote = It is too early for “{ $move }”. First vote on the word: “yes” or “no”.
moka-grid-place = The grid has no place { $place }. In the notation, places are numbered from 0 to 15.
moka-grid-gap = There is no card at place { FROM_ONE($place) }. Choose a place with a card.
moka-challenge-full = You already have { $limit } unmet challenges. First meet one with your words.
moka-challenge-empty = There is no challenge of { $level } points left. Choose another one.
moka-special-absent = You do not have the special card { $special }. Play one of those in front of you.
moka-special-full = You already have { $limit } special cards. Leave this one, or use it at once.
moka-special-arguments = “{ $given }” does not suit { $special }. It takes: STEAL 2.0, SWAP 1>2.0, PEEK 3 7 12, STOP 2, FLUSH 2; nothing for AGAIN, DRAW and QUAKE.
moka-use-letter = { $card } is not a special card. Take it or leave it.
moka-target-seat = There is no seat { $target }. In the notation, seats are counted from 0; there are { $players }.
moka-target-self = This card is meant for an opponent, not for you. Choose another seat.
moka-target-card = There is no card number { $index } at seat { FROM_ONE($target) }: it has { $cards }. Choose another one; the notation counts from 0.
    .named = { $target_name } has no card number { $index }: there are { $cards }. Choose another one; the notation counts from 0.
moka-swap-own = You have no card number { $index }: you have { $cards }. Choose another one; the notation counts from 0.
moka-peek-places = These are not { $wanted } places to look at. Choose { $wanted } different ones with a card, in ascending order.
moka-word-card = For { $word } you need { $card }, which you do not have. Use your cards as they lie there; a hole is written “*=I”.
moka-word-short = { $word } is too short. A word has at least { $least } letters.
moka-word-left = After { $word } you would have { $left } cards left. At most one may remain: make a longer word, or flush.
moka-word-refused = { $word } has already been refused this turn. Say another word, or go on with your turn.
moka-flush-word = Your letters can still make a word that leaves at most one card, so you may not flush. Find it, or flip a card.
moka-word-unknown = { $word } is not in the dictionary. Check the spelling, or try another word.
moka-dictionary-missing = The dictionary “{ $dictionary }” is not installed. Run “make setup”, or install Tablée from a complete package.

## The command “tablee words”
moka-command-words = Tells whether a word counts in a dictionary and, if not, why not.
moka-command-words-language = The language of the dictionary: fr, nl or en.
moka-command-words-word = The word; accents and capitals make no difference.
moka-words-counts = { $word } counts.
moka-words-short = { $word } does not count: it takes at least { $least } letters.
moka-words-long = { $word } does not count: the dictionary stops at { $most } letters.
moka-words-compound = { $word } does not count: no hyphen, apostrophe, space or full stop.
moka-words-letters = “{ $word }” does not count: a word is written with the letters A to Z.
moka-words-unknown = { $word } does not count: it is not in the dictionary, which leaves out names, acronyms and abbreviations.

## Why a move is a good one
moka-why-deal = A challenge for { $level } points: the best balance of points and chances.
moka-why-challenge = Another challenge, for { $level } points, pays more than any card you know of.
moka-why-word = { $word } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and a longer word would cost you more turns than it is worth.
moka-why-word-last = { $word } is your last word: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and the round ends before the others have more.
moka-why-word-challenge = { $word } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and meets a challenge for { $level } more.
moka-why-flip-word = You have seen { moka-card } at place { FROM_ONE($place) }: with it you make { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
moka-why-flip-letter = You have seen { moka-card } at place { FROM_ONE($place) }, and it goes well with your letters.
moka-why-flip-special = You have seen { moka-card } at place { FROM_ONE($place) }: worth having.
moka-why-flip-new = No card you have seen helps you more. { $unseen ->
    [one] There is one place you have not seen yet.
   *[other] There are { $unseen } places you have not seen yet.
  }
moka-why-take-word = With { moka-card } you make { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
moka-why-take-letter = { moka-card } leaves your letters good chances of a longer word.
moka-why-take-special = { moka-card } will be useful later.
moka-why-leave-letter = { moka-card } does not go with your letters and would only spoil your next word.
moka-why-leave-special = { moka-card } is of little use to you now.
moka-why-flush = There is hardly a word left in { $count ->
    [one] your one letter
   *[other] your { $count } letters
  }: start afresh.
moka-why-end = The words you could make now are worth too little: wait for a better one.
moka-why-keep = Of the two cards, { moka-card } goes better with your letters.
moka-why-accept = You know { $word } as a word.
moka-why-refuse = { $word } would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and it is not in the dictionary.
moka-why-steal = { moka-card } in front of { $target_name }: just what your letters need.
moka-why-swap = For one of your letters you get { moka-card } from { $target_name }, which fits better.
moka-why-peek = Cards that only you will know are worth a turn.
moka-why-again = Two turns running: you will have your word before anybody can spoil it.
moka-why-stop = { $target_name } is the biggest threat: missing a turn will slow them down.
moka-why-draw = Two letters to choose from bring your next word nearer.
moka-why-force = { $target_name } has { $count ->
    [one] one letter
   *[other] { $count } letters
  } and could soon make a good word: flush them.
moka-why-quake = The others remember more of the grid than you do: shuffle it.

## What reports of the arena count apart
moka-counted-kind = { $kind ->
    [r] red letter
    [g] green letter
    [b] blue letter
    [hole] hole
    [BOOM] { moka-special-BOOM }
    [STEAL] { moka-special-STEAL }
    [SWAP] { moka-special-SWAP }
    [PEEK] { moka-special-PEEK }
    [AGAIN] { moka-special-AGAIN }
    [STOP] { moka-special-STOP }
    [DRAW] { moka-special-DRAW }
    [FLUSH] { moka-special-FLUSH }
   *[QUAKE] { moka-special-QUAKE }
  }
moka-counted-special = { $special ->
    [STEAL] { moka-special-STEAL }
    [SWAP] { moka-special-SWAP }
    [PEEK] { moka-special-PEEK }
    [AGAIN] { moka-special-AGAIN }
    [STOP] { moka-special-STOP }
    [DRAW] { moka-special-DRAW }
    [FLUSH] { moka-special-FLUSH }
   *[QUAKE] { moka-special-QUAKE }
  }
moka-counted-level = { $level } points
moka-counted-goal = { $goal ->
    [c15-1] { moka-challenge-15-1 }
    [c15-2] { moka-challenge-15-2 }
    [c15-3] { moka-challenge-15-3 }
    [c15-4] { moka-challenge-15-4 }
    [c15-5] { moka-challenge-15-5 }
    [c15-6] { moka-challenge-15-6 }
    [c15-7] { moka-challenge-15-7 }
    [c15-8] { moka-challenge-15-8 }
    [c15-9] { moka-challenge-15-9 }
    [c15-10] { moka-challenge-15-10 }
    [c30-1] { moka-challenge-30-1 }
    [c30-2] { moka-challenge-30-2 }
    [c30-3] { moka-challenge-30-3 }
    [c30-4] { moka-challenge-30-4 }
    [c30-5] { moka-challenge-30-5 }
    [c30-6] { moka-challenge-30-6 }
    [c30-7] { moka-challenge-30-7 }
    [c30-8] { moka-challenge-30-8 }
    [c30-9] { moka-challenge-30-9 }
    [c30-10] { moka-challenge-30-10 }
    [c80-1] { moka-challenge-80-1 }
    [c80-2] { moka-challenge-80-2 }
    [c80-3] { moka-challenge-80-3 }
    [c80-4] { moka-challenge-80-4 }
    [c80-5] { moka-challenge-80-5 }
    [c80-6] { moka-challenge-80-6 }
    [c80-7] { moka-challenge-80-7 }
    [c80-8] { moka-challenge-80-8 }
    [c80-9] { moka-challenge-80-9 }
   *[c80-10] { moka-challenge-80-10 }
  }
