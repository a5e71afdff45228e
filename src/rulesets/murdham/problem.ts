import * as v from 'valibot'
import { sound } from '~/table/sound'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'
import { SPECIAL_MOVEMENTS } from './words'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const flag = v.boolean()

/** What is wrong with a whole encounter, naming the place; undefined when it is sound. Takes any value. */
export const problem = sound({
  id: 'murdham',
  settings: settingsSchema,
  side: v.object({ allies: v.array(id) }),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    phase: v.picklist(['bonus', 'fast', 'slow', 'single']),
    factions: v.array(id),
    holder: id,
    first: id,
    at: id,
    passes: integer(0, 99),
    fat: v.nullable(integer(1, 20)),
    acting: v.nullable(
      v.object({
        who: id,
        bonus: flag,
        main: flag,
        halves: integer(0, 99),
        moved: integer(0, 99),
        full: v.nullable(v.picklist(['plain', ...SPECIAL_MOVEMENTS])),
        stance: v.nullable(v.picklist(['still', 'moving'])),
        cleaved: flag,
        begun: flag,
        declared: flag,
      }),
    ),
    ambushers: v.array(id),
    groups: v.array(v.object({ side: id, name: v.string(), members: v.array(id), lost: v.array(id), due: flag })),
    playsOn: flag,
  }),
  unlinked({ factions, holder, first, at, acting, ambushers }, { sides, combatants }) {
    const lost = [...factions, holder, first, at].find(side => !(side in sides))
    if (lost !== undefined) return `turn: there is no side ${lost}`
    const nobody = [...(acting ? [acting.who] : []), ...ambushers].find(who => !(who in combatants))
    return nobody === undefined ? undefined : `turn: there is no combatant ${nobody}`
  },
})
