/** A lesson step by step: its position, the answers of the rules, and whether the step is solved. */

import { problemOf, study } from '../wire/api'
import type { GamePart, LessonStep } from '../games/part'
import { partOf } from '../games/registry'
import { learnt } from '../mine/kept'
import type { Problem, Step } from '../wire/protocol'
import type { GameEvent, View } from '../wire/types'
import { words } from '../words/words.svelte'
import { keepStep, stepKept } from './progress'

/** The learner and the opponents have names, because sentences about events need them. */
const LEARNER = 'Ana'
const OTHERS = ['Bo', 'Cleo', 'Dan', 'Eva', 'Finn']

export class Course {
  readonly #game: string
  part = $state.raw<GamePart | null | undefined>(undefined)
  index = $state(0)
  /** `position` goes to the rules with each question; `view` is the part that the learner may see. */
  position = $state.raw<View | null>(null)
  view = $state.raw<View | null>(null)
  seat = $state<number | null>(null)
  /** The steps of the current lesson step, as in a match. */
  story = $state.raw<Step[]>([])
  legal = $state.raw<string[]>([])
  solved = $state(false)
  missed = $state(false)
  problem = $state.raw<Problem | null>(null)
  #ply = 0
  /** The number of positions set up or reached. It assigns an answer to the position of its question. */
  #reached = 0
  /** The number of the position in which a move is on its way. */
  #moving = -1

  steps = $derived<LessonStep[]>(this.part?.lesson ?? [])
  step = $derived<LessonStep | undefined>(this.steps[this.index])
  shown = $derived<Step | undefined>(this.story.at(-1))
  done = $derived(this.index >= this.steps.length)
  names = $derived([LEARNER, ...OTHERS.slice(0, (this.step?.position.players ?? 2) - 1)])

  constructor(game: string) {
    this.#game = game
  }

  /** Load the lesson and show the step that the learner reached before. Returns as `show` does. */
  async load(): Promise<boolean> {
    this.problem = null
    try {
      await words.learn(this.#game)
      this.part = await partOf(this.#game)
    } catch (thrown) {
      this.problem = problemOf(thrown)
      return false
    }
    const kept = stepKept(this.#game)
    const at = this.steps.findIndex((one) => one.key === kept)
    return this.show(Math.max(0, at))
  }

  /** Show this step, or the end after the last one. Returns true if there is something new to read. */
  async show(at: number): Promise<boolean> {
    this.index = at
    this.#reached += 1
    const next = this.steps[at]
    if (next === undefined) {
      if (this.steps.length > 0) learnt(this.#game)
      keepStep(this.#game, null)
      return false
    }
    keepStep(this.#game, next.key)
    this.position = next.position
    this.solved = next.answers === undefined
    this.missed = false
    this.problem = null
    this.legal = []
    try {
      const found = await study.legal(this.position)
      if (this.step !== next) return false
      this.view = found.view
      this.seat = next.position.turn
      this.#ply += 2
      this.story = [this.#stepFrom([], found.view)]
      if (next.answers !== undefined) this.legal = found.moves
    } catch (thrown) {
      if (this.step !== next) return false
      this.problem = problemOf(thrown)
      this.view = null
    }
    return true
  }

  /**
   * Ask the real rules. A legal move appears on the board even if it does not solve this step. Returns true if there is
   * something new to read.
   */
  async play(move: string): Promise<boolean> {
    const mine = this.#reached
    const step = this.step
    if (step === undefined || this.position === null || this.#moving === mine) return false
    this.#moving = mine
    try {
      const after = await study.apply(this.position, move)
      if (mine !== this.#reached) return false
      this.#reached += 1
      this.problem = null
      this.legal = []
      this.position = after.position
      this.view = after.view
      this.#ply += 1
      this.story = [...this.story, this.#stepFrom(after.events, after.view)]
      this.solved = step.answers?.length === 0 || (step.answers?.includes(move) ?? false)
      this.missed = !this.solved
    } catch (thrown) {
      if (mine !== this.#reached) return false
      this.#moving = -1
      this.problem = problemOf(thrown)
      // As at a table, a new list makes the board drop its draft.
      this.legal = [...this.legal]
    }
    return true
  }

  #stepFrom(events: GameEvent[], view: View): Step {
    return {
      ply: this.#ply,
      seat: null,
      move: null,
      events,
      view,
      standing: null,
      score_breakdown: null,
      at: 0,
      by: null,
      helped: false,
    }
  }
}
