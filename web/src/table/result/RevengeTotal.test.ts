import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { TableInfo } from '../../wire/protocol'
import RevengeTotal from './RevengeTotal.svelte'

test('both games are added up for each person, who sat one seat earlier before', async () => {
  const previous = { result: { scores: [5, 9], ranks: [2, 1], resigned: [] } }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(previous))),
  )
  render(RevengeTotal, { table: { previous: 'P' } as TableInfo, scores: [7, 3], names: ['Bo', 'Ana'] })
  // Bo had 9 as the second seat and has 7 as the first; Ana had 5 and has 3.
  expect(await screen.findByText(/Bo 16 – Ana 8/)).toBeTruthy()
  vi.unstubAllGlobals()
})

test('of three, each has the points of the seat before theirs', async () => {
  const previous = { result: { scores: [100, 200, 300], ranks: [3, 2, 1], resigned: [] } }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(previous))),
  )
  render(RevengeTotal, { table: { previous: 'P' } as TableInfo, scores: [1, 2, 3], names: ['Cy', 'Ana', 'Bo'] })
  expect(await screen.findByText(/Cy 301 – Ana 102 – Bo 203/)).toBeTruthy()
  vi.unstubAllGlobals()
})
