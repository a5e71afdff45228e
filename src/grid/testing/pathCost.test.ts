import { describe, expect, it } from 'vitest'
import { pathCost } from './pathCost'

describe('the cost of a path', () => {
  it('is 1 m a step, and 2 m for every second diagonal, straight steps between them or not [END-MOVE-01]', () => {
    expect(pathCost(10, [0, 11, 22, 33, 44])).toEqual({ cost: 6, parity: 0 })
    expect(pathCost(10, [0, 11, 12, 23])).toEqual({ cost: 4, parity: 0 })
    expect(pathCost(10, [0, 1, 2, 3])).toEqual({ cost: 3, parity: 0 })
  })

  it('goes on from a given parity, and afresh without one [END-MOVE-02]', () => {
    expect(pathCost(10, [0, 11], 1)).toEqual({ cost: 2, parity: 0 })
    expect(pathCost(10, [0, 11])).toEqual({ cost: 1, parity: 1 })
  })

  it('is nothing for a path that stays', () => {
    expect(pathCost(10, [])).toEqual({ cost: 0, parity: 0 })
    expect(pathCost(10, [7], 1)).toEqual({ cost: 0, parity: 1 })
  })

  it('refuses cells that are not neighbours, also round the edge of the map', () => {
    expect(() => pathCost(10, [0, 2])).toThrow('cells 0 and 2')
    expect(() => pathCost(10, [9, 10])).toThrow('cells 9 and 10')
    expect(() => pathCost(10, [4, 4])).toThrow('cells 4 and 4')
  })
})
