/** How much of the page is taken, measured as it changes: a board is told how high it may be. */

import type { Attachment } from 'svelte/attachments'

/** Tells `tell` how far down the page, in px, `node` ends: whatever follows begins there. */
export function lowerEdge(tell: (px: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const measure = () => tell(Math.ceil(node.getBoundingClientRect().bottom + scrollY))
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    // What stands above it can change its height too, e.g. the header in another language.
    observer.observe(document.body)
    return () => observer.disconnect()
  }
}
