import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../words/speaking.stub'
import LogAndTalk from './LogAndTalk.svelte'
import type { Match } from './match/match.svelte'
import { Conversation } from './talk/conversation.svelte'

const conversation = () => new Conversation()
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const selected = () => screen.getAllByRole('tab').map((one) => one.getAttribute('aria-selected') === 'true')

let match: { conversation: Conversation; silent?: boolean }

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})

beforeEach(async () => {
  await speaking('en')
  const table = { state: 'running', seats: [], terms: {} }
  match = { conversation: conversation() }
  Object.assign(match, {
    table,
    steps: [],
    happened: [],
    takenBack: [],
    replay: null,
    shown: null,
    you: null,
    watching: false,
    silent: false,
  })
  render(LogAndTalk, { match: match as unknown as Match, controls: {} as never, names: [], part: null })
})

test('one of both is seen; by keys the other one, which then has the focus', async () => {
  expect([selected(), screen.getByRole('tabpanel').id]).toEqual([[true, false], 'side-log'])
  await fireEvent.keyDown(tab(/Log/), { key: 'ArrowRight' })
  expect([selected(), screen.getByRole('tabpanel').id]).toEqual([[false, true], 'side-talk'])
  expect(document.activeElement).toBe(tab(/Chat/))
  await fireEvent.keyDown(tab(/Chat/), { key: 'ArrowDown' })
  expect(selected()).toEqual([false, true])
  await fireEvent.click(tab(/Log/))
  expect(selected()).toEqual([true, false])
})

test('the tabs are named in the language of now', async () => {
  await speaking('nl')
  expect(screen.queryByRole('tab', { name: /Log$/ }) === null || screen.queryByRole('tab', { name: /Chat/ }) === null).toBe(true)
})

test('beside bots alone there is a log and no chat', () => {
  render(LogAndTalk, { match: { ...match, silent: true } as unknown as Match, controls: {} as never, names: [], part: null })
  const [, alone] = document.querySelectorAll<HTMLElement>('.side')
  expect([alone?.tagName, alone?.querySelector('h2')?.textContent.trim(), alone?.querySelector('input')]).toEqual([
    'SECTION',
    'Log',
    null,
  ])
})
