import { rule } from '~/engine/rule'
import { endMarkersOfRound, endWithCombat } from '~/table/tokens/marker'
import { isDying, isFighting } from '../conditions'
import { breathe } from '../harm/breath'
import { hurt } from '../harm/damage'
import { morale } from '../morale'
import { freshRound } from '../sheet/blank'
import { areFoes } from '../space'
import { CONDITION } from '../state/conditions'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Hallowed, Snapshot, World } from '../state/types'

/** P10. Initiative is wiped, what lasts a fight ends; pools, injuries, Dying and Stabilized stay as they are. */
export function endCombat(w: World): void {
  w.enter('HAL-END-01', 'HAL-END-02', 'HAL-END-03')
  w.set({ phase: 'over', turn: null })
  for (const { id } of Object.values(w.now.combatants)) {
    const { sheet } = w.edit(id)
    sheet.fight = { base: null, pending: null }
    sheet.round = freshRound()
    Object.assign(sheet.status, CONDITION.endedBy('combat'))
  }
  say(w, 'ended', {})
  endWithCombat(w)
}

/** P9. The end of a round: the dying bleed, breath runs out, monsters check morale, what lasts a round ends, is it over? */
export const endRound = rule<Hallowed, [], void>(['HAL-MORALE-13'], 'endRound', function* (w) {
  yield* bleedAndBreathe(w)
  yield* morale(w)
  expire(w)
  if (yield* isOver(w)) return endCombat(w)
  nextRound(w)
})

/** 1 Wound of everybody who is dying; then those who cannot breathe. Runs outside combat too, round by round. */
export const bleedAndBreathe = rule<Hallowed, [], void>([], 'bleedAndBreathe', function* (w) {
  for (const { id } of Object.values(w.now.combatants)) {
    if (w.of(id).gone || !isDying(w.of(id).sheet)) continue
    w.enter('HAL-DEATH-05', 'HAL-DEATH-12')
    hurt(w, id, { amount: 1, types: ['bleeding'], source: 'bleeding', from: 'inside', direct: true })
  }
  for (const { id } of Object.values(w.now.combatants))
    if (!w.of(id).gone && !w.of(id).sheet.status.dead) yield* breathe(w, id)
})

/** What lasts a round ends, as Surprised and Full-Defense do; Intimidation is forgotten with the round's counters. */
function expire(w: World): void {
  endMarkersOfRound(w, w.now.turn!.round)
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    const { status } = sheet
    if (status.surprised) w.enter('HAL-SURP-05')
    if (status.fullDefense) w.enter('HAL-ACT-13')
    if (CONDITION.isEndedBy('round', status)) Object.assign(w.editSheet(id, 'status'), CONDITION.endedBy('round'))
  }
}

/** Counters are cleared, everybody's Standard Action, Free Action and Reaction are fresh [HAL-ACT-15]. */
function nextRound(w: World): void {
  w.enter('HAL-ACT-15', 'HAL-INIT-14')
  for (const { id, sheet } of Object.values(w.now.combatants))
    w.edit(id).sheet.round = freshRound(sheet.round.lastAction)
  const turn = w.editTurn()
  const round = turn.round + 1
  Object.assign(turn, { round, step: 'declaring', declared: [], entries: [], count: null })
  say(w, 'round', {}, { round })
}

/** Two hostile sides that both have somebody able on the map [HAL-END-03]. */
export function isContested(s: Snapshot): boolean {
  const fighting = Object.values(s.combatants).filter(isFighting)
  return fighting.some(a => fighting.some(b => areFoes(s, a, b)))
}

/** Nobody is left to fight; the GM confirms, or plays on. */
const isOver = rule<Hallowed, [], boolean>([], 'isOver', function* (w) {
  if (isContested(w.now)) return false
  w.enter('HAL-END-01', 'HAL-END-03')
  const ways = () => ['end', 'goOn']
  return (yield* choose('gm', 'combat.over', ways, { see: 'asked', default: 'end' })) === 'end'
})
