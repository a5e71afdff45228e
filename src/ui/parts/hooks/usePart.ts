import { useEffect, useState } from 'react'

/** Fetches a part of the window that is no file of the start (`src/app/parts.ts`). Rejects where it cannot be had just now. */
export type LoadPart<T> = () => Promise<T>

/** What the user does, or the network, that is reason enough to ask once more for what could not be had. */
const SIGNS = ['pointerdown', 'keydown', 'online'] as const

/**
 * A part of the window that loads later: `'loading'` until it is here, `'failed'` where it could not be had (a first visit that lost
 * the network before everything was kept). A failed part is asked for again with the next press, the next key, or when the network
 * is back.
 *
 * @param load the same function as long as the same part is meant
 */
export function usePart<T extends object>(load: LoadPart<T>): T | 'loading' | 'failed' {
  const [{ of, part }, setPart] = useState<{ of: LoadPart<T>; part: T | 'loading' | 'failed' }>({
    of: load,
    part: 'loading',
  })
  useEffect(() => {
    const over = new AbortController()
    const ask = () => {
      load().then(
        found => over.signal.aborted || setPart({ of: load, part: found }),
        () => {
          if (over.signal.aborted) return
          setPart({ of: load, part: 'failed' })
          onNextSign(ask, over.signal)
        },
      )
    }
    ask()
    return () => over.abort()
  }, [load])
  // Of another part nothing is here yet.
  return of === load ? part : 'loading'
}

function onNextSign(act: () => void, until: AbortSignal): void {
  const once = new AbortController()
  const signal = AbortSignal.any([once.signal, until])
  const come = () => {
    once.abort()
    act()
  }
  for (const sign of SIGNS) window.addEventListener(sign, come, { signal, capture: true, passive: true })
}
