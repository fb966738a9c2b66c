import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalysisMove, Step } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import ThisMove from './ThisMove.svelte'

const move = (ply: number, more: Partial<AnalysisMove> = {}): AnalysisMove => ({
  analysis: 'move',
  ply,
  seat: 0,
  move: `m${ply}`,
  choice: true,
  best: `m${ply}`,
  reason: null,
  loss: 0,
  before: [0.5, 0.5],
  shares: [0.2, 0.8],
  turns: false,
  ...more,
})
const moves = [move(1), move(2, { turns: true }), move(3, { best: 'better', loss: 0.3, turns: true })]
const onply = vi.fn<(ply: number) => void>()
const context = { steps: [] as Step[], names: ['Ana', 'Bo'], phrase: undefined, open: false }
const given = { moves, of: 3, context, shown: false, low: true, onshow: () => {}, onply }
const heard = () => screen.getByRole('status').textContent
let container: HTMLElement
let rerender: (props: { at: number }) => Promise<void>

beforeEach(async () => {
  vi.useFakeTimers()
  await speaking('en')
  onply.mockReset()
  ;({ container, rerender } = render(ThisMove, { props: { ...given, at: 0 } }))
})
afterEach(() => vi.useRealTimers())

test('a reader who moves along the curve hears the sentence of the ply at which they stop, and no other', async () => {
  const said: (string | null)[] = []
  for (const at of [1, 2, 3]) {
    await rerender({ at })
    vi.advanceTimersByTime(200)
    flushSync()
    said.push(heard())
  }
  expect(said).toEqual(['', '', ''])
  vi.advanceTimersByTime(2000)
  flushSync()
  expect(heard()).toMatch(/^Move 3, Ana: m3\..*gives away 30%.*Better/)
  expect(container.querySelector('.move')?.textContent).toContain('Better')
})

test('luck and a mistake differ in words and in the shape of their sign', async () => {
  await rerender({ at: 2 })
  const luck = container.querySelector('.move')
  expect(luck?.textContent).toContain('The luck turns against Ana: −30%.')
  expect(luck?.textContent).not.toContain('Better')
  const shape = luck?.querySelector('path')?.getAttribute('d')
  await rerender({ at: 3 })
  const mistake = container.querySelector('.move')
  expect(mistake?.textContent).not.toContain('luck')
  expect(mistake?.querySelector('path')?.getAttribute('d')).not.toBe(shape)
})

test('in a small window its buttons lead one move back and on, and not beyond the ends', async () => {
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect([button('One move back').disabled, button('One move on').disabled]).toEqual([true, false])
  await rerender({ at: 3 })
  expect([button('One move back').disabled, button('One move on').disabled]).toEqual([false, true])
  button('One move back').click()
  expect(onply).toHaveBeenCalledWith(2)
})

test('the button of the better move says whether the board shows it, and is there only if there is one', () => {
  const onshow = vi.fn()
  const buttons = (at: number, shown: boolean) => {
    const { container } = render(ThisMove, { props: { ...given, low: false, at, shown, onshow } })
    return [...container.querySelectorAll<HTMLButtonElement>('button')]
  }
  expect([buttons(0, false), buttons(1, false), buttons(2, true)]).toEqual([[], [], []])
  const pressed = [false, true].map((shown) => buttons(3, shown)[0]?.getAttribute('aria-pressed'))
  expect(pressed).toEqual(['false', 'true'])
  buttons(3, false)[0]?.click()
  expect(onshow.mock.calls).toEqual([[moves[2]]])
})

test('a judged move has the look of its kind, and one that decided nothing has none', () => {
  const looks = [1, 2, 3].map((at) => {
    const { container } = render(ThisMove, { props: { ...given, at } })
    const classes = container.querySelector('.move')?.classList
    return ['turn', 'luck', 'mistake'].filter((kind) => classes?.contains(kind))
  })
  expect(looks).toEqual([[], ['luck'], ['mistake']])
})
