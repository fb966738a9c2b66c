/** What this game keeps in the browser, and whose it is. */
import type { Whose } from '../../frame/kept'

export const STORED: Record<string, Whose> = {
  'tablee.rummikub.draft': 'guest',
  'tablee.rummikub.racks': 'guest',
  'tablee.rummikub.sorting': 'browser',
}
