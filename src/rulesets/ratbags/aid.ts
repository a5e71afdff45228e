import { choose } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import type { Terrain } from '~/table/terrain'
import { isDying, isOnBoard } from './able'
import { squaresBetween } from './space'
import type { Combatant, Ratbags, Snapshot, World } from './types'

/** Those in critical damage (or down) whom nobody has seen to yet. */
export function patients(s: Snapshot, by: Id): Id[] {
  return Object.values(s.combatants).flatMap(c => (c.id !== by && isDying(c) && isOnBoard(c) ? [c.id] : []))
}

/** Give aid to a neighbour: the clock stops; no roll. If it is not possible any more, another neighbour may be aided. */
export const aid = rule<Ratbags, [Id, Id], void>(['RAT-ACT-09'], 'aid', function* (w, by, patient) {
  const near = () => patients(w.now, by).filter(id => isNear(w.terrain, w.of(by), w.of(id)))
  let whom = patient
  if (!near().includes(patient)) {
    const options = () => [...near(), 'none']
    whom = yield* choose(by, 'aid.again', options, { see: 'asked', default: options()[0]! })
  }
  if (whom === 'none') w.emit({ type: 'lost', with: { who: by }, ...share(w.now, [by], { who: by }) })
  else treat(w, whom, by)
})

/** Treated, by a helper or after the fight: the clock stops, the patient still only crawls. */
export function treat(w: World, patient: Id, by?: Id): void {
  w.enter('RAT-COND-05')
  Object.assign(w.editSheet(patient, 'status'), { aided: true, hourLeft: null })
  const facts = { patient, ...(by !== undefined && { by }) }
  w.emit({ type: 'aided', with: facts, ...share(w.now, by === undefined ? [patient] : [patient, by], facts) })
}

/** Within 1 square. */
export function isNear(terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const squares = squaresBetween(terrain, a, b)
  return squares !== undefined && squares <= 1
}
