/** People in sentences: the name of a seat, the form for the reader, and a sentence that may begin with a name. */

import { signed } from './signed'

/** True if a parameter of an event is a seat. `seat` is the seat that acted; other keys name other seats. */
const isSeat = (value: unknown, names: readonly string[]): value is number =>
  typeof value === 'number' && names[value] !== undefined

/**
 * Return names for every parameter that is a seat: `seat` gives `name`, `target` gives `target_name`, `seats` gives
 * `names`. A list with one number for each seat gets the names before the numbers: `scores` gives `scores_by_name`.
 * `listed`: the names for such lists.
 */
export function named(
  given: Record<string, unknown>,
  names: readonly string[],
  listed: readonly string[] = names,
): Record<string, unknown> {
  const params: Record<string, unknown> = { ...given }
  for (const [key, value] of Object.entries(given)) {
    if (isSeat(value, names)) params[key === 'seat' ? 'name' : `${key}_name`] = names[value]
    else if (
      key !== 'seats' &&
      Array.isArray(value) &&
      value.length === names.length &&
      value.every((one) => typeof one === 'number')
    )
      // Join the list into one text, so that no name is mistaken for a piece of the game.
      params[`${key}_by_name`] = value.map((one: number, seat) => `${listed[seat]} ${signed(one)}`).join(', ')
  }
  if (Array.isArray(given.seats)) params.names = given.seats.map((seat: number) => listed[seat])
  return params
}

/**
 * Return the attributes that fit the reader at seat `you`, the best first. `you`: the reader acted. `you-target`: the
 * reader's seat is the `target`. `hidden` and `you-hidden`: the event contains something hidden.
 */
export function spokenTo(event: Record<string, unknown>, you: number | null, veiled: boolean): string[] {
  const keys = you === null ? [] : Object.keys(event).filter((key) => event[key] === you)
  const forms = keys.includes('seat') ? ['you'] : keys.map((key) => `you-${key}`)
  return veiled ? [...forms.map((form) => `${form}-hidden`), 'hidden', ...forms] : forms
}

/** Return a sentence with a capital first letter. A name at its beginning stays as its owner writes it. */
export function begun(said: string, names: readonly string[]): string {
  return names.some((name) => name !== '' && said.startsWith(name)) ? said : said.charAt(0).toUpperCase() + said.slice(1)
}
