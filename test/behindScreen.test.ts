import { beforeAll, describe, expect, it } from 'vitest'
import type { EventFacts, Json, Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { begin as beginEndurance, enduranceTable, pool, reacting } from './parties/endurance'
import { begin as beginHallowed, count, declares, hallowedTable, reveal, sword } from './parties/hallowed'
import { begin as beginMurdham, murdhamTable, passive, scores } from './parties/murdham'
import { ratbagsTable } from './parties/ratbags'
import { start, tinyTable } from './parties/tiny'

// What the players hear of a side whose dice are rolled behind the screen: what comes of them, and no number.

const loaded = new Map<string, Ruleset<TableTypes>>()
beforeAll(async () => {
  for (const { id, load } of rulesets) loaded.set(id, await load())
})

const SHOWN = ['exact', 'words', 'nothing'] as const

describe('behind the screen', () => {
  it.each(SHOWN)('the total of an attack in Hallowed Earth is not told, whether health is shown %s', show => {
    const { t, heroes, monsters, put } = hallowedTable()
    const [by, on] = [put('Orc', monsters, [2, 2], { weapons: [sword] }), put('Hero', heroes, [3, 2])]
    t.do('side.edit', 'gm', { side: monsters, show, screen: true })
    beginHallowed(t, 1, 12)
    reveal(declares(t, by, 'attack', { 'attack.weapon': '0' }))
    count(t, { 'attack.target': on }).roll('attack.die', 2)
    expect(t.said('attacked')[0]!.with.sum).toBe(7)
    expect(t.said('attacked')[0]!.shared).not.toHaveProperty('sum')
    expect(t.heard).toContain('Orc misses Hero with sword.')
  })

  it.each([true, false])(
    'the total of a check in Hallowed Earth is told of an exact side only in the open: screen %s',
    screen => {
      const { t, monsters, put } = hallowedTable()
      const who = put('Orc', monsters, [2, 2])
      t.do('side.edit', 'gm', { side: monsters, show: 'exact', screen })
      t.do('callCheck', 'gm', { who: [who], skill: 'strength', tn: 5 }).roll('check.die', 10)
      expect(t.heard).toEqual([`Orc: strength${screen ? '' : ' 10'}, succeeds.`])
    },
  )

  it.each(SHOWN)('the die of a morale check in Murdham is not told, whether health is shown %s', show => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [22, 1])
    const bandits = [8, 8, 6].map((wit, i) => put('Bandit', foes, [1, i % 4], scores({ wit }), { orders: passive }))
    t.do('side.edit', 'gm', { side: foes, show, screen: true })
    beginMurdham(t, heroes)
    const round = () => {
      while (t.open.length === 0) t.do('pass', 'gm')
      return t
    }
    round().choose('round.first', heroes)
    t.do('harm', 'gm', { who: bandits.slice(0, 2), amount: 8 })
    round().roll('morale.die', 8)
    expect(t.said('morale')[0]!.shared).toEqual({ side: foes, failed: [bandits[2]] })
    expect(t.heard).toContain('Morale of Foes. Bandit C loses heart.')
    t.choose('round.first', heroes)
  })

  it.each([true, false])(
    'the total of a dodge in Endurance is told of an exact side only in the open: screen %s',
    screen => {
      const { t, heroes, guards, put } = enduranceTable()
      const by = put('Roland', heroes, [5, 5])
      put('guard', guards, [4, 5], () => ({ ...reacting('dodge'), stamina: pool(6) }))
      t.do('side.edit', 'gm', { side: guards, show: 'exact', screen })
      beginEndurance(t, { author: heroes }).do('takeTurn', by)
      t.do('attack', by).choose('attack.defend', 'dodge').roll('attack.dice', 1, 1, 9).roll('dodge.dice', 4, 2, 9)
      expect(t.heard).toContain(screen ? 'guard dodges.' : 'guard dodges with 6.')
      expect(t.said('rolledAttack')[0]!.shared).toHaveProperty('total')
      t.choose('dodge.after', [])
    },
  )

  it.each([true, false])(
    'a die that one of several behind the screen saves with is told of none of them: screen %s',
    screen => {
      const { t, heroes, foes, put } = murdhamTable()
      const who = [put('Ada', heroes, [1, 1], scores({ agi: 10 })), put('Bandit', foes, [4, 1], scores({ agi: 8 }))]
      t.do('side.edit', 'gm', { side: foes, screen })
      t.do('callSave', 'gm', { who, ability: 'agi', group: true }).roll('group.save', 9)
      const die = screen ? '' : ' with 9'
      expect(t.heard).toEqual([`Ada passes the AGI save${die}.`, `Bandit fails the AGI save${die}.`])
    },
  )

  it('the initiative of a party in Tiny Tests is rolled unseen', () => {
    const { t, heroes, foes, put } = tinyTable()
    const [ada] = [put('Ada', heroes, [1, 1], { kind: 'pc' }), put('Foe', foes, [6, 1])]
    t.do('side.edit', 'gm', { side: heroes, screen: true })
    start(t, ada)
    expect(t.said('initiative').flatMap(({ shared }) => shared ?? [])).toEqual([{ who: ada }])
    expect(t.heard).toContain('Ada rolls for initiative.')
  })

  it.each([true, false])('the die of a save in Ratbags is told in the open only: screen %s', screen => {
    const { t, foes, put } = ratbagsTable()
    const who = put('Rat', foes, [2, 2])
    t.do('side.edit', 'gm', { side: foes, screen })
    t.do('callSave', 'gm', { who: [who], ability: 'str', price: 'the rope' }).roll('risk.save', 1)
    expect(t.heard.at(-1)).toBe(`Rat passes the STR save${screen ? '' : ' with 1'}.`)
  })
})

