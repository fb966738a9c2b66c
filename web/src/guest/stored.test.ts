// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { STORED } from './stored'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SOURCES = here('..')
const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.\w+$/.test(file) && !/(^|\/)stored\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${SOURCES}/${file}`, 'utf8') }))
const keysIn = (text: string) => [...text.matchAll(/['"`](tablee\.[\w.]+)(?=['"` ])/g)].map(([, key]) => key as string)
/** These are names of files, not keys. */
const FILES = ['tablee.json']

test('whatever the pages keep in the browser is listed as the guest’s or the browser’s own', () => {
  const kept = new Set(texts.flatMap(({ text }) => keysIn(text)).filter((key) => !FILES.includes(key)))
  expect([...kept].sort()).toEqual(Object.keys(STORED).sort())
})

test('keys are written as text that this list can be compared with', () => {
  // These modules receive a key from their callers, or iterate over all keys.
  const handed = ['frame/kept.ts', 'wire/current.ts', 'guest/forgetting.ts']
  const keeping = texts.filter(
    ({ file, text }) =>
      /\b(local|session)Storage\b/.test(text) && !handed.includes(file) && !/^games\/\w+\/builder\.svelte\.ts$/.test(file),
  )
  expect(keeping.filter(({ text }) => keysIn(text).length === 0).map(({ file }) => file)).toEqual([])
  expect(texts.filter(({ text }) => /\bindexedDB\b|document\.cookie/.test(text)).map(({ file }) => file)).toEqual([])
})

test('the reference says of each of them whether it stays', () => {
  const docs = readFileSync(here('../../../docs/reference/browser-storage.md'), 'utf8')
  const rows = [...docs.matchAll(/^\| `(tablee\.[\w.]+)` \|.*\| (goes|stays)(?=[ |:])/gm)]
  const said = rows.map(([, key, what]) => [key, what === 'stays' ? 'browser' : 'guest'])
  expect(Object.fromEntries(said)).toEqual(STORED)
})
