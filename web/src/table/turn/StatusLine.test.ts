import { render } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import StatusLine from './StatusLine.svelte'

const match = (more: object) =>
  ({
    status: 'here',
    instead: null,
    replay: null,
    table: { state: 'running', game: 'toy', seats: [] },
    now: { turn: 0 },
    acting: null,
    problem: null,
    late: false,
    ...more,
  }) as unknown as Match
const shown = (more: object) => render(StatusLine, { match: match(more), names: ['Ana'] }).container.querySelector('.status')

beforeEach(() => speaking('en'))

test('an answer that is late is reported where the turn stands, and covers nothing', () => {
  expect(shown({ late: true })?.querySelector('[role=status]')?.textContent).toContain('No answer yet')
  expect(shown({})?.textContent).not.toContain('No answer yet')
  // Without a connection too, the page says that nothing pressed is lost. A refusal says more.
  expect(shown({ late: true, status: 'lost' })?.textContent).toContain('No answer yet')
  expect(shown({ status: 'lost' })?.textContent).toContain('Connection lost')
  expect(shown({ late: true, problem: { code: 'x' } })?.textContent).not.toContain('No answer yet')
})
