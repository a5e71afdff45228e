import type { Id } from '~/engine/snapshot'
import { endMarkersOfRound } from '~/table/tokens/marker'
import { isAble, isOnField } from '../conditions'
import { CONDITION } from '../state/conditions'
import { say } from '../state/events'
import type { World } from '../state/types'
import { eligible } from './teams'

/** P2, the beginning: everybody's turn is open again, attack counters are at zero, and the first team begins. */
export function startRound(w: World): void {
  const turn = w.editTurn()
  turn.round++
  turn.at = 0
  turn.who = null
  w.enter('END-TURN-01', 'END-INIT-08', 'END-ATK-12')
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    const { acted, newcomer, attacksThisRound } = sheet.status
    // Whoever waits off the map comes into the fight when the GM puts them on it.
    const waits = !isOnField(w.now, w.of(id))
    if (acted || newcomer !== waits || attacksThisRound > 0)
      Object.assign(w.editSheet(id, 'status'), { acted: false, newcomer: waits, attacksThisRound: 0 })
  }
  const { round, surprise } = turn
  if (surprise !== null) w.enter('END-SURP-02', 'END-SURP-07')
  say(w, 'round', {}, { round, surprise: surprise !== null })
}

/** P8: six seconds have passed; whoever was surprised is so no longer. */
function endRound(w: World): void {
  const turn = w.editTurn()
  turn.seconds += 6
  endMarkersOfRound(w, turn.round)
  if (turn.surprise !== null) {
    w.enter('END-SURP-03', 'END-SURP-07')
    const lost = Object.values(w.now.combatants).some(
      c => !isAble(c) && !c.sheet.status.acted && !c.sheet.status.surprised,
    )
    if (lost) w.enter('END-SURP-06')
  }
  turn.surprise = null
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    const { status } = sheet
    if (!CONDITION.isEndedBy('round', status)) continue
    const reactionsLeft = status.surprised ? 1 : status.reactionsLeft
    Object.assign(w.editSheet(id, 'status'), { ...CONDITION.endedBy('round'), reactionsLeft })
  }
}

/**
 * At rest, with nobody taking a turn: the go moves on past teams that have nobody left, round and round; when no team has,
 * the round ends and the next begins. It stays where it is when nobody at all can act.
 */
export function passGo(w: World): void {
  const { teams, at, surprise } = w.now.turn!
  if (!Object.values(w.now.combatants).some(c => isAble(c) && isOnField(w.now, c))) return
  if (surprise !== null && teams.some(side => side !== surprise && hasSomebody(w, side)))
    w.enter('END-SURP-04', 'END-SURP-05')
  for (let i = 0; i < teams.length; i++) {
    const next = (at + i) % teams.length
    if (!hasSomebody(w, teams[next]!)) continue
    if (i > 0) {
      w.enter('END-TURN-06', 'END-TURN-07')
      w.editTurn().at = next
    }
    return
  }
  w.enter('END-TURN-04')
  endRound(w)
  startRound(w)
  const first = teams.findIndex(side => hasSomebody(w, side))
  if (first > 0) w.editTurn().at = first
}

function hasSomebody(w: World, side: Id): boolean {
  return eligible(w.now, side).length > 0
}
