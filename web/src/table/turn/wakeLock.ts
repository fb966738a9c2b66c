/** Keeps the screen lit while somebody thinks. */

/** From now on, until the function that is given back is called. Where the browser refuses, nothing happens. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null
  let wanted = true

  async function hold(): Promise<void> {
    // A hidden page may not ask; it loses the lock, and asks again when it is seen again.
    if (document.visibilityState !== 'visible') return
    try {
      const lock = await navigator.wakeLock.request('screen')
      if (wanted) held = lock
      else await lock.release()
    } catch {
      // No such thing here, or the battery is low: the screen goes dark as usual.
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
