import { expect, it } from 'vitest'
import { begin, health, murdhamTable, type Change } from '../../../test/parties/murdham'
import { attackModeNamed } from './gear/attackModes'
import { armour, listed } from './sheet/weapons'
import { armsFrom, worthOf } from './tactics'

/** Ada, with a sword or a bow, and such a foe so many zones off. */
function facing(change: Change, arm = 'sword', zones = 0) {
  const { t, heroes, foes, put } = murdhamTable('160x4')
  const ada = put('Ada', heroes, [1, 1], { weapons: [listed(arm, { held: arm === 'bow' ? 'both' : 'main' })] })
  const foe = put('Foe', foes, [2 + 4 * zones, 1], change)
  begin(t, heroes)
  return { s: t.state, terrain: t.terrain, by: t.state.combatants[ada]!, foe: t.state.combatants[foe]! }
}

function worth(change: Change, arm = 'sword', zones = 0): number {
  const { s, terrain, by, foe } = facing(change, arm, zones)
  return worthOf(s, terrain, by, attackModeNamed(by, arm), foe)
}

it('a target is worth what comes through, less what it has left, more where it falls and where it is spent', () => {
  expect(worth({})).toBe(2 * 7 - 2 * 8)
  expect(worth({ armour: armour('mail', 2) })).toBe(2 * 3 - 2 * 8)
  expect(worth({ armour: armour('plate', 3), naturalArmour: 6 })).toBe(-2 * 8)
  expect(worth(health(7, 8))).toBe(2 * 7 - 2 * 7 + 8)
  const { s, terrain, by, foe } = facing({})
  const spent = { ...foe, sheet: { ...foe.sheet, status: { ...foe.sheet.status, turn: 'spent' as const } } }
  expect(worthOf(s, terrain, by, attackModeNamed(by, 'sword'), spent)).toBe(worth({}) + 4)
})

it('it is worth less where the shot is a far one', () => {
  expect(worth({}, 'bow', 1)).toBe(2 * 7 - 2 * 8)
  expect(worth({}, 'bow', 30)).toBe(2 * 7 - 2 * 8 - 6)
})

it('an arm is the first that reaches, and none that harms nobody', () => {
  const near = facing({})
  expect(armsFrom(near.s, near.terrain, near.by)(near.foe)?.name).toBe('sword')
  const far = facing({}, 'sword', 3)
  expect(armsFrom(far.s, far.terrain, far.by)(far.foe)).toBeUndefined()
})
