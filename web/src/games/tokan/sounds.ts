/** The sounds of TOKAN: wooden tiles, set down, carried in stacks and pushed along the table. */

import { again, drawn, later, struck } from '../../sound/recipe'
import { heardBy } from '../sounds'

const tile = struck(310, [2.76, 5.4], 0.11)

export const sounds = heardBy({
  made: {
    tile: { loud: 0.75, layers: tile },
    stack: { loud: 0.85, layers: [...struck(165, [2.4, 4.1], 0.16), ...later(0.035, tile)] },
    slide: { loud: 0.4, layers: [drawn(900, 500, 0.24), ...later(0.22, struck(240, [2.76], 0.06))] },
    deal: { loud: 0.7, layers: again([0, 0.07, 0.15, 0.21, 0.3, 0.36], struck(280, [2.76, 5.4], 0.08)) },
    end: { loud: 0.8, layers: again([0, 0.16, 0.4], struck(120, [2.2, 3.9], 0.35)) },
  },
  deal: 'deal',
  heard: {
    'tokan.moved': ({ load, slides }) => [
      Number(load) > 0 ? 'stack' : 'tile',
      ...(Array.isArray(slides) && slides.length > 0 ? (['slide'] as const) : []),
    ],
    'tokan.placed': ['tile'],
    'tokan.over': ['end'],
  },
})
