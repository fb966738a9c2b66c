import { render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Match } from '../match/match.svelte'
import { settings } from '../../settings/settings.svelte'
import { words } from '../../words/words.svelte'
import type { Ending } from './ending.svelte'
import Stage from './Stage.test.svelte'

const table = (state: string) => ({
  state,
  game: 'toy',
  sides: [0, 1],
  seats: [{ face: null }, { face: null }],
  options: {},
  revenge: false,
  next: null,
  repeats: false,
  result: state === 'over' ? { scores: [42, 30], ranks: [1, 2], resigned: [] } : null,
})
const STEP = { ply: 0, seat: null, events: [], view: {}, standing: null, at: 0 }

function played(state: string): { match: Match } {
  const match = {
    table: table(state),
    now: null,
    steps: [STEP],
    latest: STEP,
    mine: [{ seat: 0 }],
    replay: null,
    instead: null,
    watching: false,
    offer: { kind: 'none', by: [] },
    goToPly: vi.fn(),
  }
  return { match: match as unknown as Match }
}

beforeAll(async () => {
  settings.language = 'en'
  settings.motion = 'reduced'
  await words.speak('en')
  // jsdom has no animations and no layout.
  Element.prototype.getAnimations ??= () => []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

let shown: ReturnType<typeof render>
afterEach(() => shown.unmount())

async function ended(): Promise<HTMLElement> {
  shown = render(Stage, played('running'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await shown.rerender(played('over'))
  return screen.findByRole('dialog', { name: 'You win!' })
}

test('the end of a match comes over the board with the focus, and says who won and why', async () => {
  const layer = await ended()
  await waitFor(() => expect(document.activeElement).toBe(layer))
  expect(layer.textContent).toContain('Most points win: 42 to 30.')
  const [first, ...others] = screen.getAllByRole('button')
  expect(first?.textContent).toContain('Another game')
  expect(others.at(-1)?.textContent).toContain('Look at the board')
})

test('Escape shows the board', async () => {
  await ended()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a screen reader reads with the focus why it ended, and each place with its score', async () => {
  const layer = await ended()
  const told = document.getElementById(layer.getAttribute('aria-describedby') ?? '')
  const words = told?.textContent?.replace(/\s+/g, ' ') ?? ''
  expect(words).toContain('Most points win: 42 to 30.')
  expect(words).toMatch(/1\..*42 points.*2\..*30 points/)
})

test('a player who is writing goes on writing, and hears who won and why', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await ended()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('You win! Most points win: 42 to 30.'))
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('nothing comes over a match that was over when the page was opened', async () => {
  const ending: { current?: Ending } = {}
  shown = render(Stage, { ...played('over'), told: (one: Ending) => (ending.current = one) })
  await tick()
  expect(ending.current?.happened).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
