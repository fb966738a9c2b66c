/** What somebody said, by whom. */

import type { TableInfo, Talk } from '../wire/protocol'
import { idOf, t } from '../words/words.svelte'
import { seatNames } from './names'

/** Who speaks; somebody without a seat is shown as a spectator, whatever they call themselves. */
export function speaker(said: Talk, table: TableInfo | null): string {
  if (said.seat === null) return t('watcher', { name: said.name || t('guest') })
  return seatNames(table?.seats ?? [])[said.seat] ?? t('somebody')
}

/** The words: of a preset phrase, those of this person's own language. No mark after a space begins a line. */
export function wordsOf(said: Talk): string {
  return said.preset === null ? (said.text ?? '').replace(/ (?=[?!:;»])/g, '\u00a0') : t(idOf('say', said.preset))
}

export function speech(said: Talk, table: TableInfo | null): string {
  return t('says', { name: speaker(said, table), text: wordsOf(said) })
}
