import { arms, type AttackMode, GRIPS, isBlast } from '../gear/attackModes'
import type { Combatant, Snapshot } from '../state/types'

/** The weapons, shields and bare hands of an attack; the best first. */
export function weaponsOf(c: Combatant): readonly AttackMode[] {
  return arms(c).sort((a, b) => rank(a) - rank(b))
}

function rank(attackMode: AttackMode): number {
  const { kind, die, held, natural } = attackMode
  const stowed = held === 'stowed' && !natural ? 100 : 0
  const lesser = kind === 'unarmed' ? 50 : kind === 'shield' ? 40 : 0
  return stowed + lesser + (isBlast(attackMode) ? 20 : 0) - (die ?? 0)
}

/** What an attack on one alone is made with: also blasts that do damage, which a large one may have for itself [MUR-SIZE-03]. */
export const singles = (c: Combatant): readonly AttackMode[] =>
  weaponsOf(c).filter(attackMode => !isBlast(attackMode) || attackMode.die !== null)

/** What a counter can strike with: no blasts, but a disarm or a hold [MUR-REACT-05, MUR-NL-02]. */
export function countersOf(c: Combatant, s: Snapshot): readonly AttackMode[] {
  const plain = weaponsOf(c).filter(attackMode => !isBlast(attackMode) || s.settings.blastCounters)
  return [...plain, ...GRIPS]
}

/** Weapons for a blast: those made for it, or with any other in close a sweep [MUR-SIZE-03]. */
export function blasters(c: Combatant, how: 'plain' | 'sweep'): readonly AttackMode[] {
  return weaponsOf(c).filter(attackMode =>
    how === 'plain'
      ? isBlast(attackMode)
      : !isBlast(attackMode) && attackMode.mode === 'melee' && attackMode.die !== null,
  )
}
