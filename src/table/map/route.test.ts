import { describe, expect, it } from 'vitest'
import { compile } from '~/grid/map/compile'
import { gridMap, type GridMap } from '~/grid/map/gridMap'
import { reach } from '~/grid/walk/reach'
import { route } from './route'

/** A corridor of 60 × 5 squares, cut by a wall across it that is open at the bottom, or nowhere. */
function corridor(gap: boolean) {
  const walls: GridMap['walls'] = [{ x1: 50, y1: 0, x2: 50, y2: gap ? 4 : 5, kind: 'wall' }]
  return compile(gridMap({ width: 60, height: 5, walls, portals: [] }))
}

const cell = (column: number, row: number) => row * 60 + column

/** Ways from the top left by a budget of 6 m; what is longer, or leads through something, is refused. */
function ways(gap: boolean) {
  const map = corridor(gap)
  const movement = (budget: number) => ({ budget })
  return route({
    map,
    from: cell(0, 0),
    reached: reach(map, cell(0, 0), movement(6)),
    movement,
    budget: 6,
    refuse: squares => (squares.length > 6 ? { rule: 'END-MOVE-01', code: 'tooFar' } : undefined),
  })
}

describe('a way', () => {
  it('however far past what is allowed is found as it leads, and says all it costs', () => {
    const { path, cost, steps, whyNot } = ways(true)([cell(52, 0)])
    expect(path).toContain(cell(49, 4))
    expect(path.at(-1)).toBe(cell(52, 0))
    // Of its 53 steps seven are diagonal, and every second of those counts 2 m.
    expect(cost).toBe(56)
    expect(steps?.[6]).toBe(reach(corridor(true), cell(0, 0), { budget: 99 }).costAt(path[6]!))
    expect(whyNot?.code).toBe('tooFar')
  })

  it('that leads nowhere is drawn straight, and costs what can be walked of it', () => {
    const { path, cost } = ways(false)([cell(52, 0)])
    expect(path).toEqual(Array.from({ length: 53 }, (_, i) => cell(i, 0)))
    expect(cost).toBe(49)
  })

  it('goes through its waypoints and counts its diagonals on', () => {
    const { path, cost } = ways(true)([cell(1, 1), cell(2, 2)])
    expect(path).toEqual([cell(0, 0), cell(1, 1), cell(2, 2)])
    expect(cost).toBe(3)
  })

  it('that leads nowhere goes diagonally as long as it can, in any direction', () => {
    const walls = [0, 1, 2, 3].flatMap(n => [
      { x1: 2, y1: n + 1, x2: 3, y2: n + 1, kind: 'wall' as const },
      { x1: 2, y1: n, x2: 2, y2: n + 1, kind: 'wall' as const },
      { x1: 3, y1: n, x2: 3, y2: n + 1, kind: 'wall' as const },
    ])
    const map = compile(gridMap({ width: 5, height: 4, walls, portals: [] }))
    const movement = (budget: number) => ({ budget })
    const way = (from: number, to: number) =>
      route({ map, from, reached: reach(map, from, movement(6)), movement, budget: 6, refuse: () => undefined })([to])
    expect(way(0, 12).path, 'from the north-west').toEqual([0, 6, 12])
    expect(way(19, 7).path, 'from the south-east').toEqual([19, 13, 7])
    expect(way(3, 12).path).toEqual([3, 7, 12])
    expect(way(15, 2).path).toEqual([15, 11, 7, 2])
    expect(way(0, 12).cost).toBe(1)
  })

  it('that ends where it begins costs nothing, and is refused by the squares that are walked', () => {
    const map = corridor(false)
    const asked: (readonly number[])[] = []
    const way = route({
      map,
      from: 0,
      reached: reach(map, 0, { budget: 6 }),
      movement: budget => ({ budget }),
      budget: 6,
      refuse: squares => void asked.push(squares),
    })
    expect([way([]), way([1, 2])]).toEqual([
      { path: [0], cost: 0, steps: [0] },
      { path: [0, 1, 2], cost: 2, steps: [0, 1, 2] },
    ])
    expect(asked).toEqual([[], [1, 2]])
  })
})
