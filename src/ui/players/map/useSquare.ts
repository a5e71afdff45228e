import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Units of the box around it, by which a map fits into its place. Browsers of TVs have had them since 2023. */
const HAS_UNITS = typeof CSS !== 'undefined' && CSS.supports('width', '1cqw')

/**
 * Measures how large a square is where the style sheet cannot.
 *
 * @param columns squares beside each other in what is looked at
 * @param rows squares below each other
 * @returns for the place of the map
 */
export function useSquare(columns: number, rows: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (HAS_UNITS || !element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      element.style.setProperty('--square', `${Math.min(clientWidth / columns, clientHeight / rows)}px`)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [columns, rows])
  return place
}
