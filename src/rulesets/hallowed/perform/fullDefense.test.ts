import { describe, expect, it } from 'vitest'
import {
  apart,
  begin,
  count,
  declares,
  defenseOf,
  endRound,
  entries,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
  sword,
} from '../../../../test/parties/hallowed'
import { allowance } from '../movement'

describe('Full-Defense', () => {
  /** Kara guards herself between two orcs. */
  function kara(settings = {}) {
    const { t, heroes, monsters, put } = hallowedTable()
    t.do('settings', 'gm', { set: settings })
    const kara = put('Kara', heroes, [2, 2], {
      agility: 14,
      defenseBonus: 1,
      armourMisc: 2,
      stress: pool(12),
      weapons: [sword],
    })
    const orc = { defenseBonus: 2, armourMisc: 1, stress: pool(9), weapons: [plainWeapon('axe', 0, 4, 1, 8, 2)] }
    const [one, two] = [1, 3].map(x => put('Orc', monsters, [x, 2], orc)) as [string, string]
    begin(t, 8, 9, 11)
    declares(t, kara, 'fullDefense')
    declares(t, one, 'attack')
    reveal(declares(t, two, 'attack'))
    return { t, kara, one, two }
  }

  it('EX-HAL-10 gives 4 Defense from its count and one Reposte when attacked HAL-ACT-11 HAL-REACT-01 HAL-REACT-03', () => {
    const { t, kara: her, one, two } = kara()
    expect(entries(t).map(([, value]) => value)).toEqual([5, 9, 11])
    expect(defenseOf(t, her)).toBe(13)
    count(t, { 'act.go': 'go' })
    expect(defenseOf(t, her)).toBe(17)
    count(t, { 'attack.target': her }).roll('attack.die', 12)
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 16, hit: false })
    t.choose('reposte', '0').roll('attack.die', 11).roll('damage.dice', 4)
    expect(t.sheet(one).stress).toEqual(pool(9, 4))
    count(t, { 'attack.target': her }).roll('attack.die', 14).roll('damage.dice', 5)
    expect(t.sheet(her).stress).toEqual(pool(12, 7))
    expect(t.sheet(two).stress).toEqual(pool(9))
    endRound(t)
    expect(defenseOf(t, her)).toBe(13)
  })

  it('is answered after the attack, hit or miss, while it still stands HAL-REACT-05', () => {
    const { t, kara: her } = kara()
    count(t, { 'act.go': 'go' })
    const felled = t.fork()
    felled.set(her, ['stress'], pool(12, 0)).set(her, ['wounds'], pool(10, 1))
    count(felled, { 'attack.target': her }).roll('attack.die', 15).roll('damage.dice', 4)
    expect(felled.sheet(her).status.fullDefense).toBe(false)
    expect(felled.open).toEqual([])
    const atNothing = t.fork()
    atNothing.set(her, ['stress'], pool(12, 0)).set(her, ['wounds'], pool(10, 4))
    count(atNothing, { 'attack.target': her }).roll('attack.die', 15).roll('damage.dice', 4)
    expect(atNothing.sheet(her)).toMatchObject({ wounds: { cur: 0 }, status: { fullDefense: false } })
    expect(atNothing.open, 'awake, but not on guard any more').toEqual([])
    count(t, { 'attack.target': her }).roll('attack.die', 15).roll('damage.dice', 1)
    expect(t.open[0]).toMatchObject({ key: 'reposte', facts: { hit: true, amount: 1 } })
    t.choose('reposte', 'no')
    expect(t.sheet(her).round.reaction).toBe(false)
  })

  it('by house rule answers misses only HAL-OPT-05', () => {
    const { t, kara: her } = kara({ reposteOnlyOnMiss: true })
    count(t, { 'act.go': 'go' })
    count(t, { 'attack.target': her }).roll('attack.die', 15).roll('damage.dice', 1)
    count(t, { 'attack.target': her }).roll('attack.die', 2)
    expect(t.open[0]).toMatchObject({ key: 'reposte', facts: { hit: false, amount: 0 } })
    t.choose('reposte', 'no')
  })

  it('by house rule holds from the declaration on HAL-OPT-07', () => {
    const { t, kara: her } = kara({ fullDefenseFromDeclaration: true })
    expect(defenseOf(t, her)).toBe(17)
    endRound(t)
    expect(defenseOf(t, her)).toBe(13)
  })

  it('by house rule from the declaration on, ends when it is given up HAL-OPT-07 HAL-ACT-13', () => {
    const { t, kara: her } = kara({ fullDefenseFromDeclaration: true })
    count(t, { 'act.go': 'drop' })
    expect(defenseOf(t, her)).toBe(13)
  })

  it('by house rule from the declaration on, ends with whoever can do nothing at all on its count HAL-OPT-07 HAL-COND-03', () => {
    const { t, kara: her } = kara({ fullDefenseFromDeclaration: true })
    t.set(her, ['conditions'], [{ state: 'paralyzed', cause: 'web', modifiers: [] }])
    expect(t.sheet(her).status.fullDefense).toBe(true)
    count(t)
    expect(t.sheet(her).status.fullDefense).toBe(false)
    expect(t.state.turn!.entries.find(({ who }) => who === her)).toMatchObject({ state: 'lost' })
  })

  it('does not help on its own count, and does not start for whoever falls on it HAL-ACT-13', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { stress: pool(0), wounds: pool(10, 2) })
    const orc = put('Orc', monsters, [3, 2], { weapons: [plainWeapon('axe', 0, 0, 1, 6)] })
    begin(t, 6, 5)
    declares(t, ann, 'fullDefense')
    reveal(declares(t, orc, 'attack'))
    count(t, { 'act.go': 'go' }).choose('attack.target', ann).roll('attack.die', 10).roll('damage.dice', 2)
    expect(t.sheet(ann)).toMatchObject({ wounds: { cur: 0 }, status: { fullDefense: false } })
  })

  it.each([
    ['falls', 18, [], 1],
    ['falls', 6, [], 1],
    ['is paralyzed by the blow', 6, [{ state: 'paralyzed' as const, cause: 'venom', modifiers: [] }], 9],
  ])('does not start for whoever %s on the same count (Agility %d) HAL-ACT-13', (_, agility, conditions, wounds) => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { agility, stress: pool(0), wounds: pool(10, wounds) })
    const orc = put('Orc', monsters, [3, 2], { agility: 11, weapons: [plainWeapon('axe', 0, 20, 1, 6)] })
    begin(t, agility === 18 ? 11 : 4, 5)
    t.set(ann, ['fight', 'base'], 6).set(orc, ['fight', 'base'], 5)
    declares(t, ann, 'fullDefense')
    reveal(declares(t, orc, 'attack'))
    count(t)
    while (t.open.length > 0 && t.open[0]!.key !== 'damage.dice') {
      const { key } = t.open[0]!
      if (key === 'act.go') t.choose(key, 'go')
      else if (key === 'attack.target') t.choose(key, ann)
      else t.roll(key, 15)
    }
    if (conditions.length > 0) t.set(ann, ['conditions'], conditions)
    t.roll('damage.dice', 1)
    expect(t.sheet(ann).status.fullDefense).toBe(false)
  })

  it('is told, once it stands HAL-ACT-11', () => {
    const { t } = kara()
    count(t, { 'act.go': 'go' })
    expect(t.told).toContain('Kara is on Full-Defense.')
  })

  it('EX-HAL-26 may still be taken by whoever a Reposte fells on its own way: it is chosen at 0 Wounds HAL-ACT-13 HAL-REACT-05', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const ann = put('Ann', heroes, [2, 2], { stress: pool(0), wounds: pool(10, 2) })
    put('Orc', monsters, [5, 2], { weapons: [plainWeapon('axe', 0, 0, 1, 6)] })
    begin(t, 2, 9)
    reveal(declares(t, ann, 'fullDefense'))
    t.do('count', ann, { 'before.path': [t.cell([3, 2]), t.cell([4, 2])] })
    t.choose('reposte', '0').roll('attack.die', 19).roll('damage.dice', 2).choose('act.go', 'go')
    expect(t.sheet(ann)).toMatchObject({ wounds: { cur: -1 }, status: { fullDefense: true } })
  })

  it('may be taken at 0 Wounds, at the usual strain, and is kept HAL-ACT-13 HAL-DEATH-03', () => {
    const { t, who } = apart({ wounds: pool(10, 0) })
    reveal(declares(t, who, 'fullDefense'))
    count(t, { 'act.go': 'go' })
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -1 }, status: { fullDefense: true } })
  })

  it('halves movement for the whole round, until it is given up HAL-ACT-12 HAL-MOVE-04', () => {
    const { t, who } = apart({ speed: 9 })
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'fullDefense'))
    expect(allowance(t.state, t.state.combatants[who]!)).toBe(4)
    count(t).choose('before', 'on').choose('act.go', 'drop')
    expect(allowance(t.state, t.state.combatants[who]!)).toBe(9)
    t.choose('after', 'on')
  })
})
