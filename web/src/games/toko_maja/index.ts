/** The browser's part of Toko Maja. */

import type { GamePart } from '../part'
import type { Report } from '../../wire/types'
import Board from './Board.svelte'
import { ending, feats } from './ending'
import Holdings from './Holdings.svelte'
import { coach } from './coach'
import { lesson } from './lesson'
import { parse } from './moves'
import { phrase } from './phrase'
import type { ScoreBreakdown } from './rounds'
import { played } from './played'
import { sounds } from './sounds'
import type { TokoMajaView } from './view'
import Tally from './Tally.svelte'

export const part: GamePart<TokoMajaView, Report, ScoreBreakdown> = {
  Board,
  holdings: { Line: Holdings, across: 1 },
  played,
  Tally,
  ending,
  feats,
  phrase,
  kinds: (move) => [parse(move).do, move],
  lesson,
  sounds,
  coach,
  deal: {
    pieces: '[data-anchor^=pile-], [data-anchor^=token-]',
    from: '[data-anchor=stock]',
    rounds: ['toko-maja.round_began', 'toko-maja.round_began_by_chance'],
  },
  keys: [
    ['← →', 'toko-maja-keys-arrows'],
    ['Enter', 'toko-maja-keys-enter'],
    ['1 2 3', 'toko-maja-keys-digits'],
    ['D', 'toko-maja-keys-draw'],
    ['Esc', 'toko-maja-keys-escape'],
  ],
}
