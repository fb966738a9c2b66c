import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Part } from '../../build/markdown'
import type { Pictures } from '../games/pictures'
import { folderOf } from '../wire/types'

const pages = import.meta.glob<Part[]>('../../../docs/rules/*.md', { import: 'default', eager: true })
const offered = import.meta.glob<Pictures>('../games/*/pictures.ts', { eager: true })
const asked = new Map<string, string[]>()
for (const [path, parts] of Object.entries(pages)) {
  const page = path.split('/').at(-1) as string
  asked.set(
    page,
    parts.flatMap((part) => ('picture' in part ? [part.picture] : [])),
  )
}
const games = [...new Set([...asked.keys()].map((page) => page.split('.')[0] as string))]

test.each(games)('the rules of %s show the same pictures in every language, and all that there are', (game) => {
  const drawn = Object.keys(offered[`../games/${folderOf(game)}/pictures.ts`]?.pictures ?? {})
  for (const language of ['fr', 'nl', 'en']) expect([...(asked.get(`${game}.${language}.md`) ?? [])].sort()).toEqual(drawn.sort())
})

test.each(Object.keys(offered))('%s: every face has a code of its own', (path) => {
  const codes = offered[path]?.faces.map((face) => face.code) ?? []
  expect(codes.length).toBeGreaterThan(0)
  expect(new Set(codes).size).toBe(codes.length)
})

test.each(games)('readers of the rules of %s elsewhere see its pictures too (`make pictures`)', (game) => {
  const shown = asked.get(`${game}.en.md`) ?? []
  expect(shown.filter((name) => !existsSync(`../docs/rules/pictures/${game}-${name}.webp`))).toEqual([])
})
