import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { canSpeak, hush, speak } from './voice'

class Said {
  lang = ''
  volume = 1
  constructor(readonly text: string) {}
}
const voice = { speak: vi.fn<(said: Said) => void>(), cancel: vi.fn() }
const before = { language: settings.language, volume: settings.volume }

beforeEach(() => {
  voice.speak.mockReset()
  voice.cancel.mockReset()
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', Said)
  settings.spoken = true
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(settings, before, { spoken: false })
})

test('what is read aloud is in the language of now, as loud as the sounds', () => {
  settings.language = 'nl'
  settings.volume = 0.3
  speak('Jij bent aan zet.')
  expect(voice.speak.mock.calls.map(([{ text, lang, volume }]) => [text, lang, volume])).toEqual([
    ['Jij bent aan zet.', 'nl', 0.3],
  ])
  expect(voice.cancel).not.toHaveBeenCalled()
})

test('news of the match ends what is still being read', () => {
  speak('one', true)
  expect(voice.cancel.mock.invocationCallOrder[0]).toBeLessThan(voice.speak.mock.invocationCallOrder[0] as number)
})

test('nobody is read to who did not ask for it', () => {
  settings.spoken = false
  speak('one')
  expect(voice.speak).not.toHaveBeenCalled()
})

test('in a browser without a voice nothing fails', () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'speechSynthesis')
  expect(canSpeak()).toBe(false)
  speak('one')
  hush()
})
