import { expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import { endurance } from '~/rulesets/endurance'

function waiting(round: number | null = 2) {
  const { t, heroes, guards, put } = enduranceTable()
  const roland = put('Roland', heroes, [2, 2])
  const list = [
    { name: 'Wolf', side: guards, preset: 'archer', known: 'absent' as const },
    { name: 'Wolf', side: guards, notes: 'limps', check: ['skills'] },
  ]
  t.do('wave.add', 'gm', { name: 'Wolves', round, list })
  const [wave] = Object.values(t.state.board.waves!)
  return { t, guards, roland, wave: wave! }
}

it('those of a wave are nowhere until it comes in, then they join where they are put', () => {
  const { t, roland, wave } = waiting()
  expect(wave).toMatchObject({ name: 'Wolves', round: 2 })
  expect(Object.keys(t.state.combatants)).toEqual([roland])
  expect(JSON.stringify(endurance.display.view(t.state, null))).not.toContain('Wol')
  begin(t)
  t.do('wave.enter', 'gm', { wave: wave.id, cells: [t.cell([9, 9])] })
  const [, first, second] = Object.values(t.state.combatants)
  expect(first).toMatchObject({ name: 'Wolf A', cell: t.cell([9, 9]), known: 'absent' })
  expect(second).toMatchObject({ name: 'Wolf B', cell: null, known: 'named', notes: 'limps' })
  expect(t.state.board).not.toHaveProperty('waves')
  // They are of the fight: their turn comes.
  expect(t.state.turn!.joined).toEqual(expect.arrayContaining([first!.id, second!.id]))
})

it('a wave is renamed, comes in another round, and is dropped', () => {
  const { t, wave } = waiting(null)
  t.do('wave.edit', 'gm', { wave: wave.id, name: 'Dogs', round: 4 })
  expect(t.state.board.waves![wave.id]).toMatchObject({ name: 'Dogs', round: 4, list: wave.list })
  t.do('wave.remove', 'gm', { wave: wave.id })
  expect(t.state.board).not.toHaveProperty('waves')
  expect(t.problem('wave.enter', 'gm', { wave: wave.id })).toContain('there is no wave')
})

it.each([
  [{ list: [{ name: 'X', side: 'nobody' }] }, 'there is no side nobody'],
  [{ list: [{ name: 'X', side: 's1', preset: 'dragon' }] }, 'no ready-made "dragon"'],
  [{ list: [{ name: 'X', side: 's1', sheet: { health: 3 } }] }, 'attributes'],
  [{ list: [] }, 'list'],
  [{ list: [{ name: 'X', side: 's1' }], round: 0 }, 'round'],
])('a wave of those who could not join is refused: %j', (given, words) => {
  expect(waiting().t.problem('wave.add', 'gm', { name: 'W', ...given })).toContain(words)
})
