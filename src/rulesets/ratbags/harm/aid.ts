import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { isDying, isPresent } from '../conditions'
import { distanceBetween } from '../space'
import type { Combatant, Ratbags, Snapshot, World } from '../state/types'
import { choose } from '../state/questions'
import { say } from '../state/events'

/** Those in critical damage (or down) whom nobody has seen to yet. */
export function patients(s: Snapshot, by: Id): Id[] {
  return Object.values(s.combatants).flatMap(c => (c.id !== by && isDying(c) && isPresent(c) ? [c.id] : []))
}

/** Give aid to a neighbour: the clock stops; no roll. If it is not possible any more, another neighbour may be aided. */
export const aid = rule<Ratbags, [Id, Id], void>(['RAT-ACT-09'], 'aid', function* (w, by, patient) {
  const near = () => patients(w.now, by).filter(id => isNear(w.terrain, w.of(by), w.of(id)))
  let whom = patient
  if (!near().includes(patient)) {
    const options = () => [...near(), 'none']
    whom = yield* choose(by, 'aid.again', options, { see: 'asked', default: options()[0]! })
  }
  if (whom === 'none') say(w, 'lost', { who: by })
  else treat(w, whom, by)
})

/** Treated, by a helper or after the fight: the clock stops, the patient still only crawls. */
export function treat(w: World, patient: Id, by?: Id): void {
  w.enter('RAT-COND-05')
  Object.assign(w.editSheet(patient, 'status'), { aided: true, hourLeft: null })
  say(w, 'aided', { patient, ...(by !== undefined && { by }) })
}

/** Within 1 square. */
export function isNear(terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const squares = distanceBetween(terrain, a, b)
  return squares !== undefined && squares <= 1
}
