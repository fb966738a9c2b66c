import { expect, test } from 'vitest'
import { Declined } from '../wire/api'
import { faultOf } from './faults.svelte'

test('what was declined and shown by nobody is said as what it is', () => {
  expect(faultOf(new Declined({ code: 'table.locked', params: { a: 1 } }))).toEqual({ code: 'table.locked', params: { a: 1 } })
})

test('a fault of the pages is said to be one', () => {
  expect(faultOf(new TypeError('x is undefined'))).toEqual({ code: 'fault.note', params: {} })
})

test.each([
  ['nothing at all, as of layouts that went round in circles', null],
  ['no error', 'some text'],
  ['what was broken off', new DOMException('gone', 'AbortError')],
  ['what another program put into the page', Object.assign(new Error('odd'), { stack: 'at chrome-extension://abc/x.js:1' })],
])('nobody is told of %s', (_, thrown) => {
  expect(faultOf(thrown)).toBeNull()
})
