import { expect, test, vi } from 'vitest'
import { fitted, scaleFor } from './fitted'

test('a board that fits keeps its size; one that does not is scaled, and never to a speck', () => {
  expect([scaleFor(300, 400), scaleFor(400, 400)]).toEqual([1, 1])
  expect(scaleFor(400, 300)).toBe(0.75)
  expect(scaleFor(1000, 100)).toBe(0.4)
  expect([scaleFor(0, 100), scaleFor(100, 0)]).toEqual([1, 1])
})

test('what extends below a board counts, and all is as before once the board has its room back', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      observe() {
        this.tell()
      }
      disconnect() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0)
    return 0
  })
  const parent = document.createElement('div')
  const board = parent.appendChild(document.createElement('div'))
  vi.spyOn(board, 'offsetHeight', 'get').mockReturnValue(200)
  vi.spyOn(board, 'scrollHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
  const stop = fitted(board)
  expect(board.style.transform).toBe('scale(0.500)')
  stop()
  expect([board.style.transform, board.style.marginBottom, parent.children.length]).toEqual(['', '', 1])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
