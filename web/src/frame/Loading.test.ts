import { render } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Loading from './Loading.svelte'

const delay = (container: Element) => container.querySelector<HTMLElement>('.loading')?.style.animationDelay

test('a wait that passes from one part of the page to the next does not begin invisibly again', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1e9)
  const first = render(Loading)
  expect(delay(first.container)).toBe('300ms')
  now.mockReturnValue(1e9 + 800)
  first.unmount()
  now.mockReturnValue(1e9 + 900)
  const next = render(Loading)
  expect(delay(next.container)).toBe('-600ms')
  next.unmount()
  now.mockReturnValue(1e9 + 5000)
  expect(delay(render(Loading).container)).toBe('300ms')
})
