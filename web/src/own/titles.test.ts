import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

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
