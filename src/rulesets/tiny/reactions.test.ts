import { describe, expect, it } from 'vitest'
import { armed, hp, start, tinyTable, traits, unarmed } from '../../../test/parties/tiny'
import type { Sheet } from './state/sheet'

/** T evades in its turn; then X, next to it, attacks. */
function evading(t: readonly Partial<Sheet>[], ...x: Partial<Sheet>[]) {
  const { t: table, heroes, foes, put } = tinyTable()
  const target = put('T', heroes, [5, 4], ...t)
  const attacker = put('X', foes, [4, 4], ...x)
  const next = put('Y', foes, [6, 4], ...x)
  start(table, target, attacker, next)
  table.do('evade', target)
  const attack = (by: string, ...faces: number[]) =>
    table.do('attack', by, { 'attack.target': target }).roll('attack.dice', ...faces)
  return { t: table, target, x: attacker, y: next, attack, left: () => table.sheet(target).hp.cur }
}

describe('evading', () => {
  it('EX-TINY-11 makes a hit a miss, or does not, hit by hit TINY-REACT-02 TINY-REACT-03 TINY-DMG-07', () => {
    const { t, x, y, attack, left, target } = evading([])
    attack(x, 6, 2).roll('evade.dice', 3, 5)
    expect(t.said('evaded')).toHaveLength(1)
    attack(y, 6, 2).roll('evade.dice', 4, 3).roll('attack.critical', 6, 6)
    expect(left()).toBe(2)
    expect(t.sheet(target).status.evading).toBe(false)
    expect(t.state.turn).toMatchObject({ round: 2, who: target })
  })

  it('EX-TINY-12 is difficult and at disadvantage with untrained bare hands TINY-REACT-04 TINY-REACT-06 TINY-DICE-04', () => {
    const { attack, x, left } = evading([unarmed])
    attack(x, 5, 2).roll('evade.dice', 5).roll('attack.critical', 1, 4)
    expect(left()).toBe(3)
  })

  it('EX-TINY-12 is normal for an Unarmed Fighter TINY-REACT-05', () => {
    const { t, attack, x } = evading([unarmed, traits('unarmedFighter')])
    attack(x, 5, 2).roll('evade.dice', 5, 1)
    expect(t.said('evaded')[0]!.with).toMatchObject({ mode: 'N', needed: 5 })
  })

  it('EX-TINY-12 is normal against an untrained attacker and against bare hands TINY-REACT-06 TINY-REACT-03', () => {
    const untrained = evading([unarmed], armed('shortSword', 'untrained'))
    untrained.attack(untrained.x, 5).roll('evade.dice', 2, 5)
    expect(untrained.t.said('evaded')).toHaveLength(1)
    const fists = evading([unarmed], unarmed)
    fists.attack(fists.x, 5).roll('evade.dice', 2, 2)
    expect(fists.t.said('harmless')).toHaveLength(1)
  })

  it('is chosen in combat, and lasts until the next own turn TINY-ACT-02 TINY-REACT-01 TINY-TURN-06', () => {
    const { t, target, x, y } = evading([])
    expect(t.sheet(target).status.evading).toBe(true)
    t.do('pass', x).do('pass', y)
    expect(t.sheet(target).status.evading).toBe(false)
  })

  it('out of combat is a house rule TINY-OPT-02 TINY-ACT-02', () => {
    const { t, heroes, foes, put } = tinyTable()
    const [a, b] = [put('A', heroes, [1, 1]), put('B', foes, [9, 9])]
    start(t, a, b)
    expect(t.refusal('evade', a)).toMatchObject({ rule: 'TINY-ACT-02', code: 'notInCombat' })
    t.do('settings', 'gm', { set: { evadeOutsideCombat: true } }).do('evade', a)
    expect(t.sheet(a).status.evading).toBe(true)
  })

  it('with one die is a house rule TINY-OPT-01', () => {
    const { t, attack, x } = evading([])
    t.do('settings', 'gm', { set: { evadeBase: 'disadvantage' } })
    attack(x, 5, 5).roll('evade.dice', 5)
    expect(t.said('evaded')[0]!.with.mode).toBe('D')
  })

  it('is hindered by armour one is not trained in TINY-ARM-11', () => {
    const { t, attack, x } = evading([{ armour: 'medium' }])
    attack(x, 5, 5).roll('evade.dice', 5)
    expect(t.said('evaded')[0]!.with.mode).toBe('D')
  })

  it('ends at 0 HP TINY-REACT-07', () => {
    const { t, attack, x, y, target } = evading([hp(1)])
    t.do('join', 'gm', { list: [{ name: 'Z', side: t.state.combatants[target]!.side }] }).roll('initiative.dice', 1, 1)
    attack(x, 5, 5).roll('evade.dice', 1, 1).roll('attack.critical', 1, 1)
    expect(t.sheet(target).status).toMatchObject({ evading: false, condition: 'dying' })
    t.do('strikeFallen', y).enter('strikeFallen.path').roll('attack.dice', 5, 5).roll('attack.critical', 1, 1)
    expect(t.said('notEvaded')).toEqual([])
  })
})

