/** Vite plugin: writes a brotli-compressed copy of each text file, which the server sends unchanged. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/

export function compressed(): Plugin {
  return {
    name: 'tablee-compressed',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const part of Object.values(bundle)) {
        if (!TEXT.test(part.fileName)) continue
        const content = part.type === 'chunk' ? part.code : part.source
        writeFileSync(join(options.dir ?? '.', `${part.fileName}.br`), brotliCompressSync(content))
      }
    },
  }
}
