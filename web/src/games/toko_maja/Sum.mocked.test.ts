import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import Sum from './Sum.svelte'

const BREAKDOWN = { triples: 20, tokens: 15, hand: 16, unseen: 0, points: 19, total: 64 }
const shown = () => screen.getAllByRole('definition').map((one) => one.textContent)

beforeAll(async () => {
  settings.language = 'en'
  await words.learn('toko-maja')
})

test('the total is the score beside the name; the cost of the hand is shown next to it', () => {
  const { unmount } = render(Sum, { breakdown: BREAKDOWN, score: 80, over: false })
  expect(shown()).toEqual(['20', '15', '45', '80', '64'])
  expect(screen.getByText('Minus the hand (−16)')).toBeTruthy()
  unmount()
})

test('once the round is counted, the hand stands among what was added up', () => {
  render(Sum, { breakdown: BREAKDOWN, score: 64, over: true })
  expect(shown()).toEqual(['20', '15', '16', '45', '64'])
})

test('a total below zero has the sign of other numbers below zero, and earlier rounds say which way they count', () => {
  const { unmount } = render(Sum, { breakdown: { ...BREAKDOWN, total: -10 }, score: -5, over: false })
  expect(shown()).toEqual(['20', '15', '29', '−5', '−10'])
  expect(document.querySelector('.minus dd')?.textContent).toBe('29')
  unmount()
})
