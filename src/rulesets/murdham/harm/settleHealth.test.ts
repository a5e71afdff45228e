import { describe, expect, it } from 'vitest'
import { attack, begin, done, duel, health, murdhamTable, nextRound, scores } from '../../../../test/parties/murdham'

const HEALTH = ['health', 'cur']
const status = ({ t }: ReturnType<typeof duel>, who: string) => t.sheet(who).status

describe('EX-MUR-31: health that the GM', () => {
  it('sets to 0 is critical and dying; what it gives the dying is out of danger with an injury MUR-DEATH-01 MUR-DEATH-05 MUR-DMG-03', () => {
    const found = duel()
    const { t, heroes, ada } = found
    begin(t, heroes)
    t.set(ada, HEALTH, 3)
    expect(status(found, ada), 'a number is only a number').toMatchObject({ incapacitated: false, diesAtEndOf: null })
    t.set(ada, HEALTH, 0)
    expect(status(found, ada)).toMatchObject({ incapacitated: true, diesAtEndOf: 2 })
    t.do('adjust', 'gm', { who: [ada], pool: 'health', by: 3 }).roll('injury.dice', 1)
    expect(t.sheet(ada).injuries).toHaveLength(1)
    expect(status(found, ada)).toMatchObject({ incapacitated: true, diesAtEndOf: null })
    nextRound(t, heroes)
    nextRound(t, heroes)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 3 }, status: { dead: false } })
  })

  it.each(['str', 'agi', 'wit'] as const)('is not asked for: %s at 0 is death MUR-DEATH-02 MUR-DEATH-05', ability => {
    const found = duel()
    const { t, heroes, ada } = found
    begin(t, heroes)
    const typed = t.fork().set(ada, [ability, 'cur'], 0)
    expect(typed.sheet(ada).status.dead).toBe(true)
    t.do('adjust', 'gm', { who: [ada], pool: ability, by: -9 })
    expect(t.sheet(ada).status.dead).toBe(t.sheet(ada)[ability].cur === 0)
  })

  it('sets alone decides nothing, then or later, and is no blow the less MUR-DEATH-05', () => {
    const found = duel()
    const { t, heroes, ada, bandit } = found
    begin(t, heroes)
    t.do('adjust', 'gm', { who: [bandit], pool: 'health', by: -8, alone: true })
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 0 }, status: { incapacitated: false, diesAtEndOf: null } })
    done(t.do('turn', ada))
    expect(status(found, bandit)).toMatchObject({ incapacitated: false, diesAtEndOf: null })
  })

  it('leaves alone whom the GM has said not to be dying, but not whose death mark is taken away MUR-DEATH-05', () => {
    const found = duel()
    const { t, heroes, ada, bandit } = found
    begin(t, heroes)
    t.set(ada, HEALTH, 0).set(ada, ['status', 'diesAtEndOf'], null)
    expect(status(found, ada).diesAtEndOf).toBeNull()
    t.do('pass', 'gm')
    expect(status(found, ada).diesAtEndOf).toBeNull()
    t.do('harm', 'gm', { who: [bandit], amount: 99 })
    t.set(bandit, ['status', 'dead'], false)
    expect(status(found, bandit)).toMatchObject({ incapacitated: true, diesAtEndOf: 2 })
  })

  it('sets to 0 over a question puts out the attacker, who strikes no more MUR-ATK-24 MUR-DEATH-05', () => {
    const found = duel()
    const { t, heroes, ada, bandit } = found
    begin(t, heroes)
    attack(t, ada, bandit).set(ada, HEALTH, 0)
    t.choose('attack.react', 'none')
    expect(t.sheet(bandit).health.cur).toBe(8)
    expect(t.state.turn!.acting).toBeNull()
  })

  it('leaves nobody able who joins, returns or begins a fight with nothing MUR-DEATH-05 MUR-DMG-03', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [1, 1])
    const gone = put('Bo', heroes, [2, 1])
    const foe = put('Bandit', foes, [20, 1])
    put('Bandit', foes, [21, 1])
    t.do('adjust', 'gm', { who: [foe], pool: 'health', by: -8, alone: true })
    t.do('leave', 'gm', { who: [gone] }).set(gone, HEALTH, 0)
    expect(t.sheet(gone).status.incapacitated).toBe(false)
    begin(t, heroes)
    expect(t.sheet(foe).status).toMatchObject({ incapacitated: true, diesAtEndOf: 1 })
    t.do('return', 'gm', { who: [gone] })
    expect(t.sheet(gone).status).toMatchObject({ incapacitated: true, diesAtEndOf: 2 })
    const late = put('Late', foes, [22, 1], health(0, 8))
    expect(t.sheet(late).status).toMatchObject({ incapacitated: true, diesAtEndOf: 2 })
    const weak = put('Weak', foes, [22, 2], scores({ str: 0 }))
    expect(t.sheet(weak).status.dead).toBe(true)
  })
})
