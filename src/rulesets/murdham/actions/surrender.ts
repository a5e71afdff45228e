import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { drop } from '../gear/drop'
import { handItems, isInHand } from '../gear/hands'
import { letGo } from '../harm/hold'
import { say } from '../state/events'
import type { Murdham } from '../state/types'
import { editActing, endTurn } from '../turn/turn'

/** Weapons away, hands up; the whole turn [MUR-SURR-01]. */
export const surrender = rule<Murdham, [Id], void>(
  ['MUR-SURR-01', 'MUR-ACT-10', 'MUR-SURR-02'],
  'surrender',
  function* (w, who) {
    editActing(w).begun = true
    letGo(w, who)
    for (const { id } of handItems(w.of(who).sheet).filter(isInHand)) drop(w, who, id)
    w.editSheet(who, 'status').stance = 'surrendered'
    say(w, 'surrenders', { who })
    yield* endTurn(w)
  },
)
