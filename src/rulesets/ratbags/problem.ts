import * as v from 'valibot'
import { sound } from '~/table/sound'
import { declarationSchema } from './declaration'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'
import { CAUSES } from './words'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** What is wrong with a whole encounter, naming the place; undefined when it is sound. Takes any value. */
export const problem = sound({
  id: 'ratbags',
  settings: settingsSchema,
  side: v.object({}),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    players: v.nullable(id),
    early: v.array(id),
    late: v.array(id),
    phases: v.array(v.object({ side: id, who: v.picklist(['all', 'early', 'late']) })),
    at: integer(-1, 99),
    declared: v.array(declarationSchema),
    intents: v.array(v.object({ who: id, words: v.pipe(v.string(), v.maxLength(400)), target: v.nullable(id) })),
    morale: v.array(v.object({ name: v.string(), members: v.array(id), used: v.array(v.picklist(CAUSES)) })),
  }),
  unlinked({ players, phases, at, declared, intents }, { sides, combatants }) {
    if (at >= phases.length) return `turn.at: there is no phase ${at}`
    const lost = [players, ...phases.map(({ side }) => side)].find(side => side !== null && !(side in sides))
    if (lost) return `turn: there is no side ${lost}`
    const named = [...declared.flatMap(({ who, targets }) => [who, ...targets]), ...intents.map(({ who }) => who)]
    const nobody = named.find(who => !(who in combatants))
    return nobody === undefined ? undefined : `turn: there is no combatant ${nobody}`
  },
})
