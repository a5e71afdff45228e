import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { spendActions, spendPoints } from '../sheet/spend'
import type { Endurance, World } from '../state/types'
import { moveUpTo } from './moveUpTo'
import { stride } from './whyNotWalk'

/** Move: up to the speed, once in a turn. */
export const move = rule<Endurance, [Id], void>(['END-ACT-09'], 'move', function* (w, who) {
  spendActions(w, who, 1)
  w.editSheet(who, 'status').moved = true
  yield* atSpeed(w, who, 'move')
})

/** Sprint: as far once more, after a Move. */
export const sprint = rule<Endurance, [Id], void>(['END-ACT-17'], 'sprint', function* (w, who) {
  spendActions(w, who, 1)
  spendPoints(w, who, 'stamina', 1)
  yield* atSpeed(w, who, 'sprint')
})

/** Step: 1 m, for nothing. */
export const step = rule<Endurance, [Id], void>(['END-ACT-23', 'END-ACT-26', 'END-ACT-27'], 'step', function* (w, who) {
  w.editSheet(who, 'status').stepped = true
  yield* moveUpTo(w, who, 'step.path', 'step', () => 1)
})

/** Up to the speed, or half of it while prone. */
function* atSpeed(w: World, who: Id, gait: 'move' | 'sprint'): Proc<void> {
  if (w.of(who).sheet.status.prone && w.now.settings.proneCrawl) w.enter('END-MOVE-05', 'END-DICE-14')
  yield* moveUpTo(w, who, `${gait}.path`, gait, () => stride(w.now, w.of(who)))
}
