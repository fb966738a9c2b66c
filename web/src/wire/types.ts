/** Names for what the protocol leaves open: views, events and reports belong to the games. */

/** What one viewer may know of a position (docs/notation.md); each game adds its own keys. */
export interface View {
  game: string
  options: Record<string, unknown>
  players: number
  phase: string
  turn: number | null
  [key: string]: unknown
}

/** The folder of a game, here and beside its rules: a Python name has no dashes. */
export function folderOf(game: string): string {
  return game.replaceAll('-', '_')
}

/** One thing that happened; `event` is its kind, a Fluent id once its dots are dashes. */
export interface GameEvent {
  event: string
  [key: string]: unknown
}

/** What the rules say of a move being built: whether it is legal, if not which rule it breaks, and what else the game says. */
export interface Report {
  legal: boolean
  code?: string
  params?: Record<string, unknown>
  [key: string]: unknown
}
