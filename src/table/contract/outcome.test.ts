import { describe, expect, it } from 'vitest'
import type { Outcomes } from '~/engine/display'
import type { Combatant, RulesetTypes, Snapshot } from '~/engine/snapshot'
import { changesBetween, lossesBetween, outcomesIn, outSince } from './outcome'

const NAMED: Outcomes = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  hit: [{ kind: 'hit', to: 'target', by: 'by' }],
  critical: [{ kind: 'critical', to: 'target', by: 'by' }],
  evaded: [{ kind: 'avoided', to: 'who' }],
  damaged: [
    { kind: 'hit', to: 'who' },
    { kind: 'harmless', to: 'who', where: { taken: 0 } },
  ],
  died: [{ kind: 'death', to: 'who' }],
}
const said = (...events: [type: string, facts?: { [fact: string]: string | number }][]) =>
  outcomesIn(
    NAMED,
    events.map(([type, facts = {}]) => ({ type, with: { by: 'a', target: 'b', who: 'b', ...facts } })),
  ).map(({ kind, to, by }) => `${kind} ${to} ${by}`)

describe('the outcome of a blow', () => {
  it('is what is said of it last', () => {
    expect(said(['attacks'], ['hit'], ['evaded'])).toEqual(['avoided b a'])
    expect(said(['attacks'], ['hit'], ['damaged', { taken: 0 }])).toEqual(['harmless b a'])
    expect(said(['attacks'], ['missed'])).toEqual(['miss b a'])
  })

  it('stays critical where the damage is told', () => {
    expect(said(['critical'], ['damaged', { taken: 3 }])).toEqual(['critical b a'])
  })

  it('is none while nothing has come of it', () => {
    expect(said(['attacks'])).toEqual([])
  })

  it('is told apart by who strikes whom, and from the next blow of the same one', () => {
    expect(said(['hit'], ['missed', { by: 'c' }], ['hit', { target: 'd' }])).toEqual(['hit b a', 'miss b c', 'hit d a'])
    expect(said(['attacks'], ['hit'], ['attacks'], ['missed'])).toEqual(['hit b a', 'miss b a'])
  })

  it('is not changed by what happens to somebody after a miss', () => {
    expect(said(['missed'], ['damaged', { taken: 1 }])).toEqual(['miss b a', 'hit b null'])
  })

  it('stands beside what lasts', () => {
    expect(said(['hit'], ['died'])).toEqual(['hit b a', 'death b null'])
  })

  it('is none of an event that does not say to whom, as the players may hear it', () => {
    expect(
      outcomesIn(NAMED, [
        { type: 'hit', with: {} },
        { type: 'unknown', with: { target: 'b' } },
      ]),
    ).toEqual([])
  })
})

describe('between two states', () => {
  type Pools = Readonly<Record<string, readonly [cur: number, max: number]>>
  const somebody = (id: string, pools: Pools, out = false) =>
    ({ id, gone: out, sheet: { pools } }) as unknown as Combatant<RulesetTypes>
  const state = (...all: Combatant<RulesetTypes>[]) =>
    ({ combatants: Object.fromEntries(all.map(c => [c.id, c])) }) as unknown as Snapshot<RulesetTypes>
  const display = {
    pools: (c: Combatant<RulesetTypes>) =>
      Object.entries((c.sheet as unknown as { pools: Pools }).pools).map(([key, [cur, max]]) => ({
        key,
        cur,
        max,
        label: key.toUpperCase(),
      })),
    isOut: (c: Combatant<RulesetTypes>) => c.gone,
  } as Parameters<typeof changesBetween>[0] & Parameters<typeof outSince>[0]

  it('what somebody lost or got back is told pool by pool, and of nobody else', () => {
    const still = somebody('c3', { hp: [1, 9] })
    const before = state(
      somebody('c1', { hp: [9, 9], luck: [1, 3], will: [2, 2] }),
      somebody('c2', { hp: [4, 8] }),
      still,
    )
    const after = state(
      somebody('c1', { hp: [6, 9], luck: [2, 3], will: [2, 2] }),
      somebody('c2', { hp: [4, 8] }),
      still,
      somebody('c4', { hp: [3, 5] }),
    )
    expect(changesBetween(display, before, after)).toEqual([
      { who: 'c1', pool: 'hp', label: 'HP', n: -3 },
      { who: 'c1', pool: 'luck', label: 'LUCK', n: 1 },
    ])
  })

  it('what was paid is no loss: it counts where it comes back, and not where it goes', () => {
    const paying = { ...display, spent: new Set(['luck']) }
    const [full, paid] = [
      state(somebody('c1', { hp: [9, 9], luck: [3, 3] })),
      state(somebody('c1', { hp: [6, 9], luck: [2, 3] })),
    ]
    expect(lossesBetween(paying, full, paid)).toEqual([{ who: 'c1', pool: 'hp', label: 'HP', n: -3 }])
    expect(lossesBetween(paying, paid, full).map(({ pool, n }) => [pool, n])).toEqual([
      ['hp', 3],
      ['luck', 1],
    ])
  })

  it('a pool that is shown in one of them only counts as full in the other', () => {
    const plain = somebody('c1', { hp: [9, 9] })
    const worn = somebody('c1', { hp: [9, 9], armour: [2, 5] })
    expect(changesBetween(display, state(plain), state(worn))).toEqual([
      { who: 'c1', pool: 'armour', label: 'ARMOUR', n: -3 },
    ])
    expect(changesBetween(display, state(worn), state(plain))).toEqual([
      { who: 'c1', pool: 'armour', label: 'ARMOUR', n: 3 },
    ])
  })

  it('out are those who were not before; who was, or has just come, is not', () => {
    const before = state(somebody('c1', {}), somebody('c2', {}, true), somebody('c3', {}), somebody('c4', {}, true))
    const after = state(
      somebody('c1', {}, true),
      somebody('c2', {}, true),
      somebody('c3', {}),
      somebody('c4', {}),
      somebody('c5', {}, true),
    )
    expect(outSince(display, before, after)).toEqual(['c1'])
  })
})
