import { expect, test } from 'vitest'
import { boundsOf } from '../../../parts/testing/drawing'
import { boardDrawing } from '../../canvas/testing/boardDrawing'
import type { BoardPlan, BoardToken } from '../../props'
import { aimSketch } from './aimSketch'
import { paintHigh, paintLow } from './index'
import { paintPlans, paintNotes } from './paintPlans'

const look = (id: string, cell: number, more: Partial<BoardToken> = {}) => ({
  token: { id, letter: id, side: 1, cell, size: 1, badges: [], now: true, ...more } as unknown as BoardToken,
  marks: { selected: true, choice: 'open' } as const,
})
/** On a map of ten by ten: column 2, row 1, and column 7, row 1. */
const looks = [look('a', 12), look('b', 17, { side: 4 })]
const PLAN: BoardPlan = { who: 'a', way: [12, 13, 14], goesFirst: false, targets: ['b'] }

function planned(plan: Partial<BoardPlan>) {
  const drawn = boardDrawing({ square: 40 })
  paintPlans(drawn.canvas, [{ ...PLAN, ...plan }], looks)
  return drawn
}
const ways = ({ strokes }: ReturnType<typeof boardDrawing>) => strokes('side1').filter(({ wide }) => wide === 3)
const aimed = ({ strokes }: ReturnType<typeof boardDrawing>) => strokes('side1').filter(({ wide }) => wide === 2.5)

test('a declared way is broken, in the ink of the side on a casing, to the ghost of who will stand there', () => {
  const drawn = planned({ targets: [] })
  const lines = [
    [2.5, 1.5, 3.5, 1.5],
    [3.5, 1.5, 4.5, 1.5],
  ]
  expect(ways(drawn)).toEqual([{ lines, wide: 3, dash: [5, 5], alpha: 1 }])
  expect(drawn.strokes('table')[0]).toMatchObject({ lines, wide: 5.5, dash: [5, 5] })
  const ghost = drawn.of('side1', 'fill')
  expect(ghost.map(({ alpha }) => alpha)).toEqual([0.5])
  expect([boundsOf(...ghost).x0, boundsOf(...ghost).x1].map(Math.floor)).toEqual([4, 4])
  expect(drawn.of('now'), 'a ghost has no turn').toEqual([])
  expect(drawn.words()).toEqual(['a'])
  expect(drawn.strokes('table').at(-1)!.dash).toEqual([])
})

test('who stays has neither way nor ghost; who is not there has no plan', () => {
  expect(planned({ way: [12], targets: [] }).marks).toEqual([])
  expect(planned({ who: 'x' }).marks).toEqual([])
})

test('a broken line goes to each who is meant: from where they stand, or from where they go first', () => {
  const startOf = (plan: Partial<BoardPlan>) => aimed(planned(plan))[0]!.lines[0]!.slice(0, 2)
  expect(startOf({})).toEqual([2.5, 1.5])
  expect(startOf({ goesFirst: true })).toEqual([4.5, 1.5])
  expect(startOf({ goesFirst: true, way: [] })).toEqual([2.5, 1.5])
  expect(aimed(planned({}))[0]!.dash).toEqual([6, 6])
  expect(aimed(planned({ targets: ['x'] }))).toEqual([])
  // To the rim of the target: its middle is in column 7.5.
  expect(
    Math.max(
      ...planned({})
        .of('side1', 'fill')
        .map(mark => boundsOf(mark).x1),
    ),
  ).toBeCloseTo(7)
})

test('a note is a tag with the first letters of its title at the foot of its square', () => {
  const noted = (title: string, square = 40) => {
    const drawn = boardDrawing({ square })
    paintNotes(drawn.canvas, [{ cell: 23, title, text: '' }])
    return drawn
  }
  expect([noted('Trapdoor').words(), noted('').words()]).toEqual([['Trap'], ['•']])
  expect([noted('1', 14).words(), noted('1', 13.9).words()]).toEqual([['1'], []])
  const { of, marks } = noted('12')
  const ground = boundsOf(of('table')[0]!)
  const pixels = [ground.x0 - 3, 3 - ground.y0, ground.x1 - ground.x0, ground.y1 - ground.y0]
  expect(pixels.map(n => Math.round(n * 40))).toEqual([2, 16, 2 * 5.5 + 6, 14])
  const [[x, y] = []] = marks.at(-1)!.lines[0]!.points
  expect([x! - ground.x0, y! - ground.y0].map(n => Math.round(n * 40))).toEqual([3, 2])
})

