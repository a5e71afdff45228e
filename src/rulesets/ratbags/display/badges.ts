import { isDelirious, isParalysed, minutesLeft } from '../conditions/able'
import type { BadgeCode } from '../state/badges'
import type { Combatant, Snapshot } from '../state/types'

export interface Badge {
  code: BadgeCode
  words: string
  /** What the players read instead, who are told less. */
  told?: string
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
  if (status.destroyed) add('destroyed')
  if (status.routed) add('routed')
  if (!status.dead && (status.critical || status.down)) {
    add(status.critical ? 'critical' : 'down', status.critical ? 'critical damage' : 'down')
    if (status.aided) add('aided')
    else if (status.hourLeft !== null)
      list.push({
        code: 'dying',
        words: `dying, ${minutesLeft(c)} min`,
        told: 'dying',
        open: sheet.kind !== 'npc',
      })
  }
  if (isParalysed(c)) add('paralysed')
  if (isDelirious(c)) add('delirious')
  if (status.unconscious) add('unconscious')
  if (status.tied) add('tied', 'tied up')
  if (status.bound) add('bound', 'hands bound')
  if (status.fleeing) add('fleeing')
  if (status.surrendered) add('surrendered')
  if (status.weakened) add('weakened')
  if (status.inCover) add('cover', 'in cover')
  if (status.unseen) add('unseen')
  if (sheet.deprived) add('deprived', 'deprived', sheet.kind !== 'npc')
  if (status.newcomer) add('newcomer', 'from next round')
  if (sheet.detachment) add('detachment', 'detachment', true)
  for (const { words, healed } of sheet.scars) if (!healed) add('scar', words)
  for (const { on, words, shared } of Object.values(s.effects)) if (on === c.id) add('marker', words, shared)
  return list
}
