import type { QuestionFacts } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { atStake, option } from '~/engine/options'
import { reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { footprint, isOnMap, overlaps } from '~/grid/squares/rect'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, roster, isAble, isPresent } from '../conditions/able'
import { giveWay } from '../movement/giveWay'
import { moveTo } from '../movement/moveTo'
import { distanceBetween, rectOf } from '../space/space'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Endurance, Snapshot, World } from '../state/types'
import { passive } from './defence'
import { NOTHING_OWED, noteSurprise, payReaction, reactionStake, reactionFacts, whyNotReact } from './reaction'

/**
 * Before the dice, each ally of the target beside it may step in, in order of joining; the first who does becomes the
 * target. `isOn`: whether the attack can still be made; nobody steps in before one that cannot. Returns who that is, or null.
 */
export const intercept = rule<Endurance, [Id, Id, () => boolean, () => QuestionFacts, 'all' | 'asked'], Id | null>(
  ['END-REACT-10'],
  'intercept',
  function* (w, by, target, isOn, facts, see) {
    if (!isOn()) return null
    for (const { id } of roster(w.now)) {
      const c = w.now.combatants[id]
      if (!c || !isAlly(w.now, by, w.of(target), c) || whyNotReach(w.now, w.terrain, w.of(target), c)) continue
      noteSurprise(w, id)
      if (whyNotIntercept(w.now, w.terrain, by, w.of(target), w.of(id))) continue
      w.enter('END-DEF-17')
      const answer = yield* choose(
        id,
        'attack.intercept',
        () => [
          atStake(option('no'), { cost: [] }),
          atStake(
            option('intercept', whyNotIntercept(w.now, w.terrain, by, w.of(target), w.of(id))),
            reactionStake(w.of(id), 'stamina', NOTHING_OWED, {
              target,
              evasion: total(passive(w.of(id), 'evasion')),
              insteadOf: total(passive(w.of(target), 'evasion')),
            }),
          ),
        ],
        { see, facts: () => Object.assign(facts(), reactionFacts(w.of(id), NOTHING_OWED)), default: 'no' },
      )
      // Whatever has changed, it was while somebody was asked.
      if (!isOn()) return null
      if (answer === 'no') continue
      w.enter('END-REACT-06', 'END-DEF-18')
      payReaction(w, id, 'stamina', false)
      yield* changePlaces(w, id, target)
      say(w, 'intercepted', { who: id, target })
      return id
    }
    return null
  },
)

function isAlly(s: Snapshot, by: Id, target: Combatant, c: Combatant): boolean {
  return !areFoes(s, c, target) && c.id !== by && c.id !== target.id && isAble(c)
}

function whyNotIntercept(s: Snapshot, terrain: Terrain, by: Id, target: Combatant, c: Combatant): Reason | undefined {
  if (!isAlly(s, by, target, c)) return reason('END-DEF-17', 'noAlly', { who: c.id })
  return whyNotReach(s, terrain, target, c) ?? whyNotReact(s, c, 'END-REACT-06', 'stamina')
}

function whyNotReach(s: Snapshot, terrain: Terrain, target: Combatant, c: Combatant): Reason | undefined {
  const metres = distanceBetween(terrain, c, target)
  const furthest = s.settings.interceptRange
  if (metres !== undefined && metres <= furthest) return undefined
  return reason('END-DEF-17', 'tooFarToIntercept', { metres: metres ?? null, furthest })
}

/** The two change places; where their footprints do not allow it, the ally goes to the nearest free squares. */
const changePlaces = rule<Endurance, [Id, Id], void>([], 'changePlaces', function* (w, who, ally) {
  const [mine, theirs] = [w.of(who).cell, w.of(ally).cell]
  if (mine === null || theirs === null) return
  if (
    fits(w, who, theirs, [who, ally]) &&
    fits(w, ally, mine, [who, ally]) &&
    !wouldOverlap(w, who, theirs, ally, mine)
  ) {
    moveTo(w, who, theirs)
    moveTo(w, ally, mine)
    return
  }
  const { map } = w.terrain
  if (!isOnMap(map, footprint(map.width, theirs, w.of(who).sheet.footprint))) return
  moveTo(w, who, theirs)
  yield* giveWay(w, ally, theirs, 'intercept.where')
})

function fits(w: World, who: Id, cell: number, but: readonly Id[]): boolean {
  const { map } = w.terrain
  const rect = footprint(map.width, cell, w.of(who).sheet.footprint)
  if (!isOnMap(map, rect)) return false
  return !Object.values(w.now.combatants).some(c => {
    const other = rectOf(w.terrain, c)
    return !but.includes(c.id) && isPresent(c) && other && overlaps(rect, other)
  })
}

function wouldOverlap(w: World, a: Id, cellOfA: number, b: Id, cellOfB: number): boolean {
  const { width } = w.terrain.map
  const rect = (who: Id, cell: number) => footprint(width, cell, w.of(who).sheet.footprint)
  return overlaps(rect(a, cellOfA), rect(b, cellOfB))
}
