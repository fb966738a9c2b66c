/** True if a key goes to a text field, a choice or an open dialog, so that it is no shortcut. */
export function typing(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null
}
