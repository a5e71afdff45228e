import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import { knows, sees } from '../../../test/playersSight'
import { fogOf } from './fogOf'
import { walled } from '../../../test/table'

/** Two rooms, each with somebody of the heroes in it, and a guard in the second. */
function rooms() {
  const { t, put, heroes, guards } = enduranceTable(walled(8, 2, { x1: 4, y1: 0, x2: 4, y2: 2, kind: 'wall' }))
  const roland = put('Roland', heroes, [0, 0])
  const guard = put('Guard', guards, [7, 1])
  return { t, put, heroes, guards, roland, guard }
}

describe('what is noted of where somebody stood', () => {
  it('is nothing while nobody sees for the players', () => {
    const { t, heroes, roland, guard } = rooms()
    t.do('paint', 'gm', { squares: [1, 1], ground: 'cover' })
    expect(t.state.board, 'nobody has spoken of fog yet').not.toHaveProperty('fog')
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] }).do('fog', 'gm', { mode: 'hand' })
    // Into the other room and back, placed and on foot.
    t.do('place', 'gm', { who: roland, cell: 5 })
    begin(t)
      .do('takeTurn', roland)
      .do('move', roland, { 'move.path': [6] })
    t.do('place', 'gm', { who: roland, cell: 0 }).do('place', 'gm', { who: guard, cell: 12 })
    t.do('fog', 'gm', { mode: 'sight' })
    expect([sees(t, [3, 0]), knows(t, [5, 0])]).toEqual([true, false])
  })

  it('is only of those who see for the players', () => {
    const { t, heroes, guards, guard } = rooms()
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    begin(t, { author: guards })
      .do('takeTurn', guard)
      .do('move', guard, { 'move.path': [t.cell([6, 1])] })
    expect(knows(t, [5, 0])).toBe(false)
    t.do('fog', 'gm', { party: [heroes, guards] })
    expect(knows(t, [5, 0])).toBe(true)
  })

  it('is the largest of those who stood on a square, whoever came first', () => {
    const sizes = (...list: number[]) => {
      const { t, put, heroes } = enduranceTable('4x4')
      t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
      for (const footprint of list) {
        const who = put('Roland', heroes, [1, 1], () => ({ footprint }))
        t.do('place', 'gm', { who, cell: null })
      }
      return fogOf(t.state.board, 4).looks
    }
    expect([sizes(1, 2), sizes(2, 1), sizes(1)]).toEqual([{ 1: '1 1s2' }, { 1: '1 1s2' }, { 1: '1 1s1' }])
  })
})
