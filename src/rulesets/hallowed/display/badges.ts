import { type Badge, markersOn } from '~/table/contract/shown'
import {
  cannotBreathe,
  isBlinded,
  isConcussed,
  isDeafened,
  isDying,
  isIncapacitated,
  isMute,
  isParalyzed,
  isProne,
  isStabilized,
  isUnconscious,
  openInjuries,
} from '../conditions'
import { CONDITION } from '../state/conditions'
import type { Combatant, Snapshot } from '../state/types'

/** Marks that have a place of their own among the badges. */
const APART: ReadonlySet<string> = new Set([
  'dead',
  'stabilized',
  'surrendered',
  'routed',
  'surprised',
  'prone',
  'hidden',
] satisfies (typeof CONDITION.marks)[number][])

/** What stands out about a combatant, most important first. */
export function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { sheet } = c
  const { status } = sheet
  const list: Badge[] = []
  const add = (code: keyof typeof CONDITION.rows, words?: string) => list.push(CONDITION.badge(code, false, words))
  if (status.dead) add('dead')
  else {
    if (isDying(sheet)) add('dying', `dying, ${sheet.wounds.cur}`)
    if (isIncapacitated(sheet)) add('incapacitated')
    if (isStabilized(sheet)) add('stabilized')
    if (isUnconscious(sheet)) add('unconscious')
    if (isParalyzed(sheet)) add('paralyzed')
    if (cannotBreathe(sheet)) add('breathless')
  }
  if (status.surrendered) add('surrendered')
  else if (status.routed) add('routed')
  if (status.surprised) list.push({ ...CONDITION.badge('surprised', false), open: s.phase === 'combat' })
  for (const mark of CONDITION.marks) if (status[mark] && !APART.has(mark)) add(mark)
  if (isProne(sheet)) add('prone')
  if (isBlinded(sheet)) add('blinded')
  if (isDeafened(sheet)) add('deafened')
  if (isMute(sheet) && !isUnconscious(sheet)) add('mute')
  if (isConcussed(sheet)) add('concussed')
  if (status.hidden) add('hidden')
  for (const { name, side } of openInjuries(sheet)) add('injury', side ? `${name} (${side})` : name)
  for (const { state, cause } of sheet.conditions) if (state === 'other') add('condition', cause)
  return [...list, ...markersOn(s, c.id)]
}
