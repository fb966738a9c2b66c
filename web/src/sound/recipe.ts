/** What sounds are made of: tones and noise that begin loud and die away, as things do that are struck, drawn or poured. */

export interface Layer {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  /** Hz; of noise the middle of what is let through. */
  pitch: number
  /** Hz that the pitch glides to, as in a drop of water. */
  to?: number
  /** Of noise: how narrow the band around `pitch` is (the filter's Q). */
  narrow?: number
  /** Seconds from the start of the sound. */
  at: number
  /** Seconds. */
  length: number
  /** Seconds until it is at its loudest. */
  rise?: number
  /** Beside the other layers, 0 to 1. */
  loud: number
}

/** `loud` is the peak of the whole sound, 0 to 1: what its layers add up to is brought to just that, so none is cut off. */
export interface Recipe {
  loud: number
  layers: Layer[]
}

export type Recipes = Record<string, Recipe>

/** Seconds until a sound has died away. */
export const lengthOf = (recipe: Recipe): number => Math.max(...recipe.layers.map((layer) => layer.at + layer.length)) + 0.02

/** The same layers later. */
export const later = (at: number, layers: Layer[]): Layer[] => layers.map((layer) => ({ ...layer, at: layer.at + at }))

/** The same layers again and again, at these times, each a little quieter and off pitch: no two pieces are alike. */
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

/** A piece that is struck: its own note, the notes above it that make it wood or stone, and the knock itself. */
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

/** Something drawn over something else: noise whose colour changes on the way. */
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

/** The same layer, over sooner or later. */
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
