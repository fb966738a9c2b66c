import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const AT_A_TABLE = ['table', 'story', 'games', 'generic', 'motion', 'faces']
const files = AT_A_TABLE.flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => `src/${folder}/${file}`),
)

/** Return the selectors in a component's style that use `:has()`. */
function asking(file: string): string[] {
  const style = /<style>(.*)<\/style>/s.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const preludes = [...style.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{/g)].map(([, prelude]) => prelude?.trim() ?? '')
  return preludes.filter((prelude) => prelude.includes(':has('))
}

/**
 * These selectors make the browser restyle a large part of the page: they style a descendant of the tested element, or
 * the page.
 */
const isAboutMore = (selector: string) => /:has\(.*\)\s*[>+~ ]\s*[^)\s]/.test(selector) || /html|body|#app/.test(selector)

test('a piece that comes or goes restyles no more than the element that is asked whether it has one', () => {
  const selectors = files.flatMap(asking)
  expect(selectors.length).toBeGreaterThan(0)
  expect(selectors.filter(isAboutMore)).toEqual([])
})

test.each(['.a:has(> .b) .c', '.a:not(:has(.b)) > :global(*)', ':global(html:has(.a))'])('%s is about more', (selector) =>
  expect(isAboutMore(selector)).toBe(true),
)

test.each(['.a:has(> .b)', '.a:not(:has(*))', '.a :global(.b:has(> .c))'])('%s is not', (selector) =>
  expect(isAboutMore(selector)).toBe(false),
)
