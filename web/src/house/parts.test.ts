import { expect, test } from 'vitest'
import { blocksOf } from './parts'

const plain = (text: string) => ({ text, href: null })

test('empty lines end paragraphs, a line with # is a heading, and other line breaks stay', () => {
  expect(blocksOf('# Who\nAna\n12 Street\n\n\n  Bo  \n# \n#not one')).toEqual([
    { heading: true, spans: [plain('Who')] },
    { heading: false, spans: [plain('Ana\n12 Street')] },
    { heading: false, spans: [plain('Bo\n#\n#not one')] },
  ])
  expect(blocksOf(' \n ')).toEqual([])
})

test.each([
  ['See https://a.example/b?c=d#e.', 'https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ['(http://a.example)', 'http://a.example', 'http://a.example'],
  ['« https://a.example/é »', 'https://a.example/é', 'https://a.example/é'],
  ['Write to ana+us@a.example, please', 'ana+us@a.example', 'mailto:ana+us@a.example'],
])('web and mail addresses are links, without what ends the sentence: %s', (text, shown, href) => {
  const spans = blocksOf(text)[0]?.spans ?? []
  expect(spans.filter((span) => span.href !== null)).toEqual([{ text: shown, href }])
  expect(spans.map((span) => span.text).join('')).toBe(text)
})

test.each(['<b>bold</b>', 'javascript:alert(1)', '[a](https:x)', '@a.example', 'data:text/html,x', 'ftp://a.example'])(
  'everything else is plain text: %s',
  (text) => {
    expect(blocksOf(text)).toEqual([{ heading: false, spans: [plain(text)] }])
  },
)
