/** Sentences in the current language, from the Fluent files that server, terminal and pages share. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { reached } from '../wire/declined'
import type { Problem } from '../wire/protocol'
import { settings } from '../settings/settings.svelte'
import { folderOf } from '../wire/types'
import { FUNCTIONS } from './counted'
import { begun, named } from './named'
import { builtIn, type BuiltIn } from '../settings/languages'
import { served } from './served'
import { signed } from './signed'

type Load = () => Promise<string>
type Files = Record<string, Load>

const first: Record<BuiltIn, () => Promise<{ default: string[] }>> = {
  fr: () => import('./first.fr'),
  nl: () => import('./first.nl'),
  en: () => import('./first.en'),
}
const ofRules = import.meta.glob<string>('../../../src/tablee/games/*/words/*.ftl', { import: 'default' }) as Files
const ofDrawing = import.meta.glob<string>('../games/*/words/*.ftl', { import: 'default' }) as Files

/** The files of one game in `language`. */
function chosen(files: Files, language: BuiltIn, game: string): Load[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/games/${folderOf(game)}/words/${language}.ftl`))
    .map(([, load]) => load)
}

/** True if a game's words are not built into the pages, so that the server has them. */
export function isForeign(game: string): boolean {
  return chosen(ofRules, 'en', game).length === 0
}

/** Return the loaders of a game's sentences in `language`. If two files define a message, the last one wins. */
function loadsOf(game: string, language: string): Load[] {
  const known = builtIn(language)
  const built = [...chosen(ofRules, known, game), ...chosen(ofDrawing, known, game)]
  return known === language && !isForeign(game) ? built : [...built, () => served(language, game)]
}

/** Return a code, event kind or option name as a Fluent id: dots and underscores become dashes. */
export function idOf(...parts: (string | number)[]): string {
  return parts.join('-').replace(/[._]/g, '-')
}

/** A number below zero. It selects plurals as any number does, and appears with a true minus sign. */
class Minus extends FluentNumber {
  override toString(...given: Parameters<FluentNumber['toString']>): string {
    return super.toString(...given).replace('-', '−')
  }
}

/**
 * Return parameters in the form that Fluent takes. Lists are joined, with `item` for each of their items; all other
 * values become text.
 */
export function variables(
  params: Record<string, unknown>,
  item: (text: string) => string = (text) => text,
): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {}
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'number' && value < 0) made[key] = new Minus(value)
    else if (typeof value === 'number' || typeof value === 'string') made[key] = value
    else if (Array.isArray(value))
      made[key] = value
        .map((one) => (typeof one === 'string' ? item(one) : typeof one === 'number' ? signed(one) : String(one)))
        .join(', ')
    else made[key] = value === undefined ? '' : String(value)
  }
  return made
}

/**
 * The size at which the cache of sentences is cleared. Names, numbers and times create new sentences for as long as a
 * page is open.
 */
const KEPT = 2000

class Words {
  #bundle = $state.raw(new FluentBundle('en'))
  /** The cache of formatted sentences, by id and parameters: a board repeats nearly all its sentences at every step. */
  #said = new Map<string, string>()
  #games = new Set<string>()
  #resources = new Map<string, FluentResource>()
  ready = $state(false)

  /** Load the sentences of `language`, for the frame and all games met so far. Then show them all at once. */
  async speak(language: string): Promise<void> {
    const known = builtIn(language)
    const frame = known === language ? [] : [() => served(language)]
    const loads = [...frame, ...[...this.#games].flatMap((game) => loadsOf(game, language))]
    const [begin, ...texts] = await reached(Promise.all([first[known](), ...loads.map((load) => load())]))
    const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS })
    for (const text of [...begin.default, ...texts]) {
      bundle.addResource(this.#parsed(text), { allowOverrides: true })
    }
    if (settings.language !== language) return
    this.#bundle = bundle
    this.#said.clear()
    this.ready = true
  }

  /** Add the words of these games. */
  async learn(...games: string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#games.has(game))
    if (fresh.length === 0) return
    for (const game of fresh) this.#games.add(game)
    try {
      await this.speak(settings.language)
    } catch (thrown) {
      // Otherwise no other language would load either, and these words would never be requested again.
      for (const game of fresh) this.#games.delete(game)
      throw thrown
    }
  }

  /** An object that changes whenever other sentences become current. */
  get spoken(): object {
    return this.#bundle
  }

  /** Parse each text once: a table adds its words to those of the frame. */
  #parsed(text: string): FluentResource {
    const known = this.#resources.get(text) ?? new FluentResource(text)
    this.#resources.set(text, known)
    return known
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** True if the sentence `id` has this attribute. */
  hasForm(id: string, as: string): boolean {
    return this.#bundle.getMessage(id)?.attributes[as] !== undefined
  }

  /**
   * Return the sentence `id`, or the first of its attributes `as` that exists. An id without a sentence is returned as
   * it is, so that people notice.
   */
  say(id: string, params: Record<string, unknown> = {}, ...as: string[]): string {
    // Read the bundle first, so that callers run again when the language changes.
    const bundle = this.#bundle
    const asked = JSON.stringify([id, as, Object.entries(params)])
    const known = this.#said.get(asked)
    if (known !== undefined) return known
    if (this.#said.size >= KEPT) this.#said.clear()
    const said = this.#format(bundle, id, params, as)
    this.#said.set(asked, said)
    return said
  }

  #format(bundle: FluentBundle, id: string, params: Record<string, unknown>, as: string[]): string {
    const message = bundle.getMessage(id)
    const form = as.find((one) => message?.attributes[one] !== undefined)
    const pattern = form === undefined ? message?.value : message?.attributes[form]
    if (!pattern) return id
    return bundle.formatPattern(
      pattern,
      variables(params, (item) => this.#piece(id, item)),
      [],
    )
  }

  /** Return a piece in a list, formatted by the message `<game>-item` if the game of the sentence `id` has one. */
  #piece(id: string, item: string): string {
    const game = [...this.#games].find((name) => id.startsWith(`${idOf(name)}-`))
    const pattern = game === undefined ? null : this.#bundle.getMessage(idOf(game, 'item'))?.value
    return pattern ? this.#bundle.formatPattern(pattern, { item, head: item.slice(0, 1), tail: item.slice(1) }, []) : item
  }

  /** Return the first of these ids that has a sentence. */
  sayFirst(ids: string[], params: Record<string, unknown> = {}): string {
    return this.say(ids.find((id) => this.has(id)) ?? (ids.at(-1) as string), params)
  }
}

export const words = new Words()
export const t = (id: string, params?: Record<string, unknown>): string => words.say(id, params)

/**
 * Return a refusal as a sentence. If the players' names are known, the sentence names the seats (attribute `named`).
 */
export function sentence(problem: Problem, names: readonly string[] = []): string {
  const id = [idOf(problem.code), 'problem-unknown'].find((one) => words.has(one)) ?? 'problem-unknown'
  const params = { ...named(problem.params, names), code: problem.code }
  return begun(words.say(id, params, ...(names.length > 0 ? ['named'] : [])), names)
}

/** Return the game's name as written on its box. */
export function gameName(game: string): string {
  const id = idOf(game, 'name')
  return words.has(id) ? words.say(id) : game.toUpperCase()
}