describe('a Monk', () => {
  const monk = (level: number, ...more: Partial<Sheet>[]): Partial<Sheet>[] => [
    unarmed,
    traits('monk'),
    { monkLevel: level },
    ...more,
  ]

  it('EX-TINY-23 strikes with mastery and is critical with 11 TINY-MONK-01 TINY-MONK-03', () => {
    const { t, heroes, foes, put } = tinyTable()
    const x = put('X', heroes, [4, 4], ...monk(3))
    const target = put('T', foes, [5, 4], { armour: 'light' })
    start(t, x, target).do('attack', x)
    t.roll('attack.dice', 2, 2, 6).roll('attack.critical', 5, 6).roll('attack.armour', 1, 4, 4)
    expect(t.sheet(target).hp.cur).toBe(3)
  })

  it('EX-TINY-23 of level 3 has DR 1, of level 6 DR 2; sources do not add TINY-MONK-04 TINY-ARM-13 TINY-OPT-05', () => {
    const { t, heroes, foes, put } = tinyTable()
    const x = put('X', heroes, [4, 4], ...monk(3), hp(9, 9))
    const target = put('T', foes, [5, 4])
    start(t, target, x)
    const struck = (table: typeof t, ...faces: number[]) => {
      table
        .do('attack', target)
        .roll('attack.dice', 5, 2)
        .roll('attack.critical', ...faces)
      return table.roll('attack.armour', 3, 3).said('damaged')[0]!.with.taken
    }
    expect(struck(t.fork(), 2, 2)).toBe(0)
    t.set(x, ['armour'], 'light')
    expect(struck(t.fork(), 6, 6)).toBe(1)
    expect(struck(t.fork().do('settings', 'gm', { set: { drSources: 'sum' } }), 6, 6)).toBe(0)
    t.set(x, ['armour'], 'none').set(x, ['monkLevel'], 6)
    expect(struck(t, 6, 6)).toBe(0)
  })

  it('EX-TINY-23 evades unarmed better with every step, whoever attacks TINY-MONK-01 TINY-MONK-02 TINY-MONK-06', () => {
    const modes = [0, 1, 4, 5].map((level, i) => {
      const { t, attack, x } = evading(monk(level))
      attack(x, 5, 5).roll('evade.dice', ...[5, 5, 5].slice(0, [1, 2, 2, 3][i]))
      return t.said('evaded')[0]!.with.mode
    })
    expect(modes).toEqual(['D', 'N', 'N', 'A'])
  })

  it('of level 4 deals 2 with bare hands TINY-MONK-05', () => {
    const { t, heroes, foes, put } = tinyTable()
    const x = put('X', heroes, [4, 4], ...monk(4))
    const target = put('T', foes, [5, 4])
    start(t, x, target).do('attack', x).roll('attack.dice', 5, 1, 1).roll('attack.critical', 1, 1)
    expect(t.sheet(target).hp.cur).toBe(2)
  })

  it('with a weapon fights like others; as an Unarmed Fighter of level 0 it evades normally TINY-MONK-08', () => {
    const armedMonk = evading([armed('dagger', 'untrained'), traits('monk'), { monkLevel: 5 }])
    armedMonk.attack(armedMonk.x, 5, 5).roll('evade.dice', 5, 1)
    expect(armedMonk.t.said('evaded')[0]!.with.mode).toBe('N')
    const both = evading([unarmed, traits('monk', 'unarmedFighter')])
    both.attack(both.x, 5, 5).roll('evade.dice', 5, 1)
    expect(both.t.said('evaded')[0]!.with.mode).toBe('N')
    both.t.do('pass', both.y).do('attack', both.target).choose('attack.target', both.x).roll('attack.dice', 1, 1, 1)
    expect(both.t.said('missed')[0]!.with.mode).toBe('A')
  })
})
