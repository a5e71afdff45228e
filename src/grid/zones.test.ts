import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from './map/compile'
import { gridMap } from './map/gridMap'
import { withWord } from './sets'
import { draw } from './testing/draw'
import { world } from './testing/worlds'
import { zoneMap } from './zones'

const still = (map: ReturnType<typeof draw>['map']) => ({ closed: map, opened: map, now: map })

/** The ids of the zones, square by square. */
function drawn(map: ReturnType<typeof draw>['map'], zones: ReturnType<typeof zoneMap>): string[] {
  return Array.from({ length: map.height }, (_, y) =>
    Array.from({ length: map.width }, (_, x) => zones.at(y * map.width + x)?.id ?? '#').join(' '),
  )
}

describe('zones', () => {
  it('are tiles from the north-west where nothing is drawn [MUR-ZONE-02]', () => {
    const { map } = draw(`
      . . . . .

      . # . . .

      . . . . .
    `)
    expect(drawn(map, zoneMap(still(map), {}, 2))).toEqual(['t0 t0 t1 t1 t2', 't0 # t1 t1 t2', 't3 t3 t4 t4 t5'])
  })

  it('are cut by walls and by what is drawn; a drawn zone is one zone whatever lies in it', () => {
    const { map } = draw(`
      . .|. .

      . .|. .

      . . . .

      . . . .
    `)
    const rows = withWord({}, 4, [8, 9, 10, 11, 3], 'z1')
    const zones = zoneMap(still(map), rows, 4)
    expect(drawn(map, zones)).toEqual(['t0 t0 t0-2 z1', 't0 t0 t0-2 t0-2', 'z1 z1 z1 z1', 't0-3 t0-3 t0-3 t0-3'])
  })

  it('are neighbours when they share an edge that is no wall; a corner is not enough [MUR-ZONE-03]', () => {
    const { map } = draw(`
      . .|. .
          - -
      . . . .
    `)
    const zones = zoneMap(still(map), withWord({}, 4, [4, 5], 'z1'), 2)
    expect(drawn(map, zones)).toEqual(['t0 t0 t1 t1', 'z1 z1 t1-2 t1-2'])
    expect(zones.of('t0')!.borders).toEqual([{ to: 'z1', squares: [0, 1], open: true }])
    expect(zones.of('t1')!.borders).toEqual([])
    expect(zones.of('z1')!.borders).toEqual([
      { to: 't0', squares: [4, 5], open: true },
      { to: 't1-2', squares: [5], open: true },
    ])
    expect(zones.range('t0', 't1-2', 'open')).toBe(2)
    expect(zones.range('t0', 't0', 'open')).toBe(0)
    expect(zones.range('t0', 't1', 'doors')).toBeUndefined()
  })

  it('meet at a door, which one passes while it is open; opening it moves no border [MUR-ZONE-05]', () => {
    const door = { id: 'd', segment: { x1: 2, y1: 0, x2: 2, y2: 1, kind: 'door' as const }, closed: true }
    const map = gridMap({ width: 4, height: 1, walls: [], portals: [door] })
    const [closed, opened] = [compile(map), compile(map, { doors: { d: 'open' } })]
    for (const now of [closed, opened]) {
      const zones = zoneMap({ closed, opened, now }, {}, 4)
      expect(zones.zones.map(({ id, squares }) => [id, squares])).toEqual([
        ['t0', [0, 1]],
        ['t0-2', [2, 3]],
      ])
      expect(zones.of('t0')!.borders).toEqual([{ to: 't0-2', squares: [1], open: now === opened }])
      expect(zones.range('t0', 't0-2', 'open')).toBe(now === opened ? 1 : undefined)
      expect(zones.range('t0', 't0-2', 'doors')).toBe(1)
    }
  })

  it('hold every square that can be entered once; undrawn ones are connected, and borders are mutual', () => {
    const drawings = fc.array(fc.record({ cells: fc.array(fc.nat(48), { maxLength: 9 }), zone: fc.nat(2) }), {
      maxLength: 3,
    })
    fc.assert(
      fc.property(
        world({ width: 7, height: 7, walls: 5, size: 1 }),
        drawings,
        fc.integer({ min: 1, max: 5 }),
        (w, list, size) => {
          const { compiled: map } = w
          const all = map.width * map.height
          let rows = {}
          for (const { cells, zone } of list)
            rows = withWord(
              rows,
              map.width,
              cells.filter(cell => cell < all),
              `z${zone + 1}`,
            )
          const zones = zoneMap(still(map), rows, size)
          const listed = zones.zones.flatMap(zone => zone.squares)
          const free = Array.from({ length: all }, (_, cell) => cell).filter(cell => map.solid[cell] === 0)
          expect(listed.toSorted((a, b) => a - b)).toEqual(free)
          for (const zone of zones.zones) {
            for (const cell of zone.squares) expect(zones.at(cell)).toBe(zone)
            for (const { to, open } of zone.borders)
              expect(zones.of(to)!.borders.find(back => back.to === zone.id)).toMatchObject({ open })
            if (zone.id.startsWith('z')) continue
            const own = new Set(zone.squares)
            const reached = [zone.squares[0]!]
            own.delete(reached[0]!)
            for (const cell of reached)
              for (const [d, step] of [1, -1, map.width, -map.width].entries())
                if ((map.lines[cell]! >> d) & 1 && own.delete(cell + step)) reached.push(cell + step)
            expect(own.size).toBe(0)
          }
        },
      ),
    )
  })
})
