import { beforeEach, expect, test, vi } from 'vitest'

const forgetNotices = vi.hoisted(() => vi.fn())
vi.mock('../notify/push', () => ({ forgetNotices }))
const { bind } = await import('../deal/mixing')
const { keepStep, stepKept } = await import('../lesson/progress')
const { done, learnt } = await import('../mine/kept')
const { forgetHere } = await import('./forgetting')

beforeEach(() => {
  localStorage.clear()
  forgetNotices.mockReset().mockResolvedValue(undefined)
})

test('of a guest who was deleted this browser keeps nothing but its settings', async () => {
  localStorage.setItem('tablee.settings', '{}')
  localStorage.setItem('tablee.coached', '["toy-coach-draw"]')
  bind()
  keepStep('toy', 'second')
  learnt('toy')
  await forgetHere()
  expect(forgetNotices).toHaveBeenCalledOnce()
  expect([localStorage.getItem('tablee.deals'), stepKept('toy'), done().lessons]).toEqual([null, undefined, {}])
  expect([localStorage.getItem('tablee.settings'), localStorage.getItem('tablee.coached')]).toEqual(['{}', '["toy-coach-draw"]'])
})

test('a browser whose push service does not answer forgets the rest all the same', async () => {
  forgetNotices.mockRejectedValue(new Error('no connection'))
  learnt('toy')
  await forgetHere()
  expect(done().lessons).toEqual({})
})
