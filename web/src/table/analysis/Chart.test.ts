import { fireEvent, render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { AnalysisMove } from '../../wire/protocol'
import Chart from './Chart.svelte'

// Elements have no size in jsdom.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const moves: AnalysisMove[] = [0.6, 0.9, 0.2].map((share, at) => ({
  analysis: 'move',
  ply: at + 1,
  seat: at % 2,
  move: 'm',
  choice: true,
  best: 'm',
  reason: null,
  loss: 0,
  before: [0.5, 0.5],
  shares: [share, 1 - share],
  turns: at === 2,
}))

function shown(sides: number[], at: number, open = false) {
  const onply = vi.fn<(ply: number) => void>()
  const { container } = render(Chart, {
    moves,
    of: 3,
    end: null,
    names: sides.map((seat) => `P${seat}`),
    sides,
    at,
    open,
    onply,
  })
  return { container, onply, chart: container.querySelector('[role=slider]') as HTMLElement }
}

describe('the swing chart', () => {
  it('is a slider that arrow keys move by a ply, to the ends and not beyond', async () => {
    const { chart, onply } = shown([0, 1], 2)
    expect(chart.getAttribute('aria-valuenow')).toBe('2')
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp']) await fireEvent.keyDown(chart, { key })
    expect(onply.mock.calls.flat()).toEqual([1, 3, 0, 3, 3])
    await fireEvent.keyDown(chart, { key: 'x' })
    expect(onply).toHaveBeenCalledTimes(5)
  })

  it('has one curve for two sides, and for more a line each, distinguished by colour, dashes and marks', () => {
    expect(shown([0, 1], 3).container.querySelectorAll('.plot path.line')).toHaveLength(1)
    const lines = [...shown([0, 1, 2], 3).container.querySelectorAll<SVGPathElement>('.plot path.line')]
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(3)
    expect(new Set(lines.map((line) => line.style.stroke)).size).toBe(3)
  })

  it('marks where the match turned, luck and mistakes with different shapes', async () => {
    const one = shown([0, 1], 0).container.querySelectorAll('path.turn')
    expect(one).toHaveLength(1)
    const [luck] = one
    expect(luck?.classList.contains('luck')).toBe(true)
    moves[2] = { ...(moves[2] as AnalysisMove), loss: 0.3 }
    const mistake = shown([0, 1], 0).container.querySelector('path.turn.mistake')
    expect(mistake).not.toBeNull()
    expect(mistake?.getAttribute('d')).not.toBe(luck?.getAttribute('d'))
    moves[2] = { ...(moves[2] as AnalysisMove), loss: 0 }
  })

  it('is moved by a pointer that is held, also one that leaves it, and not by one that passes', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320)
    const { chart, onply } = shown([0, 1], 0)
    // jsdom knows no pointer events with a place.
    const pointer = (type: string, clientX: number) => fireEvent(chart, new MouseEvent(type, { clientX, bubbles: true }))
    vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue({ left: 0 } as DOMRect)
    const capture = vi.fn<(id: number) => void>()
    chart.setPointerCapture = capture
    await pointer('pointermove', 300)
    expect(onply).not.toHaveBeenCalled()
    await pointer('pointerdown', 310)
    expect(capture).toHaveBeenCalledOnce()
    expect(onply).toHaveBeenLastCalledWith(3)
    await pointer('pointermove', 110)
    expect(onply).toHaveBeenLastCalledWith(1)
    await fireEvent.pointerUp(window)
    await pointer('pointermove', 310)
    expect(onply).toHaveBeenCalledTimes(2)
  })
})
