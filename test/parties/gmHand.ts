import { expect, it } from 'vitest'
import type { Command, Json } from '~/engine'
import { diff } from '~/engine/patches'
import { tableCommands } from '~/table/commands/commands'
import type { TableTypes } from '~/table'
import { limitsOf } from '../recorded/limits'
import type { Table } from '../table'

/** One command of the GM, played: what it is given, what is rolled or chosen on the way, all that comes of it, and what it takes. */
export interface Deed<R extends TableTypes> {
  type: string
  given?: Command['with']
  /** What is done before. */
  first?: (t: Table<R>) => unknown
  answers?: readonly (readonly [key: string, value: Json])[]
  /** Every value that is otherwise since, and every word to the GM. */
  comes: readonly string[]
  /** The limits of the numbers and words that it is given, as `limitsOf` tells them. */
  takes?: readonly string[]
}

/**
 * Tests the GM's own commands of a system: each does what is said here and nothing else, takes what is said and nothing beyond, and
 * names nobody who is not there. A command without a deed fails.
 *
 * @param aside what is no hand of the GM, but play going on
 * @param nonsense commands that name something that is not there, and what is said of them, even where the GM insists
 */
export function testGmHand<R extends TableTypes>(
  begin: () => Table<R>,
  deeds: readonly Deed<R>[],
  aside: readonly string[] = [],
  nonsense: readonly (readonly [type: string, given: NonNullable<Command['with']>, words: string])[] = [],
): void {
  it.each(nonsense)('no %s of %o', (type, given, words) => {
    expect(begin().fight.do({ type, by: 'gm', with: given, force: true }).no?.problem).toContain(words)
  })

  it('of every command there is a deed', () => {
    const { ruleset, state, terrain } = begin()
    const [somebody] = Object.keys(state.combatants)
    const theirs = ruleset.commands.offers(state, terrain, somebody!).map(({ command }) => command.type)
    const table = Object.keys(tableCommands({} as never))
    const own = Object.keys(ruleset.commands.procedures).filter(
      type => !table.includes(type) && !theirs.includes(type) && !aside.includes(type),
    )
    expect(own.filter(type => !deeds.some(one => one.type === type))).toEqual([])
  })

  it.each(deeds.map(deed => ({ name: `${deed.type} ${JSON.stringify(deed.given ?? {})}`, deed })))(
    'the GM’s $name',
    ({ deed: { type, given = {}, first, answers = [], comes, takes } }) => {
      const t = begin()
      first?.(t)
      const before = t.state
      const fork = t.fork()
      t.do(type, 'gm', given)
      const said = [...t.told]
      for (const [key, value] of answers) {
        t.answer(key, value, 'click')
        said.splice(0, said.length, ...t.told)
      }
      const changed = diff(before, t.state).map(({ path, value }) => `${nameOf(path)}: ${JSON.stringify(value)}`)
      expect([...changed, ...said]).toEqual(comes)
      const limits = limitsOf(given, one => fork.problem(type, 'gm', one as Command['with']))
      expect([...limits].map(one => one.join(' ')).filter(line => !line.startsWith('who '))).toEqual(takes ?? [])
      if (limits.has('who')) expect(limits.get('who')).toBe('1 to 200 of them')
      for (const spoilt of withStrangers(given))
        expect(fork.problem(type, 'gm', spoilt), JSON.stringify(spoilt)).toMatch(/./)
    },
  )
}

/** The deeds of `adjust` on pools of somebody: each down by one and up to its maximum, and no other with it. */
export function adjustsEach<R extends TableTypes>(
  who: string,
  name: string,
  pools: Readonly<Record<string, readonly [cur: number, max: number]>>,
): Deed<R>[] {
  return Object.entries(pools).flatMap(([pool, [cur, max]]) =>
    (
      [
        [-1, '−1', cur - 1],
        [99, '+99', max],
      ] as const
    ).map(([by, words, is]) => ({
      type: 'adjust',
      given: { who: [who], pool, by },
      comes: [`${who}.${pool}.cur: ${is}`, `${name}: ${pool} ${words}.`],
      takes: ['pool up to 60 letters', 'by -9999 to 9999'],
    })),
  )
}

/** A value's place, short for those of combatants. */
function nameOf(path: readonly (string | number)[]): string {
  const [first, ...rest] = path
  return (first === 'combatants' ? rest.filter(part => part !== 'sheet') : path).join('.')
}

/** The same with somebody who is not there, in the place of each who is. */
function withStrangers(given: NonNullable<Command['with']>): NonNullable<Command['with']>[] {
  const isId = (value: unknown): value is string => typeof value === 'string' && /^[cts]\d+$/.test(value)
  return Object.entries(given).flatMap(([key, value]) => {
    if (isId(value)) return [{ ...given, [key]: `${value[0]}99` }]
    if (Array.isArray(value) && value.some(isId)) return [{ ...given, [key]: [...value, `${String(value[0])[0]}99`] }]
    return []
  })
}
