import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Match } from '../match/match.svelte'
import { BUBBLE_MS } from '../talk/bubbles.svelte'
import Seats from './Seats.svelte'

test('points below nought stand at a seat with a true minus sign', () => {
  const seats = [0, 1].map((seat) => ({ seat, kind: 'bot', level: 1, resigned: false, mine: false }))
  const match = {
    table: { seats, sides: [0, 1], game: 'toy', state: 'running' },
    shown: { view: { turn: 0 }, standing: [-13, 4] },
    conversation: { latest: null },
  } as unknown as Match
  const { container } = render(Seats, { match, part: null })
  expect([...container.querySelectorAll('.score')].map((score) => score.lastChild?.textContent)).toEqual(['−13', '4'])
})

test('that it is you comes before that you gave up, which a flag says too', () => {
  const seats = [{ seat: 0, kind: 'guest', name: 'Ana', resigned: true, own: true, present: true }]
  const match = {
    table: { seats, sides: [0], game: 'toy', state: 'over' },
    shown: null,
    conversation: { latest: null },
  } as unknown as Match
  const { container } = render(Seats, { match, part: null })
  expect(container.querySelector('small')?.textContent).toBe('you\u00a0· seat-resigned')
})

const seat = (at: number, more: object = {}) => ({
  seat: at,
  kind: 'guest',
  name: 'Ana',
  level: null,
  resigned: false,
  own: at === 0,
  present: true,
  face: { animal: 'owl', colour: 'teal' },
  ...more,
})

test('at a shared device no player is called you, because each of them is in their own turn', () => {
  const notes = (other: string) => {
    const seats = [seat(0), seat(1, { kind: other, name: 'Bo' })]
    const match = {
      table: { seats, sides: [0, 1], game: 'toy', state: 'running' },
      shown: null,
      conversation: { latest: null },
    } as unknown as Match
    const { container } = render(Seats, { match, part: null })
    return container.querySelector('small')?.textContent ?? ''
  }
  expect(notes('guest')).toContain('you')
  expect(notes('device')).not.toContain('you')
})

test('where many sit, the sign of a team leaves the line to the name', () => {
  const signs = (players: number) => {
    const seats = Array.from({ length: players }, (_, at) => seat(at))
    const match = {
      table: { seats, sides: seats.map(({ seat }) => seat % 2), game: 'toy', state: 'running' },
      shown: null,
      conversation: { latest: null },
    } as unknown as Match
    const { container } = render(Seats, { match, part: null })
    return ['strong', 'small'].map((where) => container.querySelectorAll(`${where} [data-side]`).length)
  }
  expect(signs(4)).toEqual([4, 0])
  expect(signs(6)).toEqual([0, 6])
})

function table(justSaid: object | null): Match {
  const seats = [seat(0), seat(1, { kind: 'bot', name: 'Léa', level: 2, face: { animal: 'cat', colour: 'red' } })]
  return {
    table: { seats, sides: [0, 1], game: 'toy', state: 'running' },
    shown: null,
    conversation: { latest: justSaid },
  } as unknown as Match
}

test('everybody has a face, and a bot its name, its level and what it is like', () => {
  const { container } = render(Seats, { match: table(null), part: null })
  const drawn = [...container.querySelectorAll('[data-face]')].map((face) => face.getAttribute('data-face'))
  expect(drawn).toEqual(['owl teal', 'cat red'])
  const heard = [...container.querySelectorAll('[role=img][data-face]')].map((face) => face.getAttribute('aria-label'))
  expect(heard).toEqual(['animal-owl, colour-teal', 'animal-cat, colour-red'])
  expect(container.querySelectorAll('strong')[1]?.textContent?.trim()).toBe('Léa')
  expect(container.querySelectorAll('small')[1]?.textContent).toBe('bot-note')
})

test('a line of talk is shown at the seat of its author, for some seconds, and only the announcer speaks it', async () => {
  vi.useFakeTimers()
  try {
    const said = { n: 1, seat: 1, name: 'Léa', preset: null, text: 'Bravo', at: 0 }
    const { container, rerender } = render(Seats, { match: table(said), part: null })
    await tick()
    const bubble = container.querySelector('[data-seat="1"] .bubble')
    expect([bubble?.textContent?.trim(), bubble?.getAttribute('aria-hidden')]).toEqual(['Bravo', 'true'])
    await rerender({ match: table({ ...said, n: 2, seat: null, preset: 'react_heart', text: null }) })
    expect(container.querySelector('.around > .bubble [data-reaction=react_heart]')).not.toBeNull()
    vi.advanceTimersByTime(BUBBLE_MS)
    await tick()
    expect(container.querySelector('.bubble')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('the latest line lies over earlier ones, whichever seat comes first', async () => {
  const said = { n: 1, seat: 1, name: 'Léa', preset: null, text: 'Bravo', at: 0 }
  const { container, rerender } = render(Seats, { match: table({ ...said, n: 0, seat: 0 }), part: null })
  await tick()
  await rerender({ match: table(said) })
  await rerender({ match: table({ ...said, n: 2, seat: 0 }) })
  const order = [0, 1].map((seat) => {
    const bubble = container.querySelector<HTMLElement>(`[data-seat="${seat}"] .bubble`)
    return Number(bubble?.style.getPropertyValue('--lies-over'))
  })
  expect(order).toEqual([1, 0])
})

test('a player who is away has a sign on the face, which has a name', () => {
  const seats = [seat(0), seat(1, { present: false }), seat(2, { present: false, stood_in: true })]
  const match = {
    table: { seats, sides: [0, 1, 2], game: 'toy', state: 'running' },
    shown: null,
    conversation: { latest: null },
  } as unknown as Match
  const { container } = render(Seats, { match, part: null })
  const signs = [...container.querySelectorAll('.seat')].map((one) =>
    one.querySelector('[role=img].badge')?.getAttribute('aria-label'),
  )
  expect(signs).toEqual([undefined, 'away', undefined])
})

test.each(['waiting', 'running'])('a player is never away on their own page, which may still be connecting: %s', (state) => {
  const seats = [seat(0, { present: false, own: true, steps_in: 5 }), seat(1, { present: false })]
  const match = {
    table: { seats, sides: [0, 1], game: 'toy', state },
    shown: null,
    conversation: { latest: null },
  } as unknown as Match
  const { container } = render(Seats, { match, part: null })
  const [own, other] = [...container.querySelectorAll('.seat')]
  expect([own?.className, own?.textContent].join()).not.toContain('away')
  expect(own?.querySelector('.badge')).toBeNull()
  expect(other?.querySelector('.badge')?.getAttribute('aria-label')).toBe('away')
})
