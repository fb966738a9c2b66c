/** Full-screen mode, if the browser supports it. */

class FullScreen {
  readonly possible = document.fullscreenEnabled
  on = $state(document.fullscreenElement !== null)

  constructor() {
    document.addEventListener('fullscreenchange', () => (this.on = document.fullscreenElement !== null))
  }

  toggle(): void {
    // If the browser refuses, the page stays as it was.
    const done = this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => {})
  }
}

export const fullScreen = new FullScreen()
