import { part, total } from '~/engine/reason'
import type { Part } from '~/engine/events'
import type { Settings } from '../state/settings'
import type { Sheet } from '../state/sheet'
import type { World } from '../state/types'

/** Medium armour without training is a disadvantage on what the body does [TINY-ARM-03, TINY-ARM-11]. */
export function armourSources({ armour, traits }: Sheet): readonly Part[] {
  return armour === 'medium' && !traits.armorTraining ? [part(-1, 'untrainedArmour', 'TINY-ARM-03')] : []
}

/** Says that the armour is in the way, where it is. */
export function armourHinders(w: World, sheet: Sheet): void {
  if (armourSources(sheet).length > 0) w.enter('TINY-ARM-11')
}

/** All sources of damage reduction somebody has. */
function sources({ armour, traits, monkLevel, naturalDR }: Sheet): readonly Part[] {
  const found: Part[] = []
  if (armour === 'light') found.push(part(1, 'lightArmour', 'TINY-ARM-02'))
  if (armour === 'medium') found.push(part(2, 'mediumArmour', 'TINY-ARM-05'))
  if (armour === 'heavy') found.push(part(3, 'heavyArmour', 'TINY-ARM-10'))
  if (traits.monk && monkLevel >= 3) found.push(part(monkLevel >= 6 ? 2 : 1, 'monk', 'TINY-MONK-04'))
  if (naturalDR > 0) found.push(part(naturalDR, 'naturalDR', 'TINY-ARM-13'))
  return found
}

/** Damage reduction by its parts: the highest source alone, or the sum of all by a house rule [TINY-ARM-13, TINY-OPT-05]. */
export function damageReduction(w: World, sheet: Sheet, { drSources }: Settings): readonly Part[] {
  const found = sources(sheet)
  if (found.length < 2) return found
  if (drSources === 'sum') {
    w.enter('TINY-OPT-05')
    return found
  }
  w.enter('TINY-ARM-13')
  const highest = Math.max(...found.map(({ n }) => n))
  return found.filter(({ n }) => n === highest).slice(0, 1)
}

/** The damage after the reduction, by its parts: never below 0 [TINY-DMG-10]. */
export function reduced(damage: readonly Part[], by: readonly Part[]): readonly Part[] {
  const less = [...damage, ...by.map(({ n, of, rule }) => part(-n, of, rule))]
  const sum = total(less)
  return sum < 0 ? [...less, part(-sum, 'notBelow0', 'TINY-DMG-10')] : less
}
