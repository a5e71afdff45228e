import type { Part } from '~/engine/events'
import { part, ruleReport } from '~/engine/reason'
import { armourBySize } from '../sheet'
import type { Combatant } from '../state/types'

/** What decides whether shield and cover count against a blow. */
export interface Guarding {
  /** The bearer counters, dodges or guards, or the blow counters the bearer's own [MUR-ARM-03]. */
  reacting: boolean
  /** The bearer knows of the attack. */
  aware: boolean
  /** Behind cover that the attack does not go through [MUR-PROT-02]. */
  cover: boolean
}

/** The parts of the armour value against a blow [MUR-ARM-01]. */
export function armourValue({ sheet }: Combatant, { reacting, aware, cover }: Guarding): Part[] {
  const { armour, naturalArmour, shields, size, skills } = sheet
  const parts: Part[] = []
  const add = (n: number, of: string, row: string) => n > 0 && parts.push(part(armourBySize(n, size), of, row))
  if (armour?.worn && !armour.destroyed) add(armour.value, 'worn', 'MUR-ARM-01')
  add(naturalArmour, 'natural', 'MUR-ARM-01')
  const held = shields.filter(shield => shield.held !== 'stowed' && !shield.destroyed)
  const mastery = aware && skills.includes('shieldMastery')
  if (held.length === 2 || (held.length === 1 && (reacting || mastery)))
    add(1, 'shield', held.length === 2 || reacting ? 'MUR-ARM-03' : 'MUR-SKILL-01')
  // Cover is as thick for everybody.
  if (cover) parts.push(part(1, 'cover', 'MUR-PROT-02'))
  if (armourBySize(1, size) > 1) ruleReport('MUR-SIZE-01')
  return parts
}
