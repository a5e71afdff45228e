import { describe, expect, it } from 'vitest'
import { armed, hp, pass, start, tinyTable, traits, unarmed } from '../../../../test/parties/tiny'
import { slots } from '../sheet/fields'
import { weapons } from '../sheet/weapons'

/** A hero and a foe far apart, the hero's turn. */
function apart(map?: string) {
  const { t, heroes, foes, put } = tinyTable(map)
  const [a, b] = [put('A', heroes, [1, 1]), put('B', foes, [15, 9])]
  return { t, a, b, heroes, foes, put }
}

describe('a Test', () => {
  it('is two dice, any of which must show 5 TINY-TEST-01 TINY-TEST-03 TINY-DICE-10', () => {
    const { t, a } = apart()
    t.do('save', 'gm', { who: [a], save: 'will' }).roll('save.dice', 1, 5)
    expect(t.said('saves')[0]!.with).toMatchObject({ success: true, needed: 5, mode: 'N' })
    t.do('save', 'gm', { who: [a], save: 'will' }).roll('save.dice', 4, 4)
    expect(t.said('saves')[0]!.with.success).toBe(false)
  })

  it('can be made as hard as the GM says, one rung or several, up to the ends TINY-TEST-04 TINY-TEST-05 TINY-TEST-06', () => {
    const { t, a } = apart()
    const needed = (...knobs: (readonly [string, number])[]) => {
      const fork = t.fork().do('save', 'gm', { who: [a], save: 'will' })
      for (const [knob, value] of knobs) fork.knob(knob, value)
      return fork.roll('save.dice', 1, 1).said('saves')[0]!.with.needed
    }
    expect(needed(['difficulty', 3])).toBe(3)
    expect(needed(['difficulty', 4])).toBe(4)
    expect(needed(['steps', 1])).toBe(6)
    expect(needed(['steps', 3])).toBe(6)
    expect(needed(['steps', -3])).toBe(3)
    t.do('save', 'gm', { who: [a], save: 'will' })
      .knob('difficulty', 6)
      .knob('steps', 2)
      .roll('save.dice', 6, 1)
    expect(t.said('saves')[0]!.with.needed).toBe(6)
  })

  it('of a saving throw is helped by a trait of its kind TINY-TEST-09 TINY-TEST-02', () => {
    const { t, heroes, put } = apart()
    const b = put('B', heroes, null, traits('robust', 'agile', 'determined'))
    for (const save of ['fortitude', 'reflex', 'will'])
      t.do('save', 'gm', { who: [b], save }).roll('save.dice', 1, 1, 6)
    const c = put('C', heroes, null, traits('agile'), { armour: 'medium' })
    t.do('save', 'gm', { who: [c], save: 'reflex' }).roll('save.dice', 6)
    t.do('save', 'gm', { who: [c], save: 'will' }).roll('save.dice', 6, 1)
  })

  it('counts disadvantage before any advantage, the GM’s too TINY-TEST-07 TINY-TEST-08', () => {
    const { t, heroes, put } = apart()
    const b = put('B', heroes, null, traits('robust'))
    t.do('save', 'gm', { who: [b], save: 'fortitude' })
      .knob('advantage', -1)
      .roll('save.dice', 5)
    expect(t.said('saves')[0]!.with.mode).toBe('D')
    t.do('save', 'gm', { who: [b], save: 'fortitude' })
      .knob('advantage', 1)
      .roll('save.dice', 5, 1, 1)
    expect(t.said('saves')[0]!.with.mode).toBe('A')
  })
})

