/** The socket to the server: it gives signs of life, notices silence, and connects again by itself after pauses that grow. */

import { SILENCE_MS, type ClientMessage, type ServerMessage } from './protocol'

/** A connection that is silent for so long is asked whether it is still there; then both sides know before `SILENCE_MS`. */
const BEAT_MS = 2_500
/** Why the server closes a socket that need not be opened again: it belongs to nobody, to no device any more, or to no table. */
export const NOBODY = 4000
export const DEVICE_ENDED = 4001
export const NO_SUCH_TABLE = 4004

export interface Wants {
  /** The first pause before another try, about, and the longest. */
  pauses: { first: number; longest: number }
  /** Whether signs of life say that nobody sees the page. */
  tellsHidden: boolean
}

export interface Listener {
  /** A connection is being made; `again`: the one before was lost. */
  connecting(again: boolean): void
  /** What to say first. */
  hello(): ClientMessage
  heard(message: ServerMessage): void
  /** The connection is gone, closed with `code` if the server closed it. Returns whether to make another one. */
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
    // Whether somebody sees the page is known at once: who does not is told by other ways.
    if (this.#wants.tellsHidden) this.ping()
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

  /** Sends this if the connection is there. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Gives a sign of life, and asks for one. */
  ping(): void {
    const hidden = this.#wants.tellsHidden && document.visibilityState === 'hidden'
    this.send(hidden ? { do: 'ping', hidden: true } : { do: 'ping' })
  }

  /** The server is there and answers: the next pause is the first again. */
  answered(): void {
    this.#tries = 0
  }

  /** Connects anew, and says hello again. */
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
      this.#listener.heard(JSON.parse(String(frame.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code)
    }
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#heartbeat(), BEAT_MS)
  }

  #heartbeat(): void {
    const silent = Date.now() - this.#heardAt
    if (silent > SILENCE_MS) this.#lost()
    else if (silent >= BEAT_MS) this.ping()
  }

  #lost(code?: number): void {
    if (this.#closed || this.#retry !== undefined) return
    this.#drop()
    if (!this.#listener.lost(code)) return
    const { first, longest } = this.#wants.pauses
    const pause = Math.min(longest, first * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  #drop(): void {
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
