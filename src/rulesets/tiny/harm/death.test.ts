import { describe, expect, it } from 'vitest'
import { hp, pass, start, tinyTable, traits } from '../../../../test/parties/tiny'
import type { Sheet } from '../state/sheet'

/**
 * Order H, Q (a foe beside H), P (a hero far away). Q strikes H down in the first round, after H has passed; nobody else
 * can be struck without walking.
 */
function fallen(h: Partial<Sheet>[] = [], p: Partial<Sheet>[] = [], kind: 'pc' | 'npc' = 'pc') {
  const { t, heroes, foes, put } = tinyTable()
  const who = put('H', heroes, [5, 4], hp(1), { kind }, ...h)
  const q = put('Q', foes, [4, 4], hp(9, 9))
  const other = put('P', heroes, [6, 4], hp(9, 9), ...p)
  start(t, who, q, other)
  const strike = () => {
    pass(t, who)
    t.do('attack', q, { 'attack.target': who }).roll('attack.dice', 5, 1).roll('attack.critical', 1, 1)
    return t
  }
  /** Q and P do nothing: on to H's next attempt. */
  const on = () => pass(t, ...[q, other].filter(id => id === t.state.turn!.who || id === other))
  const status = () => t.sheet(who).status
  return { t, h: who, q, p: other, strike, on, status }
}

