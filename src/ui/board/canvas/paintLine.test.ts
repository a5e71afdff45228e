import { expect, test } from 'vitest'
import { boundsOf } from '../../parts/testing/drawing'
import { paintLine } from './paintLine'
import { boardDrawing } from './testing/boardDrawing'

function painted(to: { x: number; y: number; size?: number }, { square = 40, broken = false } = {}) {
  const drawn = boardDrawing({ square })
  paintLine(drawn.canvas, { x: 1.5, y: 1.5 }, { size: 1, ...to }, 'now', broken)
  return drawn
}

test.each([
  [{ x: 6.5, y: 1.5 }, [6, 1.5]],
  [{ x: 1.5, y: 6.5 }, [1.5, 6]],
  [{ x: 4.5, y: 5.5 }, [4.2, 5.1]],
  [{ x: 6, y: 1.5, size: 2 }, [5, 1.5]],
])(
  'a line to %o goes from the middle of one token to the rim of the other, with the point of its head at %j',
  (to, tip) => {
    const { of, lines } = painted(to)
    expect(lines('now')[0]!.slice(0, 2)).toEqual([1.5, 1.5])
    const [head] = of('now', 'fill')[0]!.lines
    const [point, left, right] = head!.points as [[number, number], [number, number], [number, number]]
    expect(point).toEqual(tip.map(n => expect.closeTo(n)))
    // The corners of the head lie as far behind its point, to both sides of the line.
    const [dx, dy] = [to.x - 1.5, to.y - 1.5].map(n => n / Math.hypot(to.x - 1.5, to.y - 1.5)) as [number, number]
    const at = ([x, y]: readonly [number, number]) => [
      (point[0] - x) * dx + (point[1] - y) * dy,
      (x - point[0]) * dy - (y - point[1]) * dx,
    ]
    expect(at(left)).toEqual([expect.closeTo(0.22), expect.closeTo(-0.121)])
    expect(at(right)).toEqual([expect.closeTo(0.22), expect.closeTo(0.121)])
    // The line ends within the head, so that its end is not seen before the point.
    const [, , x, y] = lines('now')[0]!
    expect(at([x, y])).toEqual([expect.closeTo(0.176), expect.closeTo(0)])
  },
)

test('on small squares the head keeps seven pixels', () => {
  const { of } = painted({ x: 6.5, y: 1.5 }, { square: 20 })
  const { x0, x1 } = boundsOf(of('now', 'fill')[0]!)
  expect((x1 - x0) * 20).toBeCloseTo(7)
})

test('the line lies on a casing; one that may not be is broken, but neither its casing nor its head', () => {
  const sound = painted({ x: 6.5, y: 1.5 })
  expect(sound.strokes('table').map(({ wide, dash }) => [wide, dash])).toEqual(Array(2).fill([5.5, []]))
  expect(sound.strokes('now').map(({ wide, dash }) => [wide, dash])).toEqual(Array(2).fill([2.5, []]))
  const broken = painted({ x: 6.5, y: 1.5 }, { broken: true })
  expect(broken.strokes('table').map(({ dash }) => dash)).toEqual([[], []])
  expect(broken.strokes('now').map(({ dash }) => dash)).toEqual([[6, 6], []])
  expect(broken.marks.at(-1)).toMatchObject({ kind: 'fill', ink: 'now' })
})

test('from a place to itself there is no line', () => {
  expect(painted({ x: 1.5, y: 1.5 }).marks).toEqual([])
})
