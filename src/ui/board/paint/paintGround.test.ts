import { describe, expect, test } from 'vitest'
import { boundsOf, segmentsOf } from '../../parts/testing/drawing'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import type { BoardMap } from '../props'
import { paintGround, paintPainted } from './paintGround'
import type { LaidPicture } from './picture'

const MAP: BoardMap = { width: 10, height: 10, walls: [], portals: [] }
/** On a map of ten by ten: column 3, row 2, and column 7, row 5. */
const SQUARES = new Set([23, 57])
const PLACES = [
  [3, 2],
  [7, 5],
] as const

function painted(
  kind: 'solid' | 'difficult' | 'cover' | 'hazardous',
  how: Parameters<typeof boardDrawing>[0] & { weight?: number; strength?: number } = {},
) {
  const drawn = boardDrawing(how)
  paintPainted(drawn.canvas, { [kind]: SQUARES }, how.weight, how.strength)
  return drawn
}

/** In which squares lines of an ink lie; a line that leaves its square gives the place where it does. */
const squaresOf = (lines: readonly (readonly [number, number, number, number])[]) => [
  ...new Set(
    lines.map(([x1, y1, x2, y2]) => {
      const [x, y] = [Math.floor((x1 + x2) / 2), Math.floor((y1 + y2) / 2)]
      const isInside = [x1, x2].every(at => at >= x && at <= x + 1) && [y1, y2].every(at => at >= y && at <= y + 1)
      return isInside ? `${x} ${y}` : `${x1} ${y1} to ${x2} ${y2}`
    }),
  ),
]

describe('the grid', () => {
  const gridOf = (how: Parameters<typeof boardDrawing>[0], picture: LaidPicture | null = null) => {
    const drawn = boardDrawing(how)
    paintGround(drawn.canvas, MAP, picture, false)
    return drawn
  }

  test('has a line of one pixel on each side of each square in view, and none in between', () => {
    const { inksAt } = gridOf({ square: 40, seen: { x0: 2, y0: 3, x1: 5, y1: 7 } })
    const isLine = (x: number, y: number) => inksAt(x, y).includes('grid')
    for (const by of [-0.4 / 40, 0.4 / 40]) {
      for (const x of [2, 3, 4, 5, 6]) for (const y of [3.5, 7.5]) expect(isLine(x + by, y)).toBe(true)
      for (const y of [3, 4, 5, 6, 7, 8]) for (const x of [2.5, 5.5]) expect(isLine(x, y + by)).toBe(true)
    }
    for (const by of [-0.6 / 40, 0.6 / 40, 0.5]) {
      expect(isLine(4 + by, 5.5)).toBe(false)
      expect(isLine(4.5, 5 + by)).toBe(false)
    }
    expect([isLine(1, 5.5), isLine(7, 5.5), isLine(3.5, 2), isLine(3.5, 9)]).toEqual(Array(4).fill(false))
    expect([isLine(3, 2.9), isLine(3, 8.1), isLine(1.9, 5), isLine(6.1, 5)]).toEqual(Array(4).fill(false))
  })

  test('is left out where squares are narrower than nine pixels', () => {
    expect(gridOf({ square: 8.9 }).of('grid')).toEqual([])
    expect(gridOf({ square: 9 }).of('grid')).not.toEqual([])
  })

  test('over a picture is one path in the ink for pictures, from side to side of what is in view', () => {
    const { of, lines, strokes } = gridOf({ seen: { x0: 2, y0: 3, x1: 4, y1: 4 } }, picture(100, 100))
    expect(of('grid')).toEqual([])
    expect(strokes('pictureGrid').map(({ wide }) => wide)).toEqual([1])
    expect(lines('pictureGrid')).toEqual([...[2, 3, 4, 5].map(x => [x, 3, x, 5]), ...[3, 4, 5].map(y => [2, y, 5, y])])
  })
})

function picture(width: number, height: number, at: Partial<LaidPicture> = {}): LaidPicture & { asked: number[] } {
  const asked: number[] = []
  const shown = { width, height } as ImageBitmap
  return {
    picture: { at: wide => (asked.push(wide), shown), close: () => {} },
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    ...at,
    asked,
  }
}

