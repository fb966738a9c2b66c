/** Vite plugin: a Markdown file as a module that exports its HTML, made when the pages are built. */

import { marked } from 'marked'
import type { Plugin } from 'vite'

export function markdown(): Plugin {
  return {
    name: 'tablee-markdown',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.md')) return null
      // The page's heading takes the focus when one comes here.
      const html = (await marked.parse(source)).replace('<h1>', '<h1 tabindex="-1">')
      return { code: `export default ${JSON.stringify(html)}`, map: null }
    },
  }
}
