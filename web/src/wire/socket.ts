/** The socket to the server. It sends pings, notices an idle connection, and reconnects after growing delays. */

import { door } from './door.svelte'
import { SILENCE_MS, type ClientMessage, type ServerMessage } from './protocol'

/** A connection idle for this long receives a ping, so that both sides notice a loss before `SILENCE_MS`. */
const BEAT_MS = 2_500
/**
 * The codes with which the server closes a socket that must not reconnect: no guest, a device that was ended, or no
 * table.
 */
export const NOBODY = 4000
export const DEVICE_ENDED = 4001
export const NO_SUCH_TABLE = 4004

export interface Wants {
  /** The first delay before a new attempt, and the longest; each is varied by up to a quarter. */
  retryDelays: { first: number; longest: number }
  /** True if pings report that the page is hidden. */
  reportsHidden: boolean
}

export interface Listener {
  /** A connection attempt begins. `again`: the previous connection was lost. */
  connecting(again: boolean): void
  /** Return the first message to send. */
  hello(): ClientMessage
  heard(message: ServerMessage): void
  /** The connection is gone. `code` is set if the server closed it. Return true to connect again. */
  lost(code: number | undefined): boolean
}

export class Socket {
  readonly #listener: Listener
  readonly #wants: Wants
  #socket: WebSocket | null = null
  #tries = 0
  #heardAt = 0
  #beat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #wake = () => {
    // Report at once if the page is visible: the server notifies players with a hidden page in other ways.
    if (this.#wants.reportsHidden) this.ping()
    if (this.#retry !== undefined && document.visibilityState === 'visible') this.#connect()
  }
  #gone = () => this.#lost()

  constructor(listener: Listener, wants: Wants) {
    this.#listener = listener
    this.#wants = wants
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#gone)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  /** Send a message if the connection is open. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Send a ping, which asks the server for an answer. */
  ping(): void {
    const hidden = this.#wants.reportsHidden && document.visibilityState === 'hidden'
    this.send(hidden ? { do: 'ping', hidden: true } : { do: 'ping' })
  }

  /** The server has answered, so start again with the first delay. */
  answered(): void {
    this.#tries = 0
  }

  /** Connect again, and send the first message again. */
  restart(): void {
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#gone)
    document.removeEventListener('visibilitychange', this.#wake)
    clearTimeout(this.#retry)
    this.#drop()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#listener.connecting(this.#tries > 0)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/ws`)
    this.#socket = socket
    this.#heardAt = Date.now()
    socket.onopen = () => this.send(this.#listener.hello())
    socket.onmessage = (frame) => {
      if (socket !== this.#socket) return
      this.#heardAt = Date.now()
      const message = JSON.parse(String(frame.data)) as ServerMessage
      if (message.say === 'error') door.heard(message.code)
      this.#listener.heard(message)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#heartbeat(), BEAT_MS)
  }

  #heartbeat(): void {
    const idle = Date.now() - this.#heardAt
    if (idle > SILENCE_MS) this.#lost()
    else if (idle >= BEAT_MS) this.ping()
  }

  #lost(code?: number): void {
    if (this.#closed || this.#retry !== undefined) return
    this.#drop()
    if (!this.#listener.lost(code)) return
    const { first, longest } = this.#wants.retryDelays
    const delay = Math.min(longest, first * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2))
  }

  #drop(): void {
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
