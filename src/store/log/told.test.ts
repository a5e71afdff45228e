import { describe, expect, it } from 'vitest'
import type { Command, Event, Ruleset } from '~/engine'
import type { TableTypes } from '~/table'
import { latestDeed } from './deed'
import { fightSummary } from './fightSummary'
import type { Log } from './log'
import type { LogEntry } from './logEntry'

type Pools = Readonly<Record<string, number>>

/** Rules of which nothing is known but pools, who is out, and what some events mean. */
const rules = {
  display: {
    pools: ({ sheet }: { sheet: { pools: Pools } }) =>
      Object.entries(sheet.pools).map(([key, cur]) => ({ key, label: key.toUpperCase(), cur, max: 9 })),
    isOut: ({ sheet }: { sheet: { out?: true } }) => sheet.out === true,
    outcomes: { struck: [{ kind: 'hit', to: 'who', by: 'by' }], fell: [{ kind: 'down', to: 'who', by: 'by' }] },
    measures: {
      rolls: { total: 'dice', parts: 'total' },
      aims: { total: 'dice', against: 'needs', parts: 'total' },
      meets: { total: 'made', against: 'needs', parts: 'against' },
      saves: { total: 'made', against: 'needs', isUnder: true },
      hurts: { total: 'harm', parts: 'total' },
    },
  },
} as unknown as Ruleset<TableTypes>

interface Given {
  type?: string
  by?: string
  round?: number
  phase?: string
  events?: [type: string, facts: object, parts?: number[]][]
  thrown?: object[]
  /** What the pools are afterwards, and who is out. */
  after?: Readonly<Record<string, Pools & { out?: never }>>
  out?: readonly string[]
}

/** A log of these commands, each as it left the fighters A and B. */
function logOf(...given: Given[]): { log: Log; end: never } {
  const people = (pools: Readonly<Record<string, Pools>>, out: readonly string[]) =>
    Object.fromEntries(
      Object.entries(pools).map(([id, of]) => [
        id,
        { id, sheet: { pools: of, ...(out.includes(id) && { out: true }) } },
      ]),
    )
  let state: object = {
    phase: 'combat',
    turn: null,
    combatants: people({ a: { hp: 9, mp: 9 }, b: { hp: 9 } }, []),
    things: {},
  }
  const entries = given.map((one, done) => {
    const before = { ...state, phase: one.phase ?? 'combat' }
    const pools = { a: { hp: 9, mp: 9 }, b: { hp: 9 }, ...one.after }
    state = {
      ...before,
      turn: one.round === undefined ? null : { round: one.round },
      combatants: people(pools, one.out ?? []),
    }
    const after = state
    const lines = (one.events ?? []).map(([type, facts, parts = []]) => ({
      event: { type, with: facts } as Event,
      parts: parts.map(n => ({ n, words: `${n}`, rule: '' })),
    }))
    return {
      done,
      command: { type: one.type ?? 'act', by: one.by ?? 'gm' } as Command,
      words: `${done}`,
      open: false,
      lines,
      thrown: one.thrown ?? [],
      around: () => ({ before, after }),
    } as unknown as LogEntry
  })
  const log: Log = { first: 0, length: entries.length, present: entries.length - 1, at: i => entries[i] }
  return { log, end: { ...state, things: { t1: { name: 'Spear' } } } as never }
}

