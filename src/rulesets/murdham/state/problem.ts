import * as v from 'valibot'
import { snapshotSchema } from '~/table/commands/snapshotSchema'
import { added as addedField, anId, integer } from '~/table/schema/fields'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'
import { SPECIAL_MOVEMENTS } from './vocabulary'

const flag = v.boolean()

/** What is wrong with a whole encounter, naming the place, or undefined when it is sound; and what was added to it later. */
export const { problem, added } = snapshotSchema({
  id: 'murdham',
  settings: settingsSchema,
  side: v.object({ allies: v.array(anId) }),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    phase: v.picklist(['bonus', 'fast', 'slow', 'single']),
    factions: v.array(anId),
    holder: anId,
    first: anId,
    at: anId,
    passes: integer(0, 99),
    fat: v.nullable(integer(1, 20)),
    acting: v.nullable(
      v.object({
        who: anId,
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
    ambushers: v.array(anId),
    groups: v.array(
      v.object({
        side: anId,
        name: v.string(),
        members: v.array(anId),
        lost: v.array(anId),
        due: flag,
        back: addedField(v.array(anId), []),
      }),
    ),
    playsOn: flag,
  }),
  unlinked({ factions, holder, first, at, acting, ambushers }, { sides, combatants }) {
    const lost = [...factions, holder, first, at].find(side => !(side in sides))
    if (lost !== undefined) return `turn: there is no side ${lost}`
    const nobody = [...(acting ? [acting.who] : []), ...ambushers].find(who => !(who in combatants))
    return nobody === undefined ? undefined : `turn: there is no combatant ${nobody}`
  },
})
