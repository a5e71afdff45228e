import { expect, test } from 'vitest'
import type { Combatant, Ruleset, Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { derivedFrom } from '~/store/session/derived'
import type { TableTypes, Terrain } from '~/table'
import { addSystemParts } from '../../systems'
import { parts } from '../../systems/endurance'
import { boardTokens } from './boardTokens'

const combatant = (id: string, cell: number | null) =>
  ({
    id,
    name: `Guard ${id}`,
    letter: id,
    side: 's1',
    cell,
    known: 'named',
    gone: false,
    sheet: {},
  }) as unknown as Combatant<TableTypes>

/** Two guards on a map that is ten squares wide, and one who is not on it. */
const snapshot = {
  sides: { s1: { id: 's1', name: 'Reds', badge: 1 } },
  combatants: { a: combatant('a', 12), b: combatant('b', 13), c: combatant('c', null) },
} as unknown as Snapshot<TableTypes>

/** Whoever is in `prone` is so. */
const rules = (...prone: string[]) =>
  ({
    id: 'endurance',
    conditions: {},
    display: {
      isOut: () => false,
      order: () => [],
      pools: () => [{ key: 'hp', label: 'HP', cur: 3, max: 9 }],
      poolColours: {},
      life: ['hp'],
      badges: ({ id }: { id: string }) => (prone.includes(id) ? [{ code: 'prone', words: 'prone' }] : []),
    },
    state: { footprint: () => 1 },
  }) as unknown as Ruleset<TableTypes>

const NO_PICTURES = new Map()

/** The tokens of this state on a map so many squares wide. */
function tokens(who: { now: string | null; asked?: string }, { prone = [], at = snapshot, width = 10 }: State = {}) {
  const ruleset = rules(...prone)
  const { shown } = derivedFrom({ ruleset, snapshot: at, terrain: {} as Terrain })
  return boardTokens({ ruleset, snapshot: at, map: { width } as GridMap, shown }, who, NO_PICTURES)
}

interface State {
  prone?: readonly string[]
  at?: typeof snapshot
  width?: number
}

addSystemParts('endurance', parts)

test('a token says who it is, what ails it and where it stands', () => {
  const [a, b, ...rest] = tokens({ now: null })
  expect(rest).toEqual([])
  expect([a?.spoken, b?.spoken]).toEqual(['Guard a, Reds, column 3, row 2', 'Guard b, Reds, column 4, row 2'])
  const prone = tokens({ now: null }, { prone: ['a'] })
  expect(prone.map(({ spoken }) => spoken)).toEqual(['Guard a, Reds, prone, column 3, row 2', b!.spoken])
})

test('what comes from elsewhere than its combatant makes it another token', () => {
  const acting = tokens({ now: 'b' })
  expect(acting.map(({ now }) => now)).toEqual([false, true])
  expect(acting[0]!.spoken).toContain('of Guard b')

  const renamed = { ...snapshot, sides: { s1: { ...snapshot.sides['s1']!, name: 'Blues', badge: 2 } } }
  const asked = tokens({ now: 'b', asked: 'a' })
  expect(asked[0]).toMatchObject({ asked: true, spoken: expect.stringContaining('Reds, asked, column 3') as string })
  expect(tokens({ now: null }, { at: renamed })[0]).toMatchObject({ side: 2 })
  expect(tokens({ now: null }, { width: 5 })[0]!.spoken).toContain('column 3, row 3')
})

test('whoever has surrendered stands there with a sign and the word, once, and does not lie like one who fell', () => {
  const [a, b] = Object.values(snapshot.combatants)
  const at = { ...snapshot, combatants: { a: { ...a!, yielded: true }, b: b! } } as typeof snapshot
  const ruleset = rules()
  Object.assign(ruleset.display, {
    isOut: () => true,
    badges: () => [{ code: 'surrendered', words: 'surrendered' }],
  })
  const { shown } = derivedFrom({ ruleset, snapshot: at, terrain: {} as Terrain })
  const view = { ruleset, snapshot: at, map: { width: 10 } as GridMap, shown }
  const [gaveUp, fell] = boardTokens(view, { now: null }, NO_PICTURES)
  expect([gaveUp!.down, gaveUp!.gaveUp?.words]).toEqual([false, 'surrendered'])
  expect(gaveUp!.spoken.match(/surrendered/g)).toHaveLength(1)
  expect([fell!.down, fell!.gaveUp]).toEqual([true, undefined])
})
