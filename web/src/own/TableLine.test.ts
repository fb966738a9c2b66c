import { render } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import TableLine from './TableLine.svelte'

const seat = (at: number, name: string, own: boolean) => ({
  seat: at,
  kind: own ? 'guest' : 'bot',
  name,
  own,
  mine: own,
  face: { animal: 'bear', colour: 'red' },
})
const over = {
  table: 'T',
  game: 'toy',
  state: 'over',
  players: 2,
  seats: [seat(0, 'Ana', true), seat(1, 'Mia', false)],
  result: { ranks: [1, 2], scores: [227, 133], resigned: [] },
  sides: [0, 1],
  terms: {},
  opened: 0,
} as unknown as TableInfo

beforeEach(() => speaking('en'))

test('a finished table shows the picture, a face with the points of each player, and who won', async () => {
  render(TableLine, { table: over })
  expect(document.querySelector('[data-lid=toy]')).not.toBeNull()
  const faces = [...document.querySelectorAll('.faces b')].map((one) => one.textContent.trim())
  expect(faces.map((said) => said.replace(/\s/g, ' '))).toEqual(['227 ★', '133'])
  await vi.waitFor(() => expect(document.querySelectorAll('[data-face]').length).toBe(2))
})

test('who listens hears the points by name, once, and none before the end', async () => {
  const { rerender } = render(TableLine, { table: over })
  const heard = () => [...document.querySelectorAll('a > .unseen')].map((one) => one.textContent)
  expect(heard()).toEqual(['Ana 227, Mia 133'])
  await rerender({ table: { ...over, state: 'running', result: null, turn: 0 } as TableInfo })
  expect([heard(), document.querySelectorAll('.faces b').length]).toEqual([[], 2])
})
