/**
 * Vite plugin: prints how much script a first visit loads before the page shows anything, and fails the build above the
 * limit.
 */

import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** The limit in bytes. The words of one language add about 10 kB, so no first visit loads more than 60 kB. */
const LIMIT = 50_000

export function firstLoad(): Plugin {
  return {
    name: 'tablee-first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part): part is Rollup.OutputChunk => part.type === 'chunk')
      const needed = new Set<string>()
      const need = (name: string) => {
        const chunk = chunks.find((other) => other.fileName === name)
        if (chunk === undefined || needed.has(name)) return
        needed.add(name)
        chunk.imports.forEach(need)
      }
      chunks.filter((chunk) => chunk.isEntry).forEach((chunk) => need(chunk.fileName))
      const size = [...needed].reduce((sum, name) => sum + gzipSync((bundle[name] as Rollup.OutputChunk).code).length, 0)
      this.info(`first load: ${(size / 1000).toFixed(1)} kB of gzipped script (limit ${LIMIT / 1000} kB)`)
      if (size > LIMIT) this.error(`the first load is ${size} bytes of gzipped script, more than ${LIMIT}`)
    },
  }
}
