import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import { knows, sees, visible } from '../../../test/playersSight'
import { gridMap } from '~/grid/map/gridMap'
import { withWord } from '~/grid/sets'
import { walled } from '../../../test/table'
import { seenFromLooks } from './partySight'

describe('what the players see', () => {
  it('is nothing before the GM shows it, and all of it without fog', () => {
    const { t } = enduranceTable('6x2')
    expect(visible(t).some(Boolean)).toBe(false)
    t.do('fog.paint', 'gm', { squares: [0, 3], as: 'shown' })
    expect([sees(t, [2, 0]), sees(t, [3, 0]), knows(t, [2, 0])]).toEqual([true, false, true])
    t.do('fog.paint', 'gm', { squares: [1, 1], as: 'hidden' })
    expect([sees(t, [1, 0]), knows(t, [1, 0])]).toEqual([false, false])
    t.do('fog', 'gm', { mode: 'off' })
    expect(visible(t).every(is => is === 1)).toBe(true)
    expect(t.problem('fog', 'gm', { party: ['s9'] })).toContain('there is no side s9')
    expect(t.problem('fog.paint', 'gm', { squares: [11, 2], as: 'shown' })).toContain('square 12 is not on this map')
  })

  it('follows the party, and what was seen stays known when a door closes on it', () => {
    const segment = { x1: 3, y1: 0, x2: 3, y2: 1, kind: 'door' as const }
    const room = gridMap({ width: 8, height: 1, walls: [], portals: [{ id: 'door', segment, closed: true }] })
    const { t, put, heroes, guards } = enduranceTable(room)
    const roland = put('Roland', heroes, [1, 0])
    const guard = put('Guard', guards, [6, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect([sees(t, [2, 0]), sees(t, [3, 0]), knows(t, [3, 0])]).toEqual([true, false, false])
    t.do('door', 'gm', { door: 'door', to: 'open' })
    expect(sees(t, [7, 0])).toBe(true)
    expect(t.said('door')[0]!.shared).toEqual({ to: 'open', kind: 'door' })
    t.do('door', 'gm', { door: 'door', to: 'closed' })
    expect([sees(t, [7, 0]), knows(t, [7, 0])]).toEqual([false, true])
    // What is kept of it is written down without a gap.
    expect(t.state).toStrictEqual(JSON.parse(JSON.stringify(t.state)))
    // By hand it is hidden all the same, shown all the same, and left to the sight of the party again.
    t.do('fog.paint', 'gm', { squares: [7, 1], as: 'hidden' })
    expect(knows(t, [7, 0])).toBe(false)
    t.do('fog.paint', 'gm', { squares: [7, 1], as: 'shown' })
    expect(sees(t, [7, 0])).toBe(true)
    t.do('fog.paint', 'gm', { squares: [7, 1], as: 'sight' })
    expect([sees(t, [7, 0]), knows(t, [7, 0])]).toEqual([false, true])
    // Whoever has left or stands nowhere sees nothing.
    expect(sees(t.fork().do('place', 'gm', { who: roland, cell: null }), [2, 0])).toBe(false)
    expect(sees(begin(t.fork()).do('leave', 'gm', { who: [roland] }), [2, 0])).toBe(false)
    // Only the party sees for the players, and only members that they know of.
    expect(sees(t, [5, 0])).toBe(false)
    t.do('known', 'gm', { who: [roland], known: 'absent' })
    expect(sees(t, [1, 0])).toBe(false)
    t.do('known', 'gm', { who: [roland], known: 'named' }).do('place', 'gm', { who: guard, cell: null })
    t.do('fog', 'gm', { forget: true })
    expect([knows(t, [2, 0]), knows(t, [7, 0])]).toEqual([true, false])
  })

  it('is revealed by walking, square by square, and an undone step takes it back', () => {
    const corner = gridMap({
      width: 5,
      height: 5,
      walls: [{ x1: 0, y1: 4, x2: 4, y2: 4, kind: 'wall' }],
      portals: [],
    })
    const { t, put, heroes, guards } = enduranceTable(corner)
    const roland = put('Roland', heroes, [1, 3])
    put('Guard', guards, [0, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    begin(t).do('takeTurn', roland)
    expect([knows(t, [0, 4]), knows(t, [4, 4])]).toEqual([false, false])
    const way = [t.cell([2, 3]), t.cell([3, 3]), t.cell([4, 4]), t.cell([4, 3])]
    t.do('move', roland, { 'move.path': way })
    expect([knows(t, [0, 4]), sees(t, [0, 4])]).toEqual([true, false])
    t.fight.go(t.fight.back('command')!)
    expect(knows(t, [0, 4])).toBe(false)
  })

  it('is what was seen from all looks together, whichever of them were asked about before', () => {
    const { t } = enduranceTable(walled(8, 1, { x1: 4, y1: 0, x2: 4, y2: 1, kind: 'wall' }))
    const from = (...cells: number[]) =>
      [...seenFromLooks(t.state.board, t.terrain, withWord({}, 8, cells, 's1'))]
        .map((seen, i) => (seen ? i : '-'))
        .join('')
    expect(from(3)).toBe('0123----')
    expect(from(4, 5), 'another look is not one more').toBe('----4567')
    expect(from(3, 4, 5)).toBe('01234567')
    expect(from(4, 5)).toBe('----4567')
  })

  it('is nothing from a place that hangs over the edge', () => {
    const { t } = enduranceTable('4x3')
    const from = (cell: number, size: number) =>
      seenFromLooks(t.state.board, t.terrain, withWord({}, 4, [cell], `s${size}`)).filter(Boolean).length
    expect([from(2, 2), from(3, 2), from(8, 2), from(11, 1)]).toEqual([12, 0, 0, 12])
  })

  it('is what was seen from the looks of every row, when more are added to some of them', () => {
    const wall = (y: number) => ({ x1: 0, y1: y, x2: 4, y2: y, kind: 'wall' as const })
    const { t } = enduranceTable(walled(4, 3, wall(1), wall(2)))
    const seen = (looks: { [row: string]: string }) => {
      const marks = seenFromLooks(t.state.board, t.terrain, looks)
      return [0, 4, 8].map(cell => marks[cell]).join('')
    }
    expect(seen({ 1: '1s1' })).toBe('010')
    expect(seen({ 1: '2s1' })).toBe('010')
    expect(seen({ 1: '1 1s1', 2: '1s1' })).toBe('011')
    expect(seen({ 0: '1s1', 1: '1 1s1', 2: '1 2s1' })).toBe('111')
    expect(seen({ 0: '1s1', 2: '2s1' })).toBe('101')
    expect(seen({ 0: '2s1' })).toBe('100')
  })
})
