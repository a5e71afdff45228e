import { useDrag } from '@use-gesture/react'
import type { RefObject } from 'react'

/** At least so fast, in CSS pixels a millisecond, and at most so long, in milliseconds: nobody need be quick. */
const SWIPE = { velocity: 0.15, duration: 800 }

/** Fingers that swipe over an element: `x` or `y` is 1 to the right or down, −1 to the left or up. */
export function useSwipe(on: RefObject<HTMLElement | null>, axis: 'x' | 'y', onSwipe: (way: number) => void): void {
  useDrag(
    ({ swipe: [x, y] }) => {
      const way = axis === 'x' ? x : y
      if (way !== 0) onSwipe(way)
    },
    { target: on, axis, pointer: { touch: true }, swipe: SWIPE },
  )
}
