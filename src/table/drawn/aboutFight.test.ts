import { expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'

it('what is written about the fight is kept, and gone when nothing is left of it', () => {
  const { t } = enduranceTable()
  t.do('notes', 'gm', { notes: 'The bridge burns in round 3.' })
  expect(t.state.board.notes).toBe('The bridge burns in round 3.')
  t.do('notes', 'gm', { notes: '  ' })
  expect(t.state.board).not.toHaveProperty('notes')
  expect(t.problem('notes', 'gm', { notes: 'x'.repeat(10_001) })).toContain('notes')
})

it('a public name is kept, also when it is empty: then the players read a neutral word', () => {
  const { t } = enduranceTable()
  expect(t.state.board).not.toHaveProperty('publicName')
  t.do('public.name', 'gm', { name: ' The quiet inn ' })
  expect(t.state.board.publicName).toBe('The quiet inn')
  t.do('public.name', 'gm', { name: ' ' })
  expect(t.state.board.publicName).toBe('')
})

it('the entrance is a square of the map, is taken away, and stays with the map on which it lies', () => {
  const { t } = enduranceTable()
  t.do('entrance', 'gm', { cell: 239 })
  expect(t.state.board.entrance).toBe(239)
  expect(t.problem('entrance', 'gm', { cell: 240 })).toContain('square 240 is not on this map')
  expect(t.problem('entrance', 'gm', { cell: -1 })).toContain('cell')
  t.do('entrance', 'gm', { cell: null })
  expect(t.state.board).not.toHaveProperty('entrance')
  t.do('entrance', 'gm', { cell: 7 })
  t.do('map', 'gm', { map: 'other', grid: { width: 20, height: 12, walls: [], portals: [] } })
  expect(t.state.board).not.toHaveProperty('entrance')
})
