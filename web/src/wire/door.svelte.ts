/** A server by invitation that refuses this browser, because it has no guest. */

export const BY_INVITATION = 'server.by_invitation'

class Door {
  /** True once the server has refused this browser for that reason. */
  shut = $state(false)

  /** Note the code of a refusal. */
  heard(code: string): void {
    if (code === BY_INVITATION) this.shut = true
  }
}

export const door = new Door()
