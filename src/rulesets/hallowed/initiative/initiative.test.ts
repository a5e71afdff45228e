import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import {
  base,
  begin,
  count,
  declares,
  endRound,
  entries,
  hallowedTable,
  initiative,
  plainWeapon,
  reveal,
  spell,
  type Hal,
} from '../../../../test/parties/hallowed'
import { defenseParts } from '../attack/defence'
import { listOrder } from './track'

/** A hero and a monster out of each other's reach, with the Base Initiatives 9 and 12. */
function duel() {
  const { t, heroes, monsters, put } = hallowedTable()
  const hero = put('Hero', heroes, [2, 2], { weapons: [plainWeapon('sword', 4, 0, 1, 6)] })
  const zombie = put('Zombie', monsters, [12, 9], { weapons: [plainWeapon('club', 2, 0, 1, 6)], speed: 6 })
  return { t, heroes, monsters, put, hero, zombie }
}

const claws = { weapons: [{ ...plainWeapon('claws', 0, 0, 1, 6), kind: 'natural' as const }] }

/** Round 4 of a fight stands on count 13, and a Ghoul comes. */
function lateGhoul() {
  const { t, monsters, put, hero, zombie } = duel()
  begin(t, 9, 12)
  for (let i = 0; i < 3; i++) endRound(t)
  reveal(declares(t, hero, 'attack'))
  count(count(t), { 'attack.target': 'drop' })
  expect(t.state.turn).toMatchObject({ round: 4, count: 13 })
  const before = new Set(Object.keys(t.state.combatants))
  put('Ghoul', monsters, [3, 2], claws)
  const ghoul = Object.keys(t.state.combatants).find(id => !before.has(id))!
  return { t, hero, zombie, ghoul }
}

