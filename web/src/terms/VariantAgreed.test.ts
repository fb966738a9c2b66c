import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../wire/api'
import type { GameInfo, TableInfo } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import VariantAgreed from './VariantAgreed.svelte'

const parameter = { type: 'integer', minimum: 0, maximum: 9, parameter: true }
const toy = { game: 'toy', options: { properties: { loud: { type: 'boolean', default: false }, bonus: parameter } } }
const table = (options: Record<string, unknown>) => ({ game: 'toy', options }) as unknown as TableInfo

beforeEach(() => speaking('en'))

test('the numbers that differ from the rulebook are said, and nothing where none does', async () => {
  vi.spyOn(api, 'games').mockResolvedValue([toy as unknown as GameInfo])
  const { rerender } = render(VariantAgreed, { table: table({ loud: true, bonus: 2 }) })
  await vi.waitFor(() => expect(document.body.textContent).toContain('other numbers than the rulebook’s: bonus: 2.'))
  await rerender({ table: table({ loud: true }) })
  expect(document.body.textContent.trim()).toBe('')
  await rerender({ table: null })
  await tick()
  expect(document.body.textContent.trim()).toBe('')
})
