/** Whether a key goes to something that is being written or chosen, or to an open dialog: then it is no shortcut. */
export function typing(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [contenteditable]') !== null
}