describe('initiative', () => {
  it('EX-HAL-01 is a d12 less the Agility modifier, and may be negative HAL-INIT-01 HAL-INIT-02 HAL-DICE-01', () => {
    const { t, heroes, put } = hallowedTable()
    const [a, b, c] = [14, 9, 17].map((agility, i) => put('Hero', heroes, [i, 0], { agility }))
    begin(t, 7, 7, 1)
    expect([a, b, c].map(id => base(t, id!))).toEqual([5, 8, -2])
  })

  it('is changed by traits and the like, with the parts named HAL-INIT-03', () => {
    const { t, heroes, put } = hallowedTable()
    const quick = { name: 'Quick', text: '', kind: 'passive' as const, stressCost: 0, initMod: 0 }
    const a = put('Ann', heroes, [0, 0], { initMisc: -2 })
    const b = put('Bob', heroes, [1, 0], { traits: [{ ...quick, modifiers: [{ to: 'initiative', n: -3 }] }] })
    begin(t, 6, 6)
    expect([base(t, a), base(t, b)]).toEqual([4, 3])
    expect(t.said('initiative')[0]!.because).toContainEqual({ n: -2, of: 'initiative', rule: 'HAL-INIT-03' })
  })

  it('stays for the whole fight, and each round adds the action anew HAL-INIT-04 HAL-INIT-06', () => {
    const { t, hero } = duel()
    begin(t, 9, 12)
    reveal(declares(t, hero, 'attack'))
    expect(entries(t).find(([who]) => who === hero)).toEqual([hero, 13])
    endRound(t)
    reveal(declares(t, hero, 'fullDefense'))
    expect(entries(t).find(([who]) => who === hero)).toEqual([hero, 8])
    expect(base(t, hero)).toBe(9)
  })

  it('keeps its Base when Agility is damaged HAL-INIT-05', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const smith = put('Smith', heroes, [2, 2], {
      weapons: [{ ...plainWeapon('hammer', 0, 20, 1, 6), damage: [{ count: 1, sides: 6, flat: 0, type: 'blunt' }] }],
    })
    const orc = put('Orc', monsters, [3, 2], { agility: 14, wounds: { cur: 40, max: 40 } })
    begin(t, 1, 7)
    reveal(declares(t, smith, 'attack'))
    count(t, { 'attack.target': orc }).roll('attack.die', 20).roll('damage.dice', 6)
    t.roll('injury.chance', 1).roll('injury.row', 4).roll('injury.dice', 10)
    expect(base(t, orc)).toBe(5)
    endRound(t)
    reveal(t)
    expect(entries(t)).toContainEqual([orc, 5])
  })

  it('EX-HAL-06 is one die for monsters of a kind if the GM wants it, each with its own Agility HAL-INIT-10 HAL-INIT-11', () => {
    const { t, monsters, put } = hallowedTable()
    const sword = plainWeapon('sword', 3, 0, 1, 6)
    const witch = put('Witch', monsters, [0, 0], { speed: 8 })
    const scoundrel = put('Scoundrel', monsters, [1, 0], { agility: 14 })
    const warriors = [0, 1, 2, 3].map(i => put('Warrior', monsters, [i, 2], { agility: 12, weapons: [sword] }))
    const wolves = [0, 1].map(i => put('Wolf', monsters, [i, 4], { agility: 14, speed: 12 }))
    t.do('begin', 'gm', { 'begin.surprised': [] })
    t.choose('initiative.sharing', [warriors[0]!, wolves[0]!])
    expect(t.open).toHaveLength(4)
    initiative(t, 6, 5, 9, 3)
    expect([witch, scoundrel, ...warriors, ...wolves].map(id => base(t, id))).toEqual([6, 3, 8, 8, 8, 8, 1, 1])
    for (const id of warriors.slice(0, 3)) declares(t, id, 'attack')
    reveal(declares(t, warriors[3]!, 'fullDefense'))
    expect(warriors.map(id => t.state.turn!.entries.find(one => one.who === id)!.value)).toEqual([11, 11, 11, 7])
    expect(t.ruleset.display.order(t.state).find(lane => lane.count === 11)?.rows).toHaveLength(3)
  })

  it('is rolled by each alone where the GM lets none of them share HAL-INIT-10', () => {
    const { t, monsters, put } = hallowedTable()
    const wolves = [0, 1].map(i => put('Wolf', monsters, [i, 4]))
    t.do('begin', 'gm', { 'begin.surprised': [] })
    expect(t.open[0]).toMatchObject({ key: 'initiative.sharing', min: 0, max: 1, default: [wolves[0]] })
    t.choose('initiative.sharing', [])
    expect(t.open.map(({ of }) => of)).toEqual(wolves)
    initiative(t, 3, 8)
    expect(wolves.map(id => base(t, id))).toEqual([3, 8])
  })

  it('is rolled by each alone where sharing is switched off HAL-OPT-01', () => {
    const { t, monsters, put } = hallowedTable()
    for (const i of [0, 1]) put('Wolf', monsters, [i, 0])
    t.do('settings', 'gm', { set: { sharedInitiative: false } })
    t.do('begin', 'gm', { 'begin.surprised': [] })
    expect(t.open.map(({ key }) => key)).toEqual(['initiative.die', 'initiative.die'])
    initiative(t, 4, 5)
  })
})

