import type { QuestionFacts } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { atStake, option } from '~/engine/options'
import { reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, roster, isAble } from '../conditions/able'
import { distanceBetween } from '../space/space'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import { changePlaces, isWallBetween, placeFor, type IsOn } from './changePlaces'
import { passive } from './defence'
import { NOTHING_OWED, noteSurprise, payReaction, reactionStake, reactionFacts, whyNotReact } from './reaction'

/**
 * Before the dice, each ally of the target beside it may step in, in order of joining; the first who does becomes the
 * target. `isOn`: whether the attack can still be made on somebody, as they stand or would stand; nobody steps in before one
 * that cannot. Returns who that is, or null.
 */
export const intercept = rule<Endurance, [Id, Id, IsOn, () => QuestionFacts, 'all' | 'asked'], Id | null>(
  ['END-REACT-10'],
  'intercept',
  function* (w, by, target, isOn, facts, see) {
    if (!isOn(w.of(target))) return null
    const whyNot = (id: Id) => whyNotIntercept(w.now, w.terrain, by, w.of(target), w.of(id), isOn)
    for (const { id } of roster(w.now)) {
      const c = w.now.combatants[id]
      if (!c || !isAlly(w.now, by, w.of(target), c) || whyNotReach(w.now, w.terrain, w.of(target), c)) continue
      noteSurprise(w, id)
      if (whyNot(id)) continue
      w.enter('END-DEF-17')
      const answer = yield* choose(
        id,
        'attack.intercept',
        () => [
          atStake(option('no'), { cost: [] }),
          atStake(
            option('intercept', whyNot(id)),
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
      if (!isOn(w.of(target))) return null
      if (answer === 'no') continue
      w.enter('END-REACT-06', 'END-DEF-18')
      payReaction(w, id, 'stamina', false)
      yield* changePlaces(w, id, target, isOn)
      say(w, 'intercepted', { who: id, target })
      return id
    }
    return null
  },
)

function isAlly(s: Snapshot, by: Id, target: Combatant, c: Combatant): boolean {
  return !areFoes(s, c, target) && c.id !== by && c.id !== target.id && isAble(c)
}

function whyNotIntercept(
  s: Snapshot,
  terrain: Terrain,
  by: Id,
  target: Combatant,
  c: Combatant,
  isOn: IsOn,
): Reason | undefined {
  if (!isAlly(s, by, target, c)) return reason('END-DEF-17', 'noAlly', { who: c.id })
  const no = whyNotReach(s, terrain, target, c) ?? whyNotReact(s, c, 'END-REACT-06', 'stamina')
  if (no) return no
  if (isWallBetween(s, terrain, c, target)) return reason('END-DEF-20', 'wallBetween')
  return placeFor(s, terrain, c, target, isOn) === undefined ? reason('END-DEF-20', 'noRoom', { who: c.id }) : undefined
}

function whyNotReach(s: Snapshot, terrain: Terrain, target: Combatant, c: Combatant): Reason | undefined {
  const metres = distanceBetween(terrain, c, target)
  const furthest = s.settings.interceptRange
  if (metres !== undefined && metres <= furthest) return undefined
  return reason('END-DEF-17', 'tooFarToIntercept', { metres: metres ?? null, furthest })
}
