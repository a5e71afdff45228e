import { useLayoutEffect } from 'react'

/** Everything that keeps all keys to itself just now. */
const holders = new Set<object>()

/**
 * Keeps every key away from the table until the returned function is called: an open dialog, menu or list, and a token in
 * the hand.
 *
 * @returns gives the keys back
 */
export function holdKeys(): () => void {
  const holder = {}
  holders.add(holder)
  return () => void holders.delete(holder)
}

/** Whether something keeps the keys just now, so that no key acts on the table. */
export function areKeysHeld(): boolean {
  return holders.size > 0
}

/** Keeps the keys away from the table while the component is shown and `isHolding`. */
export function useHeldKeys(isHolding = true): void {
  useLayoutEffect(() => (isHolding ? holdKeys() : undefined), [isHolding])
}
