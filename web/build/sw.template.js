// Keeps the pages for when there is no connection (tables and lessons always ask the server), and shows what the server
// tells people who are away.
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
    // The newest page if the server answers, the kept one otherwise.
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
      // What is newer of a table takes the place of what was told of it before, and is heard again.
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

/** Shows the page at a path of ours. What was told comes over the network: an address of anybody else's is not gone to. */
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
