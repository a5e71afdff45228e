import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { Item, Pool } from '../state/sheet'
import type { World } from '../state/types'

/** Change something about an item that this one has; its other items stay shared with the state before. */
export function changeItem(w: World, who: Id, { id }: Item, change: Partial<Item>): void {
  const items = w.of(who).sheet.items.map(item => (item.id === id ? { ...item, ...change } : item))
  w.setSheet(who, { items })
}

/** An item's durability; what is not listed is 10 for metal and 4 for anything else [END-DEF-13]. */
export function durabilityOf({ durability, metal }: Item): Pool {
  if (durability) return durability
  const max = metal ? 10 : 4
  return { cur: max, max }
}

/** Broken items can neither block nor parry [END-DEF-14]. */
export function isBroken(item: Item): boolean {
  return durabilityOf(item).cur === 0
}

/** Take points off an item's durability, never below 0. Says so when it breaks. Returns what is left. */
export function wear(w: World, who: Id, itemId: string, points: number): number {
  const item = w.of(who).sheet.items.find(i => i.id === itemId)
  if (!item) return 0
  if (!item.durability) w.enter('END-DEF-13')
  const pool = durabilityOf(item)
  const left = Math.max(0, pool.cur - points)
  changeItem(w, who, item, { durability: { cur: left, max: pool.max } })
  if (left === 0 && pool.cur > 0) {
    w.enter('END-DEF-14')
    say(w, 'broken', { who }, { item: item.name })
  }
  return left
}
