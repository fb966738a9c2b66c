/** A day in the current language. */

import { settings } from '../settings.svelte'

export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at)
}
