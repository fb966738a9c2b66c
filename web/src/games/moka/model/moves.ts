/** The legal moves, sorted by what one can touch on the table. */

export interface Choices {
  flips: Set<number>
  /** Levels of challenges that may be drawn. */
  challenges: Set<string>
  /** Held specials, each with the arguments it can be played with. */
  plays: Map<string, string[]>
  /** The arguments that the flipped special can be used with at once. */
  uses: string[]
  /** Words that can be laid, each with its cards. */
  words: Map<string, string[]>
  /** Moves that are one word: take, leave, flush, end, yes, no; and `keep 0`, `keep 1`. */
  plain: Set<string>
  /** It is the time to say words. Not all can be listed, but where they may be said, so may `flush` or `end`. */
  saying: boolean
}

export function choicesOf(legal: string[]): Choices {
  const found: Choices = {
    flips: new Set(),
    challenges: new Set(),
    plays: new Map(),
    uses: [],
    words: new Map(),
    plain: new Set(),
    saying: false,
  }
  for (const move of legal) {
    const [verb, ...rest] = move.split(' ')
    if (verb === 'flip') found.flips.add(Number(rest[0]))
    else if (verb === 'challenge') found.challenges.add(rest[0] as string)
    else if (verb === 'use') found.uses.push(rest.join(' '))
    else if (verb === 'word') found.words.set(spelled(rest), rest)
    else if (verb === 'play') {
      const special = rest[0] as string
      found.plays.set(special, [...(found.plays.get(special) ?? []), rest.slice(1).join(' ')])
    } else found.plain.add(move)
  }
  found.saying = found.words.size > 0 || found.plain.has('flush') || found.plain.has('end')
  return found
}

/** The word that cards stand for: `Bg Or *=I` is BOI. */
export function spelled(cards: string[]): string {
  return cards.map((card) => (card.startsWith('*') ? card.at(-1) : card[0])).join('')
}
