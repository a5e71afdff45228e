import { describe, expect, it } from 'vitest'
import { armed, hp, start, tinyTable, traits, unarmed } from '../../../../test/parties/tiny'
import { walled } from '../../../../test/table'
import type { Sheet } from '../state/sheet'
import { weapons } from '../sheet/weapons'

type Changes = Partial<Sheet>[]

/** X (a hero) next to T (a foe of 4 HP), X to act. */
function duel(x: Changes, t: Changes = []) {
  const { t: table, heroes, foes, put } = tinyTable()
  const [attacker, target] = [put('X', heroes, [4, 4], ...x), put('T', foes, [5, 4], ...t)]
  start(table, attacker, target)
  return { t: table, x: attacker, target, heroes, foes, put, left: () => table.sheet(target).hp.cur }
}

describe('an attack', () => {
  it('EX-TINY-04 that succeeds deals 1 with a light weapon TINY-ATK-02 TINY-DMG-01 TINY-DMG-03', () => {
    const { t, x, left } = duel([armed('shortSword')])
    t.do('attack', x).roll('attack.dice', 2, 5).roll('attack.critical', 4, 3)
    expect(left()).toBe(3)
    expect(t.said('damaged')[0]!.because).toEqual([{ n: 1, of: 'light', rule: 'TINY-DMG-01' }])
  })

  it('EX-TINY-05 is at disadvantage untrained, and critical with 12 TINY-ATK-01 TINY-DMG-02 TINY-DMG-04', () => {
    const { t, x, left } = duel([armed('greatsword', 'untrained')])
    t.do('attack', x).roll('attack.dice', 6).roll('attack.critical', 6, 6)
    expect(left()).toBe(1)
  })

  it('EX-TINY-06 has advantage with mastery, and ends with a miss TINY-ATK-03 TINY-TEST-02 TINY-DICE-01', () => {
    const { t, x, left } = duel([armed('shortSword', 'mastered')])
    t.do('attack', x).roll('attack.dice', 4, 4, 1)
    expect(t.said('missed')).toHaveLength(1)
    expect(left()).toBe(4)
  })

  it('EX-TINY-07 is rolled again against armour, and loses its reduction TINY-DMG-08 TINY-DMG-10 TINY-ARM-02', () => {
    const { t, x, left } = duel([armed('greatsword')], [{ armour: 'light' }])
    t.do('attack', x).roll('attack.dice', 5, 1).roll('attack.critical', 6, 5).roll('attack.armour', 4, 4)
    expect(t.said('armourHolds')).toHaveLength(1)
    expect(left()).toBe(3)
  })

  it('EX-TINY-08 pierces armour with the same dice TINY-DMG-09 TINY-ARM-05 TINY-ATK-03', () => {
    const { t, x, left } = duel([armed('shortbow', 'mastered')], [{ armour: 'medium' }, traits('armorTraining')])
    t.do('attack', x).roll('attack.dice', 1, 5, 2).roll('attack.critical', 6, 6).roll('attack.armour', 3, 6, 1)
    expect(t.said('pierced')).toHaveLength(1)
    expect(left()).toBe(2)
  })

  it('EX-TINY-09 can be reduced to nothing, never below TINY-ARM-10 TINY-DMG-10', () => {
    const { t, x, left } = duel([], [traits('armorTraining', 'strong'), { armour: 'heavy' }])
    t.do('attack', x).roll('attack.dice', 6, 2).roll('attack.critical', 2, 2).roll('attack.armour', 1, 3)
    expect(t.said('damaged')[0]!.with.taken).toBe(0)
    expect(left()).toBe(4)
  })

  it('EX-TINY-10 of the Brutal is critical with 11 and heavy weapons TINY-DMG-05 TINY-DICE-03', () => {
    const { t, x, left } = duel([armed('greataxe'), traits('brutal')])
    t.do('attack', x).roll('attack.dice', 3, 5).roll('attack.critical', 5, 6)
    expect(left()).toBe(1)
  })

  it('of the Duelist is critical with 11 and light weapons only TINY-DMG-06 TINY-DMG-15', () => {
    const light = duel([armed('shortSword'), traits('duelist')])
    light.t.do('attack', light.x).roll('attack.dice', 3, 5).roll('attack.critical', 5, 6)
    expect(light.left()).toBe(2)
    const fists = duel([unarmed, traits('duelist', 'unarmedFighter')])
    fists.t.do('attack', fists.x).roll('attack.dice', 3, 5).roll('attack.critical', 5, 6)
    expect(fists.left()).toBe(3)
  })

  it('is of average difficulty whoever is the target, and rolls criticals apart TINY-ATK-04 TINY-DMG-07 TINY-DICE-05', () => {
    const { t, x, left } = duel([], [hp(9, 9)])
    t.do('attack', x)
    expect(t.open[0]!.knobs).toContainEqual(expect.objectContaining({ key: 'difficulty', default: 5 }))
    t.roll('attack.dice', 6, 6).roll('attack.critical', 6, 5)
    expect(left()).toBe(8)
  })

  it('keeps what the GM set for its armour roll TINY-TEST-04 TINY-TEST-08 TINY-DICE-06', () => {
    const { t, x, left } = duel([], [{ armour: 'light' }])
    t.do('attack', x).knob('difficulty', 4).knob('advantage', 1)
    t.roll('attack.dice', 4, 1, 1).roll('attack.critical', 1, 1)
    expect(t.open[0]).toMatchObject({ dice: [6, 6, 6], facts: { needed: 4 } })
    t.roll('attack.armour', 4, 2, 2)
    expect(left()).toBe(3)
  })

  it('needs an enemy in a neighbouring square without a ranged weapon TINY-ATK-05 TINY-ACT-01 TINY-MOVE-02', () => {
    const { t, x, foes, put } = duel([])
    const far = put('Far', foes, [9, 9])
    t.roll('initiative.dice', 1, 1).do('attack', x)
    expect(t.refusedAnswer('attack.target', far)).toMatchObject({ rule: 'TINY-ATK-05', code: 'notAdjacent' })
    t.answer('attack.target', far, 'gm', true).roll('attack.dice', 1, 1)
    const alone = tinyTable()
    const y = alone.put('Y', alone.heroes, [1, 1])
    start(alone.t, y, alone.put('T', alone.foes, [3, 1]))
    expect(alone.t.refusal('attack', y)).toMatchObject({ rule: 'TINY-ACT-01', code: 'notInCombat' })
  })

  it('does not reach through a wall, which keeps neighbours apart', () => {
    const { t, heroes, foes, put } = tinyTable(walled(9, 9, { x1: 5, y1: 0, x2: 5, y2: 9, kind: 'wall' }))
    const x = put('X', heroes, [4, 4])
    start(t, x, put('T', foes, [5, 4]))
    expect(t.refusal('attack', x)?.code).toBe('notInCombat')
  })

  it('is never made on the defeated or dead TINY-ATK-05', () => {
    const { t, x, target, foes, put } = duel([])
    put('Other', foes, [4, 5])
    t.roll('initiative.dice', 1, 1)
    t.set(target, ['status', 'condition'], 'defeated').do('attack', x).roll('attack.dice', 1, 1)
    expect(t.said('attacks')[0]!.with.target).not.toBe(target)
  })
})

