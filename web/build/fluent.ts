/** Vite plugin: a Fluent file as a module that exports its text, without the comments. */

import type { Plugin } from 'vite'

export function fluent(): Plugin {
  return {
    name: 'tablee-fluent',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null
      const text = source.split('\n').filter((line) => !/^#|^\s*$/.test(line)).join('\n')
      return { code: `export default ${JSON.stringify(text)}`, map: null }
    },
  }
}
