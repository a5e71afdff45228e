import type { Walk } from '~/engine/ruleset'
import type { Reason } from '~/engine/command'
import { footprint, isOnMap, overlaps, type Rect } from '~/grid/squares/rect'

/** Somebody who is not walking by the rules but is put somewhere. */
interface Placing {
  map: { readonly width: number; readonly height: number }
  /** 1 where a token of its size can stand: no square closed, no wall through it. */
  stands: ArrayLike<number>
  /** Squares on a side of the token. */
  size: number
  /** Where it lies now; null: nowhere. */
  from: number | null
  /** Where everybody else stands. */
  others: readonly Rect[]
  /** Why it cannot lie anywhere else. */
  taken: Reason
}

/** Anywhere on the map where the token fits, no wall runs through it and nobody stands; costs nothing. O(squares × others). */
export function placing({ map, stands, size, from, others, taken }: Placing): Walk {
  const cells = new Map<number, number>()
  for (let cell = 0; cell < map.width * map.height; cell++) {
    const rect = footprint(map.width, cell, size)
    if (isOnMap(map, rect) && stands[cell] === 1 && !others.some(other => overlaps(other, rect))) cells.set(cell, 0)
  }
  return {
    command: 'place',
    key: 'cell',
    cells,
    route: through => {
      const goal = through.at(-1) ?? 0
      return { path: from === null ? [goal] : [from, goal], cost: 0, ...(cells.has(goal) ? {} : { whyNot: taken }) }
    },
  }
}
