/** Days and times in the current language. */

import { settings } from '../settings/settings.svelte'
import { regional } from '../settings/languages'

/** Return a date that begins with its day. French has an ordinal for the first of a month alone; `Intl` omits it. */
export const ordinal = (date: string, language: string): string =>
  language === 'fr' ? date.replace(/^1(?=\s\p{L})/u, '1er') : date

const written = (at: number, how: Intl.DateTimeFormatOptions): string =>
  ordinal(new Intl.DateTimeFormat(regional(settings.language), how).format(at), settings.language)

export const day = (at: number): string => written(at, { dateStyle: 'medium' })

export const dayAndTime = (at: number): string => written(at, { dateStyle: 'medium', timeStyle: 'short' })
