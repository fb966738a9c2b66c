/** What this game keeps in the browser, and whose it is. */
import type { Whose } from '../../guest/stored'

export const STORED: Record<string, Whose> = { 'tablee.mawoki.order': 'browser' }
