import { beforeEach, expect, test, vi } from 'vitest'
import type { Proof } from '../wire/protocol'
import { bind, digest, findings, show } from './mixing'

const SECRET = '11'.repeat(32)
const OTHERS = '22'.repeat(32)

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  })
})

const bound = (seat: number, commitment: string) => ({ seat, commitment, shown: false })

function dealt(parts: [number, string | null, string?][], secret = SECRET): Proof {
  const shares = parts.map(([seat, nonce, commitment]) => ({ seat, nonce, commitment: commitment ?? digest(nonce ?? OTHERS) }))
  const seed = digest([secret, ...shares.flatMap(({ nonce }) => nonce ?? [])].join(''))
  return { game: 'toy', rules: 1, options: {}, players: 2, commitment: digest(SECRET), seed, secret, shares, deal: null }
}

/** This browser contributes on the first seat, another browser on the second. */
function taken(): { own: string; commitment: string } {
  const commitment = bind()
  const own = show(commitment, { commitment: digest(SECRET), bound: [bound(0, commitment), bound(1, digest(OTHERS))] })
  return { own: own ?? '', commitment }
}

test('what a browser is bound to is never the same twice, and only its own is shown', () => {
  expect(bind()).not.toBe(bind())
  const { own, commitment } = taken()
  expect(digest(own)).toBe(commitment)
  expect(show(digest(OTHERS), { commitment: '', bound: [] })).toBeNull()
})

test('a deal that this browser took part in is good where everything is as it was bound', () => {
  const { own } = taken()
  expect(
    findings(
      dealt([
        [0, own],
        [1, OTHERS],
      ]),
    ),
  ).toEqual({ secret: 'good', seed: 'good', own: 'good' })
})

test('a guest whose browser was gone is left out, which is no fault', () => {
  const { own } = taken()
  expect(
    findings(
      dealt([
        [0, own],
        [1, null],
      ]),
    ),
  ).toEqual({ secret: 'good', seed: 'good', own: 'good' })
})

test('a server that leaves this browser out, or binds others again, is found out', () => {
  const { own, commitment } = taken()
  expect(
    findings(
      dealt([
        [0, null, commitment],
        [1, OTHERS],
      ]),
    )?.own,
  ).toBe('bad')
  expect(
    findings(
      dealt([
        [0, own],
        [1, '33'.repeat(32)],
      ]),
    )?.own,
  ).toBe('bad')
  expect(
    findings({
      ...dealt(
        [
          [0, own],
          [1, OTHERS],
        ],
        OTHERS,
      ),
    })?.secret,
  ).toBe('bad')
})

test('a seed that is not made of its parts is bad', () => {
  const { own } = taken()
  expect(
    findings({
      ...dealt([
        [0, own],
        [1, OTHERS],
      ]),
      seed: SECRET,
    })?.seed,
  ).toBe('bad')
  expect(
    findings(
      dealt([
        [0, own],
        [1, OTHERS, digest(own)],
      ]),
    )?.seed,
  ).toBe('bad')
})

test('of a deal without this browser only the parts are checked, of a secret one nothing', () => {
  expect(findings(dealt([[0, OTHERS]]))).toEqual({ secret: 'good', seed: 'good', own: null })
  const alone = { ...dealt([]), shares: null, seed: SECRET }
  expect(findings(alone)).toEqual({ secret: 'good', seed: null, own: null })
  expect(findings({ ...alone, seed: OTHERS })?.secret).toBe('bad')
  expect(findings({ ...alone, seed: null, secret: null })).toBeNull()
})
