/** The data that this game stores in the browser, with their owner. */
import type { Whose } from '../../frame/kept'

export const STORED: Record<string, Whose> = {
  'tablee.rummikub.draft': 'guest', // A turn that is being built, per tab and table.
  'tablee.rummikub.racks': 'guest', // The arrangement of the rack, by table.
  'tablee.rummikub.sorting': 'browser', // The sorting of the rack.
}
