import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { within } from '~/grid/squares/within'
import type { Terrain } from '~/table/map/terrain'
import { roster, isPresent } from '../conditions/able'
import { canSee, rectOf } from '../space/space'
import { say } from '../state/events'
import { roll } from '../state/questions'
import type { Endurance, Snapshot, World } from '../state/types'
import { face, type Exchange } from './exchange'

/**
 * Whom a diverted shot could hit instead: the living within 1 m of the target, hidden and unconscious ones included, behind no wall
 * that stops the shot [END-ATK-22].
 */
function candidates(s: Snapshot, terrain: Terrain, by: Id, target: Id): readonly Id[] {
  const aimedAt = s.combatants[target]
  const near = aimedAt && rectOf(terrain, aimedAt)
  if (!near) return []
  return roster(s)
    .filter(c => c.id !== by && c.id !== target && isPresent(c) && canSee(s, terrain, s.combatants[by]!, c))
    .filter(c => {
      const rect = rectOf(terrain, c)
      return rect && within(near, rect, 1)
    })
    .map(c => c.id)
}

/** A shot or throw with a luck value of 1 or less goes to somebody beside the target, who answers it in turn. */
export const divert = rule<Endurance, [Exchange], Exchange>(
  ['END-ATK-08', 'END-ATK-09', 'END-DICE-13'],
  'divert',
  function* (w, exchange) {
    const { aim, target: from } = exchange
    const { by } = aim
    const to = yield* pick(w, exchange)
    if (to === from) return exchange
    say(w, 'diverted', { by, from, to })
    return yield* face(w, aim, to, false)
  },
)

/** Who is hit in the end: by a die among several, and the target itself where nobody is near. */
function* pick(w: World, { aim: { by }, target, see }: Exchange): Proc<Id> {
  const near = () => candidates(w.now, w.terrain, by, target)
  if (near().length < 2) return near()[0] ?? target
  // A ruling may take them all away while the die is in the hand.
  const sides = () => [Math.max(1, near().length)]
  const [place = 1] = yield* roll(by, 'attack.pick', sides, { see, facts: { among: near() } })
  return near()[place - 1] ?? target
}
