import { describe, expect, it } from 'vitest'
import { attack, begin, done, duel, health, murdhamTable, passive, scores } from '../../../../test/parties/murdham'
import { armour, helmet, listed, shield, weapon } from '../sheet/weapons'

describe('gear', () => {
  it('EX-MUR-24 breaks in the fight when it was damaged, and wears after it when it was used MUR-GEAR-01 MUR-GEAR-04 MUR-GEAR-05', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const ada = put('Ada', heroes, [1, 1], { orders: passive })
    const cyr = put('Cyr', heroes, [1, 2], scores({ str: 12 }), health(12), {
      shields: [shield('shield', { damaged: true })],
      armour: armour('mail', 2, { damaged: true }),
      weapons: [weapon('sword', 6, { used: true })],
    })
    const axe = put('Axe', foes, [2, 1], { weapons: [weapon('axe', 8)] })
    const club = put('Club', foes, [2, 2], { weapons: [weapon('club', 4, { improvised: true })], orders: passive })
    const mace = put('Mace', foes, [37, 1], {
      weapons: [weapon('mace', 6, { quality: 'robust' }), listed('bow', { held: 'stowed' })],
    })
    begin(t, foes)
    t.set(cyr, ['weapons', 0, 'used'], true).set(mace, ['weapons', 0, 'used'], true)
    attack(t, axe, ada).choose('attack.guard', 'guard').roll('attack.damage', 8).roll('attack.damage', 3)
    expect(t.sheet(cyr)).toMatchObject({
      health: { cur: 5 },
      status: { incapacitated: true },
      shields: [{ destroyed: true }],
      armour: { destroyed: false, used: true },
    })
    done(t)
    t.do('pass', 'gm')
    attack(t, club, ada).roll('attack.damage', 1)
    expect(t.sheet(ada).health.cur).toBe(7)
    expect(t.sheet(club).weapons[0]!.destroyed).toBe(true)
    t.do('end')
    expect(t.open.map(({ of, facts, ...ask }) => [of, facts!.item, 'dice' in ask && ask.dice])).toEqual([
      [cyr, 'sword', [4]],
      [cyr, 'mail', [4]],
      [axe, 'axe', [4]],
      [mace, 'mace', [8]],
    ])
    for (const die of [1, 1, 4, 2]) t.roll('gear.wear', die)
    expect(t.sheet(cyr)).toMatchObject({ weapons: [{ damaged: true, destroyed: false }], armour: { destroyed: true } })
    expect(t.sheet(mace).weapons[0]!.damaged).toBe(false)
  })

  it('is rolled for with a d4, robust with a d8; a 1 damages or destroys MUR-DICE-07 MUR-GEAR-08', () => {
    const { t, ada } = duel({ weapons: [weapon('glass sword', 6, { quality: 'fragile' })], helmet: helmet() })
    t.do('durability', 'gm', { who: ada, item: 'helmet' }).roll('gear.wear', 2)
    expect(t.said('itemHolds')[0]!.with).toEqual({ who: ada, item: 'helmet' })
    expect(t.sheet(ada).helmet).toMatchObject({ damaged: false })
    t.do('durability', 'gm', { who: ada, item: 'helmet' }).roll('gear.wear', 1)
    expect(t.sheet(ada).helmet).toMatchObject({ damaged: true, destroyed: false })
    t.do('durability', 'gm', { who: ada, item: 'glass sword' }).roll('gear.wear', 1)
    expect(t.sheet(ada).weapons[0]!.destroyed).toBe(true)
  })

  it('breaks on any 1 of the dice, rerolls and both rolls of a pair included; the damage counts MUR-GEAR-03 MUR-GEAR-09', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [weapon('sword', 6, { damaged: true })] }, { orders: passive })
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: null, are: ['obscured'] })
    const kept = t.fork()
    attack(t, ada, bandit).roll('attack.damage', 6).roll('attack.damage', 1).roll('attack.damage', 2)
    expect(t.sheet(ada).weapons[0]!.destroyed).toBe(true)
    expect(t.sheet(bandit).health.cur).toBe(6)
    kept.do('settings', 'gm', { set: { breakOnKeptDieOnly: true } })
    attack(kept, ada, bandit).roll('attack.damage', 6).roll('attack.damage', 1).roll('attack.damage', 2)
    expect(kept.sheet(ada).weapons[0]!.destroyed).toBe(false)
  })

  it('that did not count is at risk as well, unless a house rule says so MUR-GEAR-10', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [weapon('fire', 8, { keywords: ['fire'] })] },
      { armour: armour('mail', 2, { damaged: true }), ...scores({ str: 12 }), ...health(12), orders: passive },
    )
    begin(t, heroes)
    const counted = t.fork()
    attack(t, ada, bandit).roll('attack.damage', 8).roll('attack.damage', 1)
    expect(t.sheet(bandit).armour).toMatchObject({ destroyed: true, used: false })
    counted.do('settings', 'gm', { set: { onlyCountedGear: true } })
    attack(counted, ada, bandit).roll('attack.damage', 8).roll('attack.damage', 1)
    expect(counted.sheet(bandit).armour!.destroyed).toBe(false)
  })

  it('stands for spent ammunition too; natural and lasting things never wear MUR-GEAR-02 MUR-GEAR-11', () => {
    const { t, heroes, ada } = duel({
      weapons: [weapon('claws', 6, { natural: true }), weapon('rune blade', 6, { quality: 'lasting' }), listed('bow')],
    })
    begin(t, heroes)
    for (const i of [0, 1, 2]) t.set(ada, ['weapons', i, 'used'], true)
    t.do('end')
    expect(t.open.map(({ facts }) => facts!.item)).toEqual(['bow'])
    t.roll('gear.wear', 4)
  })

  it('wears on the ground as well, lies there after the fight, and is taken up again by whom the GM says MUR-GEAR-01 MUR-GEAR-11', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [weapon('great sword', 8, { bulk: 2, held: 'both' }), weapon('knife', 4, { held: 'stowed' })] },
      { orders: passive, ...health(20) },
    )
    begin(t, heroes)
    attack(t, ada, bandit).roll('attack.damage', 2)
    t.do('letGo', ada)
    const [thing = ''] = Object.keys(t.state.things)
    t.do('end')
    expect(t.open.map(({ of, facts }) => [of, facts!.item])).toEqual([[ada, 'great sword']])
    const whole = t.fork()
    t.roll('gear.wear', 1)
    expect(t.said('damagedItem')[0]!.with).toEqual({ who: ada, item: 'great sword' })
    t.do('takeUp', 'gm', { who: ada, thing })
    expect(t.sheet(ada).weapons.at(-1)).toMatchObject({ name: 'great sword', damaged: true, held: 'both' })
    expect(t.state.things).toEqual({})
    expect(() => t.do('takeUp', 'gm', { who: ada, thing })).toThrow(/no thing/)
    // In the next fight it has not been used yet.
    whole.roll('gear.wear', 3)
    begin(whole, heroes).do('end')
    expect(whole.state).toMatchObject({ phase: 'over', things: { [thing]: { name: 'great sword' } } })
  })

  it('falls by the hand of the GM where its bearer stands: a disarm by ruling, at rest or in the middle of an attack MUR-NL-04 MUR-STUNT-05', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [weapon('great sword', 8, { bulk: 2 })], shields: [shield()] })
    begin(t, heroes)
    expect(() => t.do('letFall', 'gm', { who: ada, item: 'pike' })).toThrow('Ada has no pike that could fall')
    t.do('letFall', 'gm', { who: ada, item: 'shield' })
    expect(t.sheet(ada).shields).toEqual([])
    attack(t, ada, bandit)
    t.ruleIn('letFall', { who: bandit, item: 'weapon' })
    expect(t.said('dropped')[0]!.with).toEqual({ who: bandit, item: 'weapon' })
    expect(t.open[0]!.key).toBe('attack.react')
    t.choose('attack.react', 'none').roll('attack.damage', 2)
    const [, fallen] = Object.values(t.state.things)
    expect(fallen).toMatchObject({ name: 'weapon', cell: t.state.combatants[bandit]!.cell })
    t.do('takeUp', 'gm', { who: bandit, thing: fallen!.id })
    expect(t.sheet(bandit).weapons).toMatchObject([{ name: 'weapon', held: 'main' }])
  })

  it('does not fall off a token that is not on the map, nor off a body that it is part of MUR-NL-04', () => {
    const { t, put, foes, ada } = duel()
    const wolf = put('Wolf', foes, [20, 1], { weapons: [weapon('bite', 6, { natural: true })] })
    expect(() => t.do('letFall', 'gm', { who: wolf, item: 'bite' })).toThrow('no bite that could fall')
    t.do('place', 'gm', { who: ada, cell: null })
    expect(t.refusal('letFall', 'gm', { who: ada, item: 'weapon' })).toMatchObject({ code: 'notOnMap' })
    expect(t.sheet(ada).weapons).toHaveLength(1)
  })

  it('is gone from the ground when wear destroys it MUR-GEAR-01 MUR-DICE-07', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [weapon('glass', 4, { quality: 'fragile' })] },
      { orders: passive, ...health(20) },
    )
    begin(t, heroes)
    attack(t, ada, bandit).roll('attack.damage', 2)
    t.do('letGo', ada).do('end').roll('gear.wear', 1)
    expect(t.said('broken')[0]!.with).toEqual({ who: ada, item: 'glass' })
    expect(t.state.things).toEqual({})
  })

  it('may be what is at hand: an improvised weapon counts as damaged MUR-GEAR-06 MUR-GEAR-07', () => {
    const { t, heroes, ada, bandit } = duel({}, { orders: passive })
    begin(t, heroes)
    t.do('improvise', ada, { 'improvise.kind': 'hand' })
    expect(t.sheet(ada).weapons.at(-1)).toMatchObject({ die: 4, improvised: true, held: 'off' })
    expect(t.refusal('improvise', ada)).toMatchObject({ code: 'noFreeHand' })
    t.set(ada, ['weapons'], t.sheet(ada).weapons.slice(1))
    attack(t, ada, bandit).roll('attack.damage', 1).roll('attack.damage', 1)
    expect(t.sheet(ada).weapons[0]!.destroyed).toBe(true)
  })

  it('may be what is at hand again when the first has been destroyed: each has an id of its own MUR-GEAR-06', () => {
    const gone = weapon('improvised weapon', 4, { improvised: true, destroyed: true })
    const { t, heroes, ada } = duel({ weapons: [gone] }, { orders: passive })
    begin(t, heroes)
    t.do('improvise', ada, { 'improvise.kind': 'hand' })
    expect(t.sheet(ada).weapons.map(({ id, destroyed }) => [id, destroyed])).toEqual([
      ['improvised weapon', true],
      ['improvised weapon 2', false],
    ])
  })
})
