/** Types for what the protocol leaves open: views, events and reports belong to the games. */

/** What one viewer may know about a position (docs/notation.md). Each game adds its own keys. */
export interface View {
  game: string
  options: Record<string, unknown>
  players: number
  phase: string
  turn: number | null
  [key: string]: unknown
}

/** Return the folder of a game, here and beside its rules. A Python name has no dashes. */
export function folderOf(game: string): string {
  return game.replaceAll('-', '_')
}

/** One event. `event` is its kind, which is a Fluent id once its dots are dashes. */
export interface GameEvent {
  event: string
  [key: string]: unknown
}

/** The rules' report on a draft: if it is legal, which rule it breaks, and whatever else the game adds. */
export interface Report {
  legal: boolean
  code?: string
  params?: Record<string, unknown>
  [key: string]: unknown
}
