import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../wire/api'
import type { TableInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import { NextTable } from './next.svelte'
import { own } from './own.svelte'

const table = vi.spyOn(api, 'table')
let next: NextTable
let end: () => void

function at(here: string): void {
  end = $effect.root(() => {
    next = new NextTable(() => here)
  })
  flushSync()
}

beforeEach(async () => {
  table.mockReset().mockResolvedValue({ game: 'toy' } as TableInfo)
  await speaking('en')
})
afterEach(() => {
  end()
  own.awaits([])
})

test('the table of this page is not among those that wait elsewhere', () => {
  own.awaits(['a', 'b', 'c'])
  at('b')
  expect([next.id, next.count]).toEqual(['c', 2])
  own.awaits(['b'])
  expect([next.id, next.count]).toEqual([null, 0])
})

test('on another page all that wait are counted, the longest wait first', () => {
  own.awaits(['a', 'b'])
  at('z')
  expect([next.id, next.count]).toEqual(['a', 2])
})
