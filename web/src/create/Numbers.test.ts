import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OptionSchema } from '../terms/options'
import { read } from '../terms/variantLink'
import { speaking } from '../words/speaking.stub'
import Numbers from './Numbers.svelte'

const numbers: [string, OptionSchema][] = [
  ['hand', { type: 'integer', minimum: 1, maximum: 9, parameter: true }],
  ['token', { type: 'integer', minimum: 0, maximum: 9, parameter: true, default: 3 }],
]
const fields: [string, OptionSchema][] = [['arrow', { enum: ['draws', 'steal'], default: 'draws' }]]
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const onchange = vi.fn()
const given = (options: Record<string, unknown>) => ({
  ...{ game: 'toy', players: 3, numbers, fields, options, onchange },
  label: (option: string) => option,
})

beforeEach(async () => {
  onchange.mockReset()
  await speaking('en')
})

test('a field is empty with the number of the rulebook beside it, and what is typed is passed on', async () => {
  render(Numbers, given({ arrow: 'draws' }))
  expect([field('hand').value, field('token').value, field('token').placeholder]).toEqual(['', '', '3'])
  expect(document.body.textContent).toContain('1 to 9')
  expect(screen.queryByRole('button')).toBeNull()
  await fireEvent.change(field('hand'), { target: { value: '4' } })
  await fireEvent.change(field('token'), { target: { value: '3' } })
  await fireEvent.change(field('hand'), { target: { value: '' } })
  expect(onchange.mock.calls).toEqual([
    ['hand', 4],
    ['token', undefined],
    ['hand', undefined],
  ])
})

test('a number out of bounds is not passed on', async () => {
  render(Numbers, given({}))
  await fireEvent.change(field('hand'), { target: { value: '10' } })
  await fireEvent.change(field('hand'), { target: { value: '0' } })
  expect(onchange).not.toHaveBeenCalled()
})

test('with a changed number the link to the variant can be copied, and opens the same form', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
  render(Numbers, given({ arrow: 'steal', hand: 4 }))
  await fireEvent.click(screen.getByRole('button', { name: 'Copy the link to this variant' }))
  await vi.waitFor(() => expect(copied).toHaveBeenCalledOnce())
  const link = new URL(copied.mock.calls[0]?.[0] ?? '', 'http://x')
  expect([link.pathname, link.searchParams.get('players')]).toEqual(['/new/toy', '3'])
  expect(read(link.searchParams.get('variant'), [...fields, ...numbers])).toEqual({ arrow: 'steal', hand: 4 })
})
