/** What the pictures for the rules of Toko Maja claim; tests hold it against the rules. */

/** How many there are of each card. */
export const COPIES = { '1': 21, '2': 18, '3': 15, '4': 12, '5': 10, J: 5 }

/** Three cards that are a triple, and three that are none. */
export const TRIPLES = [
  { cards: '333', good: true },
  { cards: '22J', good: true },
  { cards: 'JJJ', good: true },
  { cards: '4JJ', good: false },
]

/** Who holds the token with the first triple loses it to the second. */
export const MAJORITY = { holder: '11J', taker: '111', token: '1' }

export const examples = { copies: COPIES, triples: TRIPLES, majority: MAJORITY }
