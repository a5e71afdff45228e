const SIGNS = ['pointerdown', 'keydown', 'online'] as const

/**
 * Loads a part of the window. Where it cannot be had (a first visit that loses the network before everything is kept) it
 * is asked for again with the next press, the next key, or when the network is back.
 *
 * @returns forgets it
 */
export function untilLoaded<T>(load: () => Promise<T>, take: (part: T) => void): () => void {
  const over = new AbortController()
  const ask = () => {
    load().then(
      part => over.signal.aborted || take(part),
      () => over.signal.aborted || onNextSign(ask, over.signal),
    )
  }
  ask()
  return () => over.abort()
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
