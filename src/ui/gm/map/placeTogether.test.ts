import { expect, test } from 'vitest'
import type { FightView } from '~/store/session/fightView'
import { provideActions, starting, type TableActions, useTable } from '~/store/state'
import { ruleset, skirmish, terrain } from '~/store/testing/skirmish'
import { placeAround, placeTogether } from './placeTogether'

/** A table at which commands are kept, with two on its map. */
function atTable() {
  const given: unknown[] = []
  provideActions({ do: (command: unknown) => given.push(command) > 0 } as unknown as TableActions)
  const { play, roland, guard } = skirmish()
  const fight = { ruleset, terrain, map: terrain.map, snapshot: play.fight.state, asks: null }
  useTable.setState({ ...starting, fight: fight as unknown as FightView })
  return { given, guard, roland, cells: play.fight.state.combatants }
}

test('one is placed by itself, several together: all in one step', () => {
  const { given, guard, roland } = atTable()
  placeAround([guard], 30)
  placeAround([guard, roland], 30)
  expect(given).toEqual([
    { type: 'place', by: 'gm', with: { who: guard, cell: 30 } },
    {
      type: 'place.several',
      by: 'gm',
      with: {
        list: [
          { who: guard, cell: 30 },
          { who: roland, cell: 30 - terrain.map.width },
        ],
      },
    },
  ])
})

test('several go as far as the one in the hand, from wherever they stand, and who is on no map stays away', () => {
  const { given, guard, roland, cells } = atTable()
  const [of, and] = [cells[guard]!.cell!, cells[roland]!.cell!]
  placeTogether([guard, roland, 'nobody'], [of, of + 1, of + 2])
  expect(given).toEqual([
    {
      type: 'place.several',
      by: 'gm',
      with: {
        list: [
          { who: guard, cell: of + 2 },
          { who: roland, cell: and + 2 },
        ],
      },
    },
  ])
})
