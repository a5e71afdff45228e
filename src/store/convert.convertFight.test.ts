import { expect, it } from 'vitest'
import { openFight, type Json, type Ruleset } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import { convertFight } from './convert'
import { REVIEW } from './queries/around'

const terrain = createTerrain(gridMap({ width: 12, height: 12, walls: [], portals: [] }))
const loaded: Ruleset<TableTypes>[] = []
for (const entry of rulesets) loaded.push(await entry.load())
const pairs = loaded.flatMap(from => loaded.map(to => [from.name, to.name, from, to] as const))

function prepared(rules: Ruleset<TableTypes>) {
  const fight = openFight({ ruleset: rules, terrain, state: newEncounter(rules, 'map') })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(fight.do({ type, by: 'gm', with: given }).no).toBeUndefined()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Roland', side: heroes, cell: 5, notes: 'late' }] })
  gm('join', { list: [1, 2].map(n => ({ name: 'Guard', side: foes, cell: 20 + n, known: 'absent' })) })
  gm('picture', { who: ['c3'], picture: 'face' })
  gm('fog.paint', { squares: [0, 4], as: 'shown' })
  gm('paint', { squares: [7, 1], ground: 'blocking' })
  return fight.state
}

it('from Tiny Tests to Murdham leaves the wounded wounded, and names what was made of who is down and of heroes', () => {
  const [tiny, murdham] = ['tiny', 'murdham'].map(id => loaded.find(one => one.id === id)!) as [
    Ruleset<TableTypes>,
    Ruleset<TableTypes>,
  ]
  const before = prepared(tiny)
  const [hero, hurt, down] = Object.keys(before.combatants) as [string, string, string]
  const fight = openFight({ ruleset: tiny, terrain, state: before })
  fight.do({ type: 'harm', by: 'gm', with: { who: [hurt], amount: 1 } })
  fight.do({ type: 'harm', by: 'gm', with: { who: [down], amount: 9 } })
  const after = convertFight(fight.state, tiny, murdham, 'map')
  const max = Reflect.get(before.combatants[hurt]!.sheet, 'hp').max as number
  expect(after.combatants[hurt]!.sheet).toMatchObject({ health: { cur: max - 1, max }, controller: 'gm', omens: 0 })
  expect(after.combatants[down]!.sheet).toMatchObject({ health: { cur: 1, max } })
  expect(after.combatants[hero]!.sheet).toMatchObject({ health: { cur: max, max }, controller: 'player', omens: 2 })
  const words = (who: string) => Object.values(after.effects).find(({ on }) => on === who)!.words
  expect(words(hurt)).not.toContain('health')
  expect(words(down)).toContain('health')
  expect(words(hero)).toMatch(/played by, omens/)
})

it('a score that is made of a die is one that the die is as good as, and is marked with it', () => {
  const [endurance, ratbags] = ['endurance', 'ratbags'].map(id => loaded.find(one => one.id === id)!) as [
    Ruleset<TableTypes>,
    Ruleset<TableTypes>,
  ]
  const before = prepared(endurance)
  const after = convertFight(before, endurance, ratbags, 'map')
  const [hero] = Object.keys(before.combatants) as [string]
  expect(before.combatants[hero]!.sheet).toMatchObject({ attributes: { strength: 6, dexterity: 6 } })
  expect(after.combatants[hero]!.sheet).toMatchObject({ str: { cur: 11, max: 11 }, dex: { cur: 11, max: 11 } })
  const { words } = Object.values(after.effects).find(({ on }) => on === hero)!
  expect(words).toMatch(/strength 11 \(d6\), dexterity 11 \(d6\)/)
  // What these rules do not have is not spoken of.
  expect(words).not.toContain('intellect')
})

it.each(pairs)('from %s to %s keeps who is who and where, and names what to check', (_from, _to, from, to) => {
  const before = prepared(from)
  const after = convertFight(before, from, to, 'other')
  const kept = (s: typeof before) =>
    Object.values(s.combatants).map(({ id, name, letter, side, cell, known, notes, picture }) => {
      return { id, name, letter, side, cell, known, notes, picture }
    })
  expect(kept(after)).toEqual(kept(before))
  expect(after.combatants.c3).toMatchObject({ name: 'Roland', picture: 'face' })
  expect(Object.values(after.sides).map(({ name, badge, show }) => [name, badge, show])).toEqual(
    Object.values(before.sides).map(({ name, badge, show }) => [name, badge, show]),
  )
  expect(after.board).toEqual({ ...before.board, map: 'other' })
  expect(after).toMatchObject({ phase: 'preparation', turn: null, rules: { id: to.id } })
  expect(to.state.problem(after)).toBeUndefined()
  const asked = Object.values(after.effects).filter(effect => effect.type === REVIEW)
  expect(asked.map(effect => effect.on)).toEqual(Object.keys(before.combatants))
  for (const { words, shared } of asked) {
    expect(words).toMatch(/^to check: \w/)
    expect(shared).toBe(false)
  }
})
