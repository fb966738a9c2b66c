/** Keeps the screen on while a player thinks. */

/** Keep the screen on until the returned function is called. If the browser refuses, nothing happens. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null
  let wanted = true

  async function hold(): Promise<void> {
    // A hidden page may not request the lock. It loses the lock, and requests it again when it is visible.
    if (document.visibilityState !== 'visible') return
    try {
      const lock = await navigator.wakeLock.request('screen')
      if (wanted) held = lock
      else await lock.release()
    } catch {
      // No wake lock here, or the battery is low: the screen turns off as usual.
    }
  }

  const again = () => void hold()
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', again)
    held?.release().catch(() => {})
  }
}