describe('at 0 HP', () => {
  it('EX-TINY-18 one attempt is made in each of the two rounds that follow TINY-DEATH-02 TINY-DEATH-12 TINY-DICE-08', () => {
    const { t, heroes, foes, put } = tinyTable()
    const p = put('P', heroes, [9, 9], hp(9, 9))
    const q = put('Q', foes, [4, 4], hp(9, 9))
    const h = put('H', heroes, [5, 4], hp(1))
    start(t, p, q, h)
    pass(t, p, q, h, p)
    t.do('attack', q, { 'attack.target': h }).roll('attack.dice', 5, 1).roll('attack.critical', 1, 1)
    expect(t.sheet(h).status).toMatchObject({ condition: 'dying', droppedRound: 2, attempts: ['N', 'D'] })
    expect(t.state.turn).toMatchObject({ round: 3, who: p })
    pass(t, p, q)
    expect(t.refusal('pass', h)).toMatchObject({ rule: 'TINY-TURN-06', code: 'dying' })
    t.do('stabilize', h).roll('stabilize.dice', 4, 2)
    pass(t, p, q)
    t.do('stabilize', h).roll('stabilize.dice', 3)
    expect(t.sheet(h).status.condition).toBe('dead')
  })

  it('EX-TINY-18 the first is normal, the second at disadvantage; both failed is death TINY-DEATH-01 TINY-DEATH-03 TINY-DEATH-05', () => {
    const { t, h, strike, on, status } = fallen()
    strike()
    on()
    t.do('stabilize', h)
    expect(t.open[0]).toMatchObject({ dice: [6, 6] })
    t.roll('stabilize.dice', 4, 4)
    on()
    t.do('stabilize', h).roll('stabilize.dice', 4)
    expect(status().condition).toBe('dead')
    expect(t.said('died')).toHaveLength(1)
  })

  it('EX-TINY-19 Hard to Kill gives three attempts; one success is 1 HP TINY-DEATH-08 TINY-DEATH-04 TINY-END-03', () => {
    const { t, h, strike, on, status } = fallen([traits('hardToKill')])
    strike()
    expect(status().attempts).toEqual(['A', 'N', 'D'])
    on()
    t.do('stabilize', h).roll('stabilize.dice', 1, 4, 4)
    on()
    t.do('stabilize', h).roll('stabilize.dice', 3, 4)
    on()
    t.do('stabilize', h).roll('stabilize.dice', 5)
    expect(t.sheet(h)).toMatchObject({ hp: { cur: 1 }, status: { condition: 'stable', attempts: [] } })
    t.do('end')
    expect(t.sheet(h)).toMatchObject({ hp: { cur: 1 }, status: { condition: 'up' } })
  })

  it('EX-TINY-20 a Medic makes every attempt left an advantage TINY-DEATH-09 TINY-DEATH-10 TINY-DICE-09', () => {
    const { t, h, q, p, strike, on, status } = fallen([], [traits('medic')])
    strike()
    on()
    t.do('stabilize', h).roll('stabilize.dice', 2, 2)
    pass(t, q)
    t.do('attend', p).roll('medic.dice', 5, 3)
    expect(status()).toMatchObject({ tended: true, attempts: ['D'] })
    t.do('stabilize', h).roll('stabilize.dice', 1, 2, 6)
    expect(status()).toMatchObject({ condition: 'stable', tended: false })
  })

  it('a Medic walks to the patient, if free to, and may try again TINY-DEATH-11', () => {
    const { t, h, q, p, strike, status } = fallen([traits('hardToKill')], [traits('medic')])
    t.do('place', 'gm', { who: p, cell: t.cell([9, 4]) })
    strike()
    t.do('attend', p)
    expect(t.refusedAnswer('attend.path', [t.cell([8, 4])])).toMatchObject({ rule: 'TINY-DEATH-11', code: 'notBeside' })
    t.walk('attend.path', [8, 4], [7, 4], [6, 5]).roll('medic.dice', 1, 1)
    expect(status().tended).toBe(false)
    t.do('stabilize', h).roll('stabilize.dice', 1, 1, 1)
    pass(t, q)
    t.do('attend', p).roll('medic.dice', 6, 1)
    expect(status().tended).toBe(true)
  })

  it('only a Medic attends, and only somebody dying TINY-DEATH-09 TINY-DEATH-11', () => {
    const { t, h } = fallen([traits('medic')])
    expect(t.refusal('attend', h)).toMatchObject({ rule: 'TINY-DEATH-11', code: 'noPatient' })
    t.set(h, ['traits', 'medic'], false)
    expect(t.refusal('attend', h)).toMatchObject({ rule: 'TINY-DEATH-09', code: 'noMedic' })
    expect(t.refusal('stabilize', h)).toMatchObject({ rule: 'TINY-DEATH-01', code: 'notDying' })
  })

  it('Robust is better by a step, or as the house has it TINY-DEATH-06 TINY-DEATH-07 TINY-OPT-07', () => {
    const { t, status, strike } = fallen([traits('robust')])
    strike()
    expect(status().attempts).toEqual(['A', 'N'])
    const lists = ['A-D', 'N-N'].map(robustList => {
      const other = fallen([traits('robust')])
      other.t.do('settings', 'gm', { set: { robustList } })
      other.strike()
      return other.status().attempts
    })
    expect(lists).toEqual([
      ['A', 'D'],
      ['N', 'N'],
    ])
    expect(t.open).toEqual([])
  })

  it('Robust adds nothing to Hard to Kill TINY-DEATH-14', () => {
    const { strike, status } = fallen([traits('robust', 'hardToKill')])
    strike()
    expect(status().attempts).toEqual(['A', 'N', 'D'])
  })

  it('npcs are defeated at once, unless they stabilize TINY-DEATH-13 TINY-OPT-04', () => {
    const plain = fallen([], [], 'npc')
    plain.strike()
    expect(plain.status().condition).toBe('defeated')
    const house = fallen([], [], 'npc')
    house.t.do('settings', 'gm', { set: { npcsStabilize: true } })
    house.strike()
    expect(house.status().condition).toBe('dying')
    const one = fallen([{ stabilizes: true }], [], 'npc')
    one.strike()
    expect(one.status().condition).toBe('dying')
  })

  it('a further hit does nothing, or what the house rule says TINY-DEATH-15 TINY-OPT-06', () => {
    const outcomes = ['nothing', 'loseAttempt', 'dies'].map(hitOnDying => {
      const { t, h, strike, status } = fallen()
      strike()
      t.do('settings', 'gm', { set: { hitOnDying } }).do('harm', 'gm', { who: [h], amount: 1 })
      return [status().condition, status().attempts.length, t.told.at(-1)]
    })
    expect(outcomes).toEqual([
      ['dying', 2, 'H takes 1 damage.'],
      ['dying', 1, 'H has one chance less.'],
      ['dead', 0, 'H dies.'],
    ])
    const last = fallen()
    last.strike()
    last.t.do('settings', 'gm', { set: { hitOnDying: 'loseAttempt' } })
    last.t.do('harm', 'gm', { who: [last.h], amount: 1 }).do('harm', 'gm', { who: [last.h], amount: 1 })
    expect(last.status().condition).toBe('dead')
  })

  it('EX-TINY-26 a chance that the GM lets pass is gone: attempt k belongs to round k after the fall TINY-DEATH-12', () => {
    const { t, h, q, p, strike, status } = fallen()
    strike()
    t.do('pass', p)
    expect(t.state.turn).toMatchObject({ round: 2, who: h })
    expect(t.refusal('pass', h)).toMatchObject({ rule: 'TINY-TURN-06', code: 'dying' })
    t.do('pass', h, undefined, true)
    expect(t.told).toContain('H has one chance less.')
    expect(status()).toMatchObject({ condition: 'dying', attempts: ['D'] })
    pass(t, q, p)
    const made = t.fork()
    t.do('pass', h, undefined, true)
    expect(status()).toMatchObject({ condition: 'dead', attempts: [] })
    made.do('stabilize', h).roll('stabilize.dice', 5)
    expect(made.sheet(h).status.condition).toBe('stable')
    expect(made.said('losesAttempt'), 'an attempt that was made is not lost besides').toEqual([])
  })

  it('EX-TINY-28 whoever joins with 0 HP is down, as is whoever has none left when it begins TINY-DEATH-01 TINY-DEATH-13', () => {
    const { t, h, q, p } = fallen()
    const join = (kind: 'pc' | 'npc', side: string) => {
      const sheet = { ...t.sheet(h), kind, hp: { cur: 0, max: 4 } }
      t.do('join', 'gm', { list: [{ name: 'Late', side, cell: null, sheet }] })
      return Object.keys(t.state.combatants).at(-1)!
    }
    const hero = join('pc', t.state.combatants[h]!.side)
    while (t.open[0]) t.roll('initiative.dice', 1, 1)
    expect(t.sheet(hero).status).toMatchObject({ condition: 'dying', attempts: ['N', 'D'], droppedRound: 1 })
    const foe = join('npc', t.state.combatants[q]!.side)
    expect(t.sheet(foe).status.condition).toBe('defeated')
    const before = tinyTable()
    const a = before.put('A', before.heroes, [1, 1])
    const b = before.put('B', before.foes, [9, 9])
    before.t.set(a, ['hp', 'cur'], 0)
    start(before.t, a, b)
    expect(before.t.sheet(a).status).toMatchObject({ condition: 'dying' })
    expect(before.t.sheet(b).status.condition).toBe('up')
    expect(t.sheet(p).status.condition).toBe('up')
  })

  it('by the GM’s plus and minus one goes down at 0, and is stable with anything above TINY-DEATH-01 TINY-DEATH-04', () => {
    const { t, h, status } = fallen()
    t.do('adjust', 'gm', { who: [h], pool: 'hp', by: -1 })
    expect(status()).toMatchObject({ condition: 'dying', attempts: ['N', 'D'] })
    t.do('adjust', 'gm', { who: [h], pool: 'hp', by: 2 })
    expect(t.sheet(h)).toMatchObject({ hp: { cur: 2 }, status: { condition: 'stable', attempts: [] } })
  })

  it('the GM’s damage reaches each once, however often they are named TINY-DMG-11', () => {
    const { t, q } = fallen()
    t.do('harm', 'gm', { who: [q, q], amount: 2 })
    expect(t.sheet(q).hp.cur).toBe(7)
    expect(t.said('damaged')).toHaveLength(1)
  })

  it('marks that the GM sets by hand are made whole', () => {
    const { t, h, q, status } = fallen([traits('robust')])
    t.set(h, ['status', 'condition'], 'dying')
    expect(status()).toMatchObject({ attempts: ['A', 'N'], droppedRound: 1 })
    expect(t.state.turn!.who).toBe(q)
    t.set(h, ['status', 'condition'], 'up')
    expect(status()).toMatchObject({ attempts: [], droppedRound: null })
    t.set(h, ['status', 'condition'], 'dying').set(h, ['status', 'attempts'], [])
    expect(status().condition).toBe('dead')

    const gone = fallen()
    gone.t.do('leave', 'gm', { who: [gone.h] })
    gone.t.set(gone.h, ['status', 'condition'], 'dying').set(gone.h, ['status', 'attempts'], [])
    expect(gone.status().condition).toBe('dead')
  })
})

