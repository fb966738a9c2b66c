import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import type { Match } from '../match/match.svelte'
import { Controls } from './controls.svelte'
import TurnButtons from './TurnButtons.svelte'

function shown(low: boolean): void {
  const match = {
    legal: ['a'],
    sending: false,
    slow: false,
    replay: null,
    undoable: 0,
    watching: false,
    table: { state: 'running', terms: {} },
    board: { catchUp: () => {} },
  } as unknown as Match
  render(TurnButtons, { match, controls: new Controls(match), low })
}

/** Return the text with ordinary spaces and hyphens. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\u2011/g, '-')
    .trim()
/** Return what a screen reader reads on each button. */
const names = () =>
  screen.getAllByRole('button').map((button) => {
    const heard = button.cloneNode(true) as HTMLElement
    for (const hidden of heard.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return plain(heard.textContent)
  })

test.each([
  ['en', ['Take back my move', 'What could I do?'], ['Undo: Take back my move', 'Hint: What could I do?']],
  ['nl', ['Mijn zet terugnemen', 'Wat kan ik doen?'], ['Terug: Mijn zet terugnemen', 'Tip: Wat kan ik doen?']],
  ['fr', ['Reprendre mon coup', 'Que puis-je faire ?'], ['Défaire : Reprendre mon coup', 'Conseil : Que puis-je faire ?']],
])('in %s both buttons say what they do, also where only a short word is seen', async (language, wide, low) => {
  settings.language = language
  await words.speak(language)
  shown(false)
  flushSync()
  expect(names()).toEqual(wide)
  document.body.replaceChildren()
  shown(true)
  flushSync()
  expect(names()).toEqual(low)
  for (const button of screen.getAllByRole('button')) expect(wide).toContain(plain(button.title))
})
