/** Everybody's actions since this person's last turn, for players who were not watching. */

import type { Step } from '../../wire/protocol'

export interface Deed {
  seat: number
  /** The card taken from a pile; the discards after a draw; triples laid; tokens taken. */
  took: string | null
  discarded: string[]
  laid: string[]
  tokens: string[]
}

/**
 * Return one entry per turn of this round in order, from the turn after the last one of `viewer`. For a spectator,
 * return the last `players` turns.
 */
export function recent(steps: Pick<Step, 'seat' | 'events'>[], viewer: number | null, players: number): Deed[] {
  const deeds: Deed[] = []
  for (const step of steps.toReversed()) {
    if (
      step.seat === null ||
      (step.seat === viewer && deeds.length > 0) ||
      step.events.some((event) => event.event === 'toko-maja.round_ended')
    )
      break
    let deed = deeds.at(-1)
    if (deed?.seat !== step.seat) {
      if (deeds.length === players) break
      deed = { seat: step.seat, took: null, discarded: [], laid: [], tokens: [] }
      deeds.push(deed)
    }
    for (const event of step.events.toReversed()) {
      if (event.event === 'toko-maja.took') deed.took = String(event.card)
      else if (event.event === 'toko-maja.discarded') deed.discarded.unshift(String(event.card))
      else if (event.event === 'toko-maja.laid' || event.event === 'toko-maja.table_triple')
        deed.laid.unshift(String(event.triple))
      else if (event.event === 'toko-maja.token_taken' || event.event === 'toko-maja.token_moved')
        deed.tokens.unshift(String(event.token))
    }
  }
  return deeds.reverse()
}
