/** Our animals and colours, drawn in a square of 48 units. */

import type { Animal, Colour } from '../wire/protocol'

/** A shape: its path, its fill, and whether it has an outline. */
export type Part = readonly [path: string, fill: string, outlined?: boolean]

const round = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

const DARK = '#2b2320'
const eyes = (left: number, right: number, y: number, r = 1.9): Part[] => [
  [round(left, y, r), DARK],
  [round(right, y, r), DARK],
]
const looking = (left: number, right: number, y: number, r: number): Part[] => [
  [round(left, y, r), '#fff', true],
  [round(right, y, r), '#fff', true],
  ...eyes(left, right, y, r * 0.5),
]

export const ANIMAL_PARTS: Record<Animal, Part[]> = {
  mouse: [
    [`${round(12.5, 16, 7)}${round(35.5, 16, 7)}`, '#b9b3ad', true],
    [`${round(12.5, 16, 4)}${round(35.5, 16, 4)}`, '#f0b7b0'],
    ['M24 15c8 0 13 6 12 13-1 6-7 12-12 12s-11-6-12-12c-1-7 4-13 12-13z', '#cfc9c2', true],
    ...eyes(19, 29, 26),
    [round(24, 36, 2.4, 2), '#d9626a', true],
  ],
  jackal: [
    ['M9 7l11 9-11 10zM39 7L28 16l11 10z', '#a9713a', true],
    ['M8 22c5-8 27-8 32 0-1 9-9 19-16 19S9 31 8 22z', '#cf9450', true],
    ['M10 25c6 1 10 4 14 14 4-10 8-13 14-14-2 8-9 16-14 16s-12-8-14-16z', '#f6e6cd'],
    ...eyes(18.5, 29.5, 24),
    [round(24, 39, 2.8, 2.2), DARK],
  ],
  lion: [
    ['M24 5l5 3 6-1 2 6 5 3-1 6 3 5-4 5v6l-6 1-4 5-6-1-6 1-4-5-6-1v-6l-4-5 3-5-1-6 5-3 2-6 6 1z', '#9b5a1d', true],
    ['M24 13c8 0 12 6 11 13s-6 13-11 13-10-6-11-13 3-13 11-13z', '#e7b04b', true],
    [round(24, 33.5, 5.5, 4.2), '#f8e4b4'],
    ...eyes(19.5, 28.5, 23.5),
    ['M21 29.5h6l-3 3.5z', DARK],
  ],
  horse: [
    ['M14 5l6 8-7 5zM34 5l-6 8 7 5z', '#7a4a2a', true],
    ['M24 9c7 0 11 5 10 12l-2 12c-1 6-4 9-8 9s-7-3-8-9l-2-12c-1-7 3-12 10-12z', '#96603a', true],
    ['M24 5c4 3 5 8 2 15-4-2-7-1-9 2 0-8 2-13 7-17z', '#3d2718'],
    ['M17 33c3-3 11-3 14 0 0 6-3 9-7 9s-7-3-7-9z', '#d9b596', true],
    ...eyes(18, 30, 24),
    [`${round(21, 36.5, 1.2)}${round(27, 36.5, 1.2)}`, DARK],
  ],
  fish: [
    ['M32 25l11-10v20z', '#e0742f', true],
    ['M20 16c3-6 9-7 12-6-1 3-1 5-3 8zM20 34c3 5 8 6 11 5-1-3-2-5-4-7z', '#e0742f', true],
    ['M4 25c6-14 24-14 31 0-7 14-25 14-31 0z', '#f7a13d', true],
    ['M21 15c4 6 4 14 0 20 4 0 7-2 9-4-3-4-3-8 0-12-2-2-5-4-9-4z', '#fff3dd'],
    [round(13, 22, 3.6), '#fff', true],
    [round(12.5, 22, 1.8), DARK],
  ],
  octopus: [
    [
      'M12 28c-5 3-8 8-6 11 3 3 6-1 8-4-1 5 0 8 3 8s3-4 4-7c1 4 2 7 3 7s2-3 3-7c1 3 1 7 4 7s4-3 3-8c2 3 5 7 8 4 2-3-1-8-6-11z',
      '#b86b95',
      true,
    ],
    ['M24 5c10 0 15 8 14 16-1 6-4 11-14 11s-13-5-14-11C9 13 14 5 24 5z', '#d389b0', true],
    ...looking(18.5, 29.5, 20, 4),
    ['M21 27c2 2 4 2 6 0l-3 3z', DARK],
  ],
  crab: [
    ['M8 27l-5 5M10 33l-5 6M40 27l5 5M38 33l5 6', DARK],
    [
      'M12 26C5 26 2 20 4 13c2-4 6-6 10-5l-4 6 7-2c1 6-1 12-5 14zM36 26c7 0 10-6 8-13-2-4-6-6-10-5l4 6-7-2c-1 6 1 12 5 14z',
      '#d8513b',
      true,
    ],
    ['M24 20c10 0 15 5 14 11-1 7-7 10-14 10s-13-3-14-10c-1-6 4-11 14-11z', '#ea6b4c', true],
    ...looking(19, 29, 19, 3.8),
    ['M19 33c3 3 7 3 10 0l-1 3h-8z', DARK],
  ],
  turtle: [
    [`${round(9, 25, 5, 4)}${round(39, 25, 5, 4)}${round(12, 39, 5, 4)}${round(36, 39, 5, 4)}`, '#8fbf6a', true],
    ['M24 4c5 0 8 4 8 8s-3 9-8 9-8-5-8-9 3-8 8-8z', '#a4d17d', true],
    ['M24 17c9 0 14 6 14 13s-5 13-14 13-14-6-14-13 5-13 14-13z', '#6d8a3c', true],
    ['M24 22l6 4v8l-6 4-6-4v-8z', '#94ad58', true],
    ...eyes(21, 27, 10.5, 1.6),
  ],
  owl: [
    ['M9 6l11 7-9 8zM39 6l-11 7 9 8z', '#6d4a33', true],
    ['M24 10c11 0 16 8 15 17-1 9-7 15-15 15S10 36 9 27c-1-9 4-17 15-17z', '#8b6244', true],
    ['M24 28c6 0 9 4 8 8s-4 6-8 6-7-2-8-6 2-8 8-8z', '#e4cba8'],
    ...looking(17, 31, 22, 6.3),
    ['M21 26h6l-3 6z', '#f0a32e', true],
  ],
  frog: [
    [`${round(14, 16, 7)}${round(34, 16, 7)}`, '#79b34d', true],
    ['M24 16c11 0 18 6 17 14-1 7-8 11-17 11S8 37 7 30c-1-8 6-14 17-14z', '#8ccb5b', true],
    ...looking(14, 34, 15.5, 4.3),
    ['M13 30c7 6 15 6 22 0-3 8-19 8-22 0z', '#47722b'],
  ],
  cat: [
    ['M9 6l11 9-11 11zM39 6l-11 9 11 11z', '#5d6470', true],
    ['M12 11l5 4-5 5zM36 11l-5 4 5 5z', '#f0b7b0'],
    ['M24 13c9 0 15 6 15 14s-6 14-15 14S9 35 9 27s6-14 15-14z', '#767e8c', true],
    ['M24 29c5 0 8 3 7 6s-4 5-7 5-6-2-7-5 2-6 7-6z', '#eceef2'],
    ['M18 21.5c3 0 4 2 4 4s-2 3-4 3-4-1-4-3 1-4 4-4zM30 21.5c3 0 4 2 4 4s-2 3-4 3-4-1-4-3 1-4 4-4z', '#d7e36a', true],
    [`${round(18, 25, 1, 2.6)}${round(30, 25, 1, 2.6)}`, DARK],
    ['M22 31h4l-2 2.5z', '#d9626a', true],
  ],
  bear: [
    [`${round(12, 13, 6.5)}${round(36, 13, 6.5)}`, '#6f4a31', true],
    [`${round(12, 13, 3.3)}${round(36, 13, 3.3)}`, '#c99d78'],
    ['M24 10c10 0 16 7 15 16-1 9-7 15-15 15S10 35 9 26c-1-9 5-16 15-16z', '#8a5f40', true],
    [round(24, 32, 8, 6.5), '#e0bd99'],
    ...eyes(18, 30, 22.5),
    [round(24, 29.5, 3.2, 2.3), DARK],
  ],
}

/** The background of the animal: the colour, and a pattern of marks in a repeating square of 12 units. */
export const COLOUR_PATTERNS: Record<Colour, { fill: string; mark: string; path: string }> = {
  red: { fill: '#d9485f', mark: '#8f1f35', path: round(6, 6, 2.5) },
  orange: { fill: '#ef9135', mark: '#a85307', path: 'M-1 5L5-1h3L-1 8zM4 13L13 4v3l-6 6z' },
  yellow: { fill: '#f4cf46', mark: '#a3800a', path: 'M5 2h2v3h3v2H7v3H5V7H2V5h3z' },
  green: { fill: '#5bac56', mark: '#24602a', path: 'M6 2l4 7H2z' },
  teal: { fill: '#34a99c', mark: '#0f5f58', path: 'M0 4q3-4 6 0t6 0v3q-3 4-6 0T0 7z' },
  blue: { fill: '#4b86d6', mark: '#1c4280', path: 'M0 1h12v3H0zM0 7h12v3H0z' },
  violet: { fill: '#9a6fc4', mark: '#57308a', path: 'M0 0h6v6H0zM6 6h6v6H6z' },
  grey: { fill: '#a3a9b3', mark: '#565d69', path: 'M6 1l5 5-5 5-5-5z' },
}
