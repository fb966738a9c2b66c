import { beforeEach, expect, test, vi } from 'vitest'
import { api } from './api'

const address = vi.spyOn(api, 'address')

async function fresh(origin: string): Promise<typeof import('./linking.svelte')> {
  vi.resetModules()
  vi.stubGlobal('location', { origin })
  const again = await import('./api')
  again.api.address = address as unknown as typeof api.address
  return import('./linking.svelte')
}

beforeEach(() => {
  address.mockReset().mockResolvedValue({ address: 'http://192.168.1.20:8000' })
})

test.each(['http://127.0.0.1:8000', 'http://localhost:8000', 'http://[::1]:8000'])(
  'links of a page at %s begin with the address in the network, asked for once',
  async (origin) => {
    const { beginning, isKnown, knownBeginning, isOnlyHere } = await fresh(origin)
    expect(isOnlyHere(origin)).toBe(true)
    expect([beginning(), isKnown()]).toEqual([origin, false])
    expect(await knownBeginning()).toBe('http://192.168.1.20:8000')
    expect(isKnown()).toBe(true)
    expect(beginning()).toBe('http://192.168.1.20:8000')
    expect(address).toHaveBeenCalledTimes(1)
  },
)

test('elsewhere the page keeps its own address and asks nothing', async () => {
  const { isKnown, knownBeginning, isOnlyHere } = await fresh('https://play.example')
  expect(isKnown()).toBe(true)
  expect(isOnlyHere('https://play.example')).toBe(false)
  expect(await knownBeginning()).toBe('https://play.example')
  expect(address).not.toHaveBeenCalled()
})

test('a server that does not answer is asked again the next time', async () => {
  address.mockRejectedValueOnce(new Error('away'))
  const { isKnown, knownBeginning } = await fresh('http://127.0.0.1:8000')
  expect(await knownBeginning()).toBe('http://127.0.0.1:8000')
  // Meanwhile the page shows the link that it has.
  expect(isKnown()).toBe(true)
  expect(await knownBeginning()).toBe('http://192.168.1.20:8000')
})
