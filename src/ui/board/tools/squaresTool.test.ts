import { expect, test } from 'vitest'
import { squaresTool, type BrushShape } from './squaresTool'

const BARE = { shiftKey: false, ctrlKey: false }
const map = { width: 10, height: 8 }
const middle = (x: number, y: number) => ({ x: x + 0.5, y: y + 0.5 })

function taken(shape: BrushShape, size = 1) {
  const strokes: number[][] = []
  const tool = squaresTool({
    map,
    words: 'Paint',
    shape,
    size,
    ink: 'reach',
    roomAt: cell => (cell < 40 ? [0, 1, 2] : [70]),
    onStroke: cells => strokes.push([...cells].sort((a, b) => a - b)),
    onLeave: () => undefined,
  })
  const click = (x: number, y: number) => {
    tool.press({ x, y }, BARE)
    tool.release({ x, y }, BARE)
  }
  return { tool, strokes, click }
}

test('a brush paints every square it goes over, in one stroke', () => {
  const { tool, strokes } = taken('brush')
  tool.press(middle(1, 1), BARE)
  tool.move(middle(4, 1), BARE)
  tool.release(middle(4, 2), BARE)
  expect(strokes).toEqual([[11, 12, 13, 14, 24]])
})

test('a wide brush stays on the map', () => {
  const { strokes, click } = taken('brush', 3)
  click(0.5, 0.5)
  expect(strokes).toEqual([[0, 1, 10, 11]])
})

test('a rectangle is dragged, or clicked by two corners', () => {
  const { tool, strokes, click } = taken('rectangle')
  tool.press(middle(2, 2), BARE)
  tool.move(middle(3, 3), BARE)
  tool.release(middle(3, 3), BARE)
  click(5.5, 1.5)
  tool.move(middle(6, 2), BARE)
  expect(tool.say()).toBe('2 × 2')
  click(6.5, 2.5)
  expect(strokes).toEqual([
    [22, 23, 32, 33],
    [15, 16, 25, 26],
  ])
})

test('a rectangle of one square is clicked twice', () => {
  const { strokes, click } = taken('rectangle')
  click(2.5, 2.5)
  click(2.5, 2.5)
  expect(strokes).toEqual([[22]])
})

test('a polygon takes the squares with their middle inside, and closes at its first corner', () => {
  const { strokes, click } = taken('polygon')
  for (const [x, y] of [
    [1, 1],
    [5, 1],
    [1, 5],
    [1.2, 1.1],
  ] as const)
    click(x, y)
  // A middle on the slanted edge itself is not inside.
  expect(strokes).toEqual([[11, 12, 13, 21, 22, 31]])
})

test('the latest corner is taken back, and a polygon that is given up paints nothing', () => {
  const { tool, strokes, click } = taken('polygon')
  click(1, 1)
  click(8, 1)
  tool.back()
  click(5, 1)
  click(1, 5)
  click(1, 5)
  expect(strokes).toEqual([[11, 12, 13, 21, 22, 31]])
  click(3, 3)
  expect(tool.giveUp()).toBe(true)
  expect(tool.sketch).toBeNull()
  expect(strokes).toHaveLength(1)
})

test('a room is taken with one click', () => {
  const { tool, strokes, click } = taken('room')
  tool.move(middle(1, 1), BARE)
  expect(tool.say()).toBe('room of 3 squares')
  click(1.5, 1.5)
  expect(strokes).toEqual([[0, 1, 2]])
})

test('a stroke that became a pinch paints nothing', () => {
  const { tool, strokes } = taken('brush')
  tool.press(middle(1, 1), BARE)
  tool.move(middle(4, 1), BARE)
  expect(tool.giveUp()).toBe(true)
  expect(strokes).toEqual([])
})
