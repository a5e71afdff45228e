import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import {
  begin,
  blunt,
  count,
  declares,
  endRound,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
  type Hal,
} from '../../../../test/parties/hallowed'
import { defenseParts } from '../attack/defence'
import { isDying, isIncapacitated, isStabilized } from '../conditions'
import { allowance } from '../movement'
import { freshStatus } from '../sheet/blank'
import type { Sheet } from '../state/sheet'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)
const injury = (amount: number) => ({ types: ['blunt' as const], amount, round: 1, source: '', healed: false })
const skills = (heal: number): Sheet['skills'] => ({
  balance: { total: 0, ability: null },
  heal: { total: heal, ability: null },
  intimidation: { total: 0, ability: null },
})

/** Somebody in this state beside a monster, first in the round and asked where to go. */
function lying(change: Parameters<ReturnType<typeof hallowedTable>['put']>[3]) {
  const { t, heroes, monsters, put } = hallowedTable()
  const who = put('Ann', heroes, [2, 2], { stress: pool(0), weapons: [sword], ...change })
  const orc = put('Orc', monsters, [3, 2], { wounds: pool(60), defenseBonus: 20, weapons: [sword] })
  t.set(who, ['orders', 'movement'], 'ask').set(orc, ['orders', 'reposte'], 'never')
  begin(t, 1, 6)
  return { t, heroes, monsters, put, who, orc }
}

/** The attack is made and misses. */
const strikes = (t: Hal, orc: string): Hal => t.choose('attack.target', orc).roll('attack.die', 1)

const stabilized = { ...freshStatus(), stabilized: true }

describe('at 0 Wounds', () => {
  it('EX-HAL-12 one is Incapacitated: a crawl is free, an action costs 1 Wound HAL-DEATH-01 HAL-DEATH-03 HAL-DEATH-10', () => {
    const { t, who, orc } = lying({ strength: 13, wounds: pool(13, 0) })
    expect(isIncapacitated(t.sheet(who))).toBe(true)
    reveal(declares(t, who, 'attack'))
    t.do('count', who, { 'before.path': [t.cell([2, 3])] })
    strikes(t.choose('before', 'on'), orc)
    expect(t.sheet(who).wounds.cur).toBe(-1)
    expect(t.sheet(who).injuries).toMatchObject([{ types: ['strain'], amount: 1 }])
    expect(isDying(t.sheet(who))).toBe(true)
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(who).wounds.cur).toBe(-2)
  })

  it('one crawls a single square, is awake and may call out HAL-DEATH-02 HAL-DEATH-03', () => {
    const { t, who } = lying({ wounds: pool(10, 1) })
    t.do('harm', 'gm', { who: [who], amount: 1, bypassStress: true })
    expect(t.said('fell')[0]!.with).toEqual({ who, state: 'incapacitated' })
    expect(t.refusal('other', who)).toBeUndefined()
    reveal(declares(t, who, 'moveOnly'))
    const way = [t.cell([2, 3]), t.cell([2, 4])]
    expect(t.refusal('count', who, { 'before.path': way })).toMatchObject({ rule: 'HAL-DEATH-03', code: 'tooFar' })
    t.do('count', who, { 'before.path': way.slice(0, 1) })
      .choose('before', 'on')
      .choose('after', 'on')
    expect(t.sheet(who).wounds.cur).toBe(0)
    expect(t.said('moved')[0]!.with).toMatchObject({ crawls: true, cost: 1 })
  })

  it('a Free Action is an action too HAL-DEATH-10', () => {
    const { t, who } = lying({ wounds: pool(10, 0) })
    reveal(declares(t, who, 'moveOnly'))
    count(t).choose('before', 'free').choose('free.what', 'drop.0')
    expect(t.sheet(who).wounds.cur).toBe(-1)
  })
})

