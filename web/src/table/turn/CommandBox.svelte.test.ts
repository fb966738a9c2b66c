import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import type { Match } from '../match/match.svelte'
import CommandBox from './CommandBox.svelte'

class FakeMatch {
  latest = { view: {} }
  legal = $state.raw(['a', 'b'])
  sending = $state(false)
  play = vi.fn()
}

let match: FakeMatch
const onplay = vi.fn()
const field = () => document.querySelector('#command') as HTMLInputElement
const write = (move: string) => fireEvent.input(field(), { target: { value: move } })
const enter = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
const meant = () => document.querySelector('[aria-live]')?.textContent

beforeEach(async () => {
  onplay.mockReset()
  await speaking('en')
  match = new FakeMatch()
  const phrase = (move: string) => `plays ${move}`
  render(CommandBox, { match: match as unknown as Match, names: [], phrase, onplay })
})

test('a move that is sent twice is made once, and the field is empty for the next one', async () => {
  await write(' a ')
  await enter()
  await enter()
  expect([match.play.mock.calls, field().value, onplay.mock.calls.length]).toEqual([[['a']], '', 1])
})

test('while a move is on its way, what was typed stays and can be sent later', async () => {
  await write('a')
  match.sending = true
  await enter()
  expect([match.play.mock.calls, field().value]).toEqual([[], 'a'])
  match.sending = false
  await enter()
  expect(match.play.mock.calls).toEqual([['a']])
})

test('what is said to be meant is a move that can be made now', async () => {
  await write('a')
  expect(meant()).toBe('plays a')
  match.legal = ['c']
  flushSync()
  expect(meant()).toBe('')
  expect([...document.querySelectorAll('option')].map((option) => option.value)).toEqual(['c'])
})

test('it is named in the language of now', async () => {
  await speaking('nl')
  expect(screen.queryByText('Type a move')).toBeNull()
})
