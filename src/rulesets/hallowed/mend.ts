import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { followBreath } from './breath'
import { enterStressRules, fitPools } from './pools'
import type { World } from './types'

/** Healing: Wounds rise to the maximum and injuries shrink, the largest first; Stress is only refilled [HAL-DMG-13]. */
export function mend(w: World, who: Id, { wounds, stress }: { wounds: number; stress: number }): void {
  w.enter('HAL-DMG-13')
  enterStressRules(w, who)
  const { sheet } = w.edit(who)
  const healed = Math.min(wounds, sheet.wounds.max - sheet.wounds.cur)
  sheet.wounds.cur += healed
  let left = healed
  for (const injury of sheet.injuries.filter(one => !one.healed).toSorted((a, b) => b.amount - a.amount)) {
    const shrinks = Math.min(left, injury.amount)
    injury.amount -= shrinks
    left -= shrinks
    if (injury.amount === 0) injury.healed = true
  }
  sheet.stress.cur = Math.min(sheet.stress.max, sheet.stress.cur + stress)
  if (sheet.wounds.cur > 0) sheet.status.stabilized = false
  w.emit({ type: 'mended', with: { who, wounds: healed, stress }, ...share(w.now, [who], { who }) })
}

/** A combat injury is healed: its effects and its ability damage end together [HAL-INJ-26]. */
export function healInjury(w: World, who: Id, which: number): void {
  w.enter('HAL-INJ-26')
  const injury = w.edit(who).sheet.combatInjuries[which]
  if (!injury) return
  injury.healed = true
  fitPools(w, who)
  const told = { who, name: injury.name }
  w.emit({ type: 'injuryHealed', with: told, ...share(w.now, [who], told) })
  followBreath(w)
}
