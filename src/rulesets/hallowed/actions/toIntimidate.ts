import type { Reason } from '~/engine/command'
import { option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { isAble, isPresent } from '../conditions/conditions'
import { areFoes, perceives } from '../space/sides'
import type { Combatant, Snapshot } from '../state/types'

/**
 * Whom somebody could intimidate: the monsters on the map among the foes it knows of, as nobody else checks morale
 * [HAL-MORALE-09, HAL-MORALE-11]. Those who will not roll at the end of the round are closed, behind the others.
 */
export function toIntimidate(s: Snapshot, who: Combatant): readonly Option<Id>[] {
  const list = Object.values(s.combatants)
    .filter(c => c.sheet.isMonster && isPresent(c) && c.cell !== null && areFoes(s, who, c) && perceives(s, who, c))
    .map(c => option(c.id, whyUnmoved(c)))
  return [...list.filter(({ whyNot }) => !whyNot), ...list.filter(({ whyNot }) => whyNot)]
}

/** Why nobody can be intimidated: no such monster is there, or each is past it. */
export function whyNobodyToIntimidate(s: Snapshot, who: Combatant): Reason | undefined {
  const list = toIntimidate(s, who)
  if (list.some(({ whyNot }) => !whyNot)) return undefined
  return list[0]?.whyNot ?? reason('HAL-MORALE-11', 'noMonster')
}

/** Why nothing comes of intimidating this one: it checks no morale, having none to lose or no more of it [HAL-MORALE-12]. */
function whyUnmoved(c: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (sheet.moraleImmune) return reason('HAL-MORALE-12', 'fearless', { target: id })
  return isAble(c) ? undefined : reason('HAL-MORALE-12', 'pastMorale', { target: id })
}
