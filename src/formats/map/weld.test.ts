import { describe, expect, it } from 'vitest'
import { compile } from '~/grid/map/compile'
import { gridMap, type Segment } from '~/grid/map/gridMap'
import { lineOfSight } from '~/grid/sight/castWalls'
import { gridMapOf } from './gridMapOf'
import type { MapRecord } from './record'
import { welded } from './weld'

const size = { width: 10, height: 10 }
const wall = (x1: number, y1: number, x2: number, y2: number): Segment => ({ x1, y1, x2, y2, kind: 'wall' })
const weld = (...walls: Segment[]) => welded(walls, size).filter(one => one !== undefined)

describe('walls that miss each other by a hair', () => {
  it('are joined end to end', () => {
    const walls = weld(wall(1, 1, 5, 1), wall(5.02, 1.01, 5, 6), wall(5, 6, 1, 6))
    expect(walls).toEqual([wall(1, 1, 5, 1), wall(5, 1, 5, 6), wall(5, 6, 1, 6)])
  })

  it('are joined end to side, across it, whatever way they are drawn', () => {
    for (const piece of [wall(2, 5.02, 2, 8), wall(2, 8, 2, 5.02)]) {
      const walls = weld(wall(0, 5, 10, 5), piece)
      expect(Math.min(walls[1]!.y1, walls[1]!.y2)).toBeLessThan(5)
      expect(Math.min(walls[1]!.y1, walls[1]!.y2)).toBeGreaterThan(4.99)
    }
  })

  it('let nothing through where they met', () => {
    // The gap lies exactly on the line between the middles of two squares.
    const drawn = [wall(3, 0, 3, 4.48), wall(3, 4.51, 3, 10)]
    const looks = (walls: readonly Segment[]) => lineOfSight(compile(gridMap({ ...size, walls, portals: [] })), 41, 45)
    expect(looks(drawn)).toBe(true)
    expect(looks(weld(...drawn))).toBe(false)
  })

  it('stay as they are where they meet, go through each other, or stand further apart', () => {
    const all = [wall(0, 5, 10, 5), wall(2, 5, 2, 8), wall(4, 4.99, 4, 8), wall(6, 5.05, 6, 8), wall(8, 5, 8, 4.9)]
    expect(weld(...all)).toEqual(all)
  })

  it('keep a closed curve of many short pieces closed, and lose what is shorter than a hair', () => {
    const at = (k: number) => [5 + Math.cos((k * Math.PI) / 200), 5 + Math.sin((k * Math.PI) / 200)] as const
    const walls = weld(...Array.from({ length: 400 }, (_, k) => wall(...at(k), ...at((k + 1) % 400))))
    expect(walls.length).toBeLessThan(400)
    const ends = new Map<string, number>()
    for (const { x1, y1, x2, y2 } of walls)
      for (const key of [`${x1},${y1}`, `${x2},${y2}`]) ends.set(key, (ends.get(key) ?? 0) + 1)
    expect(new Set(ends.values())).toEqual(new Set([2]))
  })

  it('are joined with doors and outlines alike, and stay on the map', () => {
    const portal = { id: 'portal-1', segment: wall(5, 2.01, 5, 4), closed: true, freestanding: false }
    const drawn = { walls: [wall(5, 0, 5, 2)], objects: [wall(9.98, 1, 10, 5)], portals: [portal], lights: [] }
    const map = gridMapOf({ ...size, ...drawn } as unknown as MapRecord, true)
    expect(map.portals[0]!.segment).toEqual(wall(5, 2, 5, 4))
    expect(map.walls).toHaveLength(2)
    expect(gridMapOf({ ...size, ...drawn } as unknown as MapRecord, false).walls).toHaveLength(1)
    expect(() => gridMap(map)).not.toThrow()
  })
})
