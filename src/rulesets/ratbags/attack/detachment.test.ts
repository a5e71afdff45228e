import { describe, expect, it } from 'vitest'
import { attack, begin, foeAttacks, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import { weapon } from '../sheet/weapons'

const bomb = weapon('bomb', 6, { blast: true, ranged: true })
const boulder = weapon('boulder', 12, { blast: true, ranged: true })
const dice = (t: { open: readonly object[] }) => t.open.map(ask => ('dice' in ask ? ask.dice : []))
const militia = {
  detachment: true,
  armorNatural: 1,
  str: pool(12),
  hp: pool(8),
  footprint: 2,
  weapons: [weapon('spears', 6)],
}

describe('a detachment', () => {
  it('EX-RAT-18 is hit with a d4 by individuals, but not by their blasts RAT-DET-01 RAT-DET-04 RAT-DET-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [weapon('sword', 8)] })
    const bob = put('Bob', heroes, [1, 2], { weapons: [weapon('dagger', 6), weapon('dagger', 6)] })
    const cid = put('Cid', heroes, [9, 2], { weapons: [bomb] })
    const mob = put('Militia', foes, [2, 1], militia)
    begin(t)
    attack(attack(t, ann, mob), bob, mob)
    attack(t, cid, mob, { 'attack.weapon': '0', 'attack.others': [] })
    play(t)
    expect(dice(t)).toEqual([[4], [4, 4], [6]])
    t.roll('attack.dice', 3).roll('attack.dice', 1, 2).roll('attack.dice', 6)
    expect(t.sheet(mob).hp.cur).toBe(3)
  })

  it('EX-RAT-19 strikes at individuals with a d12, at all of them around RAT-DET-05 RAT-DET-09', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { hp: pool(6), armorItems: [], armorNatural: 2 })
    const bob = put('Bob', heroes, [1, 2], { hp: pool(4), armorItems: [], armorNatural: 1 })
    put('Cid', heroes, [9, 9])
    const rats = put('rat swarm', foes, [2, 1])
    play(begin(t))
    t.do('attack', rats, { 'attack.target': ann, 'attack.weapon': '0' })
    expect(t.open[0]).toMatchObject({ key: 'attack.others', default: [bob] })
    expect(JSON.stringify(t.open[0])).not.toContain(`{"value":"${rats}"}`)
    t.enter('attack.others').choose('attack.area', 'all')
    play(t)
    expect(dice(t)).toEqual([[12]])
    t.roll('attack.dice', 8).roll('attack.dice', 1)
    expect([t.sheet(ann), t.sheet(bob)]).toMatchObject([{ hp: { cur: 0 }, str: { cur: 11 } }, { hp: { cur: 4 } }])
  })

  it('of which two can strike falls on the second who is picked as well RAT-DET-09', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const plain = { hp: pool(9), armorItems: [] }
    const [ann, bob, cid] = [0, 1, 2].map(y => put('Hero', heroes, [1, y], plain)) as [string, string, string]
    const rats = put('rat swarm', foes, [2, 1])
    play(begin(t))
    t.do('attack', rats, { 'attack.target': ann, 'attack.weapon': '0', 'attack.others': [bob, cid] })
    play(t.choose('attack.area', 'count')).roll('blast.count', 2).choose('blast.pick', bob)
    t.roll('attack.dice', 3).roll('attack.dice', 6)
    expect([ann, bob, cid].map(id => t.sheet(id).hp.cur)).toEqual([6, 3, 9])
  })

  it('EX-RAT-31 spares its own side with its blows, not with a bomb, which is a blast in any hand RAT-DET-09 RAT-ATK-18', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [4, 1])
    const mob = put('Militia', foes, [2, 1], { ...militia, weapons: [weapon('spears', 6), { ...bomb, area: 2 }] })
    const friend = put('Sergeant', foes, [4, 2])
    begin(t)
    play(t)
    const caught = (at: string) => {
      const fork = t.fork().do('attack', mob, { 'attack.target': ann, 'attack.weapon': at })
      const [asked] = fork.open
      if (asked?.kind !== 'choice') return { list: [], usual: [] }
      const list = asked.options.map(({ value }) => value)
      fork.enter('attack.others')
      return { list, usual: asked.default }
    }
    expect(caught('0').list, 'spears').toEqual([])
    expect(caught('1')).toEqual({ list: [friend, mob], usual: [friend] })
  })

  it('EX-RAT-20 breaks at critical damage: weakened if the GM says so, then routed; at STR 0 destroyed RAT-DET-02 RAT-DET-03 RAT-DET-07', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [bomb, boulder], hp: pool(30), armorItems: [] })
    const mob = put('Militia', foes, [2, 1], { ...militia, hp: pool(3) })
    put('Foe', foes, [9, 9], { fearless: true })
    begin(t)
    const throws = (at: string) => play(attack(t, ann, mob, { 'attack.weapon': at, 'attack.others': [] }))
    throws('0').roll('attack.dice', 6).roll('critical.save', 11)
    t.choose('detachment.breaks', 'weakened')
    expect(t.sheet(mob)).toMatchObject({ hp: { cur: 0 }, str: { cur: 10 }, status: { weakened: true } })
    foeAttacks(t, mob, ann)
    expect(dice(t)).toEqual([[6]])
    t.roll('attack.dice', 4)
    const crushed = t.fork()
    throws('0').roll('attack.dice', 6).roll('critical.save', 20)
    expect(t.sheet(mob)).toMatchObject({ str: { cur: 5 }, status: { routed: true } })
    expect(t.state.combatants[mob]!.cell).toBeNull()
    play(attack(crushed, ann, mob, { 'attack.weapon': '1', 'attack.others': [] })).roll('attack.dice', 12)
    expect(crushed.sheet(mob)).toMatchObject({ str: { cur: 0 }, status: { destroyed: true, routed: false } })
    expect(crushed.fight.events.some(({ type }) => type === 'saved')).toBe(false)
  })

  it('against a detachment fights as usual RAT-DET-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const own = put('Guards', heroes, [4, 1], { ...militia, kind: 'npc', readiness: 'ready' })
    put('Ann', heroes, [9, 9])
    const mob = put('Militia', foes, [2, 1], militia)
    begin(t)
    attack(t, own, mob)
    play(t)
    expect(dice(t)).toEqual([[6]])
    t.roll('attack.dice', 1)
  })

  it('counts its states as one reason each: an enhanced attack on it is normal RAT-DET-10', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [weapon('sword', 8)] })
    const mob = put('Militia', foes, [2, 1], militia)
    begin(t)
    play(attack(t, ann, mob), { 'phase.rulings': 'each' }).choose('attack.ruling', 'enhanced')
    expect(dice(t)).toEqual([[8]])
    t.roll('attack.dice', 1)
  })

  it('destroyed has no clock and no aid, and it cannot sunder RAT-DET-11', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [boulder] })
    const shield = { name: 'shields', value: 1, type: 'shield' as const, worn: true, destroyed: false }
    const mob = put('Militia', foes, [2, 1], { ...militia, hp: pool(1, 0), str: pool(3), armorItems: [shield] })
    put('Foe', foes, [9, 9], { fearless: true })
    begin(t)
    play(attack(t, ann, mob, { 'attack.weapon': '0', 'attack.others': [] })).roll('attack.dice', 12)
    expect(t.sheet(mob).status).toMatchObject({ destroyed: true, down: false, hourLeft: null })
    expect(t.refusal('aid', ann)).toBeDefined()
  })
})
