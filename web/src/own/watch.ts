/** The socket of a page that shows no table, for news from the guest's tables. It reconnects by itself. */

import { current } from '../wire/current'
import { SILENCE_MS, type ServerMessage, type TableInfo } from '../wire/protocol'

export interface Told {
  goingOn(tables: TableInfo[]): void
  changed(table: TableInfo): void
  awaits(tables: string[]): void
}

const PING_EVERY = 5_000
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000
/** No identity (any more): until this page is loaded again there will be no news. */
const DEVICE_ENDED = 4001
const NOBODY = [4000, DEVICE_ENDED]

/** Calls `told` with news until the function it returns is called. */
export function watch(told: Told): () => void {
  let socket: WebSocket | null = null
  let heardAt = 0
  let tries = 0
  let heard = current.asks()
  let retry: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    clearTimeout(retry)
    retry = undefined
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    heard = current.asks()
    const opened = new WebSocket(`${scheme}//${location.host}/ws`)
    socket = opened
    heardAt = Date.now()
    opened.onopen = () => opened.send(JSON.stringify({ do: 'watch' }))
    opened.onmessage = (frame) => {
      if (opened === socket) hear(JSON.parse(String(frame.data)) as ServerMessage)
    }
    opened.onclose = (event) => {
      if (opened !== socket) return
      if (event.code === DEVICE_ENDED) current.ended(true)
      if (NOBODY.includes(event.code)) stop()
      else lost()
    }
  }

  function hear(message: ServerMessage): void {
    heardAt = Date.now()
    tries = 0
    if (message.say === 'tables') {
      heard(true)
      told.goingOn(message.tables)
    } else if (message.say === 'table') told.changed(message.table)
    else if (message.say === 'awaiting') told.awaits(message.tables)
    else if (message.say === 'error' && message.code === 'guest.unknown') {
      heard(false)
      told.awaits([])
    }
  }

  function lost(): void {
    drop()
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++)
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2))
  }

  function drop(): void {
    const dropped = socket
    socket = null
    dropped?.close()
  }

  function beat(): void {
    if (socket === null) return
    if (Date.now() - heardAt > SILENCE_MS) lost()
    else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: 'ping' }))
  }

  function wake(): void {
    if (retry !== undefined && document.visibilityState === 'visible') connect()
  }

  function stop(): void {
    clearInterval(beating)
    clearTimeout(retry)
    retry = undefined
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wake)
    drop()
  }

  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  const beating = setInterval(beat, PING_EVERY)
  connect()
  return stop
}