describe('the round', () => {
  it('EX-HAL-02 goes from the lowest count to the highest, equals together HAL-INIT-07 HAL-INIT-08 HAL-ACT-01', () => {
    const { t, heroes, put } = hallowedTable()
    const item = {
      name: 'Flask',
      initMod: null,
      uses: 1,
      text: '',
      damage: [],
      attackBonus: 0,
      range: 10,
      critMult: null,
    }
    const a = put('A', heroes, [0, 0], { weapons: [plainWeapon('longsword', 4, 0, 1, 8)] })
    const b = put('B', heroes, [2, 0])
    const c = put('C', heroes, [4, 0], { spells: [spell({ castingTN: 16 })] })
    const d = put('D', heroes, [6, 0], { items: [{ ...item, kind: 'consumable' }] })
    const e = put('E', heroes, [8, 0], { items: [{ ...item, kind: 'throwable' }] })
    begin(t, 5, 8, 3, 2, 6)
    declares(t, a, 'attack')
    declares(t, b, 'fullDefense')
    declares(t, c, 'cast')
    declares(t, d, 'consumable')
    reveal(declares(t, e, 'throw'))
    const lanes = t.ruleset.display.order(t.state)
    expect(lanes.map(lane => [lane.count, lane.rows.map(({ who }) => who)])).toEqual([
      [7, [b]],
      [8, [d, e]],
      [9, [a, c]],
    ])
    expect(lanes.map(({ now }) => now)).toEqual([true, false, false])
  })

  it('adds speeds: a consumable 6, a throw 2, Full-Defense −1 HAL-ACT-04 HAL-ACT-05 HAL-ACT-06', () => {
    const { t, heroes, put } = hallowedTable()
    const item = { name: 'Flask', uses: 1, text: '', damage: [], attackBonus: 0, range: 10, critMult: null }
    const potions = { items: [{ ...item, kind: 'consumable' as const, initMod: null }] }
    const quick = { items: [{ ...item, kind: 'consumable' as const, initMod: 1 }] }
    const bombs = { items: [{ ...item, kind: 'throwable' as const, initMod: null }] }
    const all = [potions, quick, bombs, {}].map((change, i) => put('Hero', heroes, [2 * i, 0], change))
    begin(t, 5, 5, 5, 5)
    const acts = ['consumable', 'consumable', 'throw', 'fullDefense'] as const
    for (const [i, act] of acts.entries()) declares(t, all[i]!, act)
    reveal(t)
    expect(all.map(id => t.state.turn!.entries.find(one => one.who === id)!.mod)).toEqual([6, 1, 2, -1])
  })

  it('EX-HAL-20 adds what a spell’s casting TN has above 10, unless it says otherwise HAL-ACT-02 HAL-ACT-03', () => {
    const { t, heroes, put } = hallowedTable()
    const spells = [18, 10, 9].map(castingTN => spell({ castingTN })).concat(spell({ castingTN: 18, speedOverride: 2 }))
    const all = spells.map((one, i) => put('Mage', heroes, [2 * i, 0], { spells: [one] }))
    begin(t, 3, 3, 3, 3)
    for (const id of all) declares(t, id, 'cast')
    reveal(t)
    expect(all.map(id => t.state.turn!.entries.find(one => one.who === id)!.value)).toEqual([11, 3, 2, 5])
  })

  it('adds nothing for the rest, unless the GM says so HAL-ACT-16', () => {
    const { t, heroes, put } = hallowedTable()
    const [a, b, c] = [0, 2, 4].map(x => put('Hero', heroes, [x, 0])) as [string, string, string]
    begin(t, 5, 5, 5)
    declares(t, a, 'heal')
    declares(t, b, 'moveOnly')
    reveal(declares(t, c, 'other', { 'other.words': 'bars the door', 'other.mod': 3 }))
    expect([a, b, c].map(id => t.state.turn!.entries.find(one => one.who === id)!.value)).toEqual([5, 5, 8])
  })
})

