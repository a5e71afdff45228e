import { expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { weapons } from './sheet/weapons'
import type { Sheet } from './state/sheet'
import { armsOf } from './tactics'

/** What a dagger is worth in this hand, in half points. */
function worth(change: (sheet: Sheet) => Partial<Sheet>, weapon: object = {}): number | undefined {
  const { t, heroes, put } = enduranceTable()
  const plain = weapons.dagger()
  const who = put('Roland', heroes, [1, 1], sheet => {
    const attributes = { ...sheet.attributes, strength: 4, dexterity: 8 }
    const skills = { ...sheet.skills, combat: 6 }
    const proficiencies = Object.fromEntries(Object.keys(sheet.proficiencies).map(name => [name, 0]))
    const own = { ...sheet, attributes, skills, proficiencies } as Sheet
    return {
      ...own,
      items: [{ ...plain, weapon: { ...plain.weapon!, attackMod: 0, ...weapon } }],
      ...change(own),
    } as Sheet
  })
  const arms = armsOf(t.state, t.state.combatants[who]!)
  return arms.find(({ attackMode }) => attackMode.item.name === plain.name && attackMode.mode === 'melee')?.twice
}

it('an arm is worth the better of its attributes, its bonus, and less with each attack of this round', () => {
  const both = { attributes: ['strength', 'dexterity'] }
  const plain = worth(() => ({}), both)!
  expect(plain).toBe(8 + 1 + 6 + 1)
  expect(worth(() => ({}), { attributes: ['strength'] })).toBe(plain - 4)
  expect(worth(() => ({}), { ...both, attackMod: 1 })).toBe(plain + 2)
  expect(worth(({ status }) => ({ status: { ...status, attacksThisRound: 1 } }), both)).toBe(plain - 4)
  expect(worth(() => ({ items: [{ ...weapons.dagger(), held: false }] }))).toBeUndefined()
})
