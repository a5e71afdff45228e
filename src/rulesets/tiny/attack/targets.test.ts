import { expect, it } from 'vitest'
import { armed, tinyTable, unarmed } from '../../../../test/parties/tiny'
import { isInRange } from './targets'

it('is in range up to the range of what is in hand; none is no limit, as of bare hands that the GM lets shoot', () => {
  const { t, heroes, put } = tinyTable()
  const bow = armed('shortSword').weapons![0]!
  const of = (range: number) => put('A', heroes, [1, 1], { weapons: [{ ...bow, range }], wielded: bow.id })
  const reaches = (id: string) => [5, 6].map(squares => isInRange(t.state.combatants[id]!, squares))
  expect(reaches(of(5))).toEqual([true, false])
  expect(reaches(of(0))).toEqual([true, true])
  expect(reaches(put('B', heroes, [2, 2], unarmed))).toEqual([true, true])
})
