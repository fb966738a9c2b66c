import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { opening } from '../frame/dialogs.stub'
import { api } from '../wire/api'
import { settings } from '../settings/settings.svelte'
import { speaking } from '../words/speaking.stub'
import Settings from './Settings.svelte'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Object.assign(settings, { child: false, spoken: false })
})

test('languages that the server speaks besides ours are listed by their own names', async () => {
  opening()
  vi.spyOn(api, 'languages').mockResolvedValue(['de', 'pt-BR'])
  render(Settings, { onclose: () => {} })
  expect((await screen.findByText('Deutsch')).getAttribute('lang')).toBe('de')
  expect(screen.getByText('Português (Brasil)')).toBeTruthy()
  expect(screen.getByText('Français')).toBeTruthy()
})

test('the child’s mode also turns reading aloud on and off, which can be chosen apart from it', async () => {
  const voice = { speak: vi.fn(), cancel: vi.fn() }
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', vi.fn())
  opening()
  vi.spyOn(api, 'languages').mockResolvedValue([])
  await speaking('en')
  render(Settings, { onclose: () => {} })
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const press = async (name: RegExp) => {
    box(name).click()
    await tick()
  }
  expect([settings.child, settings.spoken]).toEqual([false, false])
  await press(/^Child’s mode/)
  expect([settings.child, settings.spoken, box(/^Read aloud/).checked]).toEqual([true, true, true])
  expect(voice.speak).toHaveBeenCalledOnce()
  await press(/^Read aloud/)
  expect([settings.child, settings.spoken]).toEqual([true, false])
  await speaking('nl')
  await press(/^Kindermodus/)
  expect([settings.child, settings.spoken]).toEqual([false, false])
  await press(/^Kindermodus/)
  expect([settings.child, settings.spoken]).toEqual([true, true])
})

test('a browser without a voice offers no reading aloud', async () => {
  opening()
  vi.spyOn(api, 'languages').mockResolvedValue([])
  await speaking('en')
  render(Settings, { onclose: () => {} })
  expect(screen.queryByRole('checkbox', { name: /^Read aloud/ })).toBeNull()
})

test('the language and the theme that hold are the buttons that are pressed', async () => {
  opening()
  vi.spyOn(api, 'languages').mockResolvedValue(['de'])
  await speaking('en')
  const { theme } = settings
  render(Settings, { onclose: () => {} })
  await screen.findByText('Deutsch')
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent.trim())
  settings.theme = 'dark'
  await tick()
  expect(pressed()).toEqual(['English', 'Dark'])
  screen.getByRole('button', { name: 'Light' }).click()
  screen.getByText('Nederlands').click()
  await tick()
  expect([settings.theme, settings.language]).toEqual(['light', 'nl'])
  await speaking('nl')
  expect(pressed()).toEqual(['Nederlands', 'Licht'])
  settings.theme = theme
  await speaking('en')
})
