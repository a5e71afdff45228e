import type { Part } from '~/engine/events'
import { part, totals } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { backTo } from '~/table/convert'
import { isDying, isIncapacitated, isStabilized } from '../conditions'
import { enterStressRules, fitPools, POOLS } from '../sheet/pools'
import { sayAs } from '../state/events'
import type { Sheet } from '../state/sheet'
import type { World } from '../state/types'
import { followBreath } from './breath'

/** How much comes back at most; left out: nothing. */
export interface Healing {
  wounds?: number
  stress?: number
  mana?: number
}

/** Healing: Wounds rise to the maximum and injuries shrink, the largest first; the others are only refilled [HAL-DMG-13]. */
export function heal(w: World, who: Id, most: Healing): void {
  w.enter('HAL-DMG-13')
  enterStressRules(w, who)
  const over = downNow(w.of(who).sheet)
  const because = POOLS.flatMap(pool => refill(w, who, pool, most[pool] ?? 0))
  const back = totals(because)
  const closed = shrinkInjuries(w, who, back.wounds ?? 0)
  const isUp = over !== null && w.of(who).sheet.wounds.cur > 0
  if (isUp) w.editSheet(who, 'status').stabilized = false
  const told = { who, ...(isUp && { over }) }
  const exact = { ...told, back, closed }
  sayAs(w, 'mended', w.of(who), exact, told, {}, because)
}

function refill(w: World, who: Id, pool: (typeof POOLS)[number], most: number): readonly Part[] {
  const { cur, max } = w.of(who).sheet[pool]
  const n = Math.min(most, max - cur)
  if (n <= 0) return []
  w.editSheet(who, pool).cur += n
  return backTo(pool, { cur, max }, [part(n, 'healing', pool === 'mana' ? '' : 'HAL-DMG-13')])
}

/** The largest first. Returns how many are closed by it. */
function shrinkInjuries(w: World, who: Id, healed: number): number {
  let left = healed
  let closed = 0
  for (const injury of w
    .edit(who)
    .sheet.injuries.filter(one => !one.healed)
    .toSorted((a, b) => b.amount - a.amount)) {
    const shrinks = Math.min(left, injury.amount)
    injury.amount -= shrinks
    left -= shrinks
    if (injury.amount > 0) continue
    injury.healed = true
    closed++
  }
  return closed
}

/** What above 0 Wounds is over. */
function downNow(sheet: Sheet): string | null {
  if (isDying(sheet)) return 'dying'
  if (isIncapacitated(sheet)) return 'incapacitated'
  return isStabilized(sheet) ? 'stabilized' : null
}

/** A combat injury is healed: its effects and its ability damage end together [HAL-INJ-26]. */
export function healInjury(w: World, who: Id, which: number): void {
  w.enter('HAL-INJ-26')
  const injury = w.edit(who).sheet.combatInjuries[which]
  if (!injury) return
  injury.healed = true
  fitPools(w, who)
  const told = { who, name: injury.name }
  sayAs(w, 'injuryHealed', w.of(who), told, told)
  followBreath(w)
}
