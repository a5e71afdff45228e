import { expect, test } from 'vitest'
import { boundsOf } from '../../../parts/testing/drawing'
import { boardDrawing } from '../../canvas/testing/boardDrawing'
import type { PlannedWay } from '../../movement'
import { waySketch } from './waySketch'

/** On a map of ten by ten along row 2, from column 1 to column 4. */
const WAY: PlannedWay = {
  path: [21, 22, 23, 24],
  goal: 24,
  cost: 3,
  unit: 'squares',
  steps: [0, 1, 2, 3],
  waypoints: [],
  refused: undefined,
}
const REACHED = new Map([
  [22, 1],
  [23, 2],
])

function painted(way: Partial<PlannedWay> = {}, { square = 40, size = 1 } = {}) {
  const drawn = boardDrawing({ square })
  waySketch({ ...WAY, ...way }, REACHED, size, 10).paint(drawn.canvas)
  return drawn
}
const row = (...columns: number[]) => columns.slice(1).map((x, i) => [columns[i]! + 0.5, 2.5, x + 0.5, 2.5])

test('a way that is allowed is a line through the middles of its squares on a casing twice as wide', () => {
  const { strokes } = painted()
  expect(strokes('way')).toMatchObject([{ lines: row(1, 2, 3, 4), wide: 2.8, dash: [] }])
  expect(strokes('table')).toMatchObject([{ lines: row(1, 2, 3, 4), wide: 5.6 }])
  expect(strokes('refused')).toEqual([])
  expect(painted({}, { square: 10 }).strokes('way')[0]!.wide).toBe(2.5)
  expect(painted({}, { square: 10 }).strokes('table')[0]!.wide).toBe(5)
})

test('of a large token it leads through the middle of all its squares', () => {
  expect(painted({}, { size: 3 }).lines('way')[0]).toEqual([2.5, 3.5, 3.5, 3.5])
})

test('of one that is refused what goes beyond the reach is red', () => {
  const { lines } = painted({ refused: 'Too far' })
  expect(lines('way')).toEqual(row(1, 2, 3))
  expect(lines('refused')).toEqual(row(3, 4))
  expect(painted({ refused: 'Too far', path: [21, 22, 23], goal: 23 }).lines('refused'), 'it ends in reach').toEqual([])
  expect(painted({ refused: 'Too far', path: [21, 31, 32] }).lines('way'), 'nothing is in reach').toEqual([])
})

test('what is left to a goal that is not reached is a broken red line', () => {
  const { strokes } = painted({ goal: 26 })
  expect(strokes('refused')).toMatchObject([{ lines: row(4, 6), dash: [6, 6] }])
  expect(strokes('way')[0]!.dash).toEqual([])
})

test('a waypoint is a diamond round the middle of its square', () => {
  const diamond = (square: number) => {
    const { of } = painted({ waypoints: [43] }, { square })
    const mark = of('way', 'fill').find(one => boundsOf(one).y0 > 3)!
    const { x0, x1, y0, y1 } = boundsOf(mark)
    expect(mark.lines[0]!.points).toHaveLength(4)
    expect(mark.lines[0]!.points.every(([x, y]) => x === 3.5 || y === 4.5)).toBe(true)
    return [3.5 - x0, x1 - 3.5, 4.5 - y0, y1 - 4.5]
  }
  expect(diamond(40)).toEqual(Array(4).fill(expect.closeTo(0.2)))
  expect(diamond(20)).toEqual(Array(4).fill(expect.closeTo(0.35)))
  expect(
    painted({ waypoints: [43] })
      .strokes('table')
      .at(-1),
  ).toMatchObject({ wide: 2 })
})

test('each step between start and goal has its cost on a dot, red where it is beyond the reach', () => {
  const { words, of } = painted({ path: [21, 22, 23, 24, 25], goal: 25, steps: [0, 1, 2, 4, 5], refused: 'Too far' })
  expect(words()).toEqual(['1', '2', '4'])
  expect(of('way', 'fill').map(mark => boundsOf(mark).x0)).toEqual([2.29, 3.29].map(x => expect.closeTo(x)))
  expect(of('refused', 'fill').map(mark => boundsOf(mark).x0)).toEqual([expect.closeTo(4.29)])
})

test('without costs a step is a small dot; on small squares it is none', () => {
  const { words, of } = painted({ steps: undefined })
  expect(words()).toEqual([])
  expect(of('way', 'fill').map(mark => boundsOf(mark).x0)).toEqual([2.41, 3.41].map(x => expect.closeTo(x)))
  expect(painted({}, { square: 22 }).words()).toEqual(['1', '2'])
  expect(painted({}, { square: 21.9 }).of('way', 'fill')).toEqual([])
})

test('its label stands over the middle of its goal', () => {
  expect(waySketch(WAY, REACHED, 1, 10).label?.at).toEqual({ x: 4.5, y: 2 })
})
