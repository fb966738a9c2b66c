/** Who is waited for, since when, until when, and what happens then. */

import type { Match } from '../match/match.svelte'
import { settings } from '../../settings.svelte'
import { idOf, t, words } from '../../words/words.svelte'
import { inMinutes, type Clock } from './clock.svelte'
import { length, moment } from './time'

/** Nobody is told how long they took who only just began. */
const NOTICED_MS = 60_000

/** For the line below whose turn it is: short, and only what is worth a glance. */
export function glance(match: Match, clock: Clock): string[] {
  const table = match.table
  if (table?.state !== 'running' || table.clocks === null) return []
  const language = settings.language
  if (table.clocks.paused !== null) return [t('clock-paused')]
  if (table.clocks.overdue) return [t('clock-overdue')]
  const parts = clock.waited >= NOTICED_MS ? [t('clock-since', { time: length(clock.waited, language) })] : []
  if (clock.left !== null && table.deadline !== null && !inMinutes(table.terms))
    parts.push(t('clock-until', { time: moment(table.deadline, clock.now, language) }))
  if (clock.left !== null) parts.push(t(idOf('clock-then', table.terms.time_out ?? 'bot')))
  return parts
}

/** All of it in whole sentences, to be read or heard. */
export function spoken(match: Match, clock: Clock, names: string[]): string[] {
  const table = match.table
  if (table?.state !== 'running' || table.clocks === null || table.turn === null) return []
  const language = settings.language
  const name = names[table.turn]
  const told = table.turn === match.you ? ['you'] : []
  const sentences = [words.say('clock-said-waiting', { name, time: length(clock.waited, language, true) }, ...told)]
  if (table.clocks.paused !== null && table.deadline !== null)
    sentences.push(t('clock-said-paused', { time: moment(table.deadline, clock.now, language) }))
  else if (table.clocks.overdue) sentences.push(t('clock-said-overdue'))
  else if (table.clocks.out.includes(table.turn)) sentences.push(t('clock-said-out'))
  else if (clock.left === null || table.deadline === null) sentences.push(t('clock-said-none'))
  else {
    const until = moment(table.deadline, clock.now, language)
    sentences.push(t('clock-said-left', { time: length(clock.left, language, true), until }))
    sentences.push(t(idOf('clock-said-then', table.terms.time_out ?? 'bot')))
  }
  sentences.push(t('clock-said-ply', { ply: table.ply }))
  return sentences
}
