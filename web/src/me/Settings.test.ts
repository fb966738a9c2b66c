import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../wire/api'
import Settings from './Settings.svelte'

afterEach(() => vi.restoreAllMocks())

test('languages that the server speaks besides ours are listed by their own names', async () => {
  // jsdom opens no dialogs, but shows their content anyway.
  HTMLDialogElement.prototype.showModal = () => {}
  vi.spyOn(api, 'languages').mockResolvedValue(['de', 'pt-BR'])
  render(Settings, { onclose: () => {} })
  expect((await screen.findByText('Deutsch')).getAttribute('lang')).toBe('de')
  expect(screen.getByText('Português (Brasil)')).toBeTruthy()
  expect(screen.getByText('Français')).toBeTruthy()
})
