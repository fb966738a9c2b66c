import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { Match } from '../match/match.svelte'
import type { Controls } from '../turn/controls.svelte'
import type { Clock } from './clock.svelte'
import Waiting from './Waiting.svelte'
import { acts } from './waiting'

test('who is out of time is asked to say that they are back only where a bot plays on until then', () => {
  const asked = (time_out: string) => {
    const table = { clocks: { out: [0], paused: null }, terms: { time_out } }
    const match = { table, mine: [{ seat: 0 }], proposals: [] } as unknown as Match
    const { container } = render(Waiting, { match, clock: {} as Clock, controls: {} as Controls, names: ['Ana', 'Bo'] })
    return [
      container.querySelector('.act')?.textContent.includes('clock-played'),
      container.querySelectorAll('.act button').length,
    ]
  }
  expect(asked('bot_until_back')).toEqual([true, 1])
  expect(asked('bot')).toEqual([true, 0])
})

const OVERDUE = { clocks: { out: [], paused: null, overdue: true } }
const PAUSED = { clocks: { out: [], paused: 5, overdue: false } }

test.each([
  ['a player whose opponent is late', OVERDUE, {}, 'claim'],
  ['a player who is late', OVERDUE, { acting: { seat: 0 } }, null],
  ['a spectator', OVERDUE, { mine: [], watching: true }, null],
  ['a player in a pause', PAUSED, {}, 'resume'],
  ['a player in a pause whose end is proposed already', PAUSED, { proposals: [{ kind: 'resume' }] }, null],
  ['a spectator in a pause', PAUSED, { mine: [], watching: true }, null],
])('what can be done about the clock: %s', (_, table, more, act) => {
  const match = { table, mine: [{ seat: 0 }], watching: false, acting: null, proposals: [], ...more } as unknown as Match
  expect(acts(match)).toBe(act)
})
