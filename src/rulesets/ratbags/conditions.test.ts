import { describe, expect, it } from 'vitest'
import { pool, ratbagsTable } from '../../../test/parties/ratbags'
import type { Combatant } from './state/types'
import {
  areFoes,
  hasTurn,
  isAble,
  isCrawling,
  isDying,
  isHelpless,
  isOut,
  isPacked,
  isPresent,
  minutesLeft,
} from './conditions'

type Status = Partial<Combatant['sheet']['status']>

function somebody(status: Status = {}, change: Partial<Combatant['sheet']> = {}, gone = false) {
  const { t, heroes, put } = ratbagsTable()
  const id = put('Ann', heroes, [1, 1])
  const found = t.state.combatants[id]!
  const c: Combatant = {
    ...found,
    gone,
    sheet: { ...found.sheet, ...change, status: { ...found.sheet.status, ...status } },
  }
  return { t, c }
}

/** What is asked of somebody, and of which of these it is so. */
const QUESTIONS = { isOut, isPresent, isAble, isCrawling, hasTurn, isHelpless }
type Question = keyof typeof QUESTIONS

describe('who counts', () => {
  it.each<[string, Parameters<typeof somebody>, readonly Question[]]>([
    ['nothing wrong', [], ['isPresent', 'isAble', 'hasTurn']],
    ['a newcomer', [{ newcomer: true }], ['isPresent', 'isAble']],
    ['critical', [{ critical: true }], ['isPresent', 'isCrawling', 'hasTurn', 'isHelpless']],
    ['critical and tied', [{ critical: true, tied: true }], ['isPresent', 'isHelpless']],
    ['critical and unconscious', [{ critical: true, unconscious: true }], ['isPresent', 'isHelpless']],
    ['critical and paralysed', [{ critical: true }, { dex: pool(10, 0) }], ['isPresent', 'isHelpless']],
    ['critical and delirious', [{ critical: true }, { wil: pool(10, 0) }], ['isPresent', 'isHelpless']],
    ['down', [{ down: true }], ['isOut', 'isPresent', 'isHelpless']],
    ['tied', [{ tied: true }], ['isPresent', 'isHelpless']],
    ['unconscious', [{ unconscious: true }], ['isPresent', 'isHelpless']],
    ['DEX 0', [{}, { dex: pool(10, 0) }], ['isPresent', 'isHelpless']],
    ['DEX 1', [{}, { dex: pool(10, 1) }], ['isPresent', 'isAble', 'hasTurn']],
    ['WIL 0', [{}, { wil: pool(10, 0) }], ['isPresent']],
    ['WIL 1', [{}, { wil: pool(10, 1) }], ['isPresent', 'isAble', 'hasTurn']],
    ['dead', [{ dead: true }], ['isOut']],
    ['destroyed', [{ destroyed: true }], ['isOut']],
    ['routed', [{ routed: true }], ['isOut']],
    ['escaped', [{ escaped: true }], ['isOut']],
    ['surrendered', [{ surrendered: true }], ['isOut']],
    ['led away', [{}, {}, true], ['isOut']],
  ])('%s RAT-COND-07 RAT-COND-13 RAT-COND-14', (_, state, so) => {
    const { c } = somebody(...state)
    expect(Object.entries(QUESTIONS).flatMap(([name, is]) => (is(c) ? [name] : []))).toEqual(so)
  })

  it.each<[Status, boolean]>([
    [{ critical: true, hourLeft: 10 }, true],
    [{ down: true, hourLeft: 0 }, true],
    [{ critical: true, hourLeft: null }, false],
    [{ hourLeft: 10 }, false],
    [{ critical: true, hourLeft: 10, aided: true }, false],
    [{ critical: true, hourLeft: 10, dead: true }, false],
  ])('%o: dying %s RAT-COND-06', (status, dying) => {
    expect(isDying(somebody(status).c)).toBe(dying)
  })

  it.each([
    [null, 0],
    [0, 0],
    [1, 1],
    [6, 1],
    [7, 2],
    [360, 60],
  ])('of %s rounds %i minutes are left: a begun one counts as whole RAT-END-06', (hourLeft, minutes) => {
    expect(minutesLeft(somebody({ hourLeft }).c)).toBe(minutes)
  })
})

it.each([
  [{ slotsUsed: 10 }, true, true],
  [{ slotsUsed: 9 }, true, false],
  [{ slotsUsed: 10 }, false, false],
  [{ slotsUsed: 10, kind: 'npc' as const }, true, false],
])('%o, with the house rule %s: the pack is full %s RAT-OPT-09', (change, fullPack, packed) => {
  const { t, c } = somebody({}, change)
  t.do('settings', 'gm', { set: { fullPack } })
  expect(isPacked(t.state, c)).toBe(packed)
})

it('members of different sides are foes', () => {
  const { c } = somebody()
  expect([areFoes(c, c), areFoes(c, { ...c, side: 's9' })]).toEqual([false, true])
})
