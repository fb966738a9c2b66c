/** Vite plugin: writes each text file a second time, compressed with brotli, for the server to send as it is. */

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
