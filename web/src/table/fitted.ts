/** Shows a whole board in less room than it needs: as a smaller picture of itself. */

/** A board is never drawn smaller than this share of its size, so that its signs stay readable. */
const LEAST = 0.4

/** Return the scale at which `natural` px fit into `room` px. */
export function scaleFor(natural: number, room: number): number {
  return natural <= 0 || room <= 0 ? 1 : Math.max(LEAST, Math.min(1, room / natural))
}

/** Scale `node`, so that it is no higher than the page's `--free-height`. */
export function fitted(node: HTMLElement): () => void {
  // CSS knows the free height only as a formula; an element of that height has it in px.
  const probe = document.createElement('i')
  probe.style.cssText = 'position:absolute;width:0;height:max(0px,var(--free-height));visibility:hidden'
  node.parentElement?.append(probe)
  const { style } = node
  let asked = 0
  const fit = () => {
    // Most boards are as high as their room, and what does not fit extends below them.
    const scale = scaleFor(Math.max(node.offsetHeight, node.scrollHeight), probe.offsetHeight)
    style.transform = scale < 1 ? `scale(${scale.toFixed(3)})` : ''
    style.marginBottom = scale < 1 ? `${Math.min(0, probe.offsetHeight - node.offsetHeight)}px` : ''
  }
  const ask = () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(fit)
  }
  style.transformOrigin = 'top center'
  const sizes = new ResizeObserver(ask)
  sizes.observe(node)
  sizes.observe(probe)
  // Each ply may show more or less.
  const contents = new MutationObserver(ask)
  contents.observe(node, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(asked)
    sizes.disconnect()
    contents.disconnect()
    probe.remove()
    style.transformOrigin = style.transform = style.marginBottom = ''
  }
}
