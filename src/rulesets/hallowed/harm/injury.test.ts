import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import {
  apart,
  assault,
  begin,
  blunt,
  count,
  declares,
  endRound,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
  type Hal,
} from '../../../../test/parties/hallowed'
import { armourParts, defenseParts } from '../attack/defence'
import {
  canHoldWith,
  isBlinded,
  isDeafened,
  isMute,
  isParalyzed,
  isProne,
  isUnconscious,
  whyNotUse,
} from '../conditions'
import { allowance } from '../movement'
import { currentScore, modifierOf } from '../sheet/ability'
import { dice, weapon } from '../sheet/weapons'
import type { Sheet } from '../state/sheet'
import type { Ability } from '../state/vocabulary'

const hammer = weapon('hammer', 0, [dice(1, 4, 'blunt')], { attackBonus: 20, damageAbility: null })
const TOUGH = { strength: 20, agility: 20, dexterity: 20, perception: 20, memory: 20, wounds: pool(40) }

/** A critical hit that surely injures: up to the die of the table, which shows this row. */
function breaks(row: number, change: Parameters<typeof assault>[1] = TOUGH): { t: Hal; on: string } {
  const { t, on } = assault({ weapons: [hammer] }, change)
  t.roll('attack.die', 20).roll('damage.dice', 1).roll('injury.chance', 1).roll('injury.row', row)
  return { t, on }
}

const scores = (sheet: Sheet, ...abilities: Ability[]): number[] => abilities.map(one => currentScore(sheet, one))

