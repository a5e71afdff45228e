import type { Id } from '~/engine/snapshot'
import { changeItem } from '../sheet/items'
import type { World } from '../state/types'
import type { AttackMode } from './attackModes'

/** The dice of a shot are rolled: the weapon is unloaded, and one piece of counted ammunition is gone [END-ACT-28]. */
export function shot(w: World, by: Id, { item, mode }: AttackMode): void {
  if (mode !== 'ranged') return
  const own = w.of(by).sheet.items.find(i => i.id === item.id)
  if (!own?.weapon) return
  const { weapon } = own
  const unloaded = weapon.reloadActions > 0 ? { loaded: false } : {}
  const fewer = weapon.ammo !== null ? { ammo: Math.max(0, weapon.ammo - 1) } : {}
  if (weapon.reloadActions === 0 && weapon.ammo === null) return
  w.enter('END-ACT-28')
  changeItem(w, by, own, { weapon: { ...weapon, ...unloaded, ...fewer } })
}

/** A thrown weapon leaves the hand and lies in the target's square [END-ATK-02]. */
export function thrown(w: World, by: Id, target: Id, { item, mode }: AttackMode): void {
  const { cell } = w.of(target)
  const own = w.of(by).sheet.items.find(i => i.id === item.id)
  if (mode !== 'thrown' || !own || cell === null) return
  w.setSheet(by, { items: w.of(by).sheet.items.filter(i => i.id !== item.id) })
  w.add('things', { cell, name: own.name, what: { ...own, held: false } })
}