describe.each(rulesets.map(({ id }) => id))('every event of %s', system => {
  /** What may be told of an event when no number of anybody is: with each fact a name, a list, or missing. */
  const lines = (type: string, { open = [] }: EventFacts) => {
    const { display } = loaded.get(system)!
    const some: readonly Json[] = ['c1', ['c1'], 2, true]
    const all = some.map(value => Object.fromEntries(open.map(fact => [fact, value])))
    return all.map(facts => display.text.event({ type, with: facts }, () => 'Ada'))
  }

  it('says whose each of its numbers is, by a fact of its own', () => {
    const events = Object.entries(loaded.get(system)!.events)
    expect(events.length).toBeGreaterThan(20)
    const both = events.filter(([, { open = [], numbers = {} }]) => open.some(fact => fact in numbers))
    const nobodys = events.filter(([, { open = [], numbers = {} }]) =>
      Object.values(numbers).some(whose => ![whose].flat().some(fact => open.includes(fact) || fact in numbers)),
    )
    expect([both, nobodys]).toEqual([[], []])
  })

  it('has a line that can be read without them', () => {
    const events = Object.entries(loaded.get(system)!.events).filter(([, { numbers }]) => numbers)
    const said = events.flatMap(([type, facts]) => lines(type, facts).map(line => `${type}: ${line}`))
    expect(said.filter(line => line.endsWith(': ') || /undefined|NaN|\[object/.test(line))).toEqual([])
  })
})

// Lines of which more is left out than the number: they say that somebody rolls unseen, or nothing of the roll at all.
it.each([
  ['endurance', 'rolledAttack', { by: 'c1', target: 'c2' }, 'Guard rolls behind the screen.'],
  ['murdham', 'struck', { by: 'c1', target: 'c2', weapon: 'axe' }, 'Guard rolls behind the screen on Ada with axe.'],
  ['murdham', 'saved', { who: 'c1', ability: 'agi', passed: true }, 'Guard passes the AGI save.'],
  ['murdham', 'contest', { a: 'c1', b: 'c2', ability: 'wit', winner: 'c1', one: 3 }, 'Guard wins.'],
  ['murdham', 'contest', { a: 'c1', b: 'c2', ability: 'wit', winner: 'c1', other: 3 }, 'Guard wins.'],
  ['murdham', 'morale', { side: 'c1', failed: [] }, 'Morale of Guard. All stand firm.'],
  ['ratbags', 'struck', { by: 'c1', target: 'c2' }, 'Ada is struck: Guard rolls behind the screen.'],
  ['ratbags', 'reaches', { by: 'c1' }, "Guard's blast goes off."],
  [
    'murdham',
    'struck',
    { by: 'c1', target: 'c2', weapon: 'axe', n: 0 },
    'Guard rolls behind the screen on Ada with axe, stopped by armour.',
  ],
  [
    'ratbags',
    'struck',
    { by: 'c1', target: 'c2', net: 0 },
    'Ada is struck: Guard rolls behind the screen, stopped by armour.',
  ],
  ['ratbags', 'saved', { who: 'c1', ability: 'str', passed: false }, 'Guard fails the STR save.'],
  ['hallowed', 'initiative', { who: 'c1' }, 'Guard has Base Initiative.'],
  ['tiny', 'rerolls', { who: 'c1' }, 'Guard rolls again.'],
])('%s says of %s without dice what came of it', (system, type, facts, words) => {
  const { display } = loaded.get(system)!
  expect(display.text.event({ type, with: facts }, id => (id === 'c1' ? 'Guard' : 'Ada'))).toBe(words)
})
