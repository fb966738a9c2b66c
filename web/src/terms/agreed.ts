/** The agreed time to think, in words. */

import { USUAL_TERMS, type Terms } from '../wire/protocol'
import { idOf, t } from '../words/words.svelte'

/** Return the time to think as a phrase. */
export function agreedClock(clock: NonNullable<Terms['clock']>): string {
  if (clock.kind === 'bank') return t('clock-bank', { minutes: clock.bank / 60, seconds: clock.increment })
  if (clock.kind === 'days') return t('clock-days', { days: clock.days })
  return clock.bank === undefined || clock.bank === 0
    ? t('clock-move', { seconds: clock.move })
    : t('clock-move-bank', { seconds: clock.move, minutes: clock.bank / 60 })
}

/** Return an entry of a list of choices as it is written after a colon. */
const withinSentence = (choice: string) => choice.charAt(0).toLocaleLowerCase() + choice.slice(1)

/** Return everything agreed about time, for a guest with an invitation; empty if there is no clock. */
export function agreedTime(terms: Terms): string[] {
  const { clock } = terms
  if (clock == null) return []
  const night = clock.kind === 'days' ? clock.night : null
  return [
    agreedClock(clock),
    ...(night == null ? [] : [t('clock-night', { from: night[0], to: night[1] })]),
    ...(clock.kind === 'days' && clock.vacation ? [t('clock-vacation', { days: clock.vacation })] : []),
    `${t('labelled', { what: t('time-out') })} ${withinSentence(t(idOf('time-out', terms.time_out ?? USUAL_TERMS.time_out)))}`,
  ]
}
