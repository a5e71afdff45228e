import { choose } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { endMarkers, endWithCombat } from '~/table/marker'
import { share } from '~/table/share'
import { isAble, isOnField } from './able'
import { aim } from './aim'
import { strike } from './attack'
import { whyNotReach, meansOf, whyNotUse } from './means'
import { spend } from './pay'
import { goOn } from './pending'
import { passGo } from './round'
import { sufferConditions } from './sufferConditions'
import { decided } from './teams'
import type { Endurance, World } from './types'

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
      guarding: false,
      waiting: false,
      readied: null,
      cover: false,
      reactionsLeft: 1,
      actionsLeft: w.of(who).sheet.conditions.stunned ? 2 : 3,
    })
    w.emit({ type: 'turn', with: { who }, ...share(w.now, [who], { who }) })
    endMarkers(w, { round: turn.round, of: who, when: 'start' })
    yield* sufferConditions(w, who)
    if (!isAble(w.of(who))) return
    if (w.of(who).sheet.status.pending) yield* continueOrAbandon(w, who)
    if (w.now.turn?.opening?.by === who) yield* open(w, who)
  },
)

/** A pending action comes first: go on with it, or give it up for nothing. */
const continueOrAbandon = rule<Endurance, [Id], void>(
  ['END-ACT-20', 'END-ACT-21'],
  'continueOrAbandon',
  function* (w, who) {
    const { pending } = w.of(who).sheet.status
    const facts = pending ? { type: pending.type, left: pending.total - pending.paid } : {}
    const how = yield* choose(who, 'turn.pending', () => ['continue', 'abandon'], {
      see: 'asked',
      facts,
      default: 'continue',
    })
    if (how === 'continue') return yield* goOn(w, who)
    w.editSheet(who, 'status').pending = null
    w.emit({ type: 'abandoned', with: { who }, ...share(w.now, [who], { who }) })
  },
)

/** The attack that set off the combat comes first in its author's first turn, if it is still possible. */
const open = rule<Endurance, [Id], void>(['END-INIT-05', 'END-INIT-06'], 'open', function* (w, by) {
  const { target } = w.now.turn!.opening!
  w.editTurn().opening = null
  const possible = () => {
    const [attacker, aimedAt] = [w.of(by), w.of(target)]
    if (!isOnField(aimedAt)) return false
    return meansOf(attacker).some(
      means => !whyNotUse(w.now, attacker, means) && !whyNotReach(w.now, w.terrain, attacker, means, aimedAt),
    )
  }
  if (!possible()) {
    w.emit({ type: 'dropped', with: { by, target }, ...share(w.now, [by, target], { by, target }) })
    return
  }
  spend(w, by, 1)
  yield* strike(w, by, yield* aim(w, by, target))
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
  w.emit({ type: 'turnEnds', with: { who }, ...share(w.now, [who], { who }) })
  proposeEnd(w)
})

/** P9: after every turn, say when the fight is decided; the GM has the last word. */
function proposeEnd(w: World): void {
  const end = decided(w.now)
  if (!end) return
  if (end.why === 'objective') w.enter('END-END-02', 'END-INIT-02')
  else w.enter('END-END-01', 'END-END-03')
  w.emit({ type: 'decided', with: { why: end.why, side: end.side } })
}

/** What follows every command: a turn whose owner is out ends, and the go is with a team that has somebody to act. */
export const upkeep = rule<Endurance, [], void>([], 'upkeep', function* (w) {
  if (w.now.phase !== 'combat' || !w.now.turn) return
  const { who } = w.now.turn
  if (who !== null && !(w.now.combatants[who] && isAble(w.of(who)))) {
    w.enter('END-TURN-08')
    yield* endTurn(w)
  }
  if (w.now.turn.who === null) passGo(w)
})

/** The end of combat: marks of the fight go; wounds, wear and the price of cheated deaths stay. */
export function endCombat(w: World): void {
  w.enter('END-END-03')
  w.set({ phase: 'over' })
  w.editTurn().who = null
  w.editTurn().opening = null
  for (const { id } of Object.values(w.now.combatants))
    Object.assign(w.editSheet(id, 'status'), {
      acted: false,
      newcomer: false,
      actionsLeft: 0,
      reactionsLeft: 1,
      moved: false,
      stepped: false,
      commanded: false,
      attacksThisRound: 0,
      pending: null,
      guarding: false,
      waiting: false,
      readied: null,
      cover: false,
      surprised: false,
      hiddenFrom: [],
    })
  w.emit({ type: 'ended', with: {}, shared: {} })
  endWithCombat(w)
}
