import { say } from '../state/events'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import { checkPath } from '~/grid/walk/checkPath'
import type { Terrain } from '~/table/map/terrain'
import { walkAlong } from '~/table/tokens/trail'
import { cellOf, combatSquares, mapOf, movementOf, reachOf } from './space'
import type { Combatant, Snapshot, Tiny } from '../state/types'
import { path, type WayKey } from '../state/questions'
import { withoutStart } from '~/table/map/tokenRect'

/** How far a move goes and where it may end. */
export interface Way {
  /** Squares it may cost. */
  budget: number
  /** The row that sets the budget. */
  rule: string
  /** It must end in combat, or out of it, or on one of these squares. */
  end: 'in' | 'out' | ReadonlySet<number>
  /** The code of the refusal for a way that ends elsewhere. */
  elsewhere: string
  /** Not moving at all will do. */
  stay: boolean
}

/** The squares on which the way may end, with what they cost, the cheapest first. */
export function ends(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  { budget, end, stay }: Way,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const reached = reachOf(s, terrain, c, budget)
  const combat = combatSquares(s, terrain, c)
  for (const cell of reached?.cells() ?? []) {
    const isStart = cell === c.cell
    if ((isStart && !stay) || (typeof end === 'string' ? combat.has(cell) !== (end === 'in') : !end.has(cell))) continue
    found.set(cell, reached!.costAt(cell) ?? 0)
  }
  return found
}

/** Why these squares cannot be walked in this order to this end. */
export function whyNotWay(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  squares: readonly number[],
  { budget, rule: row, end, elsewhere, stay }: Way,
): Reason | undefined {
  const start = cellOf(terrain, c)
  if (start === null) return reason('TINY-MOVE-08', 'notOnMap', { who: c.id })
  const way = withoutStart(start, squares)
  const goal = way.at(-1) ?? start
  if (way.length === 0 && !stay) return reason(row, 'mustMove', { who: c.id })
  const checked = checkPath(mapOf(s, terrain), [start, ...way], movementOf(s, c, budget))
  if (!checked.ok) {
    if (checked.why === 'budget') return reason(row, 'tooFar', { cost: checked.cost, budget })
    return reason('TINY-MOVE-08', CODES[checked.why])
  }
  const fits = typeof end === 'string' ? combatSquares(s, terrain, c).has(goal) === (end === 'in') : end.has(goal)
  return fits ? undefined : reason(row, elsewhere)
}

const CODES = {
  empty: 'notOnMap',
  'off map': 'offMap',
  'not adjacent': 'gap',
  solid: 'solid',
  wall: 'wall',
  occupied: 'enemyInTheWay',
  corner: 'corner',
  'end occupied': 'endOccupied',
} as const

/**
 * Walk: the way is asked under `key`, the nearest end is the default; nothing is asked where one can only stay. Where anywhere
 * will do there is no default: the nearest end would be a step in no direction that means anything.
 */
export const go = rule<Tiny, [Id, WayKey, () => Way, { patient?: Id }?], void>(
  ['TINY-MOVE-08', 'TINY-REACT-08'],
  'go',
  function* (w, who, key, way, facts = {}) {
    const nearest = () => {
      const c = w.of(who)
      const [goal] = ends(w.now, w.terrain, c, way()).keys()
      return goal === undefined ? [] : (reachOf(w.now, w.terrain, c, way().budget)?.pathTo(goal)?.slice(1) ?? [])
    }
    const isAnywhere = () => {
      const { end, stay } = way()
      return end === 'out' && !stay && !combatSquares(w.now, w.terrain, w.of(who)).has(w.of(who).cell ?? -1)
    }
    const open = ends(w.now, w.terrain, w.of(who), way())
    if (way().stay && open.size === 1 && open.has(w.of(who).cell ?? -1)) return
    const refuse = (squares: readonly number[]) => whyNotWay(w.now, w.terrain, w.of(who), squares, way())
    const budget = () => ({ who, budget: way().budget, parity: 0 as const })
    const usual = isAnywhere() ? {} : { default: nearest() }
    const squares = yield* path(who, key, budget, refuse, { see: 'asked', facts: { ...facts }, ...usual })
    const from = cellOf(w.terrain, w.of(who))
    const given = from === null ? [] : withoutStart(from, squares)
    if (from === null || given.length === 0) return
    const walked = checkPath(mapOf(w.now, w.terrain), [from, ...given], movementOf(w.now, w.of(who), 9999))
    // Not even the GM's word moves a token off the map.
    if (!walked.ok && walked.why === 'off map') return
    walkAlong(w, who, [from, ...given], () => 1)
    const said = { who, cost: walked.cost }
    say(w, 'moved', { who }, said, { path: [from, ...given] })
  },
)
