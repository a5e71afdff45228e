import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isPresent } from '../conditions'
import { CONDITION } from '../state/conditions'
import { say, sayToGm } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Ratbags, Snapshot, World } from '../state/types'

/**
 * Dead, routed or destroyed: out of the fight. The dead stay where they lie, detachments leave the map. The player of a
 * dead PC chooses at once how to go on.
 */
export const fall = rule<Ratbags, [Id, 'dead' | 'routed' | 'destroyed'], void>([], 'fall', function* (w, who, how) {
  const pc = w.of(who).sheet.kind === 'pc'
  if (how === 'destroyed') w.enter('RAT-DET-03', 'RAT-DET-11')
  else if (how === 'dead') w.enter(pc ? 'RAT-DEATH-01' : 'RAT-DEATH-02')
  const fallen = w.edit(who)
  Object.assign(fallen.sheet.status, { ...CONDITION.endedBy('fall'), [how]: true, hourLeft: null })
  if (how !== 'dead') Object.assign(fallen, { cell: null, gone: true })
  const facts = { who, what: how }
  say(w, 'fell', { who }, facts)
  if (how === 'dead' && pc) yield* goOnAs(w, who)
})

/** A new character, a hireling, or wait. */
const goOnAs = rule<Ratbags, [Id], void>(['RAT-DEATH-03', 'RAT-DEATH-05'], 'goOnAs', function* (w, who) {
  const ways = () => ['newcomer', 'wait', ...hirelings(w.now, w.of(who))]
  const way = yield* choose(who, 'death.next', ways, { see: 'asked', default: 'newcomer' })
  if (way === 'newcomer') w.enter('RAT-DEATH-04')
  if (way === 'wait' || way === 'newcomer') sayToGm(w, 'playerWaits', { who, way })
  else takeOver(w, who, way)
})

/** Hirelings of the side that a player could take over: those in this fight [RAT-DEATH-05]. */
export function hirelings(s: Snapshot, dead: Combatant): Id[] {
  return Object.values(s.combatants).flatMap(c =>
    c.sheet.kind === 'hireling' && c.side === dead.side && isPresent(c) ? [c.id] : [],
  )
}

/** The hireling is a PC from now on, with all numbers and conditions; one that was down is in critical damage. */
export function takeOver(w: World, dead: Id, hireling: Id): void {
  w.enter('RAT-DEATH-03', 'RAT-DEATH-05')
  const { sheet } = w.edit(hireling)
  sheet.kind = 'pc'
  if (sheet.status.down) Object.assign(sheet.status, { down: false, critical: true })
  say(w, 'takenOver', { dead, hireling })
}

/** Whoever has no STR left dies, or is destroyed, whatever hand took it. What the GM has ruled otherwise stands as long as the number. */
export const settleStr = rule<Ratbags, [Pick<Snapshot, 'combatants'>], void>(
  [],
  'settleStr',
  function* (w, { combatants }) {
    for (const { id } of Object.values(w.now.combatants)) {
      const [c, was] = [w.of(id), combatants[id]]
      if (c === was || !lacksStr(c) || (was && lacksStr(was))) continue
      w.enter('RAT-DEATH-02', 'RAT-DEATH-06')
      yield* fall(w, id, c.sheet.detachment ? 'destroyed' : 'dead')
    }
  },
)

/** In this fight and alive, without STR. */
function lacksStr({ gone, sheet: { str, status } }: Combatant): boolean {
  return !gone && !status.dead && !status.destroyed && str.cur === 0
}
