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
  const onlearn = vi.fn()
  render(Help, { game: 'toy', keys: [], onlearn, onclose })
  expect((await screen.findByRole('alert')).textContent).toMatch(/server/)
  screen.getByRole('button', { name: /^Learn it/ }).click()
  expect(onlearn).toHaveBeenCalledExactlyOnceWith(true)
  screen.getByRole('button', { name: 'Close' }).click()
  expect(onclose).toHaveBeenCalledOnce()
})
