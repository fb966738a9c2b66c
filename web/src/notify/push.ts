/** Notifications to this browser, through the push service of its maker. */

import { api } from '../wire/api'
import { Declined } from '../wire/declined'
import { settings } from '../settings/settings.svelte'

/** `cannot`: this browser has no push messages. `denied`: the user blocked them for this site. */
export type PushState = 'cannot' | 'denied' | 'off' | 'on'

/** The key that records that this browser gets notifications, in case its subscription is lost. */
const KEPT = 'tablee.told'

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const READY_MS = 30_000

/**
 * Return the service worker, which shows the notifications. Rejects after a while, because a browser without storage
 * never registers it.
 */
function registered(): Promise<ServiceWorkerRegistration> {
  const never = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no service worker')), READY_MS))
  return Promise.race([navigator.serviceWorker.ready, never])
}

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'cannot'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Ask for permission and subscribe this browser. Rejects if the server refuses or the browser cannot. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const { push_key: key } = await api.notifications()
  const { pushManager } = await registered()
  // A subscription with another server's key is useless here.
  await (await pushManager.getSubscription())?.unsubscribe()
  await register(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
  remember(true)
  return 'on'
}

export async function turnOff(): Promise<PushState> {
  remember(false)
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  const here = (await api.notifications()).channels.find((channel) => channel.here)
  if (here !== undefined) await api.removeChannel(here.id)
  await subscription?.unsubscribe()
  return 'off'
}

/** Send the server the current subscription, because a browser's address and language may change. */
export async function renew(): Promise<void> {
  if (!canPush()) return
  try {
    const { pushManager } = await registered()
    const subscription = await pushManager.getSubscription()
    // Without a record, this guest wants no notifications; the subscription may belong to the previous guest.
    if (!remembered()) return
    if (subscription !== null) await register(subscription)
    else await turnOn()
  } catch (thrown) {
    // Ignore errors, because no user action waits for this; the notifications page shows the current state. If the
    // guest is gone, end the notifications, because the next guest has not requested any.
    if (thrown instanceof Declined && thrown.code === 'guest.unknown') await forgetNotices()
  }
}

/** End the notifications to this browser and remove those on the screen, because the guest who wanted them is gone. */
export async function forgetNotices(): Promise<void> {
  remember(false)
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) return
  for (const notice of await registration.getNotifications()) notice.close()
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api.addPush({ endpoint: endpoint ?? '', p256dh, auth, language: settings.language })
}

/** Return the bytes of URL-safe base64. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEPT, 'on')
    else localStorage.removeItem(KEPT)
  } catch {
    // This browser stores nothing, but keeps the subscription itself.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}
