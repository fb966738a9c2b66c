/** People in sentences: who a seat is, and how a sentence begins that may begin with somebody's name. */

/** Names for every parameter that is a seat: `seat` gives `name`, `target` gives `target_name`, `seats` gives `names`. */
export function named(given: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const params: Record<string, unknown> = { ...given }
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'number' && names[value] !== undefined) params[key === 'seat' ? 'name' : `${key}_name`] = names[value]
  }
  if (Array.isArray(given.seats)) params.names = given.seats.map((seat: number) => names[seat])
  return params
}

/** A sentence with its first letter as a capital; a name stays as its bearer writes it. */
export function begun(said: string, names: readonly string[]): string {
  return names.some((name) => name !== '' && said.startsWith(name)) ? said : said.charAt(0).toUpperCase() + said.slice(1)
}
