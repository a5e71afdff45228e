import { say } from '../state/events'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isDying, roster } from '../conditions'
import { areNeighbours, ends, go, isInCombat, normalMovement, squaresNextTo, type Way } from '../space'
import { test } from '../dice'
import type { Combatant, Snapshot, Tiny } from '../state/types'
import { choose } from '../state/questions'
import { questionVisibility } from '~/table/secrecy/shareAs'

/** Up to normal movement to a square beside the patient, even one in combat. */
export function toPatient(s: Snapshot, terrain: Terrain, c: Combatant, patient: Combatant): Way {
  const end = squaresNextTo(s, terrain, patient)
  return { budget: normalMovement(c.sheet), rule: 'TINY-DEATH-11', end, elsewhere: 'notBeside', stay: true }
}

/** Dying allies of this medic. */
export function dyingAllies(s: Snapshot, c: Combatant): readonly Combatant[] {
  return roster(s).filter(other => other.id !== c.id && !areFoes(c, other) && isDying(other))
}

/** Dying allies beside this medic, or (out of combat) whom it can reach. */
function patientsOf(s: Snapshot, terrain: Terrain, c: Combatant): readonly Combatant[] {
  const bound = isInCombat(s, terrain, c)
  return dyingAllies(s, c).filter(
    other =>
      areNeighbours(s, terrain, c, other) || (!bound && ends(s, terrain, c, toPatient(s, terrain, c, other)).size > 0),
  )
}

/** Why nobody can be attended. */
export function whyNotAttend(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  if (!c.sheet.traits.medic) return reason('TINY-DEATH-09', 'noMedic', { who: c.id })
  return patientsOf(s, terrain, c).length > 0 ? undefined : reason('TINY-DEATH-11', 'noPatient')
}

/** Attend: the whole turn for a dying ally. */
export const attend = rule<Tiny, [Id], void>(['TINY-DEATH-11'], 'attend', function* (w, who) {
  const near = () => patientsOf(w.now, w.terrain, w.of(who))
  // On the GM's word, anybody dying of the own side.
  const patients = () => (near().length > 0 ? near() : dyingAllies(w.now, w.of(who))).map(c => c.id)
  if (patients().length === 0) return
  const untended = patients().find(id => !w.of(id).sheet.status.tended)
  const patient = yield* choose(who, 'attend.patient', patients, {
    see: 'asked',
    default: untended ?? patients()[0]!,
  })
  const bound = isInCombat(w.now, w.terrain, w.of(who))
  if (!bound && !areNeighbours(w.now, w.terrain, w.of(who), w.of(patient)))
    yield* go(w, who, 'attend.path', () => toPatient(w.now, w.terrain, w.of(who), w.of(patient)), { patient })
  yield* tend(w, who, patient)
})

/** A Medic Test for somebody dying: with success every attempt it still has is made with advantage. */
export const tend = rule<Tiny, [Id, Id], void>(['TINY-DEATH-09', 'TINY-DICE-09'], 'tend', function* (w, who, patient) {
  const success = yield* medicTest(w, who, patient)
  if (!success || !isDying(w.of(patient))) return
  w.enter('TINY-DEATH-10')
  w.editSheet(patient, 'status').tended = true
})

/** A Medic Test: a normal Test; armour is not in its way. */
export const medicTest = rule<Tiny, [Id, Id], boolean>([], 'medicTest', function* (w, who, patient) {
  const see = questionVisibility(w, who, patient)
  const tested = yield* test(w, who, 'medic', { sources: () => [], see, facts: { patient } })
  const { success, mode, faces, needed } = tested
  const facts = { who, patient, success }
  say(w, 'tends', { who, patient }, facts, { mode, faces, needed })
  return success
})
