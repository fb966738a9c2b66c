import { beforeEach, expect, it, vi } from 'vitest'

const me = vi.hoisted(() => vi.fn())
const claim = vi.hoisted(() => vi.fn())
vi.mock('../api', () => ({ api: { me, claim }, problemOf: (thrown: unknown) => thrown }))
const { Claiming } = await import('./claiming.svelte')

beforeEach(() => {
  me.mockReset().mockResolvedValue({ name: 'Ana', face: null, kept: false })
  claim.mockReset().mockResolvedValue({ name: 'Ana', face: null, kept: true })
})

const known = async () => {
  const claiming = new Claiming()
  await vi.waitFor(() => expect(claiming.known).toBe(true))
  return claiming
}

it('the seats of a browser that has been somebody come along, unless they are to stay', async () => {
  const claiming = await known()
  await claiming.claim(() => ({ words: 'eight words' }))
  expect(claim).toHaveBeenLastCalledWith({ words: 'eight words', join: true, give_up: false })
  expect(claiming.claimed).toBe(true)
  claiming.join = false
  await claiming.claim(() => ({ words: 'eight words' }))
  expect(claim).toHaveBeenLastCalledWith({ words: 'eight words', join: false, give_up: false })
})

it('a browser that was nobody has nothing to bring along', async () => {
  me.mockResolvedValue({ name: null, face: null, kept: false })
  const claiming = new Claiming()
  await vi.waitFor(() => expect(me).toHaveBeenCalled())
  await claiming.claim(() => ({ token: 'T' }))
  expect(claim).toHaveBeenLastCalledWith({ token: 'T', join: false, give_up: false })
})

it('second seats are given up only after somebody said so, by the proof of before', async () => {
  const claiming = await known()
  claim.mockRejectedValueOnce({ code: 'merge.together', params: { count: 1 } })
  await claiming.claim(() => ({ token: 'T' }))
  expect([claiming.claimed, claiming.problem?.code, claiming.together]).toEqual([false, 'merge.together', { token: 'T' }])
  await claiming.claim(() => claiming.together ?? {}, true)
  expect(claim).toHaveBeenLastCalledWith({ token: 'T', join: true, give_up: true })
  expect([claiming.claimed, claiming.problem, claiming.together]).toEqual([true, null, null])
})

it('whoever lets the passkey be is told so, and of no fault', async () => {
  const claiming = await known()
  await claiming.claim(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect([claiming.trouble, claiming.problem, claiming.busy]).toEqual(['passkey-stopped', null, false])
  expect(claim).not.toHaveBeenCalled()
})
