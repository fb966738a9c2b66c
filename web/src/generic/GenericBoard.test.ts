import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import GenericBoard from './GenericBoard.svelte'

test('a list as long as there are players is nobody’s; what is kept by seat, and who began, has their names', () => {
  const { container } = render(GenericBoard, {
    props: {
      view: { game: 'nim', options: {}, players: 2, phase: 'play', turn: 0, first: 1, heaps: [3, 5], hands: [['a'], ['?']] },
      step: { ply: 0, events: [] },
      steps: [],
      legal: [],
      seat: 0,
      names: ['Ana', 'Bo'],
      sides: [0, 1],
      hint: null,
      bySeat: ['hands'],
      examine: async () => ({ legal: true }),
      study: { examine: async () => ({ legal: true }) },
      play: () => {},
    },
  })
  const shown = [...container.querySelectorAll('dl > div')].map((zone) => zone.textContent?.replace(/\s+/g, ' ').trim())
  expect(shown).toEqual(['first Bo', 'heaps 3 5', 'hands Ana aBo ?'])
})
