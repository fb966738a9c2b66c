/** Animates every change of the layout: tiles glide to their new places. */

import { untrack } from 'svelte'
import { beforeSteps } from '../../motion/before'
import type { Builder } from './builder.svelte'
import { Glide } from './glide'
import type { Hands } from './hands.svelte'

/** The current board: `step` is another object at each step. */
interface Now {
  root: HTMLElement | undefined
  step: object
}

/** Call once, while the board initialises. `originOf`: the anchor from which a newly visible tile comes. */
export function glides(builder: Builder, hands: Hands, now: () => Now, originOf: (id: string) => string | null): void {
  const glide = new Glide()
  // If a step makes the change, measure the tiles before the page changes, because later the browser would have to
  // compute the layout.
  let noted = false
  const step = $derived(now().step)
  $effect(() =>
    beforeSteps(() => {
      const { root } = now()
      if (root) glide.note(root)
      noted = true
    }),
  )
  $effect.pre(() => {
    void builder.layout
    void builder.rack
    untrack(() => {
      const { root } = now()
      if (root && !noted) glide.note(root)
    })
  })
  $effect(() => {
    void step
    noted = false
  })
  $effect(() => {
    void builder.layout
    void builder.rack
    untrack(() => {
      const { root } = now()
      if (root && hands.drag === null) glide.go(root, originOf)
      hands.settle()
    })
  })
}
