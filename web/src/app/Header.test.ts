import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../frame/dialogs.stub'
import { router } from '../frame/router.svelte'
import { own } from '../own/own.svelte'
import { settings } from '../settings/settings.svelte'
import { api } from '../wire/api'
import { speaking } from '../words/speaking.stub'
import Header from './Header.svelte'

const lay = vi.spyOn(router, 'lay')
const lift = vi.spyOn(router, 'lift')
const tongues = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.tongues button')].map((button) => [
    button.lang,
    button.getAttribute('aria-pressed'),
  ])

beforeEach(async () => {
  opening()
  lay.mockReset().mockImplementation(() => {})
  lift.mockReset().mockImplementation(() => {})
  vi.spyOn(api, 'languages').mockResolvedValue([])
  vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ana', face: null } as never)
  router.over = null
  own.awaits([])
  await speaking('en')
})
afterEach(() => {
  router.over = null
  own.awaits([])
})

test('one press changes the language, and the pressed button shows which it is', async () => {
  render(Header, { table: null })
  expect(tongues()).toEqual([
    ['fr', 'false'],
    ['nl', 'false'],
    ['en', 'true'],
  ])
  await fireEvent.click(document.querySelector('.tongues [lang=nl]') as Element)
  expect([settings.language, tongues()[1]?.[1], tongues()[2]?.[1]]).toEqual(['nl', 'true', 'false'])
  await speaking('nl')
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Taal')
})

test('a language that the operator added is listed only while it is chosen', async () => {
  render(Header, { table: null })
  settings.language = 'de-AT'
  flushSync()
  expect(tongues().map(([tongue]) => tongue)).toEqual(['fr', 'nl', 'en', 'de-AT'])
  expect(document.querySelector('header.crowded')).not.toBeNull()
  settings.language = 'en'
  flushSync()
  expect(tongues()).toHaveLength(3)
  expect(document.querySelector('header.crowded')).toBeNull()
})

test('at a table the next table that waits takes the place of the languages', async () => {
  own.awaits(['U'])
  const { rerender } = render(Header, { table: 'T' })
  const next = () => document.querySelector('[data-next-table]')?.getAttribute('href')
  expect([tongues(), next()]).toEqual([[], '/t/U'])
  await rerender({ table: 'U' })
  expect(next()).toBeUndefined()
  await rerender({ table: null })
  expect([tongues().length, next()]).toEqual([3, undefined])
})

test('the settings open over the page, and close again', async () => {
  render(Header, { table: null })
  await fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
  expect(lay.mock.calls).toEqual([['settings']])
  router.over = 'settings'
  flushSync()
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  ;(document.querySelector('dialog') as HTMLDialogElement).close()
  expect(lift).toHaveBeenCalledOnce()
  router.over = null
  flushSync()
  expect(document.querySelector('dialog')).toBeNull()
})

test('another layer over the page is not the settings', async () => {
  render(Header, { table: null })
  router.over = 'else'
  flushSync()
  await import('../me/Settings.svelte')
  await tick()
  expect(document.querySelector('dialog')).toBeNull()
})
