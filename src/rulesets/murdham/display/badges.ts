import { type Badge, markersOn } from '~/table/contract/shown'
import { isBroken, isHidden } from '../conditions'
import { CONDITION } from '../state/conditions'
import type { Combatant, Snapshot } from '../state/types'

/** Marks that have a place of their own among the badges. */
const APART: ReadonlySet<string> = new Set([
  'dead',
  'disabled',
  'incapacitated',
  'entangled',
  'skipTurn',
  'moraleExempt',
] satisfies (typeof CONDITION.marks)[number][])

/** What stands out about a combatant, most important first. */
export function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { status, injuries, controller } = c.sheet
  const list: Badge[] = []
  const add = (code: keyof typeof CONDITION.rows, words?: string) =>
    list.push(CONDITION.badge(code, controller === 'player', words))
  // What the players read names nobody whom they do not know by name.
  const nameOf = (id: string) => (s.combatants[id]?.known === 'named' ? s.combatants[id].name : 'somebody')
  if (status.dead) add('dead')
  if (status.stance === 'fled') add('fled')
  if (!status.dead && status.disabled) add('disabled')
  if (!status.dead && status.diesAtEndOf !== null) add('dying', `dying, end of round ${status.diesAtEndOf}`)
  if (!status.dead && status.incapacitated) add('incapacitated')
  // Nothing is left of what the dead had in mind.
  const mind = status.dead ? undefined : status
  if (mind?.stance === 'surrendered') add('surrendered')
  if (mind && isBroken(c)) add('broken')
  if (isHidden(c)) add('hidden')
  if (status.grabbedBy !== null) add('held', `held by ${nameOf(status.grabbedBy)}`)
  if (status.entangled) add('entangled')
  if (status.grabbing !== null) add('holding', `holds ${nameOf(status.grabbing)}`)
  if (status.border !== null) add('border')
  if (mind?.skipTurn) add('skipTurn')
  if (mind && mind.tauntedBy !== null) add('taunted', `taunted by ${nameOf(mind.tauntedBy)}`)
  if (mind && mind.frightenedOf.length > 0) add('frightened')
  if (mind && mind.terrifiedOf !== null) add('terrified')
  for (const mark of CONDITION.marks) if (status[mark] && !APART.has(mark)) add(mark)
  if (status.armInjury.main || status.armInjury.off) add('armInjury')
  if (mind?.moraleExempt) add('moraleExempt')
  if (c.sheet.views.some(({ from, are }) => from === null && are.length > 0)) add('seenAs')
  for (const { words } of injuries) add('injury', words)
  return [...list, ...markersOn(s, c.id)]
}
