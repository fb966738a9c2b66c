/** Reading aloud, in the voice of the device: the sentences that a screen reader would read. */

import { settings } from '../settings/settings.svelte'

/** True if this browser can read aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Read `text` aloud if the person wants that. `instead`: what is being read has become old, so end it first. */
export function speak(text: string, instead = false): void {
  if (!settings.spoken || text === '' || document.hidden || !canSpeak()) return
  if (instead) speechSynthesis.cancel()
  const said = new SpeechSynthesisUtterance(text)
  said.lang = settings.language
  said.volume = settings.volume
  speechSynthesis.speak(said)
}

/** Stop reading. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
