import { afterEach, expect, test, vi } from 'vitest'
import { askPasskey, fromBase64url, hasPasskeys, makePasskey, passkeyTrouble, toBase64url } from './passkeys'

afterEach(() => vi.unstubAllGlobals())

const bytes = (...values: number[]) => Uint8Array.from(values).buffer

test('bytes come through base64url as they were', () => {
  for (const raw of [[], [0], [251, 255], [255, 254, 253, 1], [...Array(256).keys()]]) {
    const text = toBase64url(bytes(...raw))
    expect(text).toMatch(/^[\w-]*$/)
    expect([...fromBase64url(text)]).toEqual(raw)
  }
})

test.each([
  ['play.example', true, true],
  ['localhost', true, true],
  ['play.example', false, false],
  ['192.168.1.7', true, false],
  ['[::1]', true, false],
])('at %s, safe %s: %s', (hostname, safe, expected) => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  vi.stubGlobal('isSecureContext', safe)
  vi.stubGlobal('location', { hostname })
  expect(hasPasskeys()).toBe(expected)
})

test('a passkey is made such that a returning guest need not say who they are', async () => {
  const create = vi.fn().mockResolvedValue({
    rawId: bytes(1),
    response: { clientDataJSON: bytes(2), attestationObject: bytes(3) },
  })
  vi.stubGlobal('navigator', { credentials: { create } })
  const made = await makePasskey({ challenge: 'AQ', site: 'play.example', user: 'Ag', name: 'Ana', known: ['Aw'] })
  expect(made).toEqual({ id: 'AQ', client_data: 'Ag', attestation: 'Aw' })
  const { publicKey } = create.mock.lastCall?.[0] as { publicKey: PublicKeyCredentialCreationOptions }
  expect(publicKey.authenticatorSelection?.residentKey).toBe('required')
  expect(publicKey.excludeCredentials).toHaveLength(1)
})

test('coming back, every passkey of the site will do', async () => {
  const get = vi.fn().mockResolvedValue({
    rawId: bytes(1),
    response: { clientDataJSON: bytes(2), authenticatorData: bytes(3), signature: bytes(4) },
  })
  vi.stubGlobal('navigator', { credentials: { get } })
  const signed = await askPasskey({ challenge: 'AQ', site: 'play.example' })
  expect(signed).toEqual({ id: 'AQ', client_data: 'Ag', authenticator_data: 'Aw', signature: 'BA' })
  const { publicKey } = get.mock.lastCall?.[0] as { publicKey: PublicKeyCredentialRequestOptions }
  expect([publicKey.rpId, publicKey.allowCredentials]).toEqual(['play.example', undefined])
})

test('a device that has a passkey already says so, and a guest who wants none sees no error', () => {
  expect(passkeyTrouble(new DOMException('', 'InvalidStateError'))).toBe('passkey-there')
  expect(passkeyTrouble(new DOMException('', 'NotAllowedError'))).toBe('passkey-stopped')
  expect(passkeyTrouble(new Error('else'))).toBeNull()
})
