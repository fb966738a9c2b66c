/** Short sounds made on the spot with Web Audio; nothing is downloaded. */

import { settings } from './settings.svelte'

export type Sound = 'move' | 'turn' | 'refused' | 'talk' | 'won' | 'over'

interface Note {
  /** Hz */
  pitch: number
  /** seconds from the start of the sound */
  at: number
  /** seconds */
  length: number
  wave: OscillatorType
  loud: number
}

const chime = (...pitches: number[]): Note[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * 0.11, length: 0.35, wave: 'sine', loud: 0.5 }))

const SOUNDS: Record<Sound, Note[]> = {
  // Wood on wood: two short low knocks.
  move: [
    { pitch: 190, at: 0, length: 0.07, wave: 'triangle', loud: 0.9 },
    { pitch: 330, at: 0.008, length: 0.035, wave: 'square', loud: 0.12 },
  ],
  turn: chime(587, 784),
  refused: [{ pitch: 130, at: 0, length: 0.18, wave: 'sawtooth', loud: 0.25 }],
  talk: chime(880),
  won: chime(523, 659, 784, 1047),
  over: chime(523, 440),
}

let context: AudioContext | null = null

/** Plays `sound` if this person wants sound; `watching` has a setting of its own, off by default. */
export function play(sound: Sound, watching = false): void {
  if (!(watching ? settings.soundWatching : settings.sound) || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const note of SOUNDS[sound]) strike(context, note)
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = note.wave
  tone.frequency.setValueAtTime(note.pitch, start)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(0.001, note.loud * settings.volume * 0.5), start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + note.length + 0.02)
}
