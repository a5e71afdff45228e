import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isBroken, isFearless, isPresent, isUnearthly, roster } from '../conditions'
import { save } from '../dice'
import { say } from '../state/events'
import type { Murdham, World } from '../state/types'
import { harmed } from './damage'

/** The next turn is lost: this round's if it is still fresh, else the next round's; it does not pile up [MUR-COND-03]. */
export function stun(w: World, who: Id): void {
  w.enter('MUR-COND-03')
  const { turn } = w.of(who).sheet.status
  const { phase, ambushers } = w.now.turn ?? {}
  if (phase === 'bonus' && ambushers?.includes(who) && w.now.turn?.acting?.who !== who)
    w.editTurn().ambushers = ambushers.filter(id => id !== who)
  else if (phase !== 'bonus' && turn === 'fresh') w.editSheet(who, 'status').turn = 'spent'
  else w.editSheet(who, 'status').skipTurn = true
  say(w, 'losesTurn', { who })
}

/** A STR save against poison; undead and their like know none [MUR-COND-07]. */
export const poison = rule<Murdham, [Id, Id], void>(['MUR-COND-07'], 'poison', function* (w, who, by) {
  if (isUnearthly(w.of(who))) return w.enter('MUR-KIND-01')
  if (yield* save(w, who, 'str', { key: 'poison.save' })) return
  w.editSheet(who, 'status').poisoned = true
  tell(w, who, 'poisoned')
  yield* harmed(w, who, by)
})

/** Frightened of one: no step nearer to it; terrified: away from it [MUR-COND-04]. The fearless are not. */
export function frighten(w: World, who: Id, of: Id, how: 'frightened' | 'terrified' = 'frightened'): void {
  w.enter('MUR-COND-04')
  if (isFearless(w.of(who))) return w.enter('MUR-KIND-01')
  const status = w.editSheet(who, 'status')
  if (how === 'terrified') status.terrifiedOf = of
  else if (!status.frightenedOf.includes(of)) status.frightenedOf = [...status.frightenedOf, of]
  tell(w, who, how)
}

/** Confused; a second time it is too much [MUR-COND-06]. */
export function confuse(w: World, who: Id): void {
  w.enter('MUR-COND-06')
  const status = w.editSheet(who, 'status')
  if (!status.confused) {
    status.confused = true
    return tell(w, who, 'confused')
  }
  if (isUnearthly(w.of(who))) return w.enter('MUR-KIND-01')
  status.incapacitated = true
  tell(w, who, 'incapacitated')
}

/** A frenzy leaves no room for fear or a broken spirit [MUR-COND-05]. */
export function enrage(w: World, who: Id): void {
  w.enter('MUR-COND-05')
  Object.assign(w.editSheet(who, 'status'), { frenzied: true, frightenedOf: [], terrifiedOf: null })
  if (isBroken(w.of(who))) w.editSheet(who, 'status').stance = 'steady'
  tell(w, who, 'frenzied')
}

/** Whatever had hold of its mind has let go. */
export function calm(w: World, who: Id): void {
  const mind = { frenzied: false, confused: false, tauntedBy: null, frightenedOf: [], terrifiedOf: null }
  Object.assign(w.editSheet(who, 'status'), mind)
  tell(w, who, 'calmed')
}

/** Nobody fears, or is bound by the taunts of, whoever is dead or has left [MUR-COND-04, MUR-ACT-06]. */
export function tidyMinds(w: World): void {
  const isThere = (id: Id) => w.now.combatants[id] !== undefined && isPresent(w.of(id))
  for (const { id, sheet } of roster(w.now)) {
    const { tauntedBy, terrifiedOf, frightenedOf } = sheet.status
    if (tauntedBy !== null && !isThere(tauntedBy)) {
      w.enter('MUR-ACT-06')
      w.editSheet(id, 'status').tauntedBy = null
    }
    const feared = frightenedOf.filter(isThere)
    const runsFrom = terrifiedOf !== null && isThere(terrifiedOf) ? terrifiedOf : null
    if (runsFrom === terrifiedOf && feared.length === frightenedOf.length) continue
    w.enter('MUR-COND-04')
    Object.assign(w.editSheet(id, 'status'), { frightenedOf: feared, terrifiedOf: runsFrom })
    if (feared.length > 0 || runsFrom !== null) continue
    if (isPresent(w.of(id))) say(w, 'takesHeart', { who: id })
  }
}

function tell(w: World, who: Id, what: string): void {
  say(w, 'condition', { who }, { what })
}
