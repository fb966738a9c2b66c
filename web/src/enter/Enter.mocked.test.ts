import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../words/speaking.stub'

const change = vi.hoisted(() => vi.fn((deed: () => Promise<unknown>, _next: string) => deed()))
vi.mock('../guest/changing', () => ({ current: { change } }))
const { api, Declined } = await import('../wire/api')
const { router } = await import('../frame/router.svelte')
const { default: Enter } = await import('./Enter.svelte')

const enter = vi.spyOn(api, 'enter')
const go = vi.spyOn(router, 'go').mockImplementation(() => {})
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Come in' }))

beforeEach(async () => {
  await speaking('en')
  enter.mockReset()
  go.mockClear()
  history.replaceState(null, '', '/enter#secret')
  render(Enter, { id: '' })
})

test('nothing is sent before a press, so that previews do not use the link up', () => {
  expect(enter).not.toHaveBeenCalled()
  expect(location.href).not.toContain('secret')
})

test('a press comes in, and leads to the start page', async () => {
  enter.mockResolvedValue({} as never)
  await press()
  await waitFor(() => expect(go).toHaveBeenCalledWith('/'))
  expect(enter).toHaveBeenCalledWith({ token: 'secret' })
  expect(change.mock.calls[0]?.[1]).toBe('same')
})

test('a link that lets nobody in says so', async () => {
  enter.mockRejectedValue(new Declined({ code: 'entrance.unknown', params: {} }))
  await press()
  await waitFor(() => expect(screen.getByText(/no longer works/)).toBeTruthy())
  expect(go).not.toHaveBeenCalled()
})

test('another link in the same tab is taken, too, and a jump within the page is not one', async () => {
  const reload = vi.fn()
  const at = { hash: '', pathname: '/enter', search: '', reload }
  vi.stubGlobal('location', at)
  await fireEvent(window, new Event('hashchange'))
  expect(reload).not.toHaveBeenCalled()
  at.hash = '#another'
  await fireEvent(window, new Event('hashchange'))
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
