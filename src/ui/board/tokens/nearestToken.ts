import { type ArrowKey, ARROWS } from '../../parts/hooks/focus'
import type { Point } from '../geometry/viewport'
import type { BoardToken } from '../props'

/** The element of the token that an event fell on. */
export function tokenElement(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-token]') : null
}

/**
 * The token that an arrow key leads to.
 *
 * @param width of the map, in squares
 */
export function nearestToken(
  tokens: readonly BoardToken[],
  from: BoardToken,
  key: ArrowKey,
  width: number,
): BoardToken | undefined {
  return nearest(tokens, from, key, ({ cell, size }) => ({
    x: (cell % width) + size / 2,
    y: Math.floor(cell / width) + size / 2,
  }))
}

/**
 * What an arrow key leads to: the nearest within the quarter of the map that the arrow points into, where a square aside
 * counts double.
 *
 * @param middle where something is, in squares
 */
export function nearest<T extends { readonly id: string }>(
  all: readonly T[],
  from: T,
  key: ArrowKey,
  middle: (one: T) => Point,
): T | undefined {
  const { dx, dy } = ARROWS[key]
  const start = middle(from)
  let found: T | undefined
  let shortest = Infinity
  for (const one of all) {
    const { x, y } = middle(one)
    const ahead = (x - start.x) * dx + (y - start.y) * dy
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
    const length = ahead + 2 * aside
    if (one.id !== from.id && ahead > 0 && ahead >= aside && length < shortest) {
      found = one
      shortest = length
    }
  }
  return found
}