describe('below 0 Wounds', () => {
  it('EX-HAL-13 one action or one square, a Wound for each round, and death at minus Strength HAL-DEATH-04 HAL-DEATH-05 HAL-DEATH-06', () => {
    const { t, who, orc } = lying({ strength: 15, wounds: pool(15, -13) })
    reveal(declares(t, who, 'attack'))
    const crawled = t.fork()
    crawled.do('count', who, { 'before.path': [t.cell([2, 3])] })
    expect(crawled.said('lost')[0]!.with).toMatchObject({ code: 'dyingDone' })
    endRound(crawled).choose('combat.over', 'goOn')
    expect(crawled.sheet(who)).toMatchObject({ wounds: { cur: -14 }, status: { dead: false } })
    strikes(count(t).choose('before', 'on'), orc)
    expect(t.sheet(who).wounds.cur).toBe(-14)
    expect(t.ruleset.commands.walk(t.state, t.terrain, who).whyNot).toBeDefined()
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -15 }, status: { dead: true } })
    expect(t.refusal('attack', who)).toMatchObject({ rule: 'HAL-DEATH-17' })
  })

  it('what was done before the fall counts, and a Reaction is the one action HAL-DEATH-11 HAL-DEATH-12', () => {
    const { t, who, orc } = lying({ wounds: pool(10, 2) })
    declares(t, who, 'fullDefense')
    reveal(declares(t, orc, 'moveOnly'))
    t.do('count', who, { 'before.path': [t.cell([2, 3])] })
      .choose('before', 'on')
      .choose('act.go', 'go')
    t.choose('after', 'on').do('harm', 'gm', { who: [who], amount: 4 })
    expect(isDying(t.sheet(who))).toBe(true)
    // It acted and moved above 0: nothing more, no Reposte either.
    t.do('count', orc, { 'before.path': [t.cell([4, 2]), t.cell([3, 2])] })
    expect(t.said('reposte')).toEqual([])
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(who).wounds.cur).toBe(-3)
  })

  it('whoever has done nothing may answer with a Reposte, which is the action of the round HAL-DEATH-11', () => {
    const { t, who, orc } = lying({ wounds: pool(10, -2) })
    t.do('place', 'gm', { who: orc, cell: t.cell([5, 2]) })
    reveal(t)
    count(t).choose('before', 'on').choose('after', 'on')
    t.do('count', orc, { 'before.path': [t.cell([4, 2]), t.cell([3, 2])] })
      .choose('reposte', '0')
      .roll('attack.die', 1)
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -3 }, round: { actions: 1 } })
  })

  it('is said when it comes: from 0 to below, and the count of the dead is passed over HAL-DEATH-04 HAL-DEATH-17', () => {
    const { t, who, orc } = lying({ wounds: pool(10, 0) })
    reveal(t)
    t.do('harm', 'gm', { who: [who], amount: 1 })
    expect(t.said('fell')[0]!.with).toEqual({ who, state: 'dying' })
    t.do('harm', 'gm', { who: [who], amount: 9 })
    expect(t.said('fell')[0]!.with).toEqual({ who, state: 'dead' })
    count(t)
    expect(t.said('count')[0]!.with).toMatchObject({ who: [orc] })
  })

  it('is dead at or below the line of the undamaged Strength, bonuses aside HAL-DEATH-16 HAL-DEATH-17', () => {
    const { t, who } = lying({ strength: 10, wounds: pool(14, 1), combatInjuries: [blunt(7, 6)] })
    t.do('harm', 'gm', { who: [who], amount: 10 })
    expect(t.sheet(who).status.dead).toBe(false)
    t.do('harm', 'gm', { who: [who], amount: 1 })
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -10 }, status: { dead: true } })
    expect(t.state.combatants[who]!.cell).not.toBeNull()
    reveal(t)
    expect(t.state.turn!.entries.some(one => one.who === who)).toBe(false)
  })
})

