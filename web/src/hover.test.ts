import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file))

/** Return, for each `:hover` in a style sheet, the blocks around it, outermost first. */
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
  // A style that focus shows too may stay after a tap.
  const guarded = (rule: string[]) => rule.includes('@media (hover: hover)') || rule.at(-1)?.includes(':focus-within')
  expect(rules.filter(([, rule]) => !guarded(rule))).toEqual([])
})
