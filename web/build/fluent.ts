/**
 * Vite plugin: imports a Fluent file as a module that exports its text, without comments, with non-breaking spaces and
 * hyphens. With `?box`, the text contains only the words on a game's box.
 */

import type { Plugin } from 'vite'
import { typeset } from './french.ts'
import { together } from './numbers.ts'

const BOX = /^[a-z0-9-]+-(name|about|short) = .*$/

export function fluent(): Plugin {
  return {
    name: 'tablee-fluent',
    enforce: 'pre',
    transform(source, id) {
      const [file, query] = id.split('?')
      if (!file?.endsWith('.ftl')) return null
      const wanted = query === 'box' ? (line: string) => BOX.test(line) : (line: string) => !/^#|^\s*$/.test(line)
      const text = together(source.split('\n').filter(wanted).join('\n'))
      const set = file.endsWith('/fr.ftl') ? typeset(text) : text
      return { code: `export default ${JSON.stringify(set)}`, map: null }
    },
  }
}
