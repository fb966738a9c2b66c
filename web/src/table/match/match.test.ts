import { expect, test, vi } from 'vitest'
import { Match } from './match.svelte'
import { FakeSocket } from './socket.stub'

test.each([
  ['database.away', false],
  ['server.broken', false],
  ['table.unknown', true],
])('a table that is refused by %s is given up: %s', async (code, missing) => {
  const opened: string[] = []
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code, params: {} }), { status: 503 })))
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(url: string) {
        opened.push(url)
      }

      close(): void {
        opened.push('closed')
      }
    },
  )
  const match = new Match('T')
  await vi.waitFor(() => expect(match.missing !== null || opened.length > 0).toBe(true))
  expect([match.missing !== null, opened.length > 0]).toEqual([missing, !missing])
  match.close()
  vi.unstubAllGlobals()
})

test.each([502, 200])(
  'where a page of a proxy answers with status %i, the table is shown once the server is back',
  async (status) => {
    const table = { table: 'T', state: 'waiting', seats: [], sides: [], terms: {}, bound: [] }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html><title>Wait</title>', { status })))
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.welcome = () => ({
      say: 'welcome',
      table,
      look: null,
      plies: [],
      now: null,
      talk: [],
      untold: [],
      taken_back: [],
      happened: [],
      proposals: [],
      offer: { kind: 'none', by: [] },
    })
    const match = new Match('T')
    await vi.waitFor(() => expect(match.table).toEqual(table))
    expect(match.missing).toBeNull()
    match.close()
    vi.unstubAllGlobals()
  },
)
