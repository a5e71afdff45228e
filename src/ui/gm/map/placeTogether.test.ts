import { expect, test } from 'vitest'
import type { FightView } from '~/store/session/fightView'
import { provideActions, starting, type TableActions, useTable } from '~/store/state'
import { ruleset, skirmish, terrain } from '~/store/testing/skirmish'
import { placeAround } from './placeTogether'

test('one is placed by itself, several together: all in one step', () => {
  const given: unknown[] = []
  provideActions({ do: (command: unknown) => given.push(command) > 0 } as unknown as TableActions)
  const { play, roland, guard } = skirmish()
  const fight = { ruleset, terrain, map: terrain.map, snapshot: play.fight.state, asks: null }
  useTable.setState({ ...starting, fight: fight as unknown as FightView })
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
