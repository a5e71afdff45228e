import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { UNIT } from '~/grid/lines'
import { gridMap } from '~/grid/map/gridMap'
import { lineOfSight } from '~/grid/sight/castWalls'

const at = (...squares: [number, number, number, number]) => squares.map(n => n * UNIT)
const map = (t: ReturnType<typeof enduranceTable>['t']) => t.terrain.at(t.state.board)

describe('drawn walls', () => {
  it('stop steps and sight; a drawn door opens and closes', () => {
    const { t } = enduranceTable('6x1')
    t.do('wall.add', 'gm', { list: [{ kind: 'door', at: at(3, 0, 3, 1) }] })
    const [id] = Object.keys(t.state.board.walls!)
    expect(lineOfSight(map(t), 0, 5)).toBe(false)
    t.do('door', 'gm', { door: id!, to: 'open' })
    expect(lineOfSight(map(t), 0, 5)).toBe(true)
    expect(t.said('door')[0]).toMatchObject({ with: { door: id, to: 'open', kind: 'door' } })
    t.do('wall.edit', 'gm', { wall: id!, kind: 'window' }).do('door', 'gm', { door: id!, to: 'closed' })
    expect([lineOfSight(map(t), 0, 5), map(t).field(1).steps[2]! & 1]).toEqual([true, 0])
    t.do('wall.edit', 'gm', { wall: id!, kind: 'door' }).do('door', 'gm', { door: id!, to: 'locked' })
    t.do('wall.remove', 'gm', { walls: [id!] })
    const { walls, doors, locks } = t.state.board
    expect({ walls, doors, locks }, 'nothing is left of its door and its lock').toEqual({
      walls: {},
      doors: {},
      locks: {},
    })
    expect(map(t).field(1).steps[2]! & 1).toBe(1)
  })

  it('take the place of those the map came with', () => {
    const wall = { x1: 3, y1: 0, x2: 3, y2: 1, kind: 'wall' as const }
    const portal = { id: 'gate', segment: { ...wall, x1: 5, x2: 5, kind: 'door' as const }, closed: false }
    const { t } = enduranceTable(gridMap({ width: 6, height: 1, walls: [wall], portals: [portal] }))
    t.do('wall.edit', 'gm', { wall: 'm0', at: at(1, 0, 1, 1) })
    expect([lineOfSight(map(t), 2, 4), lineOfSight(map(t), 0, 4)]).toEqual([true, false])
    t.do('wall.remove', 'gm', { walls: ['m0'] })
    expect(lineOfSight(map(t), 0, 5)).toBe(true)
    t.do('wall.edit', 'gm', { wall: 'gate', at: at(2, 0, 2, 1) })
    expect(lineOfSight(map(t), 0, 5)).toBe(true)
    t.do('door', 'gm', { door: 'gate', to: 'closed' })
    expect(lineOfSight(map(t), 0, 5)).toBe(false)
    t.fight.go({ done: 0, entries: null })
    expect(t.state.board).toEqual({ map: 'map', doors: {}, paint: {} })
  })

  it('of a map that let steps or sight through in part do so where they are moved, and no longer as another kind', () => {
    const curtain = { x1: 3, y1: 0, x2: 3, y2: 1, kind: 'wall' as const, walkable: true as const }
    const rims = [2, 4].map(x => ({ x1: x, y1: 0, x2: x, y2: 1, kind: 'wall' as const, sightOnce: true as const }))
    const { t } = enduranceTable(gridMap({ width: 6, height: 1, walls: [curtain, ...rims], portals: [] }))
    const looks = () => [lineOfSight(map(t), 0, 3), lineOfSight(map(t), 0, 5)]
    t.do('wall.edit', 'gm', { wall: 'm0', at: at(5, 0, 5, 1) }).do('wall.edit', 'gm', {
      wall: 'm1',
      at: at(1, 0, 1, 1),
    })
    expect([looks(), map(t).field(1).steps[4]! & 1]).toEqual([[true, false], 1])
    t.do('wall.edit', 'gm', { wall: 'm0', kind: 'wall' }).do('wall.edit', 'gm', { wall: 'm1', kind: 'wall' })
    expect([looks(), map(t).field(1).steps[4]! & 1]).toEqual([[false, false], 0])
  })

  it('go without a trace when they are taken away, on a map with as many walls of its own', () => {
    const walls = Array.from({ length: 5 }, (_, i) => ({ x1: i + 1, y1: 0, x2: i + 1, y2: 1, kind: 'wall' as const }))
    const { t } = enduranceTable(gridMap({ width: 6, height: 1, walls, portals: [] }))
    t.do('wall.add', 'gm', { list: [{ kind: 'window', at: at(0, 0, 0, 1) }] })
    const [id] = Object.keys(t.state.board.walls!)
    expect(walls[Number(id!.slice(1))]).toBeDefined()
    t.do('wall.remove', 'gm', { walls: [id!, 'm2'] })
    expect(t.state.board.walls).toEqual({ m2: null })
  })

  it.each([
    ['wall.add', { list: [{ kind: 'wall', at: [0, 0, 0, 0] }] }, 'two ends'],
    ['wall.add', { list: [{ kind: 'hedge', at: [0, 0, 9, 0] }] }, 'list.0.kind'],
    ['wall.add', { list: [{ kind: 'wall', at: [0, 0.5, 9, 0] }] }, 'list.0.at.1'],
    ['wall.edit', { wall: 'w9' }, 'there is no wall w9'],
    ['wall.remove', { walls: ['m7'] }, 'there is no wall m7'],
  ])('are refused when they are nonsense: %s %j', (type, given, words) => {
    expect(enduranceTable('6x1').t.problem(type, 'gm', given)).toContain(words)
  })
})
