import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How a list is drawn so that it fits. */
export interface Fit {
  /** How much larger than at least. */
  readonly grown: number
  readonly tight: boolean
  /** How many rows have no room at a time. */
  readonly without: number
}

/**
 * How a list that is not scrolled fits its element, in one column or in several: as large as there is room for; where there is
 * little it is drawn tight; only when that does not do either, rows are given up. Measured, because names wrap and screens
 * differ: anew for each `content` and each size, before anything is painted.
 *
 * @param most how many rows can be given up
 * @param sizes how much larger it may be drawn, the largest first; the last is 1
 */
export function useFit(
  content: unknown,
  most: number,
  sizes: readonly number[],
): Fit & { ref: RefObject<HTMLElement | null> } {
  const ref: RefObject<HTMLElement | null> = useRef<HTMLElement>(null)
  const first = { content, size: 0, tight: false, without: 0 }
  const [latest, setLatest] = useState(first)
  const tried = latest.content === content ? latest : first
  useLayoutEffect(() => {
    const measure = () => {
      const list = ref.current
      if (!list) return
      const { size, tight, without } = tried
      // Pools and their names: letters that are not the smallest leave them whole.
      const isCut =
        size < sizes.length - 1 && [...list.querySelectorAll('.players-pools :is(span, dd)')].some(isTooLong)
      if (!isCut && list.scrollHeight <= list.clientHeight && !isTooLong(list)) return
      if (size < sizes.length - 1) setLatest({ content, size: size + 1, tight, without })
      else if (!tight) setLatest({ content, size, tight: true, without })
      else if (without < most)
        setLatest({ content, size, tight, without: Math.min(most, without + rowsToGiveUp(list)) })
    }
    // A larger screen has room for more.
    const again = () => setLatest({ content, size: 0, tight: false, without: 0 })
    measure()
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  })
  return { ref, grown: sizes[Math.min(tried.size, sizes.length - 1)] ?? 1, tight: tried.tight, without: tried.without }
}

const isTooLong = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth

/** Half of those that do not fit whole: the rows that are given up may be twice as high, and never is one given up too many. */
function rowsToGiveUp(list: HTMLElement): number {
  const { right, bottom } = list.getBoundingClientRect()
  const outside = [...list.querySelectorAll('li[data-row]')].filter(row => {
    const box = row.getBoundingClientRect()
    return box.bottom > bottom + 1 || box.right > right + 1
  })
  return Math.max(1, Math.floor(outside.length / 2))
}
