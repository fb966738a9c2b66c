import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { shareOptions } from '../matchOptions'
import Token from './Token.svelte'

/** A component that knows the options of a match, and draws a picture below it. */
const around =
  (options: () => Record<string, unknown>) =>
  (anchor: Comment, props: object): void => {
    shareOptions(options)
    ;(Token as unknown as (anchor: Comment, props: object) => void)(anchor, props)
  }

const points = (container: HTMLElement) => container.querySelector('text')?.textContent

test('a picture shows the number of its match, also of one that becomes known later', () => {
  let options = $state.raw<Record<string, unknown>>({})
  const { container } = render(around(() => options) as unknown as typeof Token, {
    props: { value: '4' },
    context: new Map(),
  })
  const usual = points(container)
  expect(usual).toMatch(/^\+\d+$/)
  options = { token_4: 37 }
  flushSync()
  expect(points(container)).toBe('+37')
  expect(points(render(Token, { value: '4' }).container)).toBe(usual)
})

test('only the token that decides who begins has an arrow, whatever the tokens are worth', () => {
  const shown = (value: string, options: Record<string, unknown> = {}) => {
    const { container } = render(around(() => options) as unknown as typeof Token, { props: { value }, context: new Map() })
    return [points(container) ?? '', container.querySelector('.first') !== null]
  }
  expect(shown('5')).toEqual(['', true])
  expect(shown('5', { token_5: 4 })).toEqual(['+4', true])
  expect(shown('1', { token_1: 0 })).toEqual(['+0', false])
})
