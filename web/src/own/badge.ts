/** How many tables wait for this guest, shown on the icon: a dot on the browser tab, the number on the installed app. */

const PLAIN = '/icon.svg'
const MARKED = '/icon-waiting.svg'

export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = count > 0 ? MARKED : PLAIN
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.href = wanted
  // A browser that does not show one, or not here, says so by refusing.
  void navigator.setAppBadge?.(count).catch(() => {})
}
