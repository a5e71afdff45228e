import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StraightLine } from './lines'
import { isStopped } from './testing/byTheBook'

type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

const stops = (line: Ends, ...walls: Ends[]) => {
  const straight = new StraightLine(...line)
  walls.forEach(wall => straight.meet(...wall))
  return straight.stopped
}

describe('a straight line', () => {
  const line: Ends = [0, 0, 8, 0]

  it('is stopped by a wall across it, also at its very ends', () => {
    expect(stops(line, [4, -1, 4, 1])).toBe(true)
    expect(stops(line, [3, -5, 4, 1])).toBe(true)
    expect(stops(line, [0, -1, 0, 1])).toBe(true)
    expect(stops(line, [8, 1, 8, -1])).toBe(true)
  })

  it('is not stopped by a wall beside it, before it or behind it', () => {
    expect(stops(line, [0, 1, 8, 1])).toBe(false)
    expect(stops(line, [-1, -1, -1, 1])).toBe(false)
    expect(stops(line, [9, -1, 9, 1])).toBe(false)
    expect(stops(line, [9, 0, 12, 0])).toBe(false)
  })

  it('brushes past the end of a wall', () => {
    expect(stops(line, [4, 0, 4, 3])).toBe(false)
    expect(stops(line, [4, 0, 4, 3], [4, 0, 7, 3])).toBe(false)
    expect(stops(line, [4, 0, 4, 3], [5, -3, 5, 0])).toBe(false)
  })

  it('does not slip through where two walls join', () => {
    expect(stops(line, [4, 0, 4, 3], [4, 0, 4, -3])).toBe(true)
    expect(stops(line, [4, 3, 4, 0], [7, -3, 4, 0])).toBe(true)
  })

  it('is stopped by a wall along it, but not by one that only meets its end', () => {
    expect(stops(line, [2, 0, 3, 0])).toBe(true)
    expect(stops(line, [-4, 0, 1, 0])).toBe(true)
    expect(stops(line, [-4, 0, 0, 0])).toBe(false)
    expect(stops([0, 0, 0, 8], [0, 2, 0, 3])).toBe(true)
    expect(stops([0, 0, 8, 8], [3, 3, 2, 2])).toBe(true)
    expect(stops([0, 0, 8, 8], [8, 8, 9, 9])).toBe(false)
  })

  it('is never stopped when it has no length', () => {
    expect(stops([4, 4, 4, 4], [0, 0, 8, 8], [4, 0, 4, 8])).toBe(false)
  })
})

describe('a straight line among random walls', () => {
  const ends = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6), fc.nat(6))
  const walls = fc.array(
    ends.filter(([x1, y1, x2, y2]) => x1 !== x2 || y1 !== y2),
    { maxLength: 4 },
  )
  const named = ([x1, y1, x2, y2]: Ends) => ({ x1, y1, x2, y2 })
  const turned = ([x1, y1, x2, y2]: Ends): Ends => [x2, y2, x1, y1]

  it('is stopped when counting with fractions says so', () => {
    fc.assert(
      fc.property(ends, walls, (line, walls) => {
        expect(stops(line, ...walls)).toBe(isStopped(named(line), walls.map(named)))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives one answer for both directions of itself and of the walls, and any order of them', () => {
    fc.assert(
      fc.property(ends, walls, (line, walls) => {
        const answer = stops(line, ...walls)
        expect(stops(turned(line), ...walls)).toBe(answer)
        expect(stops(line, ...walls.map(turned).reverse())).toBe(answer)
      }),
    )
  })
})
