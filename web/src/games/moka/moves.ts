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
}

export function choicesOf(legal: string[]): Choices {
  const found: Choices = { flips: new Set(), challenges: new Set(), plays: new Map(), uses: [], words: new Map(), plain: new Set() }
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
  return found
}

/** The word that cards stand for: `Bg Or *=I` is BOI. */
export function spelled(cards: string[]): string {
  return cards.map((card) => (card.startsWith('*') ? card.at(-1) : card[0])).join('')
}
