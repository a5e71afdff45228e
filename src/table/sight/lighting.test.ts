import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import { known, visible } from '../../../test/playersSight'
import { gridMap } from '~/grid/map/gridMap'

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
    expect([...known(t)].lastIndexOf(1)).toBe(6)
    expect([...visible(t).keys()].filter(cell => visible(t)[cell])).toEqual([4, 5, 6])
  })
})
