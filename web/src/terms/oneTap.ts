/** A match with one tap: the fewest players, bots on the other seats, and defaults for the rest. */

import { bound } from '../deal/bound'
import { api } from '../wire/api'
import { presetOf, settingsOf } from './options'
import type { GameInfo } from '../wire/protocol'
import { settings } from '../settings/settings.svelte'

/** Open a table of this game with its easiest bots, and return its address. Rejects with a `Declined`. */
export async function easyTable(game: string): Promise<string> {
  const info = (await api.games()).find((one) => one.game === game)
  return info === undefined || info.levels.length === 0 ? `/new/${game}` : quickTable(info, info.levels[0] ?? 1)
}

/** Open a table, with these settings if given, and return its address. Rejects with a `Declined`. */
export async function quickTable(info: GameInfo, level: number, options: Record<string, unknown> = {}): Promise<string> {
  const bots = Array.from({ length: info.players[0] - 1 }, () => ({ kind: 'bot', level }) as const)
  const seats = [{ kind: 'me' } as const, ...bots]
  const usual = settingsOf(info.options).map(([option, schema]) => [option, presetOf(schema, settings.language)])
  const { table } = await api.open({
    game: info.game,
    options: { ...Object.fromEntries(usual), ...options },
    seats,
    commitment: await bound(),
  })
  return `/t/${table}`
}
