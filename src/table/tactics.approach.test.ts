import { describe, expect, it } from 'vitest'
import type { Walk } from '~/engine'
import { walled, type Spot, type Table } from '../../test/table'
import { enduranceTable } from '../../test/parties/endurance'
import type { Endurance } from '~/rulesets/endurance'
import { nearestTo, wayOff, wayToBest, wayToFirst, wayToShootFrom } from './tactics'

/** A walk to these squares of one row, each as dear as it is far from the first. */
function walkTo(here: number, goals: readonly number[], closed: readonly number[] = []): Walk {
  const no = { rule: 'END-MOVE-04', code: 'endOccupied', with: {} }
  return {
    command: 'move',
    key: 'move.path',
    cells: new Map(goals.map(cell => [cell, Math.abs(cell - here)])),
    route: ([goal = here]: readonly number[]) => ({
      path: [here, goal],
      cost: Math.abs(goal - here),
      ...(closed.includes(goal) && { whyNot: no }),
    }),
  } as unknown as Walk
}

describe('the way to the best square', () => {
  it('is that to what is worth most, of equals to the cheaper; none where nothing is better than here', () => {
    const walk = walkTo(5, [2, 3, 5, 7])
    expect(wayToBest(walk, 5, cell => -cell)).toEqual({ goal: 2, path: [2], cost: 3 })
    expect(wayToBest(walk, 5, cell => (cell === 3 || cell === 2 ? 1 : 0))?.goal).toBe(3)
    expect(wayToBest(walk, 5, () => 0)).toBeUndefined()
    expect(wayToBest(walk, 5, cell => (cell === 5 ? 1 : 0))).toBeUndefined()
    expect(wayToBest(walkTo(5, [3, 7]), 5, cell => (cell === 5 ? 0 : 1))?.goal, 'the earlier of equals').toBe(3)
    expect(wayToBest(walkTo(5, [7, 3]), 5, cell => (cell === 5 ? 0 : 1))?.goal).toBe(7)
    expect(wayToBest(walkTo(5, [3, 2]), 5, cell => (cell === 5 ? 0 : -cell))).toBeUndefined()
    expect(wayToBest(walkTo(5, [2, 6]), 5, cell => (cell === 5 ? 0 : 10 - cell))?.goal, 'not the cheaper').toBe(2)
  })

  it('is none where the walk is closed, or no way leads there', () => {
    expect(wayToBest(walkTo(5, [2], [2]), 5, cell => -cell)).toBeUndefined()
    const shut = { ...walkTo(5, [2]), whyNot: { rule: 'END-ACT-09', code: 'alreadyMoved', with: {} } }
    expect(wayToBest(shut, 5, cell => -cell)).toBeUndefined()
    expect(
      wayToFirst(
        shut,
        5,
        cell => -cell,
        () => true,
      ),
    ).toBeUndefined()
  })
})

it('the first square that will do is found in its order, the cheaper of equals', () => {
  const walk = walkTo(5, [2, 3, 5, 7])
  expect(
    wayToFirst(
      walk,
      5,
      cell => cell,
      cell => cell < 5,
    ),
  ).toEqual({ goal: 3, path: [3], cost: 2 })
  expect(
    wayToFirst(
      walk,
      5,
      () => 0,
      cell => cell !== 5,
    )?.goal,
  ).toBe(3)
  expect(
    wayToFirst(
      walk,
      5,
      cell => cell,
      () => false,
    ),
  ).toBeUndefined()
  expect(
    wayToFirst(
      walk,
      5,
      cell => (cell === 5 ? 1 : 0),
      () => true,
    ),
    'here will do',
  ).toBeUndefined()
  const goal = (walk_: Walk, willDo: (cell: number) => boolean = () => true) =>
    wayToFirst(walk_, 5, cell => (cell > 5 ? 1 : 0), willDo)?.goal
  expect([goal(walkTo(5, [9, 3, 7])), goal(walkTo(5, [3, 4]))]).toEqual([7, 4])
  expect([goal(walkTo(5, [6, 4]), cell => cell < 5), goal(walkTo(5, [4, 6]), cell => cell < 5)]).toEqual([4, 4])
  expect(
    goal(
      walkTo(
        5,
        [3, 7].map(cell => cell),
        [7],
      ),
    ),
    'what no way leads to',
  ).toBeUndefined()
  const even = {
    ...walkTo(5, [7, 8, 6]),
    cells: new Map([
      [8, 1],
      [6, 1],
      [7, 1],
    ]),
  }
  expect(goal(even), 'of equals the first by its number').toBe(6)
})

