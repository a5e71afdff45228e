import { HAND } from '~/words/en/board'
import { spokenLength, type WayUnit } from './geometry/lengthWords'
import type { BoardMovement } from './props'

/** A way as the board draws it. */
export interface PlannedWay {
  readonly path: readonly number[]
  readonly cost: number
  /** What costs are shown in. */
  readonly unit: WayUnit
  /** Cost up to each square of the path, when known. */
  readonly steps: readonly number[] | undefined
  /** The sentence, when it is not allowed. */
  readonly refused: string | undefined
  readonly goal: number
  readonly waypoints: readonly number[]
  /** What else is to be known before it is gone. */
  readonly warning?: string
}

/** A movement in the making: who, through which waypoints, to which square. The reason's type stays inside. */
export interface MovePlan {
  readonly who: string
  readonly cells: ReadonlyMap<number, number>
  readonly bands: readonly number[]
  /** The latest way; null before the first square is aimed at. */
  readonly way: PlannedWay | null
  /** Aims at a square. True when that changed the way. */
  aim(goal: number | null): boolean
  /** Makes the aimed square a waypoint. False when it already is the last one, or nothing is aimed at. */
  addWaypoint(): boolean
  /** Hands the way over to be carried out; false, and nothing happens, when it leads nowhere. */
  drop(): boolean
}

/** Starts planning the movement of a token; null when it cannot be picked up. */
export function movePlan<W>(movement: BoardMovement<W>, who: string): MovePlan | null {
  const walk = movement.of(who)
  if (!walk) return null
  const waypoints: number[] = []
  let route: { path: readonly number[]; cost: number; whyNot?: W } | null = null
  let way: PlannedWay | null = null

  const plan = (goal: number) => {
    const through = waypoints.at(-1) === goal ? waypoints : [...waypoints, goal]
    const found = walk.route(through)
    const whyNot = found.whyNot ?? walk.whyNot
    route = { path: found.path, cost: found.cost, ...(whyNot === undefined ? {} : { whyNot }) }
    way = {
      path: found.path,
      cost: found.cost,
      unit: movement.unit,
      steps: found.steps,
      refused: whyNot === undefined ? undefined : movement.describe(whyNot),
      goal,
      waypoints: [...waypoints],
      ...(found.warning !== undefined && { warning: found.warning }),
    }
  }

  return {
    who,
    cells: walk.cells,
    bands: movement.bands,
    get way() {
      return way
    },
    aim(goal) {
      if (goal === (way?.goal ?? null)) return false
      if (goal === null) {
        way = null
        route = null
      } else plan(goal)
      return true
    },
    addWaypoint() {
      if (!way || waypoints.at(-1) === way.goal) return false
      waypoints.push(way.goal)
      plan(way.goal)
      return true
    },
    drop() {
      if (!route || !way || (route.path.length < 2 && route.whyNot === undefined)) return false
      movement.onDrop(who, route.path, route.cost, route.whyNot)
      return true
    },
  }
}

/** How far a way is, or why it is not allowed, for those who listen. */
export function routeLabel({ refused, cost, unit }: PlannedWay): string {
  return refused === undefined ? spokenLength(cost, unit) : HAND.wayNotAllowed(refused.replace(/\.$/, ''))
}
