/** The legal moves, grouped by their targets. Piles count from 1, drawn cards from 0. */

export interface Choices {
  /** Piles whose top may be taken. */
  takes: Set<number>
  draw: boolean
  /** For each drawn card to keep, the piles that the other may go to. */
  keeps: Map<number, Set<number>>
  /** Table triples: for a drawn card on a pile (`0>2`), the piles that the other card may then go to. */
  tables: Map<string, number[]>
  lays: string[]
  nothing: boolean
}

export function choicesOf(legal: string[]): Choices {
  const found: Choices = { takes: new Set(), draw: false, keeps: new Map(), tables: new Map(), lays: [], nothing: false }
  for (const move of legal) {
    const parsed = parse(move)
    if (parsed.do === 'take') found.takes.add(parsed.pile)
    else if (parsed.do === 'draw') found.draw = true
    else if (parsed.do === 'keep') found.keeps.set(parsed.kept, (found.keeps.get(parsed.kept) ?? new Set()).add(parsed.pile))
    else if (parsed.do === 'table') {
      const key = `${parsed.laid}>${parsed.pile}`
      found.tables.set(key, [...(found.tables.get(key) ?? []), parsed.rest])
    } else if (parsed.do === 'nothing') found.nothing = true
    else found.lays.push(parsed.triple)
  }
  return found
}

export type Parsed =
  | { do: 'take'; pile: number }
  | { do: 'draw' }
  | { do: 'keep'; kept: number; pile: number }
  | { do: 'table'; laid: number; pile: number; rest: number }
  | { do: 'lay'; triple: string }
  | { do: 'nothing' }

/** Return the parts of a move in notation. */
export function parse(move: string): Parsed {
  const [first = 0, second = 0, third = 0] = move.slice(1).split('>').map(Number)
  if (/^t[1-3]$/.test(move)) return { do: 'take', pile: first }
  if (move === 'd') return { do: 'draw' }
  if (/^k[01]>[1-3]$/.test(move)) return { do: 'keep', kept: first, pile: second }
  if (/^b[01]>[1-3]>[1-3]$/.test(move)) return { do: 'table', laid: first, pile: second, rest: third }
  return move === '-' ? { do: 'nothing' } : { do: 'lay', triple: move }
}

export interface Highlights {
  stock: boolean
  piles: number[]
  kept: number | null
  /** The triple to lay, or `-` for none. */
  lay: string | null
}

/** Return what the board highlights for a hint. */
export function highlightsOf(hint: string | null): Highlights {
  const none: Highlights = { stock: false, piles: [], kept: null, lay: null }
  if (hint === null) return none
  const move = parse(hint)
  if (move.do === 'take') return { ...none, piles: [move.pile] }
  if (move.do === 'draw') return { ...none, stock: true }
  if (move.do === 'keep') return { ...none, kept: move.kept, piles: [move.pile] }
  if (move.do === 'table') return { ...none, kept: 1 - move.laid, piles: [move.pile] }
  return { ...none, lay: hint }
}
