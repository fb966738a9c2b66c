/** The log as turns: consecutive moves of one player, and the lines that each move has. */

import type { Happened, Seat, Step, StepBack } from '../../wire/protocol'
import { hasWords, marksOf, namesAt, resignedAfter, resignedBefore, sentencesOf, undosByPly } from '../../story/story'

/** The lines of the log about one ply. */
export interface Entry {
  ply: number
  seat: number | null
  step: Step
  /** The players' names at this ply: a seat may have belonged to another player then. */
  names: string[]
  /** The reader's seat at this ply. */
  you: number | null
  sentences: string[]
  /** Ids of the marks of the move. */
  marks: string[]
  /** The undos that led back to this ply. */
  back: StepBack[]
  happened: Happened[]
  /** The seats that were given up after this ply. */
  gone: number[]
}

export interface Turn {
  seat: number | null
  /** At least one. */
  entries: Entry[]
}

interface Story {
  steps: Step[]
  happened: Happened[]
  takenBack: StepBack[]
  table: { seats: Seat[] } | null
  you: number | null
}

/** Return the plies that have any line. */
export function entriesOf({ steps, happened, takenBack, table, you }: Story, names: string[]): Entry[] {
  const undos = undosByPly(takenBack)
  const resigned = [...(table?.seats ?? []), ...resignedBefore(happened)]
  return steps
    .map((step) => {
      const then = namesAt(names, happened, step.ply)
      const youThen = you !== null && then[you] === names[you] ? you : null
      return {
        ply: step.ply,
        seat: step.seat,
        step,
        names: then,
        you: youThen,
        sentences: sentencesOf(step, then, youThen),
        marks: marksOf(step),
        back: undos.filter((undo) => undo.ply === step.ply),
        happened: happened.filter((event) => event.ply === step.ply && hasWords(event)),
        gone: resignedAfter(resigned, steps, step.ply),
      }
    })
    .filter((entry) => [entry.sentences, entry.back, entry.happened, entry.gone].some((lines) => lines.length > 0))
}

/** Return the entries by turn. A turn ends with the next player's move, and with an event between two moves. */
export function turnsOf(entries: Entry[]): Turn[] {
  const turns: Turn[] = []
  for (const entry of entries) {
    const turn = turns.at(-1)
    const before = turn?.entries.at(-1)
    const apart = !before || before.back.length + before.happened.length + before.gone.length > 0
    if (turn && !apart && entry.seat !== null && turn.seat === entry.seat) turn.entries.push(entry)
    else turns.push({ seat: entry.seat, entries: [entry] })
  }
  return turns
}
