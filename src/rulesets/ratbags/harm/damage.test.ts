import { describe, expect, it } from 'vitest'
import { attack, begin, foeAttacks, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import { armourNamed } from '../sheet/armour'
import { weapon } from '../sheet/weapons'

const sword = weapon('sword', 8)
const club = weapon('club', 10)
const drinks = { text: 'drinks the will', ability: 'wil' as const, dice: [4 as const] }

describe('damage', () => {
  it('EX-RAT-06 beyond HP comes off STR; the save is against the new STR RAT-DMG-04 RAT-DMG-06 RAT-DMG-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const [goblin] = [0, 1, 2].map(i => put('root goblin', foes, [2, i])) as [string]
    begin(t)
    play(attack(t, ann, goblin)).roll('attack.dice', 7)
    expect(t.open[0]!.facts).toMatchObject({ score: 5 })
    t.roll('critical.save', 5)
    expect(t.sheet(goblin)).toMatchObject({ hp: { cur: 0 }, str: { cur: 5 }, status: { down: false, fleeing: false } })
    expect(t.state.turn!.at).toBe(1)
  })

  it('EX-RAT-07 the old STR does not help; critical damage, one hour, helpless RAT-DMG-07 RAT-COND-04 RAT-COND-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const dara = put('Dara', heroes, [1, 1], {
      hp: pool(3),
      str: pool(12),
      armorItems: [armourNamed('brigandine'), armourNamed('gambeson')],
    })
    put('Bob', heroes, [9, 9])
    const ogre = put('Ogre', foes, [2, 1], { weapons: [weapon('maul', 12)] })
    play(play(begin(t)))
    expect(t.state.turn!.round).toBe(2)
    foeAttacks(t, ogre, dara).roll('attack.dice', 10).roll('critical.save', 9)
    const { status, hp, str } = t.sheet(dara)
    expect([hp.cur, str.cur, status.critical, status.hourLeft]).toEqual([0, 7, true, 359])
    expect(t.state.turn!.round).toBe(3)
    play(t)
    attack(t, ogre, dara).do('play', 'gm', { 'round.telegraph': 'nothing' })
    expect(t.open[0]!.facts!.blows).toEqual([{ by: ogre, target: dara, mode: 'enhanced' }])
    t.choose('phase.rulings', 'suggested').roll('attack.dice', 1)
  })

  it('EX-RAT-08 to exactly 0 HP costs nothing more; the next hit goes all to STR RAT-DMG-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bea = put('Bea', heroes, [1, 1], { hp: pool(4), armorItems: [], armorNatural: 1 })
    const foe = put('Foe', foes, [2, 1])
    foeAttacks(begin(t), foe, bea).roll('attack.dice', 5)
    expect(t.sheet(bea)).toMatchObject({ hp: { cur: 0 }, str: { cur: 10 }, scars: [] })
    foeAttacks(t, foe, bea).roll('attack.dice', 3).roll('critical.save', 8)
    expect(t.sheet(bea).str.cur).toBe(8)
  })

  it('EX-RAT-09 at STR 0 kills without a save and without an effect RAT-DEATH-01 RAT-DEATH-02 RAT-DEATH-03', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const finn = put('Finn', heroes, [1, 1], { hp: pool(2), str: pool(4) })
    put('Bob', heroes, [8, 8])
    const hireling = put('hireling', heroes, [9, 8], { kind: 'hireling' })
    const troll = put('Troll', foes, [2, 1], { weapons: [club], critEffect: drinks })
    foeAttacks(begin(t), troll, finn).roll('attack.dice', 6)
    expect(t.open[0]).toMatchObject({
      key: 'death.next',
      of: finn,
      options: [{ value: 'newcomer' }, { value: 'wait' }, { value: hireling }],
    })
    t.choose('death.next', 'wait')
    expect(t.sheet(finn)).toMatchObject({ hp: { cur: 0 }, str: { cur: 0 }, wil: { cur: 10 }, status: { dead: true } })
    expect(t.said('saved')).toEqual([])
  })

  it('lets the player make a new character, or take over a hireling, also one who is down RAT-DEATH-04 RAT-DEATH-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const finn = put('Finn', heroes, [1, 1], { hp: pool(1, 0), str: pool(2) })
    const eve = put('Eve', heroes, [2, 2], { hp: pool(1, 0), str: pool(2) })
    const hireling = put('hireling', heroes, [3, 2], { kind: 'hireling' })
    const foe = put('Foe', foes, [2, 1])
    t.set(hireling, ['status', 'down'], true).set(hireling, ['status', 'hourLeft'], 100)
    foeAttacks(begin(t), foe, finn).roll('attack.dice', 6).choose('death.next', hireling)
    expect(t.sheet(hireling)).toMatchObject({ kind: 'pc', status: { down: false, critical: true, hourLeft: 99 } })
    foeAttacks(t, foe, eve).roll('attack.dice', 6).choose('death.next', 'newcomer')
    expect(t.said('playerWaits')[0]!.with.way).toBe('newcomer')
    put('New', heroes, [1, 1])
    const late = put('Gus', heroes, [0, 0], { kind: 'hireling' })
    t.do('takeOver', 'gm', { dead: eve, hireling: late })
    expect(t.sheet(late).kind).toBe('pc')
  })

  it('offers no hireling who has left this fight RAT-DEATH-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const finn = put('Finn', heroes, [1, 1], { hp: pool(1, 0), str: pool(2) })
    put('Bob', heroes, [8, 8])
    const [gone, here] = [0, 1].map(i => put('hireling', heroes, [3 + i, 2], { kind: 'hireling' })) as [string, string]
    t.set(gone, ['status', 'surrendered'], true)
    foeAttacks(begin(t), put('Foe', foes, [2, 1]), finn).roll('attack.dice', 6)
    expect(t.open[0]!).toMatchObject({ options: [{ value: 'newcomer' }, { value: 'wait' }, { value: here }] })
    t.choose('death.next', 'wait')
  })

  it('is never below 0 after armour, and then nothing at all happens RAT-DMG-03', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const gwen = put('Gwen', heroes, [1, 1], { armorItems: [armourNamed('plate')], hp: pool(3) })
    const foe = put('Foe', foes, [2, 1])
    foeAttacks(begin(t), foe, gwen).roll('attack.dice', 2)
    expect(t.sheet(gwen).hp.cur).toBe(3)
    expect(t.said('struck')[0]!.with.net).toBe(0)
    expect(t.said('hurt')).toEqual([])
  })

  it('EX-RAT-15 is stopped at most by 3 armour, and by sundering a helmet or shield RAT-DMG-02 RAT-OPT-01 RAT-OPT-02', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const gwen = put('Gwen', heroes, [1, 1], {
      hp: pool(3),
      str: pool(11),
      weapons: [sword],
      armorItems: [armourNamed('chainmail'), armourNamed('shield'), armourNamed('helmet')],
    })
    const foe = put('Foe', foes, [2, 1], { weapons: [club, weapon('sword', 8), weapon('dagger', 6)] })
    begin(t)
    foeAttacks(t, foe, gwen, { 'attack.weapon': '0' }).roll('attack.dice', 9)
    expect(t.open[0]!.facts).toMatchObject({ kept: 9, net: 6, hp: 0, str: 8, wounds: true })
    expect(t.offered, 'which piece is not for all').toEqual(['Take the hit: free', 'Sunder the item: '])
    t.choose('sunder.item', '2')
    expect(t.sheet(gwen)).toMatchObject({ hp: { cur: 3 }, armorItems: [{}, {}, { destroyed: true }] })
    foeAttacks(t, foe, gwen, { 'attack.weapon': '1' }).roll('attack.dice', 3)
    expect(t.sheet(gwen).hp.cur).toBe(3)
    foeAttacks(t, foe, gwen, { 'attack.weapon': '1', 'phase.rulings': 'each' }).choose('attack.ruling', 'enhanced')
    t.roll('attack.dice', 11).choose('sunder.item', '1')
    foeAttacks(t, foe, gwen, { 'attack.weapon': '2' }).roll('attack.dice', 6).roll('critical.save', 10)
    expect(t.sheet(gwen)).toMatchObject({ hp: { cur: 0 }, str: { cur: 10 }, status: { critical: false } })
  })

  it('EX-RAT-16 that takes an effect with it when the save fails RAT-DMG-09 RAT-DMG-10 RAT-DICE-09', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const hal = put('Hal', heroes, [1, 1], { hp: pool(2), wil: pool(11) })
    const man = put('hooded man', foes, [2, 1])
    foeAttacks(begin(t), man, hal).roll('attack.dice', 7).roll('critical.save', 14).roll('effect.dice', 2)
    expect(t.sheet(hal)).toMatchObject({ str: { cur: 5 }, wil: { cur: 9 }, status: { critical: true } })
  })

  it('to someone in critical damage lowers STR without a new save, and undoes the aid RAT-DMG-12', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const dara = put('Dara', heroes, [1, 1], { hp: pool(3, 0), str: pool(12), armorItems: [] })
    const foe = put('Foe', foes, [2, 1])
    t.set(dara, ['status', 'critical'], true).set(dara, ['status', 'hourLeft'], 100)
    foeAttacks(begin(t), foe, dara).roll('attack.dice', 2)
    expect(t.sheet(dara)).toMatchObject({ str: { cur: 10 }, status: { hourLeft: 100 } })
    t.do('treat', 'gm', { who: [dara] })
    foeAttacks(t, foe, dara).roll('attack.dice', 2)
    expect(t.sheet(dara)).toMatchObject({ str: { cur: 8 }, status: { aided: false, hourLeft: 359 } })
  })

  it('EX-RAT-17 straight to an ability paralyses, or makes delirious; never below 0 RAT-DMG-11 RAT-DMG-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ivo = put('Ivo', heroes, [1, 1], { dex: pool(3) })
    const jun = put('Jun', heroes, [3, 1], { wil: pool(2) })
    put('Foe', foes, [8, 1])
    begin(t)
    t.do('callSave', 'gm', { who: [ivo], ability: 'dex', price: '1d4 DEX' }).roll('risk.save', 17)
    t.do('harm', 'gm', { who: [ivo], ability: 'dex' }).roll('harm.dice', 3)
    t.do('harm', 'gm', { who: [jun], ability: 'wil' }).roll('harm.dice', 3)
    expect([t.sheet(ivo).dex.cur, t.sheet(jun).wil.cur, t.sheet(ivo).hp.cur]).toEqual([0, 0, 3])
    expect(t.refusal('move', ivo)).toMatchObject({ rule: 'RAT-COND-09' })
    expect(t.refusal('attack', jun)).toMatchObject({ rule: 'RAT-COND-09' })
    expect(t.ruleset.display.badges(t.state.combatants[ivo]!, t.state)).toMatchObject([{ code: 'paralysed' }])
  })
})

