import type { Command, Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { whyNotMove } from '../movement'
import type { Combatant, Entry, Hallowed, Snapshot } from '../state/types'
import { aroundAction } from './aroundAction'

/** Movement after the action of whoever was not asked for it: in its own turn, so until the next count begins. */
export const moveOn = rule<Hallowed, [Command], void>(['HAL-MOVE-03'], 'moveOn', function* (w, { by }) {
  const entry = latestEntry(w.now, by)
  if (entry) yield* aroundAction(w, entry, 'after', true)
})

/** The entry of the count that was resolved last. */
function latestEntry({ turn }: Snapshot, who: Id): Entry | undefined {
  return turn?.entries.findLast(one => one.who === who && one.value === turn.count && one.state !== 'waiting')
}

/** Why somebody cannot move on after its action. */
export function whyNotMoveOn(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (s.turn.step === 'declaring') return reason('HAL-DECL-01', 'notRevealed')
  if (!latestEntry(s, c.id)) return reason('HAL-MOVE-03', 'notItsTurn', { who: c.id })
  return whyNotMove(s, terrain, c)
}
