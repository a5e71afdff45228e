import { expect, test } from 'vitest'
import type { Id, Json } from '~/engine'
import { rulesets } from '~/rulesets'
import { table } from '../../../../test/table'
import { joinersOf, planJoin, type JoinForm } from './joinForm'

const load = (id: string) => rulesets.find(entry => entry.id === id)!.load()
const ratbags = await load('ratbags')

const EMPTY: JoinForm = { typed: '', side: undefined, isHidden: false, isPlaced: true }

/** A fight of two sides on a small map, the first of them the players'. */
function twoSides(rules = ratbags) {
  const t = table(rules, '12x8')
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(t.state.sides) as [Id, Id]
  return { fight: { ruleset: rules, snapshot: t.state, terrain: t.terrain, map: t.map }, heroes, foes, t }
}

test('they join the side that was chosen; where none was or it is gone, the heroes until there is one, then their foes', () => {
  const { fight, heroes, foes, t } = twoSides()
  const typed = '2 Rat'
  const into = (side: Id | undefined, snapshot = fight.snapshot) =>
    planJoin({ ...fight, snapshot }, { ...EMPTY, typed, side }).into?.id
  expect(into(foes)).toBe(foes)
  expect([into(undefined), into('gone')]).toEqual([heroes, heroes])

  t.do('join', 'gm', { list: [{ name: 'Roland', side: heroes }] })
  expect([into(undefined, t.state), into('gone', t.state)]).toEqual([foes, foes])
  expect(into(heroes, t.state)).toBe(heroes)
})

test('heroes who are typed one by one go on to be heroes; several at once, after there is one, are foes', () => {
  const { fight, heroes, foes, t } = twoSides()
  t.do('join', 'gm', { list: [{ name: 'Roland', side: heroes }] })
  const into = (typed: string, more: Partial<JoinForm> = {}) =>
    planJoin({ ...fight, snapshot: t.state }, { ...EMPTY, goesOn: heroes, typed, ...more }).into?.id
  expect([into('Ada'), into(''), into('Goblin: 4 HP, dagger (d6)')]).toEqual([heroes, heroes, heroes])
  expect([into('2 Rat'), into('Rat, Wolf'), into('Rat: 4 HP, claws (d4)\nWolf: 5 HP, bite (d6)')]).toEqual(
    Array(3).fill(foes),
  )
  expect(into('Ada', { side: foes }), 'a choice goes first').toBe(foes)
  expect(into('Ada', { goesOn: 'gone' })).toBe(foes)
  expect(into('Ada', { goesOn: undefined })).toBe(foes)
})

test('each stands on a square of its own, or on none; hidden ones are unknown to the players', () => {
  const { fight, foes } = twoSides()
  const form = { ...EMPTY, typed: '3 Rat', side: foes, isHidden: true }
  const joiners = joinersOf(fight, form, planJoin(fight, form))
  expect(joiners.map(({ name, side, known }) => [name, side, known])).toEqual(Array(3).fill(['Rat', foes, 'absent']))
  expect(new Set(joiners.map(({ cell }) => cell)).size).toBe(3)
  expect(joiners.every(({ cell }) => cell !== null)).toBe(true)

  const unplaced = { ...form, isPlaced: false, isHidden: false }
  for (const one of joinersOf(fight, unplaced, planJoin(fight, unplaced)))
    expect(one).toMatchObject({ cell: null, known: 'named' })
})

test('whoever joins can join: the table takes all that the form makes', () => {
  const { fight, t } = twoSides()
  const form = { ...EMPTY, typed: '2 Goblin: 4 HP, 8 STR, 11 DEX, 14 WIL, dagger (d6)' }
  t.do('join', 'gm', { list: joinersOf(fight, form, planJoin(fight, form)) as unknown as Json })
  expect(Object.values(t.state.combatants)).toHaveLength(2)
})

test('a stat line goes before a name, and those who see numbers get characters of the players', () => {
  const { fight, heroes, foes } = twoSides()
  const line = 'Goblin: 4 HP, 8 STR, 11 DEX, 14 WIL, dagger (d6)'
  expect(planJoin(fight, { ...EMPTY, typed: line, side: foes })).toMatchObject({
    all: [{ count: 1, name: 'Goblin', check: [] }],
    isTheirs: false,
  })
  expect(planJoin(fight, { ...EMPTY, typed: line, side: heroes }).isTheirs).toBe(
    ratbags.state.sheet.ofPlayers !== undefined,
  )
})

test.each(['', '0 guard', '101 guard', 'x'.repeat(61), '101 Goblin: 4 HP, 8 STR, 11 DEX, 14 WIL'])(
  '"%s" brings nobody in, and the form says what to write',
  typed => {
    const { fight } = twoSides()
    const form = { ...EMPTY, typed }
    const plan = planJoin(fight, form)
    expect(plan.problem).toMatch(/^Write a name/)
    expect(joinersOf(fight, form, plan)).toEqual([])
  },
)

test('without a side nobody can join', () => {
  const t = table(ratbags, '12x8')
  const fight = { ruleset: ratbags, snapshot: t.state, terrain: t.terrain, map: t.map }
  expect(planJoin(fight, { ...EMPTY, typed: '4 guard' }).problem).toBe('Add a side first.')
})
