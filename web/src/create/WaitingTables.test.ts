import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import type { TableInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import WaitingTables from './WaitingTables.svelte'

const cancel = vi.spyOn(api, 'cancel')
const onclosed = vi.fn()
const onproblem = vi.fn()
const button = () => screen.getByRole('button')

beforeEach(async () => {
  for (const mock of [cancel, onclosed, onproblem]) mock.mockReset()
  await speaking('en')
  const tables = [{ table: 'T', game: 'toy', players: 2, free: 1, opened: 0 }]
  render(WaitingTables, { problem: { code: 'tables.many', params: { tables } as never }, onclosed, onproblem })
})

test('a table that is closed twice is closed once, and no refusal is heard', async () => {
  let answer: (table: TableInfo) => void = () => {}
  cancel.mockReturnValue(new Promise((given) => (answer = given)))
  await fireEvent.click(button())
  await fireEvent.click(button())
  answer({} as TableInfo)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect([cancel.mock.calls, onclosed.mock.calls.length, onproblem.mock.calls]).toEqual([[['T']], 1, []])
})

test('after a refusal the table can be closed again, in the language of now', async () => {
  cancel.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} })).mockResolvedValueOnce({} as TableInfo)
  await fireEvent.click(button())
  await waitFor(() => expect(onproblem).toHaveBeenCalledOnce())
  const named = button().title
  await speaking('nl')
  expect(button().title).not.toBe(named)
  await fireEvent.click(button())
  await waitFor(() => expect(onclosed).toHaveBeenCalledOnce())
})
