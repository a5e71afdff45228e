import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { takeCover } from '../conditions/inCover'
import { spendActions } from '../sheet/spend'
import type { Endurance } from '../state/types'

/** Seek Cover: behind whatever is within 1 m. */
export const seekCover = rule<Endurance, [Id], void>(['END-ACT-14', 'END-ACT-15'], 'seekCover', function* (w, who) {
  spendActions(w, who, 1)
  takeCover(w, who)
})
