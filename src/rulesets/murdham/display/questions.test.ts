import { describe, expect, it } from 'vitest'
import { armour, listed } from '../sheet/weapons'
import { asking, begin, livelyDuel as duel, murdhamTable, scores } from '../../../../test/parties/murdham'

describe('a question for dice', () => {
  it('says what the die is for: who stands for which face, whose score counts MUR-INIT-03 MUR-MOR-04 MUR-DICE-12', () => {
    const { t, foes, ada, bandit, far } = duel({ omens: 1 })
    const unclear = t.fork().do('begin', 'gm', { 'begin.started': 'unclear' })
    expect(unclear.asked).toBe('Who has the initiative? 1 Heroes, 2 Foes.')
    unclear.roll('initiative.draw', 1).choose('begin.hidden', []).choose('round.first', foes)
    begin(t, foes)
    t.do('harm', 'gm', { who: [bandit], amount: 9 })
    while (t.open.length === 0) t.do('pass', 'gm')
    expect(t.asked).toBe('Morale of Foes Whose WIT is as high as the die or higher stands firm: Cut-throat 8.')
    t.roll('morale.die', 9)
    expect(t.told).toContain('Morale of Foes: 9. Cut-throat loses heart.')
    expect(t.heard).toContain('Morale of Foes: 9. Cut-throat loses heart.')
    t.choose('round.first', foes).do('harm', 'gm', { who: [ada], amount: 9 })
    expect(t.asked).toMatch(/^Ada would die. Spend an omen\? Then 1 health is left, .* 1 omen left\.$/)
    t.choose('omen.death', 'spend')
    expect(t.asked).toMatch(/^Ada: injury 1 a scar, 2 less STR/)
    t.roll('injury.dice', 4)
    expect(t.asked).toBe('Ada: how much AGI is lost?')
    t.roll('injury.loss', 1).do('callSave', 'gm', { who: [far], ability: 'wit', secret: true })
    expect(t.asked).toBe('Cut-throat: WIT save, in secret 8 or lower passes.')
    t.roll('called.save', 3).do('corrupt', 'gm', { who: [far], amount: 2 })
    expect(t.asked).toBe(
      'Cut-throat: does the corruption burn? On 2 or lower: so much damage past armour, and so much corruption less.',
    )
    t.roll('corruption.die', 12)
  })

  it('of a power names its price as the mana stands MUR-POW-01', () => {
    const power = { name: 'Hush', level: 2, range: 'near', die: null, direct: false, dodge: false, text: '' } as const
    const labels = [2, 1, 0].map(cur => {
      const { t, heroes, ada } = duel({ powers: [power, { ...power, name: 'Chill' }], mana: { cur, max: 2 } })
      begin(t, heroes)
      t.do('invoke', ada)
      const label = t.ruleset.display.text.option(t.open[0]!, 'power.0', t.state)
      t.fight.ruling({ key: 'gm.stop' })
      return label
    })
    expect(labels).toEqual(['Hush (1 mana)', 'Hush (1 mana, 2 corruption)', 'Hush (4 corruption)'])
  })
})

describe('an answer', () => {
  it('says what it costs, and what the die must show MUR-REACT-04 MUR-REACT-17', () => {
    const { t, foes, ada, bandit } = duel({ orders: asking, ...scores({ agi: 9 }) })
    begin(t, foes)
    t.do('attack', bandit, { 'attack.target': ada })
    expect(t.stakes).toMatchObject({ none: ['free', ''], dodge: ['the turn', 'AGI save, 9 or lower passes'] })
    expect(t.offered, 'hiding takes somebody else').toEqual(['Nothing: free', 'Dodge: the turn', 'Counter: the turn'])
    t.set(ada, ['skills'], ['dodgeBlows'])
    expect(t.offered).toContain('Dodge: free: by a skill')
    expect(t.stakes.dodge).toEqual(['free: by a skill', 'AGI save, 9 or lower passes'])
    t.choose('attack.react', 'none').fight.ruling({ key: 'gm.stop' })
  })

  it('to a blow says what a counter does, and the die for damage what armour and health it meets MUR-REACT-05 MUR-ARM-01', () => {
    const { t, foes, ada, bandit } = duel({ orders: asking, armour: { ...armour('leather armour', 1), worn: true } })
    begin(t, foes)
    t.do('attack', bandit, { 'attack.target': ada })
    expect(t.stakes.counter).toEqual(['the turn', 'strikes back, the larger damage lands first'])
    t.choose('attack.react', 'none')
    expect(t.asked).toMatch(/Less armour 1\. Health \d+\.$/)
    t.roll('attack.damage', 1)
  })

  it('to how one moves in full says that it is the main action, how far it leads and what must be passed MUR-ACT-01 MUR-MOVE-07 MUR-MOVE-08', () => {
    const { t, heroes, ada } = duel({ ...scores({ agi: 9 }) })
    begin(t, heroes)
    t.do('fullMove', ada)
    expect(t.asked).toBe('Ada: move how? It takes the main action.')
    expect(t.stakes).toMatchObject({
      plain: ['', '2 zones'],
      sprint: ['', '4 zones'],
      climb: ['', '2 zones · AGI save, 9 or lower passes'],
    })
    t.set(ada, ['status', 'sprinting'], true)
    expect(t.stakes.sprint).toEqual(['', '4 zones · AGI save, 9 or lower passes'])
    t.fight.ruling({ key: 'gm.stop' })
  })

  it('to a blast says who stands in each zone, and lights the one with most foes for its friends MUR-BLAST-04', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [listed("alchemist's fire")] })
    put('Bo', heroes, [2, 1])
    put('X', foes, [5, 1])
    put('Y', foes, [5, 2])
    begin(t, heroes)
    t.do('blast', kay)
    expect(t.stakes).toMatchObject({ t0: ['', '2 friends'], t1: ['', '2 foes'] })
    expect(t.open[0]!.default).toBe('t1')
    t.fight.ruling({ key: 'gm.stop' })
  })

  it('to a die that has shown its highest face is asked for with what it counts MUR-DICE-04', () => {
    const { t, foes, ada, bandit } = duel()
    begin(t, foes)
    t.do('attack', bandit, { 'attack.target': ada }).choose('attack.react', 'none')
    const [asked] = t.open
    const die = asked?.kind === 'roll' ? asked.dice[0]! : 0
    t.roll('attack.damage', die)
    expect(t.asked).toContain(`The ${die} counts ${die - 1} and the die is rolled again: ${die - 1} so far.`)
    t.roll('attack.damage', 1)
  })
})
