import { describe, expect, it } from 'vitest'
import { rulesets } from '~/rulesets'
import { tiny } from '~/rulesets/tiny'
import { start, tinyTable } from './parties/tiny'

type Diagonals = typeof tiny.commands.diagonals

/** Tiny Tests by another rule of diagonals: X acts, T stands three rows down and six columns to the east. */
function facing(diagonals: Diagonals) {
  const { t, heroes, foes, put } = tinyTable('20x12', { ...tiny, commands: { ...tiny.commands, diagonals } })
  const x = put('X', heroes, [0, 0])
  start(t, x, put('T', foes, [6, 3]))
  return { t, x }
}

describe('a rule of diagonals that a system declares', () => {
  it.each([
    ['alternate', 6],
    ['one', 5],
    ['two', 8],
  ] as const)('%s: five steps, three of them diagonal, cost %i', (diagonals, cost) => {
    const { t, x } = facing(diagonals)
    expect(t.ruleset.commands.walk(t.state, t.terrain, x).cells.get(t.cell([5, 3]))).toBe(cost)
    t.do('advance', x).walk('advance.path', [1, 1], [2, 2], [3, 3], [4, 3], [5, 3])
    expect(t.said('moved')[0]!.with.cost).toBe(cost)
  })

  it('none: nobody steps across a corner, nor strikes across one', () => {
    const { t, x } = facing('none')
    const walk = t.ruleset.commands.walk(t.state, t.terrain, x)
    expect(walk.cells.get(t.cell([5, 3]))).toBe(8)
    expect(walk.meant!(t.cell([5, 3])).command).toBe('advance')
    expect(walk.meant!(t.cell([5, 2])).command).toBe('move')
    t.do('advance', x)
    expect(t.refusedAnswer('advance.path', [t.cell([1, 1])])?.code).toBe('gap')
    t.enter('advance.path')
  })
})

it('all five systems let diagonals alternate, as their ledgers have it', async () => {
  for (const { load } of rulesets) expect((await load()).commands.diagonals).toBe('alternate')
})