describe('how far it is', () => {
  it('counts ways past walls, and as the crow flies where none leads', () => {
    const { t, guards, put } = enduranceTable(walled(9, 1, { x1: 5, y1: 0, x2: 5, y2: 1, kind: 'wall' }))
    const [first, second] = [put('guard', guards, [3, 0]), put('guard', guards, [8, 0])]
    const [near, away] = [t.state.combatants[first]!, t.state.combatants[second]!]
    expect(wayOff(t.state, t.terrain, [near, away])(0)).toBe(3)
    expect(wayOff(t.state, t.terrain, [away])(0)).toBe(10_008)
    expect(wayOff(t.state, t.terrain, [])(0)).toBe(Infinity)
    t.do('place', 'gm', { who: near.id, cell: null })
    expect(wayOff(t.state, t.terrain, [t.state.combatants[near.id]!])(0), 'nobody is there').toBe(Infinity)
    const flown = nearestTo<Endurance>(t.terrain, [t.state.combatants[near.id]!, away], () => 1)
    expect(flown(4)).toBe(4)
    const sized = (size: number) => nearestTo<Endurance>(t.terrain, [away], () => size)(0)
    expect([sized(1), nearestTo<Endurance>(t.terrain, [], () => 1)(0)]).toEqual([8, Infinity])
  })

  it('is to whoever is nearest of several, whichever is named first, and nowhere to whoever hangs over the edge', () => {
    const { t, guards, put } = enduranceTable('9x2')
    const [a, b] = [put('guard', guards, [8, 0]), put('guard', guards, [3, 1])].map(id => t.state.combatants[id]!)
    const off = (...to: (typeof a)[]) => wayOff(t.state, t.terrain, to as NonNullable<typeof a>[])(t.cell([1, 0]))
    expect([off(a, b), off(b, a), off(a)]).toEqual([2, 2, 7])
    const to = (...list: (typeof a)[]) => nearestTo<Endurance>(t.terrain, list as NonNullable<typeof a>[], () => 2)
    expect([to(a, b)(1), to(b, a)(1), to(b)(5)]).toEqual([2, 2, 1])
    const beyond = { ...a!, cell: 99 }
    expect(wayOff(t.state, t.terrain, [beyond])(0)).toBe(Infinity)
  })
})

describe('whoever shoots and has an enemy upon it', () => {
  /** An archer in a row of 12, walls across it, and a foe left of it; where it would go, within 5 squares. */
  function goal(archer: Spot, foe: Spot, walls: readonly number[] = [], carries = 20): number | undefined {
    const across = walls.map(x => ({ x1: x, y1: 0, x2: x, y2: 1, kind: 'wall' as const }))
    const { t, heroes, guards, put } = enduranceTable(walled(12, 1, ...across))
    const who = put('Agnessa', heroes, archer)
    const other = put('guard', guards, foe)
    const { state } = t
    const [c, enemy] = [state.combatants[who]!, state.combatants[other]!]
    const here = c.cell!
    const reached = Array.from({ length: 12 }, (_, i) => i).filter(i => Math.abs(i - here) <= 5 && i > enemy.cell!)
    const moment = {
      s: state,
      terrain: t.terrain as Table<Endurance>['terrain'],
      c,
      foes: [enemy],
      walk: () => walkTo(here, reached),
    }
    return wayToShootFrom<Endurance>(moment, { near: 2, carries, sizeOf: () => 1 })?.goal
  }

  it('goes to where it is farthest and the enemy is still seen, no farther than it carries', () => {
    expect(goal([6, 0], [5, 0])).toBe(11)
    expect(goal([6, 0], [5, 0], [], 3), 'the nearest of those as far as it carries').toBe(8)
    expect(goal([6, 0], [5, 0], [9]), 'not behind the wall').toBe(8)
  })

  it('stays where it is with nobody near, or nowhere better', () => {
    expect(goal([6, 0], [3, 0]), 'three squares off').toBeUndefined()
    expect(goal([6, 0], [4, 0]), 'two').toBe(11)
    expect(goal([11, 0], [10, 0]), 'in the corner').toBeUndefined()
    expect(goal([6, 0], [5, 0], [], 1), 'it carries no farther').toBeUndefined()
    expect(goal([6, 0], [5, 0], [], 2), 'one square farther').toBe(7)
  })

  it('has nowhere to go while it stands nowhere, and looks at no foe who stands nowhere', () => {
    const { t, heroes, guards, put } = enduranceTable('12x1')
    const [c, far, near] = [
      put('Agnessa', heroes, [6, 0]),
      put('guard', guards, null),
      put('guard', guards, [5, 0]),
    ].map(id => t.state.combatants[id]!)
    const way = (archer: typeof c, ...foes: (typeof c)[]) =>
      wayToShootFrom<Endurance>(
        {
          s: t.state,
          terrain: t.terrain,
          c: archer!,
          foes: foes as NonNullable<typeof c>[],
          walk: () => walkTo(6, [6, 7, 8]),
        },
        { near: 2, carries: 20, sizeOf: () => 1 },
      )?.goal
    expect([way(c, far, near), way(c, far), way({ ...c!, cell: null }, near)]).toEqual([8, undefined, undefined])
  })
})
