import { expect, it } from 'vitest'
import { hallowedTable, pool, spell } from '../../../test/parties/hallowed'
import { weaponStrike } from './gear'
import { dice, unarmed, weapon } from './sheet/weapons'
import { bestArm, carries, isSoft, worthOf } from './tactics'

type Change = Parameters<ReturnType<typeof hallowedTable>['put']>[3]
const bow = weapon('Bow', 5, [dice(1, 8, 'piercing')], { kind: 'ranged', hands: 'two', range: 30 })
const club = weapon('Club', 4, [dice(1, 6, 'blunt', 1)], { attackBonus: 2 })

function people(change: Change) {
  const { t, heroes, monsters, put } = hallowedTable()
  const ann = put('Ann', heroes, [2, 2], { weapons: [club] })
  const orc = put('Orc', monsters, [3, 2], { weapons: [club], stress: pool(10), wounds: pool(9), ...change })
  return { s: t.state, by: t.state.combatants[ann]!, target: t.state.combatants[orc]! }
}

/** How much it is worth to Ann to strike at such a one: 2 on the attack, 4½ of damage. */
function worth(change: Change, full = false): number {
  const { s, by, target } = people(change)
  const guarded = { ...target, sheet: { ...target.sheet, status: { ...target.sheet.status, fullDefense: full } } }
  return worthOf(s, by, weaponStrike(club), guarded)
}

it('a target is worth the attack that hits, what comes through and what it has left', () => {
  expect(worth({})).toBe(3 * 2 + 2 * 9 - 19)
  expect(worth({ defenseBonus: 4 })).toBe(3 * -2 + 2 * 9 - 19)
  expect(worth({ armourMisc: 3 })).toBe(3 * 2 + 2 * 3 - 19)
  expect(worth({ armourMisc: 9 })).toBe(3 * 2 - 19)
  expect(worth({ stress: pool(10, 5) })).toBe(3 * 2 + 2 * 9 - 14)
  expect(worth({ stress: pool(10, 4) })).toBe(3 * 2 + 2 * 9 - 13 + 8)
  expect(worth({}, true)).toBe(3 * (2 - 4) + 2 * 9 - 19 - 10)
  expect(worth({ weapons: [bow] })).toBe(worth({}) + 4)
})

it('the best arm of somebody is the strongest of those that can be used and paid', () => {
  const ray = spell({ attack: 'roll', attackBonus: 9, damage: [dice(2, 6, 'fire')], manaCost: 2, range: 16 })
  const best = (change: Change) => {
    const { target } = people(change)
    const arm = bestArm(target)
    return [arm && `${arm.act} ${arm.means}`, isSoft(target), carries(target)]
  }
  expect(best({ weapons: [unarmed(), club] })).toEqual(['attack 1', false, 1])
  expect(best({ weapons: [club, { ...club, name: 'Twin' }] })).toEqual(['attack 0', false, 1])
  expect(best({ weapons: [club], spells: [ray], mana: pool(2) })).toEqual(['cast 0', true, 16])
  expect(best({ weapons: [club], spells: [ray], mana: pool(2, 1) })).toEqual(['attack 0', false, 1])
  expect(best({ weapons: [club], spells: [{ ...ray, damage: [] }], mana: pool(2) })).toEqual(['attack 0', false, 1])
  expect(best({ weapons: [bow] })).toEqual(['attack 0', true, 30])
  expect(best({ weapons: [] })).toEqual([undefined, false, 0])
})

it('strength is twice the damage on average and twice what is added to the attack', () => {
  const weaker = { ...club, damage: [dice(1, 6, 'blunt', 0)], attackBonus: 3 }
  const { target } = people({ weapons: [weaker, club] })
  expect(bestArm(target)?.means).toBe('0')
  const { target: bare } = people({ weapons: [{ ...weaker, attackBonus: 2 }, club] })
  expect(bestArm(bare)?.means).toBe('1')
})
