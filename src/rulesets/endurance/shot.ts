import type { Id } from '~/engine/types'
import type { Means } from './means'
import type { World } from './types'

/** The dice of a shot are rolled: the weapon is unloaded, and one piece of counted ammunition is gone [END-ACT-28]. */
export function shot(w: World, by: Id, { item, mode }: Means): void {
  if (mode !== 'ranged') return
  const weapon = w.editSheet(by, 'items').find(i => i.id === item.id)?.weapon
  if (!weapon) return
  if (weapon.reloadActions > 0) {
    w.enter('END-ACT-28')
    weapon.loaded = false
  }
  if (weapon.ammo !== null) {
    w.enter('END-ACT-28')
    weapon.ammo = Math.max(0, weapon.ammo - 1)
  }
}

/** A thrown weapon leaves the hand and lies in the target's square [END-ATK-02]. */
export function thrown(w: World, by: Id, target: Id, { item, mode }: Means): void {
  const { cell } = w.of(target)
  const own = w.of(by).sheet.items.find(i => i.id === item.id)
  if (mode !== 'thrown' || !own || cell === null) return
  const { sheet } = w.edit(by)
  sheet.items = sheet.items.filter(i => i.id !== item.id)
  w.add('things', { cell, name: own.name, what: { ...own, held: false } })
}
