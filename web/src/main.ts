/**
 * The start of the pages, and the map of their folders, each in the order in which they may import.
 *
 * - `wire`: talking with the server: messages, requests, the socket that connects again by itself, the guest of
 *   this browser
 * - `settings`: what this person chose, kept in this browser
 * - `words`: the sentences of the pages, and the loader for those of games
 * - `frame`: parts of every page: dialogs, sheets, icons, full screen, addresses (`router`)
 * - `faces`: the animals and colours of people and bots
 * - `motion`: cards that fly between `data-anchor`s above a board that already shows the result
 * - `sound`: sounds as recipes, rendered with Web Audio; vibration
 * - `deal`: this browser's share of a deal, and checking it
 * - `story`: a match in words; the names and sides of seats
 * - `games`: what a game's own part is (`part`), and finding parts (`registry`)
 * - `games/<name>`: a game's own part: it draws views and emits move strings
 * - `generic`: the board of games without a drawing
 * - `terms`: forms for options and agreements
 * - `own`: the guest's own tables: news, their number in title and icon, the history
 * - `mine`: wins, bests and lessons, kept in this browser
 * - `notify`: notifications
 * - `rules`: the rules of a game, as a page and beside a table
 * - `lesson`: the lesson of a game, as a page and beside a table
 * - `guest`: changing the guest of this browser; stored data and its owner
 * - `me`: this person: name, face, settings, blocked people, ways to come back
 * - `table`: the page of a table, for each kind of window
 * - `table/match`: state of a match, messages of the server, actions, what is sent and not answered yet (`Outbox`)
 * - `table/seats`: seats, the invitation, the countdown, the curtain between people at one device
 * - `table/manage`: the host's tools, proposals, substitutes
 * - `table/turn`: whose turn it is and what may be done: actions, hints, help
 * - `table/clock`: deadlines, vacations, pauses, moves in advance
 * - `table/story`: log, live region, sounds, replay
 * - `table/coach`: the bubbles of a first game
 * - `table/talk`: talk, muting, blocking, reporting
 * - `table/result`: how it ended, another match
 * - `table/analysis`: a finished match judged move by move
 * - `create`, `quick`, `proof`, `device`, `enter`, `ladder`, `moderation`, `house`: one page each, loaded on demand
 * - `home`: the start page
 * - `app`: the page around all others: header, which page an address shows
 */
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
