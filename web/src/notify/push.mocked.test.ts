import { beforeEach, expect, test, vi } from 'vitest'

const addPush = vi.hoisted(() => vi.fn())
vi.mock('../wire/api', () => ({ api: { addPush } }))
const { Declined, NO_CONNECTION } = await import('../wire/declined')
const { renew } = await import('./push')

const unsubscribe = vi.fn(() => Promise.resolve(true))
const subscription = { toJSON: () => ({ endpoint: 'https://push.example/', keys: {} }), unsubscribe }
const close = vi.fn()
const registration = {
  pushManager: { getSubscription: () => Promise.resolve(subscription) },
  getNotifications: () => Promise.resolve([{ close }]),
}

beforeEach(() => {
  addPush.mockReset().mockResolvedValue({})
  unsubscribe.mockClear()
  localStorage.setItem('tablee.told', 'on')
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { permission: 'granted' })
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
})

test('the subscription of a guest who is still here is sent again', async () => {
  await renew()
  expect(addPush).toHaveBeenCalledOnce()
  expect([localStorage.getItem('tablee.told'), unsubscribe.mock.calls.length]).toEqual(['on', 0])
})

test('that of a guest who is gone from this browser ends: the next one has not asked for it', async () => {
  addPush.mockRejectedValue(new Declined({ code: 'guest.unknown', params: {} }))
  await renew()
  expect([localStorage.getItem('tablee.told'), unsubscribe.mock.calls.length]).toEqual([null, 1])
  // The screen also drops the notifications of the previous guest.
  expect(close).toHaveBeenCalledOnce()
})

test('a subscription that is left of a guest who is gone is not made the next one’s', async () => {
  localStorage.removeItem('tablee.told')
  await renew()
  expect(addPush).not.toHaveBeenCalled()
})

test('a server that cannot be reached ends nothing', async () => {
  addPush.mockRejectedValue(new Declined(NO_CONNECTION))
  await renew()
  expect([localStorage.getItem('tablee.told'), unsubscribe.mock.calls.length]).toEqual(['on', 0])
})
