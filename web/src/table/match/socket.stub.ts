import type { ClientMessage } from '../../wire/protocol'

/**
 * Replaces the browser's socket in tests. It opens at once, keeps what is sent, and delivers the messages given to
 * `say`.
 */
export class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  /** The answer to a hello. */
  static welcome: (hello: ClientMessage & { do: 'hello' }) => unknown
  readyState = FakeSocket.OPEN
  sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((frame: { data: string }) => void) | null = null

  constructor() {
    FakeSocket.last = this
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage
    this.sent.push(message)
    if (message.do === 'hello') this.say(FakeSocket.welcome(message))
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  close(): void {}
}
