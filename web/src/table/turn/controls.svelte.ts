/** The open parts around one table: one panel and one dialog. */

import { settings } from '../../settings/settings.svelte'
import type { Match } from '../match/match.svelte'
import { Aside } from './aside.svelte'

/**
 * In a small window each panel covers the lower part of the board. Elsewhere only hints and the replay open on request.
 */
export type Panel = 'hints' | 'log' | 'talk' | 'replay'
/** `learn`: the help, with the lesson instead of the rules. */
export type Asked =
  'menu' | 'help' | 'learn' | 'settings' | 'people' | 'resign' | 'cancel' | 'time' | 'claim' | 'stand-ins' | 'watching' | 'invite'

export class Controls {
  panel = $state<Panel | null>(null)
  dialog = $state<Asked | null>(null)
  readonly aside = new Aside()

  constructor(readonly match: Match) {}

  /** True if sounds are on here. Playing and watching have settings of their own. */
  audible = $derived.by(() => (this.match.watching ? settings.soundWatching : settings.sound))

  toggleSound(): void {
    if (this.match.watching) settings.soundWatching = !settings.soundWatching
    else settings.sound = !settings.sound
  }

  /** Open this panel instead of the current one, or close it. */
  open(panel: Panel | null): void {
    if (this.panel === 'hints' && panel !== 'hints') this.match.hint = null
    this.panel = panel
  }

  /** True if the help is open, with the rules or with the lesson. */
  get helping(): boolean {
    return this.dialog === 'help' || this.dialog === 'learn'
  }

  toggle(panel: Panel): void {
    this.open(this.panel === panel ? null : panel)
  }

  /** Return to the present, without the panel. */
  closeReplay(): void {
    this.match.goToPly(this.match.steps.length - 1)
    if (this.panel === 'replay') this.panel = null
  }
}