describe('the Blunt table', () => {
  it('1 takes 5 off Balance checks HAL-INJ-01', () => {
    const { t, on } = breaks(1)
    t.do('callCheck', 'gm', { who: [on], skill: 'balance', tn: 10 }).roll('check.die', 14)
    expect(t.said('checked')[0]!.with).toMatchObject({ sum: 9, works: false })
  })

  it('2 takes Agility and half the Speed HAL-INJ-02', () => {
    const { t, on } = breaks(2)
    t.roll('injury.dice', 6)
    expect(scores(t.sheet(on), 'agility')).toEqual([14])
    expect(allowance(t.state, t.state.combatants[on]!)).toBe(5)
  })

  it('3 takes Agility and keeps its victim prone HAL-INJ-03', () => {
    const { t, on } = breaks(3)
    expect(t.open[0]).toMatchObject({ dice: [12] })
    t.roll('injury.dice', 12)
    expect(scores(t.sheet(on), 'agility')).toEqual([8])
    expect(isProne(t.sheet(on))).toBe(true)
    t.set(on, ['orders', 'movement'], 'ask')
    count(t)
    expect(t.refusedAnswer('before', 'stand')).toMatchObject({ code: 'proneUntilHealed' })
    t.choose('before', 'on').choose('after', 'on')
    t.do('healInjury', 'gm', { who: on, injury: 0 })
    expect(isProne(t.sheet(on))).toBe(false)
  })

  it.each([
    [4, 'HAL-INJ-04', [10], 'agility'],
    [5, 'HAL-INJ-05', [4, 4, 4, 4], 'agility'],
    [7, 'HAL-INJ-07', [4, 4, 4], 'strength'],
    [13, 'HAL-INJ-13', [8], 'dexterity'],
  ] as const)('%i takes what its dice show from an ability %s', (row, _id, sides, ability) => {
    const { t, on } = breaks(row)
    expect(t.open[0]).toMatchObject({ key: 'injury.dice', dice: sides })
    t.roll('injury.dice', ...sides.map(() => 2))
    expect(scores(t.sheet(on), ability)).toEqual([20 - 2 * sides.length])
    expect(t.sheet(on).combatInjuries).toMatchObject([{ table: 'blunt', row, side: null, effects: [] }])
  })

  it('6 takes Strength, and leaves one action in two turns HAL-INJ-06', () => {
    const { t, on } = breaks(6)
    expect(t.open[0]).toMatchObject({ dice: [4, 4] })
    t.roll('injury.dice', 3, 2)
    expect(scores(t.sheet(on), 'strength')).toEqual([15])
    expect(t.sheet(on).combatInjuries[0]!.effects).toEqual(['oneActionPerTwoTurns'])
  })

  it.each([
    [8, 'HAL-INJ-08', [8, 8], ['strength', 'dexterity'], 'armNoAttack'],
    [9, 'HAL-INJ-09', [10], ['strength'], 'armNoAttack'],
    [10, 'HAL-INJ-10', [12], ['dexterity'], 'armNoAttack'],
    [11, 'HAL-INJ-11', [10], ['strength', 'dexterity'], 'armNoHold'],
    [12, 'HAL-INJ-12', [4, 4, 4, 4], ['dexterity'], 'armNoHold'],
  ] as const)('%i asks for the arm and disables it %s', (row, _id, sides, abilities, effect) => {
    const { t, on } = breaks(row)
    t.roll('injury.side', 1)
    expect(t.open[0]).toMatchObject({ key: 'injury.dice', dice: sides })
    t.roll('injury.dice', ...sides.map(() => 3))
    const own = t.sheet(on)
    for (const ability of abilities) expect(currentScore(own, ability)).toBe(20 - 3 * sides.length)
    expect(own.combatInjuries).toMatchObject([{ side: 'main' }])
    expect(own.combatInjuries[0]!.effects).toContain(effect)
    expect(whyNotUse(own, { ...hammer, hands: 'main' })).toMatchObject({ code: 'brokenArm' })
    expect(whyNotUse(own, { ...hammer, hands: 'off' })).toBeUndefined()
  })

  it('14 paralyzes below the neck HAL-INJ-14', () => {
    const { t, on } = breaks(14)
    expect(isParalyzed(t.sheet(on))).toBe(true)
  })

  it('15 closes the airway, which may suffocate HAL-INJ-15', () => {
    const { t, on } = breaks(15)
    expect(isMute(t.sheet(on))).toBe(true)
    expect(t.sheet(on).breath).toEqual({ successes: 0, stage: 'holding' })
  })

  it('16 leaves neither speech nor chewing HAL-INJ-16', () => {
    const { t, on } = breaks(16)
    expect(isMute(t.sheet(on))).toBe(true)
    expect(t.sheet(on).combatInjuries[0]!.effects).toEqual(['mute', 'cannotChew'])
  })

  it.each([
    [17, 'HAL-INJ-17', [10], ['noSmell']],
    [18, 'HAL-INJ-18', [8, 8], ['oneEyeBlind']],
    [19, 'HAL-INJ-19', [12], ['oneEarDeaf']],
  ] as const)('%i takes Perception and a sense %s', (row, _id, sides, effects) => {
    const { t, on } = breaks(row)
    expect(t.open[0]).toMatchObject({ dice: sides })
    t.roll('injury.dice', ...sides.map(() => 4))
    expect(scores(t.sheet(on), 'perception')).toEqual([20 - 4 * sides.length])
    expect(t.sheet(on).combatInjuries[0]!.effects).toEqual(effects)
  })

  it('20 takes Memory and Perception with one roll, and concusses HAL-INJ-20 HAL-COND-07', () => {
    const { t, on } = breaks(20)
    t.roll('injury.dice', 7)
    expect(scores(t.sheet(on), 'memory', 'perception')).toEqual([13, 13])
    t.do('callCheck', 'gm', { who: [on], skill: 'heal', tn: 10 }).roll('check.die', 11)
    expect(t.said('checked')[0]!.with).toMatchObject({ sum: 9 })
  })
})

