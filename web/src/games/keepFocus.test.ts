import { afterEach, expect, test } from 'vitest'
import { keepFocus } from './keepFocus'

afterEach(() => document.body.replaceChildren())

/** Return an event as in a browser with pointers; jsdom has none. */
const down = (pointerType: string) => Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType })

/** Press the element at `selector` in `board`. Returns true if it may take the focus. */
function takes(selector: string, pointer: string): boolean {
  document.body.innerHTML = '<input id="name" /><div><button>7</button><input id="word" /></div>'
  const board = document.querySelector('div') as HTMLElement
  keepFocus(board)
  const pressed = board.querySelector(selector) as HTMLElement
  pressed.dispatchEvent(down(pointer))
  return pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
}

test('what a finger taps on a board does not take the focus', () => expect(takes('button', 'touch')).toBe(false))

test('what a mouse clicks on takes it, and with it the keys that follow', () => expect(takes('button', 'mouse')).toBe(true))

test('what is written in takes it by finger, too', () => expect(takes('input', 'touch')).toBe(true))

test('a person who was writing has finished with the next tap', () => {
  document.body.innerHTML = '<div><button>7</button><input id="word" /></div>'
  const board = document.querySelector('div') as HTMLElement
  keepFocus(board)
  document.querySelector('input')?.focus()
  const button = board.querySelector('button') as HTMLElement
  button.dispatchEvent(down('touch'))
  expect(button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(true)
})
