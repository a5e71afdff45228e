import * as v from 'valibot'
import { snapshotSchema } from '~/table/commands/snapshotSchema'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'
import { anId, integer } from '~/table/schema/fields'

const turn = v.object({
  round: integer(1, 99_999),
  seconds: integer(0, 999_999),
  order: v.array(
    v.object({ who: anId, total: integer(0, 18), ties: v.pipe(v.array(integer(2, 18)), v.maxLength(1000)) }),
  ),
  who: v.nullable(anId),
  last: v.nullable(anId),
  held: v.boolean(),
})

/** What is wrong with a whole encounter, naming the place, or undefined when it is sound; and what was added to it later. */
export const { problem, added } = snapshotSchema({
  id: 'tiny',
  settings: settingsSchema,
  side: v.object({}),
  sheet: sheetSchema,
  turn,
  unlinked({ order, who, last }, { combatants }) {
    const named = [...order.map(place => place.who), who, last]
    const nobody = named.find(one => one !== null && !(one in combatants))
    if (nobody) return `turn: there is no combatant ${nobody}`
    return new Set(order.map(place => place.who)).size < order.length ? 'turn.order: names somebody twice' : undefined
  },
})