describe('the dice of an injury', () => {
  it('are the table’s, the d4 for the side, then the abilities’ HAL-DICE-06 HAL-DICE-07 HAL-INJ-21', () => {
    const { t, on } = breaks(12)
    expect(t.open.map(({ key, of, see }) => [key, of, see])).toEqual([['injury.side', 'gm', 'asked']])
    const main = t.fork()
    main.roll('injury.side', 2).roll('injury.dice', 1, 1, 1, 1)
    expect(main.sheet(on).combatInjuries[0]!.side).toBe('main')
    t.roll('injury.side', 3).roll('injury.dice', 1, 1, 1, 1)
    expect(t.sheet(on).combatInjuries[0]!.side).toBe('off')
  })

  it('are rolled once for two abilities in one expression HAL-DICE-08 HAL-INJ-24', () => {
    const { t, on } = breaks(11)
    t.roll('injury.side', 4).roll('injury.dice', 6)
    expect(t.sheet(on).combatInjuries[0]!.abilityDamage).toEqual([
      { ability: 'strength', amount: 6 },
      { ability: 'dexterity', amount: 6 },
    ])
  })

  it('by house rule are rolled for each ability, in printed order HAL-OPT-11', () => {
    const { t, on } = assault({ weapons: [hammer] }, TOUGH, { injurySeparateRolls: true })
    t.roll('attack.die', 20).roll('damage.dice', 1).roll('injury.chance', 1).roll('injury.row', 20)
    t.roll('injury.dice', 3).roll('injury.dice', 8)
    expect(scores(t.sheet(on), 'memory', 'perception')).toEqual([17, 12])
  })
})

describe('an empty table', () => {
  const blade = { ...hammer, damage: [dice(1, 4, 'slashing')] }

  function cut(settings: Parameters<typeof assault>[2] = {}) {
    const { t, on } = assault({ weapons: [blade] }, TOUGH, settings)
    t.roll('attack.die', 20).roll('damage.dice', 4).roll('injury.chance', 1)
    return { t, on }
  }

  it('is there for each of the ten other types, for the GM to fill HAL-INJ-22', () => {
    const { t } = cut()
    const { injuryTables } = t.state.settings
    const empty = Object.entries(injuryTables).filter(([, { rows }]) => rows.length === 0)
    expect(empty.map(([type]) => type)).toEqual([
      'piercing',
      'slashing',
      'chopping',
      'fire',
      'cold',
      'electric',
      'sonic',
      'acid',
      'holy',
      'unholy',
    ])
    t.choose('injury.effects', [])
  })

  it('rolls no die: the app says so, writes down an injury without a name and asks the GM once HAL-INJ-23', () => {
    const { t, on } = cut()
    expect(t.open.map(({ key, of }) => [key, of])).toEqual([['injury.effects', 'gm']])
    expect(t.ruleset.display.text.ask(t.open[0]!, t.state).title).toContain('the slashing table is empty')
    t.choose('injury.effects', ['halfSpeed'])
    expect(t.said('emptyTable')).toHaveLength(1)
    expect(t.sheet(on).combatInjuries).toMatchObject([
      { name: 'unlisted slashing injury', row: null, effects: ['halfSpeed'] },
    ])
    expect(allowance(t.state, t.state.combatants[on]!)).toBe(5)
  })

  it('can be filled by the GM, and is then rolled on with its own die HAL-INJ-23', () => {
    const { t: prepared } = hallowedTable()
    const { injuryTables } = prepared.state.settings
    const row = { from: 1, to: 6, name: 'Lost finger', side: false, skillPenalties: [], effects: [], text: 'Find it.' }
    const lost = { ...row, abilityDamage: [{ count: 1, sides: 4 as const, abilities: ['dexterity' as const] }] }
    const { t, on } = cut({ injuryTables: { ...injuryTables, slashing: { die: 6, rows: [lost] } } })
    expect(t.open[0]).toMatchObject({ key: 'injury.row', dice: [6] })
    t.roll('injury.row', 3).roll('injury.dice', 2)
    expect(t.sheet(on).combatInjuries).toMatchObject([{ name: 'Lost finger', table: 'slashing', row: 3 }])
    expect(scores(t.sheet(on), 'dexterity')).toEqual([18])
  })

  it('may stand for the Blunt one, or for no injury at all HAL-OPT-10', () => {
    const other = cut({ emptyInjuryTable: 'useBlunt' })
    other.t.roll('injury.row', 16)
    expect(other.t.sheet(other.on).combatInjuries).toMatchObject([{ name: 'Broken Jaw' }])
    const none = cut({ emptyInjuryTable: 'none' })
    expect(none.t.sheet(none.on).combatInjuries).toEqual([])
    expect(none.t.sheet(none.on).wounds.cur).toBe(32)
  })
})

