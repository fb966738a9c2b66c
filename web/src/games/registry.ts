/** Finds the games' own parts: `games/<name>/index.ts`, its box `Box.svelte`, its lesson `lesson.ts`, its first bubbles `coach.ts`, its `pictures.ts`. Each is loaded when it is needed. */

import type { Component } from 'svelte'
import { reached } from '../wire/declined'
import { folderOf } from '../wire/types'
import type { GamePart } from './part'
import type { Pictures } from './pictures'

// What a part reads from views is its own business: the server sends it no others.
const parts = import.meta.glob<GamePart>('./*/index.ts', { import: 'part' })
const boxes = import.meta.glob<Component>('./*/Box.svelte', { import: 'default' })
const pictures = import.meta.glob<Pictures>('./*/pictures.ts')
const lessons = import.meta.glob('./*/lesson.ts')
const coaches = import.meta.glob('./*/coach.ts')

/** The games that the browser has a drawing for, known before any server is asked. */
export const drawn = Object.keys(parts).map((path) => (path.split('/')[1] ?? '').replaceAll('_', '-'))

/** Whether the browser has a drawing for this game. */
export function isDrawn(game: string): boolean {
  return `./${folderOf(game)}/index.ts` in parts
}

/** Whether there is something to learn it by. */
export function hasLesson(game: string): boolean {
  return `./${folderOf(game)}/lesson.ts` in lessons
}

/** Whether bubbles show a newcomer around its board. */
export function hasCoach(game: string): boolean {
  return `./${folderOf(game)}/coach.ts` in coaches
}

/** What is in this file, which is loaded now; null if the game has no such file. Rejects with a `Declined` if it cannot be loaded. */
async function loaded<T>(files: Record<string, () => Promise<T>>, game: string, file: string): Promise<T | null> {
  const load = files[`./${folderOf(game)}/${file}`]
  return load === undefined ? null : reached(load())
}

/** The game's own part; null for a game without one: the generic table shows it. */
export function partOf(game: string): Promise<GamePart | null> {
  return loaded(parts, game, 'index.ts')
}

/** The picture on the game's box, if it has one. */
export function boxOf(game: string): Promise<Component | null> {
  return loaded(boxes, game, 'Box.svelte')
}

/** The pictures for the game's rules and all its faces, if it offers any. */
export function picturesOf(game: string): Promise<Pictures | null> {
  return loaded(pictures, game, 'pictures.ts')
}
