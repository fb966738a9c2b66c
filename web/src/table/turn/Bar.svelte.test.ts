import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import Bar from './Bar.svelte'
import { Controls } from './controls.svelte'

test('a guest reads that they watch only if no seat is free for them', async () => {
  await speaking('en')
  const ana = { seat: 0, kind: 'guest' }
  const match = $state({
    id: 'T',
    watching: true,
    amongBots: false,
    steps: [] as object[],
    legal: [],
    undoable: null,
    replay: null,
    now: null,
    conversation: { unread: 0 },
    table: { state: 'waiting', terms: {}, seats: [ana, { seat: 1, kind: 'free' }] },
  })
  render(Bar, { match: match as unknown as Match, controls: new Controls(match as unknown as Match) })
  const watches = () => {
    flushSync()
    return screen.queryByRole('button', { name: 'You are watching' }) !== null
  }
  expect(watches()).toBe(false)
  match.table.seats[1] = { seat: 1, kind: 'guest' }
  expect(watches()).toBe(true)
  match.table.seats[1] = { seat: 1, kind: 'free' }
  expect(watches()).toBe(false)
  match.table.state = 'running'
  expect(watches()).toBe(true)
})
