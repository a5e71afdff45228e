import { useEffect, useState } from 'react'
import { untilLoaded } from './untilLoaded'

/**
 * A part of the window that is loaded when it is first wanted; null until it is there. It is shown at once then, while
 * React shows what `lazy` waited for no sooner than 0.3 s after it began to wait.
 *
 * @param load stays the same
 */
export function useLazyModule<T extends object>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    if (isWanted) return untilLoaded(load, setPart)
  }, [isWanted, load])
  return part
}
