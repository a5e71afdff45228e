import { rule } from '~/engine/rule'
import { ruleReport } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isPresent } from '../conditions'
import { test } from '../dice/testRoll'
import { canSee, distanceBetween } from '../space'
import { say } from '../state/events'
import type { Combatant, Endurance, Snapshot } from '../state/types'

/** A patient is unconscious, alive, within 1 m and behind no wall [END-ACT-13, END-ACT-29]. */
export function canTreat(s: Snapshot, terrain: Terrain, by: Combatant, patient: Combatant): boolean {
  if (patient.id === by.id || !isPresent(patient) || !patient.sheet.status.unconscious) return false
  if ((distanceBetween(terrain, by, patient) ?? Infinity) > 1) return false
  ruleReport('END-ACT-29')
  return canSee(s, terrain, by, patient)
}

/** What bringing this one back must reach: what health is missing, at least 4; or always the number of the house rule. */
export function difficultyOf(
  { settings: { resuscitateDifficulty: fixed } }: Snapshot,
  { sheet: { health } }: Combatant,
): number {
  return fixed === 'missing health' ? Math.max(4, health.max - health.cur) : fixed
}

/** Intellect, handling and healing against what the patient is missing, at least 4: back to consciousness, still prone. */
export const resuscitate = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-12', 'END-ACT-13'],
  'resuscitate',
  function* (w, who, { patient }) {
    const there = () => {
      const c = patient === undefined ? undefined : w.now.combatants[patient]
      return c && canTreat(w.now, w.terrain, w.of(who), c) ? c : undefined
    }
    const found = there()
    if (!found) return
    const see = questionVisibility(w, who, found.id)
    const { total, because } = yield* test(w, who, 'resuscitate', {
      attribute: 'intellect',
      skill: 'handling',
      proficiency: 'healing',
      aimed: true,
      against: () => difficultyOf(w.now, w.of(found.id)),
      helped: true,
      see,
    })
    const still = there()
    if (!still) return
    const difficulty = difficultyOf(w.now, still)
    const conscious = total >= difficulty
    say(w, 'resuscitated', { who, patient: still.id }, { conscious }, { total, difficulty }, because)
    if (!conscious) return
    w.enter('END-COND-03', 'END-TURN-09')
    w.editSheet(still.id, 'status').unconscious = false
  },
)
