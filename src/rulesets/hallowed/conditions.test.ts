import { describe, expect, it } from 'vitest'
import { blunt, hallowedTable, pool, sheet } from '../../../test/parties/hallowed'
import type { Sheet } from './state/sheet'
import type { Combatant } from './state/types'
import type { Condition, Hand, InjuryEffect } from './state/vocabulary'
import {
  canHoldWith,
  cannotBreathe,
  halvings,
  handsOf,
  isAble,
  isBlinded,
  isConcussed,
  isDeafened,
  isDying,
  isFighting,
  isHelpless,
  isIncapacitated,
  isMute,
  isParalyzed,
  isPresent,
  isProne,
  isStabilized,
  isUnconscious,
  staysProne,
  whyNoBareHand,
  whyNoHoldingHand,
  whyNoThrowingArm,
  whyNotThisRound,
  whyNotUse,
  whyNotWield,
} from './conditions'

const QUESTIONS = {
  isParalyzed,
  isUnconscious,
  isHelpless,
  isBlinded,
  isDeafened,
  isMute,
  isConcussed,
  cannotBreathe,
  isProne,
}
type Question = keyof typeof QUESTIONS

const injured = (effect: InjuryEffect, side: Hand | null = null, healed = false) => ({
  ...blunt(1, 0, side),
  effects: [effect],
  healed,
})
const given = (state: Condition) => ({ conditions: [{ name: state, state, text: '', modifiers: [] }] as never })
const injuries = (...combatInjuries: Sheet['combatInjuries']) => ({ combatInjuries })

describe('a condition', () => {
  it.each<[string, Parameters<typeof sheet>[0], readonly Question[]]>([
    ['nothing', {}, []],
    ['paralyzed', given('paralyzed'), ['isParalyzed', 'isHelpless']],
    ['an injury that paralyzes', injuries(injured('paralyzed')), ['isParalyzed', 'isHelpless']],
    ['the same, healed', injuries(injured('paralyzed', null, true)), []],
    ['Strength 0', { strength: 0 }, ['isParalyzed', 'isHelpless']],
    ['Agility 0', { agility: 0 }, ['isParalyzed', 'isHelpless']],
    ['Agility 1', { agility: 1 }, []],
    ['unconscious', given('unconscious'), ['isUnconscious', 'isHelpless', 'isMute']],
    ['Memory 0', { memory: 0 }, ['isUnconscious', 'isHelpless', 'isMute']],
    ['Insight 0', { insight: 0 }, ['isUnconscious', 'isHelpless', 'isMute']],
    ['Insight 1', { insight: 1 }, []],
    ['Perception 0', { perception: 0 }, ['isBlinded', 'isDeafened']],
    ['blinded', given('blinded'), ['isBlinded']],
    ['one eye', injuries(injured('oneEyeBlind')), []],
    ['both eyes', injuries(injured('oneEyeBlind'), injured('oneEyeBlind')), ['isBlinded']],
    ['deafened', given('deafened'), ['isDeafened']],
    ['one ear', injuries(injured('oneEarDeaf')), []],
    ['both ears', injuries(injured('oneEarDeaf'), injured('oneEarDeaf')), ['isDeafened']],
    ['mute', given('mute'), ['isMute']],
    ['an injury that silences', injuries(injured('mute')), ['isMute']],
    ['concussed', given('concussed'), ['isConcussed']],
    ['an injury that concusses', injuries(injured('concussed')), ['isConcussed']],
    ['no air', given('cannotBreathe'), ['cannotBreathe']],
    ['an injury that takes the air', injuries(injured('cannotBreathe')), ['cannotBreathe']],
    ['a kneecap', injuries(injured('proneUntilHealed')), ['isProne']],
  ])('%s HAL-COND-03 HAL-COND-06 HAL-INJ-27', (_, change, so) => {
    const who = sheet(change)
    expect(Object.entries(QUESTIONS).flatMap(([name, is]) => (is(who) ? [name] : []))).toEqual(so)
  })

  it('lying down by one’s own will ends when one likes, by a kneecap when it is healed HAL-INJ-03', () => {
    const lying = { ...sheet({}), status: { ...sheet({}).status, prone: true } }
    expect([isProne(lying), staysProne(lying)]).toEqual([true, false])
    expect(staysProne(sheet(injuries(injured('proneUntilHealed'))))).toBe(true)
  })

  it.each([
    [sheet({}), 0],
    [sheet(injuries(injured('halfSpeed'))), 1],
    [sheet(injuries(injured('halfSpeed'), injured('halfSpeed', null, true))), 1],
    [sheet({ ...given('halfSpeed'), ...injuries(injured('halfSpeed')) }), 2],
  ])('each open injury and each condition halves the Speed once more HAL-INJ-02', (who, times) => {
    expect(halvings(who)).toBe(times)
  })
})

it.each([
  [1, false, [false, false, false]],
  [0, false, [true, false, false]],
  [0, true, [false, false, true]],
  [-1, false, [false, true, false]],
  [-1, true, [false, false, true]],
])(
  'at %i Wounds, stabilized %s: incapacitated, dying, stabilized is %j; the dead are none of it HAL-DEATH-01 HAL-DEATH-04 HAL-DEATH-13',
  (cur, stabilized, is) => {
    const at = (dead: boolean) => {
      const who = sheet({ wounds: pool(5, cur) })
      const hurt = { ...who, status: { ...who.status, stabilized, dead } }
      return [isIncapacitated(hurt), isDying(hurt), isStabilized(hurt)]
    }
    expect(at(false)).toEqual(is)
    expect(at(true)).toEqual([false, false, false])
  },
)

