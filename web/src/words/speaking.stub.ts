import { flushSync } from 'svelte'
import { settings } from '../settings/settings.svelte'
import { words } from './words.svelte'

/** Switch the page to this language. */
export async function speaking(language: string): Promise<void> {
  settings.language = language
  await words.speak(language)
  flushSync()
}
