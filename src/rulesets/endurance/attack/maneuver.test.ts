import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, idle, pool, reacting } from '../../../../test/parties/endurance'
import type { Maneuver, Sheet } from '../state/sheet'

const trip: Maneuver = {
  id: 'm1',
  name: 'Trip',
  learned: true,
  stamina: 2,
  focus: 1,
  actions: 1,
  attackMod: 1,
  damageMod: -2,
  luckMod: 2,
  effect: { against: 'constitution', condition: 'prone', degree: 1, words: '' },
}

/** Boudica beside a guard, with this maneuver. */
function duel(given: Partial<Maneuver> = {}, change: (sheet: Sheet) => Partial<Sheet> = () => ({})) {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put('Boudica', heroes, [4, 5], () => ({ maneuvers: [{ ...trip, ...given }] }))
  const guard = put('guard', guards, [5, 5], s => ({ endurance: pool(30), ...change(s) }))
  begin(t).do('takeTurn', who)
  return { t, who, guard, heroes, guards, put }
}

const against = (
  defence: 'evasion' | 'willpower' | 'constitution',
  condition: NonNullable<Maneuver['effect']>['condition'],
) => ({
  effect: { against: defence, condition, degree: 3, words: '' },
})

describe('a maneuver', () => {
  it('is an attack with its own price and modifiers END-OPT-03', () => {
    const { t, who, guard } = duel()
    t.do('maneuver', who).roll('attack.dice', 3, 2, 17)
    expect(t.said('rolledAttack')[0]).toMatchObject({ with: { total: 7, luck: 19 } })
    expect(t.said('rolledAttack')[0]!.because).toContainEqual({ n: 1, of: 'maneuver', rule: 'END-OPT-03' })
    expect(t.said('critical')).toHaveLength(1)
    // 7 + 8 for the critical spear − 2 of the maneuver − 4 deflection.
    expect(t.sheet(guard).endurance.cur).toBe(21)
    expect(t.sheet(who)).toMatchObject({ stamina: pool(6, 4), focus: pool(10, 9), status: { actionsLeft: 2 } })
  })

  it('is blocked in knowledge of all its damage END-DEF-04', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const who = put('Boudica', heroes, [4, 5], () => ({ maneuvers: [{ ...trip, damageMod: 6 }] }))
    put('Roland', guards, [5, 5], () => reacting('block'))
    begin(t).do('takeTurn', who).do('maneuver', who).roll('attack.dice', 3, 2, 9)
    expect(t.open[0]).toMatchObject({ key: 'attack.block' })
    const told = t.open[0]!.facts!['raw']
    t.choose('attack.block', 'none')
    const raw = t.said('damaged')[0]!.because!.filter(({ of }) => ['test', 'weapon', 'maneuver'].includes(of))
    expect(raw.map(({ n }) => n).reduce((a, b) => a + b)).toBe(told)
    expect(raw).toContainEqual({ n: 6, of: 'maneuver', rule: 'END-OPT-03' })
  })

  it('that was not learned is 1 worse, and needs its points END-OPT-03', () => {
    const { t, who } = duel({ learned: false })
    t.do('maneuver', who).roll('attack.dice', 3, 2, 9)
    expect(t.said('rolledAttack')[0]!.because).toContainEqual({ n: -1, of: 'unlearned', rule: 'END-OPT-03' })
    t.set(who, ['stamina', 'cur'], 1)
    expect(t.refusal('maneuver', who)).toMatchObject({ rule: 'END-OPT-03', code: 'tooFewPoints' })
    t.set(who, ['maneuvers'], [])
    expect(t.refusal('maneuver', who)).toMatchObject({ rule: 'END-OPT-03', code: 'noManeuvers' })
    t.do('settings', 'gm', { set: { maneuverBuilder: false } })
    expect(t.refusal('maneuver', who)).toMatchObject({ rule: 'END-OPT-03', code: 'maneuversOff' })
  })

  it.each(['stamina', 'focus'] as const)(
    'takes the last point of %s that it needs, and no point fewer END-OPT-03',
    pool => {
      const { t, who } = duel({ [pool]: 2 })
      t.set(who, [pool, 'cur'], 1)
      expect(t.refusal('maneuver', who)).toMatchObject({ code: 'tooFewPoints', with: { pool, left: 1, needed: 2 } })
      t.set(who, [pool, 'cur'], 2)
      expect(t.refusal('maneuver', who)).toBeUndefined()
    },
  )

  it('has its effect through a single point of damage END-ATK-21', () => {
    const { t, who, guard } = duel({ damageMod: 0 }, () => ({ constitution: 3, deflectionPhysical: 99 }))
    t.do('maneuver', who).roll('attack.dice', 3, 2, 9)
    expect(t.said('damaged')[0]!.with.taken).toBe(1)
    expect(t.sheet(guard).status.prone).toBe(true)
  })

  it('takes the penalty for earlier attacks, and counts as one END-ATK-11 END-ATK-12', () => {
    const { t, who } = duel()
    t.do('attack', who).roll('attack.dice', 1, 1, 9).do('maneuver', who).roll('attack.dice', 3, 3, 9)
    expect(t.said('rolledAttack')[0]!.because).toContainEqual({ n: -2, of: 'earlierAttacks', rule: 'END-ATK-10' })
    expect(t.sheet(who).status.attacksThisRound).toBe(2)
  })

  it('has its effect when the same total reaches the defence it names END-ATK-21 END-DICE-10', () => {
    const { t, who, guard } = duel({}, () => ({ constitution: 8, evasion: 3 }))
    const weak = t.fork().do('maneuver', who).roll('attack.dice', 3, 2, 9)
    expect(weak.said('effect')[0]!.with).toMatchObject({ total: 7, defence: 8, applies: false })
    expect(weak.sheet(guard).status.prone).toBe(false)
    t.do('maneuver', who).roll('attack.dice', 3, 3, 9)
    expect(t.said('effect')[0]!.with).toMatchObject({ total: 8, defence: 8, applies: true })
    expect(t.sheet(guard).status.prone).toBe(true)
  })

  it('against evasion goes by the number the hit went by END-ATK-21', () => {
    const { t, who, guard } = duel(against('evasion', 'bleeding'), () => ({ evasion: 9 }))
    t.do('maneuver', who).roll('attack.dice', 3, 2, 20)
    expect(t.said('effect')[0]!.with).toMatchObject({ total: 7, defence: 9, applies: false })
    expect(t.sheet(guard).conditions.bleeding).toBe(0)
    t.do('maneuver', who).roll('attack.dice', 6, 6, 9)
    expect(t.sheet(guard).conditions.bleeding).toBe(3)
  })

  it('against constitution may be fortified against END-REACT-05 END-DEF-15', () => {
    const { t, who, guard } = duel({}, () => reacting('fortify'))
    t.do('maneuver', who).roll('attack.dice', 3, 2, 9)
    expect(t.open[0]!.facts).toMatchObject({ total: 7, condition: 'prone' })
    const tie = t.fork().choose('effect.fortify', 'fortify').roll('fortify.dice', 4, 3, 9)
    expect(tie.sheet(guard).status.prone, 'the attacker wins a tie').toBe(true)
    t.choose('effect.fortify', 'fortify').roll('fortify.dice', 5, 3, 9)
    expect(t.said('effect')[0]!.with).toMatchObject({ defence: 8, applies: false })
    expect(t.sheet(guard)).toMatchObject({ stamina: pool(12, 11), status: { prone: false, reactionsLeft: 0 } })
  })

  it('against willpower may be resisted for 1 focus END-REACT-08 END-DEF-16 END-DICE-09', () => {
    const { t, who, guard } = duel(against('willpower', 'blinded'), () => ({ ...reacting('resist'), willpower: 4 }))
    const low = t.fork().do('maneuver', who).roll('attack.dice', 3, 2, 9)
    low.choose('effect.resist', 'resist').roll('resist.dice', 1, 1, 9)
    expect(low.said('effect')[0]!.with, 'never worse than willpower').toMatchObject({ defence: 4, applies: true })
    expect(low.sheet(guard).conditions.blinded).toBe(true)
    t.do('maneuver', who).roll('attack.dice', 3, 2, 9)
    t.choose('effect.resist', 'resist').roll('resist.dice', 2, 2, 20)
    expect(t.said('withstood')[0]!.with).toMatchObject({ how: 'resist', total: 8 })
    expect(t.sheet(guard)).toMatchObject({ focus: pool(10, 9), stamina: pool(12), conditions: { blinded: false } })
  })

  it('has no effect on whoever blocks it altogether END-DEF-03 END-ATK-21', () => {
    const { t, who, guard } = duel({}, () => ({
      ...reacting('block'),
      items: [{ ...shield(), held: true }],
    }))
    t.do('maneuver', who).roll('attack.dice', 3, 3, 9).choose('attack.block', 'shield')
    expect(t.said('effect')).toHaveLength(0)
    expect(t.sheet(guard).status.prone).toBe(false)
  })

  it('of several actions is paid when they are spent, and nothing is lost by giving it up END-ACT-20 END-ACT-21', () => {
    const { t, who, guard } = duel({ actions: 4 })
    t.do('maneuver', who)
    expect(t.sheet(who)).toMatchObject({ stamina: pool(6), status: { actionsLeft: 0, pending: { paid: 3, total: 4 } } })
    t.do('endTurn', who)
    idle(t, guard)
    const given = t.fork().do('takeTurn', who).choose('turn.pending', 'abandon')
    expect(given.sheet(who)).toMatchObject({ stamina: pool(6), status: { actionsLeft: 3, pending: null } })
    t.do('takeTurn', who).choose('turn.pending', 'continue').roll('attack.dice', 3, 3, 9)
    expect(t.sheet(who)).toMatchObject({ stamina: pool(6, 4), status: { actionsLeft: 2, pending: null } })
    expect(t.said('hit')).toHaveLength(1)
  })

  it('of one action may be readied and commanded END-ACT-11 END-ACT-06', () => {
    const { t, who, guard } = duel()
    t.do('ready', who).choose('ready.action', 'maneuver:m1').choose('ready.watch', 'attacks')
    t.do('takeTurn', guard).do('attack', guard).choose('ready.use', 'maneuver:m1').roll('attack.dice', 3, 2, 9)
    expect(t.sheet(who).stamina.cur).toBe(4)
    expect(t.sheet(guard).status.prone).toBe(true)
    t.roll('attack.dice', 1, 1, 9)
  })
})

const shield = () => ({
  id: 'shield',
  name: 'Shield',
  handsNeeded: 1,
  metal: false,
  durability: pool(20),
  block: 3,
  parry: null,
  weapon: null,
})
