import { expect, it } from 'vitest'
import { healthStrokes, RING } from './healthStrokes'
import { sideShape } from './sideShapes'

/** How long the lines are, without the gaps. */
const drawn = (dash: readonly number[]) => dash.reduce((sum, part, i) => (i % 2 === 0 ? sum + part : sum), 0)

it('the ring is as long as what is left of the pool', () => {
  const [whole] = healthStrokes([{ left: 10, of: 10 }], 300)
  const [half] = healthStrokes([{ left: 5, of: 10 }], 300)
  expect(drawn(whole!.dash)).toBe(300)
  expect(drawn(half!.dash)).toBe(150)
  expect(half).toMatchObject({ isLow: false, width: RING.width })
})

it('in the last third it is thick and broken into pieces that end where the whole line would', () => {
  const [low] = healthStrokes([{ left: 3, of: 10 }], 300)
  expect(low).toMatchObject({ isLow: true, width: RING.lowWidth })
  expect(low!.dash.length).toBeGreaterThan(4)
  const end = low!.dash.slice(0, -1).reduce((sum, part) => sum + part, 0)
  expect(end).toBeGreaterThan(80)
  expect(end).toBeLessThanOrEqual(90)
})

it('of an empty pool nothing is drawn', () => {
  expect(healthStrokes([{ left: 0, of: 8 }], 300)[0]!.dash).toEqual([])
  expect(healthStrokes([], 300)).toEqual([])
})

it('the second pool is a thin ring inside, from when harm has come to it', () => {
  const both = (first: number, second: number) =>
    healthStrokes(
      [
        { left: first, of: 10 },
        { left: second, of: 12 },
      ],
      300,
    )
  expect(both(10, 12)).toHaveLength(1)
  expect(both(0, 12)).toHaveLength(2)
  expect(both(4, 9)[1]).toMatchObject({ scale: RING.inner, width: RING.innerWidth })
})

it('the length that each shape says is that of its path', () => {
  for (let side = 1; side < 6; side++) {
    const { path, length } = sideShape(side)
    expect(Math.abs(lengthOf(path) - length), path).toBeLessThan(0.5)
  }
})

/** Of a path of straight lines, and of quarter circles of radius 9. */
function lengthOf(path: string): number {
  let [sum, x, y] = [0, 0, 0]
  let start = [0, 0]
  for (const [, letter, rest] of path.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const to = (rest!.match(/-?\d+/g) ?? []).map(Number)
    const points =
      letter === 'H' ? to.map(n => [n, y]) : letter === 'V' ? to.map(n => [x, n]) : letter === 'Z' ? [start] : []
    if (letter === 'A') points.push(to.slice(-2))
    if (letter === 'M' || letter === 'L') for (let i = 0; i < to.length; i += 2) points.push(to.slice(i, i + 2))
    for (const [nx, ny] of points as [number, number][]) {
      if (letter === 'M') start = [nx, ny]
      else sum += letter === 'A' ? (9 * Math.PI) / 2 : Math.hypot(nx - x, ny - y)
      ;[x, y] = [nx, ny]
    }
  }
  return sum
}
