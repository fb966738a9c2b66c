/**
 * The kinds of window that a table has layouts for. The style sheets of Table.svelte and its parts use the same limits.
 */

import { MediaQuery } from 'svelte/reactivity'

/**
 * A phone, upright or in landscape, a tablet, or a large zoom: the board has the window, and the rest opens on request.
 */
export const compact = new MediaQuery('(max-width: 61.99rem), (max-height: 30rem) and (orientation: landscape)')

/**
 * A phone held upright. One view holds a whole turn, so each player has one short row. With very large text (17 rem are
 * 390 px at 180 %) nothing would fit into one view, so the page scrolls.
 */
export const upright = new MediaQuery('(width > 17rem) and (width <= 40rem) and (orientation: portrait)')

/** Large enough for log and chat side by side. */
export const ample = new MediaQuery('(min-width: 100rem) and (min-height: 46rem)')

/** A device with a mouse has a keyboard too. */
export const keyboard = new MediaQuery('(any-pointer: fine)')

/** High enough for the log below the analysis. */
export const tall = new MediaQuery('(min-height: 44rem)')
