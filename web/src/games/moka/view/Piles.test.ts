import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { MokaView } from '../model/view'
import Piles from './Piles.svelte'

const table = { round: 1, stock: [], stacks: { 15: ['?'], 30: ['?'], 80: ['?'] }, options: {} } as unknown as MokaView
const piles = (open: string[], choosing = false) =>
  render(Piles, {
    props: {
      table,
      open: new Set(open),
      choosing,
      flush: false,
      highlighted: null,
      counted: null,
      oncounted: () => {},
      onchallenge: () => {},
      onflush: () => {},
    },
  }).container

test('a pile of challenges is a button only while one may be drawn from it', () => {
  const stacks = (shown: Element) => [...shown.querySelectorAll('[data-stack]')].map((stack) => stack.tagName)
  expect(stacks(piles([]))).toEqual(['P', 'P', 'P'])
  expect(stacks(piles(['30']))).toEqual(['P', 'BUTTON', 'P'])
})

test('the rest of a pile is shown whether or not the player may draw from it', () => {
  const told = (shown: Element) => [...shown.querySelectorAll('[data-stack]')].map((stack) => stack.textContent)
  expect(told(piles([]))).toEqual(told(piles(['15', '30', '80'])))
})

test('piles that are being chosen from elsewhere are not shown a second time', () => {
  expect(piles([], true).querySelector('.stacks')?.classList).toContain('choosing')
})
