import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { type Command, DECREES, Diverged } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { isOpenDecree } from '../contract/decrees'
import type { TableRules } from '../contract/encounter'
import type { TableTypes } from '../map/setBoard'
import { anId, ids } from '../schema/fields'
import { args } from '../schema/issueWords'
import { say } from '../secrecy/say'
import { leadAway, present, rejoin } from './combatant'

/**
 * `decree` with `{ who, what, side }`: the GM says that somebody falls, dies, flees and so on, and the rules of the system make it so
 * without a die. `side`: to which one they change. Those of whom it is so already are left out.
 */
export function* decree<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): Proc<void> {
  const { who, what, side } = args(v.object({ who: ids, what: v.picklist(DECREES), side: v.optional(anId) }), command)
  const isOpen = (id: Id) =>
    isOpenDecree(rules.decrees, w.now, w.of(id), what) && (what !== 'changesSide' || w.of(id).side !== side)
  const meant = [...new Set(present(w, command, who))].filter(isOpen)
  if (meant.length === 0) throw new Diverged(`decree: nothing changes by “${what}” now.`)
  for (const id of meant) {
    // What was decreed of the one before may have taken this one along.
    if (!isOpen(id)) continue
    if (what === 'changesSide') changeSide(w, id, side)
    else {
      const procedure = rules.decrees[what]?.enact(w, id)
      if (procedure) yield* procedure
    }
  }
}

/** Without a side it is the other one of two. */
function changeSide<R extends TableTypes>(w: World<R>, id: Id, side: Id | undefined): void {
  const others = Object.keys(w.now.sides).filter(other => other !== w.of(id).side)
  const to = side ?? (others.length === 1 ? others[0] : undefined)
  if (to === undefined || !w.now.sides[to]) throw new Diverged('decree: which side they change to is not said.')
  w.edit(id).side = to
  say(w, 'decreed', { who: id }, { what: 'changesSide' }, { side: to })
}

/** They flee: out of the fight and off the map. */
export function fleeAway<R extends TableTypes>(w: World<R>, id: Id): void {
  say(w, 'decreed', { who: id }, { what: 'flees' })
  leadAway(w, id)
  w.editRow(id).fled = true
}

/** They are in the fight again, and have to be put on the map again if they had left it. */
export function standUpAgain<R extends TableTypes>(w: World<R>, id: Id): void {
  rejoin(w, id)
  say(w, 'decreed', { who: id }, { what: 'upAgain' })
}
