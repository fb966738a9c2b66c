/** The names of people and bots at a table. */

import type { Seat } from '../wire/protocol'
import { t } from '../words/words.svelte'

/** Return the name to show for a seat. */
export function seatName(seat: Seat | undefined): string {
  if (seat === undefined) return t('somebody')
  if (seat.kind === 'free') return t('seat-free')
  return seat.name || t('guest')
}

/** The space before a number or letter that ends a name. That last part never begins a line. */
const LAST = / (?=(?:\d+|\p{L}|\(\d+\))(?: \p{L})?$)/gu

/** Return the names of a whole table by seat. A letter distinguishes equal names, in the order of the seats. */
export function seatNames(seats: Seat[]): string[] {
  // At a shared device all players get names of one form: nobody is a "guest" beside "player 2".
  const device = seats.some((seat) => seat.kind === 'device')
  const names = seats.map((seat, at) =>
    device && seat.kind === 'guest' && !seat.name ? t('player-number', { number: at + 1 }) : seatName(seat),
  )
  const different = names.map((name, at) => {
    const namesakes = names.filter((other) => other === name).length
    if (namesakes === 1 || seats[at]?.kind === 'free') return name
    const letter = String.fromCharCode(65 + names.slice(0, at).filter((other) => other === name).length)
    return `${name} ${letter}`
  })
  return different.map((name) => name.replace(LAST, '\u00a0'))
}

/** A word with fewer letters than this fits on a line. */
const LONG = 12
/** A word that is the whole name fits nearly everywhere below this length, and should not be broken near its end. */
const LONG_ALONE = 7
const VOWEL = '[aeiouyà-æè-ïò-öù-ü]'
const SYLLABLE = new RegExp(`(?<=\\p{L}${VOWEL})(?=[^\\P{L}aeiouyà-æè-ïò-öù-ü]${VOWEL}\\p{L})`, 'giu')

/**
 * Return the name with soft hyphens between the syllables of long words, so that it breaks there if the space is short.
 */
export function hyphenated(name: string): string {
  const long = /[\s-]/.test(name) ? LONG : LONG_ALONE
  return name.replace(/\p{L}+/gu, (word) => (word.length >= long ? word.replace(SYLLABLE, '\u00ad') : word))
}
