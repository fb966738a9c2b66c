import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'

const passkeys = vi.hoisted(() => ({ hasPasskeys: () => true, askPasskey: vi.fn() }))
vi.mock('./passkeys', async (original) => ({ ...(await original<object>()), ...passkeys }))
const { default: Back } = await import('./Back.svelte')

const claim = vi.spyOn(api, 'claim')
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const come = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Get my seat back' })
const passkey = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use my passkey' })
const write = (words: string) => fireEvent.input(field(), { target: { value: words } })
const said = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent.trim())
    .join('')

async function press(button: HTMLButtonElement): Promise<void> {
  button.click()
  await tick()
}

beforeEach(async () => {
  claim.mockReset()
  passkeys.askPasskey.mockReset()
  vi.spyOn(api, 'me').mockResolvedValue({ name: null, face: null } as never)
  vi.spyOn(api, 'passkeyChallenge').mockResolvedValue({ challenge: '', site: 'here' })
  await speaking('en')
  render(Back, { id: '' })
})

test('nothing can be sent before there are words; sent twice, they are sent once', async () => {
  expect(come().disabled).toBe(true)
  await write('eight words')
  claim.mockReturnValue(new Promise(() => {}))
  await press(come())
  await press(come())
  await vi.waitFor(() => expect(claim.mock.calls).toEqual([[{ words: 'eight words', join: false, give_up: false }]]))
  expect(passkey().disabled).toBe(true)
})

test('after a refusal the words are still there and can be sent, and nothing of the refusal is left', async () => {
  claim.mockRejectedValueOnce(new Declined({ code: 'words.unknown', params: {} })).mockReturnValueOnce(new Promise(() => {}))
  await write('seven words')
  await press(come())
  await vi.waitFor(() => expect(said()).not.toBe(''))
  const before = said()
  await speaking('nl')
  expect(said()).not.toBe(before)
  await speaking('en')
  expect(field().value).toBe('seven words')
  await write('eight words')
  await press(come())
  await vi.waitFor(() => expect(claim).toHaveBeenCalledTimes(2))
  expect(said()).toBe('')
})

test('a passkey that is not shown is said so, and the words can be used instead', async () => {
  passkeys.askPasskey.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await press(passkey())
  await vi.waitFor(() => expect(said()).toContain('No passkey was used'))
  expect(claim).not.toHaveBeenCalled()
  claim.mockResolvedValue({ name: 'Ana', face: null } as never)
  await write('eight words')
  await press(come())
  await screen.findByRole('status')
  expect([said(), screen.queryByRole('textbox')]).toEqual(['', null])
})
