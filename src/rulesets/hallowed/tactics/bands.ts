import { total } from '~/engine/reason'
import type { Asked, Roll } from '~/engine/questions'
import type { BandOf } from '~/engine/ruleset'
import type { DamageType } from '../state/vocabulary'
import type { Snapshot } from '../state/types'

/**
 * An attack's d20: whether the sum reaches the Defense, and which of the threats it reaches that anything of the attacker's has
 * [HAL-ATK-02, HAL-CRIT-03]. By house rule 1 and 20 stand alone [HAL-OPT-03].
 */
export function ofAttack(s: Snapshot, { of, stated }: Asked & Roll): BandOf | undefined {
  const by = s.combatants[of]
  if (!by || !stated?.against) return undefined
  const least = stated.against.n - total(stated.adds ?? [])
  const threats = new Set([20, ...by.sheet.weapons.map(({ critThreat }) => critThreat)])
  const { naturalExtremes } = s.settings
  return ([die = 1]) => {
    if (naturalExtremes && (die === 1 || die === 20)) return die
    return die < least ? 'miss' : `hit ${[...threats].filter(threat => die >= threat).length}`
  }
}

/** Whether there is an injury at all: d% no higher than the damage [HAL-CRIT-05]. */
export function ofChance(_s: Snapshot, { facts }: Asked & Roll): BandOf | undefined {
  const amount = facts?.amount
  return typeof amount === 'number' ? ([chance = 100]) => (chance <= amount ? 'injured' : 'spared') : undefined
}

/** Which row of the table it is [HAL-CRIT-06]. */
export function ofRow({ settings }: Snapshot, { facts }: Asked & Roll): BandOf | undefined {
  const table = settings.injuryTables[facts?.table as DamageType]
  return table && (([face = 1]) => table.rows.findIndex(({ from, to }) => from <= face && face <= to))
}

/** 1 and 2 are the main hand, 3 and 4 the other [HAL-DICE-07]. */
export const ofSide =
  (): BandOf =>
  ([d4 = 1]) =>
    d4 <= 2 ? 'main' : 'off'
