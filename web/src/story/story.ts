/** Steps as sentences. The log and the live region use the same sentences. */

import type { Happened, Problem, Seat, Step, StepBack } from '../wire/protocol'
import type { GameEvent } from '../wire/types'
import { settings } from '../settings/settings.svelte'
import { spoken } from './proposed'
import { begun, named, spokenTo } from '../words/named'
import { idOf, t, words } from '../words/words.svelte'

/** True if the event contains something hidden from this viewer. */
const isVeiled = (event: GameEvent) =>
  Object.values(event).some((value) => value === '?' || (Array.isArray(value) && value.includes('?')))

/** Return one sentence that says why a move is good, or an empty string if the game has none. */
export function because(reason: Problem, names: string[]): string {
  const id = idOf(reason.code)
  return words.has(id) ? begun(words.say(id, named(reason.params, names)), names) : ''
}

interface CachedSentences {
  names: string[]
  you: number | null
  spoken: object
  sentences: string[]
}

/** The page builds the sentences of a long match again at every step. This cache keeps those that do not change. */
const sentenceCache = new WeakMap<object, CachedSentences>()

/**
 * Return the sentences of one step: one for each event that has a sentence, or one for several events that differ only
 * in their player. `you`: the reader's seat.
 */
export function sentencesOf(step: Pick<Step, 'events'>, names: string[], you: number | null = null): string[] {
  const { spoken } = words
  const before = sentenceCache.get(step)
  if (before?.names === names && before.you === you && before.spoken === spoken) return before.sentences
  const mover = step.events[0]?.seat
  const sentences = together(step.events, names, you).flatMap((events) => {
    const said = events.length > 1 ? sharedSentences(events, names, mover) : [sentenceOf(events[0] as GameEvent, names, you)]
    // Events that consist only of another player's secret have no sentence.
    return said.filter((one) => one !== '').map((one) => begun(one, names))
  })
  sentenceCache.set(step, { names, you, spoken, sentences })
  return sentences
}

/** Return the sentence of an event, or an empty string if it has none. */
function sentenceOf(event: GameEvent, names: string[], you: number | null): string {
  const id = idOf(event.event)
  if (!words.has(id)) return ''
  return words.say(id, named(event, names, listed(names, you)), ...spokenTo(event, you, isVeiled(event)))
}

/** Return the names as used inside lists: the reader appears as "you". */
const listed = (names: string[], you: number | null) => names.map((name, seat) => (seat === you ? t('you-listed') : name))

const SOMEBODY = '\u0000'

/** Group consecutive events that happened to several players in the same way, if there is a sentence for several. */
function together(events: readonly GameEvent[], names: string[], you: number | null): GameEvent[][] {
  const groups: GameEvent[][] = []
  let last = ''
  for (const event of events) {
    const id = idOf(event.event)
    const apart = typeof event.seat !== 'number' || event.seat === you || !words.hasForm(id, 'many')
    const said = apart ? '' : sentenceOf(event, Array(names.length).fill(SOMEBODY) as string[], null)
    if (said !== '' && said === last) groups.at(-1)?.push(event)
    else groups.push([event])
    last = said
  }
  return groups
}

/**
 * Return the sentences for equal events of several players: one for each number of times that a player had them. The
 * form is `everybody` for all players but the one who moved, else `many`. Parameters: `names`, the number of players
 * `together`, and how often it happened to `each`.
 */
function sharedSentences(events: GameEvent[], names: string[], mover: unknown): string[] {
  const event = events[0] as GameEvent
  const times = new Map<number, number>()
  for (const seat of events.map((one) => one.seat as number)) times.set(seat, (times.get(seat) ?? 0) + 1)
  return [...new Set(times.values())].map((each) => {
    const seats = [...times.keys()].filter((seat) => times.get(seat) === each)
    const all = seats.length > 1 && seats.length === names.length - 1 && typeof mover === 'number' && !seats.includes(mover)
    const list = new Intl.ListFormat(settings.language).format(seats.map((seat) => names[seat] ?? ''))
    const params = { ...event, names: list, together: seats.length, each }
    return words.say(idOf(event.event), params, ...(all ? ['everybody', 'many'] : ['many']))
  })
}

/** Return the ids of the marks of a move: a stand-in or the clock decided on it, or a hint was shown for it. */
export function marksOf({ by, helped }: Pick<Step, 'by' | 'helped'>): string[] {
  return [...(by === 'stand_in' ? ['by-stand-in'] : by === 'clock' ? ['by-clock'] : []), ...(helped ? ['with-hint'] : [])]
}

/** Return the sentences of a step without events of these kinds, because the page shows them elsewhere. */
export function sentencesExcept(
  kinds: readonly string[],
  { events }: Pick<Step, 'events'>,
  names: string[],
  you: number | null = null,
): string[] {
  return sentencesOf({ events: events.filter((event) => !kinds.includes(String(event.event))) }, names, you)
}

/** True if there is a sentence for this event at the table. A newer server may send unknown kinds. */
export const hasWords = (event: Happened) => words.has(idOf('happened', event.kind))

/**
 * Return the sentence for an event at the table that is not a move. An empty `name` means that the guest chose none.
 */
export function happenedSentence(event: Happened, you: number | null): string {
  const form = event.seat !== null && event.seat === you ? ['you'] : []
  return words.say(idOf('happened', event.kind), spoken(event.params), ...form)
}

/**
 * Return the undos, each with the ply after which the log shows it. A later undo to an earlier ply moves the undos
 * before it to that ply.
 */
export function undosByPly(takenBack: readonly StepBack[]): StepBack[] {
  let least = Infinity
  return takenBack
    .toReversed()
    .map((back) => ({ ...back, ply: (least = Math.min(least, back.ply)) }))
    .reverse()
}

/** Return the seats that were given up after this ply and before the next. */
export function resignedAfter(
  seats: Pick<Seat, 'seat' | 'resigned_at'>[],
  steps: Pick<Step, 'ply' | 'at'>[],
  ply: number,
): number[] {
  const from = ply === 0 ? 0 : (steps[ply]?.at ?? 0)
  const to = steps[ply + 1]?.at ?? Infinity
  return seats.filter(({ resigned_at: at }) => at !== null && from <= at && at < to).map(({ seat }) => seat)
}

/** Return the seats that were given up and later taken over, each with the time at which it was given up. */
export function resignedBefore(happened: readonly Happened[]): Pick<Seat, 'seat' | 'resigned_at'>[] {
  return happened
    .filter(({ kind }) => kind === 'substitute')
    .map(({ seat, params }) => ({ seat: seat ?? 0, resigned_at: Number(params.gave_up) }))
}

/** The events by which a person takes over a seat in mid game. */
const TAKEN_OVER = ['substitute', 'bot_replaced']

const namesBefore = new WeakMap<readonly Happened[], Map<number, string[]>>()

/**
 * Return the names of the players at this ply: another person may have taken over a seat since. The result is the same
 * list as long as the people are the same.
 */
export function namesAt(names: string[], happened: readonly Happened[], ply: number): string[] {
  const later = happened.filter(({ kind, seat, ply: at }) => TAKEN_OVER.includes(kind) && seat !== null && at >= ply)
  const next = later[0]
  if (next === undefined) return names
  const known = namesBefore.get(happened) ?? new Map<number, string[]>()
  namesBefore.set(happened, known)
  const before = known.get(next.n)
  if (before !== undefined) return before
  const then = names.map((name, seat) => {
    const taken = later.find((event) => event.seat === seat)
    return taken === undefined ? name : String(taken.params.left || t('guest'))
  })
  known.set(next.n, then)
  return then
}
