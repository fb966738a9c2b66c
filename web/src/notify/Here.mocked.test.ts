import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'

const turnOn = vi.hoisted(() => vi.fn())
vi.mock('./push', () => ({ pushState: () => Promise.resolve('off'), turnOn, turnOff: vi.fn() }))
const { default: Here } = await import('./Here.svelte')

const told = vi.fn()

async function press(name: RegExp): Promise<void> {
  screen.getByRole('button', { name }).click()
  await tick()
}

beforeEach(async () => {
  turnOn.mockReset()
  told.mockReset()
  vi.spyOn(api, 'notifications').mockResolvedValue({} as never)
  await speaking('en')
  render(Here, { onchange: told })
  await screen.findByRole('button')
})

test('who presses twice is asked for leave once, and the button says then how to turn it off', async () => {
  let allow: (state: string) => void = () => {}
  turnOn.mockReturnValue(new Promise((given) => (allow = given)))
  await press(/Turn on here/)
  await press(/Turn on here/)
  expect(turnOn).toHaveBeenCalledOnce()
  allow('on')
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(screen.queryByRole('button', { name: /Turn on here/ })).toBeNull()
})

test.each([
  ['the server', new Declined({ code: 'push.host', params: {} })],
  ['the browser', new Error('no service')],
])('after a refusal by %s it can be turned on, and nothing of the refusal is left', async (_, thrown) => {
  const problems = () =>
    screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent.trim())
      .join('')
  turnOn.mockRejectedValueOnce(thrown).mockResolvedValueOnce('on')
  await press(/Turn on here/)
  await vi.waitFor(() => expect(problems()).not.toBe(''))
  const said = problems()
  await speaking('nl')
  expect(problems()).not.toBe(said)
  await speaking('en')
  await press(/Turn on here/)
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(problems()).toBe('')
})
