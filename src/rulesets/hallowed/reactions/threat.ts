import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { ruleReport } from '~/engine/ruleReport'
import type { Terrain } from '~/table/map/terrain'
import { whyNotReach } from '../attack/targets'
import { whyNotUse } from '../conditions/hands'
import { whyNotAct } from '../conditions/whyNotAct'
import { areFoes, perceives } from '../space/sides'
import type { Combatant, Snapshot } from '../state/types'

/** Squares of the longest melee or natural weapon that can be used; 0: threatens nothing [HAL-REACT-04]. */
export function threatReach({ sheet }: Combatant): number {
  ruleReport('HAL-REACT-04')
  let reach = 0
  for (const weapon of sheet.weapons)
    if (weapon.kind !== 'ranged' && !whyNotUse(sheet, weapon)) reach = Math.max(reach, weapon.reach)
  return reach
}

/** Whether somebody threatens another who stands here, or would stand with this top-left square: no wall is between [HAL-REACT-09]. */
export function threatens(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  other: Combatant,
  cell: number | null = other.cell,
): boolean {
  const range = threatReach(c)
  return range > 0 && !whyNotReach(s, terrain, c, { ...other, cell }, { way: 'melee', range })
}

/** Numbers of the weapons with which somebody can answer this one now. */
export function answersTo(s: Snapshot, terrain: Terrain, c: Combatant, trigger: Combatant): readonly number[] {
  ruleReport('HAL-REACT-09')
  const { sheet } = c
  return sheet.weapons.flatMap((weapon, i) =>
    weapon.kind !== 'ranged' &&
    !whyNotUse(sheet, weapon) &&
    !whyNotReach(s, terrain, c, trigger, { way: 'melee', range: weapon.reach })
      ? [i]
      : [],
  )
}

/** Why somebody cannot answer with a Reposte, wherever the trigger stands [HAL-REACT-06]. */
export function whyNotReact(s: Snapshot, c: Combatant, trigger: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (!areFoes(s, c, trigger) || !perceives(s, c, trigger)) return reason('HAL-REACT-06', 'unaware', { who: id })
  if (sheet.status.routed) return reason('HAL-REACT-06', 'routed', { who: id })
  if (sheet.round.reaction) return reason('HAL-REACT-06', 'noReaction', { who: id })
  return whyNotAct(s, c)
}
