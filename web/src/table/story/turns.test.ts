import { beforeAll, describe, expect, it } from 'vitest'
import type { Happened, Seat, Step, StepBack } from '../../wire/protocol'
import { speaking } from '../../words/speaking.stub'
import { entriesOf, turnsOf, type Entry } from './turns'

beforeAll(() => speaking('en'))

const step = (ply: number, seat: number | null): Step => ({
  ply,
  seat,
  move: 'a',
  events: [],
  view: {} as Step['view'],
  standing: null,
  score_breakdown: null,
  at: ply,
  by: null,
  helped: false,
})
const entry = (ply: number, seat: number | null, more: Partial<Entry> = {}): Entry => ({
  ply,
  seat,
  step: step(ply, seat),
  names: ['Ana', 'Bo'],
  you: null,
  sentences: ['Said.'],
  marks: [],
  back: [],
  happened: [],
  gone: [],
  ...more,
})
const plies = (entries: Entry[]) => turnsOf(entries).map((turn) => turn.entries.map(({ ply }) => ply))

describe('the turns of the log', () => {
  it('are the consecutive moves of one player', () => {
    expect(plies([entry(0, null), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0)])).toEqual([[0], [1, 2], [3], [4]])
  })

  it('do not hide what happened between two moves', () => {
    const undo: StepBack = { ply: 1, seat: 0 } as StepBack
    expect(plies([entry(1, 0, { back: [undo] }), entry(2, 0)])).toEqual([[1], [2]])
    expect(plies([entry(1, 0, { gone: [1] }), entry(2, 0)])).toEqual([[1], [2]])
    expect(plies([entry(1, 0, { happened: [{} as Happened] }), entry(2, 0)])).toEqual([[1], [2]])
  })

  it('leave out plies of which nothing is said, and join no events without a player', () => {
    const story = { steps: [step(0, null), step(1, 0)], happened: [], takenBack: [], table: { seats: [] as Seat[] }, you: null }
    expect(entriesOf(story, ['Ana', 'Bo'])).toEqual([])
    expect(plies([entry(0, null), entry(1, null)])).toEqual([[0], [1]])
  })
})