describe('a picture', () => {
  const laid = (one: LaidPicture, square = 40) => {
    const { canvas, marks } = boardDrawing({ square })
    paintGround(canvas, MAP, one, false)
    return { given: marks.filter(({ kind }) => kind === 'image').map(({ image }) => image.slice(1)), g: canvas.g }
  }

  test('lies over its squares, as much of it as lies on the map', () => {
    expect(laid(picture(500, 1000)).given).toEqual([[0, 0, 500, 1000, 0, 0, 10, 10]])
    // A square is 25 by 20 pixels; two columns and one row lie off the map, and it ends three columns before its edge.
    expect(laid(picture(225, 400, { x: -2, y: -1, width: 9, height: 20 })).given).toEqual([
      [50, 20, 175, 200, 0, 0, 7, 10],
    ])
    expect(laid(picture(40, 40, { x: 4, y: 6, width: 4, height: 4 })).given).toEqual([[0, 0, 40, 40, 4, 6, 4, 4]])
  })

  test.each([
    { x: 10, y: 0 },
    { x: -10, y: 0 },
    { x: 0, y: 10 },
    { x: 0, y: -10 },
  ])('beside the map (%o) is not painted', at => {
    expect(laid(picture(100, 100, at)).given).toEqual([])
  })

  test('is asked for as wide as it is on the screen, and smoothed where it shrinks by more than half', () => {
    const one = picture(800, 800)
    expect(laid(one).g.imageSmoothingQuality).toBe('low')
    expect(one.asked).toEqual([400])
    expect(laid(picture(801, 801)).g.imageSmoothingQuality).toBe('medium')
  })
})

test('rock fills its squares and no other', () => {
  const { inksAt } = painted('solid')
  for (let cell = 0; cell < 100; cell++) {
    const [x, y] = [cell % 10, Math.floor(cell / 10)]
    for (const [dx, dy] of [
      [0.02, 0.02],
      [0.98, 0.98],
      [0.5, 0.5],
    ] as const)
      expect(inksAt(x + dx, y + dy)).toEqual(SQUARES.has(cell) ? ['rock'] : [])
  }
})

describe('difficult ground', () => {
  test('is hatched from side to side of its squares, in slanted lines a quarter of a square apart, and nowhere else', () => {
    const { lines } = painted('difficult')
    const found = lines('hatch')
    expect(squaresOf(found)).toEqual(['3 2', '7 5'])
    for (const [x1, y1, x2, y2] of found) expect([x2 - x1, y2 - y1]).toEqual([x2 - x1, x1 - x2])
    const [x, y] = PLACES[0]
    const sums = found.filter(([, at]) => at < 4).map(([x1, y1]) => x1 + y1 - x - y)
    expect(sums).toEqual([0.25, 0.75, 1.25, 1.75])
    for (const [x1, y1, x2, y2] of found.slice(0, 4)) {
      expect([x1 === x || y1 === y + 1, x2 === x + 1 || y2 === y]).toEqual([true, true])
    }
  })

  test('has lines on a casing twice as wide, never thinner than a pixel, bolder where that is asked', () => {
    const widths = (how: Parameters<typeof painted>[1]) => {
      const { marks } = painted('difficult', how)
      return marks.map(({ ink, width }) => [ink, width])
    }
    expect(widths({ square: 40 })).toEqual([
      ['table', 0.07],
      ['hatch', 0.035],
    ])
    expect(widths({ square: 20 })).toEqual([
      ['table', 0.07],
      ['hatch', 0.05],
    ])
    expect(widths({ square: 40, weight: 2 })).toEqual([
      ['table', 0.14],
      ['hatch', 0.07],
    ])
  })

  test('is faint as far as that is asked, its casing a little more; nothing after it is', () => {
    const { marks, canvas } = painted('difficult', { strength: 0.5 })
    expect(marks.map(({ alpha }) => alpha)).toEqual([0.35, 0.5])
    expect(canvas.g.globalAlpha).toBe(1)
  })
})

test.each([
  ['cover', 'cover'],
  ['hazardous', 'hazard'],
] as const)('%s is drawn within its squares and nowhere else, over a wider casing', (kind, ink) => {
  const { lines, marks } = painted(kind)
  expect(squaresOf(lines(ink))).toEqual(['3 2', '7 5'])
  expect(marks.map(one => one.ink)).toEqual(['table', ink])
  expect(segmentsOf(marks[0]!)).toEqual(segmentsOf(marks[1]!))
  expect(marks[0]!.width).toBeGreaterThanOrEqual(2 * marks[1]!.width)
})

test('lines of cover and warnings are as wide as hatching is thin, and never thinner than a pixel', () => {
  const widths = (kind: 'cover' | 'hazardous', how: Parameters<typeof painted>[1]) =>
    painted(kind, how).marks.map(({ width }) => width)
  expect([widths('cover', {}), widths('hazardous', {})]).toEqual([
    [0.1, 0.045],
    [0.12, 0.06],
  ])
  expect([widths('cover', { square: 10 }), widths('hazardous', { square: 10 })]).toEqual([
    [0.1, 0.1],
    [0.12, 0.1],
  ])
  expect(widths('cover', { weight: 2 })).toEqual([0.2, 0.09])
})

