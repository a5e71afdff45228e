import { isBloodied, isHarmed } from '../harm/damage'
import { isBroken } from '../sheet/durability'
import type { BadgeCode } from '../state/badges'
import type { Combatant, Snapshot } from '../state/types'
import { DEGREES, FLAGS } from '../state/vocabulary'

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
  else if (status.unconscious) add('unconscious')
  if (isBloodied(sheet)) add('bloodied')
  if (isHarmed(sheet)) add('harmed')
  if (status.prone) add('prone')
  if (status.surprised) add('surprised')
  if (status.guarding) add('guarding')
  if (status.waiting) add('waiting')
  if (status.cover) add('cover', 'in cover')
  if (status.readied) add('readied', 'readied something')
  if (status.pending) add('busy')
  if (status.hiddenFrom.length > 0) add('hidden', `hidden from ${status.hiddenFrom.length}`, false)
  for (const flag of FLAGS) if (sheet.conditions[flag]) add(flag)
  for (const degree of DEGREES) if (sheet.conditions[degree] > 0) add(degree, `${degree} ${sheet.conditions[degree]}`)
  for (const item of sheet.items) if (item.held && isBroken(item)) add('broken', `${item.name} broken`)
  for (const { on, words, shared } of Object.values(s.effects)) if (on === c.id) add('marker', words, shared)
  return list
}
