import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { ruleReport } from '~/engine/ruleReport'
import { checkPath } from '~/grid/walk/checkPath'
import type { Terrain } from '~/table/map/terrain'
import { withoutStart } from '~/table/map/tokenRect'
import {
  halvings,
  isDying,
  isHelpless,
  isIncapacitated,
  isProne,
  isStabilized,
  staysProne,
} from '../conditions/conditions'
import { whyNotTakePart } from '../conditions/whyNotAct'
import { conditionBonus, traitBonus } from '../sheet/modifiers'
import { mapOf, movementOf, rectOf } from '../space/space'
import type { Combatant, Snapshot } from '../state/types'

/** Squares that somebody may cover in this round if they stood upright: Speed and everything that halves it. */
function uprightAllowance(s: Snapshot, { id, sheet }: Combatant): number {
  const speed = Math.max(0, sheet.speed + traitBonus(sheet, 'speed') + conditionBonus(sheet, 'speed'))
  if (isHelpless(sheet) || sheet.status.surprised) return 0
  if (isIncapacitated(sheet) || isDying(sheet)) return Math.min(1, speed)
  let halved = halvings(sheet)
  if (isStabilized(sheet)) {
    ruleReport('HAL-DEATH-08')
    halved++
  }
  if (guards(s, id)) {
    ruleReport('HAL-ACT-12')
    halved++
  }
  if (halved === 0 || speed === 0) return speed
  ruleReport('HAL-MOVE-04')
  // Several halvings leave a quarter, an eighth; rounded down once, and at least one square.
  return Math.max(1, Math.floor(speed / 2 ** halved))
}

/** A Full-Defense stands in this round, before its count or after, unless it was given up [HAL-ACT-13]. */
function guards({ turn }: Snapshot, who: string): boolean {
  const entries = turn?.entries ?? []
  return entries.some(
    one => one.who === who && one.act === 'fullDefense' && (one.state === 'waiting' || one.state === 'done'),
  )
}

/** Squares that somebody may cover in this round, all pieces together [HAL-MOVE-01]. */
export function allowance(s: Snapshot, c: Combatant): number {
  const upright = uprightAllowance(s, c)
  if (!isProne(c.sheet)) return upright
  ruleReport('HAL-COND-02')
  return Math.min(1, upright)
}

/** Squares that are left of it; what was moved before a limit arose counts. */
export function squaresLeft(s: Snapshot, c: Combatant): number {
  return Math.max(0, allowance(s, c) - c.sheet.round.moved)
}

/** Squares that standing up takes: half of what could be covered upright, at least 1. */
export function standingCost(s: Snapshot, c: Combatant): number {
  return Math.max(1, Math.floor(uprightAllowance(s, c) / 2))
}

/** Squares that would be left for whoever stood upright. */
export function uprightLeft(s: Snapshot, c: Combatant): number {
  return Math.max(0, uprightAllowance(s, c) - c.sheet.round.moved)
}

/** Why somebody cannot stand up now. */
export function whyNotStand(s: Snapshot, c: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (!isProne(sheet)) return reason('HAL-COND-02', 'notProne', { who: id })
  if (staysProne(sheet)) return reason('HAL-INJ-03', 'proneUntilHealed', { who: id })
  if (isIncapacitated(sheet) || isDying(sheet)) return reason('HAL-COND-02', 'onlyCrawls', { who: id })
  const [cost, left] = [standingCost(s, c), uprightLeft(s, c)]
  return left < cost ? reason('HAL-COND-02', 'tooFarMoved', { who: id, cost, left }) : undefined
}

/** Why somebody cannot move at all now. */
export function whyNotMove(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (c.cell === null || !rectOf(terrain, c)) return reason('HAL-MOVE-03', 'notOnMap', { who: id })
  const out = whyNotTakePart(c)
  if (out) return out
  if (sheet.status.surprised) return reason('HAL-SURP-05', 'surprised', { who: id })
  if (isDying(sheet) && sheet.round.actions > 0) return reason('HAL-DEATH-11', 'dyingDone', { who: id })
  return squaresLeft(s, c) === 0 ? reason('HAL-MOVE-02', 'noSpeedLeft', { who: id }) : undefined
}

/** Why these squares cannot be walked in this order; not moving at all is always possible. */
export function whyNotWalk(s: Snapshot, terrain: Terrain, c: Combatant, way: readonly number[]): Reason | undefined {
  const squares = withoutStart(c.cell, way)
  if (squares.length === 0) return undefined
  const no = whyNotMove(s, terrain, c)
  if (no || c.cell === null) return no
  const budget = squaresLeft(s, c)
  const movement = { ...movementOf(s, terrain, c, budget), parity: parityOf(c) }
  const checked = checkPath(mapOf(s, terrain), [c.cell, ...squares], movement)
  if (checked.ok) return undefined
  const { why, cost } = checked
  if (why !== 'budget') return reason('HAL-MOVE-03', CODES[why])
  const crawls = isIncapacitated(c.sheet) || isDying(c.sheet)
  return reason(crawls ? 'HAL-DEATH-03' : 'HAL-MOVE-01', 'tooFar', { cost, budget })
}

const CODES = {
  empty: 'notOnMap',
  'off map': 'offMap',
  'not adjacent': 'notAdjacent',
  solid: 'solid',
  wall: 'wall',
  occupied: 'foeInTheWay',
  corner: 'corner',
  'end occupied': 'endOccupied',
} as const

/** Diagonals of this round so far, odd or even [HAL-GEN-05]. */
export function parityOf({ sheet }: Combatant): 0 | 1 {
  return sheet.round.diagonals % 2 === 0 ? 0 : 1
}
