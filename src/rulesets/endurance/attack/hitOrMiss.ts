import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import { dodge, type Dodged, passive } from '../reactions/dodge'
import { parry } from '../reactions/reaction'
import { say } from '../state/events'
import type { Combatant, Endurance, World } from '../state/types'
import type { Exchange } from './exchange'

/** How an attack came out. */
export interface AttackResult {
  outcome: 'missed' | 'hit' | 'critical'
  /** What its total was held against. */
  defence: readonly Part[]
  /** The parry value, against the damage. */
  parried: number
  /** Attacker's size less the target's. */
  size: number
  /** The free reaction after an intercept is still there. */
  free: boolean
}

/** Steps 7 to 9 of P4: the dodge is rolled and the parry paid, then it is a critical, a hit or a miss. */
export const hitOrMiss = rule<Endurance, [Exchange, number, number], AttackResult>(
  [],
  'hitOrMiss',
  function* (w, { aim, target, said, see }, sum, luck) {
    const { by, attackMode } = aim
    const bySize = () => w.of(by).sheet.size - w.of(target).sheet.size
    const dodged = said.dodge ? yield* dodge(w, target, sum - bySize() + 1, said.free, see) : undefined
    const parried = said.parry === null ? 0 : yield* parry(w, target, said.parry, said.free && !said.dodge)
    const size = bySize()
    const defence = defenceOf(w, w.of(target), dodged, size)
    const isCritical = luck >= attackMode.weapon.critThreshold
    if (isCritical) w.enter('END-ATK-06')
    if (luck >= 20) w.enter('END-ATK-07')
    const outcome = isCritical ? 'critical' : sum >= total(defence) ? 'hit' : 'missed'
    say(w, outcome, { by, target }, {}, { total: sum, defence: total(defence) }, defence)
    return { outcome, defence, parried, size, free: said.free && !said.dodge && said.parry === null }
  },
)

/** Evasion, or the dodge where it is higher, changed by the difference in size. */
function defenceOf(w: World, target: Combatant, dodged: Dodged | undefined, size: number): readonly Part[] {
  const evasion = passive(target, 'evasion')
  const base = dodged && dodged.total > total(evasion) ? dodged.because : evasion
  if (size !== 0 && base !== evasion) w.enter('END-ATK-20')
  return size === 0 ? base : [...base, part(size, 'size', 'END-ATK-19')]
}
