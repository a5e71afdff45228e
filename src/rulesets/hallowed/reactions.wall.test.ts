import { describe, expect, it } from 'vitest'
import { begin, declares, hallowedTable, pool, reveal, sword } from '../../../test/parties/hallowed'
import { walled, type Spot } from '../../../test/table'

/** Kara above a wall along y = 6 that begins at column `x1`, and an orc that walks below it, towards her. */
function corridor(x1: number, x2: number, large = 1) {
  const map = walled(20, 12, { x1, y1: 6, x2, y2: 6, kind: 'wall' as const })
  const { t, heroes, monsters, put } = hallowedTable(map)
  const kara = put('Kara', heroes, [5, 5], { weapons: [sword] })
  const orc = put('Orc', monsters, [7, 6], { footprint: large, stress: pool(20) })
  begin(t, 12, 3)
  reveal(declares(t, orc, 'moveOnly'))
  const walks = (...way: Spot[]) => t.do('count', orc, { 'before.path': way.map(spot => t.cell(spot)) })
  return { t, kara, orc, walks }
}

describe('through a wall', () => {
  it('EX-HAL-36 nobody is threatened, and no Reposte is made HAL-REACT-09', () => {
    const { t, walks } = corridor(0, 20)
    walks([6, 6], [5, 6])
    expect(t.open).toEqual([])
    expect(t.said('reposte')).toEqual([])
  })

  it('EX-HAL-36 the range begins where the wall ends HAL-REACT-09 HAL-REACT-05', () => {
    const { t, kara, orc, walks } = corridor(5, 20)
    walks([6, 6], [5, 6], [4, 6])
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: kara })
    const { cell } = t.state.combatants[orc]!
    expect(cell).toBe(t.cell([4, 6]))
    t.choose('reposte', 'no')
  })

  it('a large one is answered as soon as any of its squares is seen HAL-REACT-09', () => {
    const { t, walks } = corridor(6, 20, 2)
    walks([6, 6], [5, 6])
    expect(t.open[0]!.key).toBe('reposte')
    t.choose('reposte', 'no')
    const closed = corridor(0, 20, 2)
    closed.walks([6, 6], [5, 6])
    expect(closed.t.open).toEqual([])
  })

  it('that goes up while the answer is asked takes it away HAL-REACT-09', () => {
    const { t, walks } = corridor(6, 20)
    walks([6, 6], [5, 6])
    t.ruleIn('wall.add', { list: [{ kind: 'wall', at: [0, 6, 20, 6].map(n => 1024 * n) }] })
    expect(t.open[0]?.kind === 'choice' && t.open[0].options.map(({ value }) => value)).toEqual(['no'])
    t.choose('reposte', 'no')
  })
})
