import { type AttackMode, attackModes, isBlast, isNonLethal } from '../gear/attackModes'
import type { Combatant, Snapshot } from '../state/types'

/** The weapons, shields and bare hands of an attack; the best first. */
export function weaponsOf(c: Combatant): readonly AttackMode[] {
  const rank = ({ kind, die, held, natural, keywords }: AttackMode) =>
    (held === 'stowed' && !natural ? 100 : 0) +
    (kind === 'unarmed' ? 50 : kind === 'shield' ? 40 : 0) +
    (isBlast({ keywords } as AttackMode) ? 20 : 0) -
    (die ?? 0)
  return attackModes(c)
    .filter(({ kind }) => kind === 'weapon' || kind === 'shield' || kind === 'unarmed')
    .sort((a, b) => rank(a) - rank(b))
}

/** What an attack on one alone is made with: also blasts that do damage, which a large one may have for itself [MUR-SIZE-03]. */
export const singles = (c: Combatant): readonly AttackMode[] =>
  weaponsOf(c).filter(attackMode => !isBlast(attackMode) || attackMode.die !== null)

/** Disarm and hold. */
export const grips = (c: Combatant): readonly AttackMode[] => attackModes(c).filter(isNonLethal)

/** What a counter can strike with: no blasts, but a disarm or a hold [MUR-REACT-05, MUR-NL-02]. */
export function countersOf(c: Combatant, s: Snapshot): readonly AttackMode[] {
  const plain = weaponsOf(c).filter(attackMode => !isBlast(attackMode) || s.settings.blastCounters)
  return [...plain, ...grips(c)]
}

/** Weapons for a blast: those made for it, or with any other in close a sweep [MUR-SIZE-03]. */
export function blasters(c: Combatant, how: 'plain' | 'sweep'): readonly AttackMode[] {
  return weaponsOf(c).filter(attackMode =>
    how === 'plain'
      ? isBlast(attackMode)
      : !isBlast(attackMode) && attackMode.mode === 'melee' && attackMode.die !== null,
  )
}