describe('ability damage', () => {
  it('never lowers a score below 0, lasts until the injury is healed, and ends with it HAL-INJ-25 HAL-INJ-26', () => {
    const { t, heroes, put } = hallowedTable()
    const ann = put('Ann', heroes, [0, 0], { combatInjuries: [blunt(17, 9), blunt(19, 8)] })
    expect(scores(t.sheet(ann), 'perception')).toEqual([0])
    t.do('healInjury', 'gm', { who: ann, injury: 0 })
    expect(scores(t.sheet(ann), 'perception')).toEqual([2])
    expect(t.sheet(ann).combatInjuries.map(({ healed }) => healed)).toEqual([true, false])
    t.do('healInjury', 'gm', { who: ann, injury: 1 })
    expect(scores(t.sheet(ann), 'perception')).toEqual([10])
  })

  it('at 0 disables: body, hands, senses or mind HAL-INJ-27', () => {
    const { t, heroes, put } = hallowedTable()
    const spent = (ability: Ability) => put('Ann', heroes, [0, 0], { [ability]: 0 })
    expect(isParalyzed(t.sheet(spent('strength')))).toBe(true)
    expect(isParalyzed(t.sheet(spent('agility')))).toBe(true)
    expect([isBlinded, isDeafened].map(is => is(t.sheet(spent('perception'))))).toEqual([true, true])
    expect(isUnconscious(t.sheet(spent('memory')))).toBe(true)
    expect(isUnconscious(t.sheet(spent('insight')))).toBe(true)
    const clumsy = t.sheet(spent('dexterity'))
    expect(whyNotUse(clumsy, hammer)).toMatchObject({ rule: 'HAL-INJ-27' })
    expect(whyNotUse(clumsy, { ...hammer, hands: 'none', kind: 'natural' })).toBeUndefined()
  })
})

