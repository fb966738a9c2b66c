/** Characters as people count them: a flag or a family is one, as the server counts too. */

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

/** The first `most` characters of a text; older browsers count code points. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = segmenter === null ? [...text] : [...segmenter.segment(text)].map((one) => one.segment)
  return characters.slice(0, most).join('')
}

/** Lets no more than `most` characters into a field, which `maxlength` would count as a computer does. */
export function atMost(field: HTMLInputElement, most: number): { destroy(): void } {
  function check(event: Event): void {
    // Half of a character that is still being composed is nobody's last word.
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
