/**
 * The number of tables that wait for this guest, on the icon: a dot on the browser tab, the number on the installed
 * app.
 */

const PLAIN = '/icon.svg'
const MARKED = '/icon-waiting.svg'

export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = count > 0 ? MARKED : PLAIN
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.href = wanted
  // A browser that cannot show a badge here rejects.
  void navigator.setAppBadge?.(count).catch(() => {})
}
