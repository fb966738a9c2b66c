/** The languages built into the pages. A server may offer more. */

import { LANGUAGES } from '../wire/protocol'

export { LANGUAGES }
export type BuiltIn = (typeof LANGUAGES)[number]

/** Return the language for sentences that this one lacks: itself if it is built in, else English. */
export function builtIn(language: string): BuiltIn {
  return LANGUAGES.find((known) => known === language) ?? 'en'
}

const RIGHT_TO_LEFT = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']
const SCRIPTS = ['adlm', 'arab', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa']

/** Return the direction of writing in this language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [own = '', ...more] = language.toLowerCase().split('-')
  // A script of four letters decides, as in az-Arab; otherwise the language does.
  const script = more.find((part) => /^[a-z]{4}$/.test(part))
  return (script === undefined ? RIGHT_TO_LEFT.includes(own) : SCRIPTS.includes(script)) ? 'rtl' : 'ltr'
}

/** Return this language with the user's region, which decides on the order of day and month. */
export function regional(language: string, wanted: readonly string[] = navigator.languages): string {
  const here = wanted.find((tag) => tag.split('-')[0]?.toLowerCase() === language)
  // Our own English is British.
  return here ?? (language === 'en' ? 'en-GB' : language)
}

/** Return the first of the browser's languages that is built in, else French. */
export function guessLanguage(wanted: readonly string[]): BuiltIn {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (known !== undefined) return known
  }
  return 'fr'
}
