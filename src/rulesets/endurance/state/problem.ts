import * as v from 'valibot'
import { addedFields, snapshotSchema } from '~/table/commands/snapshotSchema'
import { anId, integer } from '~/table/schema/fields'
import { settingsSchema } from './settings'
import { itemSchema, sheetSchema } from './sheet'

/** What is wrong with a whole encounter, naming the place, or undefined when it is sound; and what was added to it later. */
export const { problem, added } = snapshotSchema({
  id: 'endurance',
  settings: settingsSchema,
  side: v.object({
    objective: v.pipe(v.string(), v.maxLength(400)),
    objectiveDone: v.boolean(),
    objectiveShown: v.boolean(),
    friends: v.array(anId),
  }),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    seconds: integer(0, 999_999),
    teams: v.pipe(v.array(anId), v.minLength(1)),
    at: integer(0, 99),
    who: v.nullable(anId),
    joined: v.array(anId),
    surprise: v.nullable(anId),
    opening: v.nullable(v.object({ by: anId, target: anId })),
  }),
  unlinked({ teams, at, who, opening }, { sides, combatants }) {
    if (at >= teams.length) return `turn.at: there is no team ${at}`
    const lost = teams.find(team => !(team in sides))
    if (lost !== undefined) return `turn.teams: there is no side ${lost}`
    const nobody = [who, opening?.by, opening?.target].find(one => one && !(one in combatants))
    return nobody ? `turn: there is no combatant ${nobody}` : undefined
  },
})

const itemFields = addedFields(itemSchema)

/** The fields of what lies on the ground: it is an item. */
export const thingFields = () => itemFields
