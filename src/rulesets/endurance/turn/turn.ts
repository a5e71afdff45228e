import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { endMarkers } from '~/table/tokens/marker'
import { aim } from '../attack/aim'
import { strike } from '../attack/strike'
import { isAble, isUp } from '../conditions'
import { whyNotReach, attackModes, whyNotUse } from '../gear'
import { sufferConditions } from '../harm/sufferConditions'
import { spendActions } from '../sheet/weapons'
import { CONDITION } from '../state/conditions'
import { say } from '../state/events'
import type { Endurance, World } from '../state/types'
import { proposeEnd } from './end'
import { continueOrAbandon } from './longAction'
import { passGo } from './round'
import { addTeams } from './teams'

/** A team gives the go to one of its members (P3, to its first choice). */
export const takeTurn = rule<Endurance, [Id], void>(
  ['END-TURN-03', 'END-TURN-05', 'END-TURN-12'],
  'takeTurn',
  function* (w, who) {
    const turn = w.editTurn()
    turn.who = who
    const at = turn.teams.indexOf(w.of(who).side)
    if (at >= 0) turn.at = at
    for (const { id, sheet } of Object.values(w.now.combatants)) {
      const { moved, stepped, commanded } = sheet.status
      if (moved || stepped || commanded)
        Object.assign(w.editSheet(id, 'status'), { moved: false, stepped: false, commanded: false })
    }
    w.enter('END-ACT-01', 'END-REACT-01')
    Object.assign(w.editSheet(who, 'status'), {
      ...CONDITION.endedBy('turnStart'),
      readied: null,
      reactionsLeft: 1,
      actionsLeft: w.of(who).sheet.conditions.stunned ? 2 : 3,
    })
    say(w, 'turn', { who })
    endMarkers(w, { round: turn.round, of: who, when: 'start' })
    yield* sufferConditions(w, who)
    if (!isAble(w.of(who))) return
    if (w.of(who).sheet.status.pending) yield* continueOrAbandon(w, who)
    if (w.now.turn?.opening?.by === who) yield* open(w, who)
  },
)

/** The attack that set off the combat comes first in its author's first turn, if it is still possible. */
const open = rule<Endurance, [Id], void>(['END-INIT-05', 'END-INIT-06'], 'open', function* (w, by) {
  const { target } = w.now.turn!.opening!
  w.editTurn().opening = null
  const possible = () => {
    const [attacker, aimedAt] = [w.of(by), w.of(target)]
    // Out of the fight is whoever keeps no team in it any more; the author may be down, or have no action left.
    if (!isUp(aimedAt) || !isAble(attacker) || attacker.sheet.status.actionsLeft < 1) return false
    return attackModes(attacker).some(
      attackMode =>
        !whyNotUse(w.now, attacker, attackMode) && !whyNotReach(w.now, w.terrain, attacker, attackMode, aimedAt),
    )
  }
  if (!possible()) {
    say(w, 'dropped', { by, target })
    return
  }
  spendActions(w, by, 1)
  yield* strike(w, yield* aim(w, by, target))
})

/** The end of a turn, by choice or because nothing more can be done; the go passes on. */
export const endTurn = rule<Endurance, [], void>(['END-TURN-02', 'END-TURN-11'], 'endTurn', function* (w) {
  const turn = w.editTurn()
  const { who } = turn
  if (who === null) return
  if (!isAble(w.of(who))) w.enter('END-TURN-10')
  Object.assign(w.editSheet(who, 'status'), { acted: true, actionsLeft: 0 })
  turn.who = null
  turn.at = (turn.at + 1) % turn.teams.length
  endMarkers(w, { round: turn.round, of: who, when: 'end' })
  say(w, 'turnEnds', { who })
  proposeEnd(w)
})

/** The action is the last of the turn; what else was left is forfeited [END-ACT-22]. */
export function* endWithAction(w: World, who: Id): Proc<void> {
  spendActions(w, who, w.of(who).sheet.status.actionsLeft)
  if (w.now.turn?.who === who) yield* endTurn(w)
}

/**
 * What follows every command: a turn whose owner is out ends, and the go is with a team that has somebody to act.
 */
export const upkeep = rule<Endurance, [], void>([], 'upkeep', function* (w) {
  if (w.now.phase !== 'combat' || !w.now.turn) return
  addTeams(w)
  const { who } = w.now.turn
  if (who !== null && !(w.now.combatants[who] && isAble(w.of(who)))) {
    w.enter('END-TURN-08')
    yield* endTurn(w)
  }
  if (w.now.turn.who === null) passGo(w)
})
