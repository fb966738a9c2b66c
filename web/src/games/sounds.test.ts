import { expect, test } from 'vitest'
import { lengthOf } from '../sound/recipe'
import { isDrawn } from './registry'
import type { GameSounds } from './sounds'

const GAMES = import.meta.glob<GameSounds>('./*/sounds.ts', { import: 'sounds', eager: true })
const games = Object.entries(GAMES).map(([path, sounds]) => [path.split('/')[1] as string, sounds] as const)

test.each(games)('%s has sounds of its own, none longer than a second and a half', (game, { made, deal }) => {
  expect(isDrawn(game)).toBe(true)
  expect(made[deal]).toBeDefined()
  for (const recipe of Object.values(made)) {
    expect(lengthOf(recipe)).toBeLessThan(1.5)
    expect(recipe.loud).toBeGreaterThan(0)
    expect(recipe.loud).toBeLessThan(1)
    for (const layer of recipe.layers) {
      expect(layer.at).toBeGreaterThanOrEqual(0)
      expect(layer.rise ?? 0).toBeLessThan(layer.length)
    }
  }
})

test('no two games share a sound', () => {
  const written = games.flatMap(([, { made }]) => Object.values(made).map((recipe) => JSON.stringify(recipe.layers)))
  expect(new Set(written).size).toBe(written.length)
})
