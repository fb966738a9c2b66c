/** The languages that the pages are built with; a server may speak others. */

import { LANGUAGES } from '../wire/protocol'

export { LANGUAGES }
export type BuiltIn = (typeof LANGUAGES)[number]

/** The language in which the pages say what this one does not: itself, or English for one from outside. */
export function builtIn(language: string): BuiltIn {
  return LANGUAGES.find((known) => known === language) ?? 'en'
}

const RIGHT_TO_LEFT = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']
const SCRIPTS = ['adlm', 'arab', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa']

/** Whether this language is written from the left or from the right. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [own = '', ...more] = language.toLowerCase().split('-')
  // A script of four letters says it, as in az-Arab; otherwise the language does.
  const script = more.find((part) => /^[a-z]{4}$/.test(part))
  return (script === undefined ? RIGHT_TO_LEFT.includes(own) : SCRIPTS.includes(script)) ? 'rtl' : 'ltr'
}

/** This language as it is written where the browser is: whether the day or the month comes first depends on the country. */
export function regional(language: string, wanted: readonly string[] = navigator.languages): string {
  const here = wanted.find((tag) => tag.split('-')[0]?.toLowerCase() === language)
  // Our own English is that of Britain.
  return here ?? (language === 'en' ? 'en-GB' : language)
}

/** The first of the browser's languages that we speak; French otherwise. */
export function guessLanguage(wanted: readonly string[]): BuiltIn {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (known !== undefined) return known
  }
  return 'fr'
}
