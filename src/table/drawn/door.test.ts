import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import { gridMap } from '~/grid/map/gridMap'
import { isLocked } from './door'

const door = { x1: 3, y1: 0, x2: 3, y2: 1, kind: 'door' as const }
const cellar = gridMap({
  width: 6,
  height: 1,
  walls: [],
  portals: [
    { id: 'd1', segment: door, closed: true, locked: true },
    { id: 'd2', segment: { ...door, x1: 5, x2: 5 }, closed: false },
  ],
})

function table() {
  const { t } = enduranceTable(cellar)
  t.do('fog.paint', 'gm', { squares: [0, 6], as: 'shown' })
  const locked = () => cellar.portals.flatMap(portal => (isLocked(t.state.board, portal) ? [portal.id] : []))
  return { t, locked }
}

describe('a locked door', () => {
  it('is locked as the map has it, until it is unlocked or opened', () => {
    const { t, locked } = table()
    expect(locked()).toEqual(['d1'])
    t.do('door', 'gm', { door: 'd1', to: 'unlocked' })
    expect([locked(), t.state.board.doors]).toEqual([[], {}])
    t.do('door', 'gm', { door: 'd1', to: 'locked' }).do('door', 'gm', { door: 'd1', to: 'open' })
    expect([locked(), t.state.board.doors.d1]).toEqual([[], 'open'])
    t.do('door', 'gm', { door: 'd1', to: 'closed' })
    expect(locked(), 'closing does not lock').toEqual([])
  })

  it('is closed: an open one falls shut when it is locked', () => {
    const { t, locked } = table()
    t.do('door', 'gm', { door: 'd2', to: 'locked' })
    expect([locked(), t.state.board.doors.d2]).toEqual([['d1', 'd2'], 'closed'])
    expect(t.heard).toEqual(['A door is closed.'])
  })

  it('is told to the players when somebody tries it, and not before', () => {
    const { t } = table()
    for (const to of ['unlocked', 'locked']) {
      t.do('door', 'gm', { door: 'd1', to })
      expect([t.told, t.heard], to).toEqual([[`A door is ${to}.`], []])
    }
    t.do('door', 'gm', { door: 'd1', to: 'tried' })
    expect(t.heard).toEqual(['A door is found locked.'])
    expect(t.problem('door', 'gm', { door: 'd2', to: 'tried' })).toContain('d2 is not locked')
  })

  it('is found locked by whoever interacts with it, and stays closed END-ACT-07', () => {
    const { t, heroes, put } = enduranceTable(cellar)
    t.do('fog.paint', 'gm', { squares: [0, 6], as: 'shown' })
    const who = put('Roland', heroes, [2, 0])
    begin(t).do('takeTurn', who)
    t.do('interact', who).choose('interact.with', 'd1')
    expect([t.heard.at(-1), t.state.board.doors]).toEqual(['Roland finds a door locked.', {}])
    t.do('door', 'gm', { door: 'd1', to: 'unlocked' })
    t.do('interact', who).choose('interact.with', 'd1')
    expect(t.state.board.doors).toEqual({ d1: 'open' })
  })
})
