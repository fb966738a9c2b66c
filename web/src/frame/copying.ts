/** Copying a text, by whichever way this browser has. */

/** Copies `text`; says whether it can be pasted now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // On plain http there is no clipboard, elsewhere it may be forbidden: the old way, on a field that nobody sees.
    return copiedBySelection(text)
  }
}

function copiedBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // Beside an open dialog nothing can be selected.
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
