/** Links for other people and devices: they begin with an address that those can open. */

import { api } from './api'

let shared = $state<string>()
/** True once the server has answered, or did not. */
let answered = $state(false)
let asked: Promise<void> | undefined

/** True if only this computer can open the address. */
export const isOnlyHere = (address: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname)

/** Ask once: only the server's own machine opens `localhost`, and the server knows its address in the network. */
async function ask(): Promise<void> {
  if (!isOnlyHere(location.origin)) return
  asked ??= api.address().then(
    (answer) => {
      shared = answer.address
      answered = true
    },
    () => {
      asked = undefined
      answered = true
    },
  )
  await asked
}

/** True if `beginning` is final: show no link that turns into another, and nothing about its address, before. */
export function isKnown(): boolean {
  void ask()
  return answered || !isOnlyHere(location.origin)
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
