import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../words/speaking.stub'
import CopyButton from './CopyButton.svelte'

const writeText = vi.fn<(text: string) => Promise<void>>()
const button = () => screen.getByRole('button')
const said = () => screen.getAllByRole('status').map((status) => status.textContent)
const byHand = () => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')

async function press(): Promise<void> {
  button().click()
  await tick()
}

beforeEach(async () => {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  document.execCommand = () => false
  await speaking('en')
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

test('a text is copied, the page says so, and a text that has changed since is not copied yet', async () => {
  const { rerender } = render(CopyButton, { text: 'one' })
  expect([button().textContent.trim(), said()]).toEqual(['Copy', ['']])
  await press()
  await vi.waitFor(() => expect(said()).toEqual(['Copied']))
  expect([writeText.mock.calls, button().textContent.trim()]).toEqual([[['one']], 'Copied'])
  await rerender({ text: 'two' })
  expect([button().textContent.trim(), said()]).toEqual(['Copy', ['']])
})

test('two presses make the text once; afterwards it can be made again', async () => {
  let made: (text: string) => void = () => {}
  const text = vi.fn(() => new Promise<string>((given) => (made = given)))
  render(CopyButton, { text })
  await press()
  await press()
  expect(text).toHaveBeenCalledOnce()
  made('one')
  await vi.waitFor(() => expect(said()).toEqual(['Copied']))
  await press()
  expect([text.mock.calls.length, said()]).toEqual([2, ['']])
})

test('a text that could not be made is not copied, and can be made again', async () => {
  const text = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce(null).mockResolvedValueOnce('one')
  render(CopyButton, { text })
  await press()
  await tick()
  expect([writeText.mock.calls, said(), byHand()]).toEqual([[], [''], null])
  await press()
  await vi.waitFor(() => expect(said()).toEqual(['Copied']))
})

test('after the browser refuses, the text is selected to copy by hand, until a later press succeeds', async () => {
  writeText.mockRejectedValueOnce(new Error())
  render(CopyButton, { text: 'by hand' })
  await press()
  await vi.waitFor(() => expect(byHand()?.value).toBe('by hand'))
  const field = byHand() as HTMLTextAreaElement
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'by hand'.length])
  expect(button().textContent.trim()).toBe('Copy')
  await press()
  await vi.waitFor(() => expect(said()).toEqual(['Copied']))
  expect(byHand()).toBeNull()
})

test('a field that shows the text already is selected instead of another one', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.value = 'shown'
  writeText.mockRejectedValueOnce(new Error())
  render(CopyButton, { text: 'shown', field })
  await press()
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.selectionStart, field.selectionEnd, byHand()]).toEqual([0, 5, null])
  field.remove()
})

test('the button is in the language of now, before and after it was pressed', async () => {
  render(CopyButton, { text: 'one' })
  await speaking('nl')
  expect(button().textContent.trim()).toBe('Kopiëren')
  await press()
  await vi.waitFor(() => expect(said()).toEqual(['Gekopieerd']))
  await speaking('fr')
  expect(said()).toEqual(['Copié'])
})
