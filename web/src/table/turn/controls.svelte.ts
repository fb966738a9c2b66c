/** What lies open around one table: one panel, and one dialog. */

import { settings } from '../../settings/settings.svelte'
import type { Match } from '../match/match.svelte'

/** In a small window each comes over the lower part of the board; elsewhere only hints and looking back are asked for. */
export type Panel = 'hints' | 'log' | 'talk' | 'replay'
export type Asked = 'menu' | 'help' | 'settings' | 'people' | 'resign' | 'cancel' | 'time' | 'claim' | 'stand-ins'

export class Controls {
  panel = $state<Panel | null>(null)
  dialog = $state<Asked | null>(null)

  constructor(readonly match: Match) {}

  /** Whether sounds are heard here: playing and watching are set apart. */
  audible = $derived.by(() => (this.match.watching ? settings.soundWatching : settings.sound))

  toggleSound(): void {
    if (this.match.watching) settings.soundWatching = !settings.soundWatching
    else settings.sound = !settings.sound
  }

  /** Opens this panel instead of the one that is open, or closes it. */
  open(panel: Panel | null): void {
    if (this.panel === 'hints' && panel !== 'hints') this.match.hint = null
    this.panel = panel
  }

  toggle(panel: Panel): void {
    this.open(this.panel === panel ? null : panel)
  }

  /** Back to the present, without the panel. */
  stopLooking(): void {
    this.match.stand(this.match.steps.length - 1)
    if (this.panel === 'replay') this.panel = null
  }
}
