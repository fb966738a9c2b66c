/** Pictures for the rules of Toko Maja, and its six kinds of cards. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import Card from './Card.svelte'
import { signed } from '../../words/signed'
import { COPIES, COUNT, MAJORITY, TABLE_TRIPLE, TRIPLES } from './examples'
import Scene from './Scene.svelte'

const tops = (cards: string[]) => cards.map((card) => ({ cards: card }))

export const pictures: Pictures['pictures'] = {
  table: withProps(Scene, {
    rows: [['1', '2', '3', '4', '5'].map((token) => ({ token })), [{ cards: '?' }, ...tops(['3', '1', 'J'])]],
  }),
  cards: withProps(Scene, { rows: [Object.entries(COPIES).map(([cards, count]) => ({ cards, count }))] }),
  triples: withProps(Scene, { rows: [TRIPLES] }),
  drawing: withProps(Scene, {
    rows: [[{ cards: '??' }, { arrow: true }, { cards: '4' }, { cards: '1' }, { arrow: true }, { cards: '1' }]],
  }),
  majority: withProps(Scene, {
    rows: [
      [{ cards: MAJORITY.holder, token: MAJORITY.token }, { arrow: true }, { cards: MAJORITY.taker, token: MAJORITY.token }],
    ],
  }),
  count: withProps(Scene, {
    rows: [
      COUNT.laid.map(({ cards, points }) => ({ cards, sum: signed(points) })),
      COUNT.tokens.map(({ token, points }) => ({ token, sum: signed(points) })),
      COUNT.hand.map(({ cards, points }) => ({ cards, sum: signed(points) })),
      [{ sum: `= ${COUNT.sum}` }],
    ],
  }),
  brelan: withProps(Scene, {
    rows: [
      tops(TABLE_TRIPLE.before),
      [...tops(TABLE_TRIPLE.drawn)],
      [...tops(TABLE_TRIPLE.after), { arrow: true }, { cards: TABLE_TRIPLE.laid, good: true }],
    ],
  }),
}

export const faces: Face[] = Object.keys(COPIES).map((card) => ({
  code: card,
  name: () => t('toko-maja-card', { card }),
  Drawing: withProps(Card, { card }),
}))
