/**
 * Finds the games' own parts: `games/<name>/index.ts`, the box `Box.svelte`, the lesson `lesson.ts`, the tips
 * `coach.ts` and the rules' `pictures.ts`. Each loads when it is needed.
 */

import type { Component } from 'svelte'
import { reached } from '../wire/declined'
import { folderOf } from '../wire/types'
import type { GamePart } from './part'
import type { Pictures } from './pictures'

// Each part knows the type of its own game's views, and the server sends it no others.
const parts = import.meta.glob<GamePart>('./*/index.ts', { import: 'part' })
const boxes = import.meta.glob<Component>('./*/Box.svelte', { import: 'default' })
const pictures = import.meta.glob<Pictures>('./*/pictures.ts')
const lessons = import.meta.glob('./*/lesson.ts')
const coaches = import.meta.glob('./*/coach.ts')

/** The games with a board of their own, known before any answer of the server. */
export const drawn = Object.keys(parts).map((path) => (path.split('/')[1] ?? '').replaceAll('_', '-'))

/** True if the pages have a board for this game. */
export function isDrawn(game: string): boolean {
  return `./${folderOf(game)}/index.ts` in parts
}

/** True if the game has a lesson. */
export function hasLesson(game: string): boolean {
  return `./${folderOf(game)}/lesson.ts` in lessons
}

/** True if the game has tips for a first match. */
export function hasCoach(game: string): boolean {
  return `./${folderOf(game)}/coach.ts` in coaches
}

/** Load this file of a game, or return null if the game has none. Rejects with a `Declined` if it cannot be loaded. */
async function loaded<T>(files: Record<string, () => Promise<T>>, game: string, file: string): Promise<T | null> {
  const load = files[`./${folderOf(game)}/${file}`]
  return load === undefined ? null : reached(load())
}

/** Load the game's own part, or return null for a game with the generic board. */
export function partOf(game: string): Promise<GamePart | null> {
  return loaded(parts, game, 'index.ts')
}

/** Load the picture on the game's box, if it has one. */
export function boxOf(game: string): Promise<Component | null> {
  return loaded(boxes, game, 'Box.svelte')
}

/** Load the pictures for the game's rules and all its faces, if it has any. */
export function picturesOf(game: string): Promise<Pictures | null> {
  return loaded(pictures, game, 'pictures.ts')
}
