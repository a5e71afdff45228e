import { CONDITION } from '../state/conditions'
import type { Combatant, Snapshot } from '../state/types'

export interface Badge {
  code: keyof typeof CONDITION.rows
  words: string
  /** Everybody at the table sees it. */
  open: boolean
}

/** What stands out about a combatant, most important first. */
export function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { kind, status, armour } = c.sheet
  const { condition, attempts } = status
  const pc = kind === 'pc'
  const list: Badge[] = []
  const add = (code: Badge['code'], words?: string) => list.push(CONDITION.badge(code, pc, words))
  if (condition === 'dying') {
    add('dying', `dying, ${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'} left`)
    if (!pc) add('down')
  } else if (condition === 'stable' && pc) add('stable', 'stable, unconscious')
  else if (condition !== 'up') add(condition)
  if (status.tended && condition === 'dying') add('tended')
  for (const mark of CONDITION.marks) if (status[mark] && mark !== 'tended') add(mark)
  if (armour !== 'none') add('armour', `${armour} armour`)
  for (const { on, words, shared } of Object.values(s.effects))
    if (on === c.id) list.push({ code: 'marker', words, open: shared })
  return list
}