describe('the end of combat', () => {
  it('comes when one side is left, and the GM may hold it open TINY-END-01', () => {
    const { t, q, h, p } = fallen()
    t.set(q, ['status', 'condition'], 'defeated')
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ of: 'gm', title: 'Only Heroes are left standing' })
    expect(t.refusal('pass', h)).toMatchObject({ rule: 'TINY-END-01', code: 'decided' })
    t.do('hold')
    pass(t, h, p)
    expect(t.state.turn).toMatchObject({ round: 2, who: h, held: true })
    t.set(q, ['status', 'condition'], 'up')
    expect(t.state.turn!.held).toBe(false)
    expect(t.refusal('hold')).toMatchObject({ code: 'notDecided' })
  })

  it('lets each Medic try once from any distance, then settles every fate in order TINY-END-02 TINY-END-03', () => {
    const { t, h, q, p, strike, status } = fallen([], [traits('medic')])
    t.do('place', 'gm', { who: p, cell: t.cell([15, 9]) })
    strike()
    t.set(q, ['status', 'condition'], 'defeated')
    t.do('end').choose('end.patient', h).roll('medic.dice', 5, 1)
    t.roll('stabilize.dice', 1, 1, 1).roll('stabilize.dice', 1, 1, 5)
    expect(t.state.phase).toBe('over')
    expect(t.sheet(h)).toMatchObject({ hp: { cur: 1 }, status: { condition: 'up', tended: false } })
    expect(status().attempts).toEqual([])
  })

  it('without anybody to help, the attempts are made at once TINY-END-02 TINY-DEATH-05', () => {
    const { t, h, strike } = fallen()
    strike()
    t.do('end').roll('stabilize.dice', 1, 1).roll('stabilize.dice', 1)
    expect(t.sheet(h).status.condition).toBe('dead')
  })

  it('ends evading and hiding TINY-END-03', () => {
    const { t, h, q } = fallen()
    t.do('evade', h).set(q, ['status', 'hidden'], true).do('end')
    expect([t.sheet(h).status.evading, t.sheet(q).status.hidden]).toEqual([false, false])
    expect(t.state.combatants[q]!.known).toBe('named')
    expect(t.refusal('end')).toBeDefined()
  })
})

