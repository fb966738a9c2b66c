/** Dialogs, sheets and panels: what opens them over the page, and what closes them. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, type Component } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../words/speaking.stub'
import Confirm from './Confirm.svelte'
import Dialog from './Dialog.svelte'
import { opening } from './dialogs.stub'
import Panel from './Panel.svelte'
import Sheet from './Sheet.svelte'

const children = createRawSnippet(() => ({ render: () => '<p><input aria-label="inside"></p>' }))
const onclose = vi.fn()
const within = () => screen.getByLabelText('inside')

let opener: HTMLButtonElement
let elsewhere: HTMLInputElement

beforeEach(async () => {
  opening()
  onclose.mockReset()
  await speaking('en')
  document.body.innerHTML = '<button>open</button><input aria-label="elsewhere">'
  opener = document.querySelector('button') as HTMLButtonElement
  elsewhere = document.querySelector('input') as HTMLInputElement
  opener.focus()
})

const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const showDialog = (more: object = {}) => render(Dialog, { title: 'Title', onclose, children, ...more })
const showSheet = () => render(Sheet, { title: 'Title', onclose, children })

test('a dialog keeps the rest of the page out of reach, and is named by its title', () => {
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  showDialog()
  expect(modal).toHaveBeenCalledOnce()
  expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Title')
  expect(dialog().classList.contains('full')).toBe(false)
})

test('a click beside a dialog closes it once, and a click in it does not', async () => {
  showDialog()
  await fireEvent.click(within())
  expect([dialog().open, onclose.mock.calls.length]).toEqual([true, 0])
  await fireEvent.click(dialog())
  expect([dialog().open, onclose.mock.calls.length]).toEqual([false, 1])
})

test('the button closes a dialog once', async () => {
  showDialog()
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onclose).toHaveBeenCalledOnce()
})

test('when a dialog has gone, the keyboard is where it was before', () => {
  const { unmount } = showDialog()
  within().focus()
  unmount()
  expect(document.activeElement).toBe(opener)
})

test('a question does what was said: yes or no, and not both', async () => {
  const onyes = vi.fn()
  render(Confirm, { title: 'Title', text: 'Sure?', yes: 'Do it', no: 'Leave it', onyes, onclose })
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it' }))
  expect([onyes.mock.calls.length, onclose.mock.calls.length]).toEqual([0, 1])
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }))
  expect([onyes.mock.calls.length, onclose.mock.calls.length]).toEqual([1, 1])
})

test('a sheet takes the keyboard, and Escape closes it alone, not what lies below', async () => {
  const below = vi.fn()
  document.body.addEventListener('keydown', below)
  showSheet()
  const sheet = screen.getByRole('region', { name: 'Title' })
  expect(document.activeElement).toBe(sheet)
  await fireEvent.keyDown(within(), { key: 'a' })
  expect([onclose.mock.calls.length, below.mock.calls.length]).toEqual([0, 1])
  await fireEvent.keyDown(within(), { key: 'Escape' })
  expect([onclose.mock.calls.length, below.mock.calls.length]).toEqual([1, 1])
  document.body.removeEventListener('keydown', below)
})

test('when a sheet has gone, the keyboard is where it was before', () => {
  const { unmount } = showSheet()
  within().focus()
  unmount()
  expect(document.activeElement).toBe(opener)
})

test('a keyboard that has left a sheet stays where it is when the sheet goes', () => {
  const { unmount } = showSheet()
  elsewhere.focus()
  unmount()
  expect(document.activeElement).toBe(elsewhere)
})

test('a panel takes the keyboard only if it should, and hears keys from anywhere inside', async () => {
  const onkeydown = vi.fn()
  const { rerender } = render(Panel, { id: 'p', title: 'Title', onclose, onkeydown, children })
  expect(document.activeElement).toBe(opener)
  await fireEvent.keyDown(within(), { key: 'a' })
  expect(onkeydown).toHaveBeenCalledOnce()
  await rerender({ focused: true })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Title' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onclose).toHaveBeenCalledOnce()
})

test('the height of a low panel is its content: only screen readers get its title', async () => {
  const { rerender } = render(Panel, { id: 'p', title: 'Title', onclose, children })
  const unseen = () => screen.getByRole('heading', { name: 'Title' }).classList.contains('unseen')
  expect(unseen()).toBe(false)
  await rerender({ low: true })
  expect(unseen()).toBe(true)
})

test.each<[string, Component<{ id: string; title: string; onclose: () => void; children: typeof children }>]>([
  ['dialog', Dialog as never],
  ['sheet', Sheet as never],
  ['panel', Panel as never],
])('the way out of a %s is named in the language of now', async (_, Shown) => {
  render(Shown, { id: 'p', title: 'Title', onclose, children })
  const button = document.querySelector('.icon-button')
  expect(button?.getAttribute('aria-label')).toBe('Close')
  await speaking('nl')
  expect(button?.getAttribute('aria-label')).toBe('Sluiten')
})
