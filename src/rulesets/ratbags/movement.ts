import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import { checkPath } from '~/grid/walk/checkPath'
import { refusedPath } from '~/table/map/space'
import type { Terrain } from '~/table/map/terrain'
import { withoutStart } from '~/table/map/walks'
import { walkAlong } from '~/table/tokens/trail'
import { mapOf, movementOf, rectOf } from './space'
import type { Combatant, Ratbags, Snapshot, World } from './state/types'
import { path } from './state/questions'
import { say } from './state/events'

/** Squares of a crawl: 10 ft [RAT-MOVE-05]. */
const CRAWL = 2

/** Squares of one move: 5 ft each [RAT-MOVE-01]; of somebody in critical damage, of a crawl. */
export function stride({ sheet }: Combatant): number {
  return sheet.status.critical ? Math.min(CRAWL, sheet.speed / 5) : sheet.speed / 5
}

/** Why these squares cannot be walked in this order; not moving at all is always possible. */
export function whyNotWalk(
  s: Snapshot,
  terrain: Terrain,
  mover: Combatant,
  way: readonly number[],
): Reason | undefined {
  const squares = withoutStart(mover.cell, way)
  if (squares.length === 0) return undefined
  const budget = stride(mover)
  if (mover.cell === null || !rectOf(terrain, mover)) return reason('RAT-MOVE-06', 'notOnMap', { who: mover.id })
  const checked = checkPath(mapOf(s, terrain), [mover.cell, ...squares], movementOf(s, terrain, mover, budget))
  if (checked.ok) return undefined
  const tooFar = mover.sheet.status.critical ? 'RAT-MOVE-05' : 'RAT-MOVE-01'
  return refusedPath(checked, { row: 'RAT-MOVE-06', tooFar, occupied: 'foeInTheWay' })
}

/** Walk: the squares that were declared if they can be walked, otherwise the mover says anew where to. */
export const walkDeclared = rule<Ratbags, [Id, readonly number[]], void>(
  ['RAT-MOVE-01', 'RAT-MOVE-04', 'RAT-MOVE-07'],
  'walkDeclared',
  function* (w, who, declared) {
    const refuse = (way: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), way)
    const blocked = refuse(declared)
    const way = blocked ? yield* askWay(w, who, 'move.again') : declared
    followWay(w, who, way)
  },
)

/** Ask where to: as far as one move carries. */
export function* askWay(w: World, who: Id, key: 'move.again' | 'second.path' | 'crawl.path') {
  const refuse = (way: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), way)
  return yield* path(who, key, () => ({ who, budget: stride(w.of(who)), parity: 0 }), refuse, { default: [] })
}

/** The token goes there. Not even the GM's word moves it off the map. */
export function followWay(w: World, who: Id, way: readonly number[]): void {
  const mover = w.of(who)
  const squares = withoutStart(mover.cell, way)
  const to = squares.at(-1)
  if (to === undefined || mover.cell === null || !rectOf(w.terrain, mover) || !rectOf(w.terrain, mover, to)) return
  const walked = checkPath(
    mapOf(w.now, w.terrain),
    [mover.cell, ...squares],
    movementOf(w.now, w.terrain, mover, Infinity),
  )
  if (!walked.ok && walked.why === 'off map') return
  w.enter('RAT-MOVE-06')
  if (mover.sheet.status.critical) w.enter('RAT-MOVE-05')
  walkAlong(w, who, [mover.cell, ...squares], ({ footprint }) => footprint)
  say(w, 'moved', { who }, { cost: walked.cost })
}
