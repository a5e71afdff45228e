import { describe, expect, it, vi } from 'vitest'
import { movePlan } from './movement'
import type { BoardMovement } from './props'

/** A corridor ten squares long: square n costs n metres, six are allowed. */
function corridor(closed?: string) {
  const onDrop = vi.fn<BoardMovement<string>['onDrop']>()
  const movement: BoardMovement<string> = {
    shown: 'a',
    unit: 'metres',
    bands: [3, 6],
    of: who =>
      who === 'stone'
        ? null
        : {
            ...(closed === undefined ? {} : { whyNot: closed }),
            cells: new Map([1, 2, 3, 4, 5, 6].map(cell => [cell, cell])),
            route: through => {
              const path = [0]
              for (const to of through)
                while (path.at(-1) !== to) path.push(path.at(-1)! + Math.sign(to - path.at(-1)!))
              const cost = path.length - 1
              return { path, cost, ...(cost > 6 ? { whyNot: 'far' } : {}) }
            },
          },
    describe: code => `Because ${code}.`,
    onDrop,
  }
  return { movement, onDrop }
}

describe('a movement in the making', () => {
  it('does not start for what cannot be picked up', () => {
    expect(movePlan(corridor().movement, 'stone')).toBeNull()
  })

  it('asks for the way anew only when another square is aimed at', () => {
    const plan = movePlan(corridor().movement, 'a')!
    expect(plan.aim(3)).toBe(true)
    expect(plan.aim(3)).toBe(false)
    expect(plan.way).toMatchObject({ path: [0, 1, 2, 3], cost: 3, goal: 3, refused: undefined })
    expect(plan.aim(null)).toBe(true)
    expect(plan.way).toBeNull()
  })

  it('goes through its waypoints in order', () => {
    const plan = movePlan(corridor().movement, 'a')!
    plan.aim(3)
    expect(plan.addWaypoint()).toBe(true)
    expect(plan.addWaypoint()).toBe(false)
    plan.aim(1)
    expect(plan.way).toMatchObject({ path: [0, 1, 2, 3, 2, 1], cost: 5, waypoints: [3] })
  })

  it('sets no waypoint while nothing is aimed at', () => {
    expect(movePlan(corridor().movement, 'a')!.addWaypoint()).toBe(false)
  })

  it('hands over an allowed way without a reason', () => {
    const { movement, onDrop } = corridor()
    const plan = movePlan(movement, 'a')!
    plan.aim(2)
    expect(plan.drop()).toBe(true)
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('a', [0, 1, 2], 2, undefined)
  })

  it('hands over a refused way with its reason, and says it in words before', () => {
    const { movement, onDrop } = corridor()
    const plan = movePlan(movement, 'a')!
    plan.aim(8)
    expect(plan.way?.refused).toBe('Because far.')
    plan.drop()
    expect(onDrop.mock.calls[0]).toEqual(['a', [0, 1, 2, 3, 4, 5, 6, 7, 8], 8, 'far'])
  })

  it('refuses every way of one that may not move at all', () => {
    const plan = movePlan(corridor('tired').movement, 'a')!
    plan.aim(1)
    expect(plan.way?.refused).toBe('Because tired.')
  })

  it('hands over nothing when it leads nowhere', () => {
    const { movement, onDrop } = corridor()
    const plan = movePlan(movement, 'a')!
    expect(plan.drop()).toBe(false)
    plan.aim(0)
    expect(plan.drop()).toBe(false)
    expect(onDrop).not.toHaveBeenCalled()
  })
})
