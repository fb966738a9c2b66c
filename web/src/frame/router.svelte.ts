/** The current page, from the address. Links stay plain `<a href>`, and clicks on them do not reload the page. */

import { current } from '../wire/current'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'proof'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'device' }
  | { page: 'enter' }
  | { page: 'mine' }
  | { page: 'me' }
  | { page: 'back' }
  | { page: 'notifications' }
  | { page: 'history' }
  | { page: 'next' }
  | { page: 'quick' }
  | { page: 'ladder' }
  | { page: 'played'; record: string }
  | { page: 'moderation' }
  | { page: 'imprint' }
  | { page: 'privacy' }
  | { page: 'lost' }

const ALONE = [
  'device',
  'enter',
  'mine',
  'me',
  'back',
  'ladder',
  'moderation',
  'notifications',
  'history',
  'next',
  'quick',
  'imprint',
  'privacy',
] as const
type Alone = (typeof ALONE)[number]
/** True if the address of this page has no further parts. */
const isAlone = (page: string): page is Alone => (ALONE as readonly string[]).includes(page)

/** Return the parts of a path, or null if the path is cut off or broken. */
function partsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Return the page of a path such as `/t/ID/proof`. */
export function routeOf(path: string): Route {
  const parts = partsOf(path)
  if (parts === null) return { page: 'lost' }
  const [first, second, third, ...rest] = parts
  if (rest.length > 0) return { page: 'lost' }
  if (first === undefined) return { page: 'home' }
  if (first === 't' && second !== undefined) {
    if (third === undefined) return { page: 'table', table: second }
    return third === 'proof' ? { page: 'proof', table: second } : { page: 'lost' }
  }
  if (third !== undefined) return { page: 'lost' }
  if (first === 'ladder' && second !== undefined) return { page: 'played', record: second }
  if (second === undefined && isAlone(first)) return { page: first }
  if ((first === 'new' || first === 'learn' || first === 'rules') && second !== undefined) {
    return { page: first, game: second }
  }
  return { page: 'lost' }
}

/** The layer over a page, as stored in the browser's history entry. */
interface Kept {
  over?: string
}
const overNow = (): string | null => (history.state as Kept | null)?.over ?? null

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  route = $derived(routeOf(this.path))
  /** The layer over the page. It has a history entry of its own, so that Back closes it first, even after a reload. */
  over = $state(overNow())

  constructor() {
    addEventListener('popstate', () => {
      if (current.stale && location.pathname !== this.path) location.reload()
      else this.#read()
    })
    document.addEventListener('click', (event) => this.#follow(event))
  }

  /** True once the person went to another page, so that a page that loads later focuses its heading. */
  moved = false

  /** Open a layer over this page. */
  lay(over: string): void {
    history.pushState({ over } satisfies Kept, '')
    this.over = over
  }

  /** Close the layer, as Back does. */
  lift(): void {
    if (this.over !== null) history.back()
  }

  /** Go to another page. The history drops the layer over this page. */
  go(address: string, replace = this.over !== null): void {
    if (current.stale) {
      if (replace) location.replace(address)
      else location.assign(address)
      return
    }
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.moved = true
    this.#read()
    scrollTo(0, 0)
    // Move the focus to the new page's heading.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.over = overNow()
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()

/** Return this address. At a table, add the table, so that the page at the address can lead back. */
export function fromHere(address: string): string {
  const { route } = router
  return route.page === 'table' ? `${address}?to=/t/${route.table}` : address
}

/** Return the address of the table from which the player came to this page, or null. */
export function tableBefore(): string | null {
  const to = router.query.get('to') ?? ''
  return /^\/t\/[a-z2-7]{16}$/.test(to) ? to : null
}
