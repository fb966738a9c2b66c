import { expect, test, vi } from 'vitest'

test('what a test waits for may come later than the second that Vitest would wait', async () => {
  let there = false
  setTimeout(() => (there = true), 1_200)
  await vi.waitFor(() => expect(there).toBe(true))
})
