import type { Reason } from '~/engine/command'
import { option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { cannotBreathe, isPresent } from '../conditions'
import { check, skillParts } from '../dice'
import { canSee, distanceBetween } from '../space'
import { say } from '../state/events'
import type { Sheet } from '../state/sheet'
import type { Combatant, Hallowed, Snapshot, World } from '../state/types'

/** Why a Heal check does nothing for somebody: it is for those at 0 Wounds or below, or who cannot breathe. */
function whyNotPatient({ id, sheet }: Combatant): Reason | undefined {
  const needs = (sheet.wounds.cur <= 0 && !sheet.status.stabilized) || cannotBreathe(sheet)
  return needs ? undefined : reason('HAL-DEATH-07', 'needsNoHealing', { who: id })
}

/** Why somebody is too far away for a Heal check, or behind a wall; never oneself [HAL-DEATH-15, HAL-DEATH-19]. */
function whyNotBeside(s: Snapshot, terrain: Terrain, healer: Combatant, c: Combatant): Reason | undefined {
  if (c.id === healer.id) return undefined
  if ((distanceBetween(terrain, healer, c) ?? Infinity) > 1)
    return reason('HAL-DEATH-15', 'patientTooFar', { who: c.id })
  return canSee(s, terrain, healer, c) ? undefined : reason('HAL-DEATH-19', 'noSight', { target: c.id })
}

/** Oneself and those adjacent; the others closed with the reason. */
export function patientsOf(s: Snapshot, terrain: Terrain, healer: Combatant): Option<Id>[] {
  const list = Object.values(s.combatants)
    .filter(isPresent)
    .map(c => option(c.id, whyNotPatient(c) ?? whyNotBeside(s, terrain, healer, c)))
  return [...list.filter(({ whyNot }) => !whyNot), ...list.filter(({ whyNot }) => whyNot)]
}

/** 10 and the highest amount among the open injuries, of whatever type [HAL-DEATH-07, 15]. */
export function treatmentTN({ injuries }: Sheet): number {
  return 10 + Math.max(0, ...injuries.map(({ amount, healed }) => (healed ? 0 : amount)))
}

/** d20 and the Heal skill against 10 and the highest amount among the open injuries; a failure has no penalty. */
export const treat = rule<Hallowed, [Snapshot, Id, Id], boolean>(
  ['HAL-DEATH-07', 'HAL-DEATH-15'],
  'treat',
  function* (w, s, who, patient) {
    const tn = treatmentTN(s.combatants[patient]!.sheet)
    const parts = skillParts(s.combatants[who]!.sheet, 'heal')
    const own = w.now.sides[w.of(patient).side]?.show === 'exact'
    const facts = own ? { patient, tn } : { patient }
    const { sum, because } = yield* check(w, s, who, { key: 'heal.die', parts, facts })
    const works = sum >= tn
    say(w, 'treated', { who, patient }, { works }, { sum, tn }, because)
    return works
  },
)

/** A Heal check has worked: whoever lies at 0 or below is stabilized, a closed airway opens. Injuries stay. */
export function stabilize(w: World, who: Id): void {
  if (w.of(who).sheet.status.dead) return
  const { sheet } = w.of(who)
  const opened = cannotBreathe(sheet)
  if (opened) openAirway(w, who)
  if (sheet.wounds.cur <= 0) w.editSheet(who, 'status').stabilized = true
  say(w, 'stabilized', { who }, { opened, stabilized: sheet.wounds.cur <= 0 })
}

/** It breathes again, and wakes if it had fainted for want of air; it still cannot speak [HAL-COND-09]. */
function openAirway(w: World, who: Id): void {
  w.enter('HAL-COND-09')
  const { sheet } = w.edit(who)
  for (const injury of sheet.combatInjuries) injury.effects = injury.effects.filter(one => one !== 'cannotBreathe')
  sheet.conditions = sheet.conditions.filter(one => one.state !== 'cannotBreathe' && !isFaint(one))
  sheet.breath = null
}

/** The cause of an unconsciousness that ends with the first breath. */
export const SUFFOCATION = 'suffocation'

/** An unconsciousness for want of air. Whatever else somebody has written down with that cause is no affair of the breath. */
export const isFaint = ({ state, cause }: Sheet['conditions'][number]): boolean =>
  state === 'unconscious' && cause === SUFFOCATION