test('cover is as faint as that is asked; nothing after it is', () => {
  const { marks, g } = painted('cover', { strength: 0.5 })
  expect([marks.map(({ alpha }) => alpha), g.globalAlpha]).toEqual([[0.5, 0.5], 1])
  expect(painted('cover').marks.map(({ alpha }) => alpha)).toEqual([1, 1])
})

test('what was painted before is not painted once more with rock and grid', () => {
  const { canvas, inksAt, g } = boardDrawing()
  g.rect(0, 0, 1, 1)
  paintGround(canvas, { ...MAP, solid: SQUARES }, picture(100, 100), false)
  expect(inksAt(0.5, 0.5)).not.toContain('rock')
  expect(inksAt(0.5, 0)).toEqual(['ground', 'picture', 'pictureGrid'])
})

test('cover is two courses of bricks along the foot of the square: three level lines, upright joints between them', () => {
  const { lines } = painted('cover')
  const here = lines('cover').filter(([x, y]) => Math.floor(x) === 3 && Math.floor(y) === 2)
  const level = here.filter(([, y1, , y2]) => y1 === y2)
  const upright = here.filter(([x1, , x2]) => x1 === x2)
  expect([level.length, upright.length]).toEqual([3, 5])
  for (const [x1, , x2] of level) expect(x1 - 3).toBeCloseTo(4 - x2)
  const rows = level.map(([, y]) => y)
  expect(Math.min(...rows)).toBeGreaterThan(2.5)
  for (const [, y1, , y2] of upright)
    expect([rows.includes(y1), rows.includes(y2), y2 > y1]).toEqual([true, true, true])
  expect(rows[2]! - rows[1]!).toBeCloseTo(rows[1]! - rows[0]!)
})

test('a warning is a triangle that stands on its base, with a stroke and a dot inside', () => {
  const { marks } = painted('hazardous')
  expect(marks[0]!.lines.map(({ isClosed, points }) => [isClosed, points.length])).toEqual(
    Array(2)
      .fill([
        [true, 3],
        [false, 2],
        [false, 2],
      ])
      .flat(),
  )
  const [triangle, stroke, dot] = marks
    .at(-1)!
    .lines.slice(0, 3)
    .map(({ points }) => points.map(([x, y]) => [x - 3, y - 2]))
  const [top, right, left] = triangle as [number[], number[], number[]]
  expect(top[0]).toBe(0.5)
  expect(right[1]).toBe(left[1])
  expect(right[0]! - 0.5).toBeCloseTo(0.5 - left[0]!)
  expect(top[1]).toBeLessThan(right[1]!)
  const down = [top, ...stroke!, ...dot!, right].map(([, y]) => y!)
  expect(down).toEqual(down.toSorted((a, b) => a - b))
  for (const [x] of [...stroke!, ...dot!]) expect(x).toBe(0.5)
})

test('what is painted on the ground is painted only where it is in view', () => {
  for (const kind of ['solid', 'difficult', 'cover', 'hazardous'] as const) {
    const { marks } = painted(kind, { seen: { x0: 4, y0: 3, x1: 7, y1: 5 } })
    const { x0, y0, x1, y1 } = boundsOf(...marks)
    expect([Math.floor(x0), Math.floor(y0), Math.ceil(x1), Math.ceil(y1)]).toEqual([7, 5, 8, 6])
  }
})

test('the ground lies on the whole map, and its marks are faint while nobody moves or aims', () => {
  const { canvas, marks, of } = boardDrawing()
  paintGround(canvas, { ...MAP, difficult: SQUARES, cover: SQUARES }, null, true)
  expect(boundsOf(marks[0]!)).toEqual({ x0: 0, y0: 0, x1: 10, y1: 10 })
  expect(marks[0]!.ink).toBe('ground')
  expect(of('hatch')[0]!.width).toBeCloseTo(0.035)
  expect([of('hatch')[0]!.alpha, of('cover')[0]!.alpha]).toEqual([0.35, 0.35])
  const loud = boardDrawing()
  paintGround(loud.canvas, { ...MAP, difficult: SQUARES, cover: SQUARES }, null, false)
  expect([loud.of('hatch')[0]!.alpha, loud.of('cover')[0]!.alpha]).toEqual([1, 1])
})
