import { nearestTo } from '~/table/tactics/approach'
import type { Moment, Plan } from '~/table/tactics/tactics'
import { isAble, isDying } from '../conditions/conditions'

import { areFoes, perceives } from '../space/sides'
import type { Combatant, Hallowed } from '../state/types'
import { NEARLY_GONE } from './weights'
import { bestArm } from './worth'

type M = Moment<Hallowed>

export const sizeOf = ({ sheet }: Combatant): number => sheet.footprint

/** Squares to the nearest enemy. */
export const nearest = ({ terrain, c, foes }: M): number =>
  c.cell === null ? Infinity : nearestTo(terrain, foes, sizeOf)(c.cell)

/** The routed run, and do nothing else. */
const flee: Plan<Hallowed> = ({ c }) => (c.sheet.status.routed ? { type: 'moveOnly' } : undefined)

/**
 * Nearly gone, outnumbered and with an enemy upon it: nothing but defence, which answers every blow. Where the numbers are even
 * two would stand on guard against each other for ever.
 */
const guard: Plan<Hallowed> = m => {
  const { wounds } = m.c.sheet
  const isWeak = wounds.cur <= NEARLY_GONE && 2 * wounds.cur < wounds.max
  const isFriend = (other: Combatant) => other.id !== m.c.id && !areFoes(m.s, m.c, other) && isAble(other)
  const outnumbered = m.foes.length > Object.values(m.s.combatants).filter(isFriend).length + 1
  return isWeak && outnumbered && nearest(m) <= 2 ? { type: 'fullDefense' } : undefined
}

/** Somebody beside it bleeds to death, and no enemy is near. */
const heal: Plan<Hallowed> = m => {
  const { s, terrain, c } = m
  const dying = Object.values(s.combatants).filter(
    other => other.id !== c.id && other.side === c.side && !other.gone && isDying(other.sheet),
  )
  const beside = c.cell !== null && nearestTo(terrain, dying, sizeOf)(c.cell) <= 1
  return beside && nearest(m) > 2 ? { type: 'heal' } : undefined
}

/** The strongest of what it has, if it can get within reach of anybody this round. */
const strike: Plan<Hallowed> = m => {
  const near = nearest(m)
  const arm = bestArm(m.c, ({ range }) => near <= range + m.c.sheet.speed)
  if (!arm) return undefined
  return { type: arm.act, with: { [arm.act === 'attack' ? 'attack.weapon' : 'cast.spell']: arm.means } }
}

/** What somebody declares, the best first; the first that the rules leave open. */
export const turn: readonly Plan<Hallowed>[] = [flee, guard, heal, strike, () => ({ type: 'moveOnly' })]

/** Enemies whom it perceives and who still fight. */
export const isFoe = (s: M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(s, c, other) && isAble(other) && other.known !== 'absent' && perceives(s, c, other)
