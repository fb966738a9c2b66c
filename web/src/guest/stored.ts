/**
 * Everything that the pages keep in this browser, by key, and whose it is. What is a guest's goes with that guest; what is
 * the browser's stays: choices of how things look and sound, and what the server says to everybody.
 */

import type { Whose } from '../frame/kept'

const OF_ALL_GAMES: Record<string, Whose> = {
  'tablee.coached': 'guest',
  'tablee.deals': 'guest',
  'tablee.done': 'guest',
  'tablee.games': 'browser',
  'tablee.guest': 'browser',
  'tablee.lessons': 'guest',
  // Everything that a tab keeps for itself goes.
  'tablee.renewed': 'guest',
  'tablee.settings': 'browser',
  'tablee.told': 'guest',
}
const ofEachGame = import.meta.glob<Record<string, Whose>>('../games/*/stored.ts', { eager: true, import: 'STORED' })

export const STORED: Record<string, Whose> = Object.assign({}, OF_ALL_GAMES, ...Object.values(ofEachGame))

/** Whether this key stays when the guest goes. What is not listed goes: versions of before kept more. */
export const stays = (key: string): boolean => !key.startsWith('tablee.') || STORED[key] === 'browser'
