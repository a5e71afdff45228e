import { reason } from '~/engine/reason'
import type { Id, Option, Reason } from '~/engine/types'
import { share } from '~/table/share'
import type { Terrain } from '~/table/terrain'
import type { Sheet } from './sheet'
import { squaresBetween } from './space'
import { cannotBreathe, isPresent } from './states'
import type { Combatant, Snapshot, World } from './types'

/** Why a Heal check does nothing for somebody: it is for those at 0 Wounds or below, or who cannot breathe. */
function whyNotPatient({ id, sheet }: Combatant): Reason | undefined {
  const needs = (sheet.wounds.cur <= 0 && !sheet.status.stabilized) || cannotBreathe(sheet)
  return needs ? undefined : reason('HAL-DEATH-07', 'needsNoHealing', { who: id })
}

/** Oneself and those adjacent; the others closed with the reason. */
export function patientsOf(s: Snapshot, terrain: Terrain, healer: Combatant): Option<Id>[] {
  const list = Object.values(s.combatants)
    .filter(isPresent)
    .map(c => {
      const far = c.id !== healer.id && (squaresBetween(terrain, healer, c) ?? Infinity) > 1
      const no = whyNotPatient(c) ?? (far ? reason('HAL-DEATH-15', 'patientTooFar', { who: c.id }) : undefined)
      return { value: c.id, ...(no && { whyNot: no }) }
    })
  return [...list.filter(({ whyNot }) => !whyNot), ...list.filter(({ whyNot }) => whyNot)]
}

/** 10 and the highest amount among the open injuries, of whatever type [HAL-DEATH-07, 15]. */
export function treatmentTN({ injuries }: Sheet): number {
  return 10 + Math.max(0, ...injuries.map(({ amount, healed }) => (healed ? 0 : amount)))
}

/** A Heal check has worked: whoever lies at 0 or below is stabilized, a closed airway opens. Injuries stay. */
export function stabilize(w: World, who: Id): void {
  if (w.of(who).sheet.status.dead) return
  const { sheet } = w.of(who)
  const opened = cannotBreathe(sheet)
  if (opened) openAirway(w, who)
  if (sheet.wounds.cur <= 0) w.editSheet(who, 'status').stabilized = true
  const told = { who, opened, stabilized: sheet.wounds.cur <= 0 }
  w.emit({ type: 'stabilized', with: told, ...share(w.now, [who], told) })
}

/** It breathes again, and wakes if it had fainted for want of air; it still cannot speak [HAL-COND-09]. */
function openAirway(w: World, who: Id): void {
  w.enter('HAL-COND-09')
  const { sheet } = w.edit(who)
  for (const injury of sheet.combatInjuries) injury.effects = injury.effects.filter(one => one !== 'cannotBreathe')
  sheet.conditions = sheet.conditions.filter(
    ({ state, cause }) => state !== 'cannotBreathe' && !(state === 'unconscious' && cause === SUFFOCATION),
  )
  sheet.breath = null
}

/** The cause of an unconsciousness that ends with the first breath. */
export const SUFFOCATION = 'suffocation'
