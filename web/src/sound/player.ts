/** Plays rendered sounds. The module loads with the first sound. */

import { COMMON } from './common'
import type { Recipe, Recipes } from './recipe'
import { render } from './render'
import { inSeries } from './series'

/** The number of sounds at one time; further sounds are dropped. */
const VOICES = 8

/** Milliseconds without a sound before the audio stops, because silence uses the battery too. */
export const RESTS_AFTER = 1_000

let audio: { context: AudioContext; out: AudioNode } | null = null
let playing = 0
let resting: ReturnType<typeof setTimeout> | undefined
const worked = new Map<Recipe, Promise<AudioBuffer>>()

export { COMMON }

/** Render sounds in advance, so that the first one starts as fast as the others. */
export function prepare(recipes: Recipes): void {
  for (const recipe of Object.values(recipes)) void soundOf(recipe)
}

/** Play sounds one after the other, starting `after` seconds from now. `volume` is 0 to 1. */
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

/** Return the shared output. It limits the sum of several loud sounds, so that none is clipped. */
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
