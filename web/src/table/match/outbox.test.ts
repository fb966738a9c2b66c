import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage, Problem } from '../../wire/protocol'
import { Connection } from './connection'
import { LATE_MS, LIMIT_MS, type Sent, type Unsent } from './outbox'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((frame: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }

  /** The server answers hello. */
  welcome(over: object | null = null): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    this.say({ say: 'welcome', now: { over } })
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

type Verb = Unsent['do']
/** One message of each kind that pages send, except messages of the connection itself. */
const MESSAGES: { [verb in Verb]: Extract<Unsent, { do: verb }> } = {
  move: { do: 'move', ply: 3, undone: 0, seat: 1, move: 'a1a2' },
  undo: { do: 'undo', ply: 3, undone: 0, seat: 1 },
  resign: { do: 'resign', seat: 1 },
  offer: { do: 'offer', kind: 'rematch', missing: 'wait', commitment: null },
  propose: { do: 'propose', kind: 'stand_in', params: { seconds: 30 } },
  answer: { do: 'answer', kind: 'stand_in', n: 7, agree: true },
  say: { do: 'say', text: 'hello' },
  commit: { do: 'commit', commitment: 'ab' },
  reveal: { do: 'reveal', nonce: 'cd' },
  look: { do: 'look', seat: 1 },
  examine: { do: 'examine', ply: 3, seat: 1, draft: 'a1' },
  advise: { do: 'advise', ply: 3, seat: 1 },
}
const ALL = Object.values<Unsent>(MESSAGES)
/** Messages that another connection cannot answer. */
const OF_ONE_CONNECTION: Verb[] = ['look', 'examine', 'advise']
const LASTING = ALL.filter(({ do: verb }) => !OF_ONE_CONNECTION.includes(verb))
const PATIENT = LASTING.filter(({ do: verb }) => verb === 'move' || verb === 'undo')
const LIMITED = LASTING.filter((message) => !PATIENT.includes(message))

const newest = () => FakeSocket.all.at(-1) as FakeSocket
/** Return the messages on the newest connection, except hello and ping. */
const told = () => newest().sent.filter(({ do: verb }) => verb !== 'hello' && verb !== 'ping') as Sent[]

let refusals: { code: string; about: Sent | null }[]
let late: boolean[]
let connection: Connection

/** Break the connection, and make another one. */
function reconnect(over: object | null = null): void {
  newest().close()
  const before = newest()
  while (newest() === before) vi.advanceTimersByTime(100)
  newest().welcome(over)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  refusals = []
  late = []
  connection = new Connection('T', {
    hello: () => ({ last: 3, undone: 0, look: 1 }),
    heard: (message, about) => {
      if (message.say === 'error') refusals.push({ code: (message as Problem).code, about })
    },
    status: () => {},
    late: (is) => late.push(is),
  })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(LASTING)(
  '$do: where the connection breaks before the answer it is sent again under its id, until it is answered',
  (message) => {
    newest().welcome()
    const id = connection.send(message)
    expect(told()).toEqual([{ ...message, id }])
    for (let round = 0; round < 3; round += 1) {
      reconnect()
      expect(told()).toEqual([{ ...message, id }])
    }
    newest().say({ say: 'ack', id, ply: 4 })
    reconnect()
    expect(told()).toEqual([])
    expect(refusals).toEqual([])
  },
)

test.each(LASTING)('$do: what is pressed while the connection is lost is sent once it is back', (message) => {
  newest().welcome()
  newest().close()
  const id = connection.send(message)
  reconnect()
  expect(told()).toEqual([{ ...message, id }])
})

test.each(LASTING)('$do: before hello is answered nothing else is sent, and then it is sent once', (message) => {
  const socket = newest()
  socket.readyState = FakeSocket.OPEN
  socket.onopen?.()
  connection.send(message)
  expect(told()).toEqual([])
  socket.say({ say: 'welcome', now: { over: null } })
  expect(told()).toHaveLength(1)
})

test.each(LIMITED)('$do: what is never answered counts as failed, is said to have, and is not sent again', (message) => {
  newest().welcome()
  const id = connection.send(message)
  newest().close()
  vi.advanceTimersByTime(LIMIT_MS + 1_000)
  expect(refusals).toEqual([{ code: 'connection.unanswered', about: { ...message, id } }])
  reconnect()
  expect(told()).toEqual([])
})

test.each(PATIENT)('$do: it waits however long the connection is lost', (message) => {
  newest().welcome()
  const id = connection.send(message)
  newest().close()
  vi.advanceTimersByTime(10 * LIMIT_MS)
  reconnect()
  expect(told()).toEqual([{ ...message, id }])
  expect(refusals).toEqual([])
})

test.each([MESSAGES.examine, MESSAGES.advise])(
  '$do: who asked is told that no answer will come, and nothing is sent again',
  (message) => {
    newest().welcome()
    const id = connection.send(message)
    reconnect()
    expect(refusals).toEqual([{ code: 'connection.none', about: { ...message, id } }])
    expect(told()).toEqual([])
  },
)

test.each([MESSAGES.examine, MESSAGES.advise])('$do: an answer that never comes is not waited for for ever', (message) => {
  newest().welcome()
  connection.send(message)
  for (let waited = 0; waited < LIMIT_MS + 5_000; waited += 5_000) {
    vi.advanceTimersByTime(5_000)
    newest().say({ say: 'pong' })
  }
  expect(refusals.map(({ code }) => code)).toEqual(['connection.unanswered'])
})

test('whose eyes are used the next hello says', () => {
  newest().welcome()
  connection.send(MESSAGES.look)
  reconnect()
  expect([told(), refusals]).toEqual([[], []])
})

test.each(ALL)('$do: what is refused is not sent again, and the page learns what was refused', (message) => {
  newest().welcome()
  const id = connection.send(message)
  newest().say({ say: 'error', id, code: 'seat.not_yours', params: {} })
  expect(refusals).toEqual([{ code: 'seat.not_yours', about: { ...message, id } }])
  reconnect()
  expect(told()).toEqual([])
})

test.each(LASTING)('$do: if it is in doubt whether it counts, it is asked until that is known, and reported once', (message) => {
  newest().welcome()
  const id = connection.send(message)
  for (const code of ['database.in_doubt', 'database.away', 'database.in_doubt']) {
    newest().say({ say: 'error', id, code, params: {} })
    vi.advanceTimersByTime(2_000)
  }
  expect(told()).toHaveLength(4)
  newest().say({ say: 'ack', id, ply: 4 })
  vi.advanceTimersByTime(4_000)
  expect(told()).toHaveLength(4)
  expect(refusals.map(({ code }) => code)).toEqual(['database.in_doubt'])
})

test('messages are sent again in the order in which they were sent', () => {
  newest().welcome()
  for (const message of LASTING) connection.send(message)
  reconnect()
  expect(told().map(({ do: verb }) => verb)).toEqual(LASTING.map(({ do: verb }) => verb))
})

test('once the match is over nothing that belongs to its course is sent again; talk and another match are', () => {
  newest().welcome()
  for (const message of LASTING) connection.send(message)
  reconnect({ ranks: [1, 2] })
  expect(told().map(({ do: verb }) => verb)).toEqual(['offer', 'say', 'commit', 'reveal'])
})

test('the page reports when an answer is late, and when it has come', () => {
  newest().welcome()
  const id = connection.send(MESSAGES.answer)
  vi.advanceTimersByTime(LATE_MS - 1_000)
  expect(late).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(late).toEqual([true])
  newest().say({ say: 'ack', id, ply: 4 })
  expect(late).toEqual([true, false])
})

test('a bot that thinks for long, and what a browser sends by itself, are not late', () => {
  newest().welcome()
  for (const message of [MESSAGES.advise, MESSAGES.examine, MESSAGES.look, MESSAGES.commit]) connection.send(message)
  vi.advanceTimersByTime(LATE_MS + 2_000)
  expect(late).toEqual([])
})

test('after the end nothing is waited for', () => {
  newest().welcome()
  connection.send(MESSAGES.answer)
  connection.close()
  connection.send(MESSAGES.answer)
  expect(vi.getTimerCount()).toBe(0)
})
