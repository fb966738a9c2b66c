import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import Seats from './Seats.svelte'

test('what a score counts is followed by a colon as the language sets it', async () => {
  const seats = [{ seat: 0, kind: 'bot', level: 1, resigned: false, mine: false }]
  const match = {
    table: { seats, sides: [0], game: 'toy', state: 'running' },
    shown: { view: { turn: 0 }, standing: [4] },
    conversation: { latest: null },
  } as unknown as Match
  const { container } = render(Seats, { match, part: null })
  for (const [language, spoken] of [
    ['fr', 'Points pour le moment\u00a0: '],
    ['en', 'Score so far: '],
  ] as const) {
    settings.language = language
    await words.speak(language)
    await tick()
    expect(container.querySelector('.score .unseen')?.textContent).toBe(spoken)
  }
})
