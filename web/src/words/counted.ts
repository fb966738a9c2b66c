/** Numbers for people: the notation counts from zero, sentences count from one. */

import { FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle'

/** The Fluent function FROM_ONE: a number, or every number in a list, plus one. */
export const fromOne: FluentFunction = ([value]): FluentValue => {
  if (value instanceof FluentNumber) return new FluentNumber(value.value + 1)
  if (typeof value === 'string') return value.replace(/\d+/g, (digits) => String(Number(digits) + 1))
  return value ?? '?'
}

export const FUNCTIONS = { FROM_ONE: fromOne }
