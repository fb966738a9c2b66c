/** Days and times in the current language. */

import { settings } from '../settings/settings.svelte'
import { regional } from '../settings/languages'

const written = (at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(regional(settings.language), how).format(at)

export const day = (at: number): string => written(at, { dateStyle: 'medium' })

export const dayAndTime = (at: number): string => written(at, { dateStyle: 'medium', timeStyle: 'short' })