describe('a Heal check', () => {
  const patientWith = { wounds: pool(10, -3), injuries: [injury(3), injury(9), injury(4)], stress: pool(0) }

  /** A healer beside somebody who is dying. */
  function bedside(change = {}) {
    const { t, heroes, put } = hallowedTable()
    const healer = put('Healer', heroes, [2, 2], { skills: skills(7) })
    const patient = put('Patient', heroes, [3, 3], { ...patientWith, ...change })
    const far = put('Far', heroes, [9, 9], patientWith)
    begin(t, 1, 9, 9)
    reveal(declares(t, healer, 'heal'))
    return { t: count(t), healer, patient, far }
  }

  it('EX-HAL-14 stabilizes at 10 and the highest open injury HAL-DEATH-07 HAL-DEATH-13 HAL-DEATH-15', () => {
    const { t, healer, patient, far } = bedside()
    expect(t.refusedAnswer('heal.patient', far)).toMatchObject({ rule: 'HAL-DEATH-15' })
    expect(t.refusedAnswer('heal.patient', healer)).toMatchObject({ rule: 'HAL-DEATH-07' })
    t.choose('heal.patient', patient)
    const failed = t.fork()
    failed.roll('heal.die', 11)
    expect(failed.said('treated')[0]!.with).toMatchObject({ sum: 18, tn: 19, works: false })
    endRound(failed).choose('combat.over', 'goOn')
    expect(failed.sheet(patient).wounds.cur).toBe(-4)
    t.roll('heal.die', 12)
    expect(isStabilized(t.sheet(patient))).toBe(true)
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(patient).wounds.cur).toBe(-3)
  })

  it('adds up d20 and the skill; a natural 20 means nothing HAL-DICE-02', () => {
    const { t, patient } = bedside({ injuries: [injury(25)] })
    t.choose('heal.patient', patient).roll('heal.die', 20)
    expect(t.said('treated')[0]!.with).toMatchObject({ sum: 27, tn: 35, works: false })
  })

  it('opens an airway and wakes whoever fainted for want of air; the voice stays away HAL-COND-09', () => {
    const fainted = { state: 'unconscious' as const, cause: 'suffocation', modifiers: [] }
    const { t, patient } = bedside({
      wounds: pool(10, 0),
      injuries: [],
      combatInjuries: [blunt(15)],
      conditions: [fainted],
      breath: { successes: 1, stage: 'fainted' },
    })
    t.choose('heal.patient', patient).roll('heal.die', 3)
    const own = t.sheet(patient)
    expect(own).toMatchObject({ breath: null, conditions: [], status: { stabilized: true } })
    expect(own.combatInjuries[0]!.effects).toEqual(['mute'])
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(patient).wounds.cur).toBe(0)
  })

  it('leaves nobody fainted for want of air whose airway heals after death HAL-COND-09', () => {
    const { t, who } = lying({
      wounds: pool(10, -8),
      combatInjuries: [blunt(15)],
      status: stabilized,
    })
    t.set(who, ['status', 'dead'], true)
    t.set(who, ['conditions'], [{ state: 'unconscious', cause: 'suffocation', modifiers: [] }])
    t.do('healInjury', 'gm', { who, injury: 0 })
    expect(t.sheet(who).conditions).toEqual([])
  })

  it('wakes, with the first breath, from the faint alone: what the GM has put down to suffocation besides stays HAL-COND-09', () => {
    const { t, who } = lying({ wounds: pool(10, -2), combatInjuries: [blunt(15)], status: stabilized })
    const blinded = { state: 'blinded', cause: 'suffocation', modifiers: [] }
    t.set(who, ['conditions'], [{ ...blinded, state: 'unconscious' }, blinded])
    t.do('healInjury', 'gm', { who, injury: 0 })
    expect(t.sheet(who).conditions).toEqual([blinded])
  })
})

