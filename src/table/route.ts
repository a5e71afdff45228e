import type { Walk } from '~/engine/ruleset'
import type { Reason } from '~/engine/types'
import { checkPath } from '~/grid/check-path'
import type { CompiledMap } from '~/grid/compiled-map'
import type { Movement } from '~/grid/movement'
import { reach, type Reach } from '~/grid/reach'

/** How far past what is allowed a refused way is still looked for, in metres, so that it can be drawn. */
const DRAWN_BEYOND = 30

/** Who walks from where, and what the rules say of a way. */
interface Walker {
  map: CompiledMap
  from: number
  /** What can be reached with what is left. */
  reached: Reach
  movement(budget: number): Movement
  budget: number
  /** Why these squares, the first left out, cannot be walked. */
  refuse(squares: readonly number[]): Reason | undefined
}

/**
 * The cheapest way from one square to the next, in order; past what is allowed, or through a wall, it is still found, and
 * refused.
 */
export function route({ map, from, reached, movement, budget, refuse }: Walker): Walk['route'] {
  return through => {
    const path: number[] = [from]
    for (const to of through) {
      const at = path.at(-1)!
      const near = at === from ? reached.pathTo(to) : undefined
      const way = near ?? reach(map, at, movement(budget + DRAWN_BEYOND)).pathTo(to)
      path.push(...(way?.slice(1) ?? beeline(map.width, at, to)))
    }
    const whyNot = refuse(path.slice(1))
    const steps = path.map((_, i) => checkPath(map, path.slice(0, i + 1), movement(Infinity)).cost)
    return { path, cost: steps.at(-1) ?? 0, steps, ...(whyNot && { whyNot }) }
  }
}

/** The squares from one to another, whatever lies between: what is drawn and refused where no way leads. */
function beeline(width: number, from: number, to: number): number[] {
  const cells: number[] = []
  for (let at = from; at !== to;) {
    const dx = Math.sign((to % width) - (at % width))
    const dy = Math.sign(Math.floor(to / width) - Math.floor(at / width))
    at += dy * width + dx
    cells.push(at)
  }
  return cells
}
