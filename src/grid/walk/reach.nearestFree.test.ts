import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestFree, reach } from './reach'
import { cellsOf, footprint } from '../squares'
import { draw } from '../testing/draw'
import { world } from '../testing/worlds'

describe('the nearest free places', () => {
  it('are all that are equally near, for the GM to choose among [END-DEF-17]', () => {
    const { map, at, all } = draw(`
      t t t .

      t t . .

      . t t .
    `)
    expect(nearestFree(map, 5, 1, all('t'))).toEqual([6, 8])
    expect(nearestFree(map, 2, 1, all('t'))).toEqual([3, 6, 7])
    expect(nearestFree(map, at('t'), 1, all('t'))).toEqual([6, 8])
    expect(nearestFree(map, 7, 1, all('t'))).toEqual([7])
  })

  it('are not behind a wall [END-DEF-17]', () => {
    const { map, all } = draw(`
      t|. .

      t|. .

      t t .
    `)
    expect(nearestFree(map, 0, 1, all('t'))).toEqual([4, 8])
  })

  it('have room for the whole token', () => {
    const { map, all } = draw(`
      t . . .

      . . # .

      . . . .

      . . . .
    `)
    expect(nearestFree(map, 0, 2, all('t'))).toEqual([4])
  })

  it('are none when all is taken', () => {
    const { map, all } = draw(`
      t t

      t t
    `)
    expect(nearestFree(map, 0, 1, all('t'))).toEqual([])
  })

  it('are as near as any place that can be walked to and is free', () => {
    fc.assert(
      fc.property(world({ width: 7, height: 7, walls: 5, size: 2 }), ({ map, compiled, from, size, through }) => {
        const walk = reach(compiled, from, { budget: Infinity, size })
        const { stands } = compiled.field(size)
        const free = walk
          .cells()
          .filter(
            cell =>
              stands[cell] === 1 && cellsOf(map.width, footprint(map.width, cell, size)).every(s => !through.has(s)),
          )
        const costs = free.map(cell => walk.costAt(cell))
        const expected = free.filter(cell => walk.costAt(cell) === costs[0]).toSorted((a, b) => a - b)
        expect(nearestFree(compiled, from, size, through)).toEqual(expected)
      }),
    )
  })
})
