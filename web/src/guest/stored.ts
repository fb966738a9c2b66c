/**
 * All keys that the pages store in this browser, with their owner. A guest's keys go with the guest. The browser's keys
 * stay: choices of look and sound, and public data from the server. `docs/reference/browser-storage.md` is made from this.
 */

import type { Whose } from '../frame/kept'

const OF_ALL_GAMES: Record<string, Whose> = {
  'tablee.coached': 'guest', // which bubbles of a first game were shown
  'tablee.deals': 'guest', // this browser's numbers in the last 60 deals
  'tablee.done': 'guest', // the record: matches, bests, finished lessons
  'tablee.games': 'browser', // the games of this server, for reading about them offline
  'tablee.guest': 'browser', // a random mark, by which tabs notice that the guest changed; only while there is one
  'tablee.lessons': 'guest', // progress of lessons
  'tablee.renewed': 'guest', // when this tab last loaded an update; in session storage, of which all goes
  'tablee.settings': 'browser', // language, theme, motion, sound, vibration, asking before moves
  'tablee.told': 'guest', // that this browser is notified
}
const ofEachGame = import.meta.glob<Record<string, Whose>>('../games/*/stored.ts', { eager: true, import: 'STORED' })

export const STORED: Record<string, Whose> = Object.assign({}, OF_ALL_GAMES, ...Object.values(ofEachGame))

/** True if this key stays when the guest goes. Unlisted keys go, because older versions stored more. */
export const stays = (key: string): boolean => !key.startsWith('tablee.') || STORED[key] === 'browser'
