import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import type { DeviceInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import Devices from './Devices.svelte'

const device = (id: string, own = false) => ({ id, browser: 'Firefox', system: id, used: 0, this: own }) as DeviceInfo
const endDevice = vi.spyOn(api, 'endDevice')
const onchange = vi.fn()
const sign = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const problem = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent.trim())
    .join('')

beforeEach(async () => {
  endDevice.mockReset()
  onchange.mockReset()
  await speaking('en')
  render(Devices, { devices: [device('here', true), device('Linux')], onchange, onended: () => {} })
})

test('a device that is signed out twice is signed out once, and no refusal is heard', async () => {
  let answer: (keeping: never) => void = () => {}
  endDevice.mockReturnValue(new Promise((given) => (answer = given)))
  await sign(/Linux/)
  await sign(/Linux/)
  answer({ devices: [] } as never)
  await waitFor(() => expect(onchange).toHaveBeenCalledOnce())
  expect([endDevice.mock.calls, problem()]).toEqual([[['Linux']], ''])
})

test('a refusal is said in the language of now, and the button works again', async () => {
  endDevice.mockRejectedValueOnce(new Declined({ code: 'device.unknown', params: {} }))
  await sign(/Linux/)
  await waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  endDevice.mockResolvedValueOnce({ devices: [] } as never)
  await sign(/Linux/)
  await waitFor(() => expect(onchange).toHaveBeenCalledOnce())
  expect(problem()).toBe('')
})
