import { expect, it } from 'vitest'
import { type Decree, type Id, type Json, openFight, type Ruleset } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import { convertFight, nextFight } from './convert'

const terrain = createTerrain(gridMap({ width: 8, height: 8, walls: [], portals: [] }))
const loaded: readonly Ruleset<TableTypes>[] = await Promise.all(rulesets.map(({ load }) => load()))

/** Two heroes and a foe before their fight. */
function party(ruleset: Ruleset<TableTypes>) {
  const fight = openFight({ ruleset, terrain, state: newEncounter(ruleset, 'map') })
  const gm = (type: string, given: { [key: string]: Json } = {}) => {
    expect(fight.do({ type, by: 'gm', with: given }).no).toBeUndefined()
    for (let ask = fight.asks?.[0]; ask; ask = fight.asks?.[0]) {
      const value =
        ask.kind === 'roll' ? ask.dice.map((sides, i) => 1 + ((i + Number(ask!.of.slice(1))) % sides)) : ask.default!
      const { key, slot, of } = ask
      expect(fight.answer({ key, ask: ask.ask, slot, of, value, source: 'click' }).no, key).toBeUndefined()
    }
  }
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(fight.state.sides) as [Id, Id]
  gm('join', { list: [heroes, heroes, foes].map((side, i) => ({ name: `One ${i}`, side, cell: i })) })
  return { fight, gm, heroes, foes, who: Object.keys(fight.state.combatants) as [Id, Id, Id] }
}

it('the members of a side come along as they stand, with their names and pictures, off the map', () => {
  const [ruleset] = loaded
  const { fight, gm, heroes, who } = party(ruleset!)
  const [roland, petra, guard] = who
  gm('picture', { who: [roland, guard], picture: 'face' })
  gm('leave', { who: [petra], how: '' })
  const { combatants, sides } = nextFight(newEncounter(ruleset!, 'next'), fight.state, [heroes], ruleset!.state)
  expect(Object.keys(combatants)).toEqual([roland])
  expect(combatants[roland]).toEqual({ ...fight.state.combatants[roland], cell: null })
  expect(combatants[roland]).toMatchObject({ picture: 'face' })
  expect(sides).toEqual({ [heroes]: fight.state.sides[heroes] })
})

it.each(loaded.map(ruleset => [ruleset.id, ruleset] as const))(
  'in %s what the GM decreed in a fight does not reach the next one, under the same rules or others',
  (_id, ruleset) => {
    const { fight, gm, heroes, who } = party(ruleset)
    const [first, second] = who
    const before = fight.state.combatants[second]!.sheet
    gm('begin')
    for (const [one, what] of [
      [first, 'surrenders'],
      [second, 'losesTurn'],
    ] satisfies [Id, Decree][])
      if (ruleset.commands.decrees!(fight.state, one).includes(what)) gm('decree', { who: [one], what })
    const next = nextFight(newEncounter(ruleset, 'next'), fight.state, [heroes], ruleset.state)
    const marks = (s: typeof next) =>
      [first, second].flatMap(one => ruleset.display.badges(s.combatants[one]!, s).map(({ code }) => code))
    expect(marks(fight.state)).toContain('surrendered')
    expect(marks(next)).not.toContain('surrendered')
    expect(marks(next)).not.toContain('losesTurn')
    expect(next.combatants[second]!.sheet).toEqual(before)
    const other = loaded.find(one => one !== ruleset)!
    const converted = convertFight(fight.state, ruleset, other, 'map').combatants
    for (const one of Object.values(converted)) {
      expect(one).not.toHaveProperty('yielded')
      expect(one).not.toHaveProperty('skips')
    }
  },
)
