/** The speaker and the words of a chat line. */

import type { EarlierTalk, TableInfo, Talk } from '../wire/protocol'
import { idOf, t } from '../words/words.svelte'
import { seatNames } from './names'

/** Return the speaker's name. A person without a seat appears as a spectator, whatever name they chose. */
export function speaker(said: Talk, table: TableInfo | null): string {
  if (said.seat === null) return t('watcher', { name: said.name || t('guest') })
  return seatNames(table?.seats ?? [])[said.seat] ?? t('somebody')
}

/** Return the speaker of a line from an earlier table of the series, who may have left since. */
export function earlierSpeaker(said: EarlierTalk, table: TableInfo | null): string {
  return said.seat === null ? said.name || t('guest') : speaker(said, table)
}

/**
 * Return the words of a chat line. Preset phrases appear in the reader's own language. A punctuation mark after a space
 * never begins a line.
 */
export function wordsOf(said: Talk): string {
  return said.preset === null ? (said.text ?? '').replace(/ (?=[?!:;»])/g, '\u00a0') : t(idOf('say', said.preset))
}

export function speech(said: Talk, table: TableInfo | null): string {
  return t('says', { name: speaker(said, table), text: wordsOf(said) })
}
