/** News about the guest's tables, for pages other than a table. */

import { announced } from '../frame/announced.svelte'
import { current } from '../wire/current'
import type { ServerMessage, TableInfo } from '../wire/protocol'
import { DEVICE_ENDED, NOBODY, Socket } from '../wire/socket'

export interface Listener {
  goingOn(tables: TableInfo[]): void
  changed(table: TableInfo): void
  awaits(tables: string[]): void
}

const RETRY_DELAYS = { first: 1_000, longest: 15_000 }

/** Call `listener` with news until the returned function is called. */
export function watch(listener: Listener): () => void {
  let heard = current.asks()
  let unfollow = () => {}

  function hear(message: ServerMessage): void {
    socket.answered()
    if (message.say === 'tables') {
      heard(true)
      announced.connected()
      listener.goingOn(message.tables)
    } else if (message.say === 'table') listener.changed(message.table)
    else if (message.say === 'awaiting') listener.awaits(message.tables)
    else if (message.say === 'error' && message.code === 'guest.unknown') {
      heard(false)
      listener.awaits([])
      // Without a socket, the page asks.
      unfollow = announced.follow()
    } else if (message.say === 'announcement') announced.hear(message)
  }

  function lost(code: number | undefined): boolean {
    if (code === DEVICE_ENDED) current.ended(true)
    // Without a guest there is no news until this page loads again.
    const nobody = code === NOBODY || code === DEVICE_ENDED
    if (nobody) socket.close()
    return !nobody
  }

  const socket = new Socket(
    { connecting: () => (heard = current.asks()), hello: () => ({ do: 'watch' }), heard: hear, lost },
    { retryDelays: RETRY_DELAYS, reportsHidden: false },
  )
  return () => {
    socket.close()
    unfollow()
  }
}
