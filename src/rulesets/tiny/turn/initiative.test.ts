import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { hp, order, pass, tinyTable, traits } from '../../../../test/parties/tiny'

type Rolls = readonly (readonly number[])[]

/** Combatants A, B, C … in the order of the roster, those named with Vigilant; the first rolls are made. */
function rolled(vigilant: string, rolls: Rolls) {
  const { t, heroes, foes, put } = tinyTable()
  const who = rolls.map((_, i) => {
    const name = 'ABCD'[i]!
    return put(name, i % 2 ? foes : heroes, [2 * i, 2], hp(9, 9), vigilant.includes(name) ? traits('vigilant') : {})
  })
  t.do('begin')
  for (const faces of rolls) t.roll('initiative.dice', ...faces)
  const names = () =>
    order(t)
      .map(id => t.state.combatants[id]!.name)
      .join('')
  const again = (...faces: number[]) => t.roll('initiative.again', ...faces)
  return { t, who, names, again, heroes, foes, put }
}

describe('initiative', () => {
  it('EX-TINY-01 is the sum of the dice, the highest first TINY-INIT-01 TINY-INIT-03 TINY-INIT-06', () => {
    const { names, t } = rolled('B', [
      [4, 3],
      [2, 1, 5],
      [6, 5],
    ])
    expect(names()).toBe('CBA')
    expect(t.state.turn!.order.map(place => place.total)).toEqual([11, 8, 7])
  })

  it('EX-TINY-01 is rolled with three dice by the Vigilant, who win a tie TINY-INIT-02 TINY-INIT-04 TINY-DICE-02', () => {
    const { names, t } = rolled('B', [
      [5, 4],
      [3, 3, 3],
    ])
    expect(names()).toBe('BA')
    expect(t.ruleset.display.order(t.state)[0]!.rows[0]!.words).toContain('9, Vigilant first')
  })

  it('EX-TINY-02 is rolled again by the tied, past nobody else, until no tie is left TINY-INIT-05 TINY-INIT-07', () => {
    const { names, again, t } = rolled('', [
      [4, 4],
      [6, 2],
      [3, 2],
    ])
    again(2, 3)
    again(4, 1)
    again(6, 1)
    again(1, 2)
    expect(names()).toBe('ABC')
    expect(t.state.turn!.order[0]).toMatchObject({ total: 8, ties: [5, 7] })
    expect(t.ruleset.display.order(t.state)[0]!.rows[0]!.words).toContain('8, re-rolled 5, 7')
  })

  it('tells the players of no tie with somebody whom they do not know TINY-INIT-05', () => {
    const { t, heroes, foes, put } = tinyTable()
    put('Roland', heroes, [2, 2], hp(9, 9))
    const lurker = put('Lurker', foes, [4, 2], hp(9, 9))
    t.do('known', 'gm', { who: [lurker], known: 'absent' })
    t.do('begin').roll('initiative.dice', 5, 5).roll('initiative.dice', 6, 4)
    expect(t.open.map(({ see }) => see)).toEqual(['asked', 'asked'])
    t.roll('initiative.again', 3, 3).roll('initiative.again', 1, 2)
    expect(t.said('rerolls').map(({ shared }) => shared)).toEqual([undefined, undefined])
  })

  it('EX-TINY-03 settles the Vigilant group first, in the order of the roster TINY-INIT-08', () => {
    const { names, again } = rolled('BD', [
      [6, 4],
      [4, 4, 2],
      [5, 5],
      [6, 3, 1],
    ])
    again(1, 2, 3)
    again(2, 2, 1)
    again(3, 1)
    again(6, 6)
    expect(names()).toBe('BDCA')
  })

  it('stands for every round TINY-INIT-09', () => {
    const { t, who, names } = rolled('', [
      [4, 3],
      [6, 5],
    ])
    const [a, b] = who as [Id, Id]
    pass(t, b, a)
    expect(t.state.turn).toMatchObject({ round: 2, who: b })
    expect(names()).toBe('BA')
  })
})

