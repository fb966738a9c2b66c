/**
 * Finds the ids of all sentences that the pages request, as far as the sources show them, and checks that the sentences
 * exist.
 */

import { FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

type Texts = Record<string, string>
/** The part of a syntax tree that this test reads. */
interface Node {
  type?: string
  name?: string
  value?: unknown
  [part: string]: unknown
}

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts
const texts = {
  ...import.meta.glob<string>('./*.ftl', { import: 'default', eager: true }),
  ...import.meta.glob<string>('../games/*/words/*.ftl', { import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/tablee/{words,games/*/words}/*.ftl', { import: 'default', eager: true }),
} as Texts

/** What is known only when the page runs. */
const SOMETHING = '.+'

/** Yield every node at and below `tree`. */
function* nodes(tree: unknown): Generator<Node> {
  if (tree === null || typeof tree !== 'object') return
  if (!Array.isArray(tree)) yield tree as Node
  for (const part of Object.values(tree)) yield* nodes(part)
}

/** Return each of `left` followed by each of `right`. */
const joined = (left: string[], right: string[]) => left.flatMap((start) => right.map((end) => start + end))

/**
 * Return the possible values of an expression, as regular expressions. `named`: the values assigned to each name in the
 * file.
 */
function values(expression: Node, named: Map<string, Node[]>): string[] {
  const of = (part: unknown) => values(part as Node, named)
  const parts = (part: unknown) => part as Node[]
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [SOMETHING]
    case 'ConditionalExpression':
      return [...of(expression.consequent), ...of(expression.alternate)]
    case 'LogicalExpression':
      // `x ?? ''`: a missing value makes no sentence.
      return [...of(expression.left), ...of(expression.right)].filter((one) => one !== '')
    case 'TSAsExpression':
      return of(expression.expression)
    case 'TemplateLiteral':
      return parts(expression.quasis).reduce(
        (made, quasi, at) => {
          const between = at === 0 ? [''] : of(parts(expression.expressions)[at - 1])
          return joined(joined(made, between), [(quasi.value as { raw: string }).raw])
        },
        [''],
      )
    case 'Identifier': {
      const given = named.get(expression.name as string)
      // A name is resolved once; names in its value are not resolved further.
      return given ? given.flatMap((one) => values(one, new Map())) : [SOMETHING]
    }
    case 'CallExpression': {
      const [called, given] = [(expression.callee as Node).name, parts(expression.arguments)]
      if (called === '$derived') return of(given[0])
      if (called !== 'idOf') return [SOMETHING]
      return given
        .map((part) =>
          part.type === 'SpreadElement'
            ? [SOMETHING]
            : of(part).map((one) => (one === SOMETHING ? one : one.replace(/[._]/g, '-'))),
        )
        .reduce((made, part) => joined(joined(made, ['-']), part))
    }
    default:
      return [SOMETHING]
  }
}

/** Return the ids that a source requests with `t(...)`, as regular expressions. */
function asked(source: string, path: string): string[] {
  const tree = parse(path.endsWith('.svelte') ? source : `<script lang="ts">\n${source}\n</script>`, { modern: true })
  const all = [...nodes(tree)]
  const named = new Map<string, Node[]>()
  for (const { type, id, init } of all) {
    const name = type === 'VariableDeclarator' && init ? (id as Node).name : undefined
    if (name !== undefined) named.set(name, [...(named.get(name) ?? []), init as Node])
  }
  return all
    .filter((node) => node.type === 'CallExpression' && (node.callee as Node).name === 't')
    .flatMap((call) => values((call.arguments as Node[])[0] as Node, named))
}

const asks = Object.entries(sources).flatMap(([path, source]) => asked(source, path).map((id) => ({ path, id })))

test.each(['en', 'fr', 'nl'])('every sentence that a page asks for, or one of its shape, is there in %s', (language) => {
  const spoken = Object.entries(texts).filter(([path]) => path.endsWith(`/${language}.ftl`))
  const ids = spoken.flatMap(([, text]) => [...new FluentResource(text).body].map(({ id }) => id))
  expect(asks.length).toBeGreaterThan(200)
  const said = new Map(
    [...new Set(asks.map(({ id }) => id))].map((id) => [id, ids.some((one) => new RegExp(`^${id}$`).test(one))]),
  )
  expect(asks.filter(({ id }) => !said.get(id))).toEqual([])
})

test.each([
  ["t('a-b', { on: 'c' })", ['a-b']],
  ["t(x === 'no' ? 'a' : y ? 'b' : 'c')", ['a', 'b', 'c']],
  ['t(`a-${x}`)', ['a-.+']],
  ["t(`a-${x === 'no' ? 'b' : 'c'}-d`)", ['a-b-d', 'a-c-d']],
  ['const help = $derived(`${x}-help`)\nt(help)', ['.+-help']],
  ["t(idOf(x ?? '', 'last_card', 'b'))", ['.+-last-card-b']],
])('what %s asks for', (source, ids) => {
  expect(asked(source, 'source.ts')).toEqual(ids)
})
