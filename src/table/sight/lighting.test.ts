import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import { known, visible } from '../../../test/playersSight'
import { gridMap } from '~/grid/map/gridMap'
import { litSquares } from './lighting'

describe('in the dark', () => {
  const corridor = { width: 12, height: 1, walls: [], portals: [], lights: [{ x: 9.5, y: 0.5, range: 1 }] }

  it('the party sees what is lit: by lamps of the map, and by what somebody carries', () => {
    const { t, put, heroes, guards } = enduranceTable(gridMap(corridor))
    const roland = put('Roland', heroes, [1, 0])
    put('Guard', guards, [6, 0])
    const row = (of: Uint8Array) => [...of].map(is => (is ? '#' : '.')).join('')
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect(row(visible(t))).toBe('############')
    t.do('fog', 'gm', { dark: true, forget: true })
    expect(row(visible(t))).toBe('.#......###.')
    t.do('combatant.edit', 'gm', { who: roland, light: 2 })
    expect(row(visible(t))).toBe('####....###.')
    t.do('place', 'gm', { who: roland, cell: 4 })
    expect(row(visible(t))).toBe('..#####.###.')
    expect(row(known(t))).toBe('#######.###.')
    begin(t)
      .do('takeTurn', roland)
      .do('move', roland, { 'move.path': [3, 2, 1] })
    expect(row(visible(t))).toBe('####....###.')
    t.do('combatant.edit', 'gm', { who: roland, light: null })
    expect([row(visible(t)), row(known(t))]).toEqual(['.#......###.', '#######.###.'])
    t.do('fog', 'gm', { dark: false })
    expect(row(visible(t))).toBe('############')
  })

  it('the way by torchlight is remembered, and walls keep light in', () => {
    const wall = { x1: 8, y1: 0, x2: 8, y2: 1, kind: 'wall' as const }
    const { t, put, heroes, guards } = enduranceTable(gridMap({ ...corridor, walls: [wall] }))
    const roland = put('Roland', heroes, [0, 0])
    put('Guard', guards, [11, 0])
    t.do('combatant.edit', 'gm', { who: roland, light: 1 })
    t.do('fog', 'gm', { mode: 'sight', party: [heroes], dark: true })
    begin(t)
      .do('takeTurn', roland)
      .do('move', roland, { 'move.path': [1, 2, 3, 4, 5] })
    expect([...known(t)]).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
    expect([...visible(t).keys()].filter(cell => visible(t)[cell])).toEqual([4, 5, 6])
  })

  it('light falls within its range and nowhere else, to the edges of the map, and behind no wall', () => {
    const wall = { x1: 1, y1: 0, x2: 1, y2: 4, kind: 'wall' as const }
    const lit = (at: [number, number], ...walls: (typeof wall)[]) => {
      const { t, put, heroes } = enduranceTable(gridMap({ width: 3, height: 5, walls, portals: [] }))
      const who = put('Roland', heroes, at)
      t.do('combatant.edit', 'gm', { who, light: 2 })
      return picture(litSquares(t.ruleset.state.footprint, t.state, t.terrain), 3)
    }
    expect(lit([0, 2])).toEqual(['##.', '###', '###', '###', '##.'])
    expect(lit([2, 2])).toEqual(['.##', '###', '###', '###', '.##'])
    expect(lit([1, 4])).toEqual(['...', '...', '###', '###', '###'])
    expect(lit([1, 0])).toEqual(['###', '###', '###', '...', '...'])
    expect(lit([0, 2], wall)).toEqual(['#..', '#..', '#..', '#..', '#..'])
  })

  it('a lamp lights what is near it by its place on its square, and none off the map', () => {
    const lit = (...lights: { x: number; y: number; range: number }[]) => {
      const map = gridMap({ width: 4, height: 4, walls: [], portals: [], lights })
      const { t } = enduranceTable(map)
      return picture(litSquares(t.ruleset.state.footprint, t.state, t.terrain), 4)
    }
    expect(lit({ x: 1.5, y: 1.5, range: 1 })).toEqual(['.#..', '###.', '.#..', '....'])
    expect(lit({ x: 2, y: 2, range: 0.8 })).toEqual(['....', '.##.', '.##.', '....'])
    expect(lit({ x: 2.5, y: 2, range: 0.6 })).toEqual(['....', '..#.', '..#.', '....'])
    expect(lit({ x: 4.5, y: 1.5, range: 3 }, { x: 1.5, y: -1, range: 3 })).toEqual(['....', '....', '....', '....'])
  })

  it('what somebody carries lights nothing while they are off the map or out of the fight', () => {
    const { t, put, heroes, guards } = enduranceTable('4x2')
    const roland = put('Roland', heroes, [0, 0])
    put('Guard', guards, [3, 1])
    const lit = (of = t) => picture(litSquares(of.ruleset.state.footprint, of.state, of.terrain), 4)
    expect(lit()).toEqual(['....', '....'])
    t.do('combatant.edit', 'gm', { who: roland, light: 1 })
    expect(lit()).toEqual(['##..', '##..'])
    expect(lit(t.fork().do('place', 'gm', { who: roland, cell: null }))).toEqual(['....', '....'])
    expect(lit(begin(t.fork()).do('leave', 'gm', { who: [roland] }))).toEqual(['....', '....'])
    const gone = litSquares(t.ruleset.state.footprint, t.state, t.terrain, { who: roland, cell: 2 })
    expect(picture(gone, 4)).toEqual(['.###', '.###'])
  })

  it('a party that carries no light knows the squares that it has walked over, in every row', () => {
    const { t, put, heroes, guards } = enduranceTable('4x3')
    const roland = put('Roland', heroes, [0, 0])
    put('Guard', guards, [3, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes], dark: true })
    begin(t)
      .do('takeTurn', roland)
      .do('move', roland, { 'move.path': [4, 9, 10] })
    expect(picture(known(t), 4)).toEqual(['#...', '#...', '.##.'])
    expect(picture(visible(t), 4)).toEqual(['....', '....', '..#.'])
  })
})

const picture = (marks: Uint8Array, width: number) =>
  Array.from({ length: marks.length / width }, (_, y) =>
    Array.from(marks.subarray(y * width, (y + 1) * width), is => (is === 1 ? '#' : is === 0 ? '.' : '?')).join(''),
  )
