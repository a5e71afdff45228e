import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { World } from '../state/types'

/** A weapon or shield falls to the ground where its bearer stands; nothing happens when it has none of this id. */
export function drop(w: World, who: Id, id: string): void {
  const c = w.edit(who)
  const { sheet } = c
  const item = sheet.weapons.find(one => one.id === id) ?? sheet.shields.find(one => one.id === id)
  if (!item) return
  const kind = 'die' in item ? 'weapon' : 'shield'
  sheet.weapons = sheet.weapons.filter(one => one.id !== id)
  sheet.shields = sheet.shields.filter(one => one.id !== id)
  // What falls while nobody stands on the map is out of the fight.
  if (c.cell !== null)
    w.add('things', { cell: c.cell, name: item.name, what: { kind, by: who, item: { ...item } } as never })
  say(w, 'dropped', { who }, { item: item.name })
}
