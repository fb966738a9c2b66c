/** The claims of the pictures for the rules of Mawoki. A test checks them against the rules. */

/** A card on the pile, and the other cards that go onto it. */
export const MATCH = {
  top: 'bP/rC/-',
  cards: [
    { card: 'bP/yH/-', goes: true },
    { card: 'rC/yT/s', goes: true },
    { card: 'rP/yT/-', goes: false },
    { card: 'bC/yT/-', goes: false },
  ],
}

/** The start: the card turned up, and a hand as dealt to two players. */
export const DEALT = { top: 'bP/rC/-', hand: ['bT/rT/s', 'bP/yH/-', 'rC/yT/s', 'rP/yT/-', 'bC/yT/-', 'bH/yH/-', 'J'] }

export const examples = { match: MATCH, dealt: DEALT }
