/** A legal move in words, as on a button. */

import { t } from '../../../words/words.svelte'
import { isHole, isLetter, letterOf, colourOf } from './cards'
import { spelled } from './moves'
import type { MokaView } from './view'

/** Return a card within a sentence: "a red E". */
export function inWords(card: string): string {
  if (isHole(card)) return t('moka-card', { kind: 'hole', letter: '' })
  return isLetter(card)
    ? t('moka-card', { kind: colourOf(card), letter: letterOf(card) })
    : t('moka-card', { kind: card, letter: '' })
}

/** Return the targets of a special in words (`2.0`, `1>2.0`, `3 7 12`, `2`); empty if it has none. */
function aim(special: string, given: string, table: MokaView, names: string[]): string {
  if (given === '') return ''
  if (special === 'PEEK') return t('moka-do-places', { places: given.split(' ').join(', ') })
  const [own, theirs] = given.includes('>') ? (given.split('>') as [string, string]) : [null, given]
  const [seat, index] = theirs.split('.').map(Number)
  const name = names[seat ?? -1] ?? ''
  if (index === undefined) return name
  const card = inWords(table.rows[seat ?? -1]?.[index] ?? '')
  if (own === null) return t('moka-do-steal', { card, name })
  return t('moka-do-swap', { given: inWords(table.rows[table.turn ?? -1]?.[Number(own)] ?? ''), card, name })
}

function special(id: 'moka-do-play' | 'moka-do-use', card: string, given: string, table: MokaView, names: string[]): string {
  const at = aim(card, given, table, names)
  const called = t(`moka-special-${card}`)
  return at === '' ? t(id, { special: called }) : t(`${id}-at`, { special: called, aim: at })
}

/** Return how much a move does: a word counts its letters, and other moves have no known effect. */
export const deeds = (move: string): number => (move.startsWith('word ') ? move.split(' ').length - 1 : 0)

/**
 * Return the kind of a move: the action, then its special, challenge or word. All cards of the grid to flip are of one
 * kind.
 */
export function kinds(move: string): string[] {
  const [verb = '', what = ''] = move.split(' ')
  return [verb, verb === 'flip' || verb === 'use' ? verb : verb === 'word' ? move : `${verb} ${what}`]
}

export function phrase(move: string, table: MokaView, names: string[]): string {
  const [verb = '', ...rest] = move.split(' ')
  const flipped = table.flipped === null ? '' : (table.grid[table.flipped] ?? '')
  switch (verb) {
    case 'flip':
      return t('moka-do-flip', { place: rest[0] })
    case 'take':
    case 'leave':
      return t(`moka-do-${verb}`, { card: inWords(flipped) })
    case 'use':
      return special('moka-do-use', flipped, rest.join(' '), table, names)
    case 'play':
      return special('moka-do-play', rest[0] ?? '', rest.slice(1).join(' '), table, names)
    case 'challenge':
      return t('moka-do-challenge', { level: rest[0] })
    case 'keep':
      return t('moka-do-keep', { card: inWords(table.drawn?.[Number(rest[0])] ?? '') })
    case 'word':
      return t('moka-do-word', { word: spelled(rest) })
    case 'yes':
    case 'no':
      return t(`moka-do-${verb}`, { word: table.vote?.word ?? '' })
    default:
      return t(`moka-do-${verb}`)
  }
}
