/** Return a name for a browser: its product and its system, as far as known. */

import { t } from '../words/words.svelte'

export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser !== null && system !== null) return t('device-named', { browser, system })
  return browser ?? system ?? t('device-unnamed')
}
