/** Pictures for the rules of Toko Maja, and its six kinds of cards. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import Card from './Card.svelte'
import Scene from './Scene.svelte'

const COPIES = { '1': 21, '2': 18, '3': 15, '4': 12, '5': 10, J: 5 }

export const pictures: Pictures['pictures'] = {
  cards: withProps(Scene, { rows: [Object.entries(COPIES).map(([cards, count]) => ({ cards, count }))] }),
  triples: withProps(Scene, {
    rows: [
      [{ cards: '333', good: true }, { cards: '22J', good: true }, { cards: 'JJJ', good: true }, { cards: '4JJ', good: false }],
    ],
  }),
  drawing: withProps(Scene, { rows: [[{ cards: '??' }, { arrow: true }, { cards: '4' }, { cards: '1' }, { arrow: true }, { cards: '1' }]] }),
  majority: withProps(Scene, { rows: [[{ cards: '11J', token: '1' }, { arrow: true }, { cards: '111', token: '1' }]] }),
}

export const faces: Face[] = Object.keys(COPIES).map((card) => ({
  code: card,
  name: () => t('toko-maja-card', { card }),
  Drawing: withProps(Card, { card }),
}))
