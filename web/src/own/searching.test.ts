import { expect, test } from 'vitest'
import { asked, asQuery } from './searching'

const NOTHING = { game: '', name: '', state: '', counts: '', since: '', until: '' }

test('what is left out is not asked for', () => {
  expect(asQuery(NOTHING)).toEqual({})
  expect(asked(new URLSearchParams(''))).toEqual(NOTHING)
})

test('both days count, from their first moment to their last', () => {
  const { since, before } = asQuery({ ...NOTHING, since: '2026-02-28', until: '2026-02-28' })
  expect(new Date(Number(since))).toEqual(new Date(2026, 1, 28))
  expect(new Date(Number(before))).toEqual(new Date(2026, 2, 1))
})

test('what stands in the address is asked for', () => {
  const query = asked(new URLSearchParams('name= Zoé &game=toy&state=over&counts=yes'))
  expect(asQuery(query)).toEqual({ name: 'Zoé', game: 'toy', state: 'over', counts: 'yes' })
})

test('half a date is none', () => {
  expect(asQuery({ ...NOTHING, since: '2026-0', until: 'soon' })).toEqual({})
})
