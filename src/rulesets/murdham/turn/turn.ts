import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { endMarkers } from '~/table/tokens/marker'
import { forgetTrails } from '~/table/tokens/trail'
import { isAble } from '../conditions'
import { stepOptions } from '../space/zoneSteps'
import { say } from '../state/events'
import type { Acting, Murdham, World } from '../state/types'
import { saySide } from './round'
import { stride } from './speed'

/** A faction gives its go to one of its members, whose turn begins with all its allowances. */
export const takeTurn = rule<Murdham, [Id], void>(
  ['MUR-ROUND-01', 'MUR-ROUND-02', 'MUR-TURN-01'],
  'takeTurn',
  function* (w, who) {
    const turn = w.editTurn()
    if (turn.passes > 0) w.enter('MUR-ROUND-04')
    if (turn.phase === 'bonus') w.enter('MUR-SNEAK-08')
    if (turn.phase === 'fast') w.enter('MUR-OPT-03')
    if (turn.phase === 'slow') w.enter('MUR-OPT-04')
    w.enter('MUR-MOVE-01')
    turn.acting = {
      who,
      bonus: false,
      main: false,
      halves: stride(w.of(who)),
      moved: 0,
      full: null,
      stance: null,
      cleaved: false,
      begun: false,
      declared: false,
    }
    w.editSheet(who, 'status').turn = 'acting'
    forgetTrails(w, [who])
    say(w, 'turn', { who })
    endMarkers(w, { round: turn.round, of: who, when: 'start' })
    cornered(w, who)
  },
)

/** Terrified, and with nowhere to run: as good as incapacitated [MUR-COND-04]. */
function cornered(w: World, who: Id): void {
  const c = w.of(who)
  const { terrifiedOf } = c.sheet.status
  if (terrifiedOf === null || !w.now.combatants[terrifiedOf]) return
  if (stepOptions(w.now, w.terrain, c).some(({ whyNot }) => !whyNot)) return
  w.enter('MUR-COND-04')
  w.editSheet(who, 'status').incapacitated = true
  say(w, 'fell', { who }, { what: 'down' }, { what: 'incapacitated' })
}

/** The turn of this one begins, unless it has. */
export const ensureTurn = rule<Murdham, [Id], void>([], 'ensureTurn', function* (w, who) {
  if (w.now.turn?.acting?.who !== who) yield* takeTurn(w, who)
})

/** The turn that is being taken, to be changed. Throws when nobody acts. */
export function editActing(w: World): Acting {
  const turn = w.editTurn()
  if (!turn.acting) throw new Error('Nobody is taking a turn.')
  return (turn.acting = { ...turn.acting })
}

/** The turn is over, used or not; the run of passes is broken, and the go passes on. */
export const endTurn = rule<Murdham, [], void>([], 'endTurn', function* (w) {
  const { acting, phase, round } = w.now.turn!
  if (!acting) return
  const { who } = acting
  if (!acting.begun) w.enter('MUR-TURN-07')
  const status = w.editSheet(who, 'status')
  status.turn = phase === 'bonus' ? 'fresh' : 'spent'
  status.sprinting = acting.full === 'sprint'
  if (status.tauntedBy !== null) w.enter('MUR-ACT-06')
  status.tauntedBy = null
  const turn = w.editTurn()
  turn.acting = null
  turn.ambushers = turn.ambushers.filter(id => id !== who)
  turn.passes = 0
  w.enter('MUR-ROUND-03')
  endMarkers(w, { round, of: who, when: 'end' })
  say(w, 'turnEnds', { who })
  goOn(w)
})

/** The next faction in the fixed order has the go, whoever reacted meanwhile [MUR-ROUND-06, MUR-ROUND-07]. */
export function goOn(w: World): void {
  const turn = w.editTurn()
  if (turn.factions.length > 2) w.enter('MUR-ROUND-06')
  w.enter('MUR-ROUND-07')
  turn.at = turn.factions[(turn.factions.indexOf(turn.at) + 1) % turn.factions.length] ?? turn.at
}

/** The faction on whose go it is passes, by choice or because nobody can act [MUR-ROUND-03, MUR-ROUND-05]. */
export function pass(w: World, forced: boolean): void {
  w.enter('MUR-ROUND-03')
  if (forced) w.enter('MUR-ROUND-05')
  const turn = w.editTurn()
  if (forced && turn.phase === 'fast') w.enter('MUR-OPT-08')
  turn.passes++
  // Whether nobody could act would tell of those who lie in hiding.
  saySide(w, 'passes', turn.at, { passes: turn.passes }, { forced })
  goOn(w)
}

/** A turn whose owner can do no more is over: put out, or held fast in the middle of it [MUR-OPP-02]. */
export function isCutShort(w: World): boolean {
  const acting = w.now.turn?.acting
  return acting !== undefined && acting !== null && !(w.now.combatants[acting.who] && isAble(w.of(acting.who)))
}

/** The bonus action is used, or the main one in its place [MUR-TURN-01]. */
export function payBonus(w: World): void {
  w.enter('MUR-TURN-02')
  const acting = editActing(w)
  acting.begun = true
  if (acting.bonus) acting.main = true
  else acting.bonus = true
}

/** The main action is used. */
export function payMain(w: World): void {
  w.enter('MUR-TURN-02')
  Object.assign(editActing(w), { main: true, begun: true })
}
