import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { spendActions } from '../sheet/spend'
import type { Endurance } from '../state/types'
import { aim } from './aim'
import { strike } from './strike'

/** Attack: decide whom and with what, then carry it out (P4). */
export const attack = rule<Endurance, [Id], void>(['END-ACT-02', 'END-ACT-03'], 'attack', function* (w, by) {
  spendActions(w, by, 1)
  yield* strike(w, yield* aim(w, by))
})
