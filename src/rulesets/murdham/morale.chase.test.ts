import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { murdhamTable, scores } from '../../../test/parties/murdham'

type T = ReturnType<typeof murdhamTable>['t']

describe('a chase', () => {
  function fled() {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [1, 1])
    const away = [6, 8, 11].map((agi, i) =>
      put('Bandit', foes, [20, i], scores({ agi }), { status: { stance: 'fled' } }),
    )
    return { t: t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [] }).choose('fight.over', 'end'), away }
  }
  const stances = (t: T, who: readonly Id[]) => who.map(id => t.sheet(id).status.stance)

  it('at equal pace is one die for those who flee MUR-CHASE-01 MUR-CHASE-02 MUR-DICE-02', () => {
    const { t, away } = fled()
    t.choose('chase.pace', 'equal').roll('chase.die', 8)
    expect(stances(t, away)).toEqual(['surrendered', 'fled', 'fled'])
    t.do('chase', 'gm', { who: [away[1]!] })
      .choose('chase.pace', 'equal')
      .roll('chase.die', 20)
    expect(stances(t, away)).toEqual(['surrendered', 'surrendered', 'fled'])
  })

  it('is won by the faster without a die, and lost by the slower MUR-CHASE-03 MUR-CHASE-04', () => {
    const { t, away } = fled()
    const slower = t.fork()
    t.choose('chase.pace', 'faster')
    expect(stances(t, away)).toEqual(['fled', 'fled', 'fled'])
    slower.choose('chase.pace', 'slower')
    expect(stances(slower, away)).toEqual(['surrendered', 'surrendered', 'surrendered'])
  })
})

describe('EX-MUR-25', () => {
  it('2: a chase at equal pace is one die, and none where those who flee ride MUR-CHASE-02 MUR-CHASE-03', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [1, 1])
    const away = [6, 8, 11].map((agi, i) => put('Bandit', foes, [20, i], scores({ agi })))
    t.do('chase', 'gm', { who: away })
    const mounted = t.fork()
    t.choose('chase.pace', 'equal').roll('chase.die', 8)
    expect(away.map(id => t.sheet(id).status.stance)).toEqual(['surrendered', 'fled', 'fled'])
    mounted.choose('chase.pace', 'faster')
    expect(away.map(id => mounted.sheet(id).status.stance)).toEqual(['fled', 'fled', 'fled'])
  })
})
