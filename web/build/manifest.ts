/**
 * Vite plugin: writes one web manifest for each language, such as `manifest.fr.webmanifest`. The page links the
 * manifest in the player's language.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LANGUAGES = ['fr', 'nl', 'en']
const PAPER = '#f7f0e4'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const rules = here('../../src/tablee/games')

/**
 * Return the manifest in one language. Its words come from the frame's sentences. Its shortcuts open the next table or
 * a new table of each game.
 */
export function manifestIn(language: string): object {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const learn = (path: string) => bundle.addResource(new FluentResource(readFileSync(path, 'utf8')), { allowOverrides: true })
  learn(here(`../src/words/${language}.ftl`))
  const folders = readdirSync(rules, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && readdirSync(`${rules}/${entry.name}`).includes('words'),
  )
  const games = folders.map((folder) => folder.name.replaceAll('_', '-'))
  for (const folder of folders) learn(`${rules}/${folder.name}/words/${language}.ftl`)
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id)
  const icon = (sizes: string, more: object = {}) => ({
    src: `/icon-${sizes.split('x')[0]}.png`,
    sizes,
    type: 'image/png',
    ...more,
  })
  return {
    name: 'Tablée',
    short_name: 'Tablée',
    description: say('home-text'),
    lang: language,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('192x192'),
      icon('512x512'),
      icon('512x512', { purpose: 'maskable' }),
    ],
    shortcuts: [
      { name: say('next-title'), description: say('next-table'), url: '/next', icons: [icon('192x192')] },
      ...games.map((game) => ({
        name: say(`${game}-name`),
        description: say(`${game}-about`),
        url: `/new/${game}`,
        icons: [icon('192x192')],
      })),
    ],
  }
}

export function manifests(): Plugin {
  return {
    name: 'tablee-manifests',
    apply: 'build',
    buildStart() {
      for (const language of LANGUAGES) {
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(manifestIn(language), null, 1),
        })
      }
    },
  }
}
