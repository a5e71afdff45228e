import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { goProne } from '../conditions/prone'
import { spendActions } from '../sheet/spend'
import { say } from '../state/events'
import type { Endurance } from '../state/types'

/** Stand Up. */
export const standUp = rule<Endurance, [Id], void>(['END-ACT-18'], 'standUp', function* (w, who) {
  spendActions(w, who, 1)
  w.editSheet(who, 'status').prone = false
  say(w, 'stoodUp', { who })
})

/** Drop Prone, for nothing. */
export const dropProne = rule<Endurance, [Id], void>(['END-ACT-23', 'END-ACT-25'], 'dropProne', function* (w, who) {
  goProne(w, who)
})
