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
const server = `http://127.0.0.1:${process.env['TABLEE_SERVE_PORT'] ?? '8000'}`
// The server accepts changes only from pages of the host that a request names, so the proxy must pass `Host` as it came.
// Vite changes it if only a target is given.
const proxied = { target: server, changeOrigin: false }
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
      '/api': proxied,
      '/ws': { ...proxied, ws: true },
      '/agent': { ...proxied, ws: true },
    },
  },
  build: {
    outDir: here('../src/tablee/server/pages'),
    emptyOutDir: true,
    // The content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Hide the plug-in timings, which would confuse people who build the pages only to play.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Otherwise every few lines that two pages share become a file, and a table takes forty requests.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
          ],
        },
        // Leave out the names of the modules that share the chunk.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${(names[0] ?? 'asset').split(/[~.]/)[0]}-[hash][extname]`,
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['build/test-setup.ts'],
    // A slow machine must not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser for each test file takes ten times as long as the tests. Only files that mock a module need one.
    projects: [
      { extends: true, test: { name: 'shared', isolate: false, include: tests, exclude: mocked } },
      { extends: true, test: { name: 'apart', include: mocked } },
    ],
  },
})
