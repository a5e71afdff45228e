import { expect, it } from 'vitest'
import { begin, hallowedTable, plainWeapon, pool } from '../../../test/parties/hallowed'
import { tactics } from './tactics'

const weapons = [plainWeapon('club', 0, 0, 1, 6)]

/** What Ann would declare with so many Wounds of ten left, so many orcs at so many squares, and so many Wounds of Bob beside her. */
function declared({ wounds = 10, orcs = 1, off = 2, bob = 10 }) {
  const { t, heroes, monsters, put } = hallowedTable('20x9')
  const ann = put('Ann', heroes, [2, 4], { weapons, wounds: pool(10, wounds) })
  put('Bob', heroes, [1, 4], { weapons, wounds: pool(10, bob) })
  for (let i = 0; i < orcs; i++) put('Orc', monsters, [2 + off, [4, 3, 5][i]!], { weapons })
  begin(t)
  while (t.open[0]) t.roll('initiative.die', 6)
  return tactics.turn(t.state, t.terrain, ann)?.type
}

it('whoever is nearly gone, outnumbered and has them upon it guards itself, and nobody else does', () => {
  const beset = { wounds: 3, orcs: 3 }
  expect(declared(beset)).toBe('fullDefense')
  expect(declared({ ...beset, wounds: 4 })).toBe('attack')
  expect(declared({ ...beset, orcs: 2 })).toBe('attack')
  expect(declared({ ...beset, off: 3 })).toBe('attack')
  expect(declared({ ...beset, orcs: 2, bob: -1, off: 1 }), 'a friend who lies is no help').toBe('fullDefense')
})

it('whoever bleeds to death is tended by those beside, while no enemy is within two squares', () => {
  expect(declared({ bob: -1, off: 3 })).toBe('heal')
  expect(declared({ bob: -1, off: 2 })).toBe('attack')
  expect(declared({ bob: 0, off: 3 })).toBe('attack')
})
