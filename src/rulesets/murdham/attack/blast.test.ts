import { describe, expect, it } from 'vitest'
import { begin, healthLeft, murdhamTable, passive } from '../../../../test/parties/murdham'
import { armour, listed, weapon } from '../sheet/weapons'

describe('a blast', () => {
  const fire = listed("alchemist's fire")

  it('EX-MUR-17 from afar that misses lands on a neighbouring zone, and on its borders MUR-BLAST-01 MUR-BLAST-05 MUR-BLAST-06', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire] })
    const x = put('X', foes, [9, 1])
    const y = put('Y', foes, [5, 1], { armour: armour('mail', 2) })
    const lo = put('Lo', heroes, [7, 2], { status: { border: 't2' } })
    begin(t, heroes)
    t.do('blast', kay, { 'blast.zone': 't2' }).choose('attack.stance', 'still').roll('hit.save', 15)
    expect(t.open[0]).toMatchObject({ key: 'blast.deviation', dice: [2], facts: { zones: ['B1', 'D1'] } })
    t.roll('blast.deviation', 1)
    t.choose('attack.react', 'none').choose('attack.react', 'none')
    t.roll('attack.damage', 3).roll('attack.damage', 4)
    expect(healthLeft(t, x, y, lo, kay)).toEqual([8, 5, 4, 8])
    expect(t.sheet(lo).status.incapacitated).toBe(true)
  })

  it('EX-MUR-18 in close needs no save; the one counter may stop it for all MUR-BLAST-02 MUR-BLAST-03 MUR-BLAST-09', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const eater = put('Fire-eater', heroes, [1, 1], { weapons: [weapon('fire', 4, { keywords: ['blast', 'fire'] })] })
    const one = put('Bandit', foes, [2, 1], { weapons: [weapon('axe', 8)] })
    const two = put('Bandit', foes, [3, 1], { weapons: [weapon('axe', 8)], status: { border: 't1' } })
    put('Bo', heroes, [38, 1])
    begin(t, heroes)
    t.do('blast', eater).choose('attack.react', 'counter').choose('attack.react', 'dodge').roll('dodge.save', 9)
    t.roll('attack.damage', 2).roll('attack.damage', 3).roll('counter.damage', 5)
    expect(t.sheet(eater)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: true } })
    expect(healthLeft(t, one, two)).toEqual([8, 8])
  })

  it('rolls for each by itself, or once for all under a house rule MUR-DMG-06', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire] })
    const [x, y] = [put('X', foes, [5, 1], { orders: passive }), put('Y', foes, [5, 2], { orders: passive })]
    begin(t, heroes)
    const once = t.fork()
    t.do('blast', kay, { 'blast.zone': 't1' }).choose('attack.stance', 'still')
    t.roll('attack.damage', 1).roll('attack.damage', 2)
    expect(healthLeft(t, x, y)).toEqual([7, 6])
    once.do('settings', 'gm', { set: { blastOneRoll: true } })
    once.do('blast', kay, { 'blast.zone': 't1' }).choose('attack.stance', 'still').roll('attack.damage', 2)
    expect(healthLeft(once, x, y)).toEqual([6, 6])
  })

  it('on one’s own zone hits oneself too, whether it was aimed there or went astray MUR-BLAST-04 MUR-BLAST-07 MUR-ZONE-07', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire] })
    put('X', foes, [13, 1])
    begin(t, heroes)
    const astray = t.fork()
    t.do('blast', kay, { 'blast.zone': 't0' }).choose('attack.stance', 'still').roll('attack.damage', 1)
    expect(t.sheet(kay).health.cur).toBe(7)
    astray.do('blast', kay, { 'blast.zone': 't1' }).choose('attack.stance', 'moving').roll('hit.save', 20)
    astray.roll('blast.deviation', 1).roll('attack.damage', 2)
    expect(astray.sheet(kay).health.cur).toBe(6)
  })

  it('goes one way without a die where there is one neighbour, and fizzles out where there is none MUR-DICE-11', () => {
    const { t, heroes, foes, put } = murdhamTable('8x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire], status: { border: null } })
    const x = put('X', foes, [5, 1], { orders: passive })
    begin(t, heroes)
    const none = t.fork()
    t.do('blast', kay, { 'blast.zone': 't0' }).choose('attack.stance', 'moving').roll('hit.save', 20)
    t.roll('attack.damage', 3)
    expect(healthLeft(t, kay, x)).toEqual([8, 5])
    none.do('zone.size', 'gm', { size: 8 })
    none.do('blast', kay, { 'blast.zone': 't0' }).choose('attack.stance', 'moving').roll('hit.save', 20)
    expect(none.said('fizzles')).toHaveLength(1)
  })

  it('of somebody on a border hits the one zone or the other MUR-BLAST-08', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const eater = put('Fire-eater', heroes, [3, 1], {
      weapons: [weapon('fire', 4, { keywords: ['blast', 'fire'] })],
      status: { border: 't1' },
    })
    const [x, y] = [put('X', foes, [1, 1], { orders: passive }), put('Y', foes, [5, 1], { orders: passive })]
    begin(t, heroes)
    t.do('blast', eater, { 'blast.zone': 't1' }).roll('attack.damage', 2)
    expect(healthLeft(t, x, y)).toEqual([8, 6])
  })

  it('of a catapult on the move is refused for the moving, not for the nearest zone MUR-ATK-15 MUR-ATK-17', () => {
    const { t, heroes, foes, put } = murdhamTable('80x4')
    const crew = put('Crew', heroes, [1, 1], { weapons: [listed('catapult')] })
    put('X', foes, [78, 1], { orders: passive })
    begin(t, heroes)
    expect(t.refusal('blast', crew, { 'blast.zone': 't1' })).toMatchObject({ rule: 'MUR-ATK-15', code: 'tooNear' })
    t.do('step', crew, { 'step.to': 'border:t1' })
    expect(t.refusal('blast', crew)).toMatchObject({ rule: 'MUR-ATK-17', code: 'moving' })
  })
})
