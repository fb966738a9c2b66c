/** Measures how much of the page is taken as it changes, so that a board knows its maximum height. */

import type { Attachment } from 'svelte/attachments'

/** Call `tell` with the distance in px from the top of the page to the end of `node`, where the next element begins. */
export function lowerEdge(tell: (px: number) => void): Attachment<HTMLElement> {
  return (node) => {
    const measure = () => tell(Math.ceil(node.getBoundingClientRect().bottom + scrollY))
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    // The height of what is above can change too, such as the header in another language.
    observer.observe(document.body)
    // The board of the same frame is drawn with the right height.
    measure()
    return () => observer.disconnect()
  }
}