describe('whoever is stabilized', () => {
  it('EX-HAL-15 moves half, acts once for free, then pays for each action HAL-DEATH-08 HAL-DEATH-09 HAL-DEATH-16', () => {
    const { t, who, orc } = lying({ strength: 10, wounds: pool(10, -8), status: stabilized, speed: 9 })
    t.do('place', 'gm', { who: orc, cell: t.cell([7, 2]) })
    expect(allowance(t.state, t.state.combatants[who]!)).toBe(4)
    declares(t, orc, 'moveOnly')
    reveal(declares(t, who, 'attack'))
    t.do('count', who, { 'before.path': [3, 4, 5, 6].map(x => t.cell([x, 2])) })
    strikes(t.choose('before', 'on'), orc)
    const busy = t.fork()
    /** The orc steps out of reach and back, and is answered. */
    const returns = (one: Hal) => {
      one.do('count', orc, { 'before.path': [one.cell([8, 2]), one.cell([7, 2])] })
      return one.choose('reposte', '0').roll('attack.die', 1)
    }
    returns(t.choose('after', 'on'))
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -9 }, status: { stabilized: true, dead: false } })
    busy.choose('after', 'free').choose('free.what', 'other').choose('free.words', '')
    expect(busy.sheet(who).wounds.cur).toBe(-9)
    returns(busy)
    expect(busy.sheet(who)).toMatchObject({ wounds: { cur: -10 }, status: { dead: true } })
  })

  it('at 0 Wounds goes on past a Reposte that did nothing, and no farther where it struck HAL-REACT-05 HAL-DEATH-13', () => {
    const { t, who, orc } = lying({ wounds: pool(10, 0), status: stabilized, speed: 9 })
    t.do('place', 'gm', { who: orc, cell: t.cell([5, 2]) }).set(orc, ['orders', 'reposte'], 'ask')
    reveal(declares(t, who, 'moveOnly'))
    t.do('count', who, { 'before.path': [t.cell([3, 2]), t.cell([4, 2]), t.cell([4, 3])] })
    t.choose('reposte', '0')
    const struck = t.fork()
    t.roll('attack.die', 1)
    expect(t.open[0]).toMatchObject({ key: 'move.on', of: who })
    // Somebody stands in the corner from which squares are counted; whoever is off the map stands on nobody.
    const away = t.fork()
    away.ruleIn('place', { who: orc, cell: 0 }).ruleIn('place', { who, cell: null })
    expect(away.refusedAnswer('move.on', 'stop')).toBeUndefined()
    t.choose('move.on', 'on')
    expect(t.state.combatants[who]!.cell).toBe(t.cell([4, 3]))
    struck.roll('attack.die', 19).roll('damage.dice', 3)
    expect(struck.sheet(who).wounds.cur).toBeLessThan(0)
    expect(struck.open.map(({ key }) => key)).not.toContain('move.on')
    for (const one of [t, struck, away]) while (one.open[0]) one.enter(one.open[0].key)
  })

  it('is not bound by the limits of the dying, and loses nothing at the end of the round HAL-DEATH-13', () => {
    const { t, who, orc } = lying({ wounds: pool(10, -3), status: stabilized })
    reveal(declares(t, who, 'attack'))
    t.do('count', who, { 'before.path': [t.cell([2, 3])] })
    strikes(t.choose('before', 'on'), orc).choose('after', 'on')
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -3 }, status: { stabilized: true } })
  })

  it('is dying again when hurt from outside; the own strain does not end it HAL-DEATH-14', () => {
    const { t, who } = lying({ wounds: pool(10, -3), status: stabilized, stress: pool(4) })
    t.do('harm', 'gm', { who: [who], amount: 3 })
    expect(isStabilized(t.sheet(who))).toBe(true)
    t.do('harm', 'gm', { who: [who], amount: 2 })
    expect(isDying(t.sheet(who))).toBe(true)
    t.do('mend', 'gm', { who: [who], wounds: 20 })
    expect(t.sheet(who).status.stabilized).toBe(false)
  })
})

