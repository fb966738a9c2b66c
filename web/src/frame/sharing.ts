/** Shares a link with the device's own share dialog, else through the clipboard. */

import { copy } from './copying'

export type Shared = 'shared' | 'copied' | 'left' | 'failed'

/** Share `url`, or copy it if this browser cannot share. `left`: the user cancelled. */
export async function share(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'left'
    }
  }
  return (await copy(url)) ? 'copied' : 'failed'
}
