import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file))

/** What opens around each `:hover` of a style sheet, outermost first. */
function around(text: string): string[][] {
  const open: string[] = []
  const found: string[][] = []
  for (const [, prelude, brace] of text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      open.push(prelude?.trim() ?? '')
      if (open.at(-1)?.includes(':hover')) found.push([...open])
    } else if (brace === '}') open.pop()
  }
  return found
}

test('only what a pointer hovers over looks hovered: on a phone it would stay so after a tap', () => {
  const rules = files.flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8')
    const style = file.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '')
    return around(style).map((rule) => [file, rule] as const)
  })
  expect(rules.length).toBeGreaterThan(20)
  const unguarded = rules.filter(([, rule]) => !rule.includes('@media (hover: hover)'))
  // A set of Rummikub shows what moves it where it was touched.
  expect([...new Set(unguarded.map(([file]) => file))]).toEqual(['games/rummikub/PutSet.svelte'])
})
