/** Hand a file to the browser's downloads. Characters that file systems refuse become dashes. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]/g, '-')
  link.click()
  // The download has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Calls `act` as soon as the page has loaded and has nothing else to do; never where there is no page. */
export function whenIdle(act: () => void): void {
  if (typeof document === 'undefined') return
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act))
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}

/** How long a page may be kept from hands and frames by work that can wait, in ms. */
const SLICE = 8

/**
 * Takes the steps of some work a few at a time, with room between them for hands and frames; then calls `act`.
 * @returns gives it up
 */
export function inSlices(work: Iterator<unknown>, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    const begun = performance.now()
    while (performance.now() - begun < SLICE) if (work.next().done) return act()
    timer = setTimeout(go)
  }
  go()
  return () => clearTimeout(timer)
}

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
