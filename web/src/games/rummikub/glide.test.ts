import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Glide } from './glide'

/** Where the board and its tiles are, from the top of the window. */
let tops: Record<string, number> = {}
const animate = vi.fn(() => ({ finish: () => undefined }))

function board(): HTMLElement {
  const root = document.createElement('div')
  root.id = 'board'
  root.innerHTML = '<b id="one" data-tile="r1a"></b><b id="other" data-tile="r2a"></b>'
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('b')]) {
    element.getBoundingClientRect = () => new DOMRect(0, tops[element.id], 30, 40)
    element.animate = animate as unknown as typeof element.animate
  }
  return root
}

function stepped(after: Record<string, number>): void {
  const glide = new Glide()
  const root = board()
  glide.note(root)
  tops = after
  glide.go(root, () => null)
}

beforeEach(() => {
  tops = { board: 100, one: 120, other: 180 }
  vi.stubGlobal('DOMRect', function (this: object, x: number, y: number, width: number, height: number) {
    return { left: x, top: y, width, height }
  })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return 1
  })
})
afterEach(() => {
  animate.mockClear()
  vi.unstubAllGlobals()
})

test('a tile that lies elsewhere on the board glides there', () => {
  stepped({ board: 100, one: 120, other: 240 })
  expect(animate).toHaveBeenCalledOnce()
})

test('no tile glides where the page was scrolled under all of them', () => {
  stepped({ board: 70, one: 90, other: 150 })
  expect(animate).not.toHaveBeenCalled()
})

test('nor one on the rack that stays in sight meanwhile', () => {
  stepped({ board: 70, one: 90, other: 180 })
  expect(animate).not.toHaveBeenCalled()
})

test('nor one that moved by less than half of its width, as all do where a row is laid out anew', () => {
  stepped({ board: 100, one: 130, other: 190 })
  expect(animate).not.toHaveBeenCalled()
})
