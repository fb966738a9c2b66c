import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import type { ChannelInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import ChannelList from './ChannelList.svelte'

const channel = (id: string, confirmed = true) =>
  ({ id, kind: 'mail', shown: `${id}@here`, here: false, confirmed, failures: 0 }) as ChannelInfo
const remove = vi.spyOn(api, 'removeChannel')
const told = vi.fn()
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const problem = () => screen.getByRole('alert').textContent.trim()

beforeEach(async () => {
  remove.mockReset()
  told.mockReset()
  await speaking('en')
  render(ChannelList, { channels: [channel('ana'), channel('ben', false)], onchange: told })
})

test('a channel that is removed twice is removed once', async () => {
  remove.mockReturnValue(new Promise(() => {}))
  await press(/ana/)
  await press(/ana/)
  expect(remove.mock.calls).toEqual([['ana']])
})

test('after a refusal the channel can be removed, and nothing of the refusal is left, in the other language too', async () => {
  remove.mockRejectedValueOnce(new Declined({ code: 'channel.unknown', params: {} })).mockResolvedValueOnce({} as never)
  await press(/ana/)
  await waitFor(() => expect(problem()).not.toBe(''))
  const said = problem()
  await speaking('nl')
  expect(problem()).not.toBe(said)
  await press(/ana/)
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(problem()).toBe('')
})
