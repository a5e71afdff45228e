import { expect, it } from 'vitest'
import type { Creature, Json, Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { table } from '../../../test/table'
import { creatureJoiners, MOST_JOINERS } from './creatureJoiners'

const loaded = await Promise.all(rulesets.map(async entry => (await entry.load()) as unknown as Ruleset<TableTypes>))

const wolf: Creature = {
  name: 'Wolf',
  origin: { format: 'Improved Initiative', rules: 'fifth', place: 'foes.json, creature 1' },
  numbers: [
    { name: 'hp', value: 11, from: 'HP' },
    { name: 'ac', value: 13, from: 'AC' },
  ],
  attacks: [{ name: 'Bite', dice: [{ count: 2, sides: 4, plus: 2 }], toHit: 4, from: 'Actions, Bite' }],
  armour: [],
  critical: '',
  notes: 'Keen smell.',
  tags: ['prone'],
  picture: null,
  squares: 1,
  isTheirs: false,
  isDetachment: false,
}

it.each(loaded.map(rules => [rules.name, rules] as const))(
  'creatures out of a file join a fight of %s in one command: lettered, placed, hidden as asked, what was mapped marked for the GM alone',
  (_, ruleset) => {
    const fight = table(ruleset)
    fight.do('side.add', 'gm', { name: 'Foes', show: 'words' })
    const side = Object.values(fight.state.sides)[0]!
    const view = { ruleset, snapshot: fight.state, terrain: fight.terrain, map: fight.map }
    const list = creatureJoiners(
      view,
      [
        { creature: wolf, count: 2, isHidden: true },
        { creature: { ...wolf, name: 'Orc', tags: [] }, count: 1, isHidden: false },
      ],
      side,
    )
    fight.do('join', 'gm', { list: list as unknown as Json })
    const all = Object.values(fight.state.combatants)
    expect(all.map(({ name, known }) => [name, known])).toEqual([
      ['Wolf A', 'absent'],
      ['Wolf B', 'absent'],
      ['Orc', 'named'],
    ])
    expect(new Set(all.map(({ cell }) => cell)).size).toBe(3)
    expect(all.every(({ cell }) => cell !== null)).toBe(true)
    expect(all[0]!.notes).toMatch(/^prone\nFrom foes\.json, creature 1 \(Improved Initiative\): hp 11.*\nKeen smell\.$/)
    const marks = Object.values(fight.state.effects)
    expect(marks.map(({ shared }) => shared)).toEqual([false, false, false])
    expect(marks[0]!.words).toMatch(/\(hp 11\)/)
  },
)

it('no more come in than can join at once', () => {
  const ruleset = loaded[0]!
  const fight = table(ruleset)
  fight.do('side.add', 'gm', { name: 'Foes', show: 'words' })
  const side = Object.values(fight.state.sides)[0]!
  const view = { ruleset, snapshot: fight.state, terrain: fight.terrain, map: fight.map }
  expect(creatureJoiners(view, [{ creature: wolf, count: MOST_JOINERS + 1, isHidden: false }], side)).toHaveLength(
    MOST_JOINERS,
  )
})
