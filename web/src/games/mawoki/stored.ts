/** The data that this game stores in the browser, with their owner. */
import type { Whose } from '../../frame/kept'

export const STORED: Record<string, Whose> = {
  'tablee.mawoki.order': 'browser', // The order of a hand.
}
