import { expect, test } from 'vitest'
import type { ServerMessage } from '../../wire/protocol'
import { Questions } from './questions'

const EXAMINED: ServerMessage = { say: 'examined', id: 'a', ply: 3, report: { legal: true } }

test('each question gets its own answer', async () => {
  const questions = new Questions()
  const asked = questions.ask('a')
  const other = questions.ask('b')
  questions.answer('a', EXAMINED)
  expect(await asked).toBe(EXAMINED)
  expect(questions.refuse({ id: 'b', code: 'move.stale', params: { ply: 4 } })).toBe(true)
  await expect(other).rejects.toMatchObject({ code: 'move.stale', params: { ply: 4 } })
})

test('a refusal of what was never asked is ignored', () => {
  expect(new Questions().refuse({ id: 'a', code: 'move.stale', params: {} })).toBe(false)
  expect(new Questions().refuse({ id: null, code: 'request.malformed', params: {} })).toBe(false)
})
