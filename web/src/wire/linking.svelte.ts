/** Links for other people and devices: they begin with an address that those can open. */

import { api } from './api'

let shared = $state<string>()
let asked: Promise<void> | undefined

/** True if only this computer can open the address. */
export const isOnlyHere = (address: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname)

/** Ask once: only the server's own machine opens `localhost`, and the server knows its address in the network. */
async function ask(): Promise<void> {
  if (!isOnlyHere(location.origin)) return
  asked ??= api.address().then(
    (answer) => void (shared = answer.address),
    () => (asked = undefined),
  )
  await asked
}

/** Return the beginning of links; it changes once the server has answered. */
export function beginning(): string {
  void ask()
  return shared ?? location.origin
}

/** Return the beginning of links, once it is known. */
export async function knownBeginning(): Promise<string> {
  await ask()
  return beginning()
}
