import { say } from '../state/events'
import type { Id } from '~/engine/snapshot'
import type { EndedBy } from '~/table/contract/conditions'
import { endMarkers, endMarkersOfRound } from '~/table/tokens/marker'
import { isAble, isDying, roster, sidesLeft } from '../conditions'
import { isDue } from '../harm/stabilize'
import { CONDITION } from '../state/sheet'
import type { Combatant, Snapshot, World } from '../state/types'

/** Seconds of a round. */
const ROUND = 5

/** Somebody whose place in the order is a turn: able, or dying with an attempt due, unless the GM has taken it away. */
export function takesTurn(s: Snapshot, c: Combatant): boolean {
  return !c.skips && (isAble(c) || isDue(s, c))
}

/** One side is left at most, or none: undefined while there is a fight. */
export function decided(s: Snapshot): { side: Id | null } | undefined {
  if (s.phase !== 'combat') return undefined
  const left = sidesLeft(s)
  return left.length <= 1 ? { side: left[0] ?? null } : undefined
}

/** Combat is over but for the GM's word: one side is left, and the GM does not hold it open. */
export function isOver(s: Snapshot): boolean {
  return decided(s) !== undefined && !s.turn?.held
}

/** What such a moment ends by itself is over. Whether anything was. */
function endConditions(w: World, who: Id, when: EndedBy): boolean {
  if (!CONDITION.isEndedBy(when, w.of(who).sheet.status)) return false
  Object.assign(w.editSheet(who, 'status'), CONDITION.endedBy(when))
  return true
}

/** X's turn begins: its own evading ends. */
function startTurn(w: World, who: Id): void {
  const turn = w.editTurn()
  turn.who = who
  w.enter('TINY-TURN-02', 'TINY-TURN-04')
  if (endConditions(w, who, 'turnStart')) w.enter('TINY-TURN-06')
  say(w, 'turn', { who }, {}, { round: turn.round })
  endMarkers(w, { round: turn.round, of: who, when: 'start' })
}

/** X's turn is over; its place in the round is taken. */
export function endTurn(w: World, who: Id): void {
  const turn = w.editTurn()
  if (turn.who !== who) return
  turn.who = null
  turn.last = who
  endConditions(w, who, 'turnEnd')
  endMarkers(w, { round: turn.round, of: who, when: 'end' })
}

function endRound(w: World): void {
  w.enter('TINY-TURN-01', 'TINY-INIT-09')
  const turn = w.editTurn()
  for (const { id } of roster(w.now)) endConditions(w, id, 'round')
  endMarkersOfRound(w, turn.round)
  turn.round++
  turn.seconds += ROUND
  turn.last = null
  say(w, 'round', {}, { round: turn.round })
}

/** Seconds that so many rounds begun have taken. */
export const secondsOf = (rounds: number): number => ROUND * rounds

/** P2: on to the next place whose owner takes a turn, round after round; nowhere when nobody is left who could. */
export function passTurn(w: World): void {
  while (roster(w.now).some(c => isAble(c) || (isDying(c) && c.sheet.status.attempts.length > 0))) {
    const { order, last, round } = w.now.turn!
    const next = order[last === null ? 0 : order.findIndex(place => place.who === last) + 1]
    if (!next) {
      endRound(w)
      continue
    }
    const c = w.of(next.who)
    if (takesTurn(w.now, c)) return startTurn(w, next.who)
    w.enter(c.skips ? 'TINY-GM-01' : isDying(c) ? 'TINY-DEATH-12' : 'TINY-TURN-06')
    w.editTurn().last = next.who
    if (c.skips) delete w.editRow(next.who).skips
    for (const when of ['turnStart', 'turnEnd'] as const) endConditions(w, c.id, when)
    for (const when of ['start', 'end'] as const) endMarkers(w, { round, of: next.who, when })
  }
}
