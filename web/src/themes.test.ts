import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf } from '../build/contrast'

type Tokens = Map<string, string>

const css = readFileSync('src/themes.css', 'utf8')
const tokens = (selector: string): Tokens =>
  new Map(
    [...(css.split(`${selector} {`)[1]?.split('}')[0] ?? '').matchAll(/--([\w-]+): (#\w+);/g)].map(
      (found) => [found[1], found[2]] as [string, string],
    ),
  )
const light = tokens(':root')
const themes: Record<string, Tokens> = {
  light,
  dark: new Map([...light, ...tokens(":root[data-theme='dark']")]),
  contrast: new Map([...light, ...tokens(":root[data-theme='contrast']")]),
  'contrast-light': new Map([...light, ...tokens(":root[data-theme='contrast-light']")]),
}

const contrast = (theme: string, one: string, other: string) =>
  contrastOf(themes[theme]?.get(one) ?? '', themes[theme]?.get(other) ?? '')

const PAPERS = ['paper', 'sheet', 'sunken']
const TEXT = [
  ...PAPERS.flatMap((paper) => ['ink', 'ink-soft', 'accent', 'warm', 'good'].map((ink) => [ink, paper])),
  ['accent-ink', 'accent'],
  ['ink', 'accent-soft'],
  ['ink', 'warm-soft'],
  ['ink-soft', 'accent-soft'],
]
const EDGES = PAPERS.flatMap((paper) => ['line-strong', 'focus', 'accent'].map((edge) => [edge, paper]))

test.each(Object.keys(themes))('in the %s theme text stands out from what it is written on (WCAG AA, 4.5)', (theme) => {
  expect(TEXT.filter(([ink, paper]) => !(contrast(theme, ink as string, paper as string) >= 4.5))).toEqual([])
})

test.each(Object.keys(themes))('in the %s theme edges of controls and the focus stand out (WCAG AA, 3)', (theme) => {
  expect(EDGES.filter(([edge, paper]) => !(contrast(theme, edge as string, paper as string) >= 3))).toEqual([])
})

test.each(['contrast', 'contrast-light'])('in high contrast (%s) text reaches AAA (7)', (theme) => {
  expect(TEXT.filter(([ink, paper]) => !(contrast(theme, ink as string, paper as string) >= 7))).toEqual([])
})
