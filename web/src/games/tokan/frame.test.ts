import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf } from '../../../build/contrast'

const style = readFileSync('src/games/tokan/Frame.svelte', 'utf8').split('<style>')[1] ?? ''
const woods = [...style.matchAll(/--frame(?:-deep)?: (#\w+)/g)].map((found) => found[1] as string)
const ink = /\.rows,\s*\.columns \{[^}]*color: (#\w+)/.exec(style)?.[1] ?? ''

test('coordinates can be read on the frame in every theme (WCAG AA, 4.5)', () => {
  expect(style).toContain('linear-gradient(160deg, var(--frame), var(--frame-deep))')
  expect(woods).toHaveLength(4)
  expect(woods.filter((wood) => !(contrastOf(ink, wood) >= 4.5))).toEqual([])
})
