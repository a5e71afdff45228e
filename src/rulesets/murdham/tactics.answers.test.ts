import { expect, it } from 'vitest'
import { murdhamTable, health, type Change } from '../../../test/parties/murdham'
import { choiceOf } from '../../../test/parties/choiceOf'
import { shield } from './sheet/weapons'
import { answers } from './tactics'

/** What Bea answers who may put herself before Ada. */
function guards(ada: Change, bea: Change): unknown {
  const { t, heroes, put } = murdhamTable()
  const [who, by] = [put('Ada', heroes, [1, 1], ada), put('Bea', heroes, [2, 1], bea)]
  const m = { s: t.state, c: t.state.combatants[by]! } as never
  return answers['attack.guard']!(m, choiceOf(by, 'attack.guard', ['guard', 'none'], { who }))
}

it('a shield goes before whoever is nearly gone, or before anybody where it costs nothing, by somebody who stands well', () => {
  const bearer: Change = { shields: [shield()], ...health(4) }
  expect([2, 3, 4].map(n => guards(health(n), bearer))).toEqual(['guard', 'guard', 'none'])
  expect(guards(health(8), { ...bearer, skills: ['protect'] })).toBe('guard')
  expect(guards(health(2), { ...bearer, ...health(3) })).toBe('none')
  expect(guards(health(2), health(8))).toBe('none')
  expect(guards(health(2), { shields: [shield('shield', { held: 'stowed' })] })).toBe('none')
  expect(guards(health(2), { shields: [shield('shield', { destroyed: true })] })).toBe('none')
})
