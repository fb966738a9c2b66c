/** The parts of sounds: tones and noise that start loud and die away, as after a stroke, a pull or a splash. */

export interface Layer {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  /** In Hz; for noise, the centre of the band. */
  pitch: number
  /** The pitch at the end of a glide, in Hz, as in a drop of water. */
  to?: number
  /** For noise: the narrowness of the band around `pitch` (the filter's Q). */
  narrow?: number
  /** Seconds from the start of the sound. */
  at: number
  /** Seconds. */
  length: number
  /** Seconds until the loudest moment. */
  rise?: number
  /** The loudness relative to the other layers, 0 to 1. */
  loud: number
}

/** `loud` is the peak of the whole sound, 0 to 1. The sum of the layers is scaled to it, so no sound is clipped. */
export interface Recipe {
  loud: number
  layers: Layer[]
}

export type Recipes = Record<string, Recipe>

/** Return the seconds until a sound has died away. */
export const lengthOf = (recipe: Recipe): number => Math.max(...recipe.layers.map((layer) => layer.at + layer.length)) + 0.02

/** Return the same layers, later. */
export const later = (at: number, layers: Layer[]): Layer[] => layers.map((layer) => ({ ...layer, at: layer.at + at }))

/** Repeat the layers at these times, each a little quieter and off pitch, because no two pieces sound the same. */
export function again(times: number[], layers: Layer[]): Layer[] {
  return times.flatMap((at, index) => {
    const off = 1 + 0.09 * Math.sin(index * 2.4)
    return layers.map((layer) => ({
      ...layer,
      at: layer.at + at,
      pitch: layer.pitch * off,
      loud: layer.loud * (1 - 0.12 * (index % 3)),
    }))
  })
}

/** A piece that is struck: its note, the overtones of wood or stone, and the knock. */
export function struck(pitch: number, above: number[], length: number): Layer[] {
  const notes = [1, ...above].map((times, index): Layer => ({
    wave: 'sine',
    pitch: pitch * times,
    at: 0,
    length: length / (1 + index * 0.7),
    rise: 0.002,
    loud: 0.8 / (1 + index),
  }))
  return [...notes, { wave: 'noise', pitch: pitch * 5, narrow: 0.8, at: 0, length: 0.018, rise: 0.001, loud: 0.6 }]
}

/** A thing drawn over another: noise whose pitch glides. */
export const drawn = (pitch: number, to: number, length: number, narrow = 1.2): Layer => ({
  wave: 'noise',
  pitch,
  to,
  narrow,
  at: 0,
  length,
  rise: length * 0.35,
  loud: 0.7,
})

/** Return the layer with another length. */
export const lasting = (length: number, layer: Layer): Layer => ({
  ...layer,
  length,
  rise: ((layer.rise ?? 0) / layer.length) * length,
})

/** A drop that falls into water: a bubble whose note rises as it closes. */
export const drop = (pitch: number, length = 0.09): Layer => ({
  wave: 'sine',
  pitch,
  to: pitch * 2.1,
  at: 0,
  length,
  rise: 0.006,
  loud: 0.8,
})

/** Bells, one after the other. */
export const chime = (...pitches: number[]): Layer[] =>
  pitches.map((pitch, index) => ({ wave: 'sine', pitch, at: index * 0.11, length: 0.35, rise: 0.008, loud: 0.5 }))
