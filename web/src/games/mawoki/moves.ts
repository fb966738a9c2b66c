/** Legal moves, grouped for pointing at: a card, an arrow with whom it may be aimed at, or drawing. */

export const DRAW = 'draw'

export interface Choices {
  /** The cards that may be laid; for an arrow the seats it may be aimed at, else nothing. */
  cards: Map<string, number[]>
  draw: boolean
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
  for (const move of legal) {
    if (move === DRAW) continue
    const { card, target } = read(move)
    const targets = cards.get(card) ?? []
    if (target !== null) targets.push(target)
    cards.set(card, targets)
  }
  return { cards, draw: legal.includes(DRAW) }
}
