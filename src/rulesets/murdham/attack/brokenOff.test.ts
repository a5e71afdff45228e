import { describe, expect, it } from 'vitest'
import { attack, begin, done, duel, murdhamTable, passive } from '../../../../test/parties/murdham'
import { weapon } from '../sheet/weapons'

const sword = weapon('sword', 6)

function fight() {
  const found = duel({ weapons: [sword] }, { weapons: [sword] })
  for (const who of [found.bo, found.far]) found.t.set(who, ['orders'], passive)
  begin(found.t, found.heroes)
  return found
}

describe('EX-MUR-32: over a question of an attack', () => {
  it('whoever is led away takes nothing, by the blow or the counter MUR-ATK-24', () => {
    const { t, ada, bandit } = fight()
    attack(t, ada, bandit)
    const countered = t.fork()
    t.choose('attack.react', 'none').ruleIn('leave', { who: [bandit] })
    t.roll('attack.damage', 5)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 8 }, status: { incapacitated: false } })
    countered.choose('attack.react', 'counter')
    countered
      .roll('attack.damage', 1)
      .ruleIn('leave', { who: [bandit] })
      .roll('counter.damage', 5)
    expect(countered.sheet(ada).health.cur, 'whoever is led away strikes no more').toBe(8)
    expect(countered.sheet(bandit).health.cur).toBe(8)
  })

  it('nobody is struck by somebody who is killed or led away meanwhile, and nobody asked MUR-ATK-24', () => {
    const { t, ada, bandit } = fight()
    attack(t, ada, bandit)
    const led = t.fork()
    t.ruleIn('harm', { who: [ada], amount: 99 }).choose('attack.react', 'none')
    expect(t.open).toEqual([])
    expect(t.sheet(bandit).health.cur).toBe(8)
    led.ruleIn('leave', { who: [ada] }).choose('attack.react', 'none')
    expect(led.sheet(bandit).health.cur).toBe(8)
  })

  it('a blow that the GM allows somebody who is down is made MUR-ATK-24', () => {
    const { t, ada, bandit } = fight()
    t.do('turn', bandit, {}, true)
    t.do('harm', 'gm', { who: [bandit], amount: 5 })
    t.do('attack', bandit, { 'attack.target': ada }, true).choose('attack.react', 'none').roll('attack.damage', 2)
    expect(t.sheet(ada).health.cur).toBe(6)
  })

  it('the mover led away leaves a watcher nothing to strike at, and Enter goes on MUR-OPP-04', () => {
    const { t, ada, bandit } = fight()
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    expect(t.open[0]!.key).toBe('opportunity.react')
    t.ruleIn('leave', { who: [ada] })
    expect(t.refusedAnswer('opportunity.react', 'attack')).toMatchObject({ code: 'outOfReach' })
    t.enter('opportunity.react')
    expect(t.sheet(bandit).status.turn).toBe('fresh')
  })
})

it('EX-MUR-35: whom a blast catches may guard another, once, and suffers both rolls MUR-REACT-20 MUR-TURN-08', () => {
  const { t, heroes, foes, put } = murdhamTable('20x4')
  const fire = weapon('fire', 4, { keywords: ['blast', 'fire'] })
  const eater = put('Fire-eater', foes, [1, 1], { weapons: [fire] })
  const ada = put('Ada', heroes, [2, 1])
  const bo = put('Bo', heroes, [3, 1], { skills: ['dodgeBlows'] })
  put('Far', heroes, [18, 1], { orders: passive })
  begin(t, foes)
  t.do('blast', eater).choose('attack.react', 'none').choose('attack.guard', 'guard')
  expect(t.open[0], 'Ada has a reaction left as well').toMatchObject({ key: 'attack.guard', of: ada })
  t.choose('attack.guard', 'none')
  expect(t.open[0]!.key, 'no dodge of his own, though a skill would give one').toBe('attack.damage')
  t.roll('attack.damage', 1).roll('attack.damage', 2)
  expect([ada, bo].map(id => t.sheet(id).health.cur)).toEqual([8, 5])
})

it('a shield can be wrested away as well MUR-NL-04 MUR-NL-15', () => {
  const shield = { id: 's1', name: 'shield', held: 'off' as const }
  const found = duel({}, { weapons: [], shields: [{ ...gear(), ...shield }] })
  const { t, heroes, ada, bandit } = found
  begin(t, heroes)
  t.do('disarm', ada, { 'attack.target': bandit }).choose('attack.react', 'none').roll('resist.save', 20)
  expect(t.sheet(bandit).shields).toEqual([])
  expect(Object.values(t.state.things).map(({ name }) => name)).toEqual(['shield'])
})

it('a new hold takes the place of the old one, and the log says so MUR-NL-16', () => {
  const { t, heroes, foes, put } = murdhamTable('24x4')
  const ada = put('Ada', heroes, [1, 1])
  const bo = put('Bo', heroes, [2, 1])
  const bandit = put('Bandit', foes, [3, 1], { orders: passive })
  put('Bandit', foes, [20, 1], { orders: passive })
  begin(t, heroes)
  done(t.do('grapple', ada, { 'attack.target': bandit }).roll('resist.save', 20)).do('pass', 'gm')
  t.do('grapple', bo, { 'attack.target': bandit }).roll('resist.save', 20)
  expect(t.sheet(bandit).status.grabbedBy).toBe(bo)
  expect(t.sheet(ada).status.grabbing).toBeNull()
  expect(t.said('letGo').map(({ with: f }) => f)).toEqual([{ by: ada, who: bandit }])
})

const gear = () => ({ quality: 'plain' as const, damaged: false, destroyed: false, used: false })
