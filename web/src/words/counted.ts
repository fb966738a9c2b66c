/** Where the notation counts from nought, sentences for people count from one. */

import { FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle'

/** The Fluent function FROM_ONE: a number, or every number in a list, one higher. */
export const fromOne: FluentFunction = ([value]): FluentValue => {
  if (value instanceof FluentNumber) return new FluentNumber(value.value + 1)
  if (typeof value === 'string') return value.replace(/\d+/g, (digits) => String(Number(digits) + 1))
  return value ?? '?'
}

export const FUNCTIONS = { FROM_ONE: fromOne }
