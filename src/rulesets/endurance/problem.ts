import * as v from 'valibot'
import { sound } from '~/table/sound'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** What is wrong with a whole encounter, naming the place; undefined when it is sound. Takes any value. */
export const problem = sound({
  id: 'endurance',
  settings: settingsSchema,
  side: v.object({
    objective: v.pipe(v.string(), v.maxLength(400)),
    objectiveDone: v.boolean(),
    objectiveShown: v.boolean(),
    friends: v.array(id),
  }),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    seconds: integer(0, 999_999),
    teams: v.pipe(v.array(id), v.minLength(1)),
    at: integer(0, 99),
    who: v.nullable(id),
    joined: v.array(id),
    surprise: v.nullable(id),
    opening: v.nullable(v.object({ by: id, target: id })),
  }),
  unlinked({ teams, at, who, opening }, { sides, combatants }) {
    if (at >= teams.length) return `turn.at: there is no team ${at}`
    const lost = teams.find(team => !(team in sides))
    if (lost !== undefined) return `turn.teams: there is no side ${lost}`
    const nobody = [who, opening?.by, opening?.target].find(one => one && !(one in combatants))
    return nobody ? `turn: there is no combatant ${nobody}` : undefined
  },
})
