import { render } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import { contrastOf } from '../../../build/contrast'
import Frame from './Frame.svelte'

const style = readFileSync('src/games/tokan/Frame.svelte', 'utf8').split('<style>')[1] ?? ''
const woods = [...style.matchAll(/--frame(?:-deep)?: (#\w+)/g)].map((found) => found[1] as string)
const ink = /\.rows,\s*\.columns \{[^}]*color: (#\w+)/.exec(style)?.[1] ?? ''

test('coordinates can be read on the frame in every theme (WCAG AA, 4.5)', () => {
  expect(style).toContain('linear-gradient(160deg, var(--frame), var(--frame-deep))')
  expect(woods).toHaveLength(4)
  expect(woods.filter((wood) => !(contrastOf(ink, wood) >= 4.5))).toEqual([])
})

test('the frame says who plays which colour, and whose turn it is', () => {
  const grid = { columns: 1, rows: 1, squares: [], towers: new Map() }
  const children = createRawSnippet(() => ({ render: () => '<i></i>' }))
  const { container } = render(Frame, { props: { grid, names: ['Ana', 'Bo'], turn: 1, yours: false, children } })
  const plates = [...container.querySelectorAll('[data-plate]')]
  expect(plates.map((plate) => plate.textContent)).toEqual(['Ana', 'Bo'])
  expect(plates.map((plate) => plate.querySelector('.night') !== null)).toEqual([false, true])
  expect(plates.map((plate) => plate.classList.contains('turn'))).toEqual([false, true])
})
