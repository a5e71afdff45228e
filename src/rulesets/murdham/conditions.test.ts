import { describe, expect, it } from 'vitest'
import { attack, begin, done, duel, murdhamTable } from '../../../test/parties/murdham'
import { weapon } from './sheet/weapons'

describe('an ambush', () => {
  function ambush() {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const sy = put('Sy', heroes, [1, 1], { weapons: [weapon('great sword', 8)] })
    const ad = put('Ad', heroes, [9, 1])
    const mo = put('Mo', heroes, [1, 2])
    const one = put('Bandit', foes, [2, 1])
    const two = put('Bandit', foes, [5, 1])
    t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [sy, ad] })
    return { t, heroes, foes, sy, ad, mo, one, two }
  }

  it('EX-MUR-21 gives each of the hidden a turn before the first round, to which nobody reacts MUR-SNEAK-01 MUR-SNEAK-05 MUR-SNEAK-08', () => {
    const { t, heroes, sy, ad, mo, one, two } = ambush()
    expect(t.state.turn).toMatchObject({ round: 0, phase: 'bonus', at: heroes })
    expect(t.refusal('turn', mo)).toMatchObject({ rule: 'MUR-SNEAK-05', code: 'notHidden' })
    attack(t, sy, one).roll('attack.damage', 5).choose('sneak.reveal', 'revealed')
    expect(t.sheet(one)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: true } })
    done(t)
    t.do('step', ad, { 'step.to': 'border:t1' }).choose('sneak.reveal', 'revealed')
    t.do('step', ad, { 'step.to': 'zone:t1' })
    attack(t, ad, two).roll('attack.damage', 2)
    expect(t.sheet(two).health.cur).toBe(6)
    done(t).choose('round.first', heroes)
    expect(t.state.turn!.round).toBe(1)
    expect([sy, ad, mo, two].map(id => t.sheet(id).status.turn)).toEqual(['fresh', 'fresh', 'fresh', 'fresh'])
  })

  it('alternates among those who have somebody hidden, and is no round MUR-SNEAK-09', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    t.do('settings', 'gm', { set: { fastSlow: true } })
    const [sy, ad] = [put('Sy', heroes, [1, 1]), put('Ad', heroes, [1, 2])]
    const rat = put('Rat', foes, [22, 1])
    t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [sy, ad, rat] }).choose('bonus.first', foes)
    expect(t.state.turn).toMatchObject({ at: foes, fat: null })
    t.do('endTurn', rat).do('endTurn', sy).do('endTurn', ad)
    t.roll('round.fat', 3).choose('round.first', heroes)
  })

  it('in the middle of a fight is a surprise as well: no reaction, no guard, and then it is seen MUR-SNEAK-04 MUR-SNEAK-10 MUR-SNEAK-06', () => {
    const { t, heroes, foes, put, ada, bandit } = duel()
    put('Guard', foes, [3, 1])
    begin(t, heroes)
    t.do('hide', 'gm', { who: [ada] })
    expect(t.sheet(ada).status.hiddenFrom).toEqual([foes])
    attack(t, ada, bandit).roll('attack.damage', 1).choose('sneak.reveal', 'revealed')
    expect(t.sheet(ada).status.hiddenFrom).toEqual([])
    const { t: other, foes: others, ada: hidden, bandit: blind } = duel()
    begin(other, others)
    other.do('hide', 'gm', { who: [hidden] })
    expect(other.refusal('attack', blind, { 'attack.target': hidden })).toMatchObject({
      rule: 'MUR-SNEAK-03',
      code: 'hidden',
    })
  })

  it('keeps the GM’s own from the players; what may give them away is the GM’s to say MUR-SNEAK-02 MUR-SNEAK-03 MUR-SNEAK-07', () => {
    const { t, foes, heroes, bandit, far } = duel()
    begin(t, foes)
    t.do('hide', 'gm', { who: [bandit, far] })
    const shown = () => t.ruleset.display.view(t.state, null)
    expect(JSON.stringify(shown())).not.toMatch(/Bandit|Cut-throat|Foes/)
    t.do('step', bandit, { 'step.to': 'border:t1' }).choose('sneak.reveal', 'hidden')
    expect(t.said('moved').every(({ shared }) => shared === undefined)).toBe(true)
    expect(JSON.stringify(shown())).not.toMatch(/Bandit|Foes/)
    t.do('say', bandit, { 'say.words': 'Now!' }).choose('sneak.reveal', 'revealed')
    expect(shown().combatants.map(({ name }) => name)).toContain('Bandit')
    expect(heroes).toBeDefined()
  })
})
