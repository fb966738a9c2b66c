/** Plays sounds that have been worked out; loaded when the first one is wanted. */

import { COMMON } from './common'
import type { Recipe, Recipes } from './recipe'
import { render } from './render'
import { inSeries } from './series'

/** So many sounds at one time; what comes on top of them is not heard. */
const VOICES = 8

/** Milliseconds without a sound after which nothing is worked out any more: silence takes a battery too. */
export const RESTS_AFTER = 1_000

let audio: { context: AudioContext; out: AudioNode } | null = null
let playing = 0
let resting: ReturnType<typeof setTimeout> | undefined
const worked = new Map<Recipe, Promise<AudioBuffer>>()

export { COMMON }

/** Works sounds out ahead, so that the first is heard as soon as the others. */
export function prepare(recipes: Recipes): void {
  for (const recipe of Object.values(recipes)) void soundOf(recipe)
}

/** Plays sounds one after the other, `after` so many seconds; `volume` is 0 to 1. */
export async function play(recipes: Recipes, names: readonly string[], volume: number, after: number): Promise<void> {
  const { context, out } = opened()
  const start = context.currentTime + after
  for (const { name, at } of inSeries(names)) {
    const recipe = recipes[name]
    if (recipe === undefined || playing >= VOICES) continue
    playing += 1
    const source = context.createBufferSource()
    source.onended = ended
    source.buffer = await soundOf(recipe)
    const gain = context.createGain()
    gain.gain.value = volume
    source.connect(gain).connect(out)
    source.start(Math.max(context.currentTime, start + at))
  }
}

function ended(): void {
  playing -= 1
  clearTimeout(resting)
  resting = setTimeout(() => {
    if (playing === 0) void audio?.context.suspend()
  }, RESTS_AFTER)
}

function soundOf(recipe: Recipe): Promise<AudioBuffer> {
  const known = worked.get(recipe) ?? render(recipe)
  worked.set(recipe, known)
  return known
}

/** One way out for all, which holds several loud sounds at once below what would be cut off. */
function opened(): { context: AudioContext; out: AudioNode } {
  if (audio === null) {
    const context = new AudioContext()
    const out = context.createDynamicsCompressor()
    out.connect(context.destination)
    audio = { context, out }
  }
  if (audio.context.state === 'suspended') void audio.context.resume()
  return audio
}
