import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { zonesOf } from './zonesOf'

describe('the zones of the map', () => {
  it('have names, and stay the same object until something changes', () => {
    const { t } = enduranceTable('9x4')
    const zones = () => zonesOf(t.state.board, t.terrain)
    expect(zones().zones.map(({ id }) => zones().nameOf(id))).toEqual(['A1', 'B1', 'C1'])
    const before = zones()
    t.do('zone.paint', 'gm', { squares: [2, 1, 11, 1, 20, 1, 29, 1], zone: 'new' })
    expect(zones()).not.toBe(before)
    expect(zones()).toBe(zones())
    const drawn = zones().at(2)!.id
    expect(zones().zones.map(({ id }) => zones().nameOf(id))).toEqual([
      'A1',
      `Zone ${drawn.slice(1)}`,
      'A1 (2)',
      'B1',
      'C1',
    ])
    t.do('zone.edit', 'gm', { zone: drawn, name: 'Ditch', exit: true }).do('zone.edit', 'gm', {
      zone: 't1',
      name: 'Yard',
    })
    expect([zones().nameOf(drawn), zones().nameOf('t1')]).toEqual(['Ditch', 'Yard'])
    expect([zones().saidOf(drawn), zones().saidOf('t2')]).toEqual([{ name: 'Ditch', exit: true }, {}])
  })

  it('are lettered as on a sheet of columns: AA after Z', () => {
    const { t } = enduranceTable('212x8')
    const { zones, nameOf } = zonesOf(t.state.board, t.terrain)
    const names = zones.map(({ id }) => nameOf(id))
    expect([0, 25, 26, 27, 51, 52].map(i => names[i])).toEqual(['A1', 'Z1', 'AA1', 'AB1', 'AZ1', 'BA1'])
    expect(names[53]).toBe('A2')
  })
})
