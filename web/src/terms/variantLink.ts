/** The link that opens the form of a new table with the options of a variant. */

import type { OptionSchema } from './options'

type Options = Record<string, unknown>

/** Return the options that differ from their defaults, as the address of a form has them. */
export function written(options: Options, fields: [string, OptionSchema][]): string {
  const changed = fields.filter(
    ([name, schema]) => options[name] !== undefined && JSON.stringify(options[name]) !== JSON.stringify(schema.default),
  )
  return JSON.stringify(Object.fromEntries(changed.map(([name]) => [name, options[name]])))
}

/** Return the options of an address that a field could take. A stranger may have written it; the rest is left out. */
export function read(text: string | null, fields: [string, OptionSchema][]): Options {
  const given = parsed(text)
  return Object.fromEntries(fields.filter(([name, schema]) => fits(given[name], schema)).map(([name]) => [name, given[name]]))
}

function parsed(text: string | null): Options {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Options) : {}
  } catch {
    return {}
  }
}

function fits(value: unknown, schema: OptionSchema): boolean {
  if (schema.enum) return schema.enum.includes(value as string | number)
  if (schema.type === 'boolean') return typeof value === 'boolean'
  if (schema.type !== 'integer') return false
  return Number.isInteger(value) && (value as number) >= (schema.minimum ?? 0) && (value as number) <= (schema.maximum ?? 0)
}
