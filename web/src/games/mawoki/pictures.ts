/** Pictures for the rules of Mawoki, and its 49 cards. */

import { withProps, type Face, type Pictures } from '../pictures'
import Card from './Card.svelte'
import { cardName } from './cards'
import { DECK } from './deck'
import Match from './Match.svelte'
import Signs from './Signs.svelte'

export const pictures: Pictures['pictures'] = {
  signs: Signs,
  match: withProps(Match, {
    top: 'bP/rC/-',
    cards: [
      { card: 'bP/yH/-', goes: true },
      { card: 'rC/yT/s', goes: true },
      { card: 'rP/yT/-', goes: false },
      { card: 'bC/yT/-', goes: false },
    ],
  }),
}

export const faces: Face[] = DECK.map((card) => ({
  code: card,
  name: () => cardName(card),
  Drawing: withProps(Card, { card }),
}))
