/** Reads the names of cards, tiles and other pieces from the events of any game. */

/** Return a name as a list: none if there is none. */
export const nameIn = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? [value] : [])

/** Return the names in a list. */
export const namesIn = (values: unknown): string[] => (Array.isArray(values) ? values.flatMap(nameIn) : [])
