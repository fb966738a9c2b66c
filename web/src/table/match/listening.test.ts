import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Talk, TalkPolicy } from '../../wire/protocol'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

const seat = (at: number, own: boolean) => ({ seat: at, kind: 'guest', name: `${at}`, mine: own, own, resigned: false })
const step = (ply: number) => ({ ply, seat: 0, move: 'x', events: [], view: {}, at: 0 })
const now = (over: object | null) => ({ ply: 0, turn: 0, undone: 0, undo: false, legal: null, over })
const line = (n: number): Talk => ({ n, seat: null, name: 'Cy', preset: null, text: `line ${n}`, at: n, own: false })

let talk: TalkPolicy
/** The answer to a hello. */
let told: Talk[]
let untold: number[]

let asked: number

function welcome(): unknown {
  asked += 1
  const rest = { look: 0, taken_back: [], offer: { kind: 'none', by: [] }, happened: [] }
  return { say: 'welcome', table: table(), plies: [step(0)], now: now(null), talk: told, untold, ...rest }
}

const table = () => ({ table: 'T', game: 'none', state: 'running', seats: [seat(0, true), seat(1, false)], terms: { talk } })
const ends = () => FakeSocket.last.say({ say: 'step', step: step(0), before: null, now: now({ ranks: [1, 2] }) })
const shown = (match: Match) => match.conversation.lines.map(({ n }) => n)

async function sitting(policy: TalkPolicy): Promise<Match> {
  talk = policy
  const match = new Match('T')
  await vi.waitFor(() => expect(match.now).not.toBeNull())
  return match
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(table()))))
  vi.stubGlobal('WebSocket', FakeSocket)
  asked = 0
  FakeSocket.welcome = welcome
  told = untold = []
})
afterEach(() => vi.unstubAllGlobals())

test('what a moderator takes away goes from the page at once', async () => {
  told = [line(1), line(2)]
  const match = await sitting('everybody')
  FakeSocket.last.say({ say: 'untold', lines: [1] })
  expect(shown(match)).toEqual([2])
  match.close()
})

test('a viewer who receives no earlier lines keeps those they heard, except those not to be shown', async () => {
  const match = await sitting('everybody')
  for (const n of [1, 2]) FakeSocket.last.say({ say: 'talk', talk: line(n) })
  untold = [1]
  match.listenAgain()
  await vi.waitFor(() => expect(shown(match)).toEqual([2]))
  match.close()
})

test.each([
  ['players', 2],
  ['everybody', 1],
] as const)('after a match in which %s talked the page asks %i times what was said', async (policy, hellos) => {
  const match = await sitting(policy)
  ends()
  await new Promise((done) => setTimeout(done))
  expect(asked).toBe(hellos)
  match.close()
})
