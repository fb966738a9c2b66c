import { beforeEach, expect, test, vi } from 'vitest'

const api = vi.hoisted(() => ({ addPush: vi.fn(), notifications: vi.fn(), removeChannel: vi.fn() }))
vi.mock('../wire/api', () => ({ api, problemOf: (thrown: unknown) => thrown }))
const { turnOff, turnOn } = await import('./push')

/** The calls so far, in order. */
let did: string[] = []
/** The address of the current subscription. */
let subscribed: string | null = null

const subscription = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => {
    did.push(`unsubscribe ${endpoint}`)
    subscribed = null
    return Promise.resolve(true)
  },
})
const pushManager = {
  getSubscription: () => Promise.resolve(subscribed === null ? null : subscription(subscribed)),
  subscribe: ({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) => {
    did.push(`subscribe ${[...key].join(' ')}`)
    subscribed = 'new'
    return Promise.resolve(subscription(subscribed))
  },
}
const requestPermission = vi.fn()

beforeEach(() => {
  did = []
  subscribed = null
  localStorage.clear()
  requestPermission.mockResolvedValue('granted')
  api.addPush
    .mockReset()
    .mockImplementation(({ endpoint }: { endpoint: string }) => Promise.resolve(did.push(`tell ${endpoint}`)))
  api.removeChannel.mockReset().mockImplementation((id: string) => Promise.resolve(did.push(`remove ${id}`)))
  api.notifications.mockReset().mockResolvedValue({ push_key: 'AQID', channels: [{ id: 'other' }, { id: 'mine', here: true }] })
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission })
  const registration = { pushManager }
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
})

test('a subscription made with another server’s key gives way to a new one, which the server receives', async () => {
  subscribed = 'old'
  expect(await turnOn()).toBe('on')
  expect(did).toEqual(['unsubscribe old', 'subscribe 1 2 3', 'tell new'])
  expect(localStorage.getItem('tablee.told')).toBe('on')
})

test('who does not allow notices is not subscribed', async () => {
  requestPermission.mockResolvedValue('default')
  expect(await turnOn()).toBe('off')
  expect(did).toEqual([])
  expect(localStorage.getItem('tablee.told')).toBeNull()
})

test('what the server refuses is not remembered as wanted', async () => {
  api.addPush.mockReset().mockRejectedValue({ code: 'channel.limit', params: {} })
  await expect(turnOn()).rejects.toMatchObject({ code: 'channel.limit' })
  expect(localStorage.getItem('tablee.told')).toBeNull()
})

test('turned off, this browser’s channel alone is removed, and its subscription ends', async () => {
  subscribed = 'here'
  localStorage.setItem('tablee.told', 'on')
  expect(await turnOff()).toBe('off')
  expect(did).toEqual(['remove mine', 'unsubscribe here'])
  expect(localStorage.getItem('tablee.told')).toBeNull()
})
