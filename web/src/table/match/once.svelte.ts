/** What is asked of the table by a press, until the table answers or refuses: pressed again, it is not sent again. */

export class Once {
  #sent: { what: string; among: object } | null = null

  /** Call while a component is made. `problem`: what was refused, null: nothing. */
  constructor(problem: () => object | null) {
    $effect(() => {
      if (problem() !== null) this.#sent = null
    })
  }

  /** Sends this unless it is on its way. `among`: what the table told last, which an answer puts another in the place of. */
  send(what: string, among: object, send: () => unknown): void {
    if (this.#sent?.what === what && this.#sent.among === among) return
    this.#sent = { what, among }
    send()
  }
}
