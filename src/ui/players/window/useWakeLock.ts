import { useEffect } from 'react'

/** Keeps the screen awake while this page is in sight. A browser that refuses leaves the screen to its own habits. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      lock = await navigator.wakeLock.request('screen')
      if (left) await lock.release()
    }
    const tryToAcquire = () => void acquire().catch(() => undefined)
    // The browser lets go whenever the page is out of sight.
    document.addEventListener('visibilitychange', tryToAcquire)
    tryToAcquire()
    return () => {
      left = true
      document.removeEventListener('visibilitychange', tryToAcquire)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
