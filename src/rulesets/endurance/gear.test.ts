import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { whyNotCommanded } from './actions/whyNot'
import { whyNotVictim } from './attack/killTargets'
import { weapons } from './sheet/weapons'
import type { Item } from './state/sheet'
import type { Combatant } from './state/types'
import { attackModes, rangePenalty, whyNotReach, whyNotUse } from './gear'

/** Roland with this in hand, a friend beside him and a guard four metres away. */
function party(item: Item = weapons.dagger(), status: Partial<Combatant['sheet']['status']> = {}) {
  const { t, heroes, guards, put } = enduranceTable()
  const roland = put('Roland', heroes, [2, 2], sheet => ({ items: [item], status: { ...sheet.status, ...status } }))
  const friend = put('Clementine', heroes, [2, 3])
  const guard = put('guard', guards, [6, 2])
  const of = (id: string, change: Partial<Combatant['sheet']['status']> = {}): Combatant => {
    const c = t.state.combatants[id]!
    return { ...c, sheet: { ...c.sheet, status: { ...c.sheet.status, ...change } } }
  }
  return { t, roland, friend, guard, of }
}

const weapon = (item: Item, change: Partial<NonNullable<Item['weapon']>>): Item => ({
  ...item,
  weapon: { ...item.weapon!, ...change },
})

describe('a crossbow with a bayonet', () => {
  const bayonet = (change: object) => weapon(weapons.crossbow(), { reach: 1, ...change })
  const why = (item: Item, mode: string) => {
    const { t, roland, of } = party(item)
    return whyNotUse(
      t.state,
      of(roland),
      attackModes(of(roland)).find(one => one.mode === mode)!,
    )?.code
  }

  it('stabs unloaded and without a bolt; only the shot wants both END-ACT-28', () => {
    for (const [change, code] of [[{ ammo: 0 }, 'noAmmo'] as const, [{ loaded: false }, 'notLoaded'] as const]) {
      expect(why(bayonet({ loaded: true, ...change }), 'ranged')).toBe(code)
      expect(why(bayonet({ loaded: true, ...change }), 'melee')).toBeUndefined()
    }
  })

  it('whatever is shot ends with what is counted, a projectile or not END-ACT-28', () => {
    const wand = (ammo: number | null) => bayonet({ projectile: false, reloadActions: 0, ammo })
    expect([wand(0), wand(1), wand(null)].map(one => why(one, 'ranged'))).toEqual(['noAmmo', undefined, undefined])
  })
})

describe('a weapon', () => {
  it.each<[string, Item, Item, Partial<Combatant['sheet']['status']>?]>([
    ['notHeld', { ...weapons.dagger(), held: false }, weapons.dagger()],
    ['notLoaded', weapon(weapons.crossbow(), { loaded: false }), weapon(weapons.crossbow(), { loaded: true })],
    ['noAmmo', weapon(weapons.shortbow(), { ammo: 0 }), weapon(weapons.shortbow(), { ammo: 1 })],
    ['notWielded', weapons.dagger(), weapons.dagger(), { unconscious: true }],
  ])('is of no use: %s END-ACT-03 END-ACT-28', (code, closed, open, status) => {
    const why = (item: Item, change = {}) => {
      const { t, roland, of } = party(item)
      const by = of(roland, change)
      return whyNotUse(t.state, by, attackModes(by).find(({ mode }) => mode === 'ranged') ?? attackModes(by)[0]!)?.code
    }
    expect(why(closed, status)).toBe(code)
    expect(why(open)).toBeUndefined()
  })

  it('reaches who is there and on the map, as far as it says END-ATK-02', () => {
    const { t, roland, guard, of } = party()
    const why = (furthest: number, target = of(guard)) => {
      const by = of(roland)
      const mode = attackModes(by).find(one => one.mode === 'melee')!
      const reaching = { ...mode, weapon: { ...mode.weapon, reach: furthest } }
      return whyNotReach(t.state, t.terrain, by, reaching, target)?.code
    }
    expect([why(4), why(3)]).toEqual([undefined, 'outOfReach'])
    expect(why(4, of(guard, { dead: true }))).toBe('notThere')
    expect(why(4, { ...of(guard), gone: true })).toBe('notThere')
    expect(why(4, { ...of(guard), cell: null })).toBe('notOnMap')
  })

  it.each([
    [10, 0],
    [11, 1],
    [20, 1],
    [21, 2],
  ])('shot over %i m with a normal range of 10 loses %i END-ATK-02', (metres, penalty) => {
    const ranged = weapon(weapons.shortbow(), { ranged: { normal: 10, max: 40 } })
    const [mode] = attackModes(party(ranged).of('c3')).filter(one => one.mode === 'ranged')
    expect(rangePenalty(mode!, metres)).toBe(penalty)
    expect(rangePenalty({ ...mode!, mode: 'melee' }, metres)).toBe(0)
  })
})

it('only the unconscious are killed outright, within reach END-DEATH-08 END-DEATH-11', () => {
  const { t, roland, friend, guard, of } = party()
  const why = (victim: Combatant) => whyNotVictim(t.state, t.terrain, of(roland), victim)?.code
  expect(why(of(friend))).toBe('notUnconscious')
  expect(why(of(friend, { unconscious: true }))).toBeUndefined()
  expect(why(of(friend, { unconscious: true, dead: true }))).toBe('notUnconscious')
  expect(why(of(guard, { unconscious: true }))).toBe('outOfReach')
})

it('only an ally who is up, not surprised, and was not commanded yet is commanded END-ACT-05 END-ACT-06', () => {
  const { t, roland, friend, guard, of } = party()
  const why = (ally: Combatant) => whyNotCommanded(t.state, of(roland), ally)?.code
  expect(why(of(friend))).toBeUndefined()
  expect(why(of(friend, { commanded: true }))).toBe('alreadyCommanded')
  expect(why(of(friend, { surprised: true }))).toBe('surprised')
  for (const nobody of [of(roland), of(guard), of(friend, { unconscious: true })])
    expect(why(nobody)).toBe('noAllyToCommand')
})
