import { path } from '~/engine/ask'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Reason } from '~/engine/types'
import { checkPath } from '~/grid/check-path'
import { share } from '~/table/share'
import type { Terrain } from '~/table/terrain'
import { mapOf, movementOf, rectOf } from './space'
import type { Combatant, Endurance, Snapshot } from './types'

/** How somebody moves: the rulebook's word for it. */
export type Gait = 'move' | 'sprint' | 'step' | 'shift'

/** Walk up to so many metres; the count of diagonals starts afresh. The path is asked under `key`. */
export const move = rule<Endurance, [Id, string, Gait, () => number], void>(
  ['END-MOVE-01', 'END-MOVE-02'],
  'move',
  function* (w, who, key, gait, budget) {
    const refuse = (cells: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), cells, budget())
    const way = yield* path(who, key, () => ({ who, budget: budget(), parity: 0 }), refuse, { default: [] })
    const cells = withoutStart(w.of(who), way)
    const to = cells.at(-1)
    const from = w.of(who).cell
    if (to === undefined || from === null || !rectOf(w.terrain, w.of(who))) return
    const walked = checkPath(mapOf(w.now, w.terrain), [from, ...cells], movementOf(w.now, w.terrain, w.of(who), 9999))
    // Not even the GM's word moves a token off the map.
    if (!walked.ok && walked.why === 'off map') return
    w.enter('END-MOVE-04')
    const { difficultTerrain } = w.now.settings
    if (difficultTerrain && cells.some(cell => w.now.board.ground[cell] === 'difficult')) w.enter('END-OPT-04')
    const mover = w.edit(who)
    mover.cell = to
    mover.sheet.status.cover = false
    const facts = { who, how: gait, cost: walked.cost, path: [from, ...cells] }
    w.emit({ type: 'moved', with: facts, ...share(w.now, [who], { who, how: gait, cost: walked.cost }) })
  },
)

/** Metres of one Move or Sprint: crawling halves them, rounded up [END-MOVE-05, END-DICE-14]. */
export function stride(s: Snapshot, { sheet }: Combatant): number {
  return sheet.status.prone && s.settings.proneCrawl ? Math.ceil(sheet.speed / 2) : sheet.speed
}

/** Why these squares cannot be walked in this order; not moving at all is always possible. */
export function whyNotWalk(
  s: Snapshot,
  terrain: Terrain,
  mover: Combatant,
  cells: readonly number[],
  budget: number,
): Reason | undefined {
  if (withoutStart(mover, cells).length === 0) return undefined
  if (mover.cell === null || !rectOf(terrain, mover)) return reason('END-MOVE-04', 'notOnMap', { who: mover.id })
  const checked = checkPath(
    mapOf(s, terrain),
    [mover.cell, ...withoutStart(mover, cells)],
    movementOf(s, terrain, mover, budget),
  )
  if (checked.ok) return undefined
  const { why, cost } = checked
  if (why === 'budget') return reason('END-MOVE-01', 'tooFar', { cost, budget })
  return reason('END-MOVE-04', PATH_CODES[why], { at: checked.at })
}

/** A way may be given with the square it starts from or without. */
function withoutStart({ cell }: Combatant, way: readonly number[]): readonly number[] {
  return way[0] === cell ? way.slice(1) : way
}

const PATH_CODES = {
  empty: 'notOnMap',
  'off map': 'offMap',
  'not adjacent': 'notAdjacent',
  solid: 'solid',
  wall: 'wall',
  occupied: 'enemyInTheWay',
  corner: 'corner',
  'end occupied': 'endOccupied',
} as const
