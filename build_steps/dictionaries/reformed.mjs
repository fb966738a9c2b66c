// Prints the lower-case words of a trie, one a line: `node reformed.mjs FILE`.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

const words = []
for (const word of decodeTrie(gunzipSync(readFileSync(process.argv[2]))).words()) {
  if (/^\p{Ll}+$/u.test(word)) words.push(word)
}
process.stdout.write(words.join('\n'))
