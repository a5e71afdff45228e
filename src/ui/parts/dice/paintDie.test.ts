import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, drawing, type Mark } from '../testing/drawing'
import { LANDS, paintDie, progress } from './paintDie'

const PLACE = { x: 100, y: 60, radius: 24 }
const AT_REST = progress(0, 1, LANDS)

/** Paints a die in pixels of its canvas; without more at rest. */
function painted(sides: number, face: number, { at = AT_REST, i = 0, run = 0 } = {}) {
  const drawn = drawing()
  paintDie(drawn.g, { sides, face }, i, at, PLACE, run)
  const { marks } = drawn
  const middleOf = (words: string) => marks.find(mark => mark.words === words)!.lines[0]!.points[0]!
  return { ...drawn, middleOf, faces: marks.filter(({ ink, kind }) => kind === 'fill' && ink.startsWith('rgb(')) }
}
const light = (ink: string) => Number(/\d+/.exec(ink)?.[0])

test.each([
  [4, 4],
  [20, 17],
  [100, 100],
  [1000, 1000],
  [1000, 7],
])('a d%i that lies there shows %i in its middle, larger and more upright than any other number', (sides, face) => {
  const { words, middleOf, marks } = painted(sides, face)
  expect(words()).toContain(String(face))
  const [x, y] = middleOf(String(face))
  expect(Math.hypot(x - PLACE.x, y - PLACE.y)).toBeLessThan(PLACE.radius / 4)
  for (const mark of marks.filter(({ kind, words }) => kind === 'words' && words !== String(face)))
    expect(Math.hypot(mark.lines[0]!.points[0]![0] - PLACE.x, mark.lines[0]!.points[0]![1] - PLACE.y)).toBeGreaterThan(
      Math.hypot(x - PLACE.x, y - PLACE.y),
    )
})

test('no two faces of a die show the same number, and each number is one of the die', () => {
  fc.assert(
    fc.property(fc.constantFrom(4, 8, 10, 12, 20), fc.nat(19), (sides, n) => {
      const words = painted(sides, 1 + (n % sides)).words()
      expect(new Set(words).size).toBe(words.length)
      for (const one of words) expect(Number(one) >= 1 && Number(one) <= sides).toBe(true)
    }),
  )
})

test('more digits are written smaller, so that they stay on their face', () => {
  const sizes = [7, 17, 100, 1000].map(
    face => painted(1000, face).marks.find(({ words }) => words === String(face))!.size,
  )
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(4)
})

test.each([1, 2, 3, 4, 5, 6])(
  'a d6 that shows %i has as many pips on its upper face, the same turned by half',
  face => {
    const { words, marks, faces } = painted(6, face)
    expect(words()).toEqual([])
    const middle = (mark: Mark) => {
      const { x0, y0, x1, y1 } = boundsOf(mark)
      return [(x0 + x1) / 2, (y0 + y1) / 2] as const
    }
    const away = (mark: Mark) => Math.hypot(middle(mark)[0] - PLACE.x, middle(mark)[1] - PLACE.y)
    const upper = faces.toSorted((a, b) => away(a) - away(b))[0]!
    const later = marks.slice(marks.indexOf(upper) + 2)
    const pips = later
      .slice(
        0,
        [...later, upper].findIndex(({ ink }) => ink.startsWith('rgb(')),
      )
      .map(middle)
    expect(pips).toHaveLength(face)
    const [cx, cy] = [0, 1].map(axis => pips.reduce((sum, pip) => sum + pip[axis]!, 0) / face) as [number, number]
    for (const [x, y] of pips)
      expect(pips.some(([ox, oy]) => Math.hypot(2 * cx - x - ox, 2 * cy - y - oy) < 0.1)).toBe(true)
    // In the middle of the face, which leans a little.
    expect(Math.hypot(cx - middle(upper)[0], cy - middle(upper)[1])).toBeLessThan(PLACE.radius / 20)
  },
)

test('whatever die, face and moment: it lies within its radius, at its place or on its way to it, in bone of this light', () => {
  const any = fc.record({
    sides: fc.constantFrom(4, 6, 8, 10, 12, 20, 100),
    n: fc.nat(99),
    i: fc.nat(7),
    at: fc.double({ min: 0.01, max: 1, noNaN: true }),
    run: fc.constantFrom(0, 300),
  })
  fc.assert(
    fc.property(any, ({ sides, n, i, at, run }) => {
      const { faces, marks } = painted(sides, 1 + (n % sides), { at, i, run })
      const { x0, y0, x1, y1 } = boundsOf(...faces)
      const x = PLACE.x + (1 - at) ** 2 * run
      const reach = 1.001 * PLACE.radius
      expect(Math.min(x0 - x + reach, x + reach - x1)).toBeGreaterThan(0)
      // It hops, and never below where it lies at the end.
      expect(Math.min(y0 - PLACE.y + 1.5 * reach, PLACE.y + reach - y1)).toBeGreaterThan(0)
      expect(x1 - x0).toBeGreaterThan(PLACE.radius)
      for (const { ink } of faces) expect(light(ink)).toBeGreaterThanOrEqual(Math.round(248 * 0.66))
      expect(marks.every(mark => mark.lines.every(one => one.points.flat().every(Number.isFinite)))).toBe(true)
    }),
  )
})

test('faces that are turned to the light are lighter, and the edges round the body darker than its faces', () => {
  const { faces, marks } = painted(6, 1)
  expect(Math.max(...faces.map(({ ink }) => light(ink)))).toBeGreaterThan(
    Math.min(...faces.map(({ ink }) => light(ink))),
  )
  const edges = marks.filter(({ kind, ink }) => kind === 'stroke' && ink.startsWith('rgb('))
  expect(edges).toHaveLength(faces.length)
  for (const [i, { ink, width }] of edges.entries()) {
    expect(light(ink)).toBeLessThan(light(faces[i]!.ink))
    expect(width).toBeCloseTo(PLACE.radius * 0.16)
  }
})

test('its shadow lies under its foot, wider than high, and is painted first', () => {
  const { marks } = painted(6, 1)
  const { x0, y0, x1, y1 } = boundsOf(marks[0]!)
  expect([(x0 + x1) / 2 - PLACE.x, (y0 + y1) / 2 - PLACE.y].map(n => n / PLACE.radius)).toEqual([
    expect.closeTo(0.06),
    expect.closeTo(0.6),
  ])
  expect([x1 - x0, y1 - y0].map(n => n / PLACE.radius)).toEqual([expect.closeTo(2), expect.closeTo(0.84)])
})

test('a die that has not set off is not there, unless it comes from nowhere', () => {
  expect(painted(6, 1, { at: 0, run: 300 }).marks).toEqual([])
  expect(painted(6, 1, { at: 0, run: 0 }).faces.length).toBeGreaterThan(0)
  expect(painted(6, 1, { at: 0.01, run: 300 }).faces.length).toBeGreaterThan(0)
})

test('the dice of a throw set off one after the other, and the last lands when the throw does', () => {
  expect([0, 160, 320, 500].map(ms => progress(0, 1, ms))).toEqual([0, 0.5, 1, 1])
  expect(progress(0, 3, 320)).toBe(1)
  expect([1, 2].map(i => progress(i, 3, 60))).toEqual([0, 0])
  expect([progress(1, 3, 220), progress(2, 3, 280), progress(2, 3, LANDS - 1)]).toEqual([
    0.5,
    0.5,
    expect.closeTo(319 / 320),
  ])
  expect([0, 1, 2].map(i => progress(i, 3, LANDS))).toEqual([1, 1, 1])
})
