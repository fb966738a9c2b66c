/**
 * Vite plugin: imports a Markdown file as a module that exports its HTML. The HTML is made during the build, in parts
 * with pictures between them.
 */

import { Marked, type Token } from 'marked'
import type { Plugin } from 'vite'
import { typeset } from './french.ts'
import { together } from './numbers.ts'

/** A section of a page: the id of its heading, and the heading as text. */
export interface Section {
  id: string
  title: string
}

/**
 * HTML; the sections of the page, once, after its title; or a picture that the game's own components draw: its name
 * and its description.
 */
export type Part = { html: string } | { sections: Section[] } | { picture: string; shows: string }

const PICTURE = /^pictures\/[a-z-]+?-(\w+)\.webp$/

/** Return the picture if the paragraph consists of one picture only, else null. */
function pictureIn(token: Token, game: string): { picture: string; shows: string } | null {
  const [image, ...rest] = token.type === 'paragraph' ? (token.tokens ?? []) : []
  if (image?.type !== 'image' || rest.length > 0) return null
  const [, name] = PICTURE.exec(String(image.href)) ?? []
  if (name === undefined || image.href !== `pictures/${game}-${name}.webp`)
    throw new Error(`no picture of ${game} is called ${image.href}`)
  return { picture: name, shows: String(image.text) }
}

/** Return the text of a heading, without emphasis. */
const plain = (token: Token): string =>
  'tokens' in token && token.tokens !== undefined ? token.tokens.map(plain).join('') : 'text' in token ? String(token.text) : ''

/** Return the parts of one page of rules. A picture is a paragraph of its own. */
export function partsOf(source: string, game: string): Part[] {
  const marked = new Marked()
  const tokens = marked.lexer(source)
  const parts: Part[] = []
  const sections: Section[] = tokens
    .filter((token) => token.type === 'heading' && token.depth === 2)
    .map((token, at) => ({ id: `section-${at + 1}`, title: plain(token) }))
  let numbered = 0
  /** The heading of each section has its id, and takes the focus of a reader who comes from the list of sections. */
  const headed = (html: string) => html.replaceAll('<h2>', () => `<h2 id="section-${++numbered}" tabindex="-1">`)
  let text: Token[] = []
  const close = () => {
    // The heading receives the focus when the page opens. A wide table can be scrolled with keys.
    if (text.some((token) => token.type !== 'space'))
      parts.push({
        html: headed(marked.parser(text)).replace('<h1>', '<h1 tabindex="-1">').replaceAll('<table>', '<table tabindex="0">'),
      })
    text = []
  }
  for (const token of tokens) {
    const picture = pictureIn(token, game)
    if (picture !== null) {
      close()
      parts.push(picture)
    } else {
      text.push(token)
      // The title is a part of its own, because the link to the lesson follows it.
      if (token.type === 'heading' && token.depth === 1) {
        close()
        if (sections.length > 0) parts.push({ sections })
      }
    }
  }
  close()
  return parts
}

export function markdown(): Plugin {
  return {
    name: 'tablee-markdown',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      const [, game = '', language] = /([a-z-]+)\.(\w+)\.md$/.exec(id) ?? []
      const whole = together(source)
      const parts = JSON.stringify(partsOf(language === 'fr' ? typeset(whole) : whole, game))
      return { code: `export default ${parts}`, map: null }
    },
  }
}
