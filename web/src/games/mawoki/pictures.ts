/** Pictures for the rules of Mawoki, and its 49 cards. */

import { withProps, type Face, type Pictures } from '../pictures'
import Card from './Card.svelte'
import { cardName } from './cards'
import { DECK } from './deck'
import { DEALT, MATCH } from './examples'
import Layout from './Layout.svelte'
import Match from './Match.svelte'
import Signs from './Signs.svelte'

export const pictures: Pictures['pictures'] = {
  table: withProps(Layout, DEALT),
  signs: Signs,
  match: withProps(Match, MATCH),
}

export const faces: Face[] = DECK.map((card) => ({
  code: card,
  name: () => cardName(card),
  Drawing: withProps(Card, { card }),
}))
