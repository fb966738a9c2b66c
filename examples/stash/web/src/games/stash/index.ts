/** The browser's part of Stash. */

import type { GamePart } from '../part'
import Board from './Board.svelte'
import { phrase, type StashView } from './moves'

export const part: GamePart<StashView> = { Board, phrase }
