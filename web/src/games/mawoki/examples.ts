/** What the pictures for the rules of Mawoki claim; a test holds it against the rules. */

/** A card on the pile, and which others go onto it. */
export const MATCH = {
  top: 'bP/rC/-',
  cards: [
    { card: 'bP/yH/-', goes: true },
    { card: 'rC/yT/s', goes: true },
    { card: 'rP/yT/-', goes: false },
    { card: 'bC/yT/-', goes: false },
  ],
}

/** The beginning: the card turned up, and a hand as it is dealt to two players. */
export const DEALT = { top: 'bP/rC/-', hand: ['bT/rT/s', 'bP/yH/-', 'rC/yT/s', 'rP/yT/-', 'bC/yT/-', 'bH/yH/-', 'J'] }

export const examples = { match: MATCH, dealt: DEALT }
