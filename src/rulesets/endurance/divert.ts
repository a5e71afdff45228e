import { roll } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { within } from '~/grid/within'
import type { Terrain } from '~/table/terrain'
import { inOrderOfJoining, isOnField } from './able'
import { rectOf } from './space'
import type { Endurance, Snapshot } from './types'

/** Whom a diverted shot could hit instead: the living within 1 m of the target, hidden and unconscious ones included. */
function candidates(s: Snapshot, terrain: Terrain, by: Id, target: Id): readonly Id[] {
  const aimedAt = s.combatants[target]
  const near = aimedAt && rectOf(terrain, aimedAt)
  if (!near) return []
  return inOrderOfJoining(s)
    .filter(c => c.id !== by && c.id !== target && isOnField(c))
    .filter(c => {
      const rect = rectOf(terrain, c)
      return rect && within(near, rect, 1)
    })
    .map(c => c.id)
}

/** A shot or throw with a luck value of 1 or less goes to somebody beside the target. Returns who is hit in the end. */
export const divert = rule<Endurance, [Id, Id, 'all' | 'asked'], Id>(
  ['END-ATK-08', 'END-ATK-09', 'END-DICE-13'],
  'divert',
  function* (w, by, target, see) {
    const near = () => candidates(w.now, w.terrain, by, target)
    if (near().length < 2) return near()[0] ?? target
    // A ruling may take them all away while the die is in the hand.
    const sides = () => [Math.max(1, near().length)]
    const [pick = 1] = yield* roll(by, 'attack.pick', sides, { see, facts: { among: near() } })
    return near()[pick - 1] ?? target
  },
)
