import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compressed } from './build/compressed.ts'
import { compileEarly } from './build/compile-early.ts'
import { firstLoad } from './build/first-load.ts'
import { fluent } from './build/fluent.ts'
import { manifests } from './build/manifest.ts'
import { markdown } from './build/markdown.ts'
import { serviceWorker } from './build/service-worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:8000'
const tests = ['src/**/*.test.ts', 'build/**/*.test.ts']
const mocked = ['src/**/*.mocked.test.ts']

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    fluent(),
    markdown(),
    manifests(),
    compileEarly(),
    serviceWorker(),
    firstLoad(),
    compressed(),
  ],
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  build: {
    outDir: here('../src/tablee/server/pages'),
    emptyOutDir: true,
    // The content security policy allows no inline script and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a slow machine whoever builds the pages to play would be told which plug-in took how long.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Else every few lines that two pages share are a file of their own, and a table takes forty requests.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
          ],
        },
        // Without the names of all who share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${(names[0] ?? 'asset').split(/[~.]/)[0]}-[hash][extname]`,
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['build/test-setup.ts'],
    // How fast the machine is must not decide about a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser for each file takes ten times as long as the tests; files that put something in another module's place need one.
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, include: tests, exclude: mocked } },
      { extends: true, test: { name: 'apart', include: mocked } },
    ],
  },
})