describe('outside of a fight', () => {
  /** A hero who is brought to 0 before anything has begun, and a companion. */
  function before(...changes: Partial<Sheet>[]) {
    const { t, heroes, foes, put } = tinyTable()
    const h = put('H', heroes, [5, 4], hp(1))
    const p = put('P', heroes, [15, 9], hp(9, 9), ...changes)
    const q = put('Q', foes, [1, 1])
    t.do('harm', 'gm', { who: [h], amount: 1 })
    expect(t.sheet(h).status).toMatchObject({ condition: 'dying', attempts: ['N', 'D'] })
    return { t, h, p, q }
  }

  it('the attempts are made one after the other, and who makes one is awake TINY-END-02 TINY-END-03', () => {
    const { t, h, p } = before()
    expect(t.refusal('stabilize', p)).toMatchObject({ code: 'notDying' })
    const dead = t.fork()
    t.do('stabilize', h).roll('stabilize.dice', 1, 1).roll('stabilize.dice', 6)
    expect(t.sheet(h)).toMatchObject({ hp: { cur: 1 }, status: { condition: 'up', attempts: [], droppedRound: null } })
    expect(t.told).toContain('H wakes with 1 HP.')
    dead.do('stabilize', h).roll('stabilize.dice', 1, 1).roll('stabilize.dice', 1)
    expect(dead.sheet(h).status.condition).toBe('dead')
  })

  it('a Medic may help first TINY-END-02 TINY-DEATH-10', () => {
    const { t, h, p } = before(traits('medic'))
    t.do('stabilize', h).choose('end.patient', h).roll('medic.dice', 5, 1)
    expect(t.open[0]).toMatchObject({ key: 'stabilize.dice', dice: [6, 6, 6] })
    t.roll('stabilize.dice', 1, 1, 5)
    expect(t.sheet(h).status.condition).toBe('up')
    expect(t.sheet(p).status.condition).toBe('up')
  })

  it('EX-TINY-27 nobody sleeps while dying: that is settled first TINY-REST-05 TINY-DEATH-01', () => {
    const { t, h, p } = before()
    const dead = t.fork()
    t.do('rest', 'gm', { who: [h, p] }).roll('stabilize.dice', 5, 1)
    expect(t.sheet(h)).toMatchObject({ hp: { cur: 2 }, status: { condition: 'up' } })
    dead
      .do('rest', 'gm', { who: [h, p] })
      .roll('stabilize.dice', 1, 1)
      .roll('stabilize.dice', 1)
    expect(dead.sheet(h)).toMatchObject({ hp: { cur: 0 }, status: { condition: 'dead' } })
    expect(dead.said('slept').map(event => event.with.who)).toEqual([p])
  })

  it('is asked of nobody who does not rest, and a fight that begins goes on with it TINY-DEATH-12', () => {
    const { t, h, p, q } = before()
    t.do('rest', 'gm', { who: [p] })
    expect(t.sheet(h).status.condition).toBe('dying')
    start(t, h, p, q)
    expect(t.state.turn).toMatchObject({ round: 1, who: h })
    t.do('stabilize', h).roll('stabilize.dice', 5, 1)
    expect(t.sheet(h).status.condition, 'unconscious while it lasts').toBe('stable')
  })
})

it('armour is not changed on whoever does not get up any more TINY-ARM-14', () => {
  const { t, heroes, foes, put } = tinyTable()
  const h = put('H', heroes, [5, 4])
  const q = put('Q', foes, [1, 1])
  t.set(q, ['status', 'condition'], 'defeated')
  expect(t.refusal('armour', q)).toMatchObject({ rule: 'TINY-TURN-06', code: 'unable' })
  expect(t.refusal('armour', h)).toBeUndefined()
})
