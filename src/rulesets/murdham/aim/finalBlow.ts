import { option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { isDown } from '../conditions'
import { type AttackMode, attackModeNamed, isBlast } from '../gear/attackModes'
import type { Combatant, Murdham, Snapshot } from '../state/types'
import type { Blow } from './blow'
import { footings, whyNotReach } from './reach'
import { chooseTarget, targetsFor, whyNotStrike } from './targets'
import { weaponsOf } from './weapons'

/** One alone, nearby and down: to kill it [MUR-ATK-07]. */
export const aimFinalBlow = rule<Murdham, [Id], Blow>([], 'aimFinalBlow', function* (w, by) {
  const target = yield* chooseTarget(w, by, () => finalTargets(w.now, w.terrain, w.of(by)))
  const [best] = killersAt(w.now, w.terrain, w.of(by), w.of(target))
  return {
    by,
    attackMode: best ?? attackModeNamed(w.of(by), 'unarmed'),
    how: 'final',
    target,
    zone: null,
    drop: null,
    footing: 'still',
    outOfTurn: null,
  }
})

/** What one could kill with. */
const killers = (by: Combatant): readonly AttackMode[] =>
  weaponsOf(by).filter(attackMode => !isBlast(attackMode) && attackMode.die !== null)

function killersAt(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): readonly AttackMode[] {
  return killers(by).filter(attackMode => !whyNotStrike(s, terrain, by, attackMode, target, footings(s, by)))
}

/** Those whom a final blow could kill; nobody who cannot be incapacitated is among them [R-KIND-1]. */
export function finalTargets(s: Snapshot, terrain: Terrain, by: Combatant): Option<Id>[] {
  const unarmed = attackModeNamed(by, 'unarmed')
  return targetsFor(s, terrain, by, killers(by)).flatMap(({ value, whyNot }) => {
    const target = s.combatants[value]!
    if (!isDown(target)) return []
    return [option(value, whyNot ?? whyNotReach(s, terrain, by, unarmed, target, 'still'))]
  })
}