describe('conditions', () => {
  it('prone: −4 to strike, +4 to be struck, −4 to be shot, one square HAL-COND-02', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const bow = { ...sword, kind: 'ranged' as const, range: 20 }
    const ann = put('Ann', heroes, [2, 2], { weapons: [sword, bow] })
    const orc = put('Orc', monsters, [3, 2], {
      weapons: [sword],
      defenseBonus: 20,
      status: { ...freshStatus(), prone: true },
    })
    begin(t, 5, 1)
    declares(t, ann, 'attack', { 'attack.weapon': '1' })
    reveal(declares(t, orc, 'attack'))
    count(t, { 'attack.target': ann }).roll('attack.die', 1)
    expect(t.said('attacked')[0]!.because).toContainEqual({ n: -4, of: 'prone', rule: 'HAL-COND-02' })
    count(t, { 'attack.target': orc }).roll('attack.die', 1)
    expect(t.said('attacked')[0]!.because).toContainEqual({ n: -4, of: 'targetProne', rule: 'HAL-COND-02' })
    expect(allowance(t.state, t.state.combatants[orc]!)).toBe(1)
    endRound(t)
    reveal(declares(t, ann, 'attack', { 'attack.weapon': '0' }))
    count(count(t), { 'attack.target': orc }).roll('attack.die', 1)
    expect(t.said('attacked')[0]!.because).toContainEqual({ n: 4, of: 'targetProne', rule: 'HAL-COND-02' })
  })

  it('standing up takes half of what one could move, and ends the limit HAL-COND-02 HAL-REACT-08', () => {
    const { t, who } = lying({ speed: 9, status: { ...freshStatus(), prone: true } })
    reveal(declares(t, who, 'moveOnly'))
    count(t).choose('before', 'stand')
    expect(t.said('reposte')).toEqual([])
    expect(t.sheet(who)).toMatchObject({ status: { prone: false }, round: { moved: 4 } })
    t.choose('before', 'move')
    expect(t.open[0]).toMatchObject({ key: 'before.path', budget: 5 })
    t.walk('before.path').choose('before', 'on').choose('after', 'on')
  })

  it('paralyzed: nothing but speech, and no Agility for Defense HAL-COND-03', () => {
    const { t, who } = lying({ agility: 16, conditions: [{ state: 'paralyzed', cause: 'venom', modifiers: [] }] })
    expect(total(defenseParts(t.state, t.state.combatants[who]!))).toBe(5)
    expect(t.refusal('attack', who)).toMatchObject({ code: 'helpless' })
    expect(t.ruleset.display.badges(t.state.combatants[who]!, t.state).map(({ code }) => code)).not.toContain('mute')
    reveal(t)
    expect(t.state.turn!.entries.some(one => one.who === who)).toBe(false)
  })

  it('unconscious: the same, and silent HAL-COND-04', () => {
    const { t, who } = lying({ conditions: [{ state: 'unconscious', cause: 'sleep', modifiers: [] }] })
    expect(total(defenseParts(t.state, t.state.combatants[who]!))).toBe(5)
    expect(t.refusal('intimidate', who)).toMatchObject({ code: 'helpless' })
  })

  it('whoever could not declare and recovers has no entry before the next round, but a Reaction HAL-DECL-06', () => {
    const { t, who, orc } = lying({ conditions: [{ state: 'unconscious', cause: 'sleep', modifiers: [] }] })
    reveal(declares(t, orc, 'moveOnly'))
    t.set(who, ['conditions'], [])
    expect(t.state.turn!.entries.map(one => one.who)).toEqual([orc])
    t.do('count', orc, { 'before.path': [t.cell([4, 2]), t.cell([3, 2])] })
    expect(t.open[0]).toMatchObject({ key: 'reposte', of: who })
    t.choose('reposte', 'no')
  })

  it('mute: no verbal spell, no Intimidation HAL-COND-05', () => {
    const spell = {
      castingTN: 12,
      speedOverride: null,
      manaCost: 0,
      attack: 'none' as const,
      attackBonus: 0,
      damage: [],
    }
    const rest = { critMult: null, bypassStress: false, ignoresArmour: true, range: 9, text: '' }
    const { t, who } = lying({
      combatInjuries: [blunt(16)],
      spells: [
        { name: 'Word', verbal: true, ...spell, ...rest },
        { name: 'Sign', verbal: false, ...spell, ...rest },
      ],
    })
    expect(t.refusal('intimidate', who)).toMatchObject({ rule: 'HAL-COND-05' })
    expect(t.refusal('cast', who, { 'cast.spell': '0' })).toMatchObject({ rule: 'HAL-COND-05' })
    expect(t.refusal('cast', who, { 'cast.spell': '1' })).toBeUndefined()
  })

  it('blinded: −4 to strike, +4 to be struck; deaf is a word HAL-COND-06', () => {
    const blind = [{ state: 'blinded' as const, cause: 'ash', modifiers: [] }]
    const { t, who, orc } = lying({ defenseBonus: 20, conditions: blind })
    t.set(orc, ['conditions'], [{ state: 'deafened', cause: 'bell', modifiers: [] }])
    declares(t, orc, 'attack')
    reveal(declares(t, who, 'attack'))
    strikes(count(t).choose('before', 'on'), orc).choose('after', 'on')
    expect(t.said('attacked')[0]!.with.sum).toBe(1 + 5 - 4)
    count(t, { 'attack.target': who }).roll('attack.die', 1)
    expect(t.said('attacked')[0]!.with.sum).toBe(1 + 5 + 4)
  })

  it('concussed: 2 less on each d20 HAL-COND-07', () => {
    const { t, who, orc } = lying({ combatInjuries: [blunt(20)] })
    reveal(declares(t, who, 'attack'))
    strikes(count(t).choose('before', 'on'), orc).choose('after', 'on')
    expect(t.said('attacked')[0]!.because).toContainEqual({ n: -2, of: 'concussed', rule: 'HAL-COND-07' })
  })

  it('without breath: Strength each round, then faint, −1, dead HAL-COND-08', () => {
    const { t, who } = lying({ strength: 12, wounds: pool(12, 7), combatInjuries: [blunt(15)] })
    endRound(t).roll('breath.die', 9)
    expect(t.sheet(who).breath).toEqual({ successes: 1, stage: 'holding' })
    endRound(t)
    expect(t.open[0]!.facts).toMatchObject({ tn: 11, bonus: 1 })
    t.roll('breath.die', 9).choose('combat.over', 'goOn')
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: 0 }, breath: { stage: 'fainted' } })
    expect(t.sheet(who).injuries).toMatchObject([{ types: ['suffocation'], amount: 7 }])
    expect(t.refusal('attack', who)).toMatchObject({ code: 'helpless' })
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: -1 }, breath: { stage: 'last' }, status: { dead: false } })
    endRound(t).choose('combat.over', 'goOn')
    expect(t.sheet(who).status.dead).toBe(true)
  })

  it('without breath: whoever has no Wounds left faints as well, and loses none by it HAL-COND-08', () => {
    const { t, who } = lying({ strength: 12, wounds: pool(12, 0), combatInjuries: [blunt(15)] })
    endRound(t).roll('breath.die', 1).choose('combat.over', 'goOn')
    expect(t.sheet(who)).toMatchObject({ wounds: { cur: 0 }, breath: { stage: 'fainted' } })
  })
})

