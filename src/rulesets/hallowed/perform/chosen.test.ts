import { describe, expect, it } from 'vitest'
import { apart, begin, count, declares, endRound, hallowedTable, pool, reveal } from '../../../../test/parties/hallowed'
import { dice, weapon } from '../sheet/weapons'
import type { Item } from '../state/sheet'

const item = (change: Partial<Item>): Item => ({
  name: 'Flask',
  kind: 'throwable',
  initMod: null,
  uses: 2,
  text: 'It bursts.',
  damage: [dice(1, 6, 'fire')],
  attackBonus: 1,
  range: 10,
  critMult: null,
  ...change,
})

describe('items and traits', () => {
  it('consumables lose a use when their count comes HAL-ACT-18', () => {
    const { t, who } = apart({ items: [item({ kind: 'consumable', damage: [], name: 'Draught' })] })
    reveal(declares(t, who, 'consumable'))
    expect(t.sheet(who).items[0]!.uses).toBe(2)
    count(count(t))
    expect(t.asked).toBe(
      'Ann: use Draught on whom? Its text: “It bursts.” The GM applies it: Healing, Damage, or on the sheet.',
    )
    t.choose('consumable.target', who)
    expect(t.sheet(who).items[0]!.uses).toBe(1)
    expect(t.told).toContain('Ann uses Draught (It bursts).')
    expect(t.said('used')[0]!.with).toMatchObject({ target: who, text: 'It bursts.' })
  })

  it('a consumable of which nothing is left when its count comes is lost, and the last use can be taken HAL-ACT-18', () => {
    const { t, who } = apart({ items: [item({ kind: 'consumable', damage: [], name: 'Draught', uses: 1 })] })
    reveal(declares(t, who, 'consumable'))
    const gone = t.fork()
    count(count(t)).choose('consumable.target', who)
    expect(t.sheet(who).items[0]!.uses).toBe(0)
    count(count(gone.set(who, ['items', 0, 'uses'], 0)))
    expect(gone.said('lost')[0]!.with).toMatchObject({ who })
    expect(gone.said('used')).toEqual([])
  })

  it('a consumable is for oneself or whoever stands right beside, is there and is perceived HAL-ACT-18', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const draught = item({ kind: 'consumable', damage: [], name: 'Draught' })
    const who = put('Ann', heroes, [2, 2], { agility: 18, items: [draught] })
    const beside = put('Bea', heroes, [2, 3])
    const away = put('Cid', heroes, [2, 5])
    const dead = put('Dan', heroes, [1, 2])
    const foe = put('Orc', monsters, [6, 2])
    t.set(dead, ['status', 'dead'], true)
    begin(t, 1, 12, 12, 12)
    reveal(declares(t, who, 'consumable'))
    while (t.open.length === 0) count(t)
    const [ask] = t.open
    const offered = () => (t.open[0]?.kind === 'choice' ? t.open[0].options.map(({ value }) => value) : [])
    expect(ask).toMatchObject({ key: 'consumable.target', default: who })
    expect(offered()).toEqual([who, beside, 'drop'])
    t.ruleIn('place', { who: away, cell: t.cell([3, 3]) })
    expect(offered()).toEqual([who, beside, away, 'drop'])
    // An enemy too, as long as Ann perceives it.
    t.ruleIn('place', { who: foe, cell: t.cell([3, 2]) })
    expect(offered()).toContain(foe)
    t.set(foe, ['status', 'hidden'], true)
    expect(offered()).not.toContain(foe)
    t.choose('consumable.target', 'drop')
    expect(t.sheet(who).items[0]!.uses, 'dropped: nothing is used').toBe(2)
  })

  it('thrown items attack with Dexterity and their bonus HAL-ACT-18 HAL-DICE-03', () => {
    const { t, who, foe } = apart({ dexterity: 14, items: [item({})] }, { stress: pool(9) })
    reveal(declares(t, who, 'throw'))
    count(t, { 'throw.target': foe }).roll('attack.die', 9).roll('damage.dice', 4)
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 12, hit: true })
    expect(t.sheet(foe).stress).toEqual(pool(9, 5))
    expect(t.sheet(who).items[0]!.uses).toBe(1)
  })

  it('what was to be thrown and is not there any more is lost as an action HAL-ACT-18 HAL-DECL-05', () => {
    const flask = apart({ items: [item({})] })
    reveal(declares(flask.t, flask.who, 'throw'))
    count(flask.t.set(flask.who, ['items', 0, 'uses'], 0))
    const spear = apart({ weapons: [weapon('spear', 5, [dice(1, 6, 'piercing')], { throwable: true, range: 8 })] })
    reveal(declares(spear.t, spear.who, 'throw'))
    count(spear.t.set(spear.who, ['weapons', 0, 'held'], false)).choose('before', 'on')
    for (const { t, who } of [flask, spear]) {
      expect(t.open).toEqual([])
      expect(t.said('lost')[0]!.with).toMatchObject({ who })
      expect(t.said('thrown')).toEqual([])
      expect(t.state.turn!.entries.find(one => one.who === who)).toMatchObject({ state: 'lost' })
    }
  })

  it('a thrown weapon rolls with Dexterity, and lies where its target stands HAL-ACT-18 HAL-ACT-05', () => {
    const spear = weapon('spear', 5, [dice(1, 6, 'piercing')], {
      throwable: true,
      range: 8,
      attackBonus: 2,
      throwMod: 1,
    })
    const { t, who, foe } = apart({ dexterity: 16, strength: 12, weapons: [spear] }, { stress: pool(20) })
    reveal(declares(t, who, 'throw'))
    expect(t.state.turn!.entries[0]!.mod).toBe(1)
    count(t, { 'throw.target': foe }).roll('attack.die', 10).roll('damage.dice', 4)
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 15 })
    expect(t.sheet(foe).stress).toEqual(pool(20, 15))
    expect(Object.values(t.state.things)).toMatchObject([{ name: 'spear', cell: t.cell([6, 2]) }])
    expect(t.sheet(who).weapons[0]).toMatchObject({ held: false, dropped: true })
  })

  it('traits are activated for Stress HAL-DMG-09', () => {
    const trait = { name: 'Surge', text: 'Once more.', modifiers: [], stressCost: 3, initMod: -1 }
    const { t, who } = apart({
      stress: pool(7),
      traits: [
        { ...trait, kind: 'standard' },
        { ...trait, name: 'Focus', kind: 'free' },
      ],
    })
    t.set(who, ['orders', 'movement'], 'ask')
    reveal(declares(t, who, 'trait'))
    expect(t.state.turn!.entries[0]!.mod).toBe(-1)
    count(t).choose('before', 'free').choose('free.what', 'trait.1').choose('before', 'on').choose('act.go', 'go')
    expect(t.sheet(who).stress).toEqual(pool(7, 1))
    t.choose('after', 'on')
    endRound(t)
    expect(t.refusal('trait', who)).toMatchObject({ rule: 'HAL-DMG-09', code: 'noStress' })
  })

  it('a net, which does no damage, hits and harms nobody HAL-ACT-18 HAL-DMG-01', () => {
    const { t, who, foe } = apart({ items: [item({ damage: [], attackBonus: 20, name: 'Net' })] })
    reveal(declares(t, who, 'throw'))
    while (t.open.length === 0) count(t)
    t.choose('throw.target', foe).roll('attack.die', 5)
    expect(t.said('attacked')[0]!.with).toMatchObject({ hit: true })
    expect([t.said('damage'), t.said('hurt')]).toEqual([[], []])
    expect(t.sheet(foe).stress.cur).toBe(t.sheet(foe).stress.max)
  })
})
