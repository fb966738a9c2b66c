/** The faults of a table on an upright phone: what has to be scrolled to, lies below the bar, is covered or is cut off. */
() => {
  const play = document.querySelector('.play')
  const end = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? innerHeight
  const faults = []
  const said = (what, item) =>
    faults.push(`${what}: ${item.localName}.${item.getAttribute('class') ?? ''} ${item.textContent.trim().slice(0, 24)}`)

  const page = document.documentElement
  const bottom = (item) => item.getBoundingClientRect().bottom
  const lowest = () => [...page.querySelectorAll('body *')].reduce((low, item) => (bottom(item) >= bottom(low) ? item : low))
  if (page.scrollHeight > innerHeight) said(`the page scrolls ${page.scrollHeight - innerHeight} px`, lowest())
  if (page.scrollWidth > innerWidth) faults.push(`the page scrolls ${page.scrollWidth - innerWidth} px sideways`)

  /** Only read aloud: clipped to nothing, or told to nobody. */
  function unseen(item) {
    if (!item.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (let up = item; up !== play; up = up.parentElement) if (getComputedStyle(up).clipPath !== 'none') return true
    return false
  }
  /** A note that has no room in its line goes below, out of sight. */
  const folded = (item, box) => {
    const line = item.closest('[data-folds]')?.getBoundingClientRect()
    return line !== undefined && box.top >= line.bottom - 3
  }
  /** What is cut off with dots is cut off on purpose. */
  function cutOff(item, box) {
    for (let up = item; up !== play; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
      const edge = up.getBoundingClientRect()
      if (style.overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true
      if (style.overflowY !== 'visible' && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3)) return true
    }
    return box.left < -1 || box.right > innerWidth + 1 || box.top < -1
  }

  for (const item of play.querySelectorAll('button:not(:disabled), a, input, [tabindex="0"]')) {
    const box = item.getBoundingClientRect()
    if (box.width < 2 || unseen(item) || item.closest('[inert]')) continue
    if (box.bottom > end + 1) {
      said('below', item)
      continue
    }
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (top === null || !(item.contains(top) || top.contains(item))) said('covered', item)
  }
  const texts = document.createTreeWalker(play, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const item = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() === '' || unseen(item)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || folded(item, box)) continue
    if (cutOff(item, box)) said('cut', item)
    else if (box.top > end + 1) said('below', item)
  }
  return faults
}
