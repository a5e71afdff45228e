import { useEffect } from 'react'

/** One minute after the other, in pixels of a 1080p screen: a ring, so that nothing stays where it is and nothing jumps. */
const RING = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [-4, 4],
  [-4, 0],
  [-4, -4],
  [0, -4],
  [4, -4],
] as const

/** How often the picture moves, in milliseconds. */
export const DRIFTS = 60_000

/** Where the whole picture lies after so many minutes: a screen on which a fight stands for hours burns nothing in. */
export function drift(minute: number): { x: number; y: number } {
  const [x, y] = RING[minute % RING.length]!
  return { x, y }
}

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
