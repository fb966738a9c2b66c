/** Every change of the layout is seen: tiles glide to where they lie now. */

import { untrack } from 'svelte'
import { beforeSteps } from '../../motion/before'
import type { Builder } from './builder.svelte'
import { Glide } from './glide'
import type { Hands } from './hands.svelte'

/** The board of now: `step` is another object with each step. */
interface Now {
  root: HTMLElement | undefined
  step: object
}

/** Call once, while the board is made. `originOf`: the place from which a tile comes that was not to be seen before. */
export function glides(builder: Builder, hands: Hands, now: () => Now, originOf: (id: string) => string | null): void {
  const glide = new Glide()
  // Where a step makes a change, tiles are looked for before anything else on the page has changed: it would have to be
  // laid out for that.
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