describe('somebody who joins later', () => {
  const four: Rolls = [
    [5, 4],
    [4, 3],
    [5, 2],
    [3, 1],
  ]

  it('EX-TINY-25 re-rolls against the tied and goes down them TINY-INIT-10', () => {
    const { t, who, names, again, foes } = rolled('', four)
    again(3, 3)
    again(2, 1)
    const [a, b, c, d] = who as [Id, Id, Id, Id]
    expect(names()).toBe('ABCD')
    pass(t, a, b, c, d)
    expect(t.state.turn).toMatchObject({ round: 2, who: a })
    t.do('join', 'gm', { list: [{ name: 'N', side: foes, cell: t.cell([9, 9]) }] })
    t.roll('initiative.dice', 3, 4)
    again(4, 4)
    again(5, 3)
    again(6, 6)
    again(1, 2)
    again(2, 2)
    expect(names()).toBe('ABCND')
    pass(t, a, b, c)
    expect(t.state.combatants[t.state.turn!.who!]!.name).toBe('N')
  })

  it('stands before the first of the tied that rolls lower, and acts next round if its place has passed TINY-INIT-10', () => {
    const { t, who, names, again, foes } = rolled('', four)
    again(3, 3)
    again(2, 1)
    const [a, b] = who as [Id, Id]
    pass(t, a, b)
    t.do('join', 'gm', { list: [{ name: 'N', side: foes }] }).roll('initiative.dice', 3, 4)
    again(6, 6)
    again(1, 1)
    again(1, 2)
    expect(names()).toBe('ANBCD')
    expect(t.state.combatants[t.state.turn!.who!]!.name).toBe('C')
  })

  it('EX-TINY-30 re-rolls against nobody who is out of the fight, and stands after them TINY-INIT-10', () => {
    const { t, who, names, again, foes } = rolled('', four)
    again(3, 3)
    again(2, 1)
    const [a, b, c, d] = who as [Id, Id, Id, Id]
    // B and C have the newcomer's total: one has left, and then the other as well.
    t.do('leave', 'gm', { who: [b] })
    const alone = t.fork().do('leave', 'gm', { who: [c] })
    t.do('join', 'gm', { list: [{ name: 'N', side: foes }] }).roll('initiative.dice', 3, 4)
    expect(t.open.map(({ of }) => of)).not.toContain(b)
    again(6, 6)
    again(1, 1)
    expect(names()).toBe('ABNCD')
    alone.do('join', 'gm', { list: [{ name: 'N', side: foes }] }).roll('initiative.dice', 3, 4)
    expect(alone.open).toEqual([])
    const order = alone.state.turn!.order.map(place => alone.state.combatants[place.who]!.name)
    expect(order.join('')).toBe('ABCND')
    expect([a, d].map(id => t.state.turn!.order.some(place => place.who === id))).toEqual([true, true])
  })

  it('tells the players nothing of re-rolls against a newcomer whom they do not know, and of one they know all TINY-INIT-10', () => {
    for (const known of ['absent', 'named'] as const) {
      const { t, again, foes } = rolled('', four)
      again(3, 3)
      again(2, 1)
      t.do('join', 'gm', { list: [{ name: 'N', side: foes, cell: null, known }] }).roll('initiative.dice', 3, 4)
      expect(new Set(t.open.map(({ see }) => see))).toEqual(new Set([known === 'absent' ? 'asked' : 'all']))
      again(6, 6)
      again(1, 1)
      again(1, 2)
      expect(t.said('rerolls').length).toBeGreaterThan(1)
      expect(t.heard.some(line => line.includes('again'))).toBe(known === 'named')
    }
  })

  it('asks for dice, and marks that the GM sets meanwhile are made whole', () => {
    const { t, again, who, foes } = rolled('', four)
    again(3, 3)
    again(2, 1)
    const [a] = who as [Id]
    t.do('join', 'gm', { list: [{ name: 'N', side: foes }] })
    t.set(a, ['status', 'condition'], 'dying').roll('initiative.dice', 6, 6)
    expect(t.sheet(a).status).toMatchObject({ condition: 'dying', attempts: ['N', 'D'], droppedRound: 1 })
  })

  it('comes after the Vigilant of its total, and the Vigilant with a total of its own where that belongs TINY-INIT-04 TINY-INIT-10', () => {
    const { names, again, heroes, foes, put, t } = rolled('', four)
    again(3, 3)
    again(2, 1)
    put('V', heroes, [1, 9], traits('vigilant'))
    t.roll('initiative.dice', 1, 1, 1)
    expect(names()).toBe('ABCDV')
    put('N', foes, [2, 9])
    t.roll('initiative.dice', 2, 1)
    expect(names()).toBe('ABCDVN')
  })

  it('needs no re-roll against the other sort, and none without a tie TINY-INIT-04 TINY-INIT-10', () => {
    const { t, names, again, heroes, foes, put } = rolled('', four)
    again(3, 3)
    again(2, 1)
    put('V', heroes, [1, 9], traits('vigilant'))
    t.roll('initiative.dice', 2, 2, 3)
    expect(names()).toBe('AVBCD')
    put('L', foes, [2, 9])
    t.roll('initiative.dice', 1, 1)
    put('M', foes, [3, 9])
    t.roll('initiative.dice', 6, 6)
    expect(names()).toBe('MAVBCDL')
    put('W', heroes, [4, 9])
    t.roll('initiative.dice', 3, 4)
    for (const faces of [
      [1, 1],
      [2, 2],
      [3, 3],
    ])
      again(...faces)
    expect(names()).toBe('MAVBCWDL')
  })
})