describe('the state of', () => {
  it('a paralysed or delirious one keeps them from acting until a week with a healer RAT-COND-07 RAT-COND-08 RAT-COND-09', () => {
    const { t, heroes, put } = ratbagsTable()
    const ivo = put('Ivo', heroes, [1, 1], { dex: pool(3) })
    t.do('harm', 'gm', { who: [ivo], ability: 'dex', amount: 3 }).do('harm', 'gm', {
      who: [ivo],
      ability: 'wil',
      amount: 10,
    })
    expect(t.ruleset.display.badges(t.state.combatants[ivo]!, t.state).map(({ code }) => code)).toEqual([
      'paralysed',
      'delirious',
    ])
    t.do('week', 'gm', { who: [ivo] })
    expect(t.sheet(ivo)).toMatchObject({ dex: { cur: 3 }, wil: { cur: 10 } })
  })

  it('zero: saves are still asked, and only a natural 1 passes RAT-COND-10', () => {
    const { t, heroes, put } = ratbagsTable()
    const ivo = put('Ivo', heroes, [1, 1], { dex: pool(3) })
    t.do('harm', 'gm', { who: [ivo], ability: 'dex', amount: 3 })
    t.do('callSave', 'gm', { who: [ivo], ability: 'dex' }).roll('risk.save', 2)
    expect(t.said('saved')[0]!.with.passed).toBe(false)
    const { t: other, heroes: side, put: add } = ratbagsTable()
    const jun = add('Jun', side, [1, 1], { dex: pool(3) })
    other.do('harm', 'gm', { who: [jun], ability: 'dex', amount: 3 })
    other.do('callSave', 'gm', { who: [jun], ability: 'dex' }).roll('risk.save', 1)
    expect(other.said('saved')[0]!.with.passed).toBe(true)
  })

  it('an NPC or hireling in critical damage is down; the GM may say dead, or beaten and alive RAT-COND-06 RAT-COND-14', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(3, 0) })
    const other = put('Foe', foes, [2, 2])
    t.do('settings', 'gm', { set: { morale: false } })
    begin(t)
    play(attack(t, ann, foe))
      .roll('attack.dice', 4)
      .roll('critical.save', 7)
    expect(t.sheet(foe).status).toMatchObject({ down: true, hourLeft: 360 })
    expect(t.refusal('crawl', foe)).toMatchObject({ rule: 'RAT-COND-14' })
    const spared = t.fork()
    spared.do('mark', 'gm', { who: [foe], mark: 'spared' })
    expect(spared.sheet(foe).status).toMatchObject({ down: true, hourLeft: null })
    t.do('mark', 'gm', { who: [foe], mark: 'dead' })
    expect(t.sheet(foe).status.dead).toBe(true)
    t.do('mark', 'gm', { who: [other], mark: 'surrendered' })
    expect(t.refusal('attack', other)).toMatchObject({ rule: 'RAT-COND-14' })
  })

  it('an NPC who fails is dead under the house rule RAT-OPT-11', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { npcDeadOnCritical: true, morale: false } })
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(3, 0) })
    begin(t)
    play(attack(t, ann, foe))
      .roll('attack.dice', 4)
      .roll('critical.save', 7)
    expect(t.sheet(foe).status).toMatchObject({ dead: true, down: false })
  })

  it('EX-RAT-23 the dying lasts an hour; aid stops the clock, rest ends it RAT-ACT-09 RAT-COND-02 RAT-COND-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const dara = put('Dara', heroes, [1, 1], { hp: pool(3, 0), str: pool(12, 7) })
    const bob = put('Bob', heroes, [2, 1])
    const cid = put('Cid', heroes, [9, 9])
    put('Foe', foes, [12, 9])
    t.set(dara, ['status', 'critical'], true).set(dara, ['status', 'hourLeft'], 359)
    begin(t)
    const untreated = t.fork()
    t.do('aid', bob, { 'aid.patient': dara }).do('aid', cid, { 'aid.patient': dara })
    play(t)
    expect(t.said('lost')[0]!.with.who).toBe(cid)
    expect(t.said('aided').map(one => [one.with, one.shared])).toEqual([
      [
        { patient: dara, by: bob },
        { patient: dara, by: bob },
      ],
    ])
    expect(t.sheet(dara).status).toMatchObject({ critical: true, aided: true, hourLeft: null })
    play(play(t))
    expect(t.refusal('attack', dara)).toMatchObject({ rule: 'RAT-COND-01' })
    t.do('end').choose('end.rest', 'rest')
    expect(t.sheet(dara)).toMatchObject({ hp: { cur: 3 }, str: { cur: 7 }, status: { critical: false, aided: false } })
    t.do('week', 'gm', { who: [dara] })
    expect(t.sheet(dara).str.cur).toBe(12)

    untreated.set(dara, ['status', 'hourLeft'], 1)
    play(play(play(untreated)))
    expect(untreated.sheet(dara).status).toMatchObject({ dead: false, hourLeft: 0 })
    play(play(untreated)).choose('death.next', 'wait')
    expect(untreated.sheet(dara).status.dead).toBe(true)
  })

  it('the untreated: they die within the hour, in the fight or when the clock is advanced RAT-COND-03 RAT-COND-04', () => {
    const { t, heroes, put } = ratbagsTable()
    const dara = put('Dara', heroes, [1, 1], { hp: pool(3, 0) })
    t.set(dara, ['status', 'critical'], true).set(dara, ['status', 'hourLeft'], 360)
    t.do('clock', 'gm', { minutes: 59 })
    expect(t.sheet(dara).status).toMatchObject({ dead: false, hourLeft: 6 })
    t.do('clock', 'gm', { minutes: 1 }).choose('death.next', 'wait')
    expect(t.sheet(dara).status.dead).toBe(true)
  })

  it('the deprived: nothing comes back, and each day costs a Fatigue; a night takes all of it away RAT-COND-11 RAT-COND-12', () => {
    const { t, heroes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { hp: pool(4, 1), slotsUsed: 5 })
    t.do('deprivation', 'gm', { who: [ann] })
    expect(t.sheet(ann)).toMatchObject({ deprived: true, fatigue: 1, slotsUsed: 6 })
    t.do('rest', 'gm', { who: [ann] })
    expect(t.sheet(ann).hp.cur).toBe(1)
    t.set(ann, ['deprived'], false).do('night', 'gm', { who: [ann] })
    expect(t.sheet(ann)).toMatchObject({ fatigue: 0, slotsUsed: 5, hp: { cur: 4 } })
  })
})

