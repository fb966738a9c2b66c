/** The options of a game, as in its schema. */

import { LANGUAGES } from '../wire/protocol'

export interface OptionSchema {
  enum?: (string | number)[]
  type?: 'boolean' | 'integer' | 'array'
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: { pattern?: string }
  /** A number of the rulebook, which variants change. Without a default it depends on the other options. */
  parameter?: true
  default?: unknown
}

/**
 * Return the initial value of an option for a reader of `language`. An option that is a choice of languages starts with
 * that language.
 */
export function presetOf(schema: OptionSchema, language: string): unknown {
  const languages: readonly unknown[] = LANGUAGES
  const among = schema.enum?.every((choice) => languages.includes(choice)) ?? false
  return among && schema.enum?.includes(language) ? language : schema.default
}

/** Return the options of a game, by name, without the numbers of the rulebook. */
export function settingsOf(schema: Record<string, unknown>): [string, OptionSchema][] {
  return declared(schema).filter(([, option]) => option.parameter !== true)
}

/** Return the numbers of the rulebook, by name. */
export function parametersOf(schema: Record<string, unknown>): [string, OptionSchema][] {
  return declared(schema).filter(([, option]) => option.parameter === true)
}

/** Return the names of the numbers of the rulebook that `options` change. */
export function changedNumbers(schema: Record<string, unknown>, options: Record<string, unknown>): string[] {
  return parametersOf(schema).flatMap(([name]) => (options[name] === undefined ? [] : [name]))
}

const declared = (schema: Record<string, unknown>) => Object.entries((schema.properties ?? {}) as Record<string, OptionSchema>)
