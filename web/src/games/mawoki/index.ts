/** The browser's part of Mawoki. */

import { t } from '../../words/words.svelte'
import { numbersOf } from '../numbers'
import type { GamePart } from '../part'
import Board from './Board.svelte'
import Holdings from './Holdings.svelte'
import { ending, feats } from './ending'
import { cardName, signOf } from './cards'
import { coach } from './coach'
import { lesson } from './lesson'
import { DRAW, PASS, read } from './moves'
import { played } from './played'
import { sounds } from './sounds'
import type { MawokiView } from './view'
import Tally from './Tally.svelte'

export const part: GamePart<MawokiView> = {
  Board,
  holdings: { Line: Holdings, across: 2 },
  played,
  Tally,
  ending,
  feats,
  lesson,
  sounds,
  coach,
  deal: { pieces: '[data-card]', from: '[data-anchor=stock]' },
  phrase(move, view, names) {
    if (move === DRAW) return t('mawoki-phrase-draw', numbersOf('mawoki', view.options))
    if (move === PASS) return t('mawoki-phrase-pass')
    const { card, target } = read(move)
    if (target === null)
      return t(signOf(card) === 'arrow' ? 'mawoki-phrase-aim-at-nobody' : 'mawoki-phrase-lay', { card: cardName(card) })
    return t('mawoki-phrase-aim', { card: cardName(card), name: names[target] ?? '' })
  },
  kinds(move) {
    const { card } = read(move)
    return move === DRAW || move === PASS ? [move] : [signOf(card) ?? move, card]
  },
  keys: [
    ['← ↑ → ↓', 'mawoki-keys-arrows'],
    ['Enter', 'mawoki-keys-enter'],
    ['Tab', 'mawoki-keys-tab'],
    ['Esc', 'mawoki-keys-escape'],
  ],
}
