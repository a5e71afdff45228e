import type { Reason } from '~/engine/command'
import { option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { Item } from '../state/sheet'
import type { Combatant, Endurance } from '../state/types'

/** Why this weapon cannot be reloaded now: not in hand, or no two hands free for it [END-ACT-28]. */
function whyNotReload({ sheet }: Combatant, item: Item): Reason | undefined {
  if (!item.held) return reason('END-ACT-28', 'notHeld', { item: item.name })
  const taken = sheet.items.reduce(
    (sum, { id, held, handsNeeded }) => sum + (held && id !== item.id ? handsNeeded : 0),
    0,
  )
  return taken + Math.max(2, item.handsNeeded) > sheet.hands
    ? reason('END-ACT-28', 'needsBothHands', { item: item.name })
    : undefined
}

/** Weapons in hand that are not loaded, of which those are closed for which no two hands are free. */
export function unloaded(c: Combatant): Option<string>[] {
  return c.sheet.items.flatMap(item =>
    item.held && item.weapon && !item.weapon.loaded ? [option(item.id, whyNotReload(c, item))] : [],
  )
}

/** A weapon is loaded again, after as many actions as it takes; it comes to nothing where it cannot be by then. */
export const reload = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-28'],
  'reload',
  function* (w, who, { item: itemId }) {
    const item = w.editSheet(who, 'items').find(i => i.id === itemId)
    if (!item?.weapon || whyNotReload(w.of(who), item)) return
    item.weapon.loaded = true
    say(w, 'reloaded', { who }, {}, { item: item.name })
  },
)
