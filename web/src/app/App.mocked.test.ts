import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'

type Props = Record<string, unknown>
const drawn = vi.hoisted(() => [] as string[])
const watching = vi.hoisted(() => ({ begun: 0, ended: 0 }))
const showBadge = vi.hoisted(() => vi.fn())
/** Return a page that only writes its name and the id that it was given. */
const page = vi.hoisted(() => (name: string) => ({
  default: (anchor: Node, props: Props) => {
    drawn.push(`${name} ${String(props['id'] ?? '')}`.trim())
    const text = document.createElement('h1')
    text.textContent = name
    anchor.parentNode?.insertBefore(text, anchor)
  },
}))
vi.mock('./Header.svelte', () => page('header'))
vi.mock('../home/Home.svelte', () => page('home'))
vi.mock('../table/Table.svelte', () => page('table'))
vi.mock('../rules/Rules.svelte', () => page('rules'))
vi.mock('../lesson/Lesson.svelte', () => {
  throw new Error('no connection')
})
vi.mock('../mine/Mine.svelte', () => ({
  default: () => {
    throw new Error('cannot be drawn')
  },
}))
vi.mock('../own/badge', () => ({ showBadge }))
vi.mock('../own/watch', () => ({
  watch: () => {
    watching.begun += 1
    return () => (watching.ended += 1)
  },
}))
const { faults } = await import('../frame/faults.svelte')
const { router } = await import('../frame/router.svelte')
const { own } = await import('../own/own.svelte')
const { speaking } = await import('../words/speaking.stub')
const { settings } = await import('../settings/settings.svelte')
const { words } = await import('../words/words.svelte')
const { default: App } = await import('./App.svelte')

const title = () => document.querySelector('main h1')?.textContent
const skip = () => document.querySelector('.skip')?.textContent

function go(path: string): void {
  router.path = path
  flushSync()
}

beforeEach(async () => {
  vi.stubGlobal('reportError', vi.fn())
  Object.assign(watching, { begun: 0, ended: 0 })
  own.awaits([])
  faults.latest = null
  await speaking('en')
  drawn.length = 0
  router.path = '/'
})

test('each address shows its page, with the game or the table that it names', async () => {
  render(App)
  expect([title(), drawn]).toEqual(['home', ['header', 'home']])
  go('/rules/toy')
  await vi.waitFor(() => expect(title()).toBe('rules'))
  go('/t/abc')
  await vi.waitFor(() => expect(title()).toBe('table'))
  expect(drawn.slice(2)).toEqual(['rules toy', 'table abc'])
  go('/nowhere')
  expect(title()).not.toBe('table')
})

test('from table to table the page is made again, and no page gets the id of another address', async () => {
  render(App)
  go('/t/abc')
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('table abc'))
  go('/t/xyz')
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('table xyz'))
  go('/rules/toy')
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('rules toy'))
  expect(drawn.filter((one) => one.startsWith('table'))).toEqual(['table abc', 'table xyz'])
})

test('a table has a socket of its own, and every other page one that watches the other tables', async () => {
  const { unmount } = render(App)
  await vi.waitFor(() => expect(watching).toEqual({ begun: 1, ended: 0 }))
  go('/rules/toy')
  await vi.waitFor(() => expect(title()).toBe('rules'))
  expect(watching).toEqual({ begun: 1, ended: 0 })
  go('/t/abc')
  expect(watching).toEqual({ begun: 1, ended: 1 })
  go('/')
  await vi.waitFor(() => expect(watching).toEqual({ begun: 2, ended: 1 }))
  unmount()
  expect(watching).toEqual({ begun: 2, ended: 2 })
})

test('a page that goes before its socket is there opens none', async () => {
  const { unmount } = render(App)
  unmount()
  await import('../own/watch')
  await Promise.resolve()
  await Promise.resolve()
  expect(watching.begun).toBe(watching.ended)
})

test('a page that cannot be loaded says so, and the next page works', async () => {
  render(App)
  go('/learn/toy')
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  go('/rules/toy')
  await vi.waitFor(() => expect(title()).toBe('rules'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page that cannot be drawn leaves the rest, and its error is reported once, in its place', async () => {
  render(App)
  faults.latest = { code: 'server.broken', params: {} }
  go('/mine')
  await vi.waitFor(() => expect(faults.latest).toBeNull())
  flushSync()
  expect(screen.getByRole('main').querySelector('[role=alert]')).not.toBeNull()
  expect([drawn[0], faults.latest, vi.mocked(reportError).mock.calls.length]).toEqual(['header', null, 1])
})

test('the number of tables that wait is on the icon, and goes when it is 0', () => {
  render(App)
  own.awaits(['a', 'b'])
  flushSync()
  expect(showBadge).toHaveBeenLastCalledWith(2)
  own.awaits([])
  flushSync()
  expect(showBadge).toHaveBeenLastCalledWith(0)
})

test('another language is spoken as soon as it is chosen', async () => {
  render(App)
  const before = skip()
  settings.language = 'nl'
  flushSync()
  await vi.waitFor(() => expect(skip()).not.toBe(before))
  expect([words.ready, document.documentElement.lang]).toEqual([true, 'nl'])
})

test('the note of a page that did not start goes once the page has its words', () => {
  const broken = document.body.appendChild(document.createElement('p'))
  broken.id = 'broken'
  render(App)
  flushSync()
  expect(document.getElementById('broken')).toBeNull()
})
