import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { farLimit } from '../space/movement'
import type { Combatant, Tiny } from '../state/types'
import { go, type Way } from '../space/way'

/** Anywhere out of combat within twice the normal movement. */
export const about = ({ sheet }: Combatant): Way => ({
  budget: farLimit(sheet),
  rule: 'TINY-MOVE-14',
  end: 'out',
  elsewhere: 'endsInside',
  stay: false,
})

/** Move: somewhere where it is not in combat; the turn ends. */
export const moveAbout = rule<Tiny, [Id], void>(['TINY-MOVE-14'], 'moveAbout', function* (w, who) {
  yield* go(w, who, 'move.path', () => about(w.of(who)))
})