describe('a disabled arm', () => {
  it('bars what is held in it, two-handed weapons and throwing; its shield still counts HAL-INJ-28', () => {
    const { t, heroes, put } = hallowedTable()
    const shield = { name: 'shield', defenseBonus: 2, armourBonus: 1, isShield: true, hand: 'off' as const, worn: true }
    const off = put('Ann', heroes, [0, 0], { combatInjuries: [blunt(9, 1, 'off')], armour: [shield] })
    expect(whyNotUse(t.sheet(off), { ...hammer, hands: 'two' })).toMatchObject({
      code: 'brokenArm',
      with: { hand: 'off' },
    })
    expect(whyNotUse(t.sheet(off), hammer)).toBeUndefined()
    expect(total(armourParts(t.state.combatants[off]!))).toBe(1)
    const broken = put('Bob', heroes, [1, 0], { combatInjuries: [blunt(11, 1, 'off')], armour: [shield] })
    expect(canHoldWith(t.sheet(broken), 'off')).toBe(false)
    expect(total(armourParts(t.state.combatants[broken]!))).toBe(0)
    expect(total(defenseParts(t.state, t.state.combatants[broken]!))).toBe(10)
  })

  it('EX-HAL-28 leaves a Heal check to one hand that can be used, and to nobody without any HAL-INJ-27 HAL-INJ-28', () => {
    const healer = (change: Parameters<typeof apart>[0]) => {
      const { t, who } = apart({ ...change })
      return { t: t.set(who, ['wounds', 'cur'], 0), who }
    }
    const [one, none, arms] = [
      { combatInjuries: [blunt(12, 0, 'main')] },
      { combatInjuries: [blunt(12, 0, 'main'), blunt(12, 0, 'off')] },
      { combatInjuries: [blunt(11, 0, 'main'), blunt(11, 0, 'off')] },
    ].map(healer)
    expect(one!.t.refusal('heal', one!.who)).toBeUndefined()
    // An arm that cannot hold anything can still press on a wound.
    expect(arms!.t.refusal('heal', arms!.who)).toBeUndefined()
    expect(none!.t.refusal('heal', none!.who)).toMatchObject({ rule: 'HAL-INJ-28', code: 'noBareHand' })
    const clumsy = healer({ dexterity: 0 })
    expect(clumsy.t.refusal('heal', clumsy.who)).toMatchObject({ rule: 'HAL-INJ-27', code: 'noDexterity' })
    const { t, who } = one!
    reveal(declares(t, who, 'heal')).set(who, ['combatInjuries'], none!.t.sheet(none!.who).combatInjuries as never)
    count(t)
    expect(t.open).toEqual([])
    expect(t.said('lost')[0]!.with).toMatchObject({ code: 'noBareHand' })
  })

  it('that cannot hold lets things fall, and leaves a consumable to the other hand HAL-INJ-28', () => {
    const potion = {
      name: 'Potion',
      kind: 'consumable' as const,
      initMod: null,
      uses: 1,
      text: '',
      damage: [],
      attackBonus: 0,
      range: 0,
      critMult: null,
    }
    const { t, on } = breaks(12, {
      ...TOUGH,
      weapons: [hammer, { ...hammer, name: 'knife', hands: 'off' }],
      items: [potion],
    })
    t.roll('injury.side', 2).roll('injury.dice', 1, 1, 1, 1)
    expect(t.sheet(on).weapons.map(({ held, dropped }) => [held, dropped])).toEqual([
      [false, true],
      [true, false],
    ])
    expect(Object.values(t.state.things)).toMatchObject([{ name: 'hammer', cell: t.cell([3, 2]) }])
    endRound(t)
    expect(t.refusal('consumable', on)).toBeUndefined()
    t.set(on, ['combatInjuries'], [blunt(12, 1, 'main'), blunt(11, 1, 'off')])
    expect(t.refusal('consumable', on)).toMatchObject({ code: 'noHand' })
    expect(t.refusal('attack', on)).toMatchObject({ code: 'brokenArm' })
    t.do('pickUp', 'gm', { who: on, thing: Object.keys(t.state.things)[0]! })
    expect(t.state.things).toEqual({})
  })

  it('EX-HAL-24 loses the two-handed attack; next round the dagger is drawn, weaker HAL-DECL-05 HAL-ACT-15 HAL-INJ-09', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const greatsword = weapon('greatsword', 6, [dice(2, 6, 'slashing')], { hands: 'two' })
    const dagger = weapon('dagger', 1, [dice(1, 4, 'piercing')], { hands: 'off', held: false })
    const she = put('Mara', heroes, [2, 2], { strength: 16, weapons: [greatsword, dagger], wounds: pool(40) })
    const brute = put('Brute', monsters, [3, 2], { weapons: [{ ...hammer, speed: 1 }], wounds: pool(40) })
    begin(t, 6, 7)
    declares(t, she, 'attack', { 'attack.weapon': '0' })
    reveal(declares(t, brute, 'attack'))
    count(t, { 'attack.target': she }).roll('attack.die', 20).roll('damage.dice', 2)
    t.roll('injury.chance', 1).roll('injury.row', 9).roll('injury.side', 2).roll('injury.dice', 6)
    expect(t.state.turn!.count).toBe(8)
    count(t)
    expect(t.said('lost')[0]!.with).toMatchObject({ who: she, code: 'brokenArm' })
    expect(t.told).toContain(
      'Mara cannot do what was declared: attacks. Broken Upper Arm: no attack with the main hand.',
    )
    expect(t.state.turn!.entries.find(({ who }) => who === she)).toMatchObject({ value: 12, state: 'lost' })
    endRound(t)
    declares(t, she, 'attack', { 'attack.weapon': '1' })
    reveal(declares(t, brute, 'moveOnly'))
    // She would not be asked where to go, but the dagger is not in hand.
    expect(count(t).open[0]).toMatchObject({ key: 'before', default: 'free' })
    t.enter('before').enter('free.what').choose('attack.target', brute)
    expect(Object.values(t.state.things)).toMatchObject([{ name: 'greatsword' }])
    expect(modifierOf(t.sheet(she), 'strength')).toBe(0)
    t.roll('attack.die', 15)
    expect(t.said('attacked')[0]!.with).toMatchObject({ weapon: 'dagger', sum: 15, hit: true })
    t.roll('damage.dice', 2)
    expect(t.said('damage')[0]!.with).toMatchObject({ dealt: 2 })
  })
})

