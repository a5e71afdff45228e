import { expect, it } from 'vitest'
import { begin, enduranceTable, pool } from '../../../test/parties/endurance'
import { REVIEW } from '~/table'
import type { FightView } from '../session/fightView'
import type { FightGiven } from './fromFight'
import { creatureOf, encounterOf, heroOf, kindOf, mapOf, partyOf, rulesOf } from './fromFight'
import { copiesOf, creatureJoiners, heroesIn, heroJoiners, joinList } from './intoFight'

/** A fight in its first round: a hurt hero, a hurt guard that the players see, one who has left. */
function fight() {
  const { t, heroes, guards, put } = enduranceTable()
  const roland = put('Roland', heroes, [1, 1], () => ({ endurance: pool(10, 4) }))
  const guard = put('guard', guards, [6, 1], () => ({ endurance: pool(8, 3) }))
  const gone = put('guard', guards, [7, 1])
  t.do('leave', 'gm', { who: [gone] })
  begin(t)
  const map = { id: 'm1', name: 'Hall', grid: { width: 20, height: 12 }, picture: { id: 'p1' } }
  const given = () => ({ name: 'The hall', ruleset: t.ruleset, state: t.state, map }) as unknown as FightGiven
  const of = (id: string) => given().state.combatants[id]!
  return { t, roland, guard, gone, given, of }
}

it.each([
  ['Guard B', 'Guard'],
  ['Guard 12', 'Guard'],
  ['Guard', 'Guard'],
  ['Old One', 'Old One'],
  ['Guard BC', 'Guard BC'],
])('%s is one of a kind: %s', (name, kind) => {
  expect(kindOf({ name })).toBe(kind)
})

it('a creature is full again, without its letter; a copy in the fight is as it stands', () => {
  const { given, guard, of } = fight()
  const one = { ...of(guard), name: 'Guard A', notes: 'lame', picture: 'p9' }
  expect(creatureOf(one, given())).toMatchObject({
    kind: 'creature',
    name: 'Guard',
    system: 'endurance',
    picture: 'p9',
    origin: 'from “The hall”',
    notes: 'lame',
    data: { sheet: { endurance: pool(8) }, check: [] },
  })
  const [copy, ...more] = copiesOf(one, 2, given().ruleset.state)
  expect(copy).toMatchObject({
    name: 'Guard',
    notes: 'lame',
    picture: 'p9',
    known: one.known,
    sheet: { endurance: pool(8, 3) },
  })
  expect(more).toEqual([copy])
  expect(copiesOf(of(guard), 1, given().ruleset.state)[0]).not.toHaveProperty('picture')
})

it('a hero stays as it stands, with the markers that have no end and what was to be looked at', () => {
  const { given, roland, of } = fight()
  const effect = { on: roland, type: 'marker', words: 'cursed', until: null, shared: true }
  const effects = {
    e1: effect,
    e2: { ...effect, words: 'for a round', until: { round: 3 } },
    e3: { ...effect, words: 'another’s', on: 'c99' },
    e4: { ...effect, type: 'area', words: 'no marker' },
    e5: { ...effect, type: REVIEW, words: 'Check: speed, luck' },
  } as never
  const hero = heroOf(of(roland), { ...given(), state: { ...given().state, effects } }, 'h1')
  expect(hero).toMatchObject({
    key: 'h1',
    name: of(roland).name,
    sheet: { endurance: pool(10, 4) },
    markers: ['cursed'],
  })
  expect(hero.check).toHaveLength(2)
  expect(hero).not.toHaveProperty('picture')
  const party = partyOf('The three', [of(roland), of(roland)], given())
  expect(party).toMatchObject({ kind: 'party', name: 'The three', system: 'endurance' })
  expect(party.data.heroes.map(({ key }) => key)).toEqual(['h1', 'h2'])
})

it.each([
  [false, pool(8)],
  [true, pool(8, 3)],
])('an encounter has those who are not the players’ and have not left, as they stand: %s', (asTheyStand, endurance) => {
  const { given, guard } = fight()
  const { data, facts } = encounterOf('Guards', given(), asTheyStand)
  const start = data.start as unknown as FightGiven['state']
  expect(Object.keys(start.combatants)).toEqual([guard])
  expect(start.combatants[guard]!.sheet).toMatchObject({ endurance })
  expect(start).toMatchObject({ phase: 'preparation', turn: null })
  expect(facts?.at(-1)).toBe('20 × 12')
  expect(Object.keys(start.board)).not.toContain('trails')
})

