/** The end of a match on this page: the layer over the board, and the analysis. */

import type { Match } from '../match/match.svelte'

export class Ending {
  /** True if the match ended while this page was open. A match that was over before shows no layer. */
  happened = $state(false)
  /** True if the result layer is open. */
  open = $state(false)
  /** True if the analysis is open: beside the board, or below it in a small window. */
  analysing = $state(false)

  /** Call inside a component. */
  constructor(match: Match) {
    let played = false
    $effect(() => {
      const state = match.table?.state
      if (state === 'running') played = true
      else if (state === 'over' && played) this.happened = true
    })
    // A replay needs the board, so close the layer.
    $effect(() => {
      if (match.replay !== null || match.instead !== null) this.open = false
    })
  }

  analyse(): void {
    this.open = false
    this.analysing = true
  }
}
