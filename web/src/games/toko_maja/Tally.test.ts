import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { View } from '../../wire/types'
import Tally from './Tally.svelte'

const TIE = 'toko-maja-tally-tie'

function said(scores: number[], ranks: number[], resigned: number[] = []) {
  const result = { scores, ranks, resigned }
  return render(Tally, {
    props: { view: { options: {} } as View, events: [], names: ['Ana', 'Bo'], sides: [0, 1], steps: [], result },
  }).container.textContent
}

test('what decided between equal points is shown if the ranks say so', () => {
  expect(said([7, 7], [2, 1])).toContain(TIE)
})

test('a shared rank was parted by nothing', () => {
  expect(said([7, 7], [1, 1])).not.toContain(TIE)
})

test('who gave up is behind for that, not for a token', () => {
  expect(said([7, 7], [2, 1], [0])).not.toContain(TIE)
})
