/** Whom the table waits for, since when, until when, and what happens then. */

import { USUAL_TERMS } from '../../wire/protocol'
import type { Match } from '../match/match.svelte'
import { settings } from '../../settings/settings.svelte'
import { idOf, t, words } from '../../words/words.svelte'
import { inMinutes, type Clock } from './clock.svelte'
import { dial, length, moment } from './time'

/** Do not show a waiting time that has only just begun. */
const NOTICED_MS = 60_000

/**
 * Return what this person can do about the clock now: say that they are back, end the match of a player who is late, or
 * end the pause. Null: nothing.
 */
export function acts(match: Match): 'back' | 'claim' | 'resume' | null {
  const clocks = match.table?.clocks ?? null
  if (match.mine.some((seat) => clocks?.out.includes(seat.seat))) return 'back'
  if (clocks?.overdue === true && !match.watching && match.acting === null) return 'claim'
  const resuming = match.proposals.some((one) => one.kind === 'resume')
  return clocks?.paused != null && !match.watching && !resuming ? 'resume' : null
}

/** Return the parts for the sign beside the turn, the most important first, because not all may fit. */
export function glance(match: Match, clock: Clock): string[] {
  const table = match.table
  if (table?.state !== 'running' || table.clocks === null) return []
  const language = settings.language
  if (table.clocks.paused !== null) return [t('clock-paused')]
  if (table.clocks.overdue) return [t('clock-overdue')]
  const parts: string[] = []
  if (clock.left !== null && table.deadline !== null)
    parts.push(
      inMinutes(table.terms)
        ? t('clock-left', { time: dial(clock.left, language) })
        : t('clock-until', { time: moment(table.deadline, clock.now, language) }),
    )
  if (clock.left !== null) parts.push(t(idOf('clock-then', table.terms.time_out ?? USUAL_TERMS.time_out)))
  // The player to act knows this already, and their board must not move.
  if (clock.waited >= NOTICED_MS && match.acting === null) parts.push(t('clock-since', { time: length(clock.waited, language) }))
  return parts
}

/** Return everything in whole sentences, for reading or speech. */
export function spoken(match: Match, clock: Clock, names: string[]): string[] {
  const table = match.table
  if (table?.state !== 'running' || table.clocks === null || table.turn === null) return []
  const language = settings.language
  const name = names[table.turn]
  const form = table.turn === match.you ? ['you'] : []
  const time = length(clock.waited, language, true)
  // In the first second, say only whose turn it is.
  const turn = table.turn === match.you ? t('turn-yours-plain') : t('awaiting', { name: name ?? '' })
  const sentences = [clock.waited < 1000 ? turn : words.say('clock-said-waiting', { name, time }, ...form)]
  if (table.clocks.paused !== null && table.deadline !== null)
    sentences.push(t('clock-said-paused', { time: moment(table.deadline, clock.now, language) }))
  else if (table.clocks.overdue) sentences.push(t('clock-said-overdue'))
  else if (table.clocks.out.includes(table.turn)) sentences.push(t('clock-said-out'))
  else if (clock.left === null || table.deadline === null) sentences.push(t('clock-said-none'))
  else {
    const until = moment(table.deadline, clock.now, language)
    sentences.push(t('clock-said-left', { time: length(clock.left, language, true), until }))
    sentences.push(t(idOf('clock-said-then', table.terms.time_out ?? USUAL_TERMS.time_out)))
  }
  sentences.push(t('clock-said-ply', { ply: table.ply }))
  return sentences
}
