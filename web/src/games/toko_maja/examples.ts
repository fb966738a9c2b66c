/** The claims of the pictures for the rules of Toko Maja. Tests check them against the rules. */

/** The number of copies of each card. */
export const COPIES = { '1': 21, '2': 18, '3': 15, '4': 12, '5': 10, J: 5 }

/** Cards that are a triple, and cards that are not. */
export const TRIPLES = [
  { cards: '333', good: true },
  { cards: '22J', good: true },
  { cards: 'JJJ', good: true },
  { cards: '4JJ', good: false },
]

/** The holder of the token, with the first triple, loses it to the second. */
export const MAJORITY = { holder: '11J', taker: '111', token: '1' }

/**
 * The tops of the three piles before, the two cards drawn, and the tops after the discard of the first one: a triple.
 */
export const TABLE_TRIPLE = { before: ['2', '2', '4'], drawn: ['2', '5'], after: ['2', '2', '2'], laid: '222' }

/** The count of a round: triples laid, tokens held, and cards left in hand. */
export const COUNT = {
  laid: [
    { cards: '111', points: 1 },
    { cards: '22J', points: 2 },
    { cards: 'JJJ', points: 10 },
  ],
  tokens: [
    { token: '1', points: 9 },
    { token: '2', points: 6 },
  ],
  hand: [
    { cards: '3', points: -3 },
    { cards: 'J', points: -10 },
  ],
  sum: 15,
}

export const examples = { copies: COPIES, triples: TRIPLES, majority: MAJORITY, tableTriple: TABLE_TRIPLE, count: COUNT }
