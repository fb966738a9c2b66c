/** The rules' report on a setup while the user edits it. */

import { api } from '../wire/api'
import type { OptionSchema } from './options'
import type { Setup, SetupReport } from '../wire/protocol'
import { fitting } from './fitting'

type Options = Record<string, unknown>

/**
 * Asks the rules again whenever `setup` changes (null: nothing to ask yet). Settings that no longer fit, such as teams
 * that this many players cannot form, are reset to their defaults and passed to `refit`.
 */
export class SetupCheck {
  report = $state.raw<SetupReport>({ problem: null, unfit: [], programs: [] })
  #asked = 0

  constructor(
    setup: () => (Setup & { options: Options }) | null,
    fields: () => [string, OptionSchema][],
    refit: (options: Options) => void,
  ) {
    $effect(() => {
      const wanted = setup()
      if (wanted === null) return
      const mine = ++this.#asked
      api.setup(wanted).then(
        (answer) => {
          if (mine !== this.#asked) return
          this.report = answer
          const changed = fitting(answer, wanted.options, fields())
          if (changed !== null) refit(changed)
        },
        () => {},
      )
    })
  }
}
