import { describe, expect, it } from 'vitest'
import {
  begin,
  count,
  declares,
  endRound,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
} from '../../../../test/parties/hallowed'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)

describe('an attack at the same moment', () => {
  it('EX-HAL-09 can fell both: all is rolled from one frozen state HAL-INIT-08 HAL-INIT-09 HAL-DEATH-12', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const hurt = { strength: 12, stress: pool(0), wounds: pool(12, 3) }
    const axe = plainWeapon('axe', 4, 4, 1, 6)
    const a = put('A', heroes, [2, 2], { ...hurt, agility: 12, defenseBonus: 3, weapons: [axe] })
    const b = put('B', monsters, [3, 2], { ...hurt, defenseBonus: 3, weapons: [{ ...axe, attackBonus: 3 }] })
    begin(t, 6, 5)
    declares(t, a, 'attack')
    reveal(declares(t, b, 'attack'))
    count(t).choose('attack.target', b).choose('attack.target', a)
    t.roll('attack.die', 15).roll('damage.dice', 6)
    expect(t.sheet(b).wounds.cur).toBe(3)
    t.roll('attack.die', 12).roll('damage.dice', 5)
    expect([t.sheet(a).wounds.cur, t.sheet(b).wounds.cur]).toEqual([-2, -3])
    expect(t.state.turn!.entries.map(({ state }) => state)).toEqual(['done', 'done'])
    endRound(t).choose('combat.over', 'goOn')
    expect([t.sheet(a).wounds.cur, t.sheet(b).wounds.cur]).toEqual([-3, -4])
  })

  it('goes step by step: all move, all choose, all roll, all is suffered, all move on HAL-INIT-09', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const slow = put('Slow', heroes, [2, 2], { weapons: [sword], wounds: pool(40) })
    const quick = put('Quick', monsters, [4, 2], { agility: 14, weapons: [sword], wounds: pool(40) })
    t.set(slow, ['orders', 'movement'], 'ask').set(quick, ['orders', 'movement'], 'ask')
    begin(t, 5, 7)
    declares(t, slow, 'attack')
    reveal(declares(t, quick, 'attack'))
    count(t)
    const asked: string[] = []
    const take = (key: string, answer: () => unknown) => {
      asked.push(`${t.open[0]!.of === quick ? 'quick' : 'slow'} ${key}`)
      answer()
    }
    take('before', () => t.choose('before', 'move').walk('before.path', [3, 2]).choose('reposte', 'no'))
    take('before', () => t.choose('before', 'on'))
    take('before', () => t.choose('before', 'on'))
    take('attack.target', () => t.choose('attack.target', slow))
    take('attack.target', () => t.choose('attack.target', quick))
    take('attack.die', () => t.roll('attack.die', 15).roll('damage.dice', 8))
    take('attack.die', () => t.roll('attack.die', 15).roll('damage.dice', 8))
    take('after', () => t.choose('after', 'on'))
    take('after', () => t.choose('after', 'on'))
    // The higher Agility is first in each step.
    expect(asked).toEqual([
      'quick before',
      'quick before',
      'slow before',
      'quick attack.target',
      'slow attack.target',
      'quick attack.die',
      'slow attack.die',
      'quick after',
      'slow after',
    ])
  })

  it('of two on one target is suffered one after the other, each less Armour HAL-DMG-12', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const [a, b] = [1, 3].map(x => put('Hero', heroes, [x, 2], { weapons: [{ ...sword, attackBonus: 20 }] })) as [
      string,
      string,
    ]
    const orc = put('Orc', monsters, [2, 2], { stress: pool(5), armourMisc: 1 })
    begin(t, 4, 4, 12)
    declares(t, a, 'attack')
    reveal(declares(t, b, 'attack'))
    count(t).choose('attack.target', orc).choose('attack.target', orc)
    t.roll('attack.die', 10).roll('damage.dice', 1).roll('attack.die', 10).roll('damage.dice', 2)
    // 3, then 4: two of it go on to Wounds.
    expect(t.sheet(orc)).toMatchObject({ stress: pool(5, 0), wounds: pool(10, 8) })
    expect(t.sheet(orc).injuries).toHaveLength(1)
  })
})
