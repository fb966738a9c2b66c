import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { speaking } from '../../words/speaking.stub'

vi.mock('../windows', () => ({ compact: { current: false }, keyboard: { current: false } }))
vi.mock('../../games/registry', () => ({ hasLesson: () => true, hasCoach: () => false }))
vi.mock('../../rules/Rules.svelte', () => {
  throw new Error('not delivered')
})
const { default: Help } = await import('./Help.svelte')

test('if the rules do not arrive, that is said, and lesson and closing still work', async () => {
  await speaking('en')
  const onclose = vi.fn()
  render(Help, { game: 'toy', keys: [], onclose })
  expect((await screen.findByRole('alert')).textContent).toMatch(/server/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/learn/toy')
  screen.getByRole('button', { name: 'Close' }).click()
  expect(onclose).toHaveBeenCalledOnce()
})
