/** The targets of a special, read from the arguments in the legal moves: `2.0`, `1>2.0`, `3 7 12`, `2`, or none. */

export interface Aim {
  /** The move without its arguments: `use`, `play SWAP`. */
  verb: string
  special: string
  given: string[]
}

/** The targets selected so far. */
export interface Pointed {
  own: number | null
  card: string | null
  seat: number | null
  places: number[]
}

export const NOTHING: Pointed = { own: null, card: null, seat: null, places: [] }

/** Return the parts of one argument. */
function parts(argument: string): Pointed {
  const card = /^(?:(\d+)>)?(\d+\.\d+)$/.exec(argument)
  if (card) return { ...NOTHING, own: card[1] === undefined ? null : Number(card[1]), card: card[2] as string }
  return { ...NOTHING, places: argument.split(' ').map(Number) }
}

/** The specials whose only number is a seat, not a place of the grid. */
export const AT_SEATS = new Set(['STOP', 'FLUSH'])

function read(aim: Aim): { argument: string; is: Pointed }[] {
  return aim.given.map((argument) => {
    if (argument === '') return { argument, is: NOTHING }
    if (AT_SEATS.has(aim.special)) return { argument, is: { ...NOTHING, seat: Number(argument) } }
    return { argument, is: parts(argument) }
  })
}

/** True if `pointed` can be completed to the argument `is`. */
function leads(pointed: Pointed, is: Pointed): boolean {
  return (
    (pointed.own === null || pointed.own === is.own) &&
    (pointed.card === null || pointed.card === is.card) &&
    (pointed.seat === null || pointed.seat === is.seat) &&
    pointed.places.every((place) => is.places.includes(place))
  )
}

export interface Open {
  own: Set<number>
  cards: Set<string>
  seats: Set<number>
  places: Set<number>
  /** The number of places in all. */
  count: number
}

/** Return the targets that may still be selected. */
export function openTo(aim: Aim, pointed: Pointed): Open {
  const open: Open = { own: new Set(), cards: new Set(), seats: new Set(), places: new Set(), count: 0 }
  for (const { is } of read(aim)) {
    if (is.own !== null && leads({ ...pointed, own: null }, is)) open.own.add(is.own)
    if (is.card !== null && leads({ ...pointed, card: null }, is)) open.cards.add(is.card)
    if (is.seat !== null) open.seats.add(is.seat)
    open.count = Math.max(open.count, is.places.length)
    if (leads(pointed, is)) for (const place of is.places) open.places.add(place)
  }
  return open
}

/** Return the move once all its targets are selected, else null. */
export function aimed(aim: Aim, pointed: Pointed): string | null {
  const hit = read(aim).find(
    ({ is }) =>
      is.own === pointed.own &&
      is.card === pointed.card &&
      is.seat === pointed.seat &&
      is.places.length === pointed.places.length &&
      leads(pointed, is),
  )
  return hit === undefined ? null : `${aim.verb} ${hit.argument}`.trim()
}
