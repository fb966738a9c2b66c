import { build } from 'vite'
import { expect, test } from 'vitest'
import { compileEarly } from './compile-early'

const SOURCES: Record<string, string> = {
  entry: 'globalThis.later = () => import("later")',
  later: 'export const later = () => 1',
}

test('every script begins with the wish to be compiled as a whole, those that name further files too', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'entry' } },
    plugins: [
      {
        name: 'sources',
        resolveId: (name) => (name in SOURCES ? `\0${name}` : null),
        load: (name) => SOURCES[name.slice(1)] ?? null,
      },
      compileEarly(),
    ],
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  expect(scripts).toHaveLength(2)
  for (const script of scripts) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
