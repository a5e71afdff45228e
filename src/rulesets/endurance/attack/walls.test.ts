import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, reacting } from '../../../../test/parties/endurance'
import { walled } from '../../../../test/table'

/** A wall along the upper edge of row 6, from column `x1` to `x2`. */
const wall = (x1: number, x2: number) => walled(20, 12, { x1, y1: 6, x2, y2: 6, kind: 'wall' as const })

describe('through a wall', () => {
  it.each([
    [wall(0, 20), false],
    [wall(10, 20), true],
  ])('nobody flanks END-ATK-22', (map, flanks) => {
    const { t, heroes, guards, put } = enduranceTable(map)
    const roland = put('Roland', heroes, [5, 4])
    put('Boudica', heroes, [5, 6])
    const guard = put('guard', guards, [5, 5])
    begin(t).do('takeTurn', roland).do('attack', roland, { 'attack.target': guard }).roll('attack.dice', 3, 1, 9)
    if (flanks) t.roll('attack.rerolled', 1)
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual(flanks ? ['flank'] : [])
  })

  it.each([
    [wall(0, 20), false],
    [wall(10, 20), true],
  ])('no stray arrow goes END-ATK-22 END-ATK-08', (map, strays) => {
    const { t, heroes, guards, put } = enduranceTable(map)
    const agnessa = put('Agnessa', heroes, [1, 5])
    const behind = put('Boudica', heroes, [8, 6])
    const guard = put('guard', guards, [8, 5])
    begin(t).do('takeTurn', agnessa).do('attack', agnessa, { 'attack.target': guard }).roll('attack.dice', 3, 3, 1)
    expect(t.said('diverted').map(({ with: f }) => f.to)).toEqual(strays ? [behind] : [])
  })

  it.each([
    [wall(0, 20), 'noPatient'],
    [wall(10, 20), undefined],
  ])('nobody is resuscitated END-ACT-29 END-ACT-13', (map, code) => {
    const { t, heroes, guards, put } = enduranceTable(map)
    const clementine = put('Clementine', heroes, [5, 5])
    const down = put('Roland', heroes, [5, 6])
    put('guard', guards, [15, 5])
    begin(t).set(down, ['status', 'unconscious'], true).do('takeTurn', clementine)
    expect(t.refusal('resuscitate', clementine)?.code).toBe(code)
  })
})

describe('whoever is led away over the dice', () => {
  function attacked() {
    const { t, heroes, guards, put } = enduranceTable()
    const roland = put('Roland', heroes, [4, 5])
    const guard = put('guard', guards, [5, 5])
    begin(t).do('takeTurn', roland).do('attack', roland, { 'attack.target': guard })
    return { t, roland, guard }
  }

  it('takes nothing: the attack is lost, and not counted END-ATK-23', () => {
    const { t, roland, guard } = attacked()
    const before = t.sheet(guard)
    t.ruleIn('leave', { who: [guard] }).roll('attack.dice', 6, 6, 20)
    expect(t.sheet(guard)).toEqual(before)
    expect(t.said('lost')).toHaveLength(1)
    expect(t.sheet(roland).status).toMatchObject({ actionsLeft: 2, attacksThisRound: 0 })
  })

  it('takes nothing while blocking is asked either, and who stays is hurt END-ATK-23', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const boudica = put('Boudica', heroes, [4, 5])
    const roland = put('Roland', guards, [5, 5], () => reacting('block'))
    begin(t).do('takeTurn', boudica).do('attack', boudica, { 'attack.target': roland }).roll('attack.dice', 6, 6, 9)
    const stays = t.fork().choose('attack.block', 'none')
    expect(stays.sheet(roland).endurance.cur).toBeLessThan(10)
    t.ruleIn('leave', { who: [roland] })
    expect(t.open).toEqual([])
    expect(t.sheet(roland).endurance.cur).toBe(10)
  })
})
