/** The next table where people wait for this guest: its address, and its name for a link. */

import { api } from '../wire/api'
import { gameName, t } from '../words/words.svelte'
import { own } from './own.svelte'

/** Create it while a component initialises. `here`: the table of the page. */
export class NextTable {
  /** The table; null if no other one waits. */
  readonly id = $derived.by(() => own.next(this.here()))
  /** The number of tables that wait elsewhere. */
  readonly count = $derived.by(() => own.awaiting.filter((table) => table !== this.here()).length)
  /** The games of tables that are not in the guest's list, as far as the server has answered. */
  private asked = $state.raw<Record<string, string>>({})
  private readonly game = $derived.by(() =>
    this.id === null ? undefined : (own.tables.find(({ table }) => table === this.id)?.game ?? this.asked[this.id]),
  )
  /** The words of a link that leads there. */
  readonly label = $derived.by(() => {
    const count = this.count
    return this.game === undefined
      ? t('next-table-short', { count })
      : t('next-table-named', { count, game: gameName(this.game) })
  })

  constructor(private readonly here: () => string) {
    $effect(() => {
      const id = this.id
      if (id === null || this.game !== undefined) return
      // Without an answer the link has no name, but still leads there.
      api.table(id).then(
        ({ game }) => (this.asked = { ...this.asked, [id]: game }),
        () => {},
      )
    })
  }
}
