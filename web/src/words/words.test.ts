import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { PRESETS } from '../wire/protocol'
import { idOf, variables } from './words.svelte'

type Texts = Record<string, string>
const frame = import.meta.glob<string>('./*.ftl', { import: 'default', eager: true }) as Texts
const rules = import.meta.glob<string>('../../../src/tablee/games/*/words/*.ftl', { import: 'default', eager: true }) as Texts
const drawings = import.meta.glob<string>('../games/*/words/*.ftl', { import: 'default', eager: true }) as Texts
const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts

/** Return message ids with the variables of each message. */
function messages(text: string): Map<string, string> {
  return new Map(
    [...new FluentResource(text).body].map((message) => [
      message.id,
      [...new Set(JSON.stringify(message).match(/"type":"var","name":"\w+"/g) ?? [])].sort().join(),
    ]),
  )
}

const folders = new Map<string, Map<string, Map<string, string>>>()
for (const [path, text] of Object.entries({ ...frame, ...drawings })) {
  const [, folder = '', language = ''] = /^(.*)\/(\w+)\.ftl$/.exec(path) ?? []
  const languages = folders.get(folder) ?? new Map<string, Map<string, string>>()
  folders.set(folder, languages.set(language, messages(text)))
}

test.each([...folders.keys()])('the three languages of %s say the same things with the same variables', (folder) => {
  const languages = folders.get(folder)
  expect([...(languages?.keys() ?? [])].sort()).toEqual(['en', 'fr', 'nl'])
  const sorted = (language: string) => [...(languages?.get(language) ?? [])].sort()
  expect(sorted('fr')).toEqual(sorted('en'))
  expect(sorted('nl')).toEqual(sorted('en'))
})

test('no drawing says otherwise what the rules of its game say already', () => {
  const ids = (files: Texts) => Object.values(files).flatMap((text) => [...messages(text).keys()])
  const ruled = new Set(ids(rules))
  expect(ids(drawings).filter((id) => ruled.has(id))).toEqual([])
})

test('each phrase that the server knows has its sentence, and no other has', () => {
  const said = [...(folders.get('.')?.get('en')?.keys() ?? [])].filter((id) => id.startsWith('say-'))
  expect(said.sort()).toEqual(PRESETS.map((preset) => idOf('say', preset)).sort())
})

const code = Object.values(sources).join('\n')
/** Sentences may hold other sentences. */
const referring = Object.values(frame).join('\n')

/** The beginnings of ids that the code puts together. */
const BUILT = [
  'analysis-key',
  'analysis-luck',
  'analysis-turn',
  'animal',
  'cancel',
  'clock-said-then',
  'clock-then',
  'colour',
  'deed',
  'happened',
  'help-off',
  'help-terms',
  'ladder-lost',
  'leave',
  'mine-against',
  'moderation-hours',
  'offered',
  'offers',
  'pause',
  'people-done',
  'people-kept',
  'people-lift',
  'proposed',

  'report-reason',
  'say',
  'seat-kind',
  'stand-in',
  'span',
  'substitutes',
  'talk-policy',
  'tell-help',
  'tell-kind',
  'tell-mode',
  'theme',
  'time-out',
]

test('no sentence of the frame is left unused', () => {
  // Ids put together from parts, and codes of problems.
  const built = new RegExp(`^(${BUILT.join('|')})-|^(connection-none|connection-unanswered|fault-note|server-broken)$`)
  const unused = [...(folders.get('.')?.get('en')?.keys() ?? [])].filter(
    (id) => !built.test(id) && !code.includes(`'${id}'`) && !referring.includes(`{ ${id} }`),
  )
  expect(unused).toEqual([])
})

test('codes, kinds and option names become ids', () => {
  expect(idOf('toy.not_there')).toBe('toy-not-there')
  expect(idOf('toy', 'option', 'last_card', 'effect-first')).toBe('toy-option-last-card-effect-first')
})

test('lists are joined, flags become words, numbers stay numbers', () => {
  expect(variables({ moves: ['a', 'b'], count: 2, on: true, none: null })).toEqual({
    moves: 'a, b',
    count: 2,
    on: 'true',
    none: 'null',
  })
  expect(variables({ tiles: ['r3', 'k12'], held: [7] }, (item) => `<${item}>`)).toEqual({ tiles: '<r3>, <k12>', held: '7' })
})

test.each(['fr', 'nl', 'en'])(
  'in %s a number below nought has a true minus sign, in a list too, and its own plural',
  (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(
      new FluentResource('lost = { $all }: { $points ->\n  [one] { $points } point\n *[other] { $points } points\n }'),
    )
    const said = (points: number) =>
      bundle.formatPattern(bundle.getMessage('lost')?.value ?? '', variables({ all: [points, 3], points }))
    expect([said(-13), said(-1)]).toEqual(['−13, 3: −13 points', '−1, 3: −1 point'])
  },
)
