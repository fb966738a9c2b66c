import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'

const chosen = vi.hoisted(() => vi.fn())
vi.mock('../words/words.svelte', () => ({ t: (id: string) => id, sentence: ({ code }: { code: string }) => code }))
vi.mock('../wire/api', () => ({
  api: {
    tableNotices: (id: string) => Promise.resolve({ mode: 'on', everywhere: 'on', channels: id === 'T' ? 1 : 0 }),
    setTableNotices: (_: string, mode: string) => chosen(mode) as unknown,
  },
  problemOf: (thrown: unknown) => thrown,
}))
const { router } = await import('../frame/router.svelte')
const { default: TableNotices } = await import('./TableNotices.svelte')

beforeEach(() => chosen.mockReset())

async function choose(mode: string): Promise<HTMLSelectElement> {
  render(TableNotices, { id: 'T' })
  const select = await screen.findByRole<HTMLSelectElement>('combobox')
  await fireEvent.change(select, { target: { value: mode } })
  return select
}

test('what was chosen is asked for and shown', async () => {
  chosen.mockResolvedValue({ mode: 'off', everywhere: 'on', channels: 1 })
  const select = await choose('off')
  expect(chosen).toHaveBeenCalledWith('off')
  await waitFor(() => expect(select.value).toBe('off'))
})

test('a choice that was refused is said to be, is not shown, and can be made again', async () => {
  chosen.mockRejectedValueOnce({ code: 'connection.none', params: {} })
  const select = await choose('off')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('connection.none'))
  expect(select.value).toBe('on')
  chosen.mockResolvedValue({ mode: 'off', everywhere: 'on', channels: 1 })
  await fireEvent.change(select, { target: { value: 'off' } })
  await waitFor(() => expect(select.value).toBe('off'))
})

test('the way to the notifications names the table, so that their page leads back', () => {
  vi.spyOn(router, 'route', 'get').mockReturnValue({ page: 'table', table: 'abcdefghijklmnop' })
  render(TableNotices, { id: 'without channels' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/notifications?to=/t/abcdefghijklmnop')
})
