/** Steps as sentences: the log and the live region tell the same story. */

import type { Problem, Seat, Step, StepBack } from '../../protocol'
import type { GameEvent } from '../../games/types'
import { begun, named } from '../../words/named'
import { idOf, words } from '../../words/words.svelte'

/** What this viewer may not know is told another way: the attribute `hidden` of the sentence. */
const veiled = (event: GameEvent) =>
  Object.values(event).some((value) => value === '?' || (Array.isArray(value) && value.includes('?'))) ? 'hidden' : ''

/** Why a move is a good one, in one sentence; nothing where the game has none for it. */
export function because(reason: Problem, names: string[]): string {
  const id = idOf(reason.code)
  return words.has(id) ? begun(words.say(id, named(reason.params, names)), names) : ''
}

interface ToldBefore {
  names: string[]
  spoken: object
  sentences: string[]
}

/** A long match is told anew with every step: what was told before in the same words is kept. */
const toldBefore = new WeakMap<object, ToldBefore>()

/** What happened in one step, a sentence for each event that has one. */
export function told(step: Pick<Step, 'events'>, names: string[]): string[] {
  const { spoken } = words
  const before = toldBefore.get(step)
  if (before?.names === names && before.spoken === spoken) return before.sentences
  const sentences: string[] = []
  for (const event of step.events) {
    const id = idOf(event.event)
    if (!words.has(id)) continue
    const said = words.say(id, named(event, names), veiled(event))
    // An event whose whole content is another's secret has nothing to tell here.
    if (said !== '') sentences.push(begun(said, names))
  }
  toldBefore.set(step, { names, spoken, sentences })
  return sentences
}

/** The same, without events of these kinds: those whose whole story is told elsewhere on the page. */
export function toldWithout(kinds: readonly string[], { events }: Pick<Step, 'events'>, names: string[]): string[] {
  return told({ events: events.filter((event) => !kinds.includes(String(event.event))) }, names)
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