describe('the sum of a fight', () => {
  const sum = (...given: Given[]) => {
    const { log, end } = logOf(...given)
    return fightSummary(rules, log, end)
  }

  it('counts what one takes from others, what others take from one, and what one spends', () => {
    const { parts, rounds, ground } = sum(
      { type: 'begin', round: 1 },
      { by: 'a', round: 1, after: { a: { hp: 9, mp: 6 }, b: { hp: 5 } } },
      { by: 'b', round: 2, after: { a: { hp: 7, mp: 6 }, b: { hp: 5 } } },
      { by: 'a', round: 2, after: { a: { hp: 7, mp: 5 }, b: { hp: 3 } } },
    )
    expect([rounds, ground]).toEqual([2, ['Spear']])
    expect(parts).toEqual([
      { who: 'a', dealt: { HP: 6 }, taken: { HP: 2 }, spent: { MP: 4 } },
      { who: 'b', dealt: { HP: 2 }, taken: { HP: 6 }, spent: {} },
    ])
  })

  it('leaves out what was given back, what the GM has taken, and all before the fight began last', () => {
    const hurt = { a: { hp: 1, mp: 9 }, b: { hp: 9 } }
    const { parts, rounds } = sum(
      { by: 'b', round: 7, after: hurt },
      { type: 'begin', round: 1, after: hurt },
      { by: 'a', round: 1, after: { a: { hp: 4, mp: 9 }, b: { hp: 9 } } },
      { by: 'gm', round: 1, after: hurt },
    )
    expect([parts, rounds]).toEqual([[], 1])
  })

  it('ends with the fight, and takes the round of the moment before where none runs any more', () => {
    const { rounds, out } = sum(
      { type: 'begin', round: 1 },
      { by: 'a', round: 3 },
      { by: 'a', out: ['b'], events: [['fell', { who: 'b', by: 'a' }]] },
      { phase: 'over', by: 'a', round: 9, out: ['a', 'b'] },
    )
    expect([rounds, out]).toEqual([3, [{ who: 'b', how: 'fell', by: 'a', round: 3 }]])
  })

  it('names who felled whom: who is said to have, else who acted, but not the GM nor oneself', () => {
    const falls = (by: string, events: Given['events'] = []) =>
      sum({ type: 'begin', round: 1 }, { by, round: 1, out: ['b'], events }).out.map(one => one.by)
    expect([falls('a'), falls('b'), falls('gm')]).toEqual([['a'], [null], [null]])
    expect(falls('gm', [['struck', { who: 'b', by: 'x' }]])).toEqual(['x'])
    expect(
      falls('a', [
        ['struck', { who: 'b', by: 'x' }],
        ['fell', { who: 'b', by: 'y' }],
      ]),
    ).toEqual(['y'])
    expect(falls('a', [['fell', { who: 'c', by: 'x' }]]), 'that another fell is not about this one').toEqual(['a'])
    expect(falls('a', [['fell', { who: 'b' }]])).toEqual(['a'])
  })

  it('of what was never begun is that of all that is known', () => {
    expect(sum({ by: 'a', round: 2, after: { a: { hp: 9, mp: 8 }, b: { hp: 9 } } }).parts).toHaveLength(1)
  })
})

