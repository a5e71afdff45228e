import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPath } from './checkPath'
import { compile } from '../map/compile'
import { gridMap } from '../map/gridMap'
import type { Parity } from '../squares'
import { reach } from './reach'
import { everyPath } from '../testing/byTheBook'
import { draw } from '../testing/draw'
import { pathCost } from '../testing/pathCost'
import { showCosts } from '../testing/showCosts'
import { world } from '../testing/worlds'

const open = (width: number, height: number) => compile(gridMap({ width, height, walls: [], portals: [] }))

describe('reach on maps counted by hand', () => {
  it('slips between two others on a diagonal where that is allowed, never between two walls', () => {
    const map = open(3, 3)
    const closed = new Set([1, 3])
    expect(reach(map, 0, { budget: 1, closed }).costAt(4)).toBeUndefined()
    expect(reach(map, 0, { budget: 1, closed, slips: true }).pathTo(4)).toEqual([0, 4])
    expect(checkPath(map, [0, 4], { budget: 1, closed }).ok).toBe(false)
    expect(checkPath(map, [0, 4], { budget: 1, closed, slips: true })).toMatchObject({ ok: true, cost: 1 })
    const walls = compile(gridMap({ width: 3, height: 3, walls: [], portals: [] }), { solid: [1, 3] })
    expect(checkPath(walls, [0, 4], { budget: 1, slips: true }).ok).toBe(false)
  })

  it('counts every second diagonal double in the open [END-MOVE-01]', () => {
    const map = open(7, 7)
    expect(showCosts(map, reach(map, 0, { budget: 7 }))).toEqual([
      '0 1 2 3 4 5 6',
      '1 1 2 3 4 5 6',
      '2 2 3 4 5 6 7',
      '3 3 4 4 5 6 7',
      '4 4 5 5 6 7 .',
      '5 5 6 6 7 7 .',
      '6 6 7 7 . . .',
    ])
  })

  it('goes on from the parity it is given, and starts afresh without one [END-MOVE-02]', () => {
    const map = open(3, 3)
    expect(showCosts(map, reach(map, 0, { budget: 4, parity: 1 }))).toEqual(['0 1 2', '1 2 3', '2 3 3'])
    expect(showCosts(map, reach(map, 0, { budget: 4 }))).toEqual(['0 1 2', '1 1 2', '2 2 3'])
  })

  it('pays four metres for a second diagonal onto difficult ground, and goes on with a first [END-MOVE-01]', () => {
    const difficult = Array.from({ length: 9 }, (_, cell) => cell)
    const map = compile(gridMap({ width: 3, height: 3, walls: [], portals: [] }), { difficult })
    const from = (budget: number) => showCosts(map, reach(map, 0, { budget, parity: 1 }))
    expect(from(6)).toEqual(['0 2 4', '2 4 6', '4 6 6'])
    expect(from(5)).toEqual(['0 2 4', '2 4 .', '4 . .'])
  })

  it('goes round walls, and round their ends by the diagonal [END-MOVE-04]', () => {
    const { map, at } = draw(`
      @|. .

      .|. .

      . . .
    `)
    expect(showCosts(map, reach(map, at('@'), { budget: 9 }))).toEqual(['0 4 5', '1 3 4', '2 2 3'])
  })

  it('cuts a corner between a solid square and an open one, not between two solid ones [END-MOVE-04]', () => {
    const oneSide = draw(`
      @ #

      . .
    `)
    expect(showCosts(oneSide.map, reach(oneSide.map, 0, { budget: 3 }))).toEqual(['0 .', '1 1'])
    const bothSides = draw(`
      @ #

      # .
    `)
    expect(showCosts(bothSides.map, reach(bothSides.map, 0, { budget: 9 }))).toEqual(['0 .', '. .'])
  })

  it('passes allies without stopping, and neither enters enemies nor slips between two of them [END-MOVE-04]', () => {
    const { map, at, all } = draw(`
      @ a .

      . e .

      e . .
    `)
    const found = reach(map, at('@'), { budget: 9, through: all('a'), closed: all('e') })
    expect(showCosts(map, found)).toEqual(['0 1 2', '1 . 2', '. 4 3'])
    expect(found.canEndAt(at('a'))).toBe(false)
    expect(found.cells().toSorted((a, b) => a - b)).toEqual([0, 2, 3, 5, 7, 8])
  })

  it('charges double for difficult ground, the doubled diagonal fourfold [END-OPT-04]', () => {
    const { map, at } = draw(`
      @ ~ ~

      # ~ ~

      # # ~
    `)
    expect(showCosts(map, reach(map, at('@'), { budget: 9 }))).toEqual(['0 2 4', '. 2 4', '. . 6'])
  })

  it('takes a dearer way to a square when the next diagonal is worth more', () => {
    const { map, at } = draw(`
      @ . #

      . . ~

      # # ~
    `)
    const found = reach(map, at('@'), { budget: 9 })
    expect(showCosts(map, found)).toEqual(['0 1 .', '1 1 3', '. . 4'])
    expect(found.pathTo(8)).toEqual([0, 3, 4, 8])
  })

  it('moves a 2×2 token by its top-left square, and lets it through no gap of one [END-MOVE-04]', () => {
    const { map, at } = draw(`
      @ . . . .

      . . . . .
        - - -  
      . . . . .

      . . . . .
    `)
    expect(showCosts(map, reach(map, at('@'), { budget: 9, size: 2 }))).toEqual([
      '0 1 2 3 .',
      '. . . . .',
      '. . . . .',
      '. . . . .',
    ])
    expect(reach(map, at('@'), { budget: 9 }).costAt(15)).toBe(3)
  })

  it('never stands a large token across a wall, but lets it leave such a place', () => {
    const { map } = draw(`
      .|. . .

      . . . .
    `)
    const found = reach(map, 0, { budget: 5, size: 2 })
    expect(showCosts(map, found)).toEqual(['0 . . .', '. . . .'])
    const loose = draw(`
      . .|. .

      . . . .

      . . . .
    `)
    expect(showCosts(loose.map, reach(loose.map, 1, { budget: 5, size: 2 }))).toEqual(['2 0 2 .', '1 1 1 .', '. . . .'])
  })

  it('gives an empty budget the start alone', () => {
    expect(reach(open(3, 3), 4, { budget: 0 }).cells()).toEqual([4])
  })

  it('knows nothing of cells off the map', () => {
    const found = reach(open(3, 3), 4, { budget: 9 })
    expect([-1, 9, 100].map(cell => found.costAt(cell))).toEqual([undefined, undefined, undefined])
    expect(found.pathTo(9)).toBeUndefined()
    expect(found.parityAt(9)).toBeUndefined()
  })

  it('keeps its answers when another reach is asked for', () => {
    const map = open(9, 9)
    const first = reach(map, 0, { budget: 4 })
    const before = showCosts(map, first)
    reach(map, 80, { budget: 9 })
    expect(showCosts(map, first)).toEqual(before)
  })

  it('answers the same however often it is asked, the memory of its searches starting anew now and then', () => {
    const side = 300
    const ring = [
      0,
      1,
      2,
      3,
      side,
      side + 3,
      2 * side,
      2 * side + 3,
      3 * side,
      3 * side + 1,
      3 * side + 2,
      3 * side + 3,
    ]
    const map = compile(gridMap({ width: side, height: side, walls: [], portals: [] }), { solid: ring })
    const costs = () =>
      reach(map, side + 1, { budget: Infinity })
        .cells()
        .join()
    const first = costs()
    expect(first).toBe([side + 1, side + 2, 2 * side + 1, 2 * side + 2].join())
    for (let time = 0; time < 3200; time++) expect(costs()).toBe(first)
  })

  it('refuses a start off the map and a broken budget', () => {
    const map = open(3, 3)
    expect(() => reach(map, 9, { budget: 1 })).toThrow('not on the map')
    expect(() => reach(map, 2, { budget: 1, size: 2 })).toThrow('not on the map')
    expect(() => reach(map, 0, { budget: 1, size: 0 })).toThrow('size')
    expect(() => reach(map, 0, { budget: 1.5 })).toThrow('budget')
    expect(() => reach(map, 0, { budget: -1 })).toThrow('budget')
    expect(() => reach(map, 0, { budget: NaN })).toThrow('budget')
    expect(reach(map, 0, { budget: Infinity }).cells()).toHaveLength(9)
  })
})

