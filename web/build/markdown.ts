/** Vite plugin: a Markdown file as a module that exports its HTML, made when the pages are built, in parts: between them stand pictures. */

import { Marked, type Token } from 'marked'
import type { Plugin } from 'vite'
import { typeset } from './french.ts'
import { together } from './numbers.ts'

/** HTML, or a picture that the game's own drawing makes: its name and what it shows. */
export type Part = { html: string } | { picture: string; shows: string }

const PICTURE = /^pictures\/[a-z-]+?-(\w+)\.webp$/

/** The picture that stands alone in this paragraph, if one does. */
function pictureIn(token: Token, game: string): { picture: string; shows: string } | null {
  const [image, ...rest] = token.type === 'paragraph' ? (token.tokens ?? []) : []
  if (image?.type !== 'image' || rest.length > 0) return null
  const [, name] = PICTURE.exec(String(image.href)) ?? []
  if (name === undefined || image.href !== `pictures/${game}-${name}.webp`)
    throw new Error(`no picture of ${game} is called ${image.href}`)
  return { picture: name, shows: String(image.text) }
}

/** The parts of one page of rules; a picture is a paragraph of its own. */
export function partsOf(source: string, game: string): Part[] {
  const marked = new Marked()
  const tokens = marked.lexer(source)
  const parts: Part[] = []
  let text: Token[] = []
  const close = () => {
    // The page's heading takes the focus when one comes here; a wide table is scrolled by keys.
    if (text.some((token) => token.type !== 'space'))
      parts.push({
        html: marked.parser(text).replace('<h1>', '<h1 tabindex="-1">').replaceAll('<table>', '<table tabindex="0">'),
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
      // The title is a part of its own: the way to the lesson stands below it.
      if (token.type === 'heading' && token.depth === 1) close()
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
