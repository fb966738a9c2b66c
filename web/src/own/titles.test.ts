import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { own, titled } from './own.svelte'

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))

test('the title of every page says at how many tables it is one’s turn', () => {
  const titles = components.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/<title>(.*?)<\/title>/gs)].map(([, title]) => [file, title] as const),
  )
  expect(titles.length).toBeGreaterThan(10)
  // A stranger at a server by invitation has no tables.
  const others = titles.filter(([file]) => file !== 'frame/ByInvitation.svelte')
  expect(others.filter(([, title]) => !title?.startsWith('{titled('))).toEqual([])
})

test.each([
  [[], 'Tablée', 'Rules · Tablée'],
  [['a'], '(1) Tablée', '(1) Rules · Tablée'],
  [['a', 'b'], '(2) Tablée', '(2) Rules · Tablée'],
])('how many tables wait is in front of a title: %j', (tables, start, other) => {
  own.awaits(tables)
  expect([titled(), titled('Rules')]).toEqual([start, other])
  own.awaits([])
})
