import { describe, expect, it } from 'vitest'
import { begin, health, murdhamTable, passive, scores, type Change } from '../../../../test/parties/murdham'
import { listed, shield, weapon } from '../sheet/weapons'

const item = (effect: 'heal' | 'antidote' | 'poison' | 'other', count = 1) => ({
  name: effect,
  effect,
  text: '',
  count,
})

/** Ada's turn; Bo and a dead friend beside her, somebody who has left, a foe far off. */
function turn(...changes: Change[]) {
  const { t, heroes, foes, put } = murdhamTable('40x4')
  const ada = put('Ada', heroes, [1, 1], { orders: passive, weapons: [], ...changes[0] })
  const bo = put('Bo', heroes, [2, 1], { orders: passive, ...changes[1] })
  const [dead, gone] = [put('Dead', heroes, [2, 2]), put('Gone', heroes, [1, 2])]
  const far = put('Far', foes, [38, 1], { orders: passive })
  t.set(dead, ['status', 'dead'], true)
  begin(t, heroes).do('leave', 'gm', { who: [gone] })
  return { t, heroes, ada, bo, far }
}

describe('a consumable', () => {
  it('is for whoever uses it or stands near, is there and alive, and is a bonus action MUR-BON-04', () => {
    const { t, ada, bo } = turn({ consumables: [item('heal', 0), item('antidote')] }, { status: { poisoned: true } })
    // What is used up is not offered: there is only one to choose.
    t.do('consume', ada)
    const [ask] = t.open
    expect(ask).toMatchObject({ key: 'consume.target', default: ada })
    expect(ask?.kind === 'choice' && ask.options.map(({ value }) => value)).toEqual([ada, bo])
    t.choose('consume.target', bo)
    expect(t.sheet(bo).status.poisoned).toBe(false)
    expect(t.sheet(ada).consumables.map(({ count }) => count)).toEqual([0, 0])
    expect(t.state.turn!.acting).toMatchObject({ bonus: true, main: false })
  })

  it('of healing gives half the STR that is left, the odd one up, and takes no poison away MUR-BON-04', () => {
    const { t, ada, bo } = turn(
      { consumables: [item('heal')] },
      { ...scores({ str: 9 }), ...health(1, 9), status: { poisoned: true } },
    )
    t.do('consume', ada, { 'consume.target': bo })
    expect(t.sheet(bo)).toMatchObject({ health: { cur: 6 }, status: { poisoned: true } })
  })

  it('of poison goes on a blade of one’s own, the first in hand unless said, and on nothing where there is none MUR-BON-04', () => {
    const armed = turn({
      consumables: [item('poison', 2)],
      shields: [shield()],
      weapons: [weapon('dagger', 4), weapon('axe', 6, { held: 'stowed' })],
    })
    armed.t.do('consume', armed.ada)
    expect(armed.t.open[0]).toMatchObject({ key: 'consume.weapon', default: 'dagger' })
    armed.t.choose('consume.weapon', 'axe')
    expect(armed.t.sheet(armed.ada).weapons.map(({ poisoned }) => poisoned)).toEqual([false, true])
    const bare = turn({ consumables: [item('poison')] })
    bare.t.do('consume', bare.ada)
    expect(bare.t.open).toEqual([])
    expect(bare.t.sheet(bare.ada).consumables[0]!.count).toBe(0)
  })
})

describe('what is taken up', () => {
  it('may be a great thing at hand: d6 and both hands, at the price of a bonus action MUR-GEAR-06 MUR-GEAR-07', () => {
    const { t, ada } = turn()
    const great = t.fork().do('improvise', ada, { 'improvise.kind': 'great' })
    expect(great.sheet(ada).weapons).toMatchObject([{ die: 6, bulk: 2, held: 'both', improvised: true }])
    expect(great.state.turn!.acting!.bonus).toBe(true)
    t.do('improvise', ada, { 'improvise.kind': 'hand' })
    expect(t.sheet(ada).weapons).toMatchObject([{ die: 4, bulk: 1, held: 'main', improvised: true }])
  })

  it('by a quick hand may be nothing at all: what is held is put away MUR-SKILL-01 MUR-BON-02', () => {
    const { t, ada } = turn({
      skills: ['quickDraw'],
      weapons: [weapon('sword', 6), weapon('bow', 6, { bulk: 2, held: 'stowed' })],
    })
    const empty = t.fork().do('equip', ada, { 'equip.all': [] })
    expect(empty.sheet(ada).weapons.map(({ held }) => held)).toEqual(['stowed', 'stowed'])
    t.do('equip', ada, { 'equip.all': ['bow'] })
    expect(t.sheet(ada).weapons.map(({ held }) => held)).toEqual(['stowed', 'both'])
    expect(t.told.at(-1)).toContain('bow')
  })
})

describe('a wound that is tended', () => {
  it('is the worst of those near, and the boxes that are left are counted from the first that has any MUR-ACT-09', () => {
    const box = (count: number) => ({ name: 'medicine box', effect: 'medicine' as const, text: '', count })
    const { t, ada, bo } = turn({ consumables: [item('other'), box(0), box(2)], ...health(4) }, health(3))
    t.do('tend', ada)
    expect(t.open[0]).toMatchObject({ key: 'tend.whom', default: bo })
    t.enter('tend.whom')
    expect(t.sheet(bo).health.cur).toBe(4)
    expect(t.sheet(ada).consumables.map(({ count }) => count)).toEqual([1, 0, 1])
    expect(t.state.turn!.acting!.main).toBe(true)
    // Where nobody is worse off, it is one's own.
    const own = turn({ consumables: [box(1)], ...health(3) }, health(3))
    own.t.do('tend', own.ada)
    expect(own.t.open[0]).toMatchObject({ default: own.ada })
    own.t.enter('tend.whom')
  })
})

it('what does harm is no salve: listed weapons stay what they are MUR-BON-04', () => {
  const { t, ada } = turn({ weapons: [listed('sword')], consumables: [item('heal')] })
  t.do('consume', ada, { 'consume.target': ada })
  expect(t.sheet(ada).weapons).toMatchObject([{ name: 'sword', poisoned: false }])
})
