import { describe, expect, it } from 'vitest'
import { begin, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'

const STR = ['str', 'cur']

function fight() {
  const { t, heroes, foes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [1, 1])
  const bob = put('Bob', heroes, [1, 3])
  const gob = put('Gob', foes, [9, 1])
  const orc = put('Orc', foes, [9, 3])
  begin(t)
  return { t, heroes, foes, put, ann, bob, gob, orc }
}

describe('EX-RAT-35: STR that the GM', () => {
  it('sets to 0, or takes off, kills at once; DEX at 0 paralyses RAT-DEATH-01 RAT-DEATH-02 RAT-DEATH-06', () => {
    const { t, ann, bob, gob, orc } = fight()
    t.set(gob, STR, 0)
    expect(t.sheet(gob).status.dead).toBe(true)
    t.do('adjust', 'gm', { who: [orc], pool: 'str', by: -99 })
    expect(t.sheet(orc).status.dead).toBe(true)
    t.set(ann, STR, 0).choose('death.next', 'wait')
    expect(t.sheet(ann).status.dead).toBe(true)
    t.set(bob, ['dex', 'cur'], 0)
    expect(t.sheet(bob).status.dead).toBe(false)
  })

  it('sets alone decides nothing, then or later RAT-DEATH-06', () => {
    const { t, gob } = fight()
    t.do('adjust', 'gm', { who: [gob], pool: 'str', by: -99, alone: true })
    play(t)
    expect(t.sheet(gob)).toMatchObject({ str: { cur: 0 }, status: { dead: false } })
  })

  it('has taken before it joins, returns or begins kills as well RAT-DEATH-06', () => {
    const { t, foes, put } = ratbagsTable()
    const [heroes] = Object.keys(t.state.sides) as [string]
    put('Ann', heroes, [1, 1])
    const gone = put('Gob', foes, [9, 1])
    const weak = put('Orc', foes, [9, 3])
    put('Goblin', foes, [9, 5])
    t.do('leave', 'gm', { who: [gone] }).set(gone, STR, 0)
    t.do('adjust', 'gm', { who: [weak], pool: 'str', by: -99, alone: true })
    begin(t)
    expect(t.sheet(weak).status.dead).toBe(true)
    expect(t.sheet(gone).status.dead).toBe(false)
    t.do('return', 'gm', { who: [gone] })
    expect(t.sheet(gone).status.dead).toBe(true)
    const late = put('Late', foes, [9, 7], { str: pool(8, 0) })
    expect(t.sheet(late).status.dead).toBe(true)
  })

  it('takes from a detachment destroys it, and a death mark taken away does not give it back RAT-DEATH-06 RAT-DET-03', () => {
    const { t, foes, put, gob } = fight()
    const band = put('Band', foes, [9, 8], { detachment: true })
    t.set(band, STR, 0)
    expect(t.sheet(band).status.destroyed).toBe(true)
    t.set(gob, STR, 0).set(gob, ['status', 'dead'], false)
    expect(t.sheet(gob).status.dead).toBe(true)
    t.set(gob, STR, 3).set(gob, ['status', 'dead'], false)
    expect(t.sheet(gob).status.dead).toBe(false)
  })
})
