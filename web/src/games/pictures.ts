/** What a game's drawing offers for its rules page: pictures named in docs/rules, and every face a card or tile can show. */

import type { Component } from 'svelte'

/** One face. Two cards that are the same print are one face. */
export interface Face {
  /** In the notation. */
  code: string
  /** In words, as a screen reader says it; a function, because words are asked for when they are shown. */
  name: () => string
  /** Draws it, filling the width it is given. */
  Drawing: Component
}

/** What `games/<name>/pictures.ts` exports. */
export interface Pictures {
  /** By name: `![What one sees](pictures/<game>-<name>.webp)` in the rules shows the picture of that name. They hold no words. */
  pictures: Record<string, Component>
  faces: Face[]
}

/** `drawing` with these properties given once and for all. */
export function withProps<Props extends Record<string, unknown>>(drawing: Component<Props>, props: Props): Component {
  return ((anchor, given) => drawing(anchor, { ...given, ...props })) as Component
}
