import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'
import TableLink from './TableLink.svelte'

const link = 'http://games.example/t/abc'
vi.stubGlobal('location', new URL('http://games.example/t/abc'))
const share = vi.fn<(given: object) => Promise<void>>()
const writeText = vi.fn<(text: string) => Promise<void>>()
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const sharing = () => screen.getAllByRole('button')[1]
const said = () => screen.getAllByRole('status').map((status) => status.textContent)
const byHand = () => screen.queryByText(/copy it by hand/)

async function press(): Promise<void> {
  sharing()?.click()
  await tick()
}

function browser(more: object): void {
  vi.stubGlobal('location', new URL(link))
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...more })
}

beforeEach(async () => {
  share.mockReset().mockResolvedValue()
  writeText.mockReset().mockResolvedValue()
  document.execCommand = () => false
  await speaking('en')
  browser({ share })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

test('the link to the table is shown, as text and to scan', async () => {
  const { rerender } = render(TableLink, { id: 'abc' })
  expect([field().value, screen.getByRole('img').getAttribute('src')]).toEqual([link, '/api/tables/abc/qr.svg'])
  await rerender({ id: 'xyz' })
  expect(field().value).toBe('http://games.example/t/xyz')
})

test('a browser without a share dialog offers to copy alone', () => {
  browser({})
  render(TableLink, { id: 'abc' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('two presses open one share dialog, and later it opens again', async () => {
  let done = () => {}
  share.mockReturnValueOnce(new Promise((given) => (done = given)))
  render(TableLink, { id: 'abc' })
  await press()
  await press()
  expect(share.mock.calls).toEqual([[{ title: 'Tablée', url: link }]])
  done()
  await vi.waitFor(async () => {
    await press()
    expect(share).toHaveBeenCalledTimes(2)
  })
  expect([writeText.mock.calls, byHand()]).toEqual([[], null])
})

test('after the player closes the share dialog, nothing is copied and nothing is said', async () => {
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  render(TableLink, { id: 'abc' })
  await press()
  await tick()
  expect([writeText.mock.calls, said(), byHand()]).toEqual([[], ['', ''], null])
})

test('a link that the browser would not share is copied, and the page says so, until the next attempt', async () => {
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  render(TableLink, { id: 'abc' })
  await press()
  await vi.waitFor(() => expect(said()).toEqual(['', 'Copied']))
  expect([writeText.mock.calls, sharing()?.textContent.trim()]).toEqual([[[link]], 'Copied'])
  await speaking('nl')
  expect(said()).toEqual(['', 'Gekopieerd'])
  await press()
  await vi.waitFor(() => expect(said()).toEqual(['', '']))
})

test('a link that can be neither shared nor copied is selected to copy by hand, until the next attempt', async () => {
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  writeText.mockRejectedValueOnce(new Error())
  render(TableLink, { id: 'abc' })
  await press()
  await vi.waitFor(() => expect(byHand()).not.toBeNull())
  expect([document.activeElement, field().selectionStart, field().selectionEnd]).toEqual([field(), 0, link.length])
  await press()
  await vi.waitFor(() => expect(byHand()).toBeNull())
})
