import { describe, expect, it } from 'vitest'
import { compile, type Standing } from './compile'
import { gridMap, type Portal, type Segment, type SegmentKind } from './gridMap'
import { lineOfSight } from '../sight/castWalls'
import { reach } from '../walk/reach'

const wall = (x1: number, y1: number, x2: number, y2: number, kind: SegmentKind = 'wall'): Segment => ({
  x1,
  y1,
  x2,
  y2,
  kind,
})

/** Neighbours of the middle of a 3 × 3 map that can be stepped on, by number: 0 1 2 / 3 . 5 / 6 7 8. */
const stepsFromMiddle = (walls: Segment[], portals: Portal[] = [], standing: Standing = {}) =>
  reach(compile(gridMap({ width: 3, height: 3, walls, portals }), standing), 4, { budget: 1 })
    .cells()
    .filter(cell => cell !== 4)
    .toSorted((a, b) => a - b)

describe('the steps of a compiled map', () => {
  it('are all open without walls', () => {
    expect(stepsFromMiddle([])).toEqual([0, 1, 2, 3, 5, 6, 7, 8])
  })

  it('are closed across a wall on the line between squares, and round its end open [END-MOVE-04]', () => {
    expect(stepsFromMiddle([wall(2, 1, 2, 2)])).toEqual([0, 1, 2, 3, 6, 7, 8])
    expect(stepsFromMiddle([wall(2, 0, 2, 3)])).toEqual([0, 1, 3, 6, 7])
  })

  it('go through a wall that is walkable, which stops sight', () => {
    const curtain = { ...wall(2, 0, 2, 3), walkable: true as const }
    expect(stepsFromMiddle([curtain])).toHaveLength(8)
    expect(lineOfSight(compile(gridMap({ width: 3, height: 3, walls: [curtain], portals: [] })), 4, 5)).toBe(false)
  })

  it('are closed where an oblique wall cuts the line between the centres', () => {
    expect(stepsFromMiddle([wall(2.3, 1.1, 1.7, 1.9)])).toEqual([0, 1, 2, 3, 6, 7])
    expect(stepsFromMiddle([wall(1.9, 1.2, 1.9, 1.4)])).toEqual([0, 1, 2, 3, 5, 6, 7, 8])
  })

  it('are open past the end of a wall that only touches the line, closed where two such ends meet', () => {
    expect(stepsFromMiddle([wall(2, 1.5, 2, 3)])).toEqual([0, 1, 2, 3, 5, 6, 7])
    expect(stepsFromMiddle([wall(2, 1.5, 2, 3), wall(2, 1.5, 2.5, 0)])).toEqual([0, 1, 3, 6, 7])
  })

  it('are closed along a wall that runs from centre to centre, and across it', () => {
    expect(stepsFromMiddle([wall(1.5, 1.5, 2.5, 1.5)])).toEqual([0, 1, 2, 3, 6, 7, 8])
  })

  it('are all closed in a square with a wall through its very centre', () => {
    expect(stepsFromMiddle([wall(1.5, 1.2, 1.5, 1.8)])).toEqual([])
  })

  it('are closed diagonally between two walls that leave no way round [END-MOVE-04]', () => {
    expect(stepsFromMiddle([wall(2, 1.2, 2, 1.8), wall(2, 2.2, 2, 2.8)])).toEqual([0, 1, 2, 3, 6, 7])
  })

  it('take no notice of walls without length, off the map or shorter than a millimetre', () => {
    expect(stepsFromMiddle([wall(2, 1.5, 2, 1.5), wall(-5, 1, -1, 2), wall(50, 0, 50, 9)])).toHaveLength(8)
    expect(stepsFromMiddle([wall(2, 1.5, 2.0001, 1.5001)])).toHaveLength(8)
  })

  it('are closed by a long wall that begins and ends far off the map', () => {
    expect(stepsFromMiddle([wall(2, -4000, 2, 4000)])).toEqual([0, 1, 3, 6, 7])
    expect(stepsFromMiddle([wall(-4000, 1, 4000, 1)])).toEqual([3, 5, 6, 7, 8])
  })

  it('are closed by windows and objects as by walls', () => {
    expect(stepsFromMiddle([wall(2, 0, 2, 3, 'window')])).toEqual([0, 1, 3, 6, 7])
    expect(stepsFromMiddle([wall(2, 0, 2, 3, 'object')])).toEqual([0, 1, 3, 6, 7])
  })

  it('follow the doors: as drawn, or as they stand', () => {
    const door: Portal = { id: 'gate', segment: wall(2, 0, 2, 3, 'door'), closed: true }
    const ajar: Portal = { ...door, closed: false }
    expect(stepsFromMiddle([], [door])).toEqual([0, 1, 3, 6, 7])
    expect(stepsFromMiddle([], [door], { doors: { gate: 'open' } })).toHaveLength(8)
    expect(stepsFromMiddle([], [ajar])).toHaveLength(8)
    expect(stepsFromMiddle([], [ajar], { doors: { gate: 'closed', other: 'open' } })).toEqual([0, 1, 3, 6, 7])
    const leaf = { ...wall(0, 1, 3, 1, 'door'), portal: 'gate' }
    expect(stepsFromMiddle([leaf], [door])).toEqual([3, 6, 7])
    expect(stepsFromMiddle([leaf], [ajar])).toHaveLength(8)
  })

  it('refuse ground off the map', () => {
    expect(() => stepsFromMiddle([], [], { difficult: [9] })).toThrow('difficult: no cell 9')
    expect(() => stepsFromMiddle([], [], { solid: [-1] })).toThrow('solid: no cell -1')
  })
})

describe('what stops sight', () => {
  const across = (walls: Segment[], portals: Portal[] = [], standing: Standing = {}) =>
    lineOfSight(compile(gridMap({ width: 3, height: 3, walls, portals }), standing), 3, 5)

  it('is a wall, an object, a closed door and a solid square, not a window or an open door', () => {
    expect(across([])).toBe(true)
    expect(across([wall(2, 1, 2, 2)])).toBe(false)
    expect(across([wall(2, 1, 2, 2, 'object')])).toBe(false)
    expect(across([wall(2, 1, 2, 2, 'window')])).toBe(true)
    const door: Portal = { id: 'gate', segment: wall(2, 1, 2, 2, 'door'), closed: true }
    expect(across([], [door])).toBe(false)
    expect(across([], [door], { doors: { gate: 'open' } })).toBe(true)
    expect(across([], [], { solid: [4] })).toBe(false)
    expect(across([], [], { solid: [1, 7] })).toBe(true)
  })
})
