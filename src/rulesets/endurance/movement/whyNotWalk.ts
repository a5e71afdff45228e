import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { checkPath } from '~/grid/walk/checkPath'
import type { Terrain } from '~/table/map/terrain'
import { withoutStart } from '~/table/map/tokenRect'
import { mapOf, movementOf, rectOf } from '../space/space'
import type { Combatant, Snapshot } from '../state/types'

/** Metres left of a movement, and its diagonals so far, modulo 2. */
export interface Left {
  budget: number
  parity?: 0 | 1
}

/** Metres of one Move or Sprint: crawling, lameness and burdens halve them, rounded up [END-MOVE-05, END-OPT-02]. */
export function stride(s: Snapshot, { sheet }: Combatant): number {
  const { crippled, encumbered } = sheet.conditions
  const halvings = [sheet.status.prone && s.settings.proneCrawl, crippled, encumbered].filter(Boolean)
  return halvings.reduce((metres: number) => Math.ceil(metres / 2), sheet.speed)
}

/** Why these squares cannot be walked in this order; not moving at all is always possible. */
export function whyNotWalk(
  s: Snapshot,
  terrain: Terrain,
  mover: Combatant,
  cells: readonly number[],
  { budget, parity = 0 }: Left,
): Reason | undefined {
  const way = withoutStart(mover.cell, cells)
  if (way.length === 0) return undefined
  if (mover.cell === null || !rectOf(terrain, mover)) return reason('END-MOVE-04', 'notOnMap', { who: mover.id })
  const movement = { ...movementOf(s, terrain, mover, budget), parity }
  const checked = checkPath(mapOf(s, terrain), [mover.cell, ...way], movement)
  if (checked.ok) return undefined
  const { why, cost } = checked
  if (why === 'budget') return reason('END-MOVE-01', 'tooFar', { cost, budget })
  return reason('END-MOVE-04', PATH_CODES[why], { at: checked.at })
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
