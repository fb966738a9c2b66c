/** The end of a match as this page shows it: the layer over the board, and the analysis that it leads to. */

import type { Match } from '../match/match.svelte'

export class Ending {
  /** The match came to its end while this page was open; one that was over before is looked at without ado. */
  happened = $state(false)
  /** The result lies over the board. */
  open = $state(false)
  /** The analysis was asked for from there. */
  analysing = $state(false)

  /** Call inside a component. */
  constructor(match: Match) {
    let played = false
    $effect(() => {
      const state = match.table?.state
      if (state === 'running') played = true
      else if (state === 'over' && played) this.happened = true
    })
    // Whoever looks back at the match wants to see the board.
    $effect(() => {
      if (match.replay !== null || match.instead !== null) this.open = false
    })
  }

  analyse(): void {
    this.open = false
    this.analysing = true
  }
}
