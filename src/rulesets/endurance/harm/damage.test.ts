import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, pool, reacting } from '../../../../test/parties/endurance'
import type { Sheet } from '../state/sheet'

/** Somebody who can be hurt by the GM's hand, with no armour in the way. */
function victim(name: string, change: (sheet: Sheet) => Partial<Sheet> = () => ({})) {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put(name, heroes, [4, 5], s => ({ ...reacting('fortify'), ...change(s) }))
  put('guard', guards, [10, 5])
  begin(t)
  const hurt = (amount: number, more: object = {}) => t.do('harm', 'gm', { who: [who], amount, ...more })
  return { t, who, hurt }
}

describe('damage', () => {
  it('EX-END-18 harms, bloodies, and kills Boudica END-DMG-06 END-DMG-07 END-DMG-08', () => {
    const { t, who, hurt } = victim('Boudica')
    hurt(7)
    expect(t.sheet(who).endurance.cur).toBe(5)
    expect(t.said('harmed')).toHaveLength(1)
    hurt(10).choose('conscious.fortify', 'fortify').roll('fortify.dice', 4, 2, 11)
    expect(t.sheet(who)).toMatchObject({ endurance: { cur: 0 }, health: { cur: 7 }, stamina: { cur: 5 } })
    expect(t.said('bloodied')).toHaveLength(1)
    expect(t.said('fortified')[0]!.with).toMatchObject({ total: 7, difficulty: 5, prevented: true })
    hurt(8).roll('death.luck', 1)
    expect(t.sheet(who).status).toMatchObject({ dead: true, prone: true })
    expect(t.said('died')).toHaveLength(1)
  })

  it('EX-END-18 puts the choice between falling and a reaction that may fail END-DMG-09 END-DMG-10 END-REACT-05', () => {
    const { t, who, hurt } = victim('Boudica')
    hurt(17)
    const fallen = t.fork().choose('conscious.fortify', 'fall')
    expect(fallen.sheet(who)).toMatchObject({ stamina: { cur: 6 }, status: { unconscious: true, prone: true } })
    const failed = t.fork().choose('conscious.fortify', 'fortify').roll('fortify.dice', 1, 1, 3)
    expect(failed.sheet(who)).toMatchObject({ stamina: { cur: 5 }, status: { unconscious: true } })
    t.choose('conscious.fortify', 'fortify').roll('fortify.dice', 1, 1, 20)
    expect(t.sheet(who).status.unconscious).toBe(false)
    hurt(1)
    expect(t.sheet(who).status.unconscious, 'no reaction left').toBe(true)
  })

  it('needs no check while what is missing equals constitution, and one again with every loss END-DMG-11', () => {
    const { t, who, hurt } = victim('Boudica', s => ({ status: { ...s.status, reactionsLeft: 2 } }))
    hurt(16)
    expect(t.sheet(who)).toMatchObject({ health: { cur: 8 }, status: { unconscious: false } })
    hurt(1).choose('conscious.fortify', 'fortify').roll('fortify.dice', 4, 2, 3)
    hurt(1)
    expect(t.sheet(who).status.unconscious).toBe(true)
  })

  it('of Fortify stands in for constitution with its own dice END-DEF-15 END-DICE-09', () => {
    const { t, hurt } = victim('Boudica')
    hurt(17).choose('conscious.fortify', 'fortify')
    expect(t.open[0]).toMatchObject({ dice: [6, 4, 20], facts: { attribute: 'strength', skill: 'athletics' } })
    t.roll('fortify.dice', 1, 2, 5)
    expect(t.said('fortified')[0]!.because!.map(part => part.of)).toEqual(['strength', 'athletics', 'fortitude'])
  })

  it('is lowered by the deflection of its group, to at least 1 END-DMG-01 END-DMG-02 END-DMG-04', () => {
    const { t, who, hurt } = victim('Boudica', () => ({ deflectionElemental: 3, endurance: pool(40) }))
    const left = () => t.sheet(who).endurance.cur
    hurt(8, { damage: 'piercing' })
    expect(left()).toBe(37)
    hurt(8, { damage: 'fire' })
    expect(left()).toBe(32)
    hurt(8, { damage: 'psychic' })
    expect(left()).toBe(24)
    hurt(2, { damage: 'slashing' })
    expect(left()).toBe(23)
  })

  it('without a type is typeless, and the GM may say that nothing lowers it END-DMG-03 END-DMG-05', () => {
    const { t, who, hurt } = victim('Boudica', () => ({ endurance: pool(40) }))
    hurt(8)
    expect(t.sheet(who).endurance.cur).toBe(32)
    hurt(8, { damage: 'slashing', reducible: false })
    expect(t.sheet(who).endurance.cur).toBe(24)
  })

  it('counts half of an odd maximum exactly END-DMG-07', () => {
    const { t, who, hurt } = victim('Boudica', () => ({ endurance: pool(9) }))
    hurt(4)
    expect(t.said('harmed')).toHaveLength(0)
    hurt(1)
    expect(t.sheet(who).endurance.cur).toBe(4)
    expect(t.said('harmed')).toHaveLength(1)
  })
})

