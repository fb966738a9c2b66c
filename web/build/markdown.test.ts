import { expect, test } from 'vitest'
import { partsOf } from './markdown'

test('a picture in a paragraph of its own parts the text', () => {
  expect(partsOf('# Toy\n\n![Two *cards*](pictures/toy-pair.webp)\n\nThe end.', 'toy')).toEqual([
    { html: '<h1 tabindex="-1">Toy</h1>\n' },
    { picture: 'pair', shows: 'Two *cards*' },
    { html: '<p>The end.</p>\n' },
  ])
})

test('the title is a part of its own', () => {
  expect(partsOf('# Toy\n\nLay cards.\n\n## The end\n\nNobody has any.', 'toy')).toEqual([
    { html: '<h1 tabindex="-1">Toy</h1>\n' },
    { sections: [{ id: 'section-1', title: 'The end' }] },
    { html: '<p>Lay cards.</p>\n<h2 id="section-1" tabindex="-1">The end</h2>\n<p>Nobody has any.</p>\n' },
  ])
})

test('the sections are listed once, in their order, without emphasis, whatever pictures part them', () => {
  const source = '# Toy\n\n## One *card*\n\n![Two](pictures/toy-pair.webp)\n\n## The end\n\nOver.'
  const parts = partsOf(source, 'toy')
  expect(parts[1]).toEqual({
    sections: [
      { id: 'section-1', title: 'One card' },
      { id: 'section-2', title: 'The end' },
    ],
  })
  expect(JSON.stringify(parts.slice(2)).match(/id=..section-\d/g)?.length).toBe(2)
})

test('a picture of another game is refused', () => {
  expect(() => partsOf('![Two cards](pictures/chess-pair.webp)', 'toy')).toThrow('no picture of toy')
})
