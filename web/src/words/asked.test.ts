/** Which sentences the pages ask for, as far as their sources tell it, and that there are such sentences. */

import { FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

type Texts = Record<string, string>
/** As much of a syntax tree as is looked at here. */
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

/** Every node at and below `tree`. */
function* nodes(tree: unknown): Generator<Node> {
  if (tree === null || typeof tree !== 'object') return
  if (!Array.isArray(tree)) yield tree as Node
  for (const part of Object.values(tree)) yield* nodes(part)
}

/** Each of `left` followed by each of `right`. */
const joined = (left: string[], right: string[]) => left.flatMap((start) => right.map((end) => start + end))

/** What the expression can be, as regular expressions; `named` are the values that the file gives to its names. */
function values(expression: Node, named: Map<string, Node[]>): string[] {
  const of = (part: unknown) => values(part as Node, named)
  const parts = (part: unknown) => part as Node[]
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [SOMETHING]
    case 'ConditionalExpression':
      return [...of(expression.consequent), ...of(expression.alternate)]
    case 'LogicalExpression':
      // `x ?? ''`: what is not there yet makes no sentence.
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
      // A name is looked up once: what it was made of counts, not what that was made of in turn.
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

/** The ids that a source asks for by `t(...)`, as regular expressions. */
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
