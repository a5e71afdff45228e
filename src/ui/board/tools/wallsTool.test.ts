import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snapped, type WallLine, wallsTool } from './wallsTool'

const BARE = { shiftKey: false, ctrlKey: false }
const map = { width: 10, height: 8 }

function drawn(shape: 'line' | 'room') {
  const strokes: (readonly WallLine[])[] = []
  const tool = wallsTool({
    map,
    words: 'Draw walls',
    shape,
    snap: 'edges',
    ink: 'wall',
    onDraw: lines => strokes.push(lines),
    onLeave: () => undefined,
  })
  const click = (x: number, y: number, ctrlKey = false) => {
    tool.press({ x, y }, { ...BARE, ctrlKey })
    tool.release({ x, y }, { ...BARE, ctrlKey })
  }
  return { tool, strokes, click }
}

test('a drag draws one piece from corner to corner', () => {
  const { tool, strokes } = drawn('line')
  tool.press({ x: 1.1, y: 0.9 }, BARE)
  tool.move({ x: 2, y: 1 }, BARE)
  tool.release({ x: 4.2, y: 0.8 }, BARE)
  expect(strokes).toEqual([[{ x1: 1, y1: 1, x2: 4, y2: 1 }]])
})

test('clicks draw a chain, each piece at once, until a place is clicked twice', () => {
  const { strokes, click } = drawn('line')
  click(1, 1)
  click(3, 1)
  click(3, 4)
  click(3, 4)
  click(8, 1)
  expect(strokes).toEqual([[{ x1: 1, y1: 1, x2: 3, y2: 1 }], [{ x1: 3, y1: 1, x2: 3, y2: 4 }]])
})

test('a room is four walls in one stroke', () => {
  const { tool, strokes } = drawn('room')
  tool.press({ x: 1, y: 1 }, BARE)
  tool.release({ x: 3, y: 4 }, BARE)
  expect(strokes).toEqual([
    [
      { x1: 1, y1: 1, x2: 3, y2: 1 },
      { x1: 3, y1: 1, x2: 3, y2: 4 },
      { x1: 3, y1: 4, x2: 1, y2: 4 },
      { x1: 1, y1: 4, x2: 1, y2: 1 },
    ],
  ])
})

test('with Ctrl an end goes anywhere', () => {
  const { strokes, click } = drawn('line')
  click(1.37, 1.21, true)
  click(3.4, 1.3, true)
  expect(strokes).toEqual([[{ x1: 1.37, y1: 1.21, x2: 3.4, y2: 1.3 }]])
})

test('ends snap to a corner that is near, else to the nearer edge', () => {
  expect(snapped({ x: 2.2, y: 3.1 }, 'edges', map)).toEqual({ x: 2, y: 3 })
  expect(snapped({ x: 2.45, y: 3.05 }, 'edges', map)).toEqual({ x: 2.5, y: 3 })
  expect(snapped({ x: 2.05, y: 3.55 }, 'edges', map)).toEqual({ x: 2, y: 3.5 })
})

test('wherever the pointer is, ends lie on a line of the grid and on the map', () => {
  const at = fc.double({ min: -3, max: 14, noNaN: true })
  fc.assert(
    fc.property(at, at, (x, y) => {
      const end = snapped({ x, y }, 'edges', map)
      expect(Number.isInteger(end.x) || Number.isInteger(end.y)).toBe(true)
      expect(end.x >= 0 && end.x <= map.width && end.y >= 0 && end.y <= map.height).toBe(true)
    }),
  )
})
