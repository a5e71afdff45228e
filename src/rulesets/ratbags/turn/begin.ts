import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/shareAs'
import { isAble, isCrawling, isOut } from '../conditions'
import { settleStr } from '../harm/fall'
import { moraleGroups } from '../morale'
import { enterPhases, telegraph } from './round'
import { save } from '../dice'
import type { Combatant, Phase, Ratbags, Snapshot } from '../state/types'
import { choose } from '../state/questions'
import { say, sayToGm } from '../state/events'

/** A. The start of combat: who is there, what the foes seem to be up to, and who acts before them. */
export const begin = rule<Ratbags, [], void>(['RAT-INIT-01', 'RAT-INIT-02'], 'begin', function* (w) {
  yield* settleStr(w, { combatants: {} })
  const sides = sidesIn(w.now)
  const withPcs = () => sides.filter(side => members(w.now, side).some(({ sheet }) => sheet.kind === 'pc'))
  const players =
    withPcs().length === 0
      ? null
      : yield* choose('gm', 'begin.players', withPcs, { see: 'asked', default: withPcs()[0]! })
  const first = players ?? (yield* choose('gm', 'begin.first', () => sides, { see: 'asked', default: sides[0]! }))
  if (players === null || sides.length > 2) w.enter('RAT-INIT-10')
  const others = sides.filter(side => side !== first)
  const phases: Phase[] = [first, ...others].map(side => ({ side, who: 'all' }))
  for (const { id, sheet } of Object.values(w.now.combatants)) {
    if (sheet.detachment) w.enter('RAT-DET-01')
    Object.assign(w.editSheet(id, 'status'), { newcomer: false, emptied: false, changedHands: false, weakened: false })
  }
  w.set({
    phase: 'combat',
    turn: { round: 1, players, early: [], late: [], phases, at: -1, declared: [], intents: [], morale: [] },
  })
  w.editTurn().morale = moraleGroups(w.now)
  say(w, 'began', {}, {}, { side: first })
  yield* telegraph(w)
  if (players !== null) yield* firstSaves(w, players)
  enterPhases(w)
})

/** Sides that have somebody in the fight, in the order of the GM's list; all of them when nobody can fight any more. */
function sidesIn(s: Snapshot): Id[] {
  const all = Object.keys(s.sides)
  const present = all.filter(side => members(s, side).length > 0)
  return present.length > 0 ? present : all
}

function members(s: Snapshot, side: Id): readonly Combatant[] {
  return Object.values(s.combatants).filter(c => c.side === side && !isOut(c))
}

/**
 * Every one of the players' combatants makes a DEX save: who passes acts before the opponents, who fails after them. The
 * ready pass without a roll unless a foe lay ready too, the surprised fail without one, who cannot act does not roll.
 */
export const firstSaves = rule<Ratbags, [Id], void>(
  ['RAT-INIT-03', 'RAT-INIT-04', 'RAT-INIT-07'],
  'firstSaves',
  function* (w, players) {
    w.enter('RAT-INIT-08')
    const roster = Object.values(w.now.combatants)
    const lurking = roster.some(c => c.side !== players && !isOut(c) && c.sheet.readiness === 'ready')
    const early: Id[] = []
    const late: Id[] = []
    for (const { id, side } of roster) {
      if (side !== players || w.of(id).sheet.status.newcomer) continue
      if (!isAble(w.of(id))) {
        w.enter('RAT-INIT-09')
        if (isCrawling(w.of(id))) late.push(id)
        continue
      }
      const { readiness } = w.of(id).sheet
      if (readiness !== 'roll') w.enter('RAT-INIT-06')
      const settled = readiness === 'caughtOut' ? false : readiness === 'ready' && !lurking ? true : undefined
      const passed = settled ?? (yield* save(w, id, 'dex', { key: 'begin.save' }))
      ;(passed ? early : late).push(id)
    }
    const turn = w.editTurn()
    const others = turn.phases.filter(({ side }) => side !== players)
    const lose = w.now.settings.lateLoseTurn
    const after: Phase[] = lose ? [] : [{ side: players, who: 'late' }]
    if (lose) w.enter('RAT-OPT-07')
    if (w.now.settings.declareByPhase && late.length > 0) w.enter('RAT-OPT-12')
    Object.assign(turn, { early, late, phases: [{ side: players, who: 'early' }, ...others, ...after] })
    const known = (list: readonly Id[]) => list.filter(id => isKnown(w.of(id)))
    const heard = { early: known(early), late: known(late), lose }
    const all = { early: [...early], late: [...late], lose }
    // Where they know nobody of them they are told nothing: neither that somebody has saved, nor that nobody has.
    if (heard.early.length + heard.late.length > 0) say(w, 'order', {}, heard, all)
    else sayToGm(w, 'order', all)
  },
)
