import * as v from 'valibot'
import type { Command } from '~/engine/command'
import { Diverged, Refused } from '~/engine/refused'
import { rule } from '~/engine/rule'
import { args } from '~/table/schema/args'
import { anId } from '~/table/schema/fields'
import { pickUp, whyNotPickUp } from '../../gear/hands'
import { durability } from '../../gear/wear'
import { say } from '../../state/events'
import type { Murdham } from '../../state/types'
import { present } from './named'

/** `durability` with `{ who, item }`: something tries an item; by its id, or `armour` or `helmet`. */
export const tryItem = rule<Murdham, [Command], void>([], 'tryItem', function* (w, command) {
  const given = args(v.object({ who: anId, item: anId }), command)
  present(w, command, [given.who])
  if (!(yield* durability(w, given.who, given.item)))
    throw new Diverged(`durability: ${w.of(given.who).name} has no ${given.item}.`)
})

/** `takeUp` with `{ who, thing }`: somebody has what lies on the ground, in a free hand or put away; also between fights. */
export const takeUp = rule<Murdham, [Command], void>([], 'takeUp', function* (w, command) {
  const { who, thing } = args(v.object({ who: anId, thing: anId }), command)
  present(w, command, [who])
  const lies = w.now.things[thing]
  if (!lies) throw new Diverged(`takeUp: there is no thing ${thing} on the ground.`)
  const whyNot = whyNotPickUp(w.of(who), lies)
  if (whyNot) throw new Refused(whyNot)
  say(w, 'picksUp', { who }, { item: pickUp(w, who, thing) })
})
