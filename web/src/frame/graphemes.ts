/** Characters as people count them: a flag or a family is one character. The server counts in the same way. */

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

/** Return the first `most` characters of a text. Older browsers count code points. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = segmenter === null ? [...text] : [...segmenter.segment(text)].map((one) => one.segment)
  return characters.slice(0, most).join('')
}

/** Limit a field to `most` characters. `maxlength` would count code units. */
export function atMost(field: HTMLInputElement, most: number): { destroy(): void } {
  function check(event: Event): void {
    // Do not cut a character while the user composes it.
    if (event instanceof InputEvent && event.isComposing) return
    const kept = cut(field.value, most)
    if (kept === field.value) return
    field.value = kept
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.addEventListener('input', check)
  field.addEventListener('compositionend', check)
  return {
    destroy() {
      field.removeEventListener('input', check)
      field.removeEventListener('compositionend', check)
    },
  }
}
