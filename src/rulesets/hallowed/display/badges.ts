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
import type { BadgeCode } from '../state/badges'
import type { Combatant, Snapshot } from '../state/types'

export interface Badge {
  code: BadgeCode
  words: string
  /** Everybody at the table sees it. */
  open: boolean
}

/** What stands out about a combatant, most important first. */
export function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { sheet } = c
  const { status } = sheet
  const list: Badge[] = []
  const add = (code: BadgeCode, words: string = code, open = true) => list.push({ code, words, open })
  if (status.dead) add('dead')
  else {
    if (isDying(sheet)) add('dying', `dying, ${sheet.wounds.cur}`, false)
    if (isIncapacitated(sheet)) add('incapacitated')
    if (isStabilized(sheet)) add('stabilized')
    if (isUnconscious(sheet)) add('unconscious')
    if (isParalyzed(sheet)) add('paralyzed')
    if (cannotBreathe(sheet)) add('breathless', 'cannot breathe')
  }
  if (status.surrendered) add('surrendered')
  else if (status.routed) add('routed')
  if (status.surprised) add('surprised', 'surprised', s.phase === 'combat')
  if (status.fullDefense) add('guarded', 'Full-Defense')
  if (isProne(sheet)) add('prone')
  if (isBlinded(sheet)) add('blinded')
  if (isDeafened(sheet)) add('deafened')
  if (isMute(sheet) && !isUnconscious(sheet)) add('mute')
  if (isConcussed(sheet)) add('concussed')
  if (status.hidden) add('hidden', 'hidden', false)
  for (const { name, side } of openInjuries(sheet)) add('injury', side ? `${name} (${side})` : name)
  for (const { state, cause } of sheet.conditions) if (state === 'other') add('condition', cause)
  for (const { on, words, shared } of Object.values(s.effects)) if (on === c.id) add('marker', words, shared)
  return list
}
