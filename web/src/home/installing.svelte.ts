/** Installs Tablée as an app, if the browser offers it. */

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

class Installing {
  #prompt = $state.raw<InstallPrompt | null>(null)
  offered = $derived(this.#prompt !== null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#prompt = event as InstallPrompt
    })
    addEventListener('appinstalled', () => (this.#prompt = null))
  }

  /** Ask the user through the browser, which allows this question only once. */
  install(): void {
    void this.#prompt?.prompt()
    this.#prompt = null
  }
}

export const installing = new Installing()
