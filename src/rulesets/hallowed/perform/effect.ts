import type { Proc } from '~/engine/ask'
import { part, total } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { damageParts, diceOf, isLedAway } from '../attack/attack'
import { armourParts } from '../attack/defence'
import { hurt } from '../harm/damage'
import { conditionBonus } from '../sheet/pools'
import { roll } from '../state/questions'
import type { DamagePart } from '../state/sheet'
import type { Snapshot, World } from '../state/types'
import type { DamageType } from '../state/vocabulary'
import { type Outcome, NOTHING } from './performance'

/** What a spell or an item does to whomever it reaches. */
interface Effect {
  name: string
  damage: readonly DamagePart[]
  bypassStress: boolean
  ignoresArmour: boolean
}

/** Damage without an attack roll, rolled once for all it reaches: Stress first, never critical [HAL-DMG-14]. */
export function* effect(
  w: World,
  s: Snapshot,
  who: Id,
  targets: readonly Id[],
  { name, damage, bypassStress, ignoresArmour }: Effect,
): Proc<Outcome> {
  if (damage.length === 0 || targets.length === 0) return NOTHING
  const sides = diceOf(damage)
  const facts = { weapon: name, targets: [...targets] }
  const about = { see: questionVisibility(w, who, ...targets), facts }
  const faces = sides.length > 0 ? yield* roll(who, 'damage.dice', () => sides, about) : []
  const parts = damageParts(damage, faces)
  const bonus = conditionBonus(s.combatants[who]!.sheet, 'damage')
  if (bonus !== 0) parts.push(part(bonus, 'condition', 'HAL-COND-01'))
  const dealt = Math.max(0, total(parts))
  const types = [...new Set(damage.map(({ type }): DamageType => type))]
  return {
    attacks: [],
    apply() {
      for (const target of targets) {
        if (isLedAway(w, target)) continue
        const armour = ignoresArmour ? 0 : total(armourParts(s.combatants[target]!))
        w.enter('HAL-DMG-03')
        const amount = Math.max(0, dealt - armour)
        hurt(w, target, { amount, types, source: name, from: 'outside', direct: bypassStress })
      }
    },
  }
}
