/** Handing a link on: by the device's own way of sharing, else by the clipboard. */

import { copy } from './copying'

export type Shared = 'shared' | 'copied' | 'left' | 'failed'

/** Shares `url`, or copies it where this browser has no way of sharing; `left`: the person thought better of it. */
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
