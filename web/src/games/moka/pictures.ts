/** Pictures for the rules of MOKA, and every card of its deck as printed in the reader's language. */

import { builtIn } from '../../settings/languages'
import { t } from '../../words/words.svelte'
import { withProps, type Face, type Pictures } from '../pictures'
import { HOLE, spoken } from './model/cards'
import { lettersOf, ROUND, SPECIALS, SUMS } from './examples'
import Print from './cards/Print.svelte'
import Shown from './cards/Shown.svelte'

export const pictures: Pictures['pictures'] = {
  cards: withProps(Shown, { rows: [{ cards: ['Er', 'Mg', 'Qb', '*', 'STEAL'] }] }),
  grid: withProps(Shown, {
    rows: [
      { cards: ['?', '?', '?', '?'] },
      { cards: ['?', 'Ag', '?', '?'] },
      { cards: ['?', '?', '?', '?'] },
      { cards: ['?', '?', '?', '?'] },
    ],
  }),
  row: withProps(Shown, { rows: [{ cards: ['Rr', 'Og', 'Ib', 'Jr', 'Lg'] }] }),
  points: withProps(Shown, { rows: SUMS }),
  round: withProps(Shown, { rows: [...ROUND.words, { cards: [], sum: ROUND.sum }] }),
  specials: withProps(Shown, { rows: [{ cards: SPECIALS.slice(0, 5) }, { cards: SPECIALS.slice(5) }] }),
}

export const faces: Face[] = [...lettersOf(builtIn(document.documentElement.lang)), HOLE, ...SPECIALS, '?'].map((card) => ({
  code: card,
  name: () => (card === '?' ? t('moka-card-hidden') : spoken(card, builtIn(document.documentElement.lang))),
  Drawing: withProps(Print, { card }),
}))
