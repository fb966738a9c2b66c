/** The options of a game as its schema has them. */

import { LANGUAGES } from '../wire/protocol'

export interface OptionSchema {
  enum?: (string | number)[]
  type?: 'boolean' | 'integer' | 'array'
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: { pattern?: string }
  default: unknown
}

/** What an option begins with for somebody who reads `language`: where it is a choice among languages, that one. */
export function presetOf(schema: OptionSchema, language: string): unknown {
  const languages: readonly unknown[] = LANGUAGES
  const among = schema.enum?.every((choice) => languages.includes(choice)) ?? false
  return among && schema.enum?.includes(language) ? language : schema.default
}

/** The settings of a game, by name. */
export function settingsOf(schema: Record<string, unknown>): [string, OptionSchema][] {
  return Object.entries((schema.properties ?? {}) as Record<string, OptionSchema>)
}