it('a map and a set of house rules are taken out of a fight', () => {
  const { given } = fight()
  expect(mapOf(given())).toMatchObject({
    kind: 'map',
    name: 'Hall',
    picture: 'p1',
    facts: ['20 × 12'],
    data: { difficult: [] },
  })
  expect(rulesOf('Ours', given())).toMatchObject({
    kind: 'rules',
    name: 'Ours',
    data: { settings: given().state.settings },
  })
})

it('a creature joins so many times, hidden or not; heroes as they stand or rested', () => {
  const { t, given } = fight()
  const rules = given().ruleset.state
  const sheet = { ...t.ruleset.state.sheet.blank(), endurance: pool(8, 3) }
  const entry = { name: 'Guard', notes: 'n', data: { sheet, check: ['speed'] } } as never
  expect(creatureJoiners(entry, { count: 2, isHidden: true }, rules).map(({ known }) => known)).toEqual([
    'absent',
    'absent',
  ])
  expect(creatureJoiners(entry, { count: 1, isHidden: false }, rules)).toMatchObject([
    { name: 'Guard', known: 'named', check: ['speed'] },
  ])
  const hero = {
    key: 'h1',
    name: 'Ada',
    sheet: { ...t.ruleset.state.sheet.blank(), endurance: pool(8, 3) },
    notes: '',
    check: [],
    markers: [],
  }
  const joins = (as: 'stands' | 'rested') => heroJoiners([hero] as never, as, rules)[0]!.sheet
  expect([joins('stands'), joins('rested')]).toMatchObject([{ endurance: pool(8, 3) }, { endurance: pool(8) }])
})

it('whoever joins gets a square of its own, or none; what is no sheet of these rules is refused by name', () => {
  const { t, given, guard, of } = fight()
  const view = { ruleset: t.ruleset, snapshot: t.state, terrain: t.terrain, map: t.map } as unknown as FightView
  const side = given().state.sides[of(guard).side]!
  const join = (isPlaced: boolean) =>
    joinList(view, copiesOf(of(guard), 3, given().ruleset.state), side, isPlaced) as {
      cell: number | null
      side: string
    }[]
  const cells = join(true).map(({ cell }) => cell)
  expect(new Set(cells).size).toBe(3)
  expect(cells).not.toContain(of(guard).cell)
  expect(join(false).map(one => [one.cell, one.side])).toEqual(Array(3).fill([null, side.id]))
  const broken = [{ name: 'Thing', sheet: {}, notes: '', known: 'named' as const, check: [] }]
  expect(() => joinList(view, broken, side)).toThrow('Thing cannot come into this fight')
})

it('heroes are found in a fight by whom they were there, then by their names, nobody twice', () => {
  const hero = (key: string, name: string, last?: { fight: string; who: string }) => ({
    key,
    name,
    ...(last && { last }),
  })
  const combatants = Object.fromEntries(['c1', 'c2', 'c3'].map(id => [id, { id, name: id === 'c3' ? 'Bo' : 'Ada' }]))
  const found = (...heroes: object[]) => [
    ...heroesIn(
      heroes as never,
      { id: 'f1', snapshot: { combatants } } as unknown as Pick<FightView, 'id' | 'snapshot'>,
    ),
  ]
  expect(found(hero('a', 'Ada'), hero('b', 'Ada', { fight: 'f1', who: 'c1' }))).toEqual([
    ['b', 'c1'],
    ['a', 'c2'],
  ])
  expect(found(hero('a', 'Ada', { fight: 'f2', who: 'c3' }))).toEqual([['a', 'c1']])
  expect(found(hero('a', 'Bo', { fight: 'f1', who: 'c9' }))).toEqual([['a', 'c3']])
  expect(found(hero('a', 'Cid'))).toEqual([])
  expect(found(hero('a', 'Bo'), hero('b', 'Bo'))).toEqual([['a', 'c3']])
})