describe('a ranged weapon', () => {
  function archer(range = 0) {
    const { t, heroes, foes, put } = tinyTable('30x12')
    const bow = { ...armed('shortbow'), weapons: [{ ...weapons.shortbow(), range }] }
    const x = put('X', heroes, [2, 4], bow)
    const near = put('T', foes, [10, 4])
    return { t, x, near, heroes, foes, put }
  }

  it('shoots from out of combat after a short move TINY-ATK-06 TINY-ATK-07 TINY-TURN-05', () => {
    const { t, x, near } = archer()
    start(t, x, near).do('shoot', x).walk('shoot.path', [3, 4], [4, 4])
    t.roll('attack.dice', 5, 1).roll('attack.critical', 1, 1)
    expect(t.state.combatants[x]!.cell).toBe(t.cell([4, 4]))
    expect(t.sheet(near).hp.cur).toBe(3)
    expect(t.state.turn!.who).toBe(near)
  })

  it('carries as far as its range, counted past obstacles TINY-ATK-06 TINY-ATK-07', () => {
    const { t, x, near, foes, put } = archer(6)
    const far = put('Far', foes, [20, 4])
    start(t, x, near, far).do('shoot', x)
    expect(t.refusedAnswer('shoot.path', [])).toMatchObject({ rule: 'TINY-ATK-07', code: 'nobodyInRange' })
    t.walk('shoot.path', [3, 4], [4, 4])
    expect(t.refusedAnswer('attack.target', far)).toMatchObject({ rule: 'TINY-ATK-06', code: 'outOfRange' })
    t.choose('attack.target', near).roll('attack.dice', 1, 1)
  })

  it('is not offered with nobody in range, or without a bow TINY-ATK-06 TINY-ATK-07', () => {
    const { t, x, near } = archer(2)
    start(t, x, near)
    expect(t.refusal('shoot', x)).toMatchObject({ rule: 'TINY-ATK-06', code: 'noTarget' })
    t.do('wield', x)
    expect(t.refusal('shoot', x)).toMatchObject({ rule: 'TINY-ATK-07', code: 'noRangedWeapon' })
  })

  it('may be used in combat, at a neighbour or at anyone TINY-ATK-08', () => {
    const { t, x, near, foes, put } = archer()
    const beside = put('Beside', foes, [3, 4])
    start(t, x, near, beside).do('attack', x)
    expect(t.open[0]!.default).toBe(beside)
    t.choose('attack.target', near).roll('attack.dice', 5, 1).roll('attack.critical', 1, 1)
    expect(t.sheet(near).hp.cur).toBe(3)
  })

  it('is hampered or forbidden in combat by a house rule, also on arrival there TINY-OPT-03', () => {
    const { t, x, near, foes, put } = archer()
    const beside = put('Beside', foes, [3, 4])
    start(t, x, near, beside)
    const other = t.fork().do('settings', 'gm', { set: { rangedInCombat: 'forbidden' } })
    expect(other.refusal('attack', x)).toMatchObject({ rule: 'TINY-OPT-03', code: 'rangedForbidden' })
    other.do('place', 'gm', { who: x, cell: t.cell([7, 9]) })
    expect(other.refusal('advanceAttack', x)).toMatchObject({ rule: 'TINY-OPT-03' })
    expect(other.refusal('shoot', x)).toBeUndefined()
    t.do('settings', 'gm', { set: { rangedInCombat: 'disadvantage' } })
    t.do('attack', x, { 'attack.target': beside }).roll('attack.dice', 4)
    expect(t.said('missed')[0]!.with.mode).toBe('D')
  })
})

