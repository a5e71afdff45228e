import type { Proc } from '~/engine/ask'
import { option, type Option } from '~/engine/questions'
import type { Id } from '~/engine/snapshot'
import { whyNotManeuver } from '../attack/maneuver'
import type { World } from '../state/types'
import { progress } from '../turn/longAction'
import { ACTIONS } from './actions'
import { shortManeuver } from './longActions'

/** Those of these actions that this one has, the impossible ones with the reason; `maneuver:` and an id for one maneuver. */
export function actsFrom(w: World, who: Id, types: readonly string[]): Option<string>[] {
  const c = w.of(who)
  return types.flatMap(type => {
    const own = c.sheet.maneuvers.find(one => `maneuver:${one.id}` === type)
    const action = ACTIONS.find(a => a.type === type)
    if (!action && !own) return []
    return [option(type, own ? whyNotManeuver(w.now, w.terrain, c, own) : action?.whyImpossible(w.now, w.terrain, c))]
  })
}

/** One action that is not of the own turn: it is there for this, and what is left of the own turn stays as it was. */
export function* outOfTurn(w: World, who: Id, type: string): Proc<void> {
  if (type === 'none') return
  const { actionsLeft } = w.of(who).sheet.status
  w.editSheet(who, 'status').actionsLeft = 1
  yield* act(w, who, type)
  w.editSheet(who, 'status').actionsLeft = actionsLeft
}

/** What is done under this name: an action, `maneuver:` and an id for one maneuver, `continue` for what was begun. */
function act(w: World, who: Id, type: string): Proc<unknown> {
  if (type === 'continue') return progress(w, who)
  const [kind, id] = type.split(':')
  return kind === 'maneuver' && id !== undefined ? shortManeuver(w, who, id) : w.carryOut(type, who)
}