it.each<
  [string, Partial<Sheet['status']>, Partial<Combatant>, number, present: boolean, able: boolean, fighting: boolean]
>([
  ['nothing wrong', {}, {}, 1, true, true, true],
  ['off the map', {}, { cell: null }, 1, true, true, false],
  ['led away', {}, { gone: true }, 1, false, false, false],
  ['dead', { dead: true }, {}, 1, false, false, false],
  ['routed', { routed: true }, {}, 1, true, false, false],
  ['surrendered', { surrendered: true }, {}, 1, true, false, false],
  ['at 0 Wounds', {}, {}, 0, true, false, false],
])('%s: there, able and fighting HAL-END-03 HAL-MORALE-09', (_, status, change, cur, present, able, fighting) => {
  const { t, heroes, put } = hallowedTable()
  const id = put('Ann', heroes, [1, 1], { wounds: pool(5, cur) })
  const found = t.state.combatants[id]!
  const c: Combatant = { ...found, ...change, sheet: { ...found.sheet, status: { ...found.sheet.status, ...status } } }
  expect([isPresent(c), isAble(c), isFighting(c)]).toEqual([present, able, fighting])
})

describe('hands', () => {
  const codes = (change: Parameters<typeof sheet>[0]) => {
    const who = sheet(change)
    const wield = (hands: 'main' | 'off' | 'two' | 'none') => whyNotWield(who, { hands } as never)?.code
    return {
      main: wield('main'),
      off: wield('off'),
      two: wield('two'),
      none: wield('none'),
      holds: whyNoHoldingHand(who)?.code,
      bare: whyNoBareHand(who)?.code,
      throws: whyNoThrowingArm(who)?.code,
    }
  }
  const fine = {
    main: undefined,
    off: undefined,
    two: undefined,
    none: undefined,
    holds: undefined,
    bare: undefined,
    throws: undefined,
  }
  const both = (effect: InjuryEffect) => injuries(injured(effect, 'main'), injured(effect, 'off'))
  const broken = { main: 'brokenArm', off: 'brokenArm', two: 'brokenArm' }

  it.each<[string, Parameters<typeof sheet>[0], Partial<Record<keyof typeof fine, string>>]>([
    ['nothing wrong', {}, {}],
    ['the main arm cannot attack', injuries(injured('armNoAttack', 'main')), { main: 'brokenArm', two: 'brokenArm' }],
    ['the other arm cannot hold', injuries(injured('armNoHold', 'off')), { off: 'brokenArm', two: 'brokenArm' }],
    ['healed', injuries(injured('armNoHold', 'off', true)), {}],
    ['neither arm can attack', both('armNoAttack'), { ...broken, throws: 'brokenArm' }],
    ['neither arm can hold', both('armNoHold'), { ...broken, throws: 'brokenArm', holds: 'noHand' }],
    [
      'neither hand is of use',
      both('handNoUse'),
      { ...broken, throws: 'brokenArm', holds: 'noHand', bare: 'noBareHand' },
    ],
    ['one hand is of no use', injuries(injured('handNoUse', 'main')), { main: 'brokenArm', two: 'brokenArm' }],
    [
      'Dexterity 0',
      { dexterity: 0 },
      {
        main: 'noDexterity',
        off: 'noDexterity',
        two: 'noDexterity',
        holds: 'noDexterity',
        bare: 'noDexterity',
        throws: 'noDexterity',
      },
    ],
    ['Dexterity 1', { dexterity: 1 }, {}],
  ])('%s HAL-INJ-27 HAL-INJ-28', (_, change, closed) => {
    expect(codes(change)).toEqual({ ...fine, ...closed })
  })

  it('a weapon takes the hands it says; what is not in hand is not used, but for claws HAL-ACT-15', () => {
    expect((['none', 'main', 'off', 'two'] as const).map(hands => handsOf({ hands }))).toEqual([
      [],
      ['main'],
      ['off'],
      ['main', 'off'],
    ])
    const code = (change: object) =>
      whyNotUse(sheet({}), { name: 'x', hands: 'main', held: true, kind: 'melee', ...change } as never)?.code
    expect([code({}), code({ held: false }), code({ held: false, kind: 'natural' })]).toEqual([
      undefined,
      'notHeld',
      undefined,
    ])
    const who = sheet(injuries(injured('armNoHold', 'off')))
    expect([canHoldWith(who, 'main'), canHoldWith(who, 'off')]).toEqual([true, false])
  })
})

it.each([
  [null, 3, undefined],
  [3, 3, 'oneActionInTwo'],
  [2, 3, 'oneActionInTwo'],
  [1, 3, undefined],
])('with a broken rib who acted last in round %s may in round %i: %s HAL-INJ-29', (lastAction, now, code) => {
  const of = (change: Parameters<typeof sheet>[0]) => {
    const who = sheet(change)
    return whyNotThisRound(now, { ...who, round: { ...who.round, lastAction } }, 'c1')?.code
  }
  expect(of(injuries(injured('oneActionPerTwoTurns')))).toBe(code)
  expect(of({})).toBeUndefined()
})
