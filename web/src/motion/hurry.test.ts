import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { hurried } from './hurry'

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
  const leave = hurried(board(card))
  window.dispatchEvent(new Event(act))
  leave()
  expect(card.finish).toHaveBeenCalledOnce()
})

test('what beats without end goes on', () => {
  const light = moving(Infinity)
  const leave = hurried(board(light))
  window.dispatchEvent(new Event('keydown'))
  leave()
  expect(light.finish).not.toHaveBeenCalled()
})

test('a board that has gone hears nothing any more', () => {
  const card = moving(300)
  hurried(board(card))()
  window.dispatchEvent(new Event('keydown'))
  expect(card.finish).not.toHaveBeenCalled()
})

test.each(['mawoki/Board', 'moka/Board', 'tokan/Tiles', 'toko_maja/Board'])('%s can be hurried', (drawing) => {
  expect(readFileSync(`src/games/${drawing}.svelte`, 'utf8')).toContain('{@attach hurried}')
})