describe('a newcomer', () => {
  it('EX-HAL-03 whose count has gone by acts twice in the next round HAL-INIT-12 HAL-INIT-13 HAL-INIT-14', () => {
    const { t, hero, zombie, ghoul } = lateGhoul()
    t.choose('begin.surprised', []).roll('initiative.die', 8).choose('newcomer.act', 'attack')
    expect(t.sheet(ghoul).fight).toMatchObject({ base: 8, pending: { act: 'attack', value: 8 } })
    expect(entries(t).some(([who]) => who === ghoul)).toBe(false)
    endRound(t)
    declares(t, zombie, 'moveOnly')
    declares(t, hero, 'moveOnly')
    reveal(declares(t, ghoul, 'attack'))
    expect(entries(t)).toEqual([
      [ghoul, -4, 'extra'],
      [ghoul, 8],
      [hero, 9],
      [zombie, 12],
    ])
    count(t, { 'attack.target': hero }).roll('attack.die', 1)
    count(t, { 'attack.target': hero }).roll('attack.die', 1)
    endRound(t)
    reveal(declares(t, ghoul, 'attack'))
    expect(entries(t).filter(([who]) => who === ghoul)).toEqual([[ghoul, 8]])
  })

  it('who missed its count has a Reaction, and shares Speed and Free Action between its two entries HAL-INIT-16', () => {
    const { t, hero, ghoul } = lateGhoul()
    t.choose('begin.surprised', []).roll('initiative.die', 8).choose('newcomer.act', 'attack')
    expect(t.sheet(ghoul).round.reaction).toBe(false)
    expect(t.ruleset.commands.walk(t.state, t.terrain, ghoul).whyNot).toBeDefined()
    t.set(ghoul, ['orders', 'movement'], 'ask')
    endRound(t)
    reveal(declares(t, ghoul, 'attack'))
    t.do('count', ghoul, { 'before.path': [t.cell([4, 3])] })
    t.choose('before', 'on').choose('attack.target', 'drop')
    t.choose('after', 'free').choose('free.words', 'hisses').choose('after', 'on')
    expect(t.sheet(ghoul).round).toMatchObject({ moved: 1, free: true })
    t.do('count', 'gm').choose('before', 'on').choose('attack.target', 'drop')
    expect(t.open[0]).toMatchObject({ key: 'after' })
    expect(t.refusedAnswer('after', 'free')).toMatchObject({ code: 'freeUsed' })
    t.choose('after', 'move')
    expect(t.open[0]).toMatchObject({ key: 'after.path', budget: 9, parity: 1 })
    t.walk('after.path').choose('after', 'on')
    expect(hero).toBeDefined()
  })

  it('EX-HAL-04 in time acts this round, and has no extra entry later HAL-INIT-15', () => {
    const { t, monsters, put, hero } = duel()
    begin(t, 5, 12)
    reveal(t)
    count(t)
    expect(t.state.turn!.count).toBe(5)
    const mace = put('Ogre', monsters, [3, 5], { agility: 12, weapons: [plainWeapon('mace', 4, 0, 1, 6)] })
    t.choose('begin.surprised', []).roll('initiative.die', 4).choose('newcomer.act', 'attack')
    expect(entries(t)).toContainEqual([mace, 7])
    expect(t.sheet(mace).fight.pending).toBeNull()
    endRound(t)
    reveal(t)
    expect(entries(t).filter(([who]) => who === mace)).toHaveLength(1)
    expect(hero).toBeDefined()
  })

  it('on the count that is done acts next as a group of its own, also after the last of a round HAL-INIT-15', () => {
    const { t, monsters, put, zombie } = duel()
    begin(t, 5, 12)
    reveal(t)
    count(count(t))
    const late = put('Late', monsters, [3, 5])
    t.choose('begin.surprised', []).roll('initiative.die', 12).choose('newcomer.act', 'moveOnly')
    expect(t.state.turn!.entries.map(({ who, value, wave }) => [who, value, wave])).toContainEqual([late, 12, 1])
    expect(t.state.turn!.entries.find(one => one.who === zombie)!.wave).toBe(0)
    expect(t.refusal('endRound')).toMatchObject({ code: 'countsLeft' })
    count(t)
    expect(t.refusal('endRound')).toBeUndefined()
  })

  it('during declarations simply declares with the others HAL-INIT-15 HAL-INIT-12', () => {
    const { t, monsters, put } = duel()
    begin(t, 5, 12)
    const late = put('Late', monsters, [3, 5])
    t.choose('begin.surprised', []).roll('initiative.die', 3)
    reveal(declares(t, late, 'fullDefense'))
    expect(entries(t)[0]).toEqual([late, 2])
  })

  it('has its normal entry follow alone when both fall on one count HAL-INIT-16', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const slow = put('Slow', heroes, [2, 2], { weapons: [plainWeapon('maul', 12, 0, 1, 6)] })
    begin(t, 12)
    reveal(t)
    count(t)
    const imp = put('Imp', monsters, [9, 9], {
      weapons: [plainWeapon('maul', 8, 0, 1, 6), plainWeapon('pin', -4, 0, 1, 3)],
    })
    t.choose('begin.surprised', [])
      .roll('initiative.die', 3)
      .choose('newcomer.act', 'attack')
      .choose('attack.weapon', '0')
    expect(t.sheet(imp).fight.pending?.value).toBe(11)
    endRound(t)
    reveal(declares(t, imp, 'attack', { 'attack.weapon': '1' }))
    const own = t.state.turn!.entries.filter(({ who }) => who === imp)
    expect(own.map(({ value, wave, extra }) => [value, wave, extra])).toEqual([
      [-1, 0, true],
      [-1, 1, false],
    ])
    expect(t.ruleset.display.order(t.state).filter(lane => lane.count === -1)).toHaveLength(2)
    expect(slow).toBeDefined()
  })

  it('loses the extra entry if it cannot act then HAL-INIT-16', () => {
    const { t, ghoul } = lateGhoul()
    t.choose('begin.surprised', []).roll('initiative.die', 8).choose('newcomer.act', 'attack')
    endRound(t)
    reveal(t)
    t.set(ghoul, ['conditions'], [{ state: 'paralyzed', cause: 'venom', modifiers: [] }])
    count(t)
    expect(t.state.turn!.entries.find(({ who, extra }) => who === ghoul && extra)!.state).toBe('lost')
    expect(t.said('lost').map(line => line.with.who)).toEqual([ghoul])
  })

  it('EX-HAL-27 routed before its extra entry loses the attack that it came with HAL-INIT-16 HAL-MORALE-12', () => {
    const { t, ghoul } = lateGhoul()
    t.choose('begin.surprised', []).roll('initiative.die', 8).choose('newcomer.act', 'attack')
    endRound(t)
    t.set(ghoul, ['status', 'routed'], true)
    reveal(declares(t, ghoul, 'fullDefense'))
    count(t)
    expect(t.state.turn!.entries.find(({ who, extra }) => who === ghoul && extra)!.state).toBe('lost')
    expect(t.said('lost').map(line => line.with)).toMatchObject([{ who: ghoul, rule: 'HAL-MORALE-12', code: 'routed' }])
    // What the routed may declare is theirs still.
    count(t, { 'act.go': 'go' })
    expect(t.sheet(ghoul).status.fullDefense).toBe(true)
  })

  it.each<[string, (t: Hal, who: string) => void]>([
    ['who has surrendered', (t, who) => t.set(who, ['status', 'surrendered'], true)],
    ['who was taken off the map', (t, who) => t.do('place', 'gm', { who, cell: null })],
  ])('nobody waits for the extra entry of somebody %s HAL-INIT-16 HAL-MORALE-12', (_, out) => {
    const { t, ghoul } = lateGhoul()
    t.choose('begin.surprised', []).roll('initiative.die', 8).choose('newcomer.act', 'attack')
    endRound(t)
    out(t, ghoul)
    reveal(t)
    const waits = () => t.ruleset.display.prompt(t.state).of
    expect(t.state.turn!.entries.some(({ who, extra }) => who === ghoul && extra)).toBe(true)
    for (let n = 0; t.refusal('endRound') && n < 9; n++) {
      expect(waits()).not.toBe(ghoul)
      count(t)
    }
    expect(t.refusal('endRound')).toBeUndefined()
  })

  it('neither declares nor holds up the others while off the map HAL-DECL-01', () => {
    const { t, hero, zombie } = duel()
    begin(t, 9, 12)
    t.do('place', 'gm', { who: zombie, cell: null })
    expect(t.refusal('attack', zombie)).toMatchObject({ rule: 'HAL-DECL-06' })
    declares(t, hero, 'fullDefense')
    expect(t.refusal('reveal')).toBeUndefined()
  })

  it('EX-HAL-33 routed after the reveal only moves on its count HAL-MORALE-12', () => {
    const { t, hero, zombie } = duel()
    begin(t, 9, 12)
    declares(t, hero, 'moveOnly')
    reveal(declares(t, zombie, 'attack'))
    t.set(zombie, ['status', 'routed'], true)
    count(count(t))
    expect(t.said('lost').map(line => line.with)).toMatchObject([{ who: zombie, code: 'routed' }])
  })

  it('can be surprised: it rolls, and has no entry nor an extra one HAL-SURP-06 HAL-SURP-07', () => {
    const { t, ghoul } = lateGhoul()
    t.choose('begin.surprised', [ghoul]).roll('initiative.die', 8)
    expect(t.sheet(ghoul).fight).toEqual({ base: 8, pending: null })
    endRound(t)
    expect(t.sheet(ghoul).status.surprised).toBe(false)
    reveal(declares(t, ghoul, 'attack'))
    expect(entries(t)).toContainEqual([ghoul, 8])
  })
})

