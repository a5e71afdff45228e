import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import { assault, begin, hallowedTable, plainWeapon, pool } from '../../../../test/parties/hallowed'
import { armourParts, defenseParts } from '../attack/defence'
import { allowance } from '../movement'
import { MODIFIED, type Modified } from '../state/vocabulary'
import { stressMax, woundMax } from './pools'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)

/** What adds `n` to something: a trait of the sheet, or a condition of the GM's own. */
const SOURCES = {
  trait: (to: Modified, n: number) => ({
    traits: [{ name: 'Gift', text: '', kind: 'passive' as const, stressCost: 0, initMod: 0, modifiers: [{ to, n }] }],
  }),
  condition: (to: Modified, n: number) => ({
    conditions: [{ state: 'other' as const, cause: 'a blessing', modifiers: [{ to, n }] }],
  }),
}
type Change = Parameters<typeof assault>[0]

/** A number of somebody with these changes. */
const READ: Readonly<Record<Modified, (change: Change) => number>> = {
  attack(change) {
    const { t } = assault({ weapons: [sword], ...change }, {})
    t.roll('attack.die', 19).roll('damage.dice', 1)
    return Number(t.said('attacked')[0]!.with.sum)
  },
  damage(change) {
    const { t } = assault({ weapons: [sword], ...change }, { wounds: pool(40) })
    t.roll('attack.die', 19).roll('damage.dice', 5)
    return Number(t.said('damage')[0]!.with.dealt)
  },
  defense: change => of(change, (t, c) => total(defenseParts(t.state, c))),
  armour: change => of(change, (_, c) => total(armourParts(c))),
  speed: change => of({ speed: 6, ...change }, (t, c) => allowance(t.state, c)),
  stress: change => of(change, (t, c) => stressMax(t.state.settings, c.sheet)),
  wounds: change => of(change, (t, c) => woundMax(t.state.settings, c.sheet)),
  initiative(change) {
    const { t, heroes, put } = hallowedTable()
    const who = put('Ann', heroes, [0, 0], change)
    begin(t, 6)
    return t.sheet(who).fight.base!
  },
}

type T = ReturnType<typeof hallowedTable>['t']

function of(change: Change, read: (t: T, c: T['state']['combatants'][string]) => number): number {
  const { t, heroes, put } = hallowedTable()
  const who = put('Ann', heroes, [0, 0], { ...change })
  return read(t, t.state.combatants[who]!)
}

describe.each(MODIFIED)('%s', to => {
  it('is changed by what traits say of it, and of nothing else HAL-STAT-05 HAL-INIT-03', () => {
    const plain = READ[to]({})
    expect(READ[to](SOURCES.trait(to, 2))).toBe(plain + 2)
    expect(READ[to](SOURCES.trait(to, -1))).toBe(plain - 1)
    for (const other of MODIFIED) if (other !== to) expect(READ[to](SOURCES.trait(other, 2)), `by ${other}`).toBe(plain)
  })
})

// Initiative is rolled once: what comes over somebody in the fight changes its Base by hand.
describe.each(MODIFIED.filter(to => to !== 'initiative'))('%s', to => {
  it('is changed by conditions of the GM’s own HAL-COND-01', () => {
    const plain = READ[to]({})
    expect(READ[to](SOURCES.condition(to, 2))).toBe(plain + 2)
    for (const other of MODIFIED)
      if (other !== to) expect(READ[to](SOURCES.condition(other, 2)), `by ${other}`).toBe(plain)
  })
})
