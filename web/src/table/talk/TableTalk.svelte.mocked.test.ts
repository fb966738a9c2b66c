import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Talk } from '../../wire/protocol'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import { Conversation } from './conversation.svelte'
import TableTalk from './TableTalk.svelte'

const line = (n: number, own = false): Talk => ({ n, seat: 0, name: 'Ana', preset: null, text: `line ${n}`, at: n, own })
const speak = vi.fn()

/** Switch the page to this language. */
async function speaking(language: string): Promise<void> {
  settings.language = language
  await words.speak(language)
  flushSync()
}

/** Render a table with this chat policy. */
function shown(talk = 'everybody'): Conversation {
  const conversation = new Conversation()
  const table = { seats: [{ seat: 0, kind: 'guest', name: 'Ana' }], terms: { talk } }
  render(TableTalk, { match: { conversation, table, watching: false, say: speak } as unknown as Match, controls: {} as never })
  return conversation
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const write = (text: string) => fireEvent.input(field(), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

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
  speak.mockClear()
  await speaking('en')
})

test('what is written is said once, however often it is sent', async () => {
  shown()
  await write('  Hello there ')
  await send()
  await send()
  expect(speak.mock.calls).toEqual([[{ text: 'Hello there' }]])
  expect(field().value).toBe('')
})

test('a line that was refused comes back, before what was begun since, and can be sent again', async () => {
  const conversation = shown()
  await write('first')
  await send()
  await write('second')
  conversation.giveBack('first')
  flushSync()
  expect(field().value).toBe('first second')
  await send()
  expect(speak).toHaveBeenLastCalledWith({ text: 'first second' })
  conversation.giveBack('first second')
  flushSync()
  expect(field().value).toBe('first second')
})

test('a line that was refused while the talk was closed is in the field when it is opened', () => {
  const conversation = new Conversation()
  conversation.giveBack('Hello')
  const table = { seats: [], terms: { talk: 'everybody' } }
  render(TableTalk, { match: { conversation, table, watching: false, say: speak } as unknown as Match, controls: {} as never })
  expect([field().value, conversation.refused]).toEqual(['Hello', null])
})

test('the newest line is in sight and counts as read, also after a reconnect', () => {
  const conversation = shown()
  const list = screen.getByRole('list')
  let height = 0
  vi.spyOn(list, 'scrollHeight', 'get').mockImplementation(() => height)
  const seen = () => [list.scrollTop, list.lastElementChild?.textContent?.includes(`line ${height}`), conversation.unread]
  for (height of [1, 2]) {
    conversation.hear(line(height))
    flushSync()
    expect(seen()).toEqual([height, true, 0])
  }
  height = 4
  conversation.start([line(3), line(4)], [])
  flushSync()
  expect(seen()).toEqual([4, true, 0])
})

test('phrases are said in the language of the reader, and buttons are named in it', async () => {
  const conversation = shown()
  conversation.hear({ ...line(1), preset: 'hello', text: null })
  flushSync()
  const said = () => screen.getByRole('listitem').textContent?.replace(/\s+/g, ' ').trim()
  expect(said()).toBe('Ana Hello!')
  await speaking('nl')
  expect(said()).toBe('Ana Hallo!')
  for (const name of ['Een glimlach', 'Een hart', 'Mensen aan deze tafel', 'Hallo!', 'Versturen'])
    expect(screen.getByRole('button', { name: new RegExp(`^${name}$`, 'i') })).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Hallo!' }))
  expect(speak).toHaveBeenCalledWith({ preset: 'hello' })
})

test.each([
  ['phrases', true, false],
  ['none', false, false],
])('where talk is agreed to be %s only what was agreed can be said', (talk, phrases, text) => {
  shown(talk)
  expect(screen.queryByRole('button', { name: 'Hello!' }) !== null).toBe(phrases)
  expect(screen.queryByRole('textbox') !== null).toBe(text)
})

test('what was said in the matches before comes first, under the names of now, and nothing of it is new', () => {
  const conversation = shown()
  const said = { ...line(1), n: 7, name: 'Anna', text: 'well played', table: 'before' }
  conversation.start([line(1)], [], [said, { ...said, n: 8, seat: null, name: 'Bo', text: 'bye' }])
  flushSync()
  const told = screen.getAllByRole('listitem').map((item) => item.textContent.replace(/\s+/g, ' ').trim())
  expect(told).toEqual(['Earlier games', 'Ana well played', 'Bo bye', 'Ana line 1'])
  expect(conversation.unread).toBe(0)
})

test('where no talk was agreed nothing can be said, and the people are still there to be muted', () => {
  shown('none')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['People at this table'])
  expect(screen.queryByRole('textbox')).toBeNull()
})
