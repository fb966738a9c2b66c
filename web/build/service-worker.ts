/** Vite plugin: writes `sw.js`, the service worker that caches the pages for use without a connection. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Build the service worker. Its version is a digest of the names and contents of all cached files, because not every
 * file name contains a hash of the content. `kept`: the folder of files that are served unchanged.
 */
export function serviceWorker(kept = here('../public')): Plugin {
  return {
    name: 'tablee-service-worker',
    apply: 'build',
    generateBundle: {
      // Run after every plugin that changes or adds files, index.html included.
      order: 'post',
      handler(_, bundle) {
        const files = new Map<string, string | Uint8Array>()
        for (const file of Object.values(bundle)) files.set(file.fileName, file.type === 'chunk' ? file.code : file.source)
        for (const name of readdirSync(kept)) files.set(name, readFileSync(join(kept, name)))
        const names = [...files.keys()].sort()
        const version = createHash('sha256')
        for (const name of names)
          version
            .update(
              createHash('sha256')
                .update(files.get(name) ?? '')
                .digest(),
            )
            .update(`${name}\0`)
        const addresses = names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`)
        const source = readFileSync(here('sw.template.js'), 'utf8')
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('__FILES__', JSON.stringify([...addresses, '/']))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
