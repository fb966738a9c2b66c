/** Errors of requests whose answer is not the expected one. */

import { afterEach, expect, test, vi } from 'vitest'
import { api, ask, Declined, NO_CONNECTION, problemOf } from './api'
import { reached } from './declined'

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

test('an analysis arrives line by line, to its end', async () => {
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

test.each([new TypeError('failed to fetch'), new DOMException('late', 'TimeoutError')])(
  'where no answer comes (%s), the refusal says that there is no connection',
  async (thrown) => {
    vi.stubGlobal('fetch', () => Promise.reject(thrown))
    await expect(ask('GET', '/api/me')).rejects.toBeInstanceOf(Declined)
    expect(await problem()).toBe('connection.none')
  },
)

test('an error of our own is no matter of the connection: people see a fault, the console the error', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ours = new TypeError('x is undefined')
  expect(problemOf(ours)).toEqual({ code: 'fault.note', params: {} })
  expect(reported).toHaveBeenCalledExactlyOnceWith(ours)
  reported.mockRestore()
})

test('an error of our own in what takes an analysis stays one', async () => {
  answered('{"ply":1}\n', 200)
  const ours = new TypeError('x is undefined')
  const heard = () => {
    throw ours
  }
  await expect(api.analysis('T', heard, new AbortController().signal)).rejects.toBe(ours)
})

test('what the caller breaks off is neither', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error))
  await expect(api.analysis('T', vi.fn(), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})

test('a part of the pages that cannot be loaded is a matter of the connection', async () => {
  const coming = Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(reached(coming)).rejects.toMatchObject(NO_CONNECTION)
})
