import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { killingStrike } from './killingStrike'
import { maneuver } from './maneuver'
import { spend } from './pay'
import { reload } from './reload'
import { resuscitate } from './resuscitate'
import { shortTask } from './shortTask'
import type { Endurance } from './types'

/** Actions of more than one action: they may begin in one turn and be completed in a later one. */
export type LongAction = 'reload' | 'resuscitate' | 'shortTask' | 'killingStrike' | 'maneuver'

const LONG: Record<LongAction, typeof reload> = { reload, resuscitate, shortTask, killingStrike, maneuver }

/**
 * Begin an action of `total` actions. What is left of the turn goes into it; its effect comes when the whole time has been
 * spent, at once if there is enough.
 */
export const undertake = rule<Endurance, [Id, LongAction, number, Record<string, string>], void>(
  ['END-ACT-20'],
  'undertake',
  function* (w, who, type, total, given) {
    w.editSheet(who, 'status').pending = { type, paid: 0, total, with: given }
    yield* goOn(w, who)
  },
)

/** Spend what is outstanding, as far as the turn goes; carry the action out when it is all spent. */
export const goOn = rule<Endurance, [Id], void>(['END-ACT-20'], 'goOn', function* (w, who) {
  const { pending, actionsLeft } = w.of(who).sheet.status
  if (!pending) return
  const now = Math.min(actionsLeft, pending.total - pending.paid)
  spend(w, who, now)
  const paid = pending.paid + now
  const begun = pending.paid === 0 && now > 0
  const status = w.editSheet(who, 'status')
  if (begun && pending.type === 'resuscitate') {
    w.enter('END-ACT-13')
    status.prone = true
  }
  if (paid < pending.total) {
    status.pending = { ...pending, paid }
    const facts = { who, left: pending.total - paid }
    w.emit({ type: 'busy', with: { ...facts, action: pending.type }, ...share(w.now, [who], { who }) })
    return
  }
  status.pending = null
  const done = isLong(pending.type) ? LONG[pending.type] : undefined
  if (done) yield* done(w, who, pending.with)
})

function isLong(type: string): type is LongAction {
  return Object.hasOwn(LONG, type)
}
