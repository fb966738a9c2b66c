/**
 * All keys that the pages store in this browser, with their owner. A guest's keys go with the guest. The browser's keys
 * stay: choices of look and sound, and public data from the server.
 */

import type { Whose } from '../frame/kept'

const OF_ALL_GAMES: Record<string, Whose> = {
  'tablee.coached': 'guest',
  'tablee.deals': 'guest',
  'tablee.done': 'guest',
  'tablee.games': 'browser',
  'tablee.guest': 'browser',
  'tablee.lessons': 'guest',
  // Keys in session storage; all of them go.
  'tablee.renewed': 'guest',
  'tablee.settings': 'browser',
  'tablee.told': 'guest',
}
const ofEachGame = import.meta.glob<Record<string, Whose>>('../games/*/stored.ts', { eager: true, import: 'STORED' })

export const STORED: Record<string, Whose> = Object.assign({}, OF_ALL_GAMES, ...Object.values(ofEachGame))

/** True if this key stays when the guest goes. Unlisted keys go, because older versions stored more. */
export const stays = (key: string): boolean => !key.startsWith('tablee.') || STORED[key] === 'browser'
