import { useEffect, useLayoutEffect, useState } from 'react'

/** How long a moment lasts at the most, in ms. Nothing waits for it. */
export const MOMENT = 600

/**
 * Whether something has just happened and is still to be felt: the dice roll, the token is struck. Over after `MOMENT`, with the next
 * input, and at once where less motion is asked for or nobody looks.
 *
 * @param scope what happens in it: after a change of it nothing has just happened
 * @param what another one with each thing that happens; null: nothing lies there
 * @param lasts how long at the most, in ms
 */
export function useMoment(scope: string, what: number | string | null, lasts = MOMENT): boolean {
  const [seen, setSeen] = useState({ scope, what, isOn: false })
  if (seen.scope !== scope || seen.what !== what) {
    const isNew = seen.scope === scope && what !== null
    setSeen({ scope, what, isOn: isNew && mayMove() })
  }
  const { isOn } = seen
  useEffect(() => {
    if (!isOn) return
    const end = () => setSeen(now => ({ ...now, isOn: false }))
    const timer = setTimeout(end, lasts)
    const listening = new AbortController()
    for (const input of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(input, end, { capture: true, passive: true, signal: listening.signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [isOn, what, lasts])
  return isOn
}

/** Whether things may move on this page now. */
export function mayMove(): boolean {
  return document.visibilityState === 'visible' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Marks the page while a moment lasts: what has changed on it runs, lands and is stamped then (`../dice/dice.css`). */
export function useMovingPage(isMoving: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-moving-on', isMoving)
    return () => document.documentElement.removeAttribute('data-moving-on')
  }, [isMoving])
}

/** Whether this was first drawn in the moment that lasts: what stood there before does not move again. */
export function useIsNew(isMoving: boolean): boolean {
  const [isNew, setNew] = useState(isMoving)
  if (isNew && !isMoving) setNew(false)
  return isNew
}