describe('a Base Initiative that changes in mid-round', () => {
  it('below the count means an extra entry next round; above it acts later HAL-INIT-17', () => {
    const { t, hero, zombie } = duel()
    begin(t, 5, 9)
    reveal(t)
    count(t)
    const earlier = t.fork()
    earlier.set(zombie, ['fight', 'base'], 4)
    expect(earlier.sheet(zombie).fight.pending).toMatchObject({ value: 4 })
    expect(entries(earlier)).toEqual([[hero, 5]])
    t.set(zombie, ['fight', 'base'], 11)
    expect(entries(t)).toEqual([
      [hero, 5],
      [zombie, 11],
    ])
  })

  it('moves nobody who has acted, and no extra entry HAL-INIT-17 HAL-INIT-16', () => {
    const { t, hero, zombie } = duel()
    begin(t, 5, 9)
    reveal(t)
    count(t)
    t.set(hero, ['fight', 'base'], 20)
    expect(entries(t)).toEqual([
      [hero, 5],
      [zombie, 9],
    ])
    expect(t.sheet(hero).fight.pending).toBeNull()
    expect(t.state.turn!.entries.map(({ state }) => state)).toEqual(['done', 'waiting'])
    const late = lateGhoul()
    late.t.choose('begin.surprised', []).roll('initiative.die', 8).choose('newcomer.act', 'attack')
    endRound(late.t)
    reveal(declares(late.t, late.ghoul, 'attack'))
    const of = () => entries(late.t).filter(([who]) => who === late.ghoul)
    expect(of()).toEqual([
      [late.ghoul, -4, 'extra'],
      [late.ghoul, 8],
    ])
    late.t.set(late.ghoul, ['fight', 'base'], 10)
    expect(of()).toEqual([
      [late.ghoul, -4, 'extra'],
      [late.ghoul, 10],
    ])
  })
})

