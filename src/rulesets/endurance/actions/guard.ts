import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { Endurance } from '../state/types'
import { endWithAction } from '../turn/turn'

/** Guard: +1 on defences and deflection until the own next turn; it ends this one. */
export const guard = rule<Endurance, [Id], void>(['END-ACT-08', 'END-ACT-22'], 'guard', function* (w, who) {
  w.editSheet(who, 'status').guarding = true
  say(w, 'guards', { who })
  yield* endWithAction(w, who)
})
