import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** A row is at most so high, in rem: that many are given up at once, and never one too many. */
const ROW = 6

/**
 * How a list that is not scrolled fits its element: first it is drawn tight; only when that does not do either, rows are given
 * up. Measured, because names wrap and screens differ: anew for each `content` and each size, before anything is painted.
 *
 * @param most how many rows can be given up
 */
export function useFit(content: unknown, most: number) {
  const ref: RefObject<HTMLElement | null> = useRef<HTMLElement>(null)
  const [latest, setLatest] = useState(() => allOf(content))
  const tried = latest.content === content ? latest : allOf(content)
  useLayoutEffect(() => {
    const measure = () => {
      const list = ref.current
      const over = list ? list.scrollHeight - list.clientHeight : 0
      if (over <= 0) return
      const { tight, without } = tried
      if (!tight) setLatest({ content, tight: true, without })
      else if (without < most) setLatest({ content, tight, without: Math.min(most, without + rowsIn(over)) })
    }
    // A larger screen has room for more.
    const again = () => setLatest(allOf(content))
    measure()
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  })
  return { ref, tight: tried.tight, without: tried.without }
}

const allOf = (content: unknown) => ({ content, tight: false, without: 0 })

/** How many rows stand in so many pixels at least. */
function rowsIn(pixels: number): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(1, Math.floor(pixels / (ROW * rem)))
}
