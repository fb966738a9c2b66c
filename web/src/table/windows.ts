/** Which kinds of window a table is laid out for; the style sheets of Table.svelte and of its parts say the same. */

import { MediaQuery } from 'svelte/reactivity'

/** A phone, upright or lying, a tablet, or much enlarged: the board has the window, the rest comes when asked for. */
export const compact = new MediaQuery('(max-width: 61.99rem), (max-height: 30rem) and (orientation: landscape)')

/** A phone held upright: one view holds all of a turn, so each player has one short row. */
export const upright = new MediaQuery('(max-width: 40rem) and (orientation: portrait)')

/** So large that story and talk are both seen, side by side. */
export const ample = new MediaQuery('(min-width: 100rem) and (min-height: 46rem)')

/** Whoever holds a mouse has keys too. */
export const keyboard = new MediaQuery('(any-pointer: fine)')
