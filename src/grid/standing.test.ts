import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, footprint, overlaps, type Rect } from './squares'
import { across, PLACES, surroundedPlaces, type Places } from './standing'

const WIDTH = 12
const names = (places: Places) => PLACES.filter((_, i) => places & (1 << i))

/** As rules ask: does one of these stand across from one before it? */
function isSurrounded(target: Rect, tokens: readonly Rect[]): boolean {
  let held: Places = 0
  return tokens.some(token => {
    const places = surroundedPlaces(target, token)
    const faces = across(places) & held
    held |= places
    return faces !== 0
  })
}

const rect = (x: number, y: number, size = 1) => footprint(WIDTH, y * WIDTH + x, size)

describe('the places around a target', () => {
  it('are its sides and corners for tokens of one square [END-ATK-18]', () => {
    const target = rect(5, 5)
    const places = [4, 5, 6].map(y => [4, 5, 6].map(x => names(surroundedPlaces(target, rect(x, y))).join()))
    expect(places).toEqual([
      ['NW', 'N', 'NE'],
      ['W', '', 'E'],
      ['SW', 'S', 'SE'],
    ])
    expect(names(surroundedPlaces(target, rect(3, 5)))).toEqual([])
  })

  it('are whole sides of a large target [END-ATK-18]', () => {
    const target = rect(5, 5, 2)
    expect(names(surroundedPlaces(target, rect(4, 6)))).toEqual(['W'])
    expect(names(surroundedPlaces(target, rect(7, 5)))).toEqual(['E'])
    expect(names(surroundedPlaces(target, rect(6, 4)))).toEqual(['N'])
    expect(names(surroundedPlaces(target, rect(7, 7)))).toEqual(['SE'])
  })

  it('may be several for a large token: all of which it covers a square [END-ATK-18]', () => {
    expect(names(surroundedPlaces(rect(5, 5), rect(3, 4, 2)))).toEqual(['W', 'NW'])
    expect(names(surroundedPlaces(rect(5, 5), rect(4, 2, 3)))).toEqual(['N', 'NW', 'NE'])
    expect(names(surroundedPlaces(rect(5, 5), rect(3, 3, 2)))).toEqual(['NW'])
  })

  it('touch the target: a token beside it has a place, one further away none', () => {
    const any = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }))
    fc.assert(
      fc.property(any, any, ([x, y, size], [i, j, other]) => {
        const target = rect(x, y, size)
        const token = rect(i, j, other)
        const ring = { x0: x - 1, y0: y - 1, x1: x + size, y1: y + size }
        const own = new Set(cellsOf(WIDTH, target))
        const beside =
          overlaps(ring, token) &&
          cellsOf(WIDTH, token).some(cell => !own.has(cell) && overlaps(ring, footprint(WIDTH, cell)))
        expect(surroundedPlaces(target, token) !== 0).toBe(beside)
      }),
    )
  })
})

describe('a target', () => {
  const target = rect(5, 5)
  const [west, east, north, south] = [rect(4, 5), rect(6, 5), rect(5, 4), rect(5, 6)]
  const [northWest, southEast, northEast] = [rect(4, 4), rect(6, 6), rect(6, 4)]

  it('is surrounded by two tokens on opposite places, not by neighbours of another kind [END-ATK-18]', () => {
    expect(isSurrounded(target, [west, east])).toBe(true)
    expect(isSurrounded(target, [south, north])).toBe(true)
    expect(isSurrounded(target, [northWest, rect(0, 0), southEast])).toBe(true)
    expect(isSurrounded(target, [west, north, northEast])).toBe(false)
    expect(isSurrounded(target, [west, northEast])).toBe(false)
    expect(isSurrounded(target, [])).toBe(false)
  })

  it('is surrounded on a side by whoever covers a part of it: a large target by two that do not face each other [END-ATK-18]', () => {
    expect(isSurrounded(rect(5, 5, 2), [rect(4, 5), rect(7, 6)])).toBe(true)
    expect(isSurrounded(rect(5, 5, 2), [rect(4, 4), rect(7, 6)])).toBe(false)
  })

  it('is never surrounded by one token alone [END-ATK-18]', () => {
    expect(isSurrounded(target, [rect(4, 4, 3)])).toBe(false)
    expect(isSurrounded(target, [rect(3, 4, 2), east])).toBe(true)
  })

  it('has its opposite places in pairs, sides and corners', () => {
    const opposites = PLACES.map((place, i) => [place, ...names(across(1 << i))])
    expect(opposites).toEqual([
      ['W', 'E'],
      ['E', 'W'],
      ['N', 'S'],
      ['S', 'N'],
      ['NW', 'SE'],
      ['SE', 'NW'],
      ['NE', 'SW'],
      ['SW', 'NE'],
    ])
    expect(names(across(0b01010110))).toEqual(['W', 'S', 'SE', 'SW'])
  })
})
