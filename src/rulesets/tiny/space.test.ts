import { expect, it } from 'vitest'
import { tinyTable } from '../../../test/parties/tiny'
import { areNeighbours } from './space'

it('whoever is off the map is beside nobody, also not in the corner from which squares are counted', () => {
  const { t, heroes, foes, put } = tinyTable()
  const [corner, beside, off] = [put('A', heroes, [0, 0]), put('B', foes, [1, 0]), put('C', foes, null)]
  const of = (id: string) => t.state.combatants[id]!
  const near = (a: string, b: string) => areNeighbours(t.state, t.terrain, of(a), of(b))
  expect([near(corner, beside), near(corner, off), near(off, corner), near(off, off)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
