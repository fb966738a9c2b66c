/** Pictures for the rules of Toko Maja, and its six kinds of cards. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import Card from './Card.svelte'
import { COPIES, MAJORITY, TRIPLES } from './examples'
import Scene from './Scene.svelte'

export const pictures: Pictures['pictures'] = {
  cards: withProps(Scene, { rows: [Object.entries(COPIES).map(([cards, count]) => ({ cards, count }))] }),
  triples: withProps(Scene, { rows: [TRIPLES] }),
  drawing: withProps(Scene, { rows: [[{ cards: '??' }, { arrow: true }, { cards: '4' }, { cards: '1' }, { arrow: true }, { cards: '1' }]] }),
  majority: withProps(Scene, { rows: [[{ cards: MAJORITY.holder, token: MAJORITY.token }, { arrow: true }, { cards: MAJORITY.taker, token: MAJORITY.token }]] }),
}

export const faces: Face[] = Object.keys(COPIES).map((card) => ({
  code: card,
  name: () => t('toko-maja-card', { card }),
  Drawing: withProps(Card, { card }),
}))
