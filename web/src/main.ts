import { mount } from 'svelte'
import App from './app/App.svelte'
import { faults } from './frame/faults.svelte'
import { current } from './guest/changing'
import './themes.css'
import './app.css'
import './controls.css'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')
faults.watch(() => {
  // The page is still empty, so show the sentence in index.html.
  document.getElementById('broken')?.removeAttribute('hidden')
})
current.watch()
document.getElementById('reload')?.addEventListener('click', () => location.reload())
// Remove the content that index.html shows until now.
target.replaceChildren()
mount(App, { target })

// After a server update, parts of the pages that were already open no longer exist. Load the new pages, at most once a
// minute.
addEventListener('vite:preloadError', () => {
  const renewed = Number(sessionStorage.getItem('tablee.renewed') ?? 0)
  if (!navigator.onLine || Date.now() - renewed < 60_000) return
  sessionStorage.setItem('tablee.renewed', String(Date.now()))
  location.reload()
})

// Caching the pages must not slow down the page that the player sees.
function keepPages(): void {
  // If a browser allows no storage, there is no cache, and the player sees no message about it.
  navigator.serviceWorker.register('/sw.js').catch(() => {})
  // If this browser receives notifications, send the server its current address and language.
  if ('Notification' in window && Notification.permission === 'granted') {
    import('./notify/push').then(({ renew }) => renew()).catch(() => {})
  }
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if ('requestIdleCallback' in window) requestIdleCallback(keepPages, { timeout: 5000 })
  else addEventListener('load', keepPages)
}
