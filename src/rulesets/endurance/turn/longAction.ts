import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { killingStrike } from '../attack/killingStrike'
import { extendedAction, shortTask } from '../dice/extendedAction'
import { maneuver } from '../attack/maneuver'
import { reload } from '../gear'
import { resuscitate } from '../harm/resuscitate'
import { spendActions } from '../sheet/weapons'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Endurance, World } from '../state/types'

/** Actions of more than one action: they may begin in one turn and be completed in a later one. */
export type LongAction = 'reload' | 'resuscitate' | 'shortTask' | 'killingStrike' | 'maneuver' | 'extended'

const LONG: Record<LongAction, typeof reload> = {
  reload,
  resuscitate,
  shortTask,
  killingStrike,
  maneuver,
  extended: extendedAction,
}

/**
 * Begin an action of `total` actions. What is left of the turn goes into it; its effect comes when the whole time has been
 * spent, at once if there is enough.
 */
export const undertake = rule<Endurance, [Id, LongAction, number, Record<string, string>], void>(
  ['END-ACT-20'],
  'undertake',
  function* (w, who, type, total, given) {
    w.editSheet(who, 'status').pending = { type, paid: 0, total, with: given }
    yield* progress(w, who)
  },
)

/** Spend what is outstanding, as far as the turn goes; carry the action out when it is all spent. */
export const progress = rule<Endurance, [Id], void>(['END-ACT-20'], 'progress', function* (w, who) {
  const { pending, actionsLeft } = w.of(who).sheet.status
  if (!pending) return
  const now = Math.min(actionsLeft, pending.total - pending.paid)
  spendActions(w, who, now)
  const paid = pending.paid + now
  const begun = pending.paid === 0 && now > 0
  const status = w.editSheet(who, 'status')
  if (begun && pending.type === 'resuscitate') {
    w.enter('END-ACT-13')
    status.prone = true
  }
  if (paid < pending.total) {
    status.pending = { ...pending, paid }
    say(w, 'busy', { who }, {}, { left: pending.total - paid, action: pending.type })
    return
  }
  status.pending = null
  const done = isLong(pending.type) ? LONG[pending.type] : undefined
  if (done) yield* done(w, who, pending.with)
})

/** Abandon the action: what was begun comes to nothing. */
export const abandon = rule<Endurance, [Id], void>(['END-ACT-20'], 'abandon', function* (w, who) {
  giveUp(w, who)
})

/** A pending action comes first in a turn: go on with it, or give it up for nothing. */
export const continueOrAbandon = rule<Endurance, [Id], void>(
  ['END-ACT-20', 'END-ACT-21'],
  'continueOrAbandon',
  function* (w, who) {
    const { pending } = w.of(who).sheet.status
    const what = pending?.with.what
    const facts = pending
      ? { type: pending.type, ...(what !== undefined && { what }), left: pending.total - pending.paid }
      : {}
    const how = yield* choose(who, 'turn.pending', () => ['continue', 'abandon'], {
      see: 'asked',
      facts,
      default: 'continue',
    })
    if (how === 'continue') yield* progress(w, who)
    else giveUp(w, who)
  },
)

function giveUp(w: World, who: Id): void {
  w.editSheet(who, 'status').pending = null
  say(w, 'abandoned', { who })
}

function isLong(type: string): type is LongAction {
  return Object.hasOwn(LONG, type)
}
