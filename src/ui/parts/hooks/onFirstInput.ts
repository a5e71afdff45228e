const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const

/**
 * Calls `act` once, as soon as somebody touches this window: from then on what only a hand needs may be loaded.
 * @returns forgets it
 */
export function onFirstInput(act: () => void): () => void {
  // Where there is no window nobody touches it: tests read what stands beside components.
  if (typeof window === 'undefined') return () => undefined
  const near = new AbortController()
  const come = (event: Event) => {
    // A page that appears under a pointer at rest hears of a movement that nobody made.
    if (event.type === 'pointermove' && event instanceof MouseEvent && !event.movementX && !event.movementY) return
    near.abort()
    act()
  }
  for (const sign of SIGNS) window.addEventListener(sign, come, { signal: near.signal, capture: true, passive: true })
  return () => near.abort()
}
