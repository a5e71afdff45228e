import { type Badge as AnyBadge, markersOn } from '~/table/contract/shown'
import { isDelirious, isParalysed, minutesLeft } from '../conditions'
import { CONDITION } from '../state/conditions'
import type { Combatant, Snapshot } from '../state/types'

interface Badge extends AnyBadge {
  /** What the players read instead, who are told less. */
  told?: string
}

/** What stands out about a combatant, most important first. */
export function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { sheet } = c
  const { status } = sheet
  const list: Badge[] = []
  const isHero = sheet.kind !== 'npc'
  const add = (code: keyof typeof CONDITION.rows, words?: string) => list.push(CONDITION.badge(code, isHero, words))
  if (status.dead) add('dead')
  if (status.destroyed) add('destroyed')
  if (status.routed) add('routed')
  if (!status.dead && (status.critical || status.down)) {
    add(status.critical ? 'critical' : 'down')
    if (status.aided) add('aided')
    else if (status.hourLeft !== null)
      list.push({
        code: 'dying',
        words: `dying, ${minutesLeft(c)} min`,
        told: 'dying',
        open: isHero,
      })
  }
  if (isParalysed(c)) add('paralysed')
  if (isDelirious(c)) add('delirious')
  if (status.unconscious) add('unconscious')
  if (status.tied) add('tied')
  if (status.bound) add('bound')
  if (status.fleeing) add('fleeing')
  if (status.surrendered) add('surrendered')
  if (status.weakened) add('weakened')
  if (status.inCover) add('inCover')
  if (status.unseen) add('unseen')
  if (sheet.deprived) add('deprived')
  if (status.newcomer) add('newcomer')
  if (sheet.detachment) add('detachment')
  for (const { words, healed } of sheet.scars) if (!healed) add('scar', words)
  return [...list, ...markersOn(s, c.id)]
}
