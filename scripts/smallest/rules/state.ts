import * as v from 'valibot'
import { asking } from '~/engine/ask'
import type { EventTable } from '~/engine/events'
import type { QuestionTable } from '~/engine/questions'
import type { StateRules } from '~/engine/ruleset'
import type { Combatant as AnyCombatant, Id, Snapshot as AnySnapshot } from '~/engine/snapshot'
import type { World as AnyWorld } from '~/engine/world'
import { snapshotSchema } from '~/table/commands/snapshotSchema'
import { conditions } from '~/table/contract/conditions'
import { flag, houseRules } from '~/table/contract/houseRules'
import { creature, part, sheetFields } from '~/table/contract/sheetFields'
import { convertPool, wholeNumber } from '~/table/convert'
import type { BoardState } from '~/table/map/board'
import { type Terrain, terrainOf } from '~/table/map/terrain'
import { fieldKinds } from '~/table/schema/fieldKind'
import { anId, integer, poolUpTo } from '~/table/schema/fields'
import { problemOf } from '~/table/schema/issueWords'
import { saying } from '~/table/secrecy/say'

/** What can happen, and which facts of it players may hear. */
export const EVENTS = {
  began: {},
  ended: { open: ['rounds'] },
  turn: { open: ['who'] },
  moved: { open: ['who', 'cost'] },
  guards: { open: ['who'] },
  missed: { open: ['by', 'target'], numbers: { total: 'by' } },
  hit: { open: ['by', 'target'], numbers: { total: 'by', taken: 'target' } },
  falls: { open: ['who'] },
} as const satisfies EventTable
export const { say } = saying(EVENTS)

/** What can be asked. Saved journals hold these keys: never rename one. */
export const QUESTIONS = {
  'attack.target': { meaning: 'target', ofAttack: true },
  'attack.dice': { ofAttack: true },
  'attack.damage': { ofAttack: true },
  'move.path': {},
} as const satisfies QuestionTable
export type QuestionKey = keyof typeof QUESTIONS
export const { choose, path, roll } = asking<QuestionKey>()

/** Badges and marks, a line each. */
export const CONDITION = conditions(['turnStart', 'combat', 'fall'], {
  down: { icon: 'prone', plain: true },
  guarding: { icon: 'guard', mark: 'fight', ends: ['turnStart', 'combat', 'fall'] },
})

/** House rules, a line each. */
const rules = houseRules({
  twenty: flag(true, 'SMALL-OPT-01', 'A 20 always hits'),
})

const status = sheetFields(CONDITION.fields)
const sheet = sheetFields({
  hp: creature(poolUpTo(99, { max: 1 })),
  /** Added to the d20 of an attack. */
  skill: creature(integer(0, 20)),
  status: part(status),
})
export type Sheet = v.InferOutput<typeof sheet.schema>
const kindOf = fieldKinds(sheet.schema)

const { problem, added } = snapshotSchema({
  id: 'smallest',
  settings: rules.schema,
  side: v.object({}),
  sheet: sheet.schema,
  turn: v.object({ round: integer(1, 99_999), who: v.nullable(anId), acted: v.array(anId), hasMoved: v.boolean() }),
  unlinked: ({ who, acted }, { combatants }) => {
    const nobody = [who, ...acted].find(id => id !== null && !(id in combatants))
    return nobody ? `turn: there is no combatant ${nobody}` : undefined
  },
})

/** The types of this ruleset, as the engine knows them. */
export interface Smallest {
  settings: typeof rules.settings.defaults
  side: Record<string, never>
  sheet: Sheet
  turn: { round: number; who: Id | null; acted: readonly Id[]; hasMoved: boolean }
  board: BoardState
  terrain: Terrain
}
export type Snapshot = AnySnapshot<Smallest>
export type Combatant = AnyCombatant<Smallest>
export type World = AnyWorld<Smallest>

export const isUp = (c: Combatant): boolean => !c.gone && c.sheet.hp.cur > 0

const somebody = (hp: number, skill: number) => (): Sheet => ({
  hp: { cur: hp, max: hp },
  skill,
  status: status.atRest(),
})

const HP = ['hp', 'hit points']

/** What is at rest: house rules, sheets, and when a whole fight is sound. */
export const state: StateRules<Smallest> = {
  declared: { settings: rules.tree, sheet: sheet.tree, added },
  settings: rules.settings,
  sheet: {
    blank: somebody(6, 2),
    presets: { guard: somebody(6, 2), archer: somebody(5, 3), captain: somebody(12, 4), Roland: somebody(14, 5) },
    fields: () => [
      { path: ['hp'], label: 'Hit points', group: 'Pools', kind: kindOf(['hp']) },
      { path: ['skill'], label: 'Skill', group: 'Fighting', kind: kindOf(['skill']) },
      ...CONDITION.labels.map(([mark, label]) => ({
        path: ['status', mark],
        label,
        group: 'Conditions',
        role: 'condition' as const,
        kind: { type: 'flag' as const },
      })),
    ],
    gear: [],
    problem: problemOf(sheet.schema, 'sheet'),
    convert: foreign => {
      const made = somebody(6, 2)()
      const named = Object.entries(foreign.numbers).find(([name]) => HP.includes(name.toLowerCase()))
      const max = named && wholeNumber(named[1], 1, 99)
      if (max === undefined) return { sheet: made, unsure: ['HP', 'skill'] }
      const { pool, isGuessed } = convertPool(foreign, HP, max)
      return { sheet: { ...made, hp: pool }, unsure: isGuessed ? ['HP', 'skill'] : ['skill'] }
    },
  },
  side: { blank: () => ({}) },
  problem,
  footprint: () => 1,
  terrain: terrainOf,
}
