/** Pictures for the rules of MOKA, and every card of its deck as the reader's language prints it. */

import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import { HOLE, spoken } from './cards'
import Print from './Print.svelte'
import { printedOn } from './printed'
import Shown from './Shown.svelte'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const SPECIALS = ['BOOM', 'STEAL', 'SWAP', 'PEEK', 'AGAIN', 'STOP', 'DRAW', 'FLUSH', 'QUAKE']
/** The dear letters that are not red: each exists once. */
const GREEN = 'KX'
const BLUE = 'QW'

const printed = (letter: string) => printedOn(letter, document.documentElement.lang)
const colourOf = (letter: string) => (GREEN.includes(letter) || (letter === 'C' && printed('C') === 3) ? 'g' : BLUE.includes(letter) ? 'b' : 'r')
const cardsOf = (letter: string) => (printed(letter) === 3 ? [letter + colourOf(letter)] : ['r', 'g', 'b'].map((colour) => letter + colour))

export const pictures: Pictures['pictures'] = {
  cards: withProps(Shown, { rows: [{ cards: ['Er', 'Mg', 'Qb', '*', 'STEAL'] }] }),
  grid: withProps(Shown, {
    rows: [{ cards: ['?', '?', '?', '?'] }, { cards: ['?', 'Ag', '?', '?'] }, { cards: ['?', '?', '?', '?'] }, { cards: ['?', '?', '?', '?'] }],
  }),
  points: withProps(Shown, {
    rows: [
      { cards: ['Bg', 'Or', 'Ib', 'Sr'], sum: '5 × 4 = 20' },
      { cards: ['Bg', 'Or', '*I', 'Sr'], sum: '4 × 4 = 16' },
      { cards: ['Og', 'Eg', 'Ig', 'Lg'], sum: '4 × 4 × 2 = 32' },
    ],
  }),
  specials: withProps(Shown, { rows: [{ cards: SPECIALS.slice(0, 5) }, { cards: SPECIALS.slice(5) }] }),
}

export const faces: Face[] = [...ALPHABET.flatMap(cardsOf), HOLE, ...SPECIALS, '?'].map((card) => ({
  code: card,
  name: () => (card === '?' ? t('moka-card-hidden') : spoken(card, document.documentElement.lang)),
  Drawing: withProps(Print, { card }),
}))
