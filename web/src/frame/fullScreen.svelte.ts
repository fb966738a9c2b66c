/** The whole screen for the page, where the browser gives it. */

class FullScreen {
  readonly possible = document.fullscreenEnabled
  on = $state(document.fullscreenElement !== null)

  constructor() {
    document.addEventListener('fullscreenchange', () => (this.on = document.fullscreenElement !== null))
  }

  toggle(): void {
    // Whoever is refused still has the page as it was.
    const done = this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => {})
  }
}

export const fullScreen = new FullScreen()
