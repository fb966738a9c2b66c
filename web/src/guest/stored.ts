/**
 * All keys that the pages store in this browser, with their owner. A guest's keys go with the guest. The browser's keys
 * stay: choices of look and sound, and public data from the server. `docs/reference/browser-storage.md` is made from this.
 */

import type { Whose } from '../frame/kept'

const OF_ALL_GAMES: Record<string, Whose> = {
  'tablee.announcement': 'browser', // Which announcement of the operator was dismissed here.
  'tablee.coached': 'guest', // Which bubbles of a first game were shown.
  'tablee.deals': 'guest', // This browser's numbers in the last 60 deals.
  'tablee.done': 'guest', // The record: matches, bests, finished lessons.
  'tablee.games': 'browser', // The games of this server, for reading about them offline.
  'tablee.guest': 'browser', // A random mark, by which tabs notice that the guest changed; only while there is one.
  'tablee.lessons': 'guest', // Progress of lessons.
  'tablee.renewed': 'guest', // When this tab last loaded an update; in session storage, of which all goes.
  'tablee.settings': 'browser', // Language, theme, motion, sound, vibration, asking before moves, child's mode, reading aloud.
  'tablee.told': 'guest', // That this browser is notified.
}
const ofEachGame = import.meta.glob<Record<string, Whose>>('../games/*/stored.ts', { eager: true, import: 'STORED' })

export const STORED: Record<string, Whose> = Object.assign({}, OF_ALL_GAMES, ...Object.values(ofEachGame))

/** True if this key stays when the guest goes. Unlisted keys go, because older versions stored more. */
export const stays = (key: string): boolean => !key.startsWith('tablee.') || STORED[key] === 'browser'
