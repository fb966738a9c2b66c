import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import WayBack from './WayBack.svelte'

const goBack = vi.spyOn(api, 'goBack')
const reload = vi.fn()
const button = () => screen.getByRole<HTMLButtonElement>('button')
const problem = () => screen.getByRole('alert').textContent.trim()

async function press(): Promise<void> {
  button().click()
  await tick()
}

beforeEach(async () => {
  goBack.mockReset()
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  await speaking('en')
  render(WayBack, { back: { other: 'Eve', joined: false, until: 0 } as never })
})
afterEach(() => vi.unstubAllGlobals())

test('who presses twice goes back once, also while the page is loaded again', async () => {
  goBack.mockResolvedValue({ name: 'Ana' } as never)
  await press()
  await press()
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  await tick()
  expect([goBack.mock.calls.length, button().disabled]).toEqual([1, true])
})

test('after a refusal the way back is open, and why it was refused is said in the language of now', async () => {
  goBack.mockRejectedValueOnce(new Declined({ code: 'return.closed', params: {} })).mockReturnValue(new Promise(() => {}))
  await press()
  await vi.waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect([problem() === said, button().disabled]).toEqual([false, false])
  await press()
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledTimes(2))
  expect(problem()).toBe('')
})
