import { rule } from '~/engine/rule'
import { isPresent, roster } from '../conditions'
import { settleHealth } from '../harm/settleHealth'
import { isInOwnGroup, joinGroup } from '../morale'
import type { Murdham, Snapshot, World } from '../state/types'

/** What follows from a change, whatever hand made it: who takes goes, and who is down, dying, dead or out of danger. */
export const settle = rule<Murdham, [Snapshot], void>([], 'settle', function* (w, before) {
  enlist(w)
  yield* settleHealth(w, before)
})

/**
 * Whoever is in the fight belongs to a faction that takes goes, and to the morale group of its label: those who come, come back or
 * change sides hide from none of their own, have their turn in this very round if it is fresh, and make the group they come to larger [MUR-ROUND-11].
 */
function enlist(w: World): void {
  if (w.now.phase !== 'combat' || !w.now.turn) return
  for (const c of roster(w.now)) {
    if (!isPresent(c)) continue
    const { factions } = w.now.turn
    if (!factions.includes(c.side)) {
      w.enter('MUR-ROUND-11')
      w.editTurn().factions = [...factions, c.side]
    }
    const { hiddenFrom } = c.sheet.status
    if (hiddenFrom.includes(c.side)) w.editSheet(c.id, 'status').hiddenFrom = hiddenFrom.filter(side => side !== c.side)
    if (isInOwnGroup(w.now, c)) continue
    w.enter('MUR-ROUND-11')
    joinGroup(w, c.id)
  }
}
