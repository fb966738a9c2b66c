import { expect, test, vi } from 'vitest'
import { routeOf, router } from './router.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/new/toy', { page: 'new', game: 'toy' }],
  ['/t/abc', { page: 'table', table: 'abc' }],
  ['/t/abc/proof', { page: 'proof', table: 'abc' }],
  ['/learn/toy', { page: 'learn', game: 'toy' }],
  ['/rules/toy', { page: 'rules', game: 'toy' }],
  ['/device', { page: 'device' }],
  ['/mine', { page: 'mine' }],
  ['/me', { page: 'me' }],
  ['/back', { page: 'back' }],
  ['/history', { page: 'history' }],
  ['/next', { page: 'next' }],
  ['/quick', { page: 'quick' }],
  ['/ladder', { page: 'ladder' }],
  ['/ladder/12', { page: 'played', record: '12' }],
  ['/ladder/12/more', { page: 'lost' }],
  ['/quick/toy', { page: 'lost' }],
  ['/t/abc/else', { page: 'lost' }],
  ['/t/abc/proof/more', { page: 'lost' }],
  ['/new/toy/more', { page: 'lost' }],
  ['/t', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
  ['/t/%', { page: 'lost' }],
  ['/%zz', { page: 'lost' }],
  ['/t/%E0%A4%A', { page: 'lost' }],
  ['/t/a%20b', { page: 'table', table: 'a b' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

const back = async () => {
  const before = history.state as unknown
  history.back()
  await vi.waitFor(() => expect(history.state).not.toBe(before))
}

test('Back takes away what lies over a page before it leaves the page', async () => {
  vi.stubGlobal('scrollTo', () => {})
  router.go('/t/A')
  router.lay('settings')
  expect([router.over, router.path]).toEqual(['settings', '/t/A'])
  await back()
  await vi.waitFor(() => expect(router.over).toBeNull())
  expect(router.path).toBe('/t/A')
  vi.unstubAllGlobals()
})

test('closing what lies over a page leaves the history as it was', async () => {
  vi.stubGlobal('scrollTo', () => {})
  router.go('/t/B')
  router.lay('settings')
  router.lift()
  await vi.waitFor(() => expect(router.over).toBeNull())
  expect([router.path, history.state]).toEqual(['/t/B', null])
  vi.unstubAllGlobals()
})

test('who goes on from what lies over a page comes back to the page alone', async () => {
  vi.stubGlobal('scrollTo', () => {})
  router.go('/t/C')
  router.lay('settings')
  router.go('/device')
  expect([router.over, router.path]).toEqual([null, '/device'])
  history.back()
  await vi.waitFor(() => expect(router.path).toBe('/t/C'))
  expect(router.over).toBeNull()
  vi.unstubAllGlobals()
})