test('the line of an attack is whole where it may be struck, else broken in another ink', () => {
  const drawn = (isClosed: boolean) => {
    const one = boardDrawing({ square: 40 })
    aimSketch({ from: 'a', to: 'b', isClosed }, looks, 10)!.paint(one.canvas)
    return one
  }
  expect(drawn(false).strokes('now')[0]!.dash).toEqual([])
  expect(drawn(false).strokes('refused')).toEqual([])
  expect(drawn(true).strokes('refused')[0]!.dash).toEqual([6, 6])
  expect(drawn(true).strokes('now')).toEqual([])
})

test('a blow after a way is struck from the ghost at its end, which dots lead to', () => {
  const drawn = boardDrawing({ square: 40 })
  const sketch = aimSketch({ from: 'a', to: 'b', isClosed: false, way: [12, 23, 34] }, looks, 10)!
  sketch.paint(drawn.canvas)
  expect(sketch.extent).toEqual({ x0: 2, y0: 1, x1: 7, y1: 3 })
  const lines = [
    [2.5, 1.5, 3.5, 2.5],
    [3.5, 2.5, 4.5, 3.5],
  ]
  expect(drawn.strokes('way')).toEqual([{ lines, wide: 3, dash: [0.4, 8], alpha: 1 }])
  expect(drawn.strokes('table')[0]).toMatchObject({ lines, wide: 6, dash: [0.4, 8] })
  expect(drawn.strokes('now').at(-1)!.lines.length).toBeGreaterThan(0)
  expect(drawn.strokes('now')[0]!.lines[0]!.slice(0, 2)).toEqual([4.5, 3.5])
  expect(drawn.of('side1', 'fill').map(({ alpha }) => alpha)).toEqual([0.6])
  expect(aimSketch({ from: 'a', to: 'b', isClosed: false, way: [12] }, looks, 10)!.extent.y1).toBe(1)
})

test('words of a region make room for tokens with the tags at their rims', () => {
  const regions = [{ words: 'Mill · old · pond', squares: Array.from({ length: 100 }, (_, cell) => cell) }]
  const at = (cell: number, size = 1) => {
    const drawn = boardDrawing({ square: 50 })
    const map = { width: 10, height: 10, walls: [], portals: [], regions }
    paintHigh(drawn.canvas, map, [look('a', cell, { size })])
    const [[x, y] = []] = drawn.marks.find(({ words }) => words === 'Mill')!.lines[0]!.points
    return [Math.floor(x!), Math.floor(y!)]
  }
  expect(at(55)).toEqual([0, 0])
  expect(at(0)).toEqual([2, 0])
  expect(at(0, 2)).toEqual([3, 0])
  expect(at(10), 'its tag reaches into the row above').toEqual([2, 0])
})

test('areas, notes and regions lie low; the words of regions and plans high', () => {
  const map = {
    width: 10,
    height: 10,
    walls: [],
    portals: [],
    areas: [{ name: 'Fire', side: 2, squares: [5] }],
    notes: [{ cell: 7, title: '7', text: '' }],
    regions: [{ words: 'Mill', squares: [50, 51] }],
    plans: [PLAN],
  }
  const [low, high] = [boardDrawing(), boardDrawing()]
  paintLow(low.canvas, map)
  expect([low.words(), low.strokes('ink').length, low.of('side2').length]).toEqual([['Fire', '7'], 1, 2])
  paintHigh(high.canvas, map, looks)
  expect([high.words(), ways(high).length, high.strokes('ink')]).toEqual([['Mill', 'a'], 1, []])
  const none = boardDrawing()
  paintLow(none.canvas, { width: 10, height: 10, walls: [], portals: [] })
  paintHigh(none.canvas, { width: 10, height: 10, walls: [], portals: [] }, looks)
  expect(none.marks).toEqual([])
})
