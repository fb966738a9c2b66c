/** The analysis as text: the turning points, which lead to their moves, and the table of all moves. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnalysisMove } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import Moves from './Moves.svelte'
import Points from './Points.svelte'
import type { TextContext } from './text'

const context: TextContext = { steps: [], names: ['Ana', 'Ben'], phrase: undefined, open: false }
const move = (ply: number, more: object = {}) =>
  ({
    ply,
    seat: ply % 2,
    move: `m${ply}`,
    best: `m${ply}`,
    loss: null,
    turns: true,
    choice: false,
    reason: null,
    before: [0.5, 0.5],
    shares: [0.7, 0.3],
    ...more,
  }) as unknown as AnalysisMove
const onply = vi.fn()
const points = () => screen.queryAllByRole('button')

beforeEach(async () => {
  onply.mockReset()
  await speaking('en')
})

test('each turning point leads to its move, and the one that is shown is marked', async () => {
  const moves = [move(1), move(2, { turns: false }), move(5)]
  const { rerender } = render(Points, { props: { moves, at: 1, context, onply } })
  const marked = () => points().map((point) => point.getAttribute('aria-current'))
  expect(marked()).toEqual(['step', null])
  await fireEvent.click(points()[1] as Element)
  expect(onply.mock.calls).toEqual([[5]])
  await rerender({ at: 5 })
  expect(marked()).toEqual([null, 'step'])
  await rerender({ at: 2 })
  expect(marked()).toEqual([null, null])
})

test('the key explains the kinds of points that there are, and no others', async () => {
  const key = () => [...document.querySelectorAll('.key svg')].map((sign) => sign.classList[0])
  const { rerender } = render(Points, {
    props: { moves: [move(1), move(3, { turns: false, loss: 0.1 })], at: 0, context, onply },
  })
  expect(key()).toEqual(['luck'])
  await rerender({ moves: [move(1), move(2, { loss: 0.3, best: 'b' })] })
  expect(key()).toEqual(['mistake', 'luck'])
  await rerender({ context: { ...context, open: true } })
  expect(key()).toEqual(['mistake', 'turn'])
})

test('a match that never turned says so, in the language of now, until it has a turning point', async () => {
  const { rerender } = render(Points, { props: { moves: [move(1, { turns: false })], at: 0, context, onply } })
  const said = () => document.querySelector('.help')?.textContent
  const before = said()
  expect([points(), typeof before]).toEqual([[], 'string'])
  await speaking('nl')
  expect(said()).not.toBe(before)
  await rerender({ moves: [move(1)] })
  expect([points().length, said()]).toEqual([1, undefined])
})

const cells = () => [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

async function unfold(open: boolean): Promise<void> {
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = open
  details.dispatchEvent(new Event('toggle'))
  await tick()
}

test('the table of all moves is drawn once it is asked for, and goes when it is folded', async () => {
  const moves = [
    move(1, { loss: 0.25, best: 'better', shares: [0.2, 0.8] }),
    move(2, { turns: false, loss: 0, shares: [0.955, 0.045] }),
  ]
  render(Moves, { props: { moves, sides: [0, 1], context } })
  expect(cells()).toEqual([])
  await unfold(true)
  expect(cells()).toEqual([
    ['1 ◆', 'Ben', 'm1', 'better', '−25%', '20%', '80%'],
    ['2', 'Ana', 'm2', '', '', '96%', '4%'],
  ])
  const title = screen.getByRole('region').getAttribute('aria-label')
  await speaking('nl')
  expect(screen.getByRole('region').getAttribute('aria-label')).not.toBe(title)
  await unfold(false)
  expect(cells()).toEqual([])
})
