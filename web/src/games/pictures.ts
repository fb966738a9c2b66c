/** The pictures of a game for its rules page: those named in docs/rules, and every face of a card or tile. */

import type { Component } from 'svelte'

/** One face. Two cards with the same print are one face. */
export interface Face {
  /** In notation. */
  code: string
  /** Return the name as screen readers read it. It is a function, because words depend on the current language. */
  name: () => string
  /** Draws the face at the full width of its container. */
  Drawing: Component
}

/** The exports of `games/<name>/pictures.ts`. */
export interface Pictures {
  /**
   * Pictures by name: `![What you see](pictures/<game>-<name>.webp)` in the rules shows the picture `<name>`. They
   * contain no words.
   */
  pictures: Record<string, Component>
  faces: Face[]
}

/** Return `drawing` with these properties fixed. */
export function withProps<Props extends Record<string, unknown>>(drawing: Component<Props>, props: Props): Component {
  return ((anchor, given) => drawing(anchor, { ...given, ...props })) as Component
}
