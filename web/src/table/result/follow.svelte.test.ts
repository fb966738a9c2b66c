import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '../../frame/router.svelte'
import type { TableInfo } from '../../wire/protocol'
import type { Match } from '../match/match.svelte'
import { followOn } from './follow.svelte'

let stop = () => {}

function follow(watching = false) {
  const match = $state<{ table: Partial<TableInfo> | null; watching: boolean }>({ table: null, watching })
  stop = $effect.root(() => followOn(match as unknown as Match))
  flushSync()
  return (next: string | null) => {
    match.table = { next }
    flushSync()
  }
}

let gone: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  gone = vi.spyOn(router, 'go').mockImplementation(() => {})
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('a player who is there when the next match begins goes along, and leaves the finished one in the history', () => {
  const heard = follow()
  heard(null)
  expect(gone).not.toHaveBeenCalled()
  heard('B')
  heard('B')
  expect(gone.mock.calls).toEqual([['/t/B']])
})

test('a finished match that had a next one when it was opened stays open', () => {
  follow()('B')
  expect(gone).not.toHaveBeenCalled()
})

test('a spectator is not taken along', () => {
  const heard = follow(true)
  heard(null)
  heard('B')
  expect(gone).not.toHaveBeenCalled()
})
