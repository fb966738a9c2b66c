import { expect, test, vi } from 'vitest'
import { finishAnimations } from './finish'

function moving(endTime: number) {
  return { finish: vi.fn(), effect: { getComputedTiming: () => ({ endTime }) } }
}

function board(...animations: ReturnType<typeof moving>[]) {
  const root = document.createElement('div')
  root.getAnimations = () => animations as unknown as Animation[]
  return root
}

test.each(['keydown', 'pointerdown', 'wheel'])('%s finishes what moves on the board', (act) => {
  const card = moving(300)
  const leave = finishAnimations(board(card))
  window.dispatchEvent(new Event(act))
  leave()
  expect(card.finish).toHaveBeenCalledOnce()
})

test('what beats without end goes on', () => {
  const light = moving(Infinity)
  const leave = finishAnimations(board(light))
  window.dispatchEvent(new Event('keydown'))
  leave()
  expect(light.finish).not.toHaveBeenCalled()
})

test('a board that has gone hears nothing any more', () => {
  const card = moving(300)
  finishAnimations(board(card))()
  window.dispatchEvent(new Event('keydown'))
  expect(card.finish).not.toHaveBeenCalled()
})

const drawings = import.meta.glob<string>('../games/*/*.svelte', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>
const animated = new Map<string, string>()
for (const [path, source] of Object.entries(drawings)) {
  const folder = path.split('/')[2] as string
  animated.set(folder, (animated.get(folder) ?? '') + source)
}

test.each([...animated].filter(([, sources]) => /animation:|transition: trans(form|late)/.test(sources)))(
  'the drawing of %s, whose things move, can be finishAnimations',
  (_, sources) => {
    expect(sources.includes('{@attach finishAnimations}')).toBe(true)
  },
)
