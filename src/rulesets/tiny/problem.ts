import * as v from 'valibot'
import { sound } from '~/table/sound'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

const turn = v.object({
  round: integer(1, 99_999),
  seconds: integer(0, 999_999),
  order: v.array(
    v.object({ who: id, total: integer(0, 18), ties: v.pipe(v.array(integer(2, 18)), v.maxLength(1000)) }),
  ),
  who: v.nullable(id),
  last: v.nullable(id),
  held: v.boolean(),
})

/** What is wrong with a whole encounter, naming the place; undefined when it is sound. Takes any value. */
export const problem = sound({
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
