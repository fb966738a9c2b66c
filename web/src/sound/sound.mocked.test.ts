import { expect, test, vi } from 'vitest'
import { prepare } from './sound'

vi.mock('./player', () => {
  throw new Error('no connection')
})

test('where the player cannot be loaded nothing is heard, and nothing is said', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  prepare({})
  await vi.dynamicImportSettled()
  await new Promise((done) => setTimeout(done))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
