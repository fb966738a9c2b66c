/** What people and bots at a table are called. */

import type { Seat } from '../wire/protocol'
import { t } from '../words/words.svelte'

/** The name shown for a seat. */
export function seatName(seat: Seat | undefined): string {
  if (seat === undefined) return t('somebody')
  if (seat.kind === 'free') return t('seat-free')
  return seat.name || t('guest')
}

/** Before a number or a letter that ends a name: it never stands alone on a line. */
const LAST = / (?=(?:\d+|\p{L}|\(\d+\))(?: \p{L})?$)/gu

/** The names of a whole table by seat; those that are equal are told apart by a letter, in the order of the seats. */
export function seatNames(seats: Seat[]): string[] {
  // Around one device everybody is called alike: beside "player 2" nobody is a guest.
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

/** A word of fewer letters fits in a line, */
const LONG = 12
/** one that is the whole name nearly everywhere: it is not to lose its last letters to the next line. */
const LONG_ALONE = 7
const VOWEL = '[aeiouyà-æè-ïò-öù-ü]'
const SYLLABLE = new RegExp(`(?<=\\p{L}${VOWEL})(?=[^\\P{L}aeiouyà-æè-ïò-öù-ü]${VOWEL}\\p{L})`, 'giu')

/** The name with soft hyphens between the syllables of long words, where one is broken if there is no room for it. */
export function hyphenated(name: string): string {
  const long = /[\s-]/.test(name) ? LONG : LONG_ALONE
  return name.replace(/\p{L}+/gu, (word) => (word.length >= long ? word.replace(SYLLABLE, '\u00ad') : word))
}
