/** This user's settings, stored in this browser. */

import { MediaQuery } from 'svelte/reactivity'
import { builtIn, directionOf, guessLanguage } from './languages'

export const THEMES = ['auto', 'light', 'dark', 'contrast', 'contrast-light'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'tablee.settings'

interface Kept {
  /** A tag such as `fr` or `de`. */
  language: string
  theme: Theme
  motion: 'auto' | 'reduced'
  sound: boolean
  soundWatching: boolean
  volume: number
  vibration: boolean
  /** True if every move needs a confirmation, not only a costly one. */
  askBeforeMoves: boolean
  /** The child's mode: larger targets, and hints at hand. It also turns reading aloud on. */
  child: boolean
  /** True if the page reads aloud what a screen reader would read. */
  spoken: boolean
}

function restore(): Kept {
  const kept: Kept = {
    language: guessLanguage(navigator.languages),
    theme: 'auto',
    motion: 'auto',
    sound: true,
    soundWatching: false,
    volume: 0.6,
    vibration: false,
    askBeforeMoves: false,
    child: false,
    spoken: false,
  }
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    if (/^[a-z]{2,3}(-\w{2,8})*$/.test(stored.language ?? '')) kept.language = stored.language as string
    if (THEMES.some((theme) => theme === stored.theme)) kept.theme = stored.theme as Theme
    if (stored.motion === 'reduced') kept.motion = 'reduced'
    if (typeof stored.sound === 'boolean') kept.sound = stored.sound
    if (typeof stored.soundWatching === 'boolean') kept.soundWatching = stored.soundWatching
    if (typeof stored.vibration === 'boolean') kept.vibration = stored.vibration
    if (typeof stored.askBeforeMoves === 'boolean') kept.askBeforeMoves = stored.askBeforeMoves
    if (typeof stored.child === 'boolean') kept.child = stored.child
    if (typeof stored.spoken === 'boolean') kept.spoken = stored.spoken
    if (typeof stored.volume === 'number') kept.volume = Math.min(1, Math.max(0, stored.volume))
  } catch {
    // This browser stores nothing, or the entry is broken: use the defaults.
  }
  return kept
}

export const settings = $state(restore())

const contrast = new MediaQuery('prefers-contrast: more')
const dark = new MediaQuery('prefers-color-scheme: dark')

/** Return the theme to show: the chosen one, or the device's preference. */
export function theme(): Exclude<Theme, 'auto'> {
  if (settings.theme !== 'auto') return settings.theme
  if (contrast.current) return dark.current ? 'contrast' : 'contrast-light'
  return dark.current ? 'dark' : 'light'
}

/** Write every change to this browser's storage and to the page. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.language
    root.dir = directionOf(settings.language)
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${builtIn(settings.language)}.webmanifest`)
    root.dataset.theme = theme()
    root.dataset.motion = settings.motion
    root.toggleAttribute('data-child', settings.child)
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // This browser stores nothing, so the choice lasts until the page closes.
    }
  })
}

/** True if the page may animate. */
export function motionAllowed(): boolean {
  return settings.motion !== 'reduced' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
