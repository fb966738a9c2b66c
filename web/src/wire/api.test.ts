/** What is thrown where the server's answer is not what was asked for. */

import { afterEach, expect, test, vi } from 'vitest'
import { api, ask, problemOf } from './api'

afterEach(() => vi.unstubAllGlobals())

const answered = (body: BodyInit | null, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
const PAGE = '<!doctype html><title>Bad gateway</title>'

async function problem(): Promise<string> {
  try {
    await ask('GET', '/api/me')
  } catch (thrown) {
    return problemOf(thrown).code
  }
  return 'none'
}

test('a refusal is thrown with its code and parameters', async () => {
  answered(JSON.stringify({ code: 'seat.taken', params: { seat: 1 } }), 409)
  await expect(ask('POST', '/api/tables')).rejects.toMatchObject({ code: 'seat.taken', params: { seat: 1 } })
})

test.each([502, 200])(
  'an answer of status %i that cannot be read is the server’s fault, not the connection’s',
  async (status) => {
    answered(PAGE, status)
    expect(await problem()).toBe('server.broken')
  },
)

test.each([PAGE, `${PAGE}\n`, '{"ply":'])('so is one of an analysis, which comes line by line: %s', async (body) => {
  answered(body, 200)
  const heard = vi.fn()
  await expect(api.analysis('T', heard, new AbortController().signal)).rejects.toMatchObject({ code: 'server.broken' })
  expect(heard).not.toHaveBeenCalled()
})

test('an analysis is told line by line, to its end', async () => {
  answered('{"ply":1}\n{"ply":2}\n', 200)
  const heard = vi.fn()
  await api.analysis('T', heard, new AbortController().signal)
  expect(heard.mock.calls).toEqual([[{ ply: 1 }], [{ ply: 2 }]])
})

test.each([502, 200])('where an answer of status %i breaks off, there is no connection', async (status) => {
  const broken = new ReadableStream({
    start: (stream) => stream.error(new TypeError('terminated')),
  })
  answered(broken, status)
  expect(await problem()).toBe('connection.none')
})

test('where none comes, there is no connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  expect(await problem()).toBe('connection.none')
})
