import { expect, test } from 'vitest'
import { routeOf } from './router.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/new/toy', { page: 'new', game: 'toy' }],
  ['/t/abc', { page: 'table', table: 'abc' }],
  ['/t/abc/proof', { page: 'proof', table: 'abc' }],
  ['/learn/toy', { page: 'learn', game: 'toy' }],
  ['/rules/toy', { page: 'rules', game: 'toy' }],
  ['/device', { page: 'device' }],
  ['/t/abc/else', { page: 'lost' }],
  ['/t/abc/proof/more', { page: 'lost' }],
  ['/new/toy/more', { page: 'lost' }],
  ['/t', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})
