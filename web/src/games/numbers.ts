/** The numbers that a game's tips and the things to know name, as the rules of this match have them. */

import { folderOf } from '../wire/types'

const rulebooks = import.meta.glob<Record<string, number>>('./*/numbers.ts', { import: 'numbers', eager: true })

/** Return the rulebook's numbers from the game's `numbers.ts`; those among the options of a match prevail. */
export function numbersOf(game: string, options: Record<string, unknown> = {}): Record<string, number> {
  const rulebook = rulebooks[`./${folderOf(game)}/numbers.ts`] ?? {}
  return Object.fromEntries(
    Object.entries(rulebook).map(([name, usual]) => {
      const value = options[name]
      return [name, typeof value === 'number' ? value : usual]
    }),
  )
}
