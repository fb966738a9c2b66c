/**
 * Applies the server's messages about a table in their order. It also sets the viewpoint, which closes between two
 * players on a shared device.
 */

import { Binding } from '../../deal/binding'
import { announced } from '../../frame/announced.svelte'
import { own } from '../../own/own.svelte'
import { helpOf } from '../../terms/help'
import type { Now, ServerMessage, Step } from '../../wire/protocol'
import type { Connection } from './connection'
import { Known } from './known.svelte'
import type { Sent } from './outbox'
import { Questions } from './questions'
import { withoutLookingBack, hides, merged } from './steps'

/** How long a player on a shared device still sees the result of their move, unless they continue earlier. */
const LINGER_MS = 1500
/** How long the board waits for the answer to a move before it blocks input, so that a quick answer draws only once. */
const QUICK_MS = 100

export abstract class Following extends Known {
  protected connection: Connection | null = null
  protected questions = new Questions()
  /** True if the problem belongs to the position: it goes with the next step. */
  protected passing = false
  #binding = new Binding((contribution) => this.connection?.send(contribution))
  /**
   * True while the server sends everything again. The page stays as it is until then, so that the last move can finish.
   */
  #reloads = false
  #lingerTimer: ReturnType<typeof setTimeout> | undefined
  #slowTimer: ReturnType<typeof setTimeout> | undefined

  /** Return the first message over a new connection. */
  protected hello(): { last: number; undone: number; look: number | null } {
    this.board.catchUp()
    return { last: this.#reloads ? -1 : this.steps.length - 1, undone: this.now?.undone ?? 0, look: this.viewpoint }
  }

  protected heard(message: ServerMessage, about: Sent | null): void {
    this.board.catchUp()
    switch (message.say) {
      case 'welcome':
        announced.connected()
        this.table = message.table
        void this.#binding.follow(message.table)
        this.viewpoint = message.look
        if (this.viewpoint === null && this.initialViewpoint() !== null) {
          // The table was unknown at the hello, and so was the viewpoint.
          this.viewpoint = this.initialViewpoint()
          this.reload()
          return
        }
        if (this.#reloads) this.steps = []
        this.#reloads = false
        // Steps that were undone while this page was away no longer exist.
        if (message.now !== null && message.now.undone !== (this.now?.undone ?? 0)) this.steps = []
        this.takenBack = message.taken_back
        this.#add(message.plies)
        this.conversation.start(message.talk, message.untold, message.earlier)
        this.happened = message.happened
        this.proposals = message.proposals
        this.ahead = message.ahead?.move ?? null
        this.offer = { kind: message.offer.kind, by: message.offer.by }
        this.#adopt(message.now)
        break
      case 'look':
        if (message.look !== this.viewpoint && this.hidden) {
          // The page did not request this: a player here gave up, and now sees everything as a spectator, past steps
          // too.
          this.viewpoint = message.look
          this.reload()
          return
        }
        this.viewpoint = message.look
        this.#add([message.step])
        this.#adopt(message.now)
        break
      case 'step':
        // `before` replaces the last step without the cards that were visible only briefly.
        this.#stepMade(message.before === null ? [message.step] : [message.before, message.step], message.now)
        break
      case 'undone':
        this.takenBack = [...this.takenBack, { seat: message.seat, ply: message.step.ply }]
        this.steps = this.steps.slice(0, message.step.ply)
        if (this.replay !== null && this.replay >= message.step.ply) this.replay = null
        this.#add([message.step])
        this.#adopt(message.now)
        break
      case 'table': {
        const watched = this.table?.state === 'running' && this.mine.length === 0
        this.table = message.table
        void this.#binding.follow(message.table)
        // Before the match the host may move people to other seats.
        if (message.table.state === 'waiting') this.viewpoint = this.initialViewpoint()
        if (watched && message.table.state === 'running' && this.mine.length > 0) {
          // A spectator took a seat, so load the story again from its viewpoint.
          this.viewpoint = this.initialViewpoint()
          this.reload()
        }
        break
      }
      case 'talk':
        this.conversation.hear(message.talk)
        break
      case 'earlier':
        this.conversation.hearEarlier(message.talk)
        break
      case 'untold':
        this.conversation.remove(message.lines, message.table)
        break
      case 'happened':
        if (!this.happened.some((event) => event.n === message.event.n)) this.happened = [...this.happened, message.event]
        break
      case 'proposals':
        this.proposals = message.proposals
        break
      case 'offer':
        this.offer = { kind: message.kind, by: message.by }
        break
      case 'awaiting':
        own.awaits(message.tables)
        break
      case 'announcement':
        announced.hear(message)
        break
      case 'examined':
      case 'advice':
        this.questions.answer(message.id, message)
        break
      case 'ack':
        if (about?.do === 'commit') this.#binding.answered()
        // Now the message is known to count.
        if (this.problem?.code === 'database.in_doubt') this.problem = null
        break
      case 'error':
        if (this.questions.refuse(message)) break
        if (about?.do === 'commit' || about?.do === 'reveal') this.#binding.failed()
        else this.#showRefusal(message, about)
        break
    }
  }

  #showRefusal({ code, params }: ServerMessage & { say: 'error' }, about: Sent | null): void {
    if (about?.do === 'say' && about.text != null) this.conversation.giveBack(about.text)
    // An error that answers no message, such as an unavailable database, leaves a move on its way. In doubt, the page
    // asks until it knows if the move counts.
    const ofMove = about?.do === 'move' || about?.do === 'undo'
    if (ofMove && code !== 'database.in_doubt') this.#moveRefused()
    if (code === 'table.unknown' || code === 'device.ended') this.missing = { code, params }
    else this.problem = { code, params }
    this.passing = about === null || ofMove
  }

  /** A player moved. If the message contains only a step, the board shows it first. */
  #stepMade(plies: Step[], now: Now): void {
    const steps = this.#mergedStory(plies)
    const adoptAll = () => {
      this.#setSteps(steps)
      this.#adopt(now, true)
    }
    const plain = steps !== null && now.over === null && this.at === null && !this.shared && !document.hidden
    if (plain) this.board.show({ steps, now }, adoptAll)
    else adoptAll()
  }

