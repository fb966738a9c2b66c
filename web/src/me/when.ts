/** A day as it is written in the language that is spoken. */

import { settings } from '../settings.svelte'

export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at)
}
