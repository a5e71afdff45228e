import * as v from 'valibot'
import type { Command } from '~/engine/command'
import { total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import { args } from '~/table/schema/args'
import { ids, integer } from '~/table/schema/fields'
import { corrupt } from '../../aim/power'
import { armourValue } from '../../harm/armourValue'
import { heal, takeDamage } from '../../harm/damage'
import { injure } from '../../harm/injury'
import { rest } from '../../harm/rest'
import type { Murdham } from '../../state/types'
import { each, present } from './named'

/** `harm` with `{ who, amount, direct }`: damage that comes from no attack; armour alone stops some of it. */
export const harm = rule<Murdham, [Command], void>([], 'harm', function* (w, command) {
  const given = args(v.object({ who: ids, amount: integer(1, 999), direct: v.optional(v.boolean(), false) }), command)
  for (const one of present(w, command, given.who)) {
    const plain = { reacting: false, aware: false, cover: false }
    const stopped = given.direct ? 0 : total(armourValue(w.of(one), plain))
    if (given.direct) w.enter('MUR-ARM-02')
    const n = Math.max(0, given.amount - stopped)
    yield* takeDamage(w, one, { n, by: null, direct: given.direct, low: false })
  }
})

const someAmount = v.object({ who: ids, amount: integer(1, 99) })

/** `heal` with `{ who, amount }`. */
export const healEach = rule<Murdham, [Command], void>([], 'healEach', function* (w, command) {
  const given = args(someAmount, command)
  for (const one of present(w, command, given.who)) yield* heal(w, one, given.amount)
})

/** `corrupt` with `{ who, amount }`. */
export const corruptEach = rule<Murdham, [Command], void>([], 'corruptEach', function* (w, command) {
  const given = args(someAmount, command)
  for (const one of present(w, command, given.who)) yield* corrupt(w, one, given.amount)
})

/** `injure` with `{ who }`: an injury that lasts until a full rest. */
export const injureEach = each((w, one) => injure(w, one, 'untilRest'))

/** `rest` with `{ who }`: a full rest. */
export const restEach = each((w, one) => rest(w, one))