describe('surprise', () => {
  /** A goblin that knows of nothing, and a fighter who will step up to it. */
  function ambush() {
    const { t, heroes, monsters, put } = hallowedTable()
    const fighter = put('Fighter', heroes, [2, 2], { weapons: [plainWeapon('sword', 4, 0, 1, 6)] })
    const goblin = put('Goblin', monsters, [5, 2], { agility: 12, weapons: [plainWeapon('spear', 3, 0, 1, 6)] })
    t.do('begin', 'gm').choose('begin.surprised', [goblin])
    initiative(t, 6, 4)
    return { t, fighter, goblin }
  }

  const steps = (t: Hal, who: string) => t.do('count', who, { 'before.path': [t.cell([3, 2]), t.cell([4, 2])] })

  it('EX-HAL-05 is the GM’s word; the surprised roll and do nothing in round 1 HAL-SURP-01 HAL-SURP-02 HAL-SURP-03', () => {
    const { t, fighter, goblin } = ambush()
    expect(base(t, goblin)).toBe(3)
    reveal(declares(t, fighter, 'attack'))
    expect(entries(t)).toEqual([[fighter, 10]])
    steps(t, fighter).choose('attack.target', goblin).roll('attack.die', 1)
    expect(t.said('reposte')).toEqual([])
    endRound(t)
    expect(t.sheet(goblin).status.surprised).toBe(false)
    reveal(declares(t, goblin, 'attack'))
    expect(entries(t)).toContainEqual([goblin, 6])
  })

  it('forbids declaring and every action, leaves Defense alone, and ends with the round HAL-SURP-04 HAL-SURP-05', () => {
    const { t, fighter, goblin } = ambush()
    expect(t.refusal('attack', goblin)).toMatchObject({ rule: 'HAL-SURP-04', code: 'surprised' })
    expect(total(defenseParts(t.state, t.state.combatants[goblin]!))).toBe(11)
    reveal(declares(t, fighter, 'moveOnly'))
    expect(t.ruleset.commands.walk(t.state, t.terrain, goblin).whyNot).toBeDefined()
    steps(t, fighter)
    endRound(t)
    expect(t.refusal('attack', goblin)).toBeUndefined()
  })

  it('takes a good Agility off Defense by house rule HAL-OPT-08', () => {
    const { t, goblin } = ambush()
    t.do('settings', 'gm', { set: { surprisedLosesAgility: true } })
    expect(total(defenseParts(t.state, t.state.combatants[goblin]!))).toBe(10)
  })
})

