import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * How a list that is not scrolled fits its element, in one column or in several: first it is drawn tight; only when that does
 * not do either, rows are given up. Measured, because names wrap and screens differ: anew for each `content` and each size, before anything is painted.
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
      if (!list || (list.scrollHeight <= list.clientHeight && list.scrollWidth <= list.clientWidth)) return
      const { tight, without } = tried
      if (!tight) setLatest({ content, tight: true, without })
      else if (without < most) setLatest({ content, tight, without: Math.min(most, without + rowsToGiveUp(list)) })
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

/** Half of those that do not fit whole: the rows that are given up may be twice as high, and never is one given up too many. */
function rowsToGiveUp(list: HTMLElement): number {
  const { right, bottom } = list.getBoundingClientRect()
  const outside = [...list.querySelectorAll('li[data-row]')].filter(row => {
    const box = row.getBoundingClientRect()
    return box.bottom > bottom + 1 || box.right > right + 1
  })
  return Math.max(1, Math.floor(outside.length / 2))
}
