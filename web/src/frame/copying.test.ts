import { afterEach, expect, test, vi } from 'vitest'
import { copy } from './copying'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Stub a browser with this clipboard, in which `execCommand` behaves as `old` does. */
function browser(writeText: (() => Promise<void>) | null, old: (() => boolean) | null): void {
  vi.stubGlobal('navigator', writeText === null ? {} : { clipboard: { writeText } })
  document.execCommand = (old ??
    (() => {
      throw new Error('no such command')
    })) as typeof document.execCommand
}
const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'))

test('what the clipboard took is copied', async () => {
  browser(() => Promise.resolve(), null)
  expect(await copy('text')).toBe(true)
})

test.each([
  ['there is no clipboard', null],
  ['it is forbidden', refused],
])('where %s the text is copied as a selection', async (_, clipboard) => {
  let selected = ''
  browser(clipboard, () => {
    selected = (document.activeElement as HTMLTextAreaElement).value
    return true
  })
  expect([await copy('text'), selected]).toEqual([true, 'text'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('in a dialog it is selected there, because nothing else can be', async () => {
  document.body.innerHTML = '<dialog open></dialog>'
  let inside = false
  browser(null, () => (inside = document.activeElement?.closest('dialog') !== null))
  expect([await copy('text'), inside]).toEqual([true, true])
})

test.each([
  ['says so', () => false],
  ['throws', null],
])('where the old way %s, nothing was copied', async (_, old) => {
  document.body.innerHTML = '<button></button>'
  const button = document.querySelector('button')
  button?.focus()
  browser(refused, old)
  expect(await copy('text')).toBe(false)
  expect(document.activeElement).toBe(button)
})
