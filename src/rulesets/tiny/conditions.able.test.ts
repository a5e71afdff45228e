import { expect, it } from 'vitest'
import { tinyTable } from '../../../test/parties/tiny'
import type { Combatant } from './state/types'
import { isAble, isDying, isFallen, isInHiding, isPresent, isSeen, sidesLeft } from './conditions'

type Status = Partial<Combatant['sheet']['status']>

function party() {
  const { t, heroes, foes, put } = tinyTable()
  const ids = { ann: put('Ann', heroes, [1, 1]), rat: put('Rat', foes, [3, 1]) }
  const who = (name: keyof typeof ids, status: Status = {}, change: Partial<Combatant> = {}): Combatant => {
    const c = t.state.combatants[ids[name]]!
    return { ...c, ...change, sheet: { ...c.sheet, status: { ...c.sheet.status, ...status } } }
  }
  return { t, heroes, foes, ids, who }
}

const QUESTIONS = { isAble, isFallen, isPresent, isDying }

it.each<[Status['condition'], boolean, readonly (keyof typeof QUESTIONS)[]]>([
  ['up', false, ['isAble', 'isPresent']],
  ['dying', false, ['isFallen', 'isPresent', 'isDying']],
  ['stable', false, ['isFallen', 'isPresent']],
  ['defeated', false, []],
  ['dead', false, []],
  ['up', true, []],
  ['dying', true, []],
  ['stable', true, []],
])('who is %s, led away %s, counts as %j', (condition, gone, so) => {
  const c = party().who('ann', { condition: condition! }, { gone })
  expect(Object.entries(QUESTIONS).flatMap(([name, is]) => (is(c) ? [name] : []))).toEqual(so)
})

it.each([
  ['ann', false, 'named', true, false],
  ['ann', true, 'named', false, false],
  ['rat', true, 'unnamed', false, true],
  ['rat', false, 'unnamed', true, false],
  ['rat', false, 'absent', false, false],
] as const)('%s, hidden %s, known as %s: seen %s, in hiding %s', (name, hidden, known, seen, inHiding) => {
  const c = party().who(name, { hidden }, { known })
  expect([isSeen(c), isInHiding(c)]).toEqual([seen, inHiding])
})

it('a side is left as long as one of it is able', () => {
  const { t, heroes, foes, ids } = party()
  expect(sidesLeft(t.state)).toEqual([heroes, foes])
  t.do('leave', 'gm', { who: [ids.rat] })
  expect(sidesLeft(t.state)).toEqual([heroes])
})
