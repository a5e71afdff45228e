import * as v from 'valibot'
import { snapshotSchema } from '~/table/commands/snapshotSchema'
import { declarationSchema } from './declaration'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'
import { CAUSES } from './vocabulary'
import { anId, integer } from '~/table/schema/fields'

/** What is wrong with a whole encounter, naming the place, or undefined when it is sound; and what was added to it later. */
export const { problem, added } = snapshotSchema({
  id: 'ratbags',
  settings: settingsSchema,
  side: v.object({}),
  sheet: sheetSchema,
  turn: v.object({
    round: integer(0, 99_999),
    players: v.nullable(anId),
    early: v.array(anId),
    late: v.array(anId),
    phases: v.array(v.object({ side: anId, who: v.picklist(['all', 'early', 'late']) })),
    at: integer(-1, 99),
    underWay: v.optional(v.literal(true)),
    declared: v.array(declarationSchema),
    intents: v.array(v.object({ who: anId, words: v.pipe(v.string(), v.maxLength(400)), target: v.nullable(anId) })),
    morale: v.array(v.object({ name: v.string(), members: v.array(anId), used: v.array(v.picklist(CAUSES)) })),
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
