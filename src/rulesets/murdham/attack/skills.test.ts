import { describe, expect, it } from 'vitest'
import {
  attack,
  begin,
  done,
  health,
  healthLeft,
  livelyDuel as duel,
  nextRound,
  passive,
  type Change,
} from '../../../../test/parties/murdham'
import { armour, listed, shield, weapon } from '../sheet/weapons'

describe('EX-MUR-25', () => {
  it('9: whoever dodges blows dodges once for nothing MUR-SKILL-01 MUR-TURN-08', () => {
    const { t, foes, put, ada, bandit, heroes } = duel({ skills: ['dodgeBlows'], omens: 0 })
    const other = put('Bandit', foes, [2, 2])
    put('Dan', heroes, [1, 3], { orders: { ...passive, guard: 'always' }, skills: ['protect'] })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(ada).status.turn).toBe('fresh')
    done(t)
    t.do('pass', 'gm')
    attack(t, other, ada).choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(ada).status.turn).toBe('spent')
    nextRound(t, foes)
    // The guard, too, does one thing only.
    attack(t, bandit, ada).choose('attack.react', 'none').roll('attack.damage', 1)
  })
})

describe('skills', () => {
  /** A blow of Ada's with these skills on the bandit with those. */
  function skilled(mine: Change, theirs: Change = {}) {
    const found = duel({ omens: 0, ...mine }, theirs)
    begin(found.t, found.heroes)
    return found
  }

  it('make dice larger: a skilled blow, a skilled shot, a stab in the dark MUR-SKILL-01', () => {
    const blow = skilled({ skills: ['skilledBlow'] })
    attack(blow.t, blow.ada, blow.bandit)
    expect(blow.t.open[0]).toMatchObject({ dice: [8] })
    blow.t.roll('attack.damage', 1)
    const shot = skilled({ skills: ['skilledShot', 'steadyAim'], weapons: [listed('bow')] })
    attack(shot.t, shot.ada, shot.far).choose('attack.stance', 'still').roll('hit.save', 1)
    expect(shot.t.open[0]).toMatchObject({ dice: [8] })
    shot.t.roll('attack.damage', 1)
    const stab = skilled({ skills: ['sneakAttack'] })
    stab.t.do('hide', 'gm', { who: [stab.ada] })
    attack(stab.t, stab.ada, stab.bandit)
    expect(stab.t.open[0]).toMatchObject({ dice: [12] })
    stab.t.roll('attack.damage', 1).choose('sneak.reveal', 'revealed')
  })

  it('spare impairments: brawling, both hands alike MUR-SKILL-01', () => {
    const fists = skilled({ skills: ['brawling'], weapons: [] })
    attack(fists.t, fists.ada, fists.bandit).roll('attack.damage', 3)
    expect(fists.t.sheet(fists.bandit).health.cur).toBe(5)
    const off = skilled({ skills: ['ambidextrous'], weapons: [weapon('dagger', 4, { held: 'off' })] })
    attack(off.t, off.ada, off.bandit).roll('attack.damage', 3)
    expect(off.t.sheet(off.bandit).health.cur).toBe(5)
  })

  it('pierce armour, raise shields against all one knows of, make tougher MUR-SKILL-01', () => {
    const pierce = skilled({ skills: ['piercingStrike'] }, { armour: armour('mail', 2) })
    const stopped = pierce.t.fork()
    attack(pierce.t, pierce.ada, pierce.bandit).roll('attack.damage', 3)
    attack(stopped, pierce.ada, pierce.bandit).roll('attack.damage', 2)
    expect([pierce.t, stopped].map(t => t.sheet(pierce.bandit).health.cur)).toEqual([5, 8])
    const master = skilled({}, { shields: [shield()], skills: ['shieldMastery'] })
    attack(master.t, master.ada, master.bandit).roll('attack.damage', 3)
    expect(master.t.sheet(master.bandit).health.cur).toBe(6)
    const tough = skilled({}, { skills: ['tough'], ...health(10) })
    tough.t.do('harm', 'gm', { who: [tough.bandit], amount: 9 })
    expect(tough.t.sheet(tough.bandit).status).toMatchObject({ dead: false, incapacitated: true })
  })

  it('let the fast strike first, whatever the numbers MUR-SKILL-01', () => {
    const { t, ada, bandit } = skilled({ skills: ['fastStrike'] }, { orders: { ...passive, react: 'counter' } })
    attack(t, ada, bandit).roll('attack.damage', 4).roll('counter.damage', 6).roll('counter.damage', 1)
    expect(healthLeft(t, ada, bandit)).toEqual([8, 4])
  })

  it('disarm and hold the untrained without a die MUR-SKILL-01', () => {
    const trained = skilled({ skills: ['disarm'] })
    trained.t.do('disarm', trained.ada, { 'attack.target': trained.bandit })
    expect(trained.t.sheet(trained.bandit).weapons).toEqual([])
    const immune = skilled({}, { skills: ['wrestling'] })
    immune.t.do('grapple', immune.ada, { 'attack.target': immune.bandit })
    expect(immune.t.sheet(immune.bandit).status.grabbedBy).toBeNull()
  })

  it('cleave on after felling somebody, once a turn; draw several things at once MUR-SKILL-01', () => {
    const { t, foes, put, ada, bandit } = skilled({
      skills: ['cleave', 'quickDraw'],
      weapons: [weapon('sword', 6), weapon('dagger', 4, { held: 'stowed' })],
    })
    const [two, three] = [
      put('Bandit', foes, [1, 2], { orders: passive }),
      put('Bandit', foes, [1, 3], { orders: passive }),
    ]
    attack(t, ada, bandit).roll('attack.damage', 5)
    const content = t.fork()
    content.choose('cleave.target', 'none')
    expect(content.state.turn!.acting).toMatchObject({ who: ada, cleaved: false })
    expect(content.open).toEqual([])
    t.choose('cleave.target', two).roll('attack.damage', 5)
    expect(t.open).toEqual([])
    expect(healthLeft(t, bandit, two, three)).toEqual([3, 3, 8])
    t.do('equip', ada, { 'equip.all': ['sword', 'dagger'] })
    expect(t.sheet(ada).weapons.map(({ held }) => held)).toEqual(['main', 'off'])
    expect(t.state.turn!.acting).toMatchObject({ bonus: true })
  })

  it('let the fleet of foot dodge an opportunity attack, and sprint further MUR-SKILL-01 MUR-OPP-03', () => {
    const { t, ada, bandit } = skilled({ skills: ['fleetFooted'] })
    t.set(bandit, ['orders', 'opportunity'], 'always')
    t.do('fullMove', ada, { 'fullMove.how': 'sprint' })
    expect(t.state.turn!.acting!.halves).toBe(10)
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    t.choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 8 }, status: { turn: 'acting' } })
  })
})
