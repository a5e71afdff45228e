import type { Walk } from '~/engine/ruleset'
import type { Reason } from '~/engine/command'
import { checkPath, type Movement } from '~/grid/walk/checkPath'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { reach, type Reach } from '~/grid/walk/reach'

/** How far past what is allowed a refused way is looked for first, in metres: mostly it ends there, and a whole map is large. */
const NEAR_BEYOND = 30

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
 * The cheapest way from one square to the next, in order; past what is allowed it is still found, however long it is, and
 * refused. Where none leads, straight on through whatever lies between. The search of a whole map is kept: aiming asks again
 * and again.
 */
export function route({ map, from, reached, movement, budget, refuse }: Walker): Walk['route'] {
  let far: Reach | undefined
  const anywhere = (at: number) => (far?.from === at ? far : (far = reach(map, at, movement(Infinity))))
  return through => {
    const path: number[] = [from]
    for (const to of through) {
      const at = path.at(-1)!
      const near = at === from ? reached.pathTo(to) : undefined
      const way = near ?? reach(map, at, movement(budget + NEAR_BEYOND)).pathTo(to) ?? anywhere(at).pathTo(to)
      path.push(...(way?.slice(1) ?? beeline(map.width, at, to)))
    }
    const whyNot = refuse(path.slice(1))
    const steps = costs(map, path, movement(Infinity))
    return { path, cost: steps.at(-1) ?? 0, steps, ...(whyNot && { whyNot }) }
  }
}

/** The cost up to each square of a path, as far as it can be walked; from there on it stays the same. */
function costs(map: CompiledMap, path: readonly number[], movement: Movement): number[] {
  let step: ReturnType<typeof checkPath> = { ok: true, cost: 0, parity: movement.parity ?? 0 }
  let cost = 0
  // Nobody stops on the way, so it may lead over squares that cannot be stopped on.
  const onto = { ...movement, through: NOBODY }
  return path.map((_, i) => {
    if (step.ok) step = checkPath(map, path.slice(Math.max(0, i - 1), i + 1), { ...onto, parity: step.parity })
    if (step.ok) cost += step.cost
    return cost
  })
}

const NOBODY: ReadonlySet<number> = new Set()

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
