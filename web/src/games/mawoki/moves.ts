/** Legal moves, grouped for pointing at: a card, an arrow with whom it may be aimed at, drawing, or stopping. */

export const DRAW = 'draw'
export const PASS = 'pass'

export interface Choices {
  /** The cards that may be laid; for an arrow the seats it may be aimed at, else nothing. */
  cards: Map<string, number[]>
  /** The arrows among them that may also be laid without being aimed. */
  optional: Set<string>
  draw: boolean
  /** After smoke: the turn may end here. */
  pass: boolean
}

export interface Move {
  card: string
  target: number | null
}

/** `bT/rP/a@2` is a card and its target. */
export function read(move: string): Move {
  const [card = '', target] = move.split('@')
  return { card, target: target === undefined ? null : Number(target) }
}

export function written(card: string, target: number | null): string {
  return target === null ? card : `${card}@${target}`
}

export function choicesOf(legal: string[]): Choices {
  const cards = new Map<string, number[]>()
  const bare = new Set<string>()
  for (const move of legal) {
    if (move === DRAW || move === PASS) continue
    const { card, target } = read(move)
    const targets = cards.get(card) ?? []
    if (target === null) bare.add(card)
    else targets.push(target)
    cards.set(card, targets)
  }
  const optional = new Set([...bare].filter((card) => cards.get(card)?.length))
  return { cards, optional, draw: legal.includes(DRAW), pass: legal.includes(PASS) }
}
