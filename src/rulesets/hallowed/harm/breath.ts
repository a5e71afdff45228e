import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { cannotBreathe } from '../conditions'
import { check } from '../dice'
import { modifierOf } from '../sheet/ability'
import { say } from '../state/events'
import type { Hallowed, World } from '../state/types'
import { die, hurt } from './damage'
import { isFaint, SUFFOCATION } from './stabilize'

/**
 * Whoever cannot breathe, at the end of each round: Strength against 10 and the checks passed before. The first failure
 * brings unconsciousness and 0 Wounds, the next round −1, the one after death.
 */
export const breathe = rule<Hallowed, [Id], void>(['HAL-COND-08'], 'breathe', function* (w, who) {
  const { breath } = w.of(who).sheet
  if (breath === null) return
  if (breath.stage === 'last') return die(w, who)
  if (breath.stage === 'fainted') {
    lowerTo(w, who, -1)
    if (!w.of(who).sheet.status.dead) w.edit(who).sheet.breath = { ...breath, stage: 'last' }
    return
  }
  const tn = 10 + breath.successes
  const parts = [part(modifierOf(w.of(who).sheet, 'strength'), 'strength', 'HAL-COND-08')]
  const { sum, because } = yield* check(w, w.now, who, { key: 'breath.die', parts, facts: { tn } })
  const holds = sum >= tn
  say(w, 'breath', { who }, { holds }, { sum, tn }, because)
  if (holds) w.edit(who).sheet.breath = { ...breath, successes: breath.successes + 1 }
  else faint(w, who)
})

function faint(w: World, who: Id): void {
  const { sheet } = w.edit(who)
  sheet.breath = { successes: sheet.breath?.successes ?? 0, stage: 'fainted' }
  sheet.conditions.push({ state: 'unconscious', cause: SUFFOCATION, modifiers: [] })
  lowerTo(w, who, 0)
}

function lowerTo(w: World, who: Id, wounds: number): void {
  const amount = Math.max(0, w.of(who).sheet.wounds.cur - wounds)
  hurt(w, who, { amount, types: ['suffocation'], source: SUFFOCATION, from: 'inside', direct: true })
}

/** Breath begins to run out, or comes back, with whatever closed or opened the airway. */
export function followBreath(w: World): void {
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    const airless = cannotBreathe(sheet)
    const closed = airless && !sheet.status.dead
    // The dead have no breath to count, and lie as they fainted until the airway is open.
    const fainted = !airless && sheet.conditions.some(isFaint)
    if (closed === (sheet.breath !== null) && !fainted) continue
    const edited = w.edit(id).sheet
    edited.breath = closed ? { successes: 0, stage: 'holding' } : null
    if (!closed) edited.conditions = edited.conditions.filter(one => !isFaint(one))
  }
}
