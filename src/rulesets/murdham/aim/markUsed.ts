import type { Id } from '~/engine/snapshot'
import type { AttackMode } from '../gear/attackModes'
import type { World } from '../state/types'

/** An item is used, a shot spent, a thrown thing gone [MUR-ATK-20]. */
export function markUsed(w: World, who: Id, { id, kind }: AttackMode): void {
  if (kind !== 'weapon' && kind !== 'shield') return
  const { sheet } = w.edit(who)
  const shield = sheet.shields.find(one => one.id === id)
  if (shield) shield.used = true
  const weapon = sheet.weapons.find(one => one.id === id)
  if (!weapon) return
  weapon.used = true
  weapon.poisoned = false
  if (weapon.keywords.includes('reload')) {
    w.enter('MUR-ATK-20')
    weapon.spent = true
  }
  if (!weapon.consumable) return
  w.enter('MUR-ATK-20')
  sheet.weapons = sheet.weapons.filter(one => one.id !== id)
}
