import { createContext, useContext, useEffect, useState, type RefObject } from 'react'

/** Pixels beyond the edge in which rows are still drawn: two rows or so, so that Tab finds the next one. */
const MARGIN = 200

/** Tells rows of one scrolling list whether they stand in sight. */
export interface RowsInSight {
  /** Calls `told` at once and whenever the row comes into sight or goes; returns what ends that. */
  watch(row: Element, told: (entry: IntersectionObserverEntry) => void): () => void
}

/** Watches the rows of the list that is marked `data-rows`: one observer for all. */
export function rowsInSight(): RowsInSight {
  const heard = new Map<Element, (entry: IntersectionObserverEntry) => void>()
  let observer: IntersectionObserver | null = null
  return {
    watch(row, told) {
      observer ??= new IntersectionObserver(
        entries => {
          for (const entry of entries) heard.get(entry.target)?.(entry)
        },
        { root: row.closest('[data-rows]'), rootMargin: `${MARGIN}px 0px` },
      )
      heard.set(row, told)
      observer.observe(row)
      return () => {
        heard.delete(row)
        observer?.unobserve(row)
      }
    },
  }
}

export const RowsInSightContext = createContext<RowsInSight | null>(null)

/** The height in pixels that a row had when it went out of sight; `null` while it is in sight, and must be drawn. */
export function useHeightOutOfSight(row: RefObject<Element | null>): number | null {
  const inSight = useContext(RowsInSightContext)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    if (!row.current || !inSight) return
    return inSight.watch(row.current, ({ target, isIntersecting, boundingClientRect }) => {
      // A row that has the keyboard keeps it.
      const isDrawn = isIntersecting || target.contains(document.activeElement)
      setHeight(isDrawn ? null : boundingClientRect.height)
    })
  }, [row, inSight])
  return height
}
