// Caches the pages for use without a connection, and shows the notifications that the server sends to absent players.
// Tables and lessons always ask the server.
const CACHE = 'tablee-__VERSION__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    // Use the newest page if the server answers, the cached page otherwise.
    event.respondWith(fetch(request).catch(() => caches.match('/')))
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)))
  }
})

self.addEventListener('push', (event) => {
  const told = event.data.json()
  const { title, body, path, table } = told
  const actions = [
    { action: 'open', title: told.open },
    { action: 'mute', title: told.mute },
  ]
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: told.language,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      // A newer notification about a table replaces the older one, and sounds again.
      tag: table ?? 'tables',
      renotify: true,
      data: { path, table },
      actions: table === null ? [] : actions,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { path, table } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'mute' ? mute(table) : open(path))
})

/**
 * Open the page at a path on this server. The path came over the network, so addresses on other servers are refused.
 */
async function open(path) {
  const address = new URL(path, location.origin)
  if (address.origin !== location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname)
  return there ? there.focus() : self.clients.openWindow(address.pathname + address.search + address.hash)
}

function mute(table) {
  return fetch(`/api/tables/${table}/notifications`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: 'off' }),
  })
}
