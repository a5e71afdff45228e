import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'

describe('areas on the map', () => {
  it('are laid down, changed and taken away', () => {
    const { t } = enduranceTable('8x4')
    const shape = { kind: 'circle', radius: 2, at: [1024, 1024] }
    t.do('area.add', 'gm', { shape, name: 'Fog bank' })
    const [id] = Object.keys(t.state.board.areas!)
    expect(t.state.board.areas![id!]).toEqual({ id, shape, name: 'Fog bank', badge: 0, shared: true })
    t.do('area.edit', 'gm', { area: id!, shared: false, shape: { kind: 'square', side: 3, at: [0, 0] } })
    expect(t.state.board.areas![id!]).toMatchObject({ shared: false, name: 'Fog bank', shape: { side: 3 } })
    t.do('area.remove', 'gm', { areas: [id!] })
    expect(t.state.board.areas).toEqual({})
    expect(t.problem('area.add', 'gm', { shape: { kind: 'cone', radius: 2, at: [0, 0] } })).toContain('shape')
    expect(t.problem('area.edit', 'gm', { area: 'a9' })).toContain('there is no area a9')
  })
})
