import { expect, test } from 'vitest'
import { sounds } from './sounds'

test.each([
  ['an animal alone is one tile set down', { event: 'tokan.moved', load: 0, slides: [] }, ['tile']],
  ['what carries others is a stack', { event: 'tokan.moved', load: 2, slides: [] }, ['stack']],
  ['the row behind is heard to slide', { event: 'tokan.moved', load: 0, slides: [{ from: 'a1', to: 'a2' }] }, ['tile', 'slide']],
  ['a tile laid in the draft', { event: 'tokan.placed' }, ['tile']],
  ['a gap makes no sound', { event: 'tokan.gap' }, []],
])('%s', (_, event, heard) => {
  expect(sounds.heard(event)).toEqual(heard)
})
