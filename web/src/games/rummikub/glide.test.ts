import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Glide } from './glide'

/** The positions of the board and its tiles, from the top of the window. */
let tops: Record<string, number> = {}
/** The animations started, with their first frames. */
let moved: [string, string | undefined][] = []

function board(tiles: string): HTMLElement {
  const root = document.createElement('div')
  root.id = 'board'
  root.innerHTML = tiles
  for (const element of [root, ...root.querySelectorAll<HTMLElement>('b, [data-set]')]) {
    element.getBoundingClientRect = () => new DOMRect(0, tops[element.id], 30, 40)
    element.animate = ((frames: { transform: string }[]) => {
      moved.push([element.id, frames[0]?.transform])
      return { finish: () => undefined }
    }) as unknown as typeof element.animate
  }
  return root
}

const APART = '<b id="one" data-tile="r1a"></b><b id="other" data-tile="r2a"></b>'
const SET = `<div id="set" data-set="1">${APART}</div>`

function stepped(after: Record<string, number>, tiles = APART): void {
  const glide = new Glide()
  const root = board(tiles)
  glide.note(root)
  tops = after
  glide.go(root, () => null)
}

beforeEach(() => {
  tops = { board: 100, one: 120, other: 180 }
  moved = []
  vi.stubGlobal('DOMRect', function (this: object, x: number, y: number, width: number, height: number) {
    return { left: x, top: y, width, height }
  })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return 1
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a tile that lies elsewhere on the board glides there', () => {
  stepped({ board: 100, one: 120, other: 240 })
  expect(moved).toEqual([['other', 'translate(0px, -60px) scale(1)']])
})

test('no tile glides where the page was scrolled under all of them', () => {
  stepped({ board: 70, one: 90, other: 150 })
  expect(moved).toEqual([])
})

test('nor one on the rack that stays in sight meanwhile', () => {
  stepped({ board: 70, one: 90, other: 180 })
  expect(moved).toEqual([])
})

test('nor one that moved by less than half of its width, as all do if a row is laid out again', () => {
  stepped({ board: 100, one: 130, other: 190 })
  expect(moved).toEqual([])
})

test('a set whose tiles all go the same way glides as one', () => {
  stepped({ board: 100, one: 160, other: 222 }, SET)
  expect(moved).toEqual([['set', 'translate(0px, -41px) scale(1)']])
})

test('tiles that come to one set from different places glide each for itself', () => {
  stepped({ board: 100, one: 160, other: 300 }, SET)
  expect(moved.map(([id]) => id)).toEqual(['one', 'other'])
})

test('nor does a set glide to which one of its tiles was there before', () => {
  stepped({ board: 100, one: 120, other: 240 }, SET)
  expect(moved.map(([id]) => id)).toEqual(['other'])
})
