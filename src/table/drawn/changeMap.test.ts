import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import type { Json } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { endurance } from '~/rulesets/endurance'
import { sameSquare } from './changeMap'

const SMALL: GridMap = {
  width: 8,
  height: 6,
  walls: [{ x1: 3, y1: 0, x2: 3, y2: 6, kind: 'wall' }],
  portals: [{ id: 'gate', closed: true, segment: { x1: 6, y1: 0, x2: 6, y2: 2, kind: 'door' } }],
}
const PICTURE = { id: 'P'.repeat(43), x: 0, y: 0, width: 8, height: 6 }
const json = (value: unknown) => value as { [key: string]: Json }

function prepared() {
  const { t, heroes, guards, put } = enduranceTable()
  const near = put('Roland', heroes, [2, 2])
  const far = put('guard', guards, [15, 9])
  return { t, near, far, change: (more: object = {}) => json({ map: 'other', grid: SMALL, ...more }) }
}

describe('another map under a fight', () => {
  it('leaves tokens on their squares, and puts those who have none there where they are told', () => {
    const { t, near, far, change } = prepared()
    t.do('map', 'gm', change({ cells: { [far]: 8 * 5 + 7 } }))
    expect(t.state.combatants[near]!.cell).toBe(2 * 8 + 2)
    expect(t.state.combatants[far]!.cell).toBe(5 * 8 + 7)
    t.do('place', 'gm', { who: near, cell: 8 * 6 - 1 - 8 })
    expect(t.problem('place', 'gm', { who: near, cell: 8 * 6 })).toContain('8 × 6')
  })

  it('takes whoever fits nowhere off the map', () => {
    const { t, far, change } = prepared()
    t.do('map', 'gm', change())
    expect(t.state.combatants[far]!.cell).toBeNull()
  })

  it('is played on at once: its walls stand, its doors open, and doors and paint of the one before are gone', () => {
    const { t, near, change } = prepared()
    t.do('paint', 'gm', { squares: [0, 3], ground: 'difficult' })
    t.do('map', 'gm', change({ difficult: [9, 1] }))
    const { board } = t.state
    expect(board).toMatchObject({ map: 'other', doors: {}, paint: { 1: '1 1difficult' } })
    const terrain = t.terrain.on(board)
    expect(terrain.map).toMatchObject({ width: 8, height: 6 })
    expect(terrain.standing(board)).toHaveLength(2)
    t.do('door', 'gm', { door: 'gate', to: 'open' })
    expect(t.terrain.on(t.state.board).standing(t.state.board)).toHaveLength(1)
    begin(t)
    t.do('takeTurn', near)
    const { cells } = endurance.commands.walk(t.state, t.terrain.on(t.state.board), near)
    expect([...cells.keys()].every(cell => cell % 8 < 3)).toBe(true)
  })

  it('leaves what lies on the ground in its column and row, or at the edge', () => {
    const { t, change } = prepared()
    const thing = (id: string, cell: number) => ({ id, cell, name: id, what: null })
    const path = ['things', 't1']
    t.do('gm.set', 'gm', { patches: [{ op: 'add', path, value: thing('t1', 19 + 3 * 20) }] } as never)
    t.do('map', 'gm', change())
    expect(t.state.things['t1']!.cell).toBe(3 * 8 + 7)
    const south = prepared()
    south.t.do('gm.set', 'gm', { patches: [{ op: 'add', path, value: thing('t1', 2 + 10 * 20) }] } as never)
    south.t.do('map', 'gm', south.change())
    expect(south.t.state.things['t1']!.cell).toBe(5 * 8 + 2)
  })

  it('has its own picture, and none where it brings none', () => {
    const { t, change } = prepared()
    t.do('map.picture', 'gm', json({ picture: PICTURE }))
    expect(t.state.board.picture).toEqual(PICTURE)
    t.do('map', 'gm', change())
    expect(t.state.board.picture).toBeNull()
    t.do('map', 'gm', change({ picture: PICTURE }))
    expect(t.state.board.picture).toEqual(PICTURE)
  })

  it.each([
    [{ grid: { ...SMALL, width: 0 } }, 'width: 0 is not a whole number of squares'],
    [{ grid: 7 }, 'is no map'],
    [{ grid: { ...SMALL, walls: Array.from({ length: 6000 }, () => SMALL.walls[0]) } }, 'has 6001 walls and doors'],
    [{ difficult: [48, 1] }, 'squares'],
    [{ pins: [{ cell: 48 }] }, 'square 48 is not on this map'],
    [{ picture: { ...PICTURE, width: -1 } }, 'picture'],
  ])('refuses nonsense and says what: %j', (wrong, words) => {
    const { t, change } = prepared()
    expect(t.problem('map', 'gm', change(wrong))).toContain(words)
  })

  it('has room for as many walls and doors as the journal bears', () => {
    const { t, change } = prepared()
    const walls = Array.from({ length: 5999 }, () => SMALL.walls[0])
    t.do('map', 'gm', change({ grid: { ...SMALL, walls } }))
    expect(t.state.board.map).toBe('other')
  })

  it('tells the players that it is another, and nothing more', () => {
    const { t, change } = prepared()
    t.do('map', 'gm', change({ pins: [{ cell: 3, title: '1', text: 'A trap.' }] }))
    expect(t.said('map')[0]!.shared).toEqual({ width: 8, height: 6 })
    expect(JSON.stringify(endurance.display.view(t.state, null))).not.toContain('trap')
  })
})

it('a square is where its column and row are, as long as there are such', () => {
  expect(sameSquare(23, 10, { width: 5, height: 5 })).toBe(13)
  expect(sameSquare(27, 10, { width: 5, height: 5 })).toBeNull()
  expect(sameSquare(53, 10, { width: 5, height: 5 })).toBeNull()
  expect([44, 45, 54].map(cell => sameSquare(cell, 10, { width: 5, height: 5 }))).toEqual([24, null, null])
})
