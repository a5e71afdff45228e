import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'

describe('zones', () => {
  it('are painted, named and given back to the tiling', () => {
    const { t } = enduranceTable('8x4')
    t.do('zone.paint', 'gm', { squares: [0, 2, 8, 2], zone: 'new', name: 'Stairs' })
    const [id] = Object.keys(t.state.board.zones!.said)
    expect(t.state.board.zones).toEqual({
      size: 4,
      drawn: { 0: `2${id}`, 1: `2${id}` },
      said: { [id!]: { name: 'Stairs' } },
    })
    const wider = t.fork().do('zone.paint', 'gm', { squares: [2, 1], zone: id! })
    expect(wider.state.board.zones!.said, 'what is painted besides keeps its name').toEqual({
      [id!]: { name: 'Stairs' },
    })
    const back = t.fork().do('zone.paint', 'gm', { squares: [0, 1], zone: null, name: 'Hall' })
    expect(back.state.board.zones!.said, 'the tiling has no name').toEqual({ [id!]: { name: 'Stairs' } })
    t.do('zone.edit', 'gm', { zone: id!, room: 'cramped', exit: true }).do('zone.edit', 'gm', {
      zone: 't1',
      name: 'Hall',
    })
    expect(t.state.board.zones!.said).toEqual({
      [id!]: { name: 'Stairs', room: 'cramped', exit: true },
      t1: { name: 'Hall' },
    })
    t.do('zone.edit', 'gm', { zone: id!, name: null, room: null, exit: false })
    expect(t.state.board.zones!.said[id!]).toEqual({})
    t.do('zone.paint', 'gm', { squares: [8, 1], zone: id! }).do('zone.paint', 'gm', { squares: [0, 16], zone: null })
    expect(t.state.board.zones).toEqual({ size: 4, drawn: {}, said: { t1: { name: 'Hall' } } })
    t.do('zone.size', 'gm', { size: 2 })
    expect(t.state.board.zones).toEqual({ size: 2, drawn: {}, said: {} })
    expect(t.problem('zone.paint', 'gm', { squares: [0, 1], zone: 'z7' })).toContain('no drawn zone z7')
    expect(t.problem('zone.edit', 'gm', { zone: 'z7' })).toContain('no zone z7')
  })
})