describe('proficiency', () => {
  it('EX-TINY-24 is held for a subclass; the GM says what it covers TINY-PROF-04 TINY-PROF-06 TINY-ATK-01', () => {
    const { t, x, target } = duel([
      {
        weapons: [{ ...weapons.shortSword(), subclass: 'fencing blades' }],
        proficiencies: [{ category: 'light', subclass: 'one-handed swords', level: 'proficient' }],
      },
    ])
    t.do('attack', x).roll('attack.dice', 4)
    expect(t.said('missed')[0]!.with.mode).toBe('D')
    t.set(x, ['weapons', 0, 'override'], 'proficient').do('pass', target)
    t.do('attack', x).roll('attack.dice', 4, 5).roll('attack.critical', 1, 1)
    expect(t.said('hit')[0]!.with.mode).toBe('N')
    t.set(x, ['weapons', 0, 'override'], 'none').set(x, ['weapons', 0, 'subclass'], 'One-handed swords')
    t.do('pass', target).do('attack', x).roll('attack.dice', 1, 1)
    expect(t.said('missed')[0]!.with.mode).toBe('N')
  })
})

describe('bare hands', () => {
  it('EX-TINY-13 untrained strike at disadvantage and do no harm TINY-ATK-09 TINY-DMG-12 TINY-DMG-13', () => {
    const { t, x, left } = duel([unarmed])
    t.do('attack', x).roll('attack.dice', 5)
    expect(t.said('harmless')).toHaveLength(1)
    expect(left()).toBe(4)
  })

  it('EX-TINY-14 of an Unarmed Fighter deal 1, with critical and armour TINY-ATK-10 TINY-DMG-15 TINY-DMG-14', () => {
    const { t, x, left } = duel([unarmed, traits('unarmedFighter')], [{ armour: 'light' }])
    t.do('attack', x).roll('attack.dice', 1, 6).roll('attack.critical', 6, 6).roll('attack.armour', 2, 2)
    expect(left()).toBe(3)
  })
})

