import type { Id } from '~/engine/snapshot'
import type { Item } from '../state/sheet'
import type { World } from '../state/types'

/** Change something about an item that this one has; its other items stay shared with the state before. */
export function changeItem(w: World, who: Id, { id }: Item, change: Partial<Item>): void {
  const items = w.of(who).sheet.items.map(item => (item.id === id ? { ...item, ...change } : item))
  w.setSheet(who, { items })
}
