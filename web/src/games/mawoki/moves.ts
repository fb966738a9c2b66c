/** The legal moves in groups: a card, an arrow with its possible targets, a draw, or a pass. */

export const DRAW = 'draw'
export const PASS = 'pass'

export interface Choices {
  /** The playable cards. An arrow has its possible targets, any other card an empty list. */
  cards: Map<string, number[]>
  /** The arrows that may also be laid without a target. */
  optional: Set<string>
  draw: boolean
  /** After smoke, the turn may end here. */
  pass: boolean
}

export interface Move {
  card: string
  target: number | null
}

/** Return the parts of a move: `bT/rP/a@2` is a card and its target. */
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