describe('a Heal check', () => {
  const suffocating = [
    { state: 'unconscious' as const, cause: 'sleep', modifiers: [] },
    { state: 'unconscious' as const, cause: 'suffocation', modifiers: [] },
    { state: 'cannotBreathe' as const, cause: 'noose', modifiers: [] },
  ]

  it.each([
    [1, false],
    [0, true],
    [-1, true],
  ])(
    'on somebody at %d Wounds who cannot breathe opens the airway, stabilized %s HAL-COND-09 HAL-DEATH-13',
    (cur, lies) => {
      const { t, heroes, put } = hallowedTable()
      const healer = put('Cleric', heroes, [2, 2], { skills: skills(30) })
      const patient = put('Patient', heroes, [3, 2], { wounds: pool(10, cur), conditions: suffocating })
      t.do('healCheck', 'gm', { who: healer, patient }).roll('heal.die', 1)
      expect(t.sheet(patient).conditions).toEqual([suffocating[0]])
      expect(t.sheet(patient).status.stabilized).toBe(lies)
      expect(t.said('stabilized')[0]!.with).toEqual({ who: patient, opened: true, stabilized: lies })
    },
  )

  it('is held against open injuries alone, and is no matter for somebody on his feet or out of reach HAL-DEATH-07 HAL-DEATH-15', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const healer = put('Cleric', heroes, [2, 2], { skills: skills(0) })
    const hurtOnce = { injuries: [{ ...injury(9), healed: true }], wounds: pool(10, 0) }
    const near = put('Near', heroes, [3, 2], hurtOnce)
    const two = put('Two', heroes, [4, 2], hurtOnce)
    const well = put('Well', heroes, [2, 3], { wounds: pool(10, 1) })
    put('Orc', monsters, [12, 9])
    begin(t, 1, 9, 9, 9, 9)
    reveal(declares(t, healer, 'heal'))
    count(t)
    expect(t.refusedAnswer('heal.patient', two)).toMatchObject({ rule: 'HAL-DEATH-15', code: 'patientTooFar' })
    expect(t.refusedAnswer('heal.patient', well)).toMatchObject({ rule: 'HAL-DEATH-07', code: 'needsNoHealing' })
    t.choose('heal.patient', near)
    expect(t.open[0]).toMatchObject({ key: 'heal.die', facts: { patient: near, tn: 10 } })
    t.roll('heal.die', 10)
    expect(t.sheet(near).status.stabilized).toBe(true)
  })
})
