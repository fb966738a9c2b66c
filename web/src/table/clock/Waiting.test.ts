import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { Match } from '../match/match.svelte'
import type { Controls } from '../turn/controls.svelte'
import type { Clock } from './clock.svelte'
import Waiting from './Waiting.svelte'

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
