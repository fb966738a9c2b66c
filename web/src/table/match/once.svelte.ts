/** Requests that buttons make at a table. A second press sends nothing until the table answers or refuses. */

export class Once {
  #sent: { what: string; among: object } | null = null

  /** Call while a component initialises. `problem`: the current refusal, or null. */
  constructor(problem: () => object | null) {
    $effect(() => {
      if (problem() !== null) this.#sent = null
    })
  }

  /** Send this unless it is on its way. `among`: the last object from the table, which an answer replaces. */
  send(what: string, among: object, send: () => unknown): void {
    if (this.#sent?.what === what && this.#sent.among === among) return
    this.#sent = { what, among }
    send()
  }
}
