/** Vite plugin: writes `sw.js`, the service worker that keeps the pages for when there is no connection. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export function serviceWorker(): Plugin {
  return {
    name: 'tablee-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const made = Object.keys(bundle).filter((file) => !file.endsWith('.html'))
      const files = [...made, ...readdirSync(here('../public'))].sort().map((file) => `/${file}`)
      // Every made file has its content's hash in its name, so the names are the version.
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const source = readFileSync(here('sw.template.js'), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify([...files, '/']))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
