import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Half an overflow of this many pixels is worth one row: so that many rows are given up in few steps, and none too many. */
const ROW = 96

/**
 * How many rows a list that is not scrolled must give up to fit its element: measured, because names wrap and screens
 * differ. Counted anew for each `content`, before anything is painted.
 */
export function useFit(content: unknown): { ref: RefObject<HTMLElement | null>; without: number } {
  const ref = useRef<HTMLElement | null>(null)
  const [latest, setLatest] = useState({ content, without: 0, over: Infinity })
  const tried = latest.content === content ? latest : { content, without: 0, over: Infinity }
  useLayoutEffect(() => {
    const measure = () => {
      const list = ref.current
      const over = list ? list.scrollHeight - list.clientHeight : 0
      // When giving up more did not help, there is nothing left to give up.
      if (over <= 0 || over >= tried.over) return
      setLatest({ content, without: tried.without + Math.max(1, Math.floor(over / ROW)), over })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  return { ref, without: tried.without }
}
