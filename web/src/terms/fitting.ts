/** Prepares the rules' report on a setup for the form, which knows no rules itself. */

import type { Problem, SetupReport, Unfit } from '../wire/protocol'
import type { OptionSchema } from './options'

/** Return the refusal with the options' names as the form shows them. */
export function named(problem: Problem | null, label: (option: string) => string): Problem | null {
  if (problem === null || typeof problem.params.names !== 'string') return problem
  const names = problem.params.names.split(', ').map(label).join(', ')
  return { ...problem, params: { ...problem.params, names } }
}

/** Return the options in conflict with this value, or `players`. Null if it can be chosen. */
export function oddsOf(unfit: Unfit[], option: string, value: unknown): string[] | null {
  const found = unfit.find((one) => one.option === option && one.value === value)
  return found ? found.names.filter((other) => other !== option) : null
}

/**
 * Return the settings, with those reset to their defaults that do not fit this many players. Null if nothing has to
 * change.
 */
export function fitting(
  report: SetupReport,
  options: Record<string, unknown>,
  fields: [string, OptionSchema][],
): Record<string, unknown> | null {
  if (report.problem === null) return null
  const wrong = fields.filter(
    ([option, schema]) =>
      options[option] !== schema.default && oddsOf(report.unfit, option, options[option])?.includes('players'),
  )
  if (wrong.length === 0) return null
  return { ...options, ...Object.fromEntries(wrong.map(([option, schema]) => [option, schema.default])) }
}
