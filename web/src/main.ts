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
  // Nothing was drawn yet: index.html has a sentence for that.
  document.getElementById('broken')?.removeAttribute('hidden')
})
current.watch()
document.getElementById('reload')?.addEventListener('click', () => location.reload())
// What index.html shows until now.
target.replaceChildren()
mount(App, { target })

// After an update of the server, parts of the pages that were open before it are gone: load the new ones, once a minute at most.
addEventListener('vite:preloadError', () => {
  const renewed = Number(sessionStorage.getItem('tablee.renewed') ?? 0)
  if (!navigator.onLine || Date.now() - renewed < 60_000) return
  sessionStorage.setItem('tablee.renewed', String(Date.now()))
  location.reload()
})

// Keeping the pages for later must not slow down what is being looked at.
function keepPages(): void {
  // A browser that lets nothing be kept has no pages for later, and is told nothing.
  navigator.serviceWorker.register('/sw.js').catch(() => {})
  // Where this browser is told things, the server is to know its address and language of today.
  if ('Notification' in window && Notification.permission === 'granted') {
    import('./notify/push').then(({ renew }) => renew()).catch(() => {})
  }
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if ('requestIdleCallback' in window) requestIdleCallback(keepPages, { timeout: 5000 })
  else addEventListener('load', keepPages)
}
