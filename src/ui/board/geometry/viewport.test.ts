import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellAt,
  centred,
  fitted,
  limited,
  MAX_ZOOM,
  revealing,
  SQUARE,
  toMap,
  toScreen,
  visibleSquares,
  zoomedAt,
  type Viewport,
} from './viewport'

const map = { width: 30, height: 20 }
const board = { width: 800, height: 600 }
const coordinate = fc.integer({ min: -2000, max: 2000 })
const views: fc.Arbitrary<Viewport> = fc.record({
  x: coordinate,
  y: coordinate,
  zoom: fc.integer({ min: 2, max: 40 }).map(tenths => tenths / 10),
})

describe('the view', () => {
  it('goes to the screen and back without moving', () => {
    fc.assert(
      fc.property(views, coordinate, coordinate, (view, x, y) => {
        const back = toMap(view, toScreen(view, { x, y }))
        expect(back.x).toBeCloseTo(x, 6)
        expect(back.y).toBeCloseTo(y, 6)
      }),
    )
  })

  it('zooms with the place under the pointer standing still, also at the limits', () => {
    fc.assert(
      fc.property(views, coordinate, coordinate, fc.constantFrom(0.01, 0.5, 1.1, 100), (view, x, y, factor) => {
        const before = toMap(view, { x, y })
        const zoomed = zoomedAt(view, map, board, { x, y }, factor)
        const after = toMap(zoomed, { x, y })
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
        expect(zoomed.zoom).toBeLessThanOrEqual(MAX_ZOOM)
        expect(zoomed.zoom).toBeGreaterThanOrEqual(0.2)
      }),
    )
  })

  it('zooms out until a map of any size fits', () => {
    const wide = { width: 1000, height: 10 }
    const view = zoomedAt({ x: 0, y: 0, zoom: 1 }, wide, board, { x: 0, y: 0 }, 0.0001)
    expect(wide.width * SQUARE * view.zoom).toBeLessThanOrEqual(board.width)
  })

  it('fits the whole map with an equal margin on both sides', () => {
    const view = fitted(map, board)
    const end = toScreen(view, { x: map.width, y: map.height })
    expect(view.x).toBeGreaterThan(0)
    expect(view.y).toBeGreaterThan(0)
    expect(board.width - end.x).toBeCloseTo(view.x, 6)
    expect(board.height - end.y).toBeCloseTo(view.y, 6)
  })

  it('shows a tiny map at one and a half times its size, not larger', () => {
    expect(fitted({ width: 2, height: 2 }, board).zoom).toBe(1.5)
  })

  it('puts a place in the middle', () => {
    const view = centred({ x: 0, y: 0, zoom: 2 }, board, { x: 5, y: 7 })
    expect(toScreen(view, { x: 5, y: 7 })).toEqual({ x: 400, y: 300 })
  })

  it('keeps the middle of the board on the map', () => {
    fc.assert(
      fc.property(views, view => {
        const middle = toMap(limited(view, map, board), { x: 400, y: 300 })
        expect(middle.x).toBeGreaterThanOrEqual(-1e-9)
        expect(middle.x).toBeLessThanOrEqual(map.width + 1e-9)
        expect(middle.y).toBeGreaterThanOrEqual(-1e-9)
        expect(middle.y).toBeLessThanOrEqual(map.height + 1e-9)
      }),
    )
  })

  it('reveals a square off the board by the smallest shift, and leaves a visible one alone', () => {
    const view = { x: 0, y: 0, zoom: 1 }
    expect(revealing(view, board, { x0: 5, y0: 5, x1: 5, y1: 5 })).toEqual(view)
    expect(revealing(view, board, { x0: 20, y0: 3, x1: 20, y1: 3 })).toEqual({ x: -300, y: 0, zoom: 1 })
    expect(revealing(view, board, { x0: 0, y0: 0, x1: 0, y1: 0 })).toEqual({ x: 50, y: 50, zoom: 1 })
  })

  it('names the cell under the pointer, and none beside the map', () => {
    const view = { x: 100, y: 50, zoom: 1 }
    expect(cellAt(view, map, { x: 100, y: 50 })).toBe(0)
    expect(cellAt(view, map, { x: 225, y: 160 })).toBe(2 * 30 + 2)
    expect(cellAt(view, map, { x: 99, y: 60 })).toBeNull()
    expect(cellAt(view, map, { x: 100 + 30 * 50, y: 60 })).toBeNull()
  })

  it('culls to the squares on the board', () => {
    expect(visibleSquares({ x: -75, y: 10, zoom: 1 }, map, board)).toEqual({ x0: 1, y0: 0, x1: 17, y1: 11 })
    expect(visibleSquares({ x: 900, y: 0, zoom: 1 }, map, board)).toBeUndefined()
  })
})
