/** The faults of a page with large text: what scrolls sideways, is cut off, or has its words broken. */
() => {
  const faults = []
  const said = (what, item) =>
    faults.push(`${what}: ${item.localName}.${item.getAttribute('class') ?? ''} ${item.textContent.trim().slice(0, 30)}`)
  // What is out of sight is laid out only when it comes into view.
  for (const item of document.querySelectorAll('article')) item.style.contentVisibility = 'visible'
  const page = document.documentElement
  if (page.scrollWidth > innerWidth) {
    faults.push(`the page scrolls ${page.scrollWidth - innerWidth} px sideways`)
    const wide = [...document.querySelectorAll('body *')].filter((item) => item.getBoundingClientRect().right > innerWidth + 1)
    for (const item of wide.slice(-3)) said('wide', item)
  }

  /** Only read aloud: clipped to nothing, or told to nobody. */
  function unseen(item) {
    if (!item.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (let up = item; up !== null; up = up.parentElement) if (getComputedStyle(up).clipPath !== 'none') return true
    return item.closest('[inert], [data-folds], svg') !== null
  }

  const dialog = document.querySelector('dialog[open]')
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const item = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() === '' || item.closest('script, style, template') || unseen(item)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    let scrolls = false
    for (let up = item; up !== null && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      // A name is cut off with dots on purpose; what scrolls can be reached.
      scrolls ||= /auto|scroll/.test(style.overflow)
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || scrolls) break
      const edge = up.getBoundingClientRect()
      if (style.overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) said('cut', item)
      else if (style.overflowY !== 'visible' && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) said('cut', item)
      else continue
      break
    }
    if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) said('outside', item)
    // A word of one letter a line.
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size
    const words = texts.currentNode.data.trim().split(/\s+|-|\u00ad/).length
    if (lines > words + 1) said(`broken into ${lines} lines`, item)
  }
  return [...new Set(faults)]
}
