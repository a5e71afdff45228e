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
  const { kind, status, armour } = c.sheet
  const { condition, attempts, tended, evading, hidden } = status
  const pc = kind === 'pc'
  const list: Badge[] = []
  const add = (code: BadgeCode, words: string = code, open = true) => list.push({ code, words, open })
  if (condition === 'dying') {
    // How many attempts are left is the drama of a pc, and a secret of an npc.
    add('dying', `dying, ${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'} left`, pc)
    if (!pc) add('down', 'down')
  }
  if (condition === 'stable') add('stable', pc ? 'stable, unconscious' : 'down')
  if (condition === 'defeated') add('defeated', 'down')
  if (condition === 'dead') add('dead')
  if (tended && condition === 'dying') add('tended', 'tended by a Medic', pc)
  if (evading) add('evading')
  if (hidden) add('hidden', 'hidden', pc)
  if (armour !== 'none') add('armour', `${armour} armour`)
  for (const { on, words, shared } of Object.values(s.effects)) if (on === c.id) add('marker', words, shared)
  return list
}
