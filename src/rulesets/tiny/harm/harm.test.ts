import { describe, expect, it } from 'vitest'
import { hp, start, tinyTable, traits } from '../../../../test/parties/tiny'

describe('a sleep of six hours', () => {
  it('EX-TINY-21 gives 1 HP, never above the maximum TINY-REST-01 TINY-REST-05', () => {
    const { t, heroes, foes, put } = tinyTable()
    const [a, d] = [put('A', heroes, null, hp(1, 6)), put('D', heroes, null, hp(6, 6))]
    const dead = put('E', foes, null, hp(0, 4))
    t.set(dead, ['status', 'condition'], 'defeated').do('rest', 'gm', { who: [d, a, dead] })
    expect([a, d, dead].map(id => t.sheet(id).hp.cur)).toEqual([2, 6, 0])
    expect(t.said('slept').map(event => event.with.who)).toEqual([a, d])
  })

  it('EX-TINY-21 gives the Resilient 2, or what the house says TINY-REST-02 TINY-REST-03 TINY-OPT-08', () => {
    const { t, heroes, put } = tinyTable()
    const b = put('B', heroes, null, hp(1, 6), traits('resilient'))
    expect(
      t
        .fork()
        .do('rest', 'gm', { who: [b] })
        .sheet(b).hp.cur,
    ).toBe(3)
    t.do('rest', 'gm', { who: [b] })
      .do('settings', 'gm', { set: { resilientHp: 3 } })
      .do('rest', 'gm', { who: [b] })
    expect(t.sheet(b).hp.cur).toBe(6)
  })

  it('EX-TINY-21 after a Medic’s care gives 1 more; nobody tends oneself TINY-REST-04 TINY-REST-05', () => {
    const { t, heroes, put } = tinyTable()
    const c = put('C', heroes, null, hp(1, 6), traits('resilient'))
    const m = put('M', heroes, null, hp(1, 4), traits('medic'))
    const plain = put('P', heroes, null, hp(1, 6))
    t.set(c, ['traits', 'resilient'], false).do('rest', 'gm', { who: [c, m, plain] })
    t.choose('rest.medic', m).roll('medic.dice', 5, 1).choose('rest.medic', 'none')
    expect([c, m, plain].map(id => t.sheet(id).hp.cur)).toEqual([3, 2, 2])
  })

  it('says how much came back and of what; of npcs the players hear only that they sleep TINY-REST-01 TINY-REST-04', () => {
    const { t, heroes, foes, put } = tinyTable()
    const a = put('A', heroes, null, hp(5, 6))
    const m = put('M', heroes, null, hp(4, 4), traits('medic'))
    const rat = put('Rat', foes, null, hp(1, 4))
    t.do('rest', 'gm', { who: [a, m, rat] })
      .choose('rest.medic', m)
      .roll('medic.dice', 5, 1)
    expect(t.told.slice(1)).toEqual([
      'A sleeps: 1 HP back.',
      'M sleeps: nothing to get back.',
      'Rat sleeps: 1 HP back.',
    ])
    expect(t.heard.slice(1)).toEqual(['A sleeps: 1 HP back.', 'M sleeps: nothing to get back.', 'Rat sleeps.'])
    expect(t.said('slept')[0]!.because).toEqual([
      { n: 1, of: 'sleep', rule: 'TINY-REST-01', to: 'hp' },
      { n: 1, of: 'medic', rule: 'TINY-REST-04', to: 'hp' },
      { n: -1, of: 'aboveMaximum', rule: 'TINY-REST-05', to: 'hp' },
    ])
  })

  it('waits until the fight is over TINY-REST-05', () => {
    const { t, heroes, foes, put } = tinyTable()
    start(t, put('A', heroes, [1, 1]), put('B', foes, [9, 9]))
    expect(t.refusal('rest')).toMatchObject({ rule: 'TINY-REST-05', code: 'inCombat' })
  })
})

describe('meditation', () => {
  it('gives a Monk of level 7 1 HP, three times a day TINY-MONK-07 TINY-MONK-09', () => {
    const { t, heroes, foes, put } = tinyTable()
    const a = put('A', heroes, [1, 1], hp(1, 9), traits('monk'), { monkLevel: 7 })
    for (let i = 0; i < 3; i++) t.do('meditate', a)
    expect(t.sheet(a).hp.cur).toBe(4)
    expect(t.refusal('meditate', a)).toMatchObject({ rule: 'TINY-MONK-09', code: 'enoughToday' })
    t.do('newDay').do('meditate', a)
    expect(t.sheet(a).hp.cur).toBe(5)
    t.set(a, ['hp', 'cur'], 9).do('meditate', a)
    expect(t.sheet(a).hp.cur).toBe(9)
    start(t, a, put('B', foes, [9, 9]))
    expect(t.refusal('meditate', a)).toMatchObject({ rule: 'TINY-MONK-09', code: 'inCombat' })
  })

  it('gives nobody else anything TINY-MONK-07', () => {
    const { t, heroes, put } = tinyTable()
    const a = put('A', heroes, null, hp(1, 9), traits('monk'), { monkLevel: 6 })
    expect(t.refusal('meditate', a)).toMatchObject({ rule: 'TINY-MONK-07', code: 'noMeditation' })
  })
})
