import { expect, test, vi } from 'vitest'
import { Declined } from '../wire/api'
import { Press } from './press.svelte'

const refused = () => Promise.reject(new Declined({ code: 'name.long', params: {} }))

test('while a request is on its way, pressing again sends nothing; afterwards it does', async () => {
  const press = new Press()
  let answer = () => {}
  const request = vi.fn(() => new Promise<void>((done) => (answer = done)))
  const first = press.send(request)
  expect(await press.send(request)).toBe(false)
  expect([request.mock.calls.length, press.busy]).toEqual([1, true])
  answer()
  expect(await first).toBe(true)
  void press.send(request)
  expect(request).toHaveBeenCalledTimes(2)
})

test('a refusal is kept until the next request is sent', async () => {
  const press = new Press()
  expect(await press.send(refused)).toBe(false)
  expect([press.problem?.code, press.busy]).toEqual(['name.long', false])
  const again = press.send(() => Promise.resolve())
  expect(press.problem).toBeNull()
  expect(await again).toBe(true)
})
