/** The options of the match around a picture, for pictures that print a number of the rulebook. */

import { getContext, setContext } from 'svelte'

type Options = Record<string, unknown>
const KEY = Symbol('match options')

/** Make the options of the match known to all components below this one. */
export const shareOptions = (options: () => Options): void => void setContext(KEY, options)

/** Return the options of the match around this component; none on a page of rules or in a lesson. */
export function optionsAround(): () => Options {
  return getContext<(() => Options) | undefined>(KEY) ?? (() => ({}))
}