describe('what a deed rolled', () => {
  const dice = { of: 'a', dice: [6, 6], faces: [3, 5] }
  const deed = (...events: NonNullable<Given['events']>) => {
    const { log } = logOf({ by: 'a', events, thrown: [dice] })
    return latestDeed(rules, log)
  }
  const summed = (...events: NonNullable<Given['events']>) => {
    const { sum } = deed(...events)!
    return (
      sum && [
        sum.total,
        sum.against,
        sum.parts.map(({ n, decides }) => [n, decides]),
        sum.opposed.map(({ n, decides }) => [n, decides]),
      ]
    )
  }

  it('is its dice one by one, with whoever threw them', () => {
    expect(deed()).toMatchObject({
      by: 'a',
      dice: [
        { of: 'a', sides: 6, face: 3 },
        { of: 'a', sides: 6, face: 5 },
      ],
      sum: null,
    })
    expect(latestDeed(rules, logOf({ by: 'gm', thrown: [dice] }).log)!.by).toBeNull()
    expect(latestDeed(rules, logOf({ by: 'a' }).log), 'nothing rolled, nobody struck').toBeNull()
  })

  it('is of several numbers the best, and nothing where there is none', () => {
    expect(summed(['aims', { dice: [4, 9, 2], needs: 6 }, [9]])).toEqual([9, 6, [[9, true]], []])
    expect(summed(['aims', { dice: [], needs: 6 }])).toBeNull()
    expect(summed(['aims', { dice: 'many', needs: 6 }])).toBeNull()
    expect(summed(['odd', { dice: 4, needs: 6 }])).toBeNull()
  })

  it('names a part that decides: without it the outcome would have been another', () => {
    expect(summed(['aims', { dice: 9, needs: 7 }, [6, 2, 1]])).toEqual([
      9,
      7,
      [
        [6, true],
        [2, false],
        [1, false],
      ],
      [],
    ])
    expect(summed(['aims', { dice: 9, needs: 8 }, [6, 2, 1]])![2]).toEqual([
      [6, true],
      [2, true],
      [1, false],
    ])
    expect(summed(['aims', { dice: 5, needs: 7 }, [8, -3]])![2], 'a part that spoilt it').toEqual([
      [8, false],
      [-3, true],
    ])
    expect(summed(['aims', { dice: 9, needs: 7 }, [6, 2]])![2], 'parts that do not add up to it').toEqual([])
    expect(summed(['rolls', { dice: 9 }, [6, 3]])).toEqual([
      9,
      null,
      [
        [6, false],
        [3, false],
      ],
      [],
    ])
  })

  it('counts down where it must stay below', () => {
    expect(summed(['rolls', { dice: 5 }, [5]], ['saves', { made: 5, needs: 6 }])).toEqual([5, 6, [[5, false]], []])
    expect(summed(['rolls', { dice: 5 }, [9, -4]], ['saves', { made: 5, needs: 6 }])![2]).toEqual([
      [9, false],
      [-4, true],
    ])
    expect(summed(['rolls', { dice: 6 }, [6]], ['saves', { made: 6, needs: 6 }])![2]).toEqual([[6, false]])
  })

  it('is held against what was made of several parts as well', () => {
    expect(summed(['meets', { made: 8, needs: 7 }, [5, 2]])).toEqual([
      8,
      7,
      [],
      [
        [5, false],
        [2, false],
      ],
    ])
    expect(summed(['meets', { made: 6, needs: 7 }, [5, 2]])).toEqual([
      6,
      7,
      [],
      [
        [5, true],
        [2, true],
      ],
    ])
    expect(summed(['meets', { made: 6 }, [5, 2]])).toEqual([6, null, [], []])
  })

  it('is that of the blow, not of the harm that comes after it; of what is held against nothing the last', () => {
    expect(summed(['aims', { dice: 9, needs: 7 }, [9]], ['hurts', { harm: 4 }, [4]])![0]).toBe(9)
    expect(summed(['rolls', { dice: 9 }, [9]], ['hurts', { harm: 4 }, [4]])![0]).toBe(4)
    expect(summed(['hurts', { harm: 4 }, [4]], ['aims', { dice: 9, needs: 7 }, [9]])![0]).toBe(9)
  })

  it('knows which sentence told the total: what is rolled after that is no part of it', () => {
    const sumAt = (...events: NonNullable<Given['events']>) => deed(...events)!.sum?.at
    expect(sumAt(['struck', { who: 'b' }], ['aims', { dice: 9, needs: 7 }, [9]], ['hurts', { harm: 4 }, [4]])).toBe(1)
    expect(sumAt(['rolls', { dice: 9 }, [9]], ['hurts', { harm: 4 }, [4]])).toBe(1)
  })

  it('is looked for thirty commands back and no farther, and not before the fight began', () => {
    const idle = (n: number): Given[] => Array.from({ length: n }, () => ({ by: 'a' }))
    const rolled: Given = { by: 'a', thrown: [dice] }
    const done = (...given: Given[]) => latestDeed(rules, logOf(...given).log)?.done
    expect([done(rolled, ...idle(30)), done(rolled, ...idle(31))]).toEqual([0, undefined])
    expect([done(rolled, { type: 'begin' }, ...idle(3)), done({ ...rolled, type: 'begin' }, ...idle(3))]).toEqual([
      undefined,
      0,
    ])
    expect(done(rolled, rolled)).toBe(1)
  })
})
