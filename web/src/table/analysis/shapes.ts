/** The signs of turning points on the curve. Their shapes differ as well as their colours and words. */

import type { Kind } from './text'

/** Paths around the origin: a mistake points down, luck is a diamond, any other turn is a disc. */
export const SHAPES: Record<Kind, string> = {
  mistake: 'M-8-6h16L0 8Z',
  luck: 'M0-8l8 8-8 8-8-8Z',
  turn: 'M-6.500 0a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0Z',
}
