import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'

const endDevices = vi.hoisted(() => vi.fn())
vi.mock('../words/words.svelte', () => ({
  t: (id: string, given?: { count: number }) => (given ? `${id} ${given.count}` : id),
  sentence: ({ code }: { code: string }) => code,
}))
vi.mock('../wire/api', () => ({ api: { endDevices }, problemOf: (thrown: unknown) => thrown }))
const { default: EndDevices } = await import('./EndDevices.svelte')

beforeEach(() => endDevices.mockReset())

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('nothing is ended before the guest says yes, and the keyboard is on no', async () => {
  render(EndDevices, { onended: () => {} })
  await press('devices-end')
  expect(endDevices).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('devices-end-no'))
  expect(screen.getByRole('group', { name: 'devices-end-text' })).toBeTruthy()
  await press('devices-end-no')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('devices-end'))
  expect(endDevices).not.toHaveBeenCalled()
})

it('the number of ended devices is shown', async () => {
  endDevices.mockResolvedValue({ ended: 2 })
  const onended = vi.fn()
  render(EndDevices, { onended })
  await press('devices-end')
  await press('devices-end-yes')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('devices-ended 2'))
  expect(onended).toHaveBeenCalledOnce()
})

it.each([true, false])('ways to come back end too where that is ticked, and only there (%s)', async (ticked) => {
  endDevices.mockResolvedValue({ ended: 0 })
  render(EndDevices, { onended: () => {} })
  await press('devices-end')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'devices-end-keys' })
  expect(box.checked).toBe(false)
  if (ticked) await fireEvent.click(box)
  await press('devices-end-yes')
  expect(endDevices).toHaveBeenLastCalledWith(ticked)
})

it('pressed twice, it ends them once', async () => {
  let answer: (ended: object) => void = () => {}
  endDevices.mockReturnValueOnce(new Promise((given) => (answer = given)))
  render(EndDevices, { onended: () => {} })
  await press('devices-end')
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'devices-end-yes' })
  yes.click()
  await tick()
  yes.click()
  answer({ ended: 1 })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('devices-ended 1'))
  expect(endDevices).toHaveBeenCalledOnce()
})

it('who asks again reads nothing of the last refusal, nor of the last count', async () => {
  endDevices.mockRejectedValueOnce({ code: 'server.broken', params: {} }).mockResolvedValueOnce({ ended: 3 })
  render(EndDevices, { onended: () => {} })
  const said = () => [screen.getByRole('alert').textContent.trim(), screen.getByRole('status').textContent]
  await press('devices-end')
  await press('devices-end-yes')
  await waitFor(() => expect(said()).toEqual(['server.broken', '']))
  await press('devices-end')
  expect(said()).toEqual(['', ''])
  await press('devices-end-yes')
  await waitFor(() => expect(said()).toEqual(['', 'devices-ended 3']))
  await press('devices-end')
  expect(said()).toEqual(['', ''])
})