describe('a round', () => {
  it('is 5 seconds in which everybody has one turn in order TINY-TURN-01 TINY-TURN-02', () => {
    const { t, a, b } = apart()
    start(t, b, a)
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ of: b, round: 1, seconds: 0 })
    pass(t, b, a)
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ of: b, round: 2, seconds: 5 })
  })

  it('ends with marks of dying on nobody who is not, whatever the GM has written', () => {
    const { t, a, b } = apart()
    start(t, a, b)
    for (const [field, value] of [
      ['droppedRound', 3],
      ['attempts', ['A', 'N']],
    ] as const)
      expect(t.set(a, ['status', field], value as never).sheet(a).status).toMatchObject({
        droppedRound: null,
        attempts: [],
      })
  })

  it('gives each exactly one option, and nothing out of turn TINY-TURN-04 TINY-ACT-06', () => {
    const { t, a, b } = apart()
    start(t, a, b)
    expect(t.refusal('pass', b)).toMatchObject({ rule: 'TINY-TURN-04', code: 'othersTurn' })
    pass(t, a)
    expect(t.refusal('pass', a)).toMatchObject({ rule: 'TINY-TURN-04' })
  })

  it('passes over whoever is out TINY-TURN-06', () => {
    const { t, heroes, a, b, put } = apart()
    const c = put('C', heroes, [3, 3])
    start(t, a, c, b)
    t.set(c, ['status', 'condition'], 'dead')
    pass(t, a)
    expect(t.state.turn!.who).toBe(b)
    expect(t.refusal('pass', c, undefined)).toMatchObject({ code: 'othersTurn' })
  })

  it('lets the hand change what it holds before the option TINY-TURN-07', () => {
    const { t, heroes, foes, put } = tinyTable()
    const a = put('A', heroes, [1, 1], { weapons: [weapons.shortSword(), weapons.dagger()], wielded: 'sword' })
    const b = put('B', foes, [15, 9], unarmed)
    start(t, a, b).do('wield', a, { 'wield.what': 'dagger' })
    expect(t.told.at(-1)).toMatch(/ changes to dagger\.$/)
    expect(t.sheet(a).wielded).toBe('dagger')
    expect(t.state.turn!.who).toBe(a)
    t.do('wield', a, { 'wield.what': 'unarmed' })
    expect(t.told.at(-1)).toMatch(/ changes to bare hands\.$/)
    t.do('pass', a)
    expect(t.refusal('wield', b)).toMatchObject({ rule: 'TINY-TURN-07', code: 'nothingElse' })
  })

  it('asks at the start of a turn whether one is in combat TINY-TURN-03 TINY-MOVE-01 TINY-MOVE-02', () => {
    const { t, heroes, foes, put } = tinyTable()
    const a = put('A', heroes, [4, 4])
    const b = put('B', foes, [5, 5])
    start(t, a, b)
    expect(t.refusal('advance', a)).toMatchObject({ rule: 'TINY-TURN-03', code: 'inCombat' })
    const open = () => t.ruleset.commands.offers(t.state, t.terrain, a).flatMap(o => (o.whyNot ? [] : [o.command.type]))
    expect(open()).toEqual(['attack', 'evade', 'extricate', 'other', 'pass', 'wield'])
    t.set(b, ['status', 'hidden'], true)
    expect(open()).toEqual(['move', 'sneak', 'other', 'pass', 'wield'])
    t.do('attack', a, {}, true)
    t.answer('attack.target', b, 'gm', true).roll('attack.dice', 1, 1)
  })

  it('has room for anything else the GM sets a Test for TINY-ACT-05 TINY-TURN-05', () => {
    const { t, a, b } = apart()
    start(t, a, b).do('other', a, { 'other.what': 'bar the door' }).knob('difficulty', 3).roll('other.dice', 3, 1)
    expect(t.said('tries')[0]!.with).toMatchObject({ what: 'bar the door', success: true })
    expect(t.state.turn!.who).toBe(b)
  })
})

describe('sneaking', () => {
  it('EX-TINY-24 hides; medium armour is always in the way, and heavy armour forbids it TINY-ACT-04 TINY-ARM-04 TINY-ARM-08', () => {
    const { t, heroes, foes, put } = tinyTable()
    const y = put('Y', heroes, [1, 1], traits('sneaky', 'armorTraining'), { armour: 'medium' })
    const f = put('F', foes, [15, 9])
    start(t, y, f).do('sneak', y).walk('sneak.path', [2, 2]).roll('sneak.dice', 6)
    expect(t.sheet(y).status.hidden).toBe(true)
    pass(t, f)
    t.do('gm.set', 'gm', {
      patches: [
        { op: 'replace', path: ['combatants', y, 'sheet', 'traits', 'strong'], value: true },
        { op: 'replace', path: ['combatants', y, 'sheet', 'armour'], value: 'heavy' },
      ],
    })
    expect(t.refusal('sneak', y)).toMatchObject({ rule: 'TINY-ARM-08' })
  })

  it('makes one no target and nobody’s combat; failing, attacking and the end of it undo it TINY-ACT-04 TINY-ATK-06', () => {
    const { t, heroes, foes, put } = tinyTable()
    const y = put('Y', heroes, [6, 4], traits('sneaky'))
    const z = put('Z', heroes, [1, 1])
    const f = put('F', foes, [10, 4], armed('shortbow'))
    start(t, y, f, z).do('sneak', y).enter('sneak.path').roll('sneak.dice', 1, 1, 5)
    t.do('shoot', f).enter('shoot.path')
    expect(t.refusedAnswer('attack.target', y)).toMatchObject({ rule: 'TINY-ATK-06', code: 'notSeen' })
    t.choose('attack.target', z).roll('attack.dice', 1, 1)
    t.do('pass', z).do('sneak', y).enter('sneak.path').roll('sneak.dice', 1, 1, 1)
    expect(t.sheet(y).status.hidden).toBe(false)
    expect(t.said('sneakFails')).toHaveLength(1)
  })

  it('takes a foe off the players’ table until it attacks', () => {
    const { t, heroes, foes, put } = tinyTable()
    const h = put('H', heroes, [6, 4])
    const f = put('F', foes, [9, 4])
    start(t, f, h).do('sneak', f).enter('sneak.path').roll('sneak.dice', 5, 1)
    expect(t.state.combatants[f]!.known).toBe('absent')
    expect(JSON.stringify(t.ruleset.display.view(t.state, null))).not.toContain(`"${f}"`)
    t.do('pass', h).do('advanceAttack', f).enter('advanceAttack.path').roll('attack.dice', 1, 1)
    expect(t.state.combatants[f]!.known).toBe('named')
    expect(t.sheet(f).status.hidden).toBe(false)
    t.set(f, ['status', 'hidden'], true)
    expect(t.state.combatants[f]!.known).toBe('absent')
    t.do('known', 'gm', { who: [f], known: 'unnamed' })
    expect(t.sheet(f).status.hidden).toBe(false)
    t.set(f, ['status', 'hidden'], true).set(f, ['status', 'hidden'], false)
    expect(t.state.combatants[f]!.known).toBe('unnamed')
  })
})

