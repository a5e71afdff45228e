import { describe, expect, it } from 'vitest'
import { hp, order, pass, start, tinyTable } from '../../../../test/parties/tiny'

function fight() {
  const { t, heroes, foes, put } = tinyTable()
  const ann = put('Ann', heroes, [4, 4], hp(4))
  const bo = put('Bo', heroes, [9, 9], hp(4))
  const foe = put('Foe', foes, [5, 4], hp(4))
  const other = put('Other', foes, [12, 4], hp(4))
  return { t, heroes, foes, put, ann, bo, foe, other }
}
const HP = ['hp', 'cur']
const only = (who: string, value: number) => ({
  patches: [{ op: 'replace', path: ['combatants', who, 'sheet', ...HP], value }],
  alone: true,
})

describe('EX-TINY-31: hit points that the GM', () => {
  it('sets to 0 defeat an npc, whose turn is over TINY-DEATH-13 TINY-DEATH-16', () => {
    const { t, ann, foe, other } = fight()
    start(t, foe, ann, other)
    t.set(foe, HP, 0)
    expect(t.sheet(foe).status.condition).toBe('defeated')
    expect(t.state.turn!.who).toBe(ann)
    expect(t.told.some(words => words.includes('defeated'))).toBe(true)
  })

  it('takes off a pc leave it dying; those it gives make it stable, out of combat awake TINY-DEATH-15 TINY-DEATH-16', () => {
    const { t, ann, foe, other } = fight()
    const before = t.fork()
    start(t, foe, ann, other)
    t.do('adjust', 'gm', { who: [ann], pool: 'hp', by: -4 })
    expect(t.sheet(ann).status).toMatchObject({ condition: 'dying', attempts: ['N', 'D'] })
    t.set(ann, HP, 2)
    expect(t.sheet(ann).status).toMatchObject({ condition: 'stable', attempts: [] })
    t.set(ann, HP, 0)
    expect(t.sheet(ann).status, 'once more').toMatchObject({ condition: 'dying', attempts: ['N', 'D'] })
    before.set(ann, HP, 0).set(ann, HP, 1)
    expect(before.sheet(ann).status.condition).toBe('up')
  })

  it('sets alone decide nothing, then or later TINY-DEATH-16', () => {
    const { t, ann, foe, other } = fight()
    start(t, foe, ann, other)
    t.do('gm.set', 'gm', only(ann, 0))
    expect(t.sheet(ann)).toMatchObject({ hp: { cur: 0 }, status: { condition: 'up' } })
    pass(t, foe)
    expect(t.sheet(ann).status.condition).toBe('up')
    expect(t.state.turn!.who).toBe(ann)
    t.do('adjust', 'gm', { who: [foe], pool: 'hp', by: -9, alone: true })
    expect(t.sheet(foe)).toMatchObject({ hp: { cur: 0 }, status: { condition: 'up' } })
  })

  it('leave nobody down whom the GM has marked up, but whose death mark is taken away TINY-DEATH-16', () => {
    const { t, ann, foe, other, bo } = fight()
    start(t, foe, ann, other)
    t.set(ann, HP, 0).set(ann, ['status', 'condition'], 'up')
    expect(t.sheet(ann)).toMatchObject({ hp: { cur: 0 }, status: { condition: 'up' } })
    pass(t, foe)
    expect(t.sheet(ann).status.condition).toBe('up')
    t.set(bo, HP, 0).set(bo, ['status', 'condition'], 'dead').set(bo, ['status', 'condition'], 'up')
    expect(t.sheet(bo).status).toMatchObject({ condition: 'dying', attempts: ['N', 'D'] })
  })

  it('sets amid a question put out whoever acts, whose attack is broken off TINY-ATK-13 TINY-DEATH-16', () => {
    const { t, ann, foe, other } = fight()
    start(t, ann, foe, other)
    t.do('attack', ann, { 'attack.target': foe }).set(ann, HP, 0)
    expect(t.sheet(ann).status.condition).toBe('dying')
    t.roll('attack.dice', 6, 6)
    expect(t.sheet(foe).hp.cur).toBe(4)
    expect(t.state.turn!.who).toBe(foe)
  })

  it('leave a newcomer down, and whoever returns; nobody who is gone TINY-DEATH-13 TINY-DEATH-16', () => {
    const { t, heroes, put, ann, foe, other, bo } = fight()
    start(t, foe, ann, other)
    t.do('leave', 'gm', { who: [bo] }).set(bo, HP, 0)
    expect(t.sheet(bo).status.condition).toBe('up')
    t.do('return', 'gm', { who: [bo] })
    expect(t.sheet(bo).status.condition).toBe('dying')
    const late = put('Late', heroes, [1, 1], hp(0, 4))
    expect(t.sheet(late).status.condition).toBe('dying')
    t.roll('initiative.dice', 1, 1)
    expect(order(t)).toContain(late)
  })
})

describe('EX-TINY-32: whoever is led away over the dice', () => {
  const HIT: Record<string, number[]> = { 'attack.dice': [5, 2], 'attack.critical': [1, 1], 'attack.armour': [6, 6] }

  it.each(['attack.dice', 'attack.critical', 'attack.armour'])('takes nothing: over %s TINY-ATK-13', over => {
    const { t, ann, foe, other } = fight()
    t.set(foe, ['armour'], 'light')
    start(t, ann, foe, other)
    t.do('attack', ann, { 'attack.target': foe })
    while (t.open[0]!.key !== over) t.roll(t.open[0]!.key, ...HIT[t.open[0]!.key]!)
    t.ruleIn('leave', { who: [foe] }).roll(over, ...HIT[over]!)
    expect(t.sheet(foe)).toMatchObject({ hp: { cur: 4 }, status: { condition: 'up' } })
    expect(t.state.turn!.who).toBe(other)
  })

  it('takes nothing over the evade Test, and strikes no more as the attacker TINY-ATK-13', () => {
    const { t, ann, foe, other, bo } = fight()
    t.set(foe, ['status', 'evading'], true)
    start(t, ann, other, bo, foe)
    t.do('attack', ann, { 'attack.target': foe }).roll('attack.dice', 5, 5)
    const attackerGone = t.fork()
    t.ruleIn('leave', { who: [foe] }).roll('evade.dice', 1, 1)
    expect(t.sheet(foe).hp.cur).toBe(4)
    attackerGone.ruleIn('leave', { who: [ann] }).roll('evade.dice', 1, 1)
    expect(attackerGone.sheet(foe).hp.cur).toBe(4)
  })

  it('strikes where the GM allowed it from the first TINY-ATK-13', () => {
    const { t, ann, foe, other } = fight()
    start(t, ann, foe, other)
    t.set(ann, HP, 0).do('attack', ann, { 'attack.target': foe }, true)
    t.roll('attack.dice', 5, 2).roll('attack.critical', 1, 1)
    expect(t.sheet(foe).hp.cur).toBe(3)
  })
})
