import * as v from 'valibot'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Command } from '~/engine/command'
import { args } from '~/table/schema/args'
import { takeDamage } from './damage'
import { named } from '../conditions/named'
import type { Tiny } from '../state/types'

/** `harm` with `{ who, amount }`: damage of no attack, for several at once (P5). */
export const harm = rule<Tiny, [Command], void>([], 'harm', function* (w, command) {
  const who = named(w, command)
  const { amount } = args(v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) }), command)
  for (const id of who) yield* takeDamage(w, id, [part(amount, 'harm', 'TINY-DMG-11')])
})
