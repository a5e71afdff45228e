import { describe, expect, it } from 'vitest'
import { reason } from '~/engine/reason'
import type { Combatant, Snapshot } from '~/engine/snapshot'
import { compile } from '~/grid/map/compile'
import { gridMap } from '~/grid/map/gridMap'
import type { TableTypes } from './setBoard'
import { createTerrain } from './terrain'
import { placeAnywhere, tokenRect, type Tokens, walkWithin } from './walks'

const map = gridMap({ width: 4, height: 3, walls: [], portals: [] })
const terrain = createTerrain(map)

const tokens: Tokens<TableTypes> = {
  rectOf: (on, { cell }) => tokenRect(on, cell, 1),
  size: ({ letter }) => Number(letter),
  isInTheWay: ({ gone }) => !gone,
  taken: reason('TEST-01', 'taken'),
}

/** Tokens by their top left squares, each so large as its letter says. */
function standing(...list: { id: string; cell: number | null; size?: number; gone?: boolean }[]) {
  const combatants = Object.fromEntries(
    list.map(({ id, cell, size = 1, gone = false }) => [id, { id, cell, gone, letter: `${size}` }]),
  )
  return { combatants, board: { map: 'm', doors: {} } } as unknown as Snapshot<TableTypes>
}

describe('putting a token down', () => {
  const of = (s: Snapshot<TableTypes>, id: string): Combatant<TableTypes> | undefined => s.combatants[id]

  it('is possible wherever nobody stands; its own square is free', () => {
    const s = standing({ id: 'a', cell: 0 }, { id: 'b', cell: 5 })
    const { command, cells } = placeAnywhere(s, terrain, of(s, 'a'), tokens)
    expect(command).toBe('place')
    expect([...cells.keys()]).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11])
    const { route } = placeAnywhere(s, terrain, of(s, 'a'), tokens)
    expect([route([2]), route([6, 2]), route([5]).whyNot, route([])]).toEqual([
      { path: [0, 2], cost: 0 },
      { path: [0, 2], cost: 0 },
      tokens.taken,
      { path: [0, 0], cost: 0 },
    ])
    expect([...placeAnywhere(s, terrain, undefined, tokens).cells.keys()], 'of nobody yet, one square').toEqual([
      1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
    ])
  })

  it('takes all squares of a large one, and none of those who are not in the way', () => {
    const s = standing({ id: 'a', cell: null, size: 2 }, { id: 'b', cell: 5 }, { id: 'c', cell: 7, gone: true })
    const { cells, route } = placeAnywhere(s, terrain, of(s, 'a'), tokens)
    expect([...cells.keys()]).toEqual([2, 6])
    expect(route([2])).toEqual({ path: [2], cost: 0 })
    expect(route([1]).whyNot).toEqual(tokens.taken)
  })

  it('is not possible where a wall would run through it, nor with a square of it on closed ground', () => {
    const wall = { x1: 2, y1: 0, x2: 2, y2: 3, kind: 'wall' } as const
    const walled = createTerrain(gridMap({ width: 4, height: 3, walls: [wall], portals: [] }))
    const s = standing({ id: 'a', cell: null, size: 2 })
    expect([...placeAnywhere(s, walled, of(s, 'a'), tokens).cells.keys()]).toEqual([0, 2, 4, 6])
    const small = standing({ id: 'a', cell: null })
    expect(placeAnywhere(small, walled, of(small, 'a'), tokens).cells.size).toBe(12)
  })
})

describe('a walk', () => {
  const walk = (whyNot?: ReturnType<typeof reason>) =>
    walkWithin({
      command: 'move',
      map: compile(map),
      from: 0,
      budget: 2,
      movement: budget => ({ budget }),
      refuse: squares => (squares.includes(6) ? reason('TEST-02', 'tooFar') : undefined),
      whyNot,
    })

  it('leads to what the budget reaches, every second diagonal counting twice', () => {
    const { command, key, cells } = walk()
    expect([command, key]).toEqual(['move', 'move.path'])
    expect(Object.fromEntries(cells)).toEqual({ 0: 0, 1: 1, 4: 1, 5: 1, 2: 2, 8: 2, 6: 2, 9: 2 })
  })

  it('is drawn although it is refused, and says why it is closed', () => {
    expect(walk().route([6])).toMatchObject({ path: [0, 5, 6], cost: 2, whyNot: { code: 'tooFar' } })
    expect(walk().route([5])).not.toHaveProperty('whyNot')
    expect(walk()).not.toHaveProperty('whyNot')
    expect(walk(reason('TEST-03', 'closed')).whyNot).toEqual(reason('TEST-03', 'closed'))
  })
})
