import { expect, test } from 'vitest'
import { coach } from './coach'
import type { TokoMajaView } from './view'

const now = (phase: string, hand: string[]) => ({ phase, hands: [hand, []] }) as unknown as TokoMajaView
const fitting = (view: TokoMajaView, seen: string[] = []) =>
  coach.find(({ key, when }) => !seen.includes(key) && (when === undefined || when(view, 0)))?.key

test('after two cards are drawn nothing is said about winning before the tip about the hand', () => {
  expect(fitting(now('take', []))).toBe('now')
  expect(fitting(now('keep', []), ['now'])).toBeUndefined()
  expect(fitting(now('lay', ['7']), ['now'])).toBe('mine')
  expect(fitting(now('lay', ['7']), ['now', 'mine'])).toBe('win')
})