describe('the dice of initiative', () => {
  it('are one each for heroes who are alike, and a modifier of one counts HAL-INIT-03 HAL-INIT-10', () => {
    const { t, heroes, put } = hallowedTable()
    const [ann, bob] = [0, 1].map(i => put('Hero', heroes, [i, 0], { initMisc: 1 })) as [string, string]
    t.do('begin', 'gm', { 'begin.surprised': [] })
    expect(t.open.map(({ key, of }) => [key, of])).toEqual([
      ['initiative.die', ann],
      ['initiative.die', bob],
    ])
    initiative(t, 4, 4)
    expect([ann, bob].map(id => base(t, id))).toEqual([5, 5])
    expect(t.said('initiative')[0]!.because).toHaveLength(3)
    expect(t.told.slice(-1)).toEqual(['Round 1 begins.'])
  })

  it('of a group is rolled where its first stands in the roster HAL-INIT-10', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const first = put('Wolf', monsters, [0, 4])
    const ann = put('Ann', heroes, [0, 0])
    const second = put('Wolf', monsters, [1, 4])
    t.do('begin', 'gm', { 'begin.surprised': [] }).choose('initiative.sharing', [first])
    expect(t.open.map(({ facts }) => facts!.who)).toEqual([[first, second], [ann]])
    initiative(t, 7, 2)
    expect([first, ann, second].map(id => base(t, id))).toEqual([7, 2, 7])
  })

  it('are followed on one count by Agility, and among equals by the roster HAL-INIT-09', () => {
    const { t, heroes, put } = hallowedTable()
    const [a, b, c] = [10, 14, 10].map((agility, i) => put('Hero', heroes, [i, 0], { agility })) as [
      string,
      string,
      string,
    ]
    expect(listOrder(t.state, [c, a, b])).toEqual([b, a, c])
  })
})

describe('a newcomer in the middle of a round', () => {
  it('rolls its Hit Dice where they are rolled, and is asked for an action that is open HAL-INIT-12 HAL-OPT-09', () => {
    const { t, heroes, put } = hallowedTable()
    t.do('settings', 'gm', { set: { stressMode: 'rolled' } })
    put('Ann', heroes, [0, 0])
    begin(t, 3)
    reveal(t)
    const bob = put('Bob', heroes, [4, 4], { hd: [{ count: 2, sides: 8 }], weapons: [] })
    t.roll('hd.dice', 5).choose('begin.surprised', []).roll('initiative.die', 9)
    // Nothing to strike or cast with: the first that is open is proposed.
    const [ask] = t.open
    expect(ask).toMatchObject({ key: 'newcomer.act', of: bob, default: 'fullDefense' })
    expect(t.refusedAnswer('newcomer.act', 'attack')).toMatchObject({ code: 'noWeapon' })
    t.choose('newcomer.act', 'fullDefense')
    expect(t.sheet(bob).stress).toEqual({ cur: 13, max: 13 })
    expect(entries(t)).toContainEqual([bob, 8])
  })

  it('keeps the speed of its action where its Base Initiative changes HAL-INIT-17', () => {
    const { t, hero } = duel()
    begin(t, 5, 9)
    reveal(declares(t, hero, 'attack'))
    t.set(hero, ['fight', 'base'], 7)
    expect(entries(t)).toContainEqual([hero, 11])
  })
})

it('an extra entry joins the group of whoever else acts on its count HAL-INIT-08 HAL-INIT-16', () => {
  const { t, hero, ghoul } = lateGhoul()
  t.choose('begin.surprised', []).roll('initiative.die', 8).choose('newcomer.act', 'attack')
  endRound(t)
  // 8 − 12: the hero's count, on which only the ghoul's own entry would have to wait.
  t.set(hero, ['fight', 'base'], -4)
  reveal(t)
  expect(t.state.turn!.entries.filter(({ value }) => value === -4).map(({ who, wave }) => [who, wave])).toEqual([
    [ghoul, 0],
    [hero, 0],
  ])
})
