import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { canVibrate, vibrate } from './vibration'

afterEach(() => {
  settings.vibration = false
  Reflect.deleteProperty(navigator, 'vibrate')
})

function device(): ReturnType<typeof vi.fn> {
  const felt = vi.fn()
  Object.assign(navigator, { vibrate: felt })
  return felt
}

test('nothing is felt by who has not asked for it', () => {
  const felt = device()
  vibrate('turn')
  expect(felt).not.toHaveBeenCalled()
})

test('a turn is felt once, a refusal twice', () => {
  const felt = device()
  settings.vibration = true
  vibrate('turn')
  vibrate('refused')
  expect(felt.mock.calls.map(([pattern]) => (pattern as number[]).length)).toEqual([1, 3])
})

test('a device that cannot is not asked to', () => {
  settings.vibration = true
  expect(canVibrate()).toBe(false)
  vibrate('turn')
})
