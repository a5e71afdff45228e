import { describe, expect, it } from 'vitest'
import { citationsIn, nearIds, rowOf } from '../scripts/rules/lookup.mjs'

const [ID, OTHER] = ['TINY-ATK-01', 'TINY-ATK-02']

describe('looking up a rule', () => {
  it('finds its row, whole, and no row that only mentions it', () => {
    const ledger = [`| ${OTHER} | Beside ${ID}. | a | b |`, `| ${ID} | **Attack**: strike. | — | seed |`].join('\n')
    expect(rowOf(ID, ledger)).toEqual(['**Attack**: strike.', 'seed'])
    expect(rowOf('TINY-ATK-03', ledger)).toBeUndefined()
  })

  it('finds each place of the code that cites it, and by what', () => {
    const code = [
      `/** Attack [${ID}]. */`,
      `const attack = rule(['${ID}', '${OTHER}'], 'attack', function* (w) {`,
      `  w.enter('${ID}')`,
      `  return f(part(1, 'strength', '${ID}'), { rule: '${ID}' })`,
      `})`,
    ].join('\n')
    expect(citationsIn(ID, 'planted.ts', code).map(({ line, by }) => [line, by])).toEqual([
      [2, 'rule'],
      [3, 'enter'],
      [4, 'part'],
      [4, 'rule'],
    ])
    expect(citationsIn('TINY-ATK-03', 'planted.ts', code)).toEqual([])
  })

  it('names ids near one that is in no ledger: of its chapter, or the first of each chapter of its system', () => {
    const known = ['TINY-ATK-01', 'TINY-ATK-02', 'TINY-ATK-10', 'TINY-END-01', 'END-ATK-01']
    expect(nearIds('tiny-atk-09', known)).toEqual(['TINY-ATK-10', 'TINY-ATK-02', 'TINY-ATK-01'])
    expect(nearIds('TINY-XYZ-01', known)).toEqual(['TINY-ATK-01', 'TINY-END-01'])
    expect(nearIds('DND-ATK-01', known)).toEqual([])
  })
})
