import { expect, test, vi } from 'vitest'

const me = vi.hoisted(() => vi.fn())
vi.mock('../wire/api', () => ({ api: { me } }))
const { CHANGING_MS, isGone } = await import('./gone')

test.each([
  [null, true],
  ['Ana', false],
])('the server is asked once a claim in another tab has had its time (%s: %s)', async (name, gone) => {
  vi.useFakeTimers()
  me.mockReset().mockResolvedValue({ name })
  const asked = isGone()
  await vi.advanceTimersByTimeAsync(CHANGING_MS - 1)
  expect(me).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(asked).resolves.toBe(gone)
  vi.useRealTimers()
})
