import * as v from 'valibot'
import { snapshotSchema } from '~/table/commands/snapshotSchema'
import { anId, integer } from '~/table/schema/fields'
import { settingsSchema } from './settings'
import { declaredSchema, sheetSchema } from './sheet'

/** What is wrong with a whole encounter, naming the place, or undefined when it is sound; and what was added to it later. */
export const { problem, added } = snapshotSchema({
  id: 'hallowed',
  settings: settingsSchema,
  side: v.object({ allies: v.pipe(v.array(anId), v.maxLength(20)) }),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    step: v.picklist(['declaring', 'counting']),
    declared: v.array(v.object({ who: anId, ...declaredSchema.entries })),
    entries: v.array(
      v.object({
        who: anId,
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
