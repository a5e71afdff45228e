import { expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'

it('notes lie at squares, are changed, and are taken off', () => {
  const { t } = enduranceTable()
  t.do('pin.add', 'gm', { list: [{ cell: 3, title: ' 1 ', text: 'A trap.' }, { cell: 239 }] })
  const [first, second] = Object.values(t.state.board.pins!)
  expect(first).toEqual({ id: first!.id, cell: 3, title: '1', text: 'A trap.' })
  t.do('pin.edit', 'gm', { pin: first!.id, text: 'Sprung.', cell: 4 })
  expect(t.state.board.pins![first!.id]).toEqual({ id: first!.id, cell: 4, title: '1', text: 'Sprung.' })
  t.do('pin.remove', 'gm', { pins: [first!.id] })
  expect(Object.keys(t.state.board.pins!)).toEqual([second!.id])
  t.do('pin.remove', 'gm', { pins: [second!.id] })
  expect(t.state.board).not.toHaveProperty('pins')
})

it.each([
  ['pin.add', { list: [{ cell: 240 }] }, 'square 240 is not on this map'],
  ['pin.add', { list: Array.from({ length: 401 }, () => ({ cell: 0 })) }, 'list'],
  ['pin.edit', { pin: 'n9', text: '' }, 'there is no note n9'],
  ['pin.remove', { pins: ['n9'] }, 'there is no note n9'],
] as const)('%s with %j is refused with what is wrong', (type, given, words) => {
  expect(enduranceTable().t.problem(type, 'gm', given as never)).toContain(words)
})
