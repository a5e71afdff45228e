import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { AttackMode } from '../gear/attackModes'
import { isWallBetween, withView } from '../space/circumstances'
import { placeOf, rangeBetween } from '../space/place'
import { chooseSome } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import { footings } from './reach'
import { whyNotSingle } from './targets'

const see = 'asked' as const

/** A wall between the two: the GM says what it means, once for both. True: nothing reaches the target any more [MUR-PROT-08]. */
export const isBarred = rule<Murdham, [Id, Id, (c: Combatant) => readonly AttackMode[]], boolean>(
  [],
  'isBarred',
  function* (w, by, target, list) {
    if (rangeOfPair(w, by, target) === 0 || !isWallBetween(w.now, w.terrain, w.of(by), w.of(target))) return false
    w.enter('MUR-PROT-08')
    const facts = { by, target }
    const words = () => ['behind', 'cover', 'obscured', 'unseen'] as const
    const are = yield* chooseSome('gm', 'attack.wall', words, { min: 0, max: 4 }, { see, facts, default: ['behind'] })
    const { sheet } = w.edit(target)
    sheet.views = withView(sheet.views, by, are)
    const ways = footings(w.now, w.of(by))
    return list(w.of(by)).every(attackMode => whyNotSingle(w.now, w.terrain, w.of(by), attackMode, w.of(target), ways))
  },
)

function rangeOfPair(w: World, a: Id, b: Id): number {
  const [one, other] = [placeOf(w.now, w.terrain, w.of(a)), placeOf(w.now, w.terrain, w.of(b))]
  return one && other ? rangeBetween(w.now, w.terrain, one, other) : 0
}
