import { ruleReport } from '~/engine/ruleReport'
import { currentScore } from '../sheet/ability'
import type { CombatInjury, Sheet } from '../state/sheet'
import type { Combatant } from '../state/types'
import type { Condition, InjuryEffect } from '../state/vocabulary'

/** Combat injuries that are not healed. */
export function openInjuries({ combatInjuries }: Sheet): readonly CombatInjury[] {
  return combatInjuries.filter(({ healed }) => !healed)
}

/** How many injuries bring this effect. */
export function injuriesWith(sheet: Sheet, effect: InjuryEffect): number {
  let n = 0
  for (const { healed, effects } of sheet.combatInjuries) if (!healed && effects.includes(effect)) n++
  return n
}

const given = ({ conditions }: Sheet, state: Condition): boolean => conditions.some(one => one.state === state)

/** The rule holds; it is reported where it decides something. */
function by(rule: string, holds: boolean): boolean {
  if (holds) ruleReport(rule)
  return holds
}

/** Neither moves nor acts, Agility counts as 0 for Defense [HAL-COND-03]. */
export function isParalyzed(sheet: Sheet): boolean {
  return by(
    'HAL-COND-03',
    given(sheet, 'paralyzed') ||
      by('HAL-INJ-14', injuriesWith(sheet, 'paralyzed') > 0) ||
      by('HAL-INJ-27', currentScore(sheet, 'strength') === 0 || currentScore(sheet, 'agility') === 0),
  )
}

/** As paralyzed, and without a voice [HAL-COND-04]. */
export function isUnconscious(sheet: Sheet): boolean {
  return by(
    'HAL-COND-04',
    given(sheet, 'unconscious') ||
      by('HAL-INJ-27', currentScore(sheet, 'memory') === 0 || currentScore(sheet, 'insight') === 0),
  )
}

/** Can do nothing at all. */
export const isHelpless = (sheet: Sheet): boolean => sheet.status.dead || isUnconscious(sheet) || isParalyzed(sheet)

/** Both eyes shut, Perception 0, or blinded otherwise [HAL-COND-06]. */
export function isBlinded(sheet: Sheet): boolean {
  return by(
    'HAL-COND-06',
    given(sheet, 'blinded') || by('HAL-INJ-30', injuriesWith(sheet, 'oneEyeBlind') > 1) || hasNoSenses(sheet),
  )
}

/** A label without numbers [HAL-COND-06]. */
export function isDeafened(sheet: Sheet): boolean {
  return by(
    'HAL-COND-06',
    given(sheet, 'deafened') || by('HAL-INJ-30', injuriesWith(sheet, 'oneEarDeaf') > 1) || hasNoSenses(sheet),
  )
}

const hasNoSenses = (sheet: Sheet): boolean => by('HAL-INJ-27', currentScore(sheet, 'perception') === 0)

/** Cannot cast verbal spells nor intimidate [HAL-COND-05]. */
export function isMute(sheet: Sheet): boolean {
  return by('HAL-COND-05', given(sheet, 'mute') || injuriesWith(sheet, 'mute') > 0 || isUnconscious(sheet))
}

/** 2 less on each d20 it rolls [HAL-COND-07]. */
export function isConcussed(sheet: Sheet): boolean {
  return by('HAL-COND-07', given(sheet, 'concussed') || injuriesWith(sheet, 'concussed') > 0)
}

/** The airway is closed [HAL-COND-08]. */
export const cannotBreathe = (sheet: Sheet): boolean =>
  given(sheet, 'cannotBreathe') || injuriesWith(sheet, 'cannotBreathe') > 0

/** Lies, by its own or somebody's will or until an injury is healed. */
export const isProne = (sheet: Sheet): boolean => sheet.status.prone || staysProne(sheet)

/** A kneecap keeps it down [HAL-INJ-03]. */
export const staysProne = (sheet: Sheet): boolean => by('HAL-INJ-03', injuriesWith(sheet, 'proneUntilHealed') > 0)

/** How many things halve its Speed: injuries and conditions. */
export function halvings(sheet: Sheet): number {
  const injuries = injuriesWith(sheet, 'halfSpeed')
  if (injuries > 0) ruleReport('HAL-INJ-02')
  return injuries + sheet.conditions.filter(({ state }) => state === 'halfSpeed').length
}

/** At exactly 0 Wounds and not stabilized [HAL-DEATH-01]. */
export function isIncapacitated({ wounds, status }: Sheet): boolean {
  return by('HAL-DEATH-01', wounds.cur === 0 && !status.stabilized && !status.dead)
}

/** Below 0 Wounds and not stabilized [HAL-DEATH-04]. */
export function isDying({ wounds, status }: Sheet): boolean {
  return by('HAL-DEATH-04', wounds.cur < 0 && !status.stabilized && !status.dead)
}

/** At 0 Wounds or below and stabilized [HAL-DEATH-13]. */
export function isStabilized({ wounds, status }: Sheet): boolean {
  return by('HAL-DEATH-13', wounds.cur <= 0 && status.stabilized && !status.dead)
}

/** On the table: neither departed nor dead. */
export const isPresent = ({ gone, sheet }: Combatant): boolean => !gone && !sheet.status.dead

/** Able to fight: above 0 Wounds, awake, free of paralysis, and not out of it. */
export function isAble(c: Combatant): boolean {
  const { status, wounds } = c.sheet
  return isPresent(c) && wounds.cur > 0 && !status.routed && !status.surrendered && !isHelpless(c.sheet)
}

/** Able, and in the fight: whoever is not on the map, yet or any more, does not count [HAL-MORALE-09, HAL-END-03]. */
export const isFighting = (c: Combatant): boolean => isAble(c) && c.cell !== null