describe('whom the GM fells', () => {
  function lurking() {
    const { t, heroes, foes, put } = tinyTable()
    const h = put('H', heroes, [6, 4])
    const f = put('F', foes, [9, 4], { stabilizes: true })
    start(t, f, h).do('sneak', f).enter('sneak.path')
    return { t, h, f }
  }

  it('hides no more: those who knew of it see it lie there', () => {
    const { t, h, f } = lurking()
    t.roll('sneak.dice', 5, 1).do('pass', h)
    expect(t.state.combatants[f]!.known).toBe('absent')
    t.set(f, ['status', 'condition'], 'dying')
    expect(t.state.combatants[f]!.known).toBe('named')
    expect(t.sheet(f).status).toMatchObject({ hidden: false, knownBefore: null, condition: 'dying' })
    expect(t.said('comesOut')).toHaveLength(1)
  })

  it('does not hide after all, while it sneaks', () => {
    const { t, f } = lurking()
    t.ruleIn('harm', { who: [f], amount: 9 }).roll('sneak.dice', 5, 1)
    expect(t.state.combatants[f]!.known).toBe('named')
    expect(t.sheet(f).status).toMatchObject({ hidden: false, condition: 'dying' })
    expect(t.said('hides')).toEqual([])
  })
})

it('EX-TINY-29 a foe whom the players do not know attacks unnamed, until the GM names it TINY-ACT-04', () => {
  const { t, heroes, foes, put } = tinyTable()
  const h = put('H', heroes, [5, 4])
  const stranger = put('Assassin', foes, [6, 4])
  const friend = put('Scout', heroes, [6, 5], { kind: 'pc' })
  t.do('known', 'gm', { who: [stranger, friend], known: 'absent' })
  start(t, stranger, friend, h).do('attack', stranger, { 'attack.target': h }).roll('attack.dice', 1, 1)
  expect(t.state.combatants[stranger]!.known).toBe('unnamed')
  expect(JSON.stringify(t.ruleset.display.view(t.state, null))).not.toContain('Assassin')
  t.do('attack', friend, { 'attack.target': stranger }).roll('attack.dice', 1, 1)
  expect(t.state.combatants[friend]!.known, 'one of their own by name').toBe('named')
  t.do('known', 'gm', { who: [stranger], known: 'named' })
  expect(JSON.stringify(t.ruleset.display.view(t.state, null))).toContain('Assassin')
})

it('trait slots are tallied on the sheet and never enforced TINY-PROF-01 TINY-PROF-02 TINY-PROF-07', () => {
  const { t, heroes, put } = tinyTable()
  const label = (who: string) => t.ruleset.state.sheet.fields(t.sheet(who)).find(f => f.path[0] === 'traitSlots')!.label
  const a = put('A', heroes, null, armed('shortSword', 'mastered'), traits('medic', 'monk'))
  expect(label(a)).toBe('Trait slots (4 of 3 used, 1 too many)')
  const plain = put('B', heroes, null)
  expect(label(plain)).toBe('Trait slots (0 of 3 used)')
})

it('a first proficiency may be given up for one more slot TINY-PROF-03', () => {
  const { t, heroes, put } = tinyTable()
  const a = put('A', heroes, null, unarmed, traits('medic', 'agile', 'robust', 'vigilant'))
  const label = t.ruleset.state.sheet.fields(t.sheet(a)).find(f => f.path[0] === 'traitSlots')!.label
  expect(label).toBe('Trait slots (3 of 3 used)')
  const tally = (who: string) => slots(t.sheet(who)).spent.find(({ of }) => of === 'proficiencies')
  expect(tally(a)).toMatchObject({ n: -1, rule: 'TINY-PROF-03' })
  const b = put('B', heroes, null)
  expect(t.sheet(b).proficiencies).toHaveLength(1)
  expect(tally(b) ?? { rule: 'TINY-PROF-01', n: 0 }).toMatchObject({ n: 0, rule: 'TINY-PROF-01' })
})

it('the list of subclasses is open TINY-PROF-05', () => {
  const { t, heroes, put } = tinyTable()
  const a = put('A', heroes, null, hp(4))
  const field = t.ruleset.state.sheet.fields(t.sheet(a)).find(f => f.path.at(-1) === 'subclass')!
  expect(field).toMatchObject({ label: 'Subclass (such as one-handed swords)', kind: { type: 'text' } })
})
