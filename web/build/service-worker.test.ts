// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { serviceWorker } from './service-worker'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Return the service worker of pages that consist of these files. */
async function worker(files: Record<string, string> = {}): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'worker-'))
  folders.push(root)
  mkdirSync(join(root, 'public'))
  const all = {
    'index.html': '<title>Tablée</title><script type="module" src="/main.js"></script>',
    'main.js': 'console.info(1)',
    'public/icon.svg': '<svg/>',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) writeFileSync(join(root, name), text)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false },
    plugins: [
      serviceWorker(join(root, 'public')),
      {
        name: 'manifest',
        buildStart() {
          this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: files.manifest ?? '{}' })
        },
      },
    ],
  })
  const made = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const found = made.find((file) => file.fileName === 'sw.js')
  return found?.type === 'asset' ? String(found.source) : ''
}
const versionOf = (source: string) => /'tablee-(\w{12})'/.exec(source)?.[1]
const filesOf = (source: string) => JSON.parse(/^const FILES = (.*)$/m.exec(source)?.[1] ?? '[]') as string[]

test.each([
  ['public/icon.svg', '<svg />'],
  ['index.html', '<title>Tablee</title><script type="module" src="/main.js"></script>'],
  ['manifest', '{ }'],
  ['main.js', 'console.info(2)'],
])('a change of %s makes another version, so that what is kept is fetched again', async (name, text) => {
  const before = await worker()
  expect(versionOf(before)).toMatch(/^\w{12}$/)
  expect(versionOf(await worker({ [name]: text }))).not.toBe(versionOf(before))
})

test('the same files make the same version, and all of them are kept', async () => {
  const source = await worker()
  expect(await worker()).toBe(source)
  expect(filesOf(source).map((file) => file.replace(/-[\w-]{8}\./, '-HASH.'))).toEqual([
    '/assets/index-HASH.js',
    '/icon.svg',
    '/manifest.webmanifest',
    '/',
  ])
})

/** Return the addresses that open after a click on a notification for `path`. */
async function opened(path: string): Promise<string[]> {
  const addresses: string[] = []
  const heard: Record<string, (event: unknown) => void> = {}
  const self = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => (heard[kind] = listener),
    clients: { matchAll: () => Promise.resolve([]), openWindow: (address: string) => addresses.push(address) },
  }
  const template = readFileSync(fileURLToPath(new URL('sw.template.js', import.meta.url)), 'utf8')
  vi.stubGlobal('self', self)
  vi.stubGlobal('location', { origin: 'https://games.example' })
  new Function(template.replace('__FILES__', '[]'))()
  let ends: unknown
  const notification = { data: { path, table: null }, close: () => {} }
  heard.notificationclick?.({ notification, action: '', waitUntil: (what: unknown) => (ends = what) })
  await ends
  return addresses
}

test('a click on a notice opens a page of ours, and of nobody else’s', async () => {
  expect(await opened('/t/abcdefgh')).toEqual(['/t/abcdefgh'])
  expect(await opened('/next?from=notice')).toEqual(['/next?from=notice'])
  for (const path of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', 'data:text/html,1'])
    expect(await opened(path), path).toEqual([])
})