describe('death', () => {
  const weak = () => ({ health: pool(12, 3), endurance: pool(10, 0), constitution: 20 })

  it('EX-END-19 is cheated by a luck test that grows harder for good END-DEATH-02 END-DEATH-03 END-DEATH-04', () => {
    const { t, who, hurt } = victim('Boudica', weak)
    hurt(5).roll('death.luck', 10)
    expect(t.sheet(who)).toMatchObject({
      cheatDeathDifficulty: 15,
      health: { cur: 0 },
      status: { dead: false, unconscious: true },
    })
    hurt(1)
    const dead = t.fork().roll('death.luck', 14)
    expect(dead.sheet(who).status.dead).toBe(true)
    t.roll('death.luck', 15)
    expect(t.sheet(who).cheatDeathDifficulty).toBe(20)
  })

  it('is a luck test: the d20 with its bonus and nothing else END-DICE-08', () => {
    const { t, who, hurt } = victim('Boudica', () => ({ ...weak(), luckBonus: 2 }))
    hurt(5)
    expect(t.open[0]).toMatchObject({ key: 'death.luck', dice: [20] })
    t.roll('death.luck', 8)
    expect(t.sheet(who).status.dead).toBe(false)
  })

  it('EX-END-19 is not risked by exactly as much as was left; one is unconscious at once END-DEATH-01 END-COND-02', () => {
    const { t, who, hurt } = victim('Boudica', s => ({
      ...weak(),
      status: { ...s.status, guarding: true, waiting: true },
    }))
    hurt(3)
    expect(t.sheet(who).status).toMatchObject({
      unconscious: true,
      prone: true,
      dead: false,
      guarding: false,
      waiting: false,
    })
  })

  it('EX-END-21 is not risked at once from a nonlethal blow, but from the next END-DEATH-05 END-DEATH-06', () => {
    const { t, who, hurt } = victim('Boudica', () => ({ ...weak(), health: pool(12, 4) }))
    hurt(6, { nonlethal: true })
    expect(t.sheet(who).status).toMatchObject({ unconscious: true, dead: false })
    hurt(1, { nonlethal: true }).roll('death.luck', 9)
    expect(t.sheet(who).status.dead).toBe(true)
  })

  it('is risked at zero health only by what gets past endurance END-DEATH-07', () => {
    const { t, who, hurt } = victim('Boudica', () => ({ ...weak(), health: pool(12, 0), endurance: pool(10, 5) }))
    t.set(who, ['status', 'unconscious'], false)
    hurt(5)
    expect(t.sheet(who).status.unconscious).toBe(false)
    hurt(1).roll('death.luck', 20)
    expect(t.sheet(who).status).toMatchObject({ unconscious: true, dead: false })
  })
})

it('the luck test against death is made unless the sheet says otherwise; not making it is dying END-DEATH-03', () => {
  const { t, who, hurt } = victim('Boudica', () => ({ cheatDeath: 'ask', health: pool(12, 1), endurance: pool(12, 0) }))
  hurt(9)
  const tried = t.fork().choose('death.test', 'roll').roll('death.luck', 20)
  expect(tried.sheet(who)).toMatchObject({ cheatDeathDifficulty: 15, status: { dead: false } })
  t.choose('death.test', 'decline')
  expect(t.sheet(who).status.dead).toBe(true)
})
