import { beforeEach, expect, it, vi } from 'vitest'

const me = vi.hoisted(() => vi.fn())
const claim = vi.hoisted(() => vi.fn())
const linkInfo = vi.hoisted(() => vi.fn())
const goBack = vi.hoisted(() => vi.fn())
vi.mock('../wire/api', () => ({ api: { me, claim, linkInfo, goBack }, problemOf: (thrown: unknown) => thrown }))
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

it('nothing is chosen for a browser that has been a guest, and nothing is sent before it is chosen', async () => {
  const claiming = await known()
  expect([claiming.join, claiming.ready]).toEqual([null, false])
  claiming.join = true
  expect(claiming.ready).toBe(true)
  await claiming.claim(() => ({ words: 'eight words' }))
  expect(claim).toHaveBeenLastCalledWith({ words: 'eight words', join: true, give_up: false })
  expect([claiming.claimed, claiming.returns]).toEqual([true, true])
  claiming.join = false
  await claiming.claim(() => ({ words: 'eight words' }))
  expect(claim).toHaveBeenLastCalledWith({ words: 'eight words', join: false, give_up: false })
})

it('a browser that was nobody has nothing to bring along', async () => {
  me.mockResolvedValue({ name: null, face: null, kept: false })
  const claiming = new Claiming()
  await vi.waitFor(() => expect(me).toHaveBeenCalled())
  await claiming.claim(() => ({ token: 'T' }))
  expect(claiming.ready).toBe(true)
  expect(claim).toHaveBeenLastCalledWith({ token: 'T', join: false, give_up: false })
  expect(claiming.returns).toBe(false)
})

it('a link is looked at first: whose it is, and what this browser would hand over', async () => {
  const eve = { name: 'Eve', face: { animal: 'cat', colour: 'red' }, age: 5, here: null }
  linkInfo.mockResolvedValueOnce(eve)
  const fresh = new Claiming('T')
  await vi.waitFor(() => expect(fresh.link).toEqual(eve))
  expect([linkInfo.mock.lastCall, fresh.known, fresh.ready]).toEqual([['T'], false, true])
  linkInfo.mockResolvedValueOnce({ ...eve, here: { name: 'Ana', running: 1, waiting: 0, moderates: false } })
  const ana = new Claiming('T')
  await vi.waitFor(() => expect(ana.known).toBe(true))
  expect(ana.ready).toBe(false)
})

it('a link that is good for nothing says so at once', async () => {
  linkInfo.mockRejectedValueOnce({ code: 'link.unknown', params: {} })
  const claiming = new Claiming('T')
  await vi.waitFor(() => expect(claiming.problem?.code).toBe('link.unknown'))
})

it('a browser goes back to who it was, and says why where it cannot', async () => {
  const claiming = await known()
  claiming.join = true
  await claiming.claim(() => ({ token: 'T' }))
  goBack.mockRejectedValueOnce({ code: 'return.closed', params: {} })
  await claiming.goBack()
  expect([claiming.returned, claiming.problem?.code, claiming.busy]).toEqual([false, 'return.closed', false])
  goBack.mockResolvedValueOnce({ name: 'Ana', face: null })
  await claiming.goBack()
  expect([claiming.returned, claiming.problem]).toEqual([true, null])
})

it('second seats are given up only after the guest agrees, by the same proof', async () => {
  const claiming = await known()
  claim.mockRejectedValueOnce({ code: 'merge.together', params: { count: 1 } })
  claiming.join = true
  await claiming.claim(() => ({ token: 'T' }))
  expect([claiming.claimed, claiming.problem?.code, claiming.together]).toEqual([false, 'merge.together', { token: 'T' }])
  await claiming.claim(() => claiming.together ?? {}, true)
  expect(claim).toHaveBeenLastCalledWith({ token: 'T', join: true, give_up: true })
  expect([claiming.claimed, claiming.problem, claiming.together]).toEqual([true, null, null])
})

it('after another refusal nobody is asked any more to give second seats up', async () => {
  const claiming = await known()
  claim.mockRejectedValueOnce({ code: 'merge.together', params: { count: 1 } })
  claiming.join = true
  await claiming.claim(() => ({ token: 'T' }))
  claim.mockRejectedValueOnce({ code: 'link.unknown', params: {} })
  await claiming.claim(() => claiming.together ?? {}, true)
  expect([claiming.problem?.code, claiming.together]).toEqual(['link.unknown', null])
})

it('a guest who cancels the passkey reads that, and no error', async () => {
  const claiming = await known()
  await claiming.claim(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect([claiming.trouble, claiming.problem, claiming.busy]).toEqual(['passkey-stopped', null, false])
  expect(claim).not.toHaveBeenCalled()
})
