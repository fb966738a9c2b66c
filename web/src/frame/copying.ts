/** Copies a text in any way that this browser supports. */

/** Copy `text`. Returns true if it was copied. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Plain http has no clipboard, and a browser may forbid it. Then select the text in an invisible field and copy the
    // selection.
    return copiedBySelection(text)
  }
}

function copiedBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  // While a dialog is open, nothing outside it can be selected.
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
