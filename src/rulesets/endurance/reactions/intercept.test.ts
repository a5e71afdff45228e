import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { begin, enduranceTable, reacting } from '../../../../test/parties/endurance'
import { walled, type Spot } from '../../../../test/table'

type At = readonly [number, number]

/** A guard attacks `first`, and `second` may step in; both with a footprint. `walls`: of the map. */
function attacked(
  guardAt: At,
  first: readonly [Spot, number],
  second: readonly [Spot, number],
  { map, others = [] }: { map?: Parameters<typeof enduranceTable>[0]; others?: readonly At[] } = {},
) {
  const { t, heroes, guards, put } = enduranceTable(map)
  const by = put('guard', guards, guardAt, s => ({ items: s.items.slice(0, 1) }))
  const target = put('Agnessa', heroes, first[0], () => ({ footprint: first[1] }))
  const helper = put('Roland', heroes, second[0], () => ({ footprint: second[1], ...reacting('intercept') }))
  for (const at of others) put('Boudica', heroes, at)
  begin(t, { author: guards }).do('takeTurn', by)
  t.do('attack', by, { 'attack.target': target })
  const isAsked = () => t.open[0]?.key === 'attack.intercept'
  const at = (id: Id) => {
    const { cell } = t.state.combatants[id]!
    return [cell! % t.map.width, Math.floor(cell! / t.map.width)]
  }
  return { t, by, target, helper, isAsked, at }
}

const rock = (...spots: readonly At[]) => {
  const row = (y: number) =>
    Array.from({ length: 12 }, (_, x) => (spots.some(([i, j]) => i === x && j === y) ? '#' : '.')).join('')
  return Array.from({ length: 10 }, (_, y) => row(y)).join('\n')
}

describe('a large one who steps in', () => {
  it('EX-END-35 stands on free squares, one of them the ally’s, and moves nobody else END-DEF-20 END-DEF-17', () => {
    const { t, target, helper, at } = attacked([6, 5], [[5, 5], 1], [[3, 5], 2])
    t.choose('attack.intercept', 'intercept')
    expect(at(helper)).toEqual([4, 5])
    expect(at(target)).toEqual([3, 5])
    t.roll('attack.dice', 5, 5, 9)
    expect(t.said('hit')[0]!.with.target).toBe(helper)
  })

  it('goes round whoever stands beside the ally END-DEF-20', () => {
    const { t, target, helper, at } = attacked([6, 5], [[5, 5], 1], [[3, 5], 2], { others: [[5, 6]] })
    t.choose('attack.intercept', 'intercept')
    expect(at(helper)).toEqual([4, 4])
    expect(at(target)).toEqual([3, 5])
    t.roll('attack.dice', 1, 1, 9)
  })

  it('EX-END-35 is not asked, and pays nothing, where rock leaves no room END-DEF-20', () => {
    const { t, helper, target, isAsked } = attacked([6, 5], [[5, 5], 1], [[3, 5], 2], {
      map: rock([4, 4], [5, 6]),
    })
    expect(isAsked()).toBe(false)
    t.roll('attack.dice', 5, 5, 9)
    expect(t.said('hit')[0]!.with.target).toBe(target)
    expect(t.sheet(helper)).toMatchObject({ stamina: { cur: 5 }, status: { reactionsLeft: 1 } })
  })

  it('never stands astride a wall END-DEF-20 END-MOVE-04', () => {
    const wall = { x1: 5, y1: 0, x2: 5, y2: 5, kind: 'wall' as const }
    const { t, helper, at } = attacked([6, 5], [[5, 5], 1], [[3, 5], 2], { map: walled(12, 10, wall) })
    t.choose('attack.intercept', 'intercept')
    // (4,5) would lie on both sides of it but for its lower half, and so would (4,4).
    expect(at(helper)).toEqual([4, 5])
    t.roll('attack.dice', 1, 1, 9)
    const all = { ...wall, y2: 6 }
    const closed = attacked([6, 5], [[5, 5], 1], [[3, 5], 2], { map: walled(12, 10, all) })
    expect(closed.isAsked()).toBe(false)
    closed.t.roll('attack.dice', 1, 1, 9)
  })
})

describe('a small one who steps in for a large one', () => {
  it('EX-END-35 takes the square that the attack reaches, and is its target END-DEF-20', () => {
    const { t, by, target, helper, at } = attacked([7, 5], [[5, 5], 2], [[4, 5], 1])
    t.choose('attack.intercept', 'intercept')
    expect(at(helper)).toEqual([6, 5])
    expect(at(target)).toEqual([4, 5])
    t.roll('attack.dice', 5, 5, 9)
    expect(t.said('lost')).toEqual([])
    expect(t.said('hit')[0]!.with).toMatchObject({ by, target: helper })
  })
})

describe('a wall between two', () => {
  const wall = (y2: number) => walled(12, 10, { x1: 0, y1: 6, x2: y2, y2: 6, kind: 'wall' as const })

  it('lets nobody step in, whatever stands elsewhere END-DEF-20', () => {
    const behind = attacked([5, 5], [[4, 5], 1], [[4, 6], 1], { map: wall(12) })
    expect(behind.isAsked()).toBe(false)
    behind.t.roll('attack.dice', 1, 1, 9)
    const open = attacked([5, 5], [[4, 5], 1], [[4, 6], 1], { map: wall(3) })
    expect(open.isAsked()).toBe(true)
    open.t.choose('attack.intercept', 'no').roll('attack.dice', 1, 1, 9)
  })

  it('that goes up, and room that is taken, close it while it is asked END-DEF-20', () => {
    const { t, helper } = attacked([6, 5], [[5, 5], 1], [[3, 5], 2])
    const closed = () => {
      const [ask] = t.open
      return ask?.kind === 'choice' ? ask.options.find(({ value }) => value === 'intercept')?.whyNot : undefined
    }
    expect(closed()).toBeUndefined()
    t.ruleIn('paint', { ground: 'blocking', cells: [t.cell([4, 4]), t.cell([5, 6])] })
    expect(closed()).toMatchObject({ rule: 'END-DEF-20', code: 'noRoom', with: { who: helper } })
    const edges = [{ kind: 'wall', at: [5, 0, 5, 10].map(n => 1024 * n) }]
    t.ruleIn('wall.add', { list: edges })
    expect(closed()).toMatchObject({ rule: 'END-DEF-20', code: 'wallBetween' })
    t.choose('attack.intercept', 'no').roll('attack.dice', 1, 1, 9)
  })
})
