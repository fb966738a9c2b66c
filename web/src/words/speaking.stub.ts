import { flushSync } from 'svelte'
import { settings } from '../settings/settings.svelte'
import { words } from './words.svelte'

/** Has the page speak this language from now on. */
export async function speaking(language: string): Promise<void> {
  settings.language = language
  await words.speak(language)
  flushSync()
}