describe('reach on random maps', () => {
  const small = world({ width: 5, height: 5, walls: 4, size: 3 })
  const parity = fc.constantFrom<Parity>(0, 1)

  it('equals a walk along every path, cell by cell [END-MOVE-01, END-MOVE-04]', () => {
    fc.assert(
      fc.property(small, parity, fc.integer({ min: 0, max: 5 }), (w, parity, budget) => {
        const { map, standing, compiled, from, size, closed, through } = w
        const found = reach(compiled, from, { budget, parity, size, closed, through })
        const expected = everyPath(map, standing, from, { budget, parity, size, closed })
        for (let cell = 0; cell < map.width * map.height; cell++) expect(found.costAt(cell)).toBe(expected.get(cell))
      }),
      { numRuns: 300 },
    )
  })

  it('gives paths that checkPath accepts at the same cost and parity', () => {
    fc.assert(
      fc.property(
        world({ width: 9, height: 9, walls: 8, size: 2 }),
        parity,
        fc.integer({ min: 0, max: 14 }),
        ({ compiled, from, size, closed, through }, parity, budget) => {
          const movement = { budget, parity, size, closed, through }
          const found = reach(compiled, from, movement)
          for (const cell of found.cells()) {
            const path = found.pathTo(cell) ?? []
            expect(path[0]).toBe(from)
            expect(path.at(-1)).toBe(cell)
            const wanted = { ok: true, cost: found.costAt(cell), parity: found.parityAt(cell) }
            expect(checkPath(compiled, path, movement)).toEqual(wanted)
            expect(new Set(path).size).toBe(path.length)
          }
        },
      ),
    )
  })

  it('agrees with pathCost on open ground', () => {
    fc.assert(
      fc.property(world({ width: 9, height: 9, walls: 6, size: 1 }), parity, ({ map, standing, from }, parity) => {
        const { diagonals } = standing
        const found = reach(compile(map, { diagonals }), from, { budget: 20, parity })
        for (const cell of found.cells()) {
          const { cost } = pathCost(
            map.width,
            found.pathTo(cell) ?? [],
            diagonals === 'alternate' ? parity : 0,
            diagonals,
          )
          expect(cost).toBe(found.costAt(cell))
        }
      }),
    )
  })

  it.each([
    ['one', ['0 1 2 3', '1 1 2 3', '2 2 2 3', '3 3 3 3']],
    ['two', ['0 1 2 3', '1 2 3 4', '2 3 4 5', '3 4 5 6']],
    ['none', ['0 1 2 3', '1 2 3 4', '2 3 4 5', '3 4 5 6']],
  ] as const)('counts diagonals in the open where the rule is %s', (diagonals, costs) => {
    const map = compile(gridMap({ width: 4, height: 4, walls: [], portals: [] }), { diagonals })
    expect(showCosts(map, reach(map, 0, { budget: 6, parity: 1 }))).toEqual(costs)
  })

  it('knows no step across a corner where the rule is none, and says so of a path', () => {
    const map = compile(gridMap({ width: 3, height: 3, walls: [], portals: [] }), { diagonals: 'none' })
    expect(reach(map, 0, { budget: 9 }).pathTo(4)).toEqual([0, 3, 4])
    expect(checkPath(map, [0, 4], { budget: 9 })).toMatchObject({ ok: false, why: 'not adjacent' })
  })

  it('finds all that lies within a smaller budget, at the same cost, and nothing else', () => {
    fc.assert(
      fc.property(small, fc.nat(8), fc.nat(8), ({ compiled, from, size, closed }, less, more) => {
        const near = reach(compiled, from, { budget: less, size, closed })
        const far = reach(compiled, from, { budget: less + more, size, closed })
        const expected = far.cells().filter(cell => (far.costAt(cell) ?? 0) <= less)
        expect(near.cells()).toEqual(expected)
        for (const cell of expected) expect(near.costAt(cell)).toBe(far.costAt(cell))
      }),
    )
  })

  it('does not depend on the order, the direction or the pieces of the walls', () => {
    fc.assert(
      fc.property(small, ({ map, standing, compiled, from }) => {
        const pieces = [...map.walls].reverse().flatMap(({ x1, y1, x2, y2, ...more }) => {
          const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
          // A piece can only be cut where the cut is a whole number of units.
          if (!Number.isInteger(mx * 1024) || !Number.isInteger(my * 1024))
            return [{ x1: x2, y1: y2, x2: x1, y2: y1, ...more }]
          return [
            { x1: x2, y1: y2, x2: mx, y2: my, ...more },
            { x1, y1, x2: mx, y2: my, ...more },
          ]
        })
        const other = compile(gridMap({ ...map, walls: pieces }), standing)
        const costs = (of: typeof other) => showCosts(of, reach(of, from, { budget: 9 }))
        expect(costs(other)).toEqual(costs(compiled))
      }),
    )
  })
})
