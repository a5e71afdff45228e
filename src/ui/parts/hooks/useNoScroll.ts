import { useEffect, type RefObject } from 'react'

/** No finger scrolls here: a browser that takes a stroke for a fling takes the tap after it for the hand that stops it. */
export function useNoScroll(on: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = on.current
    const keep = (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', keep, { passive: false })
    return () => element?.removeEventListener('touchmove', keep)
  }, [on])
}