describe('one action in two turns', () => {
  it('EX-HAL-22 counts every action of this round and the one before; movement is free HAL-INJ-06 HAL-INJ-29', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const sword = plainWeapon('sword', 0, 0, 1, 6)
    const fighter = put('Fighter', heroes, [2, 2], { strength: 20, weapons: [sword], wounds: pool(60) })
    const ogre = put('Ogre', monsters, [3, 2], {
      weapons: [{ ...hammer, speed: 0 }],
      wounds: pool(60),
      defenseBonus: 20,
    })
    begin(t, 6, 9)
    endRound(endRound(t))
    declares(t, fighter, 'attack')
    reveal(declares(t, ogre, 'attack'))
    count(t, { 'attack.target': ogre }).roll('attack.die', 1)
    count(t, { 'attack.target': fighter }).roll('attack.die', 20).roll('damage.dice', 1)
    t.roll('injury.chance', 1).roll('injury.row', 6).roll('injury.dice', 3, 2)
    expect(currentScore(t.sheet(fighter), 'strength')).toBe(15)
    endRound(t)

    expect(t.refusal('attack', fighter)).toMatchObject({ rule: 'HAL-INJ-29', code: 'oneActionInTwo' })
    expect(t.refusal('moveOnly', fighter)).toBeUndefined()
    t.set(fighter, ['orders', 'movement'], 'ask')
    declares(t, ogre, 'moveOnly')
    reveal(declares(t, fighter, 'moveOnly'))
    t.do('count', fighter, { 'before.path': [t.cell([2, 3])] })
    expect(t.refusedAnswer('before', 'free')).toMatchObject({ rule: 'HAL-INJ-29' })
    t.choose('before', 'on').choose('after', 'on')
    endRound(t)

    t.set(fighter, ['orders', 'movement'], 'stay')
    expect(t.state.turn!.round).toBe(5)
    declares(t, fighter, 'attack')
    reveal(declares(t, ogre, 'moveOnly'))
    count(t, { 'attack.target': ogre }).roll('attack.die', 1)
    // The ogre steps away and comes back: no Reposte is left to the fighter.
    t.do('count', ogre, { 'before.path': [t.cell([4, 2]), t.cell([3, 2])] })
    expect(t.said('reposte')).toEqual([])
    endRound(t)
    expect(t.refusal('attack', fighter)).toMatchObject({ rule: 'HAL-INJ-29' })
    endRound(t)
    expect(t.refusal('attack', fighter)).toBeUndefined()
  })
})

describe('the same injury twice', () => {
  it('shuts the other eye and ear; one alone, or the same arm again, adds nothing HAL-INJ-30', () => {
    const { t, heroes, put } = hallowedTable()
    const one = put('Ann', heroes, [0, 0], { perception: 20, combatInjuries: [blunt(18, 2), blunt(19, 2)] })
    expect([isBlinded, isDeafened].map(is => is(t.sheet(one)))).toEqual([false, false])
    const both = [blunt(18, 2), blunt(18, 2), blunt(19, 2), blunt(19, 2)]
    const two = put('Bob', heroes, [1, 0], { perception: 20, combatInjuries: both })
    expect([isBlinded, isDeafened].map(is => is(t.sheet(two)))).toEqual([true, true])
    t.do('healInjury', 'gm', { who: two, injury: 1 })
    expect(isBlinded(t.sheet(two))).toBe(false)
  })
})
