import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { Endurance } from '../state/types'
import { endWithAction } from '../turn/turn'

/** Wait: one reaction more; it ends the turn. */
export const wait = rule<Endurance, [Id], void>(['END-ACT-19', 'END-ACT-22'], 'wait', function* (w, who) {
  const status = w.editSheet(who, 'status')
  status.waiting = true
  status.reactionsLeft++
  say(w, 'waits', { who })
  yield* endWithAction(w, who)
})
