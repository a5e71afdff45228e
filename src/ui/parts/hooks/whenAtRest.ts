import { areKeysHeld } from './focus'

/** Milliseconds for which the pointer must not have moved. */
const REST = 600

/** When the pointer last moved, by the page's clock. */
let moved = -REST

if (typeof addEventListener !== 'undefined')
  addEventListener('pointermove', () => (moved = performance.now()), { capture: true, passive: true })

/**
 * Does something that would move things under the pointer: at once where the pointer rests and holds nothing, else as soon as it does.
 *
 * @returns the way to call it off
 */
export function whenAtRest(act: () => void): () => void {
  const left = moved + REST - performance.now()
  if (left <= 0 && !areKeysHeld()) {
    act()
    return () => undefined
  }
  let cancel: () => void
  const timer = setTimeout(() => (cancel = whenAtRest(act)), Math.max(left, REST / 10))
  cancel = () => clearTimeout(timer)
  return () => cancel()
}
