import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import type { PasskeyInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'

const passkeys = vi.hoisted(() => ({ hasPasskeys: () => true, makePasskey: vi.fn() }))
vi.mock('./passkeys', async (original) => ({ ...(await original<object>()), ...passkeys }))
const { default: Passkeys } = await import('./Passkeys.svelte')

const own = { id: 'p', made: 0, here: false, site: 'there.example', browser: '', system: '' } as unknown as PasskeyInfo
const add = vi.spyOn(api, 'addPasskey')
const remove = vi.spyOn(api, 'removePasskey')
const onchange = vi.fn()
const make = () => press(/^Make a passkey/)
const takeAway = () => press(/^Remove/)
const status = () => screen.getByRole('status').textContent
const said = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent.trim())
    .join('')

async function press(name: RegExp): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  for (const mock of [add, remove, onchange, passkeys.makePasskey]) mock.mockReset()
  vi.spyOn(api, 'passkeyQuestion').mockResolvedValue({} as never)
  passkeys.makePasskey.mockResolvedValue({ id: 'q' })
  await speaking('en')
  render(Passkeys, { passkeys: [own], onchange })
})

test('two presses ask for one passkey, and the page says that it is made', async () => {
  add.mockResolvedValue({} as never)
  await make()
  await make()
  await vi.waitFor(() => expect(status()).toContain('Done'))
  expect([passkeys.makePasskey.mock.calls.length, add.mock.calls.length, onchange.mock.calls.length]).toEqual([1, 1, 1])
})

test('a passkey that is removed twice is removed once', async () => {
  remove.mockReturnValue(new Promise(() => {}))
  await takeAway()
  await takeAway()
  expect(remove.mock.calls).toEqual([['p']])
})

test.each([
  ['the server', new Declined({ code: 'server.broken', params: {} })],
  ['the browser', new DOMException('', 'InvalidStateError')],
])('after a refusal by %s it can be made, and nothing of the refusal is left', async (_, thrown) => {
  passkeys.makePasskey.mockRejectedValueOnce(thrown)
  add.mockResolvedValue({} as never)
  await make()
  await vi.waitFor(() => expect(said()).not.toBe(''))
  const before = said()
  expect(status()).toBe('')
  await speaking('nl')
  expect(said()).not.toBe(before)
  await speaking('en')
  await make()
  await vi.waitFor(() => expect(status()).toContain('Done'))
  expect(said()).toBe('')
})

test('that one was made is no longer said once another is removed, or was not', async () => {
  add.mockResolvedValue({} as never)
  await make()
  await vi.waitFor(() => expect(status()).toContain('Done'))
  remove.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
  await takeAway()
  await vi.waitFor(() => expect(said()).not.toBe(''))
  expect(status()).toBe('')
})
