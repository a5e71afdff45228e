import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Combatant, Snapshot } from '~/engine/snapshot'
import { sees } from '~/grid/sight/sees'
import { cellsOf, distance, type Rect } from '~/grid/squares'
import type { Movement, PathRefusal, PathRefusalReason } from '~/grid/walk/checkPath'
import type { CompiledMap } from '~/grid/map/compiledMap'
import type { TableTypes } from './setBoard'
import type { Terrain } from './terrain'
import { tokenRect, type Tokens } from './walks'

/** How the tokens of a ruleset stand in each other's way. */
interface SpaceGiven<R extends TableTypes> {
  /** Squares on a side of a token. */
  size(c: Combatant<R>): number
  /** Nobody else can end where this one is. */
  isInTheWay(c: Combatant<R>): boolean
  /** This one cannot even be passed by the mover, if it is in the way. */
  isClosed(s: Snapshot<R>, mover: Combatant<R>, other: Combatant<R>): boolean
  /** The map as these rules read it; absent: with its difficult ground. */
  mapOf?(s: Snapshot<R>, terrain: Terrain): CompiledMap
  /** The row by which nobody ends on a square that is taken. */
  row: string
}

/** What follows from it: the squares of tokens, how far apart they are, who sees whom, and who is in the way of a move. */
export interface Space<R extends TableTypes> {
  /** The squares a token covers, here or with another top-left square; undefined while it does not lie on the map. */
  rectOf(terrain: Terrain, c: Combatant<R>, cell?: number | null): Rect | undefined
  /** Its tokens, as the table puts them down. */
  TOKENS: Tokens<R>
  /** Squares between two tokens, by the rules' diagonals; undefined when one of them is not on the map. */
  distanceBetween(terrain: Terrain, a: Combatant<R>, b: Combatant<R>): number | undefined
  mapOf(s: Snapshot<R>, terrain: Terrain): CompiledMap
  /** Whether nothing that stops sight stands between two tokens; false when one of them is not on the map. */
  canSee(s: Snapshot<R>, terrain: Terrain, a: Combatant<R>, b: Combatant<R>): boolean
  /** Who is in the way of a movement of this budget: closed to it, or passed and not stopped on. */
  movementOf(s: Snapshot<R>, terrain: Terrain, mover: Combatant<R>, budget: number): Movement
}

/** The space of a ruleset whose tokens cover squares. */
export function spaceOf<R extends TableTypes>({
  size,
  isInTheWay,
  isClosed,
  row,
  mapOf = (s, terrain) => terrain.at(s.board),
}: SpaceGiven<R>): Space<R> {
  const rectOf: Space<R>['rectOf'] = (terrain, c, cell = c.cell) => tokenRect(terrain, cell, size(c))
  return {
    rectOf,
    TOKENS: { rectOf: (terrain, c) => rectOf(terrain, c), size, isInTheWay, taken: reason(row, 'endOccupied') },
    mapOf,
    distanceBetween(terrain, a, b) {
      const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
      return one && other && distance(one, other, terrain.diagonals)
    },
    canSee(s, terrain, a, b) {
      const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
      return one !== undefined && other !== undefined && sees(mapOf(s, terrain), one, other)
    },
    movementOf(s, terrain, mover, budget) {
      const through = new Set<number>()
      const closed = new Set<number>()
      for (const c of Object.values(s.combatants)) {
        const rect = rectOf(terrain, c)
        if (!rect || c.id === mover.id || !isInTheWay(c)) continue
        const set = isClosed(s, mover, c) ? closed : through
        for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
      }
      return { budget, size: size(mover), through, closed }
    },
  }
}

/** The codes of refusals for ways that the map does not allow; too long ones have a reason of their own. */
const CODES = {
  empty: 'notOnMap',
  'off map': 'offMap',
  'not adjacent': 'notAdjacent',
  solid: 'solid',
  wall: 'wall',
  corner: 'corner',
  'end occupied': 'endOccupied',
} as const satisfies Partial<Record<PathRefusalReason, string>>

type Shared = keyof typeof CODES

/** The code of a refusal. `own`: what these rules call otherwise, and always a square that nobody may enter. */
export function pathCode(
  why: Exclude<PathRefusalReason, 'budget'>,
  own: { readonly occupied: string } & Partial<Record<Shared, string>>,
): string {
  return why === 'occupied' ? own.occupied : (own[why] ?? CODES[why])
}

/**
 * Why a way cannot be walked, as the rules say it.
 *
 * @param row the row of what stands in the way
 * @param tooFar the row of the budget
 */
export function refusedPath(
  { why, cost, budget }: PathRefusal,
  { row, tooFar, ...own }: { row: string; tooFar: string } & Parameters<typeof pathCode>[1],
): Reason {
  return why === 'budget' ? reason(tooFar, 'tooFar', { cost, budget }) : reason(row, pathCode(why, own))
}
