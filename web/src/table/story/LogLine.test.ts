import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import LogLine from './LogLine.svelte'
import type { Entry } from './turns'

const entry = (ply: number, marks: string[] = []) =>
  ({
    ply,
    seat: 0,
    names: ['Ana'],
    sentences: ['Ana draws.', 'Ana stops.'],
    marks,
    step: { ply, events: [] },
  }) as unknown as Entry
const goToPly = vi.fn()
const line = () => screen.getByRole<HTMLButtonElement>('button')
const match = (more: object = {}) =>
  ({ looksBack: true, shown: { ply: 3 }, table: { seats: [] }, goToPly, ...more }) as unknown as Match
const shown = (more: object = {}) =>
  render(LogLine, { match: match(), entry: entry(7), names: ['Ana'], part: null, within: true, ...more })

beforeEach(async () => {
  goToPly.mockReset()
  await speaking('en')
})

test('the line of a move leads to it, and the move that is shown is marked', async () => {
  const { rerender } = shown()
  expect(line().textContent).toContain('Ana draws. Ana stops.')
  await fireEvent.click(line())
  expect([goToPly.mock.calls, line().classList.contains('shown')]).toEqual([[[7]], false])
  await rerender({ match: match({ shown: { ply: 7 } }) })
  expect(line().classList.contains('shown')).toBe(true)
})

test('where nobody looks back, a line leads nowhere', async () => {
  const { rerender } = shown({ match: match({ looksBack: false }) })
  expect(line().disabled).toBe(true)
  await rerender({ match: match() })
  expect(line().disabled).toBe(false)
})

test('the marks of a move are in the language of now', async () => {
  shown({ entry: entry(7, ['with-hint']) })
  const mark = () => document.querySelector('.mark')?.textContent
  const said = mark()
  await speaking('nl')
  expect([mark() === undefined, mark() === said]).toEqual([false, false])
})
