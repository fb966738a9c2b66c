import { expect, test, vi } from 'vitest'
import { Match } from './match.svelte'

test.each([
  ['database.away', false],
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
