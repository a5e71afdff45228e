import { describe, expect, it } from 'vitest'
import {
  attack,
  begin,
  done,
  health,
  healthLeft,
  livelyDuel as duel,
  murdhamTable,
  nextRound,
  passive,
  scores,
  type Change,
} from '../../../../test/parties/murdham'
import { listed, weapon } from '../sheet/weapons'

describe('EX-MUR-25', () => {
  it('6: a large troll strikes twice as hard, and its hide is twice as thick MUR-SIZE-01', () => {
    const troll: Change = { ...scores({ str: 12 }), ...health(24), size: 'large', naturalArmour: 1 }
    const { t, foes, ada, bandit, heroes, put } = duel({}, troll)
    const bo = put('Bo', heroes, [1, 2], { weapons: [weapon('sword', 6)], orders: passive })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'none').roll('attack.damage', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 4 }, status: { incapacitated: true } })
    done(t)
    attack(t, bo, bandit).roll('attack.damage', 5)
    expect(t.sheet(bandit).health.cur).toBe(21)
  })

  it('7: the undead stay up, go on while dying, and check no morale MUR-KIND-01 MUR-DEATH-04 MUR-MOR-08', () => {
    const { t, heroes, bandit } = duel({}, { kind: 'undead', group: 'alone' })
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit], amount: 5 })
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: false } })
    nextRound(t, heroes)
    t.do('harm', 'gm', { who: [bandit], amount: 3 })
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 0 }, status: { incapacitated: false, diesAtEndOf: 3 } })
    t.do('pass', 'gm').do('endTurn', bandit)
    nextRound(t, heroes)
    expect(t.sheet(bandit).status.dead).toBe(false)
    nextRound(t, heroes)
    expect(t.sheet(bandit).status.dead).toBe(true)
  })
})

describe('kinds and sizes', () => {
  it('constructs are disabled by critical damage; poison does nothing to them MUR-KIND-01', () => {
    const { t, bandit } = duel({}, { kind: 'construct' })
    t.do('afflict', 'gm', { who: [bandit], what: 'poisoned' })
    expect(t.sheet(bandit).status.poisoned).toBe(false)
    t.do('harm', 'gm', { who: [bandit], amount: 4 })
    expect(t.sheet(bandit).status).toMatchObject({ disabled: true, incapacitated: false })
  })

  it('the massive reach a zone further, the small strike half as hard MUR-SIZE-01', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const giant = put('Giant', heroes, [0, 0], { size: 'massive', ...health(32), orders: passive })
    const imp = put('Imp', foes, [5, 1], { size: 'small', ...health(4, 4), orders: passive })
    put('Bandit', foes, [38, 1])
    begin(t, foes)
    t.do('step', imp, { 'step.to': 'border:t0' })
    attack(t, imp, giant).roll('attack.damage', 3)
    expect(t.sheet(giant).health.cur).toBe(30)
    t.do('step', imp, { 'step.to': 'zone:t1' })
    done(t)
    attack(t, giant, imp).roll('attack.damage', 1)
    expect(t.sheet(imp).status.dead).toBe(true)
  })

  it('the larger win holds without a die, keep them with one hand, and throw the smaller MUR-SIZE-02', () => {
    const { t, heroes, ada, bandit } = duel({ size: 'large', ...health(16) }, health(12, 12))
    begin(t, heroes)
    t.do('grapple', ada, { 'attack.target': bandit })
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
    t.do('say', ada, { 'say.words': 'Up you go.' })
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
    nextRound(t, heroes).do('shove', ada, { 'shove.to': 'throw:t2', 'shove.hazard': 'none' }).roll('fall.dice', 3)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 9 }, status: { grabbedBy: null } })
    expect(t.state.combatants[bandit]!.cell! % 40).toBeGreaterThanOrEqual(8)
    const { t: other, foes, ada: big, bandit: small } = duel({ size: 'large', ...health(16) }, {})
    begin(other, foes)
    other.do('disarm', small, { 'attack.target': big }).choose('attack.react', 'none')
    expect(other.sheet(big).weapons).toHaveLength(1)
  })

  it('a blast without damage is no attack on a large one alone', () => {
    const smoke = weapon('smoke', null, { mode: 'ranged', range: 2, keywords: ['blast'] })
    const { t, heroes, ada, bandit } = duel({ weapons: [smoke] }, { size: 'large', ...health(16) })
    t.do('place', 'gm', { who: bandit, cell: t.cell([5, 1]) })
    begin(t, heroes)
    expect(t.refusal('attack', ada)).toMatchObject({ rule: 'MUR-ATK-08' })
    expect(t.refusal('blast', ada)).toBeUndefined()
  })

  it('whom the GM takes off the map while it is held up is not thrown', () => {
    const { t, heroes, ada, bandit } = duel({ size: 'large', ...health(16) }, health(12, 12))
    begin(t, heroes)
    t.do('grapple', ada, { 'attack.target': bandit })
    t.do('say', ada, { 'say.words': 'Up you go.' })
    nextRound(t, heroes).do('shove', ada, { 'shove.to': 'throw:t2' })
    t.ruleIn('leave', { who: [bandit] }).choose('shove.hazard', 'none')
    expect(t.state.combatants[bandit]).toMatchObject({ gone: true, cell: null, sheet: { health: { cur: 12 } } })
  })

  it('any melee attack may be a sweep against smaller ones, a blast may be aimed at one large one MUR-SIZE-03', () => {
    const { t, heroes, ada, bandit, put, foes } = duel({ size: 'large', ...health(16) })
    const rat = put('Rat', foes, [1, 3], { size: 'tiny', ...health(2, 2), orders: passive })
    const ogre = put('Ogre', foes, [2, 2], { size: 'large', ...health(16), orders: passive })
    begin(t, heroes)
    const shrunk = t.fork().set(ada, ['size'], 'tiny')
    expect(shrunk.refusal('sweep', ada)).toMatchObject({ rule: 'MUR-SIZE-03', code: 'nobodySmaller' })
    t.do('sweep', ada).roll('attack.damage', 3).roll('attack.damage', 1)
    // Twice as hard, halved.
    expect(healthLeft(t, bandit, rat, ogre)).toEqual([5, 1, 16])
    const {
      t: other,
      heroes: side,
      ada: thrower,
      put: add,
      foes: others,
    } = duel({ weapons: [listed("alchemist's fire")] })
    const troll = add('Troll', others, [1, 2], { size: 'large', ...health(16), orders: passive })
    begin(other, side)
    attack(other, thrower, troll, { 'attack.weapon': "alchemist's fire" }).choose('attack.stance', 'still')
    other.roll('attack.damage', 4)
    expect(other.sheet(troll).health.cur).toBe(8)
  })
})
