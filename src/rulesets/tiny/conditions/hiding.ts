import { say } from '../state/events'
import type { Id } from '~/engine/snapshot'
import type { World } from '../state/types'

/** Hidden: nobody strikes it, nobody is in combat because of it. A hidden npc is gone from the players' table. */
export function hide(w: World, who: Id): void {
  const { known, sheet } = w.of(who)
  if (sheet.status.hidden) return
  const npc = sheet.kind === 'npc'
  if (npc) w.editRow(who).known = 'absent'
  Object.assign(w.editSheet(who, 'status'), { hidden: true, knownBefore: npc ? known : null })
}

/**
 * Hidden no longer, if it was. `revealed`: it attacks, so the players see it from now on; whom they did not know they see
 * unnamed until the GM names it, a character of theirs by name. `restored`: they know of it what they knew before.
 */
export function comeOut(w: World, who: Id, how: 'revealed' | 'restored'): void {
  const { known, sheet } = w.of(who)
  const { hidden, knownBefore } = sheet.status
  const before = knownBefore ?? known
  const seen = sheet.kind === 'pc' ? 'named' : 'unnamed'
  const after = how === 'revealed' && before === 'absent' ? seen : before
  if (!hidden && after === known) return
  if (after !== known) w.editRow(who).known = after
  if (hidden) Object.assign(w.editSheet(who, 'status'), { hidden: false, knownBefore: null })
  say(w, 'comesOut', { who })
}

/**
 * The GM's hand in hiding, taken in: whom the GM has felled hides no longer, as in play; nor does whoever was revealed; whoever was
 * marked hidden is gone from the players' table, and whose mark was taken away is back on it.
 */
export function tidyHiding(w: World): void {
  for (const { id, known, sheet } of Object.values(w.now.combatants)) {
    const { hidden, knownBefore, condition } = sheet.status
    if (hidden && condition !== 'up') comeOut(w, id, 'restored')
    else if (hidden && knownBefore === null && sheet.kind === 'npc') {
      w.editSheet(id, 'status').knownBefore = known
      w.editRow(id).known = 'absent'
    } else if (hidden && knownBefore !== null && known !== 'absent')
      Object.assign(w.editSheet(id, 'status'), { hidden: false, knownBefore: null })
    else if (!hidden && knownBefore !== null) {
      w.editSheet(id, 'status').knownBefore = null
      w.editRow(id).known = knownBefore
    }
  }
}
