/** Reactions: presets that are drawings instead of text, so that they look the same on every device. */

import { PRESETS, type Preset } from '../../wire/protocol'

const YELLOW = '#ffd34d'
const DARK = '#4a3206'
const FACE = 'M12 1.5a10.5 10.5 0 110 21 10.5 10.5 0 010-21z'
const EYES = 'M8.3 7.5a1.5 2 0 110 4 1.5 2 0 010-4zM15.7 7.5a1.5 2 0 110 4 1.5 2 0 010-4z'

/** The shapes of each reaction, in a square of 24 units. */
const DRAWN: Record<string, [path: string, fill: string][]> = {
  react_smile: [
    [FACE, YELLOW],
    [EYES, DARK],
    ['M6 14c3 6 9 6 12 0-3 2.5-9 2.5-12 0z', DARK],
  ],
  react_laugh: [
    [FACE, YELLOW],
    ['M5.5 10.5c1.5-3 4-3 5.5 0-1.5-1.2-4-1.2-5.5 0zM13 10.5c1.5-3 4-3 5.5 0-1.5-1.2-4-1.2-5.5 0z', DARK],
    ['M5.5 13h13c-.5 8-12.5 8-13 0z', DARK],
    ['M7 13.5h10l-.5 1.8h-9z', '#fff'],
  ],
  react_wow: [
    [FACE, YELLOW],
    [EYES, DARK],
    ['M12 13.5a2.8 3.5 0 110 7 2.8 3.5 0 010-7z', DARK],
  ],
  react_sad: [
    [FACE, YELLOW],
    [EYES, DARK],
    ['M7 18.5c2-4 8-4 10 0-2.5-1.8-7.5-1.8-10 0z', DARK],
    ['M17 12.5c2 2.5 2 4.5 0 4.5s-2-2 0-4.5z', '#3d8fe0'],
  ],
  react_heart: [['M12 21.5C2 14.5 1 9.5 2.5 6.2 4.5 2 10 2.5 12 7c2-4.5 7.5-5 9.5-.8C23 9.5 22 14.5 12 21.5z', '#e0314b']],
  react_thumb: [
    ['M8.5 10.5L12 2c2.5-.5 4 1.5 3.2 5l-.6 2.5h5c2 0 3 1.5 2.5 3.3l-1.8 6.7c-.4 1.5-1.5 2.5-3 2.5H8.5z', YELLOW],
    ['M2 10.5h4.5V22H2z', '#3f7fd0'],
  ],
}

export const REACTIONS = PRESETS.filter((preset) => preset in DRAWN)
/** The presets that are words. */
export const PHRASES = PRESETS.filter((preset) => !(preset in DRAWN))

/** Return the shapes of a reaction, or null for any other preset. */
export function drawingOf(preset: Preset | string | null): [path: string, fill: string][] | null {
  return preset === null ? null : (DRAWN[preset] ?? null)
}
