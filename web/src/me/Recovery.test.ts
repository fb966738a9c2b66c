import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, Declined } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import Recovery from './Recovery.svelte'

const make = vi.spyOn(api, 'makeWords')
const remove = vi.spyOn(api, 'removeWords')
const refused = new Declined({ code: 'server.broken', params: {} })
const problem = () => screen.getByRole('alert').textContent.trim()
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const changed = vi.fn<() => Promise<void>>()

beforeEach(async () => {
  make.mockReset()
  remove.mockReset()
  changed.mockReset().mockResolvedValue()
  await speaking('en')
  render(Recovery, { made: Date.UTC(2026, 0, 2), where: 'Firefox', onchange: changed })
})

test('words that are asked for twice are made once, because each makes those before void', async () => {
  make.mockReturnValue(new Promise(() => {}))
  await press(/new/i)
  await press(/new/i)
  expect(make.mock.calls).toEqual([['en']])
})

test('after a refusal the words are made in the language of now, and nothing of the refusal is left', async () => {
  make.mockRejectedValueOnce(refused).mockResolvedValueOnce({ words: ['één', 'twee'] } as never)
  await press(/new/i)
  await waitFor(() => expect(problem()).not.toBe(''))
  await speaking('nl')
  await press(/nieuwe/i)
  await waitFor(() => expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['één', 'twee']))
  expect([make.mock.lastCall, problem()]).toEqual([['nl'], ''])
})

test('what was refused before is gone once the words are removed', async () => {
  make.mockRejectedValueOnce(refused)
  remove.mockResolvedValue({} as never)
  await press(/new/i)
  await waitFor(() => expect(problem()).not.toBe(''))
  await press(/^Remove/)
  await waitFor(() => expect(problem()).toBe(''))
  expect(remove).toHaveBeenCalledOnce()
})

test('the new words have the focus at once, and the page takes it from nothing that the user chose since', async () => {
  let loaded = (): void => {}
  make.mockResolvedValue({ words: ['one', 'two'] } as never)
  changed.mockReturnValue(new Promise((resolve) => (loaded = resolve)))
  await press(/new/i)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
  screen.getByRole('button', { name: /Copy/ }).focus()
  loaded()
  await vi.waitFor(() => expect(changed).toHaveResolved())
  await new Promise((later) => setTimeout(later))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Copy/ }))
})