describe('armour', () => {
  it('EX-TINY-15 of medium weight hinders the untrained, and disadvantage wins TINY-ARM-03 TINY-ARM-11 TINY-TEST-07', () => {
    const { t, x, left } = duel([armed('shortSword', 'mastered'), { armour: 'medium' }])
    t.do('attack', x).roll('attack.dice', 4)
    expect(t.said('missed')[0]!.with.mode).toBe('D')
    expect(left()).toBe(4)
  })

  it('counts once, the highest source, or all of them by a house rule TINY-ARM-13 TINY-OPT-05', () => {
    const tough = { armour: 'light', naturalDR: 1 } as const
    const { t, x, left } = duel([armed('greatsword')], [tough, hp(9, 9)])
    const hit = (table: typeof t) =>
      table.do('attack', x).roll('attack.dice', 6, 1).roll('attack.critical', 1, 1).roll('attack.armour', 1, 1)
    expect(hit(t.fork()).said('damaged')[0]!.with.taken).toBe(1)
    hit(t.do('settings', 'gm', { set: { drSources: 'sum' } }))
    expect(t.said('damaged')[0]!.with.taken).toBe(0)
    expect(left()).toBe(9)
  })

  it('is changed between fights only, light by anyone TINY-ARM-01 TINY-ARM-14', () => {
    const { t, heroes, foes, put } = tinyTable()
    const x = put('X', heroes, [4, 4], unarmed, traits('monk', 'adept'))
    t.do('armour', x, { 'armour.which': 'light' })
    expect(t.sheet(x).armour).toBe('light')
    start(t, x, put('T', foes, [9, 9]))
    expect(t.refusal('armour', x)).toMatchObject({ rule: 'TINY-ARM-14' })
  })

  it('of heavy weight needs training and strength TINY-ARM-06 TINY-ARM-07 TINY-ARM-12', () => {
    const { t, heroes, put } = tinyTable()
    const x = put('X', heroes, [4, 4])
    t.do('armour', x)
    expect(t.refusedAnswer('armour.which', 'heavy')).toMatchObject({ rule: 'TINY-ARM-06' })
    t.choose('armour.which', 'none').set(x, ['traits', 'armorTraining'], true).do('armour', x)
    expect(t.refusedAnswer('armour.which', 'heavy')).toMatchObject({ rule: 'TINY-ARM-07' })
    t.answer('armour.which', 'heavy', 'gm', true)
    expect(t.sheet(x).armour).toBe('none')
    expect(() => t.set(x, ['armour'], 'heavy')).toThrow('TINY-ARM-12')
    t.set(x, ['traits', 'strong'], true).do('armour', x, { 'armour.which': 'heavy' })
    expect(t.sheet(x).armour).toBe('heavy')
  })
})

describe('somebody who has fallen', () => {
  it('can be struck from out of combat, like anybody else TINY-ATK-11 TINY-ATK-12', () => {
    const { t, heroes, foes, put } = tinyTable()
    const f = put('F', foes, [2, 4])
    const h = put('H', heroes, [5, 4], hp(1))
    const other = put('Other', heroes, [15, 9])
    start(t, f, h, other)
    t.set(h, ['status', 'condition'], 'stable')
    expect(t.refusal('attack', f)?.code).toBe('notInCombat')
    t.do('strikeFallen', f)
    expect(t.refusedAnswer('strikeFallen.path', [t.cell([3, 5])])).toMatchObject({ rule: 'TINY-ATK-12' })
    t.walk('strikeFallen.path', [3, 4], [4, 4]).roll('attack.dice', 1, 1)
    expect(t.said('missed')).toHaveLength(1)
  })

  it('EX-TINY-25 Stable is reduced to 0 and dying anew TINY-ATK-12 TINY-DEATH-15 TINY-MOVE-02', () => {
    const { t, heroes, foes, put } = tinyTable()
    const f = put('F', foes, [4, 4])
    const h = put('H', heroes, [5, 4], hp(1))
    start(t, f, h, put('Other', heroes, [15, 9]))
    t.set(h, ['status', 'condition'], 'stable').set(h, ['status', 'tended'], true)
    expect(t.refusal('attack', f)).toMatchObject({ rule: 'TINY-ACT-01' })
    t.do('strikeFallen', f).enter('strikeFallen.path').roll('attack.dice', 2, 6).roll('attack.critical', 3, 1)
    expect(t.sheet(h)).toMatchObject({
      hp: { cur: 0 },
      status: { condition: 'dying', attempts: ['N', 'D'], droppedRound: 1, tended: false },
    })
    expect(t.refusal('strikeFallen', h)).toBeDefined()
  })

  it('is struck with a bow by shooting TINY-ATK-12', () => {
    const { t, heroes, foes, put } = tinyTable()
    const f = put('F', foes, [4, 4], armed('shortbow'))
    const h = put('H', heroes, [7, 4], hp(1))
    const other = put('Other', heroes, [15, 9])
    start(t, f, h, other)
    expect(t.refusal('strikeFallen', f)).toMatchObject({ rule: 'TINY-ATK-12', code: 'rangedInHand' })
    t.do('wield', f)
    expect(t.refusal('strikeFallen', f)).toMatchObject({ code: 'nobodyFallen' })
  })
})
