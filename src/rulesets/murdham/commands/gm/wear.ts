import * as v from 'valibot'
import type { Command } from '~/engine/command'
import { reason } from '~/engine/reason'
import { Diverged, Refused } from '~/engine/refused'
import { rule } from '~/engine/rule'
import { args } from '~/table/schema/args'
import { anId } from '~/table/schema/fields'
import { drop } from '../../gear/drop'
import { handItems, pickUp, whyNotPickUp } from '../../gear/hands'
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

/** `letFall` with `{ who, item }`: a weapon or shield falls where its bearer stands: a trick, a stunt, a disarm by ruling. */
export const letFall = rule<Murdham, [Command], void>([], 'letFall', function* (w, command) {
  const { who, item } = args(v.object({ who: anId, item: anId }), command)
  const c = w.of(present(w, command, [who])[0]!)
  if (!handItems(c.sheet).some(({ id }) => id === item))
    throw new Diverged(`letFall: ${c.name} has no ${item} that could fall.`)
  if (c.cell === null) throw new Refused(reason('MUR-ZONE-02', 'notOnMap', { who }))
  drop(w, who, item)
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