  #add(plies: Step[]): void {
    if (plies.length > 0) this.#setSteps(this.#mergedStory(plies))
  }

  /** Return the story with these plies, or null if plies between were missed. */
  #mergedStory(plies: Step[]): Step[] | null {
    const steps = merged(this.steps, plies, !this.looksBack)
    return steps === null || this.looksBack ? steps : withoutLookingBack(steps, this.viewpoint)
  }

  #setSteps(steps: Step[] | null): void {
    if (steps === null) this.reload()
    else this.steps = steps
  }

  /** Adopt the server's current state. `moved`: there is a step that the player here has not seen yet. */
  #adopt(now: Now | null, moved = false): void {
    if (now === null) return
    const ended = now.over !== null && this.now?.over === null
    const opened = ended && (!helpOf(this.table?.terms).look_back || this.steps.some((step) => hides(step.view)))
    const elsewhere = now.ply !== this.now?.ply || now.undone !== this.now.undone
    if (elsewhere || now.over !== null) this.#endSending()
    if (elsewhere) this.hint = null
    if (elsewhere || now.over !== null) this.asking = null
    // The move said ahead has been played, or the position is not the foreseen one.
    if (now.turn === this.viewpoint || now.undone !== (this.now?.undone ?? now.undone)) this.ahead = null
    // Keep the same list, so that a reconnect does not drop the player's draft.
    const { legal } = this.now ?? {}
    this.now = !elsewhere && legal && now.legal?.join() === legal.join() ? { ...now, legal } : now
    if (elsewhere && now.over === null && this.passing) this.problem = null
    if (opened) {
      this.#reloads = true
      this.connection?.restart()
      return
    }
    this.#followTurn(moved)
    // The spectators' own chat becomes visible to players now.
    if (ended && this.table?.terms.talk === 'players') this.listenAgain()
  }

  /** Load the chat again, because the guest may now read more or less of it. */
  listenAgain(): void {
    this.connection?.restart()
  }

  /**
   * Set the viewpoint. In a match without hidden cards it follows the turn. Otherwise it closes after the player has
   * seen the last step.
   */
  #followTurn(moved: boolean): void {
    this.#stopLingering()
    const seat = this.acting?.seat
    if (seat === undefined || this.viewpoint === seat || this.now?.over != null) return
    if (!this.hidden) this.changeViewpoint(seat)
    else if (this.viewpoint !== null && moved) {
      this.lingering = true
      this.#lingerTimer = setTimeout(() => this.handOver(), LINGER_MS)
    } else if (this.viewpoint !== null) this.changeViewpoint(null)
  }

  #stopLingering(): void {
    if (!this.lingering) return
    clearTimeout(this.#lingerTimer)
    this.lingering = false
  }

  /** The player has seen the result of the move, so close the curtain. */
  handOver(): void {
    if (!this.lingering) return
    this.#stopLingering()
    this.changeViewpoint(null)
  }

  /** Change the viewpoint to `seat`, and load the story again as that seat may know it. */
  changeViewpoint(seat: number | null): void {
    this.board.catchUp()
    if (this.viewpoint === seat) return
    this.viewpoint = seat
    if (this.hidden) this.reload()
    else this.connection?.send({ do: 'look', seat })
  }

  /** Load everything again from the deal, as this viewer may know it now. */
  protected reload(): void {
    this.board.catchUp()
    this.steps = []
    this.connection?.restart()
  }

  protected startSending(what: 'move' | 'undo'): void {
    this.sending = true
    this.sent = what
    this.#slowTimer = setTimeout(() => (this.slow = true), QUICK_MS)
  }

  #endSending(): void {
    if (!this.sending) return
    clearTimeout(this.#slowTimer)
    this.sending = false
    this.slow = false
  }

  /** Copy the list of legal moves, so that the board drops its draft and returns the focus. */
  #moveRefused(): void {
    if (!this.sending) return
    this.#endSending()
    if (this.now !== null) this.now = { ...this.now, legal: this.now.legal && [...this.now.legal] }
  }

  close(): void {
    clearTimeout(this.#lingerTimer)
    clearTimeout(this.#slowTimer)
    this.connection?.close()
  }
}
