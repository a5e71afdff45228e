import type { Id } from '~/engine/snapshot'
import { hasTurn } from '../conditions'
import { joinGroup } from '../morale'
import type { Combatant, Snapshot, World } from '../state/types'

/** Those who have changed sides, or can act again, since then: in which phase they act, and whose morale they share [RAT-INIT-13]. */
export function changeSides(w: World, before: Snapshot): void {
  if (w.now.phase !== 'combat' || !w.now.turn) return
  for (const { id, side } of Object.values(w.now.combatants)) {
    const was = before.combatants[id]
    if (!was || was === w.of(id)) continue
    if (was.side !== side) change(w, id, was)
    if (was.side !== side || !hasTurn(was) || was.gone) joinLate(w, id)
  }
}

/** What was declared lapses. Whoever has had a turn has no other in this round; whoever has not acts with the new side. */
function change(w: World, who: Id, was: Combatant): void {
  w.enter('RAT-INIT-13')
  joinGroup(w, who)
  const turn = w.editTurn()
  turn.declared = turn.declared.filter(one => one.who !== who)
  const { side } = w.of(who)
  const hasActed = turn.phases.some(
    (phase, i) => i < turn.at && phase.side === was.side && isListed(w.now, phase.who, who),
  )
  if (hasActed) w.editSheet(who, 'status').newcomer = true
  else if (!turn.phases.some(phase => phase.side === side)) turn.phases = [...turn.phases, { side, who: 'all' }]
}

/** In a round of early and late ones: whoever of the players' side is neither is late, as long as that is to come [RAT-INIT-09]. */
function joinLate(w: World, who: Id): void {
  const { players, phases, late, early, at } = w.now.turn!
  const c = w.of(who)
  const isToCome = phases.some((phase, i) => phase.who === 'late' && i >= at)
  if (c.side !== players || !hasTurn(c) || !isToCome || early.includes(who) || late.includes(who)) return
  w.enter('RAT-INIT-09')
  w.editTurn().late = [...late, who]
}

const isListed = ({ turn }: Snapshot, list: 'all' | 'early' | 'late', who: Id): boolean =>
  list === 'all' || (turn?.[list].includes(who) ?? false)
