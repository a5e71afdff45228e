import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPath } from './checkPath'
import { compile } from '../map/compile'
import { gridMap } from '../map/gridMap'
import { stepper } from '../testing/byTheBook'
import { draw } from '../testing/draw'
import { world } from '../testing/worlds'

describe('a path drawn by hand', () => {
  const { map, all } = draw(`
    . . . . .

    . a .|. .

    . e # ~ .

    . . . . .
  `)
  const walk = (path: number[], budget = 9, size = 1) =>
    checkPath(map, path, { budget, size, through: all('a'), closed: all('e') })

  it('costs what its steps cost, second diagonals and difficult ground double [END-MOVE-01, END-OPT-04]', () => {
    expect(walk([0, 1, 2])).toEqual({ ok: true, cost: 2, parity: 0 })
    expect(walk([0, 6, 2, 8])).toEqual({ ok: true, cost: 4, parity: 1 })
    expect(walk([3, 8, 13])).toEqual({ ok: true, cost: 3, parity: 0 })
    expect(walk([3, 9, 13])).toEqual({ ok: true, cost: 5, parity: 0 })
  })

  it('is fine when it stays where it is', () => {
    expect(walk([6])).toEqual({ ok: true, cost: 0, parity: 0 })
  })

  it('passes an ally but does not end on one [END-MOVE-04]', () => {
    expect(walk([5, 6, 7])).toEqual({ ok: true, cost: 2, parity: 0 })
    expect(walk([5, 6])).toEqual({ ok: false, why: 'end occupied', at: 1, square: 6, cost: 1, budget: 9 })
  })

  it('is refused at the first step that cannot be made, with the reason and what it cost so far', () => {
    const refused = (why: string, at: number, cost: number, more = {}) => ({
      ok: false,
      why,
      at,
      cost,
      budget: 9,
      ...more,
    })
    expect(walk([])).toEqual(refused('empty', 0, 0))
    expect(walk([-1])).toEqual(refused('off map', 0, 0))
    expect(walk([19, 20])).toEqual(refused('off map', 1, 0))
    expect(walk([0, 1, 1.5])).toEqual(refused('off map', 2, 0))
    expect(walk([0, 7, 20]), 'before all else that is wrong').toEqual(refused('off map', 2, 0))
    expect(walk([0, 2])).toEqual(refused('not adjacent', 1, 0))
    expect(walk([4, 5])).toEqual(refused('not adjacent', 1, 0))
    expect(walk([0, 0])).toEqual(refused('not adjacent', 1, 0))
    expect(walk([2, 7, 8])).toEqual(refused('wall', 2, 1))
    expect(walk([5, 6, 11])).toEqual(refused('occupied', 2, 1, { square: 11 }))
    expect(walk([7, 12])).toEqual(refused('solid', 1, 0, { square: 12 }))
    expect(walk([16, 12])).toEqual(refused('solid', 1, 0, { square: 12 }))
  })

  it('is refused by the corner between two squares that cannot be entered [END-MOVE-04]', () => {
    const pass = draw(`
      . e

      # .
    `)
    expect(checkPath(pass.map, [0, 3], { budget: 9, closed: pass.all('e') })).toMatchObject({ why: 'corner', at: 1 })
    expect(checkPath(pass.map, [0, 3], { budget: 9 })).toMatchObject({ ok: true, cost: 1 })
    const walled = draw(`
      . #

      # .
    `)
    expect(checkPath(walled.map, [0, 3], { budget: 9 })).toMatchObject({ why: 'corner', at: 1 })
    // A wall on the way itself, and one in which a large token would come to stand, are no corners.
    const wall = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2, kind: 'wall' as const })
    const across = compile(gridMap({ width: 4, height: 4, walls: [wall(0.5, 1.5, 1.5, 0.5)], portals: [] }))
    expect(checkPath(across, [0, 5], { budget: 9 })).toMatchObject({ why: 'wall', at: 1 })
    const within = compile(gridMap({ width: 4, height: 4, walls: [wall(2, 2, 3, 2)], portals: [] }))
    expect(checkPath(within, [0, 5], { budget: 9, size: 2 })).toMatchObject({ why: 'wall', at: 1 })
  })

  it('is refused where the budget ends, with what all of it would cost', () => {
    expect(walk([0, 1, 2, 3], 2)).toEqual({ ok: false, why: 'budget', at: 3, cost: 3, budget: 2 })
    expect(walk([0, 1, 2, 3, 9], 2)).toEqual({ ok: false, why: 'budget', at: 3, cost: 4, budget: 2 })
    expect(checkPath(map, [4, 8], { budget: 1, parity: 1 })).toEqual({
      ok: false,
      why: 'budget',
      at: 1,
      cost: 2,
      budget: 1,
    })
  })

  it('is too far before it comes to what stops it, and costs what it costs up to there', () => {
    expect(walk([0, 1, 2, 7, 8], 1)).toEqual({ ok: false, why: 'budget', at: 2, cost: 3, budget: 1 })
    expect(walk([8, 7, 6], 0)).toEqual({ ok: false, why: 'wall', at: 1, cost: 0, budget: 0 })
  })

  it('needs room for every square of a large token', () => {
    expect(walk([0, 1], 9, 2)).toMatchObject({ why: 'end occupied', square: 6 })
    expect(walk([1, 2], 9, 2)).toMatchObject({ why: 'wall', at: 1 })
    expect(walk([0, 5], 9, 2)).toMatchObject({ why: 'occupied', square: 11 })
    expect(walk([3, 8], 9, 2)).toMatchObject({ ok: true, cost: 2 })
    expect(walk([3, 4], 9, 2)).toMatchObject({ why: 'off map' })
  })

  it('may be walked step by step exactly where the rules say so [END-MOVE-04]', () => {
    fc.assert(
      fc.property(world({ width: 5, height: 5, walls: 4, size: 3 }), w => {
        const canStep = stepper(w.map, w.standing, w.size, w.closed)
        const { width } = w.map
        const [x, y] = [w.from % width, Math.floor(w.from / width)]
        for (let dx = -1; dx <= 1; dx++) {
          for (let dy = -1; dy <= 1; dy++) {
            if ((dx === 0 && dy === 0) || x + dx < 0 || x + dx >= width) continue
            const { ok } = checkPath(w.compiled, [w.from, w.from + dx + dy * width], {
              budget: 9,
              size: w.size,
              closed: w.closed,
            })
            expect(ok).toBe(canStep(x, y, dx, dy))
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('does not wrap round the edge of the map', () => {
    const open = compile(gridMap({ width: 3, height: 3, walls: [], portals: [] }))
    expect(checkPath(open, [2, 3], { budget: 9 })).toMatchObject({ why: 'not adjacent' })
  })
})
