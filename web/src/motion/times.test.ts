import { expect, test } from 'vitest'
import { LONGEST } from './Flights.svelte'

const sources = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true })
const moving = Object.entries(sources).flatMap(([path, text]) => {
  const style = text.split('<style>')[1] ?? ''
  return [...style.matchAll(/(?:transition|animation)(-duration|-delay)?: ([^;}]+)/g)].map(([rule, part, value]) => ({
    path,
    rule,
    part,
    value: value as string,
  }))
})

/** Return the delay plus the duration of an animation, from its shorthand. */
const lasts = (movement: string) =>
  [...movement.matchAll(/(?<![\w.])([\d.]+)(ms|s)\b/g)].reduce(
    (sum, [, number, unit]) => sum + Number(number) * (unit === 's' ? 1000 : 1),
    0,
  )

test('movements are found, and their times read', () => {
  expect(moving.length).toBeGreaterThan(10)
  expect(lasts('transform 240ms cubic-bezier(0.3, 0.7, 0.3, 1) 0.26s')).toBe(500)
})

test('delay and duration of a movement are written together, where they can be added', () => {
  expect(moving.filter(({ part }) => part !== undefined)).toEqual([])
})

test('everything that moves has arrived after 300 ms, unless it beats without end', () => {
  const movements = moving.flatMap(({ value, ...where }) =>
    value.split(/,(?![^(]*\))/).map((movement) => ({ ...where, movement })),
  )
  expect(movements.filter(({ movement }) => !movement.includes('infinite') && lasts(movement) > LONGEST)).toEqual([])
})
