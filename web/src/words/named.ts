/** People in sentences: who a seat is, who is spoken to, and how a sentence begins that may begin with somebody's name. */

import { signed } from './signed'

/** The ids of seats among the parameters of an event: `seat` is who did it, others have keys of their own. */
const isSeat = (value: unknown, names: readonly string[]): value is number =>
  typeof value === 'number' && names[value] !== undefined

/**
 * Names for every parameter that is a seat: `seat` gives `name`, `target` gives `target_name`, `seats` gives `names`;
 * a list of numbers, one for each seat, gives them with the names before them: `scores` gives `scores_by_name`.
 * `listed` are the names as such lists have them.
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
      // One text, so that no name is taken for a piece of the game.
      params[`${key}_by_name`] = value.map((one: number, seat) => `${listed[seat]} ${signed(one)}`).join(', ')
  }
  if (Array.isArray(given.seats)) params.names = given.seats.map((seat: number) => listed[seat])
  return params
}

/**
 * The attributes of an event's sentence that say it best to whoever sits at `you`, the best first: `you` for what they did
 * themselves, `you-target` for what was done to their seat as `target`; `hidden` and `you-hidden` where something is veiled.
 */
export function spokenTo(event: Record<string, unknown>, you: number | null, veiled: boolean): string[] {
  const keys = you === null ? [] : Object.keys(event).filter((key) => event[key] === you)
  const forms = keys.includes('seat') ? ['you'] : keys.map((key) => `you-${key}`)
  return veiled ? [...forms.map((form) => `${form}-hidden`), 'hidden', ...forms] : forms
}

/** A sentence with its first letter as a capital; a name stays as its bearer writes it. */
export function begun(said: string, names: readonly string[]): string {
  return names.some((name) => name !== '' && said.startsWith(name)) ? said : said.charAt(0).toUpperCase() + said.slice(1)
}
