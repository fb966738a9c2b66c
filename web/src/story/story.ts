/** Steps as sentences: the log and the live region tell the same story. */

import type { Happened, Problem, Seat, Step, StepBack } from '../wire/protocol'
import type { GameEvent } from '../wire/types'
import { settings } from '../settings/settings.svelte'
import { spoken } from './proposed'
import { begun, named, spokenTo } from '../words/named'
import { idOf, t, words } from '../words/words.svelte'

/** Whether there is something in it that this viewer may not know. */
const isVeiled = (event: GameEvent) =>
  Object.values(event).some((value) => value === '?' || (Array.isArray(value) && value.includes('?')))

/** Why a move is a good one, in one sentence; nothing where the game has none for it. */
export function because(reason: Problem, names: string[]): string {
  const id = idOf(reason.code)
  return words.has(id) ? begun(words.say(id, named(reason.params, names)), names) : ''
}

interface ToldBefore {
  names: string[]
  you: number | null
  spoken: object
  sentences: string[]
}

/** A long match is told anew with every step: what was told before in the same words is kept. */
const toldBefore = new WeakMap<object, ToldBefore>()

/** What happened in one step, a sentence for each event that has one, or one for several that differ only in whom they happened to. `you`: the seat of whoever is told. */
export function told(step: Pick<Step, 'events'>, names: string[], you: number | null = null): string[] {
  const { spoken } = words
  const before = toldBefore.get(step)
  if (before?.names === names && before.you === you && before.spoken === spoken) return before.sentences
  const mover = step.events[0]?.seat
  const sentences = together(step.events, names, you).flatMap((events) => {
    const said = events.length > 1 ? saidOnce(events, names, mover) : saidOf(events[0] as GameEvent, names, you)
    // An event whose whole content is another's secret has nothing to tell here.
    return said === '' ? [] : [begun(said, names)]
  })
  toldBefore.set(step, { names, you, spoken, sentences })
  return sentences
}

/** The sentence of an event; empty where it has none. */
function saidOf(event: GameEvent, names: string[], you: number | null): string {
  const id = idOf(event.event)
  if (!words.has(id)) return ''
  return words.say(id, named(event, names, listed(names, you)), ...spokenTo(event, you, isVeiled(event)))
}

/** The names as a list of several has them: whoever is told is "you" there. */
const listed = (names: string[], you: number | null) => names.map((name, seat) => (seat === you ? t('you-listed') : name))

const SOMEBODY = '\u0000'

/** The events in their order, those in one group that happened to several in the same words, and have words for that. */
function together(events: readonly GameEvent[], names: string[], you: number | null): GameEvent[][] {
  const groups: GameEvent[][] = []
  let last = ''
  for (const event of events) {
    const id = idOf(event.event)
    const apart = typeof event.seat !== 'number' || event.seat === you || !words.hasForm(id, 'many')
    const said = apart ? '' : saidOf(event, Array(names.length).fill(SOMEBODY) as string[], null)
    if (said !== '' && said === last) groups.at(-1)?.push(event)
    else groups.push([event])
    last = said
  }
  return groups
}

/** What happened to several, told once: `everybody` where that is all but whoever moved, else `many`. */
function saidOnce(events: GameEvent[], names: string[], mover: unknown): string {
  const event = events[0] as GameEvent
  const seats = new Set(events.map(({ seat }) => seat as number))
  const all = seats.size === names.length - 1 && typeof mover === 'number' && !seats.has(mover)
  const list = new Intl.ListFormat(settings.language).format([...seats].map((seat) => names[seat] ?? ''))
  return words.say(idOf(event.event), { ...event, names: list }, ...(all ? ['everybody', 'many'] : ['many']))
}

/** What is to be said of who decided on a move: that it was not whoever sits there, and that a hint was shown for it. */
export function marksOf({ by, helped }: Pick<Step, 'by' | 'helped'>): string[] {
  return [...(by === 'stand_in' ? ['by-stand-in'] : by === 'clock' ? ['by-clock'] : []), ...(helped ? ['with-hint'] : [])]
}

/** The same, without events of these kinds: those whose whole story is told elsewhere on the page. */
export function toldWithout(
  kinds: readonly string[],
  { events }: Pick<Step, 'events'>,
  names: string[],
  you: number | null = null,
): string[] {
  return told({ events: events.filter((event) => !kinds.includes(String(event.event))) }, names, you)
}

/** Whether what happened at the table has a sentence here: a newer server may know more. */
export const hasWords = (event: Happened) => words.has(idOf('happened', event.kind))

/** What happened at the table besides moves, as a sentence. Whose `name` is empty chose none. */
export function happenedTold(event: Happened, you: number | null): string {
  const told = event.seat !== null && event.seat === you ? ['you'] : []
  return words.say(idOf('happened', event.kind), spoken(event.params), ...told)
}

/** Steps taken back, each after the ply where the story tells it: what went on from there and was taken back in its turn is told no more. */
export function notedAfter(takenBack: readonly StepBack[]): StepBack[] {
  let least = Infinity
  return takenBack
    .toReversed()
    .map((back) => ({ ...back, ply: (least = Math.min(least, back.ply)) }))
    .reverse()
}

/** The seats that were given up after this ply and before the next. */
export function resignedAfter(
  seats: Pick<Seat, 'seat' | 'resigned_at'>[],
  steps: Pick<Step, 'ply' | 'at'>[],
  ply: number,
): number[] {
  const from = ply === 0 ? 0 : (steps[ply]?.at ?? 0)
  const to = steps[ply + 1]?.at ?? Infinity
  return seats.filter(({ resigned_at: at }) => at !== null && from <= at && at < to).map(({ seat }) => seat)
}

/** The seats that were given up and taken over since, with when they were given up. */
export function resignedBefore(happened: readonly Happened[]): Pick<Seat, 'seat' | 'resigned_at'>[] {
  return happened
    .filter(({ kind }) => kind === 'substitute')
    .map(({ seat, params }) => ({ seat: seat ?? 0, resigned_at: Number(params.gave_up) }))
}

const namesBefore = new WeakMap<readonly Happened[], Map<number, string[]>>()

/** What everybody was called at this ply: who has a seat now may have taken it over since. The same list for the same people. */
export function namesAt(names: string[], happened: readonly Happened[], ply: number): string[] {
  const later = happened.filter((event) => event.kind === 'substitute' && event.seat !== null && event.ply >= ply)
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
