import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Item } from '../state/sheet'
import type { Endurance } from '../state/types'
import { DAMAGE_GROUPS, type DamageType } from '../state/vocabulary'
import { payReaction } from './reaction'

/** What parrying with an item takes off the damage of a hit [END-DEF-09, END-DEF-10, END-DEF-12]. */
export function parryValue({ parry }: Item, type: DamageType): number {
  return DAMAGE_GROUPS[type] === 'physical' ? (parry ?? 1) : 0
}

/** Parry: the item's value, or 1 where it has none, is added to physical deflection against this attack. */
export const parry = rule<Endurance, [Id, string, boolean], number>(
  ['END-REACT-07', 'END-DEF-09', 'END-DEF-12'],
  'parry',
  function* (w, who, itemId, free) {
    payReaction(w, who, 'stamina', free)
    const item = w.of(who).sheet.items.find(i => i.id === itemId)
    if (!item) return 0
    if (item.parry === null) w.enter('END-DEF-10')
    return item.parry ?? 1
  },
)
