import * as v from 'valibot'
import type { Command } from '~/engine/command'
import { reason } from '~/engine/reason'
import { Diverged, Refused } from '~/engine/refused'
import { rule } from '~/engine/rule'
import { args } from '~/table/schema/args'
import { ids } from '~/table/schema/fields'
import { chase } from '../../morale/chase'
import type { Murdham } from '../../state/types'
import { endRound } from '../../turn/round'
import { whoOf } from './named'

/** `round`: everybody has done what they could, and the round ends; for a fight that goes on although nobody can act. */
export const nextRound = rule<Murdham, [], void>([], 'nextRound', function* (w) {
  if (w.now.turn?.acting) throw new Refused(reason('MUR-ROUND-03', 'acting', { who: w.now.turn.acting.who }))
  yield* endRound(w)
})

/** `factions` with `{ order }`: the fixed order, to be changed between rounds [R-ROUND-2]. */
export const reorder = rule<Murdham, [Command], void>(['MUR-ROUND-06'], 'reorder', function* (w, command) {
  const { order } = args(v.object({ order: ids }), command)
  const turn = w.editTurn()
  const same = order.length === turn.factions.length && turn.factions.every(side => order.includes(side))
  if (!same) throw new Diverged('factions: the order names each faction of the fight once.')
  turn.factions = order
})

/** `chase` with `{ who }`: those who flee are followed. */
export const chaseEach = rule<Murdham, [Command], void>(['MUR-CHASE-01'], 'chaseEach', function* (w, command) {
  yield* chase(w, whoOf(w, command))
})
