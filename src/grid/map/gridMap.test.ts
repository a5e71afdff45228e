import { describe, expect, it } from 'vitest'
import { gridMap, type GridMap } from './gridMap'

const side = { x1: 0, y1: 0, x2: 1, y2: 0, kind: 'wall' } as const
const drawn: GridMap = {
  width: 4,
  height: 3,
  walls: [{ ...side, portal: 'gate' }],
  portals: [{ id: 'gate', segment: { ...side, kind: 'door' }, closed: true }],
}

describe('a map', () => {
  it('is frozen to the bottom and survives JSON', () => {
    const map = gridMap(drawn)
    expect(
      [map, map.walls, map.walls[0], map.portals, map.portals[0], map.portals[0]?.segment].every(Object.isFrozen),
    ).toBe(true)
    expect(gridMap(JSON.parse(JSON.stringify(map)))).toEqual(map)
  })

  it('says which field is wrong', () => {
    expect(() => gridMap({ ...drawn, width: 0 })).toThrow('width: 0')
    expect(() => gridMap({ ...drawn, height: 2.5 })).toThrow('height: 2.5')
    expect(() => gridMap({ ...drawn, width: 5000 })).toThrow('width: 5000')
    expect(() => gridMap({ ...drawn, walls: [side, { ...side, y2: NaN }] })).toThrow('walls[1].y2: NaN')
    expect(() => gridMap({ ...drawn, walls: [{ ...side, x1: -1e9 }] })).toThrow('walls[0].x1: -1000000000')
    expect(() => gridMap({ ...drawn, walls: [{ ...side, portal: 'none' }] })).toThrow(
      'walls[0].portal: there is no portal "none"',
    )
    expect(() => gridMap({ ...drawn, portals: [...drawn.portals, ...drawn.portals] })).toThrow(
      'portals[1].id: "gate" is used twice',
    )
    const broken = { id: 'b', segment: { ...side, x2: Infinity }, closed: false }
    expect(() => gridMap({ ...drawn, portals: [...drawn.portals, broken] })).toThrow('portals[1].segment.x2: Infinity')
  })
})
