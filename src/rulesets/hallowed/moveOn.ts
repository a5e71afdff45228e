import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Command, Id, Reason } from '~/engine/types'
import type { Terrain } from '~/table/terrain'
import { whyNotMove } from './movement'
import { turnPart } from './turnPart'
import type { Combatant, Entry, Hallowed, Snapshot } from './types'

/** Movement after the action of whoever was not asked for it: in its own turn, so until the next count begins. */
export const moveOn = rule<Hallowed, [Command], void>(['HAL-MOVE-03'], 'moveOn', function* (w, { by }) {
  const entry = latestEntry(w.now, by)
  if (entry) yield* turnPart(w, entry, 'after', true)
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
