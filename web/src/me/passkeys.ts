/** Passkeys in the browser: creates them for this site, and requests a signature for signing in. */

import { house } from '../frame/house'
import type { NewPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyQuestion } from '../wire/protocol'

const MINUTES = 5 * 60_000
/** EdDSA, ES256 and RS256, which the server understands. */
const ALGORITHMS = [-8, -7, -257]

/** True if this browser supports passkeys on this page. They need a secure connection and a host name. */
export function hasPasskeys(): boolean {
  const address = /^[\d.]+$|:/.test(location.hostname)
  return isSecureContext && typeof PublicKeyCredential === 'function' && !address
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0))
}

export function toBase64url(raw: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(raw), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/**
 * Create a passkey. Rejects with the browser's errors: `NotAllowedError` if the user declined, `InvalidStateError` if
 * one exists already.
 */
export async function makePasskey(question: PasskeyQuestion): Promise<NewPasskey> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: fromBase64url(question.challenge),
    rp: { id: question.site, name: house.name },
    user: { id: fromBase64url(question.user), name: question.name, displayName: question.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    excludeCredentials: question.known.map((id) => ({ type: 'public-key', id: fromBase64url(id) })),
    attestation: 'none',
    timeout: MINUTES,
  }
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const answer = made.response as AuthenticatorAttestationResponse
  return {
    id: toBase64url(made.rawId),
    client_data: toBase64url(answer.clientDataJSON),
    attestation: toBase64url(answer.attestationObject),
  }
}

/** Request a signature from a passkey of this site, which the user selects. Rejects with the browser's errors. */
export async function askPasskey(question: PasskeyChallenge): Promise<PasskeyAnswer> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: fromBase64url(question.challenge),
    rpId: question.site,
    userVerification: 'preferred',
    timeout: MINUTES,
  }
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const answer = signed.response as AuthenticatorAssertionResponse
  return {
    id: toBase64url(signed.rawId),
    client_data: toBase64url(answer.clientDataJSON),
    authenticator_data: toBase64url(answer.authenticatorData),
    signature: toBase64url(answer.signature),
  }
}

/** Return the sentence for a browser error about passkeys, or null for other errors. */
export function passkeyTrouble(thrown: unknown): string | null {
  if (!(thrown instanceof DOMException)) return null
  return thrown.name === 'InvalidStateError' ? 'passkey-there' : 'passkey-stopped'
}