it('EX-RAT-30 scars are read at the number of HP lost, under the house rule RAT-OPT-06', () => {
  const scarred = (lost: number) => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { scars: true } })
    const bea = put('Bea', heroes, [1, 1], { hp: pool(lost) })
    const foe = put('Foe', foes, [2, 1], { weapons: [weapon('maul', 12)] })
    foeAttacks(begin(t), foe, bea).roll('attack.dice', lost)
    return { t, bea, foe }
  }
  const one = scarred(1)
  one.t.roll('scar.place', 3).roll('scar.dice', 5)
  expect(one.t.sheet(one.bea)).toMatchObject({
    hp: { cur: 0, max: 5 },
    scars: [{ n: 1, words: 'a mark that stays: eye', healed: true }],
  })
  const three = scarred(3)
  expect(three.t.sheet(three.bea)).toMatchObject({ deprived: true, scars: [{ n: 3, healed: false }] })
  three.t.do('scarHeals', 'gm', { who: three.bea, scar: 0 }).roll('scar.dice', 4)
  expect(three.t.sheet(three.bea).hp.max).toBe(7)
  expect(three.t.sheet(three.bea).deprived, 'rested').toBe(false)
  const twice = scarred(3)
  twice.t.set(
    twice.bea,
    ['scars'],
    [0, 1].map(() => ({ n: 3, words: 'knocked flat', healed: false })),
  )
  twice.t.do('scarHeals', 'gm', { who: twice.bea, scar: 0 }).roll('scar.dice', 4)
  expect(twice.t.sheet(twice.bea).deprived, 'the other is still open').toBe(true)
  twice.t.do('scarHeals', 'gm', { who: twice.bea, scar: 1 }).roll('scar.dice', 4)
  expect(twice.t.sheet(twice.bea).deprived).toBe(false)
  for (const [i, of] of (['str', 'str', 'dex', 'dex', 'wil', 'wil'] as const).entries()) {
    const six = scarred(6)
    six.t.roll('scar.place', i + 1).roll('scar.dice', 5, 5, 5)
    const { str, dex, wil } = six.t.sheet(six.bea)
    const raised = Object.entries({ str, dex, wil }).filter(([, pool]) => pool.max === 15)
    expect(raised).toEqual([[of, { cur: 15, max: 15 }]])
  }
  const ten = scarred(10)
  ten.t.roll('scar.save', 10).roll('scar.dice', 4)
  expect(ten.t.sheet(ten.bea).wil.max).toBe(14)
  const eleven = scarred(11)
  expect(eleven.t.sheet(eleven.bea).status).toMatchObject({ critical: true, hourLeft: 359 })
  eleven.t.do('scarHeals', 'gm', { who: eleven.bea, scar: 0 })
  const better = eleven.t.fork().set(eleven.bea, ['hp', 'cur'], 3)
  eleven.t.set(eleven.bea, ['hp', 'cur'], 7).roll('scar.dice', 2, 3)
  expect(eleven.t.sheet(eleven.bea)).toMatchObject({ deprived: false, status: { critical: false, hourLeft: null } })
  expect(eleven.t.sheet(eleven.bea).hp, 'the price of a mortal wound').toEqual({ cur: 5, max: 5 })
  better.roll('scar.dice', 6, 6)
  expect(better.sheet(eleven.bea).hp).toEqual({ cur: 3, max: 12 })
  const twelve = scarred(12)
  foeAttacks(twelve.t, twelve.foe, twelve.bea).roll('attack.dice', 2)
  const spared = twelve.t.fork()
  twelve.t.roll('critical.save', 20).choose('death.next', 'wait')
  expect(twelve.t.sheet(twelve.bea).status.dead).toBe(true)
  spared.roll('critical.save', 1).roll('scar.dice', 6, 6, 6)
  expect(spared.sheet(twelve.bea)).toMatchObject({ hp: { max: 18 }, status: { doomed: false } })
})

it('what the GM deals to an ability reaches each once, however often they are named RAT-DMG-11', () => {
  const { t, heroes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [1, 1], { dex: pool(10) })
  t.do('harm', 'gm', { who: [ann, ann], ability: 'dex', amount: 3 })
  expect(t.sheet(ann).dex.cur).toBe(7)
})
