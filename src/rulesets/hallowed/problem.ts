import * as v from 'valibot'
import { sound } from '~/table/sound'
import { settingsSchema } from './settings'
import { declaredSchema, sheetSchema } from './sheet'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** What is wrong with a whole encounter, naming the place; undefined when it is sound. Takes any value. */
export const problem = sound({
  id: 'hallowed',
  settings: settingsSchema,
  side: v.object({ allies: v.pipe(v.array(id), v.maxLength(20)) }),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    step: v.picklist(['declaring', 'counting']),
    declared: v.array(v.object({ who: id, ...declaredSchema.entries })),
    entries: v.array(
      v.object({
        who: id,
        ...declaredSchema.entries,
        base: integer(-99, 199),
        value: integer(-299, 399),
        wave: integer(0, 999),
        extra: v.boolean(),
        state: v.picklist(['waiting', 'done', 'dropped', 'lost']),
      }),
    ),
    count: v.nullable(integer(-299, 399)),
  }),
  unlinked({ declared, entries }, { combatants }) {
    const nobody = [...declared, ...entries].find(({ who }) => !(who in combatants))
    return nobody && `turn: there is no combatant ${nobody.who}`
  },
})
