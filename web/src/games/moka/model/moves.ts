/** The legal moves, grouped by what a player can touch on the table. */

export interface Choices {
  flips: Set<number>
  /** Levels of challenges that may be drawn. */
  challenges: Set<string>
  /** The held specials, each with its possible arguments. */
  plays: Map<string, string[]>
  /** The arguments with which the flipped special can be used at once. */
  uses: string[]
  /** The words that can be laid, each with its cards. */
  words: Map<string, string[]>
  /** Moves of one word: take, leave, flush, end, yes, no; and `keep 0`, `keep 1`. */
  plain: Set<string>
  /**
   * True if the player may say words. Not all words can be listed, but `flush` or `end` is legal whenever words are.
   */
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

/** Return the word that cards spell: `Bg Or *=I` is BOI. */
export function spelled(cards: string[]): string {
  return cards.map((card) => (card.startsWith('*') ? card.at(-1) : card[0])).join('')
}
