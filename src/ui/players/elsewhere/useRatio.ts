import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The proportions of an element, measured anew whenever its size changes: a phone is turned, a bar of the browser comes and goes.
 *
 * @returns its width by its height; null before it was measured, and while it has no size
 */
export function useRatio(box: RefObject<HTMLElement | null>): number | null {
  const [ratio, setRatio] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setRatio(clientWidth > 0 && clientHeight > 0 ? clientWidth / clientHeight : null)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box])
  return ratio
}
